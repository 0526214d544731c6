"""Which card is which: what moves keeps its key, so that the page can glide it."""
from engine.kernel import parse, play
from engine.tantan.game import GAME
from engine.tantan.table import TantanTable
from tests.ui.tantan.setting import arranged, moments
from ui.tantan.pieces import Names, Pieces


def seen(names: Names, table: TantanTable, viewer: int | None = 0) -> Pieces:
    return names.of(GAME.view(table, viewer))


def after(table: TantanTable, *bundle: str) -> TantanTable:
    for notation in bundle:
        table = play(GAME, table, parse(GAME, table, notation)).table
    return table


def keys(row: list[tuple[str, str]]) -> dict[str, str]:
    return dict(row)


ROW = ["spice", "lamp", "lantern", "princess", "merchant"]


def start(**zones: object) -> TantanTable:
    return arranged(**{"purse": "clothes", "market": list(ROW), "pile": ["jewellery", "food", "fabric", "thief"], **zones})


def test_a_bought_card_flies_to_the_hand_the_purse_to_the_caravan_and_the_market_closes_up():
    names, table = Names(), start()
    before = keys(seen(names, table).market)
    now = seen(names, after(table, "buy 1", "buy 4", "buy done"))
    assert keys(now.hand) == {"spice": before["spice"], "princess": before["princess"]}
    assert keys(now.caravan) == {"clothes": before["clothes"]}
    assert [card for card, _ in now.market] == ["lamp", "lantern", "merchant", "jewellery", "food", "fabric", "thief"]
    assert all(keys(now.market)[card] == before[card] for card in ("lamp", "lantern", "merchant", "jewellery"))
    assert now.source(keys(now.market)["food"]) == before["jewellery"]  # a new card comes off the pile


def test_a_card_another_seat_buys_arrives_in_its_panel():
    names, table = Names(), start(active=1)
    table.pending[-1].seat = 1
    before = keys(seen(names, table).market)
    now = seen(names, after(table, "buy 2", "buy done"))
    assert [(come.seat, come.zone, come.card, come.source) for come in now.arrivals] == [(1, "hand", "lamp", before["lamp"])]


def test_stocked_cards_leave_the_hand_mine_by_their_keys_others_from_their_panel():
    names, table = Names(), start(hands=[["food", "food", "lamp"], ["thief"], [], []])
    hand = [key for _, key in seen(names, table).hand]
    table = after(table, "stock food", "count 2")
    now = seen(names, table)
    assert [key for _, key in now.caravan] == hand[:2] and [key for _, key in now.hand] == hand[2:]
    later = seen(names, after(table, "stock thief", "count 1"))
    assert later.source(later.caravan[-1][1]) == "hand-1"


def test_a_share_flies_from_the_caravan_to_the_front():
    train = ["food", "lamp", "food", "mouse", "spice", "spice", "spice"]
    names, table = Names(), start(caravan=train, hands=[["lamp"], [], [], []])
    table = after(table, "stock lamp", "count 1")
    before = seen(names, table).caravan
    now = seen(names, after(table, "take food"))
    assert [(come.seat, come.zone) for come in now.arrivals] == [(0, "front")] * 2
    assert [come.source for come in now.arrivals] == [before[0][1], before[2][1]]
    assert [key for _, key in now.caravan] == [key for card, key in before if card != "food"]


def test_the_same_view_keeps_its_keys_and_another_hand_gets_new_ones():
    names, table = Names(), start(hands=[["food"], ["food"], [], []])
    assert seen(names, table) == seen(names, table)
    mine = seen(names, table, 0).hand
    theirs = seen(names, table, 1).hand
    assert mine[0][1] != theirs[0][1]


def test_keys_are_unique_and_complete_all_through_a_game_also_backwards():
    for count in (2, 4):
        names, tables = Names(), list(moments(count, "keys"))
        for table in [*tables, *tables[::-7]]:
            now = seen(names, table)
            row = [*([table.purse] if table.purse else []), *table.market, *table.pile[:1]]
            cards = [[card for card, _ in part] for part in (now.market, now.caravan, now.hand)]
            assert cards == [row, table.caravan, table.hands[0]]
            found = [key for part in (now.market, now.caravan, now.hand) for _, key in part]
            assert len(found) == len(set(found))
