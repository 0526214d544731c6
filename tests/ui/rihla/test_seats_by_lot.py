"""Seats by lot: whoever the engine deals to a seat sits there, by name, kind, level and account; nothing else changes."""
from collections import Counter

import pytest

from engine.games import READY, game
from engine.kernel import dice_from
from engine.kernel.link import link_text, open_link
from engine.rihla.game import GAME
from tests.ui.desk import Desk, run
from ui import account
from ui.faces import playable
from ui.keeper import read

NAMES = ("Amira", "Basil", "Chadi", "Dunya")


def begin(desk: Desk, kinds: tuple[str, ...] = ("person", "person", "bot", "bot"), by_lot: bool = True) -> None:
    """Set a game up with these names, in this order, and start it."""
    desk.press("go", to="#/new/rihla")
    desk._arg("new-seat-count", value=str(len(kinds)))
    for seat, (kind, name) in enumerate(zip(kinds, NAMES, strict=False)):
        desk._arg("new-seat-kind", seat=str(seat), value=kind)
        desk.hands.press("new-seat-name", "change", value=name, seat=str(seat))
        if kind == "bot":
            desk.hands.press("new-seat-level", "change", value=("apprentice", "master")[seat % 2], seat=str(seat))
    desk._arg("new-option", name="shuffle_seats", value="yes" if by_lot else "no")
    desk.press("new-start")
    desk.healthy()
    desk.stop()


def names(desk: Desk) -> list[str]:
    return [seat.name for seat in desk.saga.seats]


def seated_by_lot(desk: Desk) -> list[str]:
    """The names as the engine's lot orders those that were typed."""
    return [NAMES[who] for who in desk.saga.table.seating]


def test_everybody_sits_where_the_lot_put_them_whole():
    async def scenario():
        orders = Counter()
        for first in range(6):
            desk = Desk(first_seed=1000 * first)
            begin(desk)
            assert names(desk) == seated_by_lot(desk)
            orders[tuple(names(desk))] += 1
            for seat in desk.saga.seats:
                who = NAMES.index(seat.name)
                assert (seat.kind, seat.level) == (("person", ""), ("person", ""), ("bot", "apprentice"), ("bot", "master"))[who]
        assert len(orders) > 3
    run(scenario)


def test_without_the_option_everybody_sits_as_they_sat_down():
    async def scenario():
        desk = Desk()
        begin(desk, by_lot=False)
        assert names(desk) == list(NAMES)
    run(scenario)


def test_the_account_goes_with_its_person():
    async def scenario():
        moved = 0
        for first in range(4):
            desk = Desk(first_seed=1000 * first)
            begin(desk)
            own = names(desk).index("Amira")
            moved += own != 0
            assert account.seated(desk.session) == [account.mine(desk.app.store).id if seat == own else None for seat in range(4)]
        assert moved
    run(scenario)


def test_save_link_and_reload_keep_the_seats_as_dealt():
    async def scenario():
        desk = Desk(first_seed=1000)
        begin(desk)
        dealt = names(desk)
        text = desk.hands.store[f"sarai:game:{desk.session.key}"]
        assert [seat.name for seat in read(text).saga.seats] == dealt
        assert [seat.name for seat in open_link(link_text(desk.saga), playable).saga.seats] == dealt
        desk.reload()
        assert names(desk) == dealt
    run(scenario)


def test_the_same_deal_keeps_the_seats_and_a_rematch_deals_them_again():
    async def scenario():
        desk = Desk(first_seed=1000)
        begin(desk, ("person", "person", "person", "person"))
        dealt, first = names(desk), desk.saga.table
        assert dealt != list(NAMES)
        desk.press("same-deal")
        desk.healthy()
        assert names(desk) == dealt and desk.saga.table == first
        desk.press("rematch")
        desk.healthy()
        assert names(desk) == [dealt[who] for who in desk.saga.table.seating]
        await desk.rest()
    run(scenario)


@pytest.mark.parametrize("name", READY)
def test_other_games_seat_nobody_anew(name):
    of = game(name)
    count = of.seats.start
    table = of.deal(count, of.check_options(count, {}), dice_from("seats"))
    assert of.seating(table) == list(range(count))
    assert GAME.seating(GAME.deal(6, {"shuffle_seats": True}, dice_from("lot"))) != list(range(6))
