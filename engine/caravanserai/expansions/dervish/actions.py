"""Passing the Dervish, taking his card and using it (caravanserai-expansions section 1; CX-06 to CX-09)."""
from collections.abc import Iterable
from functools import lru_cache
from typing import Any, ClassVar

from engine.caravanserai.actions.move import Move
from engine.caravanserai.expansions.dervish.advice import ADVICE, Choice
from engine.caravanserai.expansions.dervish.annex import dervish, is_chatter, spend, uncover, usable, visible
from engine.caravanserai.expansions.dervish.box import NAME, ONE_CARD, SPACE
from engine.caravanserai.expansions.dervish.events import AdviceTaken
from engine.caravanserai.table import Ask, CaravanseraiTable, resume
from engine.caravanserai.turn import Stop
from engine.kernel import Action, Refusal, refuse


class MoveOver(Move, frozen=True):
    """Move to a space by a way that jumps the Dervish, who then changes the subject (CX-06)."""

    verb = "move over"
    over: ClassVar[bool] = True


class TakeAdvice(Action[CaravanseraiTable, Stop], frozen=True):
    """Take the visible card of the Dervish, once per stop (CX-07)."""

    verb = "take dervish"
    exact = True

    @classmethod
    def options(cls, table: CaravanseraiTable, asking: Stop) -> Iterable["TakeAdvice"]:
        """A card that is no chatter, for a stable boy that stopped here and holds none."""
        return _TAKE if can_take(table, asking) else ()

    def refusal(self, table: CaravanseraiTable, asking: Stop) -> Refusal | None:
        """A card that is no chatter, for a stable boy that stopped here and holds none."""
        if type(asking) is not Stop or asking.space != SPACE:
            return refuse("stable-boy-only", "caravanserai-expansions CX-40")
        if NAME in asking.done:
            return refuse("once-per-stop", "caravanserai-expansions CX-07")
        hand = dervish(table).hands[asking.seat]
        if len(hand) >= ONE_CARD:
            return refuse("one-dervish-card", "caravanserai-expansions section 1", card=hand[0])
        if not visible(table):
            return refuse("no-dervish-card", "caravanserai-expansions CX-19")
        return refuse("chatter", "caravanserai-expansions CX-07", card=visible(table)) if is_chatter(visible(table)) else None

    def do(self, table: CaravanseraiTable, asking: Stop) -> None:
        """The card is held; it serves from the next turn on (CX-08)."""
        annex = dervish(table)
        card = annex.deck.pop(0)
        annex.hands[asking.seat].append(card)
        annex.fresh.append(asking.seat)
        asking.done.append(NAME)
        table.tell(AdviceTaken(asking.seat, card))
        uncover(table)
        resume(table)


def can_take(table: CaravanseraiTable, asking: Any) -> bool:
    """Whether the Dervish's card is still to be had at a stop."""
    return _offered(table, asking) and len(dervish(table).hands[asking.seat]) < ONE_CARD


def _offered(table: CaravanseraiTable, asking: Any) -> bool:
    if type(asking) is not Stop or asking.space != SPACE or NAME in asking.done:
        return False
    card = visible(table)
    return card != "" and not is_chatter(card)


def lingers(table: CaravanseraiTable, asking: Any) -> bool:
    """Whether a stop still offers his card: at once, or after the use of the one in hand (CX-03, CX-09)."""
    if not _offered(table, asking):
        return False
    return len(dervish(table).hands[asking.seat]) < ONE_CARD or bool(UseAdvice.options(table, asking))


def awaits(table: CaravanseraiTable, asking: Any) -> bool:
    """Whether his card could be taken once the one in hand is used, which something else may make possible."""
    return _offered(table, asking) and could_use(table, asking)


def could_use(table: CaravanseraiTable, asking: Any) -> bool:
    """Whether a seat holds a card that serves at such a moment, though perhaps not as things are."""
    return any(card in ADVICE and isinstance(asking, ADVICE[card].when) for card in usable(table, asking.seat))


class UseAdvice(Action[CaravanseraiTable, Ask], frozen=True):
    """Use a card of the Dervish, with what it asks to choose."""

    verb = "use dervish"
    exact = True
    card: str
    choice: Choice = ()

    @classmethod
    def options(cls, table: CaravanseraiTable, asking: Ask) -> Iterable["UseAdvice"]:
        """Every way to use the cards that serve now."""
        hand = usable(table, asking.seat)
        if not hand:
            return ()
        known = [(card, ADVICE[card]) for card in dict.fromkeys(hand) if card in ADVICE]
        return [_use(card, choice) for card, advice in known if isinstance(asking, advice.when)
                for choice in advice.candidates if advice.why(table, asking, choice) is None]

    def refusal(self, table: CaravanseraiTable, asking: Ask) -> Refusal | None:
        """Held, since an earlier turn, at its moment, and with an effect (CX-08, CX-10)."""
        if self.card not in dervish(table).hands[asking.seat]:
            return refuse("card-not-held", "caravanserai-expansions section 1", card=self.card)
        if self.card not in usable(table, asking.seat):
            if NAME in table.used:
                return refuse("used-this-turn", "caravanserai-expansions section 6", card=self.card)
            return refuse("next-turn", "caravanserai-expansions CX-08", card=self.card)
        advice = ADVICE.get(self.card)
        if advice is None or not isinstance(asking, advice.when):
            return refuse("not-its-moment", "caravanserai-expansions section 1", card=self.card)
        if self.choice not in advice.candidates:
            return refuse("no-such-choice", "caravanserai-expansions section 1", card=self.card)
        return advice.why(table, asking, self.choice)

    def do(self, table: CaravanseraiTable, asking: Ask) -> None:
        """It is discarded, and works."""
        spend(table, asking.seat, self.card, self.choice)
        ADVICE[self.card].do(table, asking, self.choice)
        resume(table)


@lru_cache(maxsize=1 << 9)
def _use(card: str, choice: Choice) -> UseAdvice:
    return UseAdvice(card, choice)


_TAKE = (TakeAdvice(),)
