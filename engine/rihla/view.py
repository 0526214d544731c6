"""What a seat sees, and a whole table that fits what it sees (rihla 2.1, 2.2).

All is open but the order of the decks [R-58], so every seat sees the same, and so does a watcher [R-60].  Discards lie
open: whoever counts cards may.
"""
from engine.kernel import Decision, Dice, View
from engine.rihla.box import DECKS, SPACES
from engine.rihla.table import NOBODY, Charge, Deal, Merchant, RihlaTable


class RihlaView(View):
    """The open part of the table, under the table's own names; `cards_left` counts each deck."""

    pending: list[Decision]
    merchants: list[Merchant]
    cards_left: dict[str, int]
    discards: dict[str, list[str]]
    seating: list[int]
    round_limit: int = 0
    wealth_goal: int = 0
    timer: str = "off"
    owner: list[int] = [NOBODY] * SPACES
    level: list[int] = [0] * SPACES
    ijara_left: list[int] = [0] * SPACES
    ijara_turn: list[int] = [0] * SPACES
    fund: int = 0
    bank: int = 0
    turn: int = 0
    round: int = 1
    current: int = 0
    streak: int = 0
    draw_again: bool = False
    built: list[str] = []
    offers: list[Deal] = []
    dues: list[Charge] = []
    ended: str = ""
    winner: int = NOBODY

    @property
    def asking(self) -> Decision | None:
        """The question that waits, open to all; None when the game is over."""
        return self.pending[-1] if self.pending else None


def view(table: RihlaTable, seat: int | None) -> RihlaView:
    """The view of a seat (None: someone who only watches)."""
    return RihlaView(
        seat, [asked.copy() for asked in table.pending], [merchant.copy() for merchant in table.merchants],
        {deck: len(cards) for deck, cards in table.decks.items()},
        {deck: cards[:] for deck, cards in table.discards.items()},
        table.seating[:], table.round_limit, table.wealth_goal, table.timer, table.owner[:], table.level[:],
        table.ijara_left[:], table.ijara_turn[:], table.fund, table.bank, table.turn, table.round, table.current,
        table.streak, table.draw_again, table.built[:], table.offers[:], [due.copy() for due in table.dues],
        table.ended, table.winner)


def imagine(view: RihlaView, dice: Dice) -> RihlaTable:
    """A table that fits a view: every deck is what its discards leave, in some order."""
    decks = {deck: _unseen(deck, view.discards[deck]) for deck in DECKS}
    for cards in decks.values():
        dice.shuffle(cards)
    return RihlaTable(
        Dice(dice.below(1 << 64)), [asked.copy() for asked in view.pending],
        [merchant.copy() for merchant in view.merchants], decks,
        {deck: cards[:] for deck, cards in view.discards.items()},
        view.seating[:], view.round_limit, view.wealth_goal, view.timer, view.owner[:], view.level[:],
        view.ijara_left[:], view.ijara_turn[:], view.fund, view.bank, view.turn, view.round, view.current,
        view.streak, view.draw_again, view.built[:], view.offers[:], [due.copy() for due in view.dues],
        view.ended, view.winner)


def _unseen(deck: str, seen: list[str]) -> list[str]:
    """The cards of a deck that do not lie in its discard."""
    cards = list(DECKS[deck])
    for card in seen:
        cards.remove(card)
    return cards
