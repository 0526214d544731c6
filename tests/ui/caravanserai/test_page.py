"""Whole games of Caravanserai in the page, by taps alone; the persons here do what a clerk would do."""
import re

import pytest

from engine.bots.contract import never
from engine.bots.levels import bot
from engine.kernel import dice_from
from engine.kernel.saga import Saga, Seat
from engine.kernel.save import BadSave, save_text
from tests.ui.desk import Desk, run
from ui import worker
from ui.caravanserai import FACE
from ui.caravanserai.face import CaravanseraiFace
from ui.keeper import read


class Court(Desk):
    """A tab on which Caravanserai is played."""

    def begin_court(self, kinds: tuple[str, ...], **options: str) -> None:
        self.hands.bot = worker.answer
        self.press("go", to="#/new/caravanserai")
        self._arg("new-seat-count", value=str(len(kinds)))
        for seat, kind in enumerate(kinds):
            self._arg("new-seat-kind", seat=str(seat), value=kind)
        for name, value in options.items():
            self._arg("new-option", name=name, value=value)
        self.press("new-start")
        self.healthy()
        self.clerks = {seat: bot("caravanserai", "clerk") for seat in range(len(kinds))}

    def answer(self) -> str:
        """One answer by taps: whatever a clerk would do; what it was."""
        if self.session.covered():
            self.press("uncover")
        saga, seat = self.saga, self.session.asked
        dice = dice_from(f"{saga.seed} {saga.cursor}")
        act = str(self.clerks[seat].choose(saga.game.view(saga.table, seat), saga.legal(), dice, never))
        before = len(saga.log)
        if act not in ("end turn", "done"):
            self.tap(act)
        if len(saga.log) == before:
            self.fill_in()
            self.press("commit")
        self.healthy()
        assert saga.log[before] == act, (act, saga.table.pending[-1])
        return act.split()[0]

    def fill_in(self) -> None:
        """What must still be said before a draft can be played: coins, a card, pieces to give up."""
        for _ in range(12):
            if self.session.face.plan(self.session.scene()):
                return
            lit = [tag for tag in re.findall(r'<button[^>]*data-do="pick"[^>]*>', self.page)
                   if 'legal"' in tag or "legal " in tag]
            offered = [what for tag in lit for what in re.findall(r'data-what="([^"]+)"', tag)]
            wanted = [what for what in offered if what.startswith(("act fill", "act reward"))] or offered
            picked = [what for what in wanted if what.removeprefix("act ") not in self.session.draft.bundle]
            fills = any(act.startswith("fill") for act in self.session.draft.bundle)
            self.pick(next(what for what in picked if not (fills and what.startswith("act fill"))))

    def tap(self, act: str) -> None:
        """The taps for an action: a space, a piece of the storage and what to do with it, or its own button."""
        verb, _, what = act.rpartition(" ")
        page = self.page
        if verb in ("move", "enter"):
            self.pick(f"space {what}")
        elif f'data-what="act {act}"' in page:
            self.pick(f"act {act}")
        else:
            assert f'data-what="piece {what}"' in page, act
            self.pick(f"piece {what}")
            if not self.session.draft.bundle:
                self.pick(f"act {act}")


@pytest.mark.parametrize(("kinds", "confirm"), ((("person", "bot"), "on"), (("person", "person", "bot", "bot"), "off")))
def test_a_whole_game_by_taps_to_the_account(kinds, confirm):
    async def scenario() -> None:
        court = Court(confirm=confirm)
        court.begin_court(kinds, threshold="20")
        await court.rest(3000)
        while court.session.asked is not None:
            court.answer()
            await court.rest(3000)
        assert {"take", "enter", "move", "buy", "complete", "fill", "reward"} <= {act.split()[0] for act in court.saga.log}
        court.press("go", to=f"#/score/{court.session.key}")
        court.healthy()
        result = court.saga.game.result(court.saga.table)
        assert all(str(abs(total)) in court.words() for total in result.totals)
        assert "Colours of Major Orders" in court.words()
    run(scenario)


def test_the_device_is_handed_over_for_orders_drawn_and_for_nothing_else():
    async def scenario() -> None:
        court = Court(confirm="off")
        court.begin_court(("person", "person"))
        covers = []
        for _ in range(120):
            if court.session.asked is None:
                break
            covers.append((type(court.saga.table.pending[-1]).__name__, court.session.covered()))
            court.answer()
        assert len(covers) > 50 and all(kind == "MinorPick" for kind, covered in covers if covered)
    run(scenario)


def test_what_has_no_panels_is_neither_offered_nor_opened(monkeypatch):
    """A page that can show the base only: no option, no single seat, no link leads to a part."""
    monkeypatch.setattr(CaravanseraiFace, "shown", ("threshold",))
    monkeypatch.setattr(CaravanseraiFace, "seats", range(2, 5))
    assert [option.name for option in FACE.options()] == ["threshold"]
    assert FACE.seat_counts() == range(2, 5)
    shown = Saga(FACE.game, [Seat("A"), Seat("B")], "1", {})
    hidden = Saga(FACE.game, [Seat("A"), Seat("B")], "1", {"dervish": True})
    assert FACE.can_show(shown) and not FACE.can_show(hidden)
    assert not FACE.can_show(Saga(FACE.game, [Seat("A")], "1", {}))
    with pytest.raises(BadSave, match="unknown-game"):
        read(save_text(hidden))
    assert read(save_text(shown)).saga.table == shown.table
