"""Partner Mode in a real browser: two partners, a hand that is covered when the device goes round, a game to its end."""
import pytest

from engine.caravanserai.expansions.dervish.annex import dervish
from engine.caravanserai.game import GAME
from engine.caravanserai.turn import Ready
from engine.kernel import legal
from tests.browser.court import carry_out, measure, next_errand, saga_of
from tests.browser.court_saves import LATE, position
from tests.browser.gauges import nothing
from tests.browser.player import Player
from tests.browser.playing import LAPTOP, Sit
from tests.browser.rihla_road import open_save
from tests.browser.test_axe import in_both_lights
from tests.ui.caravanserai.setting import after
from tests.ui.caravanserai_parts.setting import deal
from ui.caravanserai.names import card_name

LOG = ("entry ",)
"""Lines of the log are half out of its frame and can be scrolled in."""
OPTIONS = {"partner": True, "threshold": 20}


def paired(one: str, other: str, *kinds: str) -> str:
    """A save at the first turn of two who go with these partners, both a few points before the end."""
    table = after(deal(2, "pair", **OPTIONS), f"partner {one}", f"partner {other}")
    while not isinstance(table.pending[-1], Ready):
        table = after(table, str(legal(GAME, table)[0]))
    for boy in table.seats:
        boy.points = LATE
    return position(table, kinds, OPTIONS)


@pytest.mark.timeout(300)
@pytest.mark.parametrize("one, other", [("chapman", "opium_dealer"), ("anahita", "dervish")])
def test_the_last_turns_with_two_partners_by_touch(sit: Sit, one: str, other: str):
    me = sit("touch", luck=8).quick()
    open_save(me, paired(one, other, "person", "bot"))
    wrong: list[str] = []
    seen: set[str] = set()
    while me.next() == "mine":
        kind = type(saga_of(me).table.pending[-1]).__name__
        if kind not in seen:
            measure(me, kind, wrong, LOG, lights=False)
        seen.add(kind)
        carry_out(me, next_errand(me))
    me.to_score()
    in_both_lights(me, "score", wrong)
    nothing(wrong)


@pytest.mark.timeout(200)
def test_partners_are_chosen_at_the_table_and_a_hand_is_covered_between_two_people(sit: Sit):
    me = sit("mouse", size=LAPTOP, luck=9).quick()
    me.press("#door-caravanserai")
    me.press("#new-mode-partner")
    me.press("#new-kind-1-person")
    me.write("#new-name-0", "Aziza")
    me.write("#new-name-1", "Basil")
    me.press("#new-start")
    me.next()
    _choose(me, "partner dervish")
    me.next()
    _choose(me, "partner anahita")
    covered = 0
    while not isinstance(saga_of(me).table.pending[-1], Ready):
        me.wait("mine", "cover")
        covered += me.look()["kind"] == "cover"
        me.next()
        carry_out(me, next_errand(me))
    saga = saga_of(me)
    hand = [card_name(card) for card in dervish(saga.table).hands[0]]
    seen = me.text("body")
    if saga.table.pending[-1].seat == 1:
        assert not [card for card in hand if card in seen]
    while saga_of(me).table.pending[-1].seat != 0:
        me.next()
        carry_out(me, next_errand(me))
    me.wait("cover")
    assert not [card for card in hand if card in me.text("body")]
    me.next()
    assert any(card in me.page.content() for card in hand)


def _choose(me: Player, act: str) -> None:
    me.press(f"[data-what='act {act}']")
    me.press("#bar-main")
