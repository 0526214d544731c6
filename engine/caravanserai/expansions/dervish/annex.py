"""The Dervish's things: his deck, what was discarded, and what the seats hold (caravanserai-expansions section 1)."""
from typing import Any

from engine.caravanserai.expansions.dervish.box import CHATTER, NAME, cards_for
from engine.caravanserai.expansions.dervish.events import AdviceDiscarded, AdviceShown, AdviceShuffled, AdviceUsed
from engine.caravanserai.kits import house
from engine.caravanserai.table import Annex, CaravanseraiTable
from engine.kernel import Dice, Options


class DervishAnnex(Annex):
    """The deck with its visible card first, the discards, the cards held by each seat, and who took one this turn.

    `cards` lists every card of this game, sorted (a mode may leave some out).  `partner` is the seat that has the Dervish
    as its partner, or -1: then its cards are hidden, all of them serve at once, one each turn, and the deck lies face
    down.
    """

    cards: list[str]
    deck: list[str]
    hands: list[list[str]]
    gone: list[str] = []
    fresh: list[int] = []
    partner: int = -1


def dervish(table: Any) -> DervishAnnex:
    """The annex of a table or a view."""
    found: DervishAnnex = table.annexes[NAME]
    return found


def visible(table: Any) -> str:
    """The card that lies face up on the deck; `""` when there is none (CX-05, CX-19)."""
    deck: list[str] = dervish(table).deck
    return deck[0] if deck else ""


def usable(table: Any, seat: int) -> list[str]:
    """The cards a seat may use now: those it holds since an earlier turn (CX-08); a partner's one each turn."""
    annex = dervish(table)
    if seat == annex.partner:
        return [] if NAME in table.used else annex.hands[seat]
    return [] if seat in annex.fresh else annex.hands[seat]


def discard_top(table: CaravanseraiTable) -> None:
    """Discard the top card, if there is one; the next becomes visible, but where the deck lies face down."""
    annex = dervish(table)
    if annex.deck:
        card = annex.deck.pop(0)
        annex.gone.append(card)
        table.tell(AdviceDiscarded(card, annex.partner >= 0))
        uncover(table)


def uncover(table: CaravanseraiTable) -> None:
    """After the top card went: the discards become the deck if it is empty (CX-19), and the new top is seen."""
    annex = dervish(table)
    if not annex.deck and annex.gone:
        annex.deck, annex.gone = annex.gone, []
        table.dice.shuffle(annex.deck)
        table.tell(AdviceShuffled(len(annex.deck)))
    if annex.deck and annex.partner < 0:
        table.tell(AdviceShown(annex.deck[0]))


def spend(table: CaravanseraiTable, seat: int, card: str, choice: tuple[str, ...] = ()) -> None:
    """A seat uses a card: it is discarded at once (CX-09)."""
    annex = dervish(table)
    annex.hands[seat].remove(card)
    annex.gone.append(card)
    table.tell(AdviceUsed(seat, card, choice))
    if seat == annex.partner:
        table.used.append(NAME)
    elif not annex.deck:
        uncover(table)


def is_chatter(card: str) -> bool:
    """Whether a card says nothing."""
    return card in CHATTER


def set_up(table: CaravanseraiTable, options: Options) -> None:
    """Shuffle the deck of the parts in play, from which they may take cards out again; nobody holds a card."""
    deck, removed = cards_for(table.parts), house(table.parts).removed
    table.dice.shuffle(deck)
    deck = [card for card in deck if card not in removed]
    table.annexes[NAME] = DervishAnnex(sorted(deck), deck, [[] for _ in table.seats])
    table.tell(AdviceShown(deck[0]))


def begin_turn(table: CaravanseraiTable, seat: int) -> None:
    """A card taken in an earlier turn serves from now on (CX-08)."""
    annex = dervish(table)
    if seat in annex.fresh:
        annex.fresh.remove(seat)


def masked(table: CaravanseraiTable, seat: int | None) -> tuple[str, Annex]:
    """The annex as a seat may see it: of the deck only the top, of a partner's hand only its size."""
    annex = dervish(table).copy()
    open_cards = 0 if annex.partner >= 0 else 1
    annex.deck[open_cards:] = [""] * len(annex.deck[open_cards:])
    if annex.partner >= 0 and seat != annex.partner:
        annex.hands[annex.partner] = [""] * len(annex.hands[annex.partner])
    return NAME, annex


def refill(view: Any, table: CaravanseraiTable, dice: Dice) -> None:
    """Deal the hidden cards of an imagined table."""
    annex = dervish(table)
    hidden = annex.cards[:]
    for card in _everywhere(annex):
        if card:
            hidden.remove(card)
    dice.shuffle(hidden)
    annex.hands = [[card or hidden.pop() for card in hand] for hand in annex.hands]
    annex.deck = [card or hidden.pop() for card in annex.deck]


def _everywhere(annex: DervishAnnex) -> list[str]:
    return [*annex.deck, *annex.gone, *(card for hand in annex.hands for card in hand)]


def faults(table: CaravanseraiTable) -> list[str]:
    """Every card is somewhere, once."""
    annex = dervish(table)
    there = sorted(_everywhere(annex))
    found = [] if there == annex.cards else [f"cards of the Dervish: {there}"]
    if annex.partner < 0 and any(len(hand) > 1 for hand in annex.hands):
        found.append(f"a seat holds several cards of the Dervish: {annex.hands}")
    return found
