"""The Dervish's partner: a hidden hand of five, refreshed at the Blue Gate (section 6; CX-80, CX-81)."""
from collections.abc import Iterable
from typing import Any

from engine.caravanserai.expansions.dervish.actions import could_use
from engine.caravanserai.expansions.dervish.annex import DervishAnnex, dervish, is_chatter
from engine.caravanserai.expansions.dervish.box import CHATTER, NAME, OWN, SPACE
from engine.caravanserai.expansions.dervish.events import AdviceShuffled
from engine.caravanserai.modes.partner.events import ChatterDropped, HandDrawn
from engine.caravanserai.table import CaravanseraiTable, resume
from engine.caravanserai.turn import Stop
from engine.kernel import Action, Refusal, refuse

HAND = 5
REFRESHED = "refresh"
"""What `Stop.done` notes when the hand was refreshed."""


def set_up(table: CaravanseraiTable, seat: int) -> None:
    """The deck, without cards about other expansions but with their chatter, lies face down; five are drawn."""
    cards = [*OWN, *(card for card in CHATTER if card not in OWN)]
    deck = cards[:]
    table.dice.shuffle(deck)
    table.annexes[NAME] = DervishAnnex(sorted(cards), deck, [[] for _ in table.seats], partner=seat)
    draw(table, seat)


def draw(table: CaravanseraiTable, seat: int) -> None:
    """Draw up to five; an empty deck is made anew from the discards."""
    his = dervish(table)
    hand, drawn = his.hands[seat], list[str]()
    while len(hand) + len(drawn) < HAND and (his.deck or his.gone):
        if not his.deck:
            his.deck, his.gone = his.gone, []
            table.dice.shuffle(his.deck)
            table.tell(AdviceShuffled(len(his.deck)))
        drawn.append(his.deck.pop(0))
    hand += drawn
    table.tell(HandDrawn(seat, tuple(drawn)))


class RefreshHand(Action[CaravanseraiTable, Stop], frozen=True):
    """Discard all chatter of the hand, then draw up to five: free, on stopping at the Blue Gate, once (CX-80)."""

    verb = "refresh"
    exact = True

    @classmethod
    def options(cls, table: CaravanseraiTable, asking: Stop) -> Iterable["RefreshHand"]:
        """While the hand would change."""
        return _REFRESH if can_refresh(table, asking) else ()

    def refusal(self, table: CaravanseraiTable, asking: Stop) -> Refusal | None:
        """A stable boy's stop there, once, and a hand that is not full of advice."""
        if type(asking) is not Stop or asking.space != SPACE:
            return refuse("stable-boy-only", "caravanserai-expansions CX-80")
        if REFRESHED in asking.done:
            return refuse("once-per-stop", "caravanserai-expansions CX-80")
        return None if can_refresh(table, asking) else refuse("hand-full", "caravanserai-expansions section 6", most=HAND)

    def do(self, table: CaravanseraiTable, asking: Stop) -> None:
        """Chatter goes first."""
        his, seat = dervish(table), asking.seat
        asking.done.append(REFRESHED)
        chatter = [card for card in his.hands[seat] if is_chatter(card)]
        his.hands[seat] = [card for card in his.hands[seat] if not is_chatter(card)]
        his.gone += chatter
        if chatter:
            table.tell(ChatterDropped(seat, tuple(chatter)))
        draw(table, seat)
        resume(table)


def can_refresh(table: CaravanseraiTable, stop: Any) -> bool:
    """Whether the hand may be refreshed at a stop, and would change."""
    if type(stop) is not Stop or stop.space != SPACE or REFRESHED in stop.done:
        return False
    hand = dervish(table).hands[stop.seat]
    return len(hand) < HAND or any(is_chatter(card) for card in hand)


def awaits(table: CaravanseraiTable, stop: Any) -> bool:
    """Whether the hand may be refreshed at a stop once a card of it is played."""
    return type(stop) is Stop and stop.space == SPACE and REFRESHED not in stop.done and could_use(table, stop)


_REFRESH = (RefreshHand(),)
