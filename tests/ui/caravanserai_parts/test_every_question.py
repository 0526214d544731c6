"""No part is open whose questions have no panel of their own."""
import pytest

from engine.caravanserai.game import GAME, PARTS
from engine.caravanserai.turn import Stop
from ui.caravanserai.attach import every
from ui.caravanserai.face import FACE
from ui.caravanserai.panels.registry import PANELS, STOPS

QUESTIONS = [ask for ask in GAME.menu if isinstance(ask, type)]


@pytest.mark.parametrize("question", QUESTIONS, ids=lambda question: question.__name__)
def test_every_question_has_a_panel_of_its_own(question):
    panels = {**PANELS, **every().panels}
    plain_stop = question is Stop and set(STOPS) == {kind for kind in GAME_SPACES if kind}
    assert plain_stop or any(kind in panels for kind in question.__mro__), question


GAME_SPACES = {"stall", "changer", "caravan", "blue_pavilion", "white_pavilion", "blue_gate", "red_gate", "tower"}


def test_every_part_is_open_and_every_number_of_seats():
    assert {part.option.name for part in PARTS if part.option is not None} <= set(FACE.shown)
    assert FACE.seats == GAME.seats
