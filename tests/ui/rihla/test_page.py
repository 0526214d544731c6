"""Whole games of Rihla in the page, by taps alone."""
import json
from random import Random

import pytest

from engine.rihla.dues import Debt
from engine.rihla.turn import Choose, Manage
from tests.ui.desk import Desk, run
from tests.ui.rihla.deals import Road as Tab
from tests.ui.rihla.deals import table_with
from tests.ui.rihla.setting import lively, taps
from ui.chronicle import plain


def lively_bot(luck: Random):
    """A bot of the tab that mostly draws, buys and builds, and does not bid for ever."""
    def answer(text: str) -> str:
        legal = json.loads(text)["legal"]
        bold = [act for act in legal if act.split()[0] in ("draw", "buy", "build", "stop", "wait", "fold")]
        return json.dumps({"act": luck.choice(bold if bold and luck.random() < .7 else legal)})
    return answer


class Road(Desk):
    """A tab on which Rihla is played."""

    def begin_rihla(self, kinds: tuple[str, ...] = ("person", "bot", "bot"), **options: str) -> None:
        self.press("go", to="#/new/rihla")
        self._arg("new-seat-count", value=str(len(kinds)))
        for seat, kind in enumerate(kinds):
            self._arg("new-seat-kind", seat=str(seat), value=kind)
        for name, value in options.items():
            self._arg("new-option", name=name, value=value)
        self.press("new-start")
        self.healthy()

    def answer(self, luck: Random) -> None:
        """One answer by taps: whatever a lively player would choose, reached over the pages of the tray."""
        if self.session.covered():
            self.press("uncover")
        asking, legal = self.saga.table.pending[-1], self.saga.legal()
        act = str(lively(legal, luck)) if legal else "leave"
        if act.startswith("stop") and isinstance(asking, Choose):
            self.pick(f"space-{(self.saga.table.merchants[asking.seat].pos + int(act.split()[1])) % 40}")
        elif act.startswith("offer"):
            return self.offer(act)
        else:
            page = isinstance(asking, Manage) and act.split()[0] in ("build", "sell", "lease", "reclaim", "leave")
            if page != (self.session.draft.page == "estate"):  # it stays open after each of its answers
                self.pick("page-estate")
            if act not in ("draw",):
                usual = act in ("buy", "bid", "endow", "wait", "decline")
                assert usual or f"do-{act}" in taps(self.session.face, self.session.scene()), act
                self.pick(f"do-{act}")
        before = len(self.saga.log)
        self.press("commit")
        assert self.saga.log[before] == act, (act, asking)

    def offer(self, act: str) -> None:
        """The offer that the engine lists: cash for the one business a street still lacks."""
        _, target, _, cash, get, _ = act.split()
        self.pick("page-trade")
        self.pick(f"deal-with {target}")
        self.pick(f"deal-get {get}")
        self.pick(f"deal-pay {cash}")
        self.press("commit")
        assert act in self.saga.log[-3:]


@pytest.mark.parametrize(("kinds", "seed"), ((("person", "bot", "bot"), "a"), (("person", "person"), "b"),
                                              (("person", "bot", "person", "bot", "bot", "bot"), "c")))
def test_a_game_goes_through_by_taps(kinds, seed):
    async def scenario():
        desk, luck, seen = Road(), Random(seed), []
        desk.hands.bot = lively_bot(luck)
        desk.begin_rihla(kinds, round_limit="40")
        for _ in range(260):
            await desk.rest(4000)
            if desk.session.asked is None:
                break
            seen.append(type(desk.saga.table.pending[-1]))
            desk.answer(luck)
            desk.healthy()
        assert len(seen) > 60 and len(dict.fromkeys(seen)) >= 4
        desk.press("go", to=f"#/score/{desk.session.key}")
        desk.healthy()
    run(scenario)


def test_a_plot_opens_its_card_while_others_play_and_a_seat_its_sheet():
    async def scenario():
        desk = Road()
        desk.begin_rihla()
        await desk.rest()
        desk.press("sheet", name="piece", what="space-39")
        assert "Kashgar" in desk.words() and "22,500" in desk.words()
        desk.press("close-sheet")
        desk.press("sheet", name="seat", seat="1")
        desk.healthy()
        assert "Barakah" in desk.words()
    run(scenario)


def test_a_debt_shows_its_bill_and_what_every_way_raises():
    async def scenario():
        desk = Road()
        desk.begin_rihla()
        await desk.rest()
        table = desk.saga.table.copy()
        table.owner[16], table.merchants[0].cash = 0, 100
        table.pending.append(Debt(0, [(1, 500)], "visit"))
        desk.saga.table = table
        desk.session.moment()
        desk.app.draw()
        words = desk.words()
        assert "Owed to" in words and "Missing" in words and "+1,200" in words and "you may not give up" in words
    run(scenario)


def test_what_was_paid_last_is_said_while_the_next_one_plays():
    async def scenario():
        desk, table = Tab(), table_with({39: 1, 37: 1}, {0: 9000})
        table.merchants[0].pos = 36
        table.decks["rihla"].remove("R03")
        table.decks["rihla"].append("R03")
        desk.road(table)
        desk.press("commit")
        assert desk.session.asked_kind() == "bot"
        assert "P0 paid P1: A visit to a business −1,000" in " ".join(plain(desk.hands.regions["act"]).split())
    run(scenario)
