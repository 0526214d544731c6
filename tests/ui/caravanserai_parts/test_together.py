"""All four expansions at one table, played by chance: every question has its panel, every answer is a few taps away."""
from collections import Counter

from engine.caravanserai.game import GAME
from engine.kernel import legal
from tests.ui.caravanserai.setting import asked_scene, drawn, scene
from tests.ui.caravanserai.test_drawing import Nesting
from tests.ui.caravanserai_parts.setting import moments, reached
from ui.caravanserai.face import CaravanseraiFace
from ui.caravanserai.panels import idle
from ui.caravanserai.panels.registry import drawer

ALL = {"dervish": True, "opium": True, "chapman": True, "anahita": True}
FACE = CaravanseraiFace()


def test_every_question_has_a_panel_whole_markup_and_its_answers_within_reach():
    kinds: Counter[str] = Counter()
    for table in list(moments(3, "together", 600, **ALL)):
        if not table.pending:
            break
        kind = type(table.pending[-1]).__name__
        kinds[kind] += 1
        if kinds[kind] > 2:  # two tables for each question
            continue
        assert drawer(table.pending[-1]) is not idle.answers, kind
        moment = asked_scene(table)
        nesting = Nesting()
        nesting.feed("".join(FACE.regions(moment).values()))
        assert not nesting.open and len(nesting.ids) == len(set(nesting.ids)), sorted(nesting.ids)
        within = reached(FACE, table, 3)
        for act in legal(GAME, table):
            assert str(act) in within, f"{act} at {table.pending[-1]}"
    assert len(kinds) > 10, kinds


def test_who_only_watches_sees_the_table_and_can_do_nothing():
    table = list(moments(3, "watch", 60, **ALL))[-1]
    moment = scene(table, None)
    assert "legal" not in "".join(FACE.regions(moment).values()) and drawn(FACE, moment)
