"""Whole games with expansions in the page, by taps alone, two persons at one device who do what a clerk would do."""
from typing import Any

import pytest

from engine.bots.contract import Bot, never
from engine.kernel import dice_from
from engine.kernel.saga import Saga
from tests.ui.caravanserai.test_page import Court
from tests.ui.caravanserai_parts.trails import way_to
from tests.ui.desk import run


class Whimsical:
    """Somebody who leaves one answer in four to chance, and so comes where a clerk never goes."""

    def __init__(self, clerk: Bot) -> None:
        self.clerk = clerk

    def choose(self, view: Any, listed: Any, dice: Any, stop: Any) -> Any:
        """An answer."""
        return self.clerk.choose(view, listed, dice, stop) if dice.below(4) else dice.pick(listed)


class Caravan(Court):
    """A tab on which Caravanserai is played with expansions."""

    def answer(self) -> str:
        """One answer by taps: whatever a clerk would do; what it was."""
        if self.session.covered():
            self.press("uncover")
        saga: Saga = self.saga
        seat, before = self.session.asked, len(saga.log)
        act = str(self.clerks[seat].choose(saga.game.view(saga.table, seat), saga.legal(),
                                           dice_from(f"{saga.seed} {saga.cursor}"), never))
        if self.session.face.plan(self.session.scene())[:1] != [act]:
            for what in way_to(self.session.scene(), self.session.draft, [act]):
                if len(saga.log) == before:
                    self.pick(what)
        if len(saga.log) == before:
            self.fill_in()
            self.press("commit")
        self.healthy()
        assert saga.log[before] == act, (act, saga.table.pending[-1])
        return act


@pytest.mark.parametrize(("parts", "most", "seen"), (
    (("dervish", "opium"), 400, ("complete", "convert", "draw", "end turn")),
    (("dervish", "opium", "chapman", "anahita"), 200, ("favour", "ruby", "complete", "end turn"))))
def test_two_persons_play_by_taps(parts, most, seen):
    async def scenario() -> None:
        court = Caravan(confirm="on")
        ends = {} if "anahita" in parts else {"threshold": "20"}
        court.begin_court(("person", "person"), **dict.fromkeys(parts, "yes"), **ends)
        assert all(court.saga.options[part] for part in parts)
        acts, covers = [], 0
        while court.session.asked is not None and len(acts) < most:
            covers += court.session.covered()
            acts.append(court.answer())
        assert all(any(act.startswith(verb) for act in acts) for verb in seen), acts
        assert covers > 3 or "convert token" not in acts  # tokens are for their owner alone
        if court.session.asked is None:
            court.press("go", to=f"#/score/{court.session.key}")
            court.healthy()
    run(scenario)


@pytest.mark.parametrize("parts", ((), ("dervish", "opium"), ("dervish", "opium", "chapman", "anahita")), ids="+".join)
def test_whatever_is_legal_is_within_presses(parts):
    async def scenario() -> None:
        court = Caravan(confirm="on")
        court.begin_court(("person", "person"), **dict.fromkeys(parts, "yes"))
        court.clerks = {seat: Whimsical(clerk) for seat, clerk in court.clerks.items()}
        for _ in range(150):
            court.answer()  # asserts that presses lead to it
            if court.session.asked is None:
                break
    run(scenario)
