"""One's own records: a deal counts once, at its first end, whatever is tried; files, two devices, the game of the day."""
import json
from functools import lru_cache
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.caravanserai.game import GAME
from engine.kernel import BadRecord, legal
from engine.kernel.link import link_text
from engine.kernel.saga import Saga, Seat
from engine.kernel.save import save_text
from tests.ui.desk import Desk, run
from ui import records
from ui.commands.files import take
from ui.host import Command
from ui.ladders import day_of, ladder, medal
from ui.ladders.caravanserai import LADDER
from ui.records import Book


@lru_cache
def log_of(seed: str) -> tuple[str, ...]:
    """The moves of a whole game by chance."""
    saga, luck = Saga(GAME, [Seat("Mina")], seed), Random(seed)
    while saga.table.pending:
        saga.play(luck.choice(legal(GAME, saga.table)))
    return tuple(saga.log)


def nearly_over(seed: str = "solo", ident: str = "one") -> Saga:
    """A game of which the last few actions are not played yet."""
    saga = Saga(GAME, [Seat("Mina")], seed, ident=ident)
    saga.replay(log_of(seed)[:-12])
    return saga


class Alone(Desk):
    """A desk where somebody ends games of Solo Mode."""

    def sit(self, saga: Saga, owner: str | None = None) -> str:
        """Sit down at a match as if it had been played here so far."""
        from ui import account
        from ui.keeper import begin_game
        self.use()
        mine = account.mine(self.app.store, "Mina").id if owner is None else owner
        self.app.sit_down(begin_game(self.app.store, saga, self.app.tab, "2026-08-21T18:00", account.notes_of([mine])))
        self.press("go", to=f"#/table/{self.session.key}")
        return str(self.session.key)

    def end(self) -> None:
        """Play the rest."""
        from ui.telling import played
        self.use()
        while self.session.asked is not None:
            played(self.app, self.session, self.session.play([log_of(self.saga.seed)[self.saga.cursor]]))
        self.healthy()

    @property
    def book(self) -> Book:
        self.use()
        return records.read(self.app.store)

    def results(self, course: str = "solo") -> list[int]:
        book = self.book
        return [result.points for owner in book for result in records.results(book, owner, "caravanserai", course)]

    def told(self) -> str:
        self.use()
        found = records.told(self.app.store, self.session)
        return found.how if found is not None else ""


def test_the_end_of_a_game_is_entered_once_and_the_score_page_tells_it():
    async def scenario():
        desk = Alone()
        key = desk.sit(nearly_over())
        assert desk.told() == "later" and desk.results() == []
        desk.end()
        points = GAME.result(desk.saga.table).totals[0]
        assert desk.results() == [points] and desk.told() == "first"
        desk.press("go", to=f"#/score/{key}")
        assert "Your first result" in desk.words() and "You are home" in desk.words()
        desk.reload()
        assert desk.results() == [points]
        desk.press("go", to="#/records")
        assert "1 deal played" in desk.words()
        desk.healthy()
    run(scenario)


def test_the_same_deal_again_or_an_end_after_undo_counts_nothing_anew():
    async def scenario():
        desk = Alone()
        desk.sit(nearly_over())
        desk.end()
        first = desk.results()
        again = nearly_over(ident="two")
        desk.sit(again)
        desk.end()
        assert desk.results() == first and desk.told() == "again"
        book = desk.book
        assert [one.tries for owner in book for one in records.results(book, owner, "caravanserai", "solo")] == [2]
        desk.sit(nearly_over())  # the same match, ended once more
        desk.end()
        assert desk.results() == first
        desk.sit(nearly_over(seed="other", ident="three"))
        desk.end()
        assert len(desk.results()) == 2 and desk.told() in ("record", "level", "below")
    run(scenario)


def test_guests_bots_foreign_games_and_other_numbers_of_seats_are_nobodys_record():
    async def scenario():
        desk = Alone()
        desk.sit(nearly_over(), owner="")
        desk.end()
        assert desk.results() == [] and desk.told() == "guest"
        bot = nearly_over(ident="bot")
        bot.seats = [Seat("B", "bot", "clerk")]
        desk.sit(bot)
        desk.end()
        assert desk.results() == [] and desk.told() == ""
        desk.sit(nearly_over(ident="foreign"))
        desk.session.notes["foreign"] = 1
        desk.end()
        assert desk.results() == [] and desk.told() == "foreign"
    run(scenario)


def test_records_go_along_in_the_file_of_all_games_and_two_devices_are_united():
    async def scenario():
        one, two = Alone(first_seed=1), Alone(first_seed=50)
        one.sit(nearly_over())
        one.end()
        one.press("export-all")
        text = one.hands.files[-1][1]
        two.use()
        take(two.app, text)
        assert two.results() == one.results() != []
        take(two.app, text)
        assert two.results() == one.results()
        two.sit(nearly_over(seed="more", ident="m"))  # this device has taken the account over
        two.end()
        assert len(two.results()) == 2
    run(scenario)


