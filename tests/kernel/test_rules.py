"""Rules that were mended: what was begun before goes on by its own number, in saves and in links, and nothing is lost."""
import json

import pytest

from engine.kernel import Dice, Options
from engine.kernel.link import link_text, open_link
from engine.kernel.saga import Saga, Seat
from engine.kernel.save import BadSave, load_text, save_text
from tests.kernel.pebbles import GAME, Count, HowMany, Offer, PebbleTable, Roll, Sell, Turn, find


class MendedTable(PebbleTable):
    """A table that knows the number of its rules."""

    unsaid = ("rules",)
    rules: int = 1


class MendedRoll(Roll):
    """Rolling pays a coin more by the second rules, and nobody may draw any more."""

    verb = "roll"

    def do(self, table: MendedTable, asking: Turn) -> None:
        table.coins[asking.seat] += table.rules - 1
        super().do(table, asking)


class Mended(type(GAME)):
    """The game by its second rules."""

    rules = 2
    table_type = MendedTable
    menu = {Turn: (*GAME.menu[Turn][:1], MendedRoll, Sell, Offer), HowMany: (Count,)}

    def deal(self, seats: int, options: Options, dice: Dice) -> MendedTable:
        dealt = super().deal(seats, options, dice)
        return MendedTable(**{name: getattr(dealt, name) for name in PebbleTable.FIELDS}, rules=self.rules)


MENDED = Mended()


def mended(name: str) -> Mended:
    assert name == "pebbles"
    return MENDED


def match(game, steps: int = 9) -> Saga:
    made = Saga(game, [Seat("Mina"), Seat("Yusuf", "bot", "trader")], "7", {}, "id-1")
    for place in range(steps):
        made.play(made.legal()[place % len(made.legal())])
    return made


@pytest.mark.parametrize("steps", [0, 9, 10])
def test_what_was_begun_before_opens_goes_on_and_is_written_by_its_own_rules(steps):
    old = match(GAME, steps)
    loaded, opened = load_text(save_text(old), mended), open_link(link_text(old), mended).saga
    assert loaded.notice == ""
    for saga in (loaded.saga, opened):
        assert (saga.log, saga.game.rules, saga.table.rules) == (old.log, 1, 1)
        assert saga.table.to_json() == old.table.to_json()
    assert save_text(loaded.saga) == save_text(old) and link_text(opened) == link_text(old)
    if steps < 10:
        coins = old.table.coins[old.table.pending[-1].seat]
        seat = loaded.saga.table.pending[-1].seat
        gained = loaded.saga.play_text("roll")[0].coins
        assert loaded.saga.table.coins[seat] == coins + gained
        assert load_text(save_text(loaded.saga), find).saga.log[-1] == "roll"  # and whoever has the old engine can go on


def test_a_save_without_a_number_was_begun_under_the_first_rules():
    whole = json.loads(save_text(match(GAME)))
    del whole["rules"]
    assert load_text(json.dumps(whole), mended).saga.game.rules == 1


def test_what_begins_now_has_the_present_number_and_costs_a_link_nothing():
    new = match(MENDED)
    assert json.loads(save_text(new))["rules"] == new.table.to_json()["rules"] == 2
    assert load_text(save_text(new), mended).saga.table == open_link(link_text(new), mended).saga.table == new.table
    assert len(link_text(new)) <= len(link_text(match(GAME))) + 2
    assert new.game.under(1).newest().rules == 2 and new.game.under(2) is new.game


@pytest.mark.parametrize("steps", [0, 9])
def test_what_a_newer_engine_made_is_told_and_left_alone(steps):
    new = match(MENDED, steps)
    for read in (lambda: load_text(save_text(new), find), lambda: open_link(link_text(new), find)):
        with pytest.raises(BadSave) as bad:
            read()
        assert bad.value.why == "newer"


def test_a_migration_takes_a_save_as_far_as_there_are_some():
    class Third(Mended):
        rules = 3
        migrations = {1: lambda save: {**save, "check": ""}}
    assert load_text(save_text(match(GAME)), lambda name: Third()).saga.game.rules == 2
    assert load_text(save_text(match(MENDED)), lambda name: Third()).saga.game.rules == 2
