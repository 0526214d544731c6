"""An expansion for one seat: what of its hooks holds for the house, and what for the partner alone (section 6)."""
from engine.caravanserai.actions.borrow import Borrowing
from engine.caravanserai.expansions.anahita import ANAHITA_HOOKS
from engine.caravanserai.expansions.anahita.abilities import UseHelp
from engine.caravanserai.expansions.anahita.favour import Favour, Favoured
from engine.caravanserai.expansions.chapman import CHAPMAN as CHAPMAN_PART
from engine.caravanserai.expansions.dervish import DERVISH as DERVISH_PART
from engine.caravanserai.expansions.dervish.actions import UseAdvice
from engine.caravanserai.expansions.opium import OPIUM as OPIUM_PART
from engine.caravanserai.hooks import Hooks, Menu
from engine.caravanserai.modes.partner.annex import ANAHITA, CHAPMAN, DEALER, DERVISH, boon_name, house_name, partner
from engine.caravanserai.modes.partner.hand import RefreshHand, awaits, can_refresh
from engine.caravanserai.table import CaravanseraiTable
from engine.caravanserai.turn import Closing, Ready, Rolled, Stop

HOUSE = ("abilities", "removed", "figures", "closed", "tile_replaced", "fixed_stalls", "round_begins", "ends", "tally",
         "view", "imagine", "held", "faults")
"""The hooks that hold for everybody: pieces that are seen, jumped and counted."""


def for_house(hooks: Hooks) -> Hooks:
    """What of an expansion holds for the whole table."""
    return Hooks(**{name: value for name, value in hooks._asdict().items() if name in HOUSE})


def for_seat(hooks: Hooks) -> Hooks:
    """What of an expansion its partner alone may use."""
    return Hooks(**{name: value for name, value in hooks._asdict().items() if name not in (*HOUSE, "set_up")})


def open_cards(table: CaravanseraiTable, seat: int) -> tuple[str, ...]:
    """The cards that lie open beside the Chapman's partner (CX-86)."""
    return tuple(partner(table).cards)


def card_taken(table: CaravanseraiTable, seat: int, card: str, how: str) -> None:
    """An open card that was taken lies there no more."""
    cards = partner(table).cards
    if card in cards:
        cards.remove(card)


_HIS_MENU: Menu = {Ready: (UseAdvice,), Rolled: (UseAdvice,), Stop: (UseAdvice,), Closing: (UseAdvice,),
                   "blue_gate": (RefreshHand,)}
_HER_MENU: Menu = {Ready: (Favour,), Favoured: (UseHelp,), Borrowing: (UseHelp,)}

_SEAT_SIDES = {
    DERVISH: for_seat(DERVISH_PART.hooks)._replace(
        menu=_HIS_MENU, watched=(), on_jump=(), lingers=(can_refresh,), awaits=(awaits,)),
    DEALER: for_seat(OPIUM_PART.hooks),
    ANAHITA: for_seat(ANAHITA_HOOKS)._replace(menu=_HER_MENU),
    CHAPMAN: for_seat(CHAPMAN_PART.hooks)._replace(offers=(open_cards,), on_card=(*CHAPMAN_PART.hooks.on_card, card_taken)),
}
_HOUSE_SIDES = {
    DERVISH: for_house(DERVISH_PART.hooks),
    DEALER: for_house(OPIUM_PART.hooks)._replace(abilities=()),  # none of its cards is in the decks
    ANAHITA: for_house(ANAHITA_HOOKS),
    CHAPMAN: for_house(CHAPMAN_PART.hooks),
}

EFFECTS = (*((boon_name(name), hooks) for name, hooks in _SEAT_SIDES.items()),
           *((house_name(name), hooks) for name, hooks in _HOUSE_SIDES.items()))
"""Every hook of Partner Mode by its name: boons of seats and parts of the table."""