def test_a_file_whose_records_are_no_records_is_refused_whole():
    async def scenario():
        desk = Alone()
        whole = {"sarai-all": 1, "games": [json.loads(save_text(nearly_over(), {}))],
                 "records": {"people": {"a": {"caravanserai/solo": {"s": {"i": [1.5, "x"]}}}}}}
        take(desk.app, json.dumps(whole))
        assert desk.book == {} and desk.app.store.games() == []
    run(scenario)


DAMAGED = ("", "{", "[]", "null", '{"people": 3}', '{"people": {"a": []}}', '{"people": {"a": {"c": {"s": {"i": 1}}}}}',
           '{"people": {"a": {"c": {"s": {"i": [true, ""]}}}}}')


@pytest.mark.parametrize("stored", DAMAGED)
def test_a_damaged_book_is_put_aside_and_breaks_nothing(stored):
    async def scenario():
        desk = Alone({"sarai:records": stored})
        assert desk.book == {} and desk.hands.store["sarai:records:damaged"] == stored
        for address in ("#/", "#/records"):
            desk.press("go", to=address)
            desk.healthy()
    run(scenario)


NAMES = st.sampled_from(["a", "b"])
MADE = st.tuples(st.integers(-9, 60), st.sampled_from(["2026-08-21T18:00", "2026-08-22T09:00", ""]))
BOOKS = st.dictionaries(NAMES, st.dictionaries(NAMES, st.dictionaries(NAMES, st.dictionaries(NAMES, MADE, min_size=1),
                                                                      min_size=1), min_size=1))


@given(BOOKS, BOOKS, BOOKS)
@settings(max_examples=60, deadline=None)
def test_uniting_books_may_be_done_in_any_order_and_as_often_as_one_likes(one, two, three):
    def fresh(book):
        return records.from_json(json.loads(json.dumps(records.to_json(book))))
    both = records.unite(fresh(one), fresh(two))
    assert both == records.unite(fresh(two), fresh(one))
    assert records.unite(fresh(both), fresh(two)) == both
    assert records.unite(fresh(both), fresh(three)) == records.unite(fresh(one), records.unite(fresh(two), fresh(three)))


def test_a_book_of_anything_but_whole_numbers_is_none():
    for made in ([1.0, "x"], [True, "x"], ["1", "x"], [1], [1, 2], [10**9, "x"], [1, "x" * 999]):
        with pytest.raises(BadRecord):
            records.from_json({"people": {"a": {"c": {"s": {"i": made}}}}})


# ---- the game of the day


def test_the_game_of_a_day_is_the_same_everywhere_and_another_one_the_next_day():
    days = [f"2026-08-{day:02}" for day in range(1, 29)]
    plans = [LADDER.daily(day) for day in days]
    assert plans == [LADDER.daily(day) for day in days] and len({plan.seed for plan in plans}) == len(days)
    assert len({LADDER.course(plan.options, plan.seats) for plan in plans}) >= 6
    assert [(plan.options, plan.seed) for plan in plans[:2]] == [
        (LADDER.daily("2026-08-01").options, "daily-2026-08-01"), (LADDER.daily("2026-08-02").options, "daily-2026-08-02")]
    saga = Saga(GAME, [Seat("M")], plans[0].seed, plans[0].options)
    assert day_of(saga) == "2026-08-01"
    other = {**plans[0].options, "dervish": not plans[0].options["dervish"]}
    assert day_of(Saga(GAME, [Seat("M")], plans[0].seed, other)) == ""
    assert day_of(Saga(GAME, [Seat("M")], "x", plans[0].options)) == ""


def test_todays_game_is_begun_once_and_then_gone_on_with():
    async def scenario():
        desk = Alone()
        assert "game" in desk.words() and "Play" in desk.words()
        desk.press("daily", game="caravanserai")
        key = desk.session.key
        assert day_of(desk.saga) == desk.hands.today()[:10] and len(desk.saga.seats) == 1
        desk.press("go", to="#/")
        assert "Go on" in desk.words()
        desk.press("daily", game="caravanserai")
        assert desk.session.key == key and len(desk.app.store.games()) == 1
        desk.press("daily", game="nothing")
        desk.healthy()
    run(scenario)


def test_medals_ask_for_more_and_more():
    found = ladder("caravanserai")
    assert [medal(found, points) for points in (-3, 34, 35, 49, 50, 65, 99)] == [
        "", "", "bronze", "bronze", "silver", "gold", "gold"]
    assert ladder("tantan") is None


def test_a_command_without_sense_is_nothing():
    async def scenario():
        desk = Alone()
        from ui.commands.daily import daily
        desk.use()
        daily(desk.app, Command("daily", "click", None, {}, "", {}))
        desk.healthy()
    run(scenario)


def test_a_link_that_has_played_already_is_a_guests_and_a_fresh_one_is_mine():
    async def scenario():
        for decided, how in ((0, "later"), (40, "guest")):
            saga = Saga(GAME, [Seat("Mina")], "solo", ident="far")
            saga.replay(log_of("solo")[:decided])
            desk = Alone(fragment=f"g={link_text(saga)}")
            desk.press("link-seat", value="yes", seat="0")
            desk.press("link-add")
            desk.healthy()
            assert desk.told() == how
            desk.stop()
    run(scenario)
