"""Raising cash in a debt: ways add up by one tap each, lie still, and are played together."""
from engine.kernel import Refusal
from engine.rihla.dues import Debt
from engine.rihla.table import RihlaTable
from tests.ui.desk import run
from tests.ui.rihla.deals import Road, table_with
from tests.ui.rihla.setting import asked_scene
from ui.rihla.drafts.debt import raised, spots
from ui.rihla.drafts.draft import NOTHING, Draft
from ui.rihla.face import RihlaFace

FACE = RihlaFace()
OWNED = {1: 0, 37: 0, 39: 0, 16: 0, 21: 0}
"""The Silk Road with stalls, and three bare businesses of other streets."""


def owing(total: int) -> RihlaTable:
    table = table_with(OWNED, {0: 100})
    table.level[37], table.level[39] = 1, 1
    table.pending.append(Debt(0, [(1, total)], "visit"))
    return table


def picked(table: RihlaTable, *taps: str) -> Draft:
    draft = NOTHING
    for what in taps:
        found = FACE.pick(asked_scene(table, draft), what)
        assert isinstance(found, Draft), (what, found)
        draft = found
    return draft


def plan(table: RihlaTable, *taps: str) -> list[str]:
    return FACE.plan(asked_scene(table, picked(table, *taps)))


def test_ways_add_up_and_a_second_tap_puts_a_lease_back():
    table = owing(5000)
    assert plan(table, "do-lease 16", "do-lease 21") == ["lease 16", "lease 21"]
    assert plan(table, "do-lease 16", "do-lease 21", "do-lease 16") == ["lease 21"]
    assert plan(table, "do-lease 16", "do-lease 16") == []


def test_stalls_go_one_by_one_and_then_the_place_itself():
    table = owing(90_000)
    assert plan(table, "do-sell 37", "do-sell 39", "do-lease 37") == ["sell 37", "sell 39", "lease 37"]
    refused = FACE.pick(asked_scene(table, picked(table, "do-sell 37")), "do-sell 37")
    assert isinstance(refused, Refusal) and refused.why == "no-stalls"


def test_what_covers_the_debt_is_enough():
    table = owing(1000)
    draft = picked(table, "do-lease 16")
    refused = FACE.pick(asked_scene(table, draft), "do-lease 21")
    assert isinstance(refused, Refusal) and "enough" in FACE.why(refused)
    assert "Left over" in FACE.regions(asked_scene(table, draft))["tray"]


def test_the_page_chooses_the_least_painful_ways_and_none_too_many():
    """Taghaza goes first but brings too little, and Shabwa is enough without it."""
    assert spots(owing(1000), 0)[:2] == [1, 16] and plan(owing(1000), "raise-all") == ["lease 16"]
    table = owing(3000)
    chosen = plan(table, "raise-all")
    assert raised(table, tuple(chosen)) >= 2900 > raised(table, tuple(chosen[:-1]))
    assert not [act for act in chosen if act.startswith("sell")]


def test_what_is_picked_stays_while_one_looks_at_the_road_and_goes_for_a_trade():
    table = owing(5000)
    assert plan(table, "do-lease 16", "do-lease 21", "page-road") == ["lease 16", "lease 21"]
    assert picked(table, "do-lease 16", "do-lease 21", "page-trade").raised == ()


def test_the_list_lies_still_while_ways_are_picked():
    table = owing(5000)
    rows = [FACE.regions(asked_scene(table, picked(table, *taps)))["tray"].split('id="raise-')[1:]
            for taps in ((), ("do-lease 16",), ("do-lease 16", "do-lease 21"))]
    order = [[row.partition('"')[0] for row in picture] for picture in rows]
    assert order[0] == order[1] == order[2] and len(order[0]) == 6


def test_all_of_it_is_played_by_one_press_and_pays():
    async def scenario() -> None:
        desk = Road()
        desk.road(owing(3000), kinds=("person",) * 4)
        desk.press("pick", what="raise-all")
        ways = desk.session.draft.raised + (desk.session.draft.act,)
        left = 100 + raised(desk.session.saga.table, ways) - 3000
        desk.press("commit")
        desk.healthy()
        table = desk.session.saga.table
        assert len(ways) > 1 and table.merchants[0].cash == left and not isinstance(table.pending[-1], Debt)
    run(scenario)
