"""Choosing partners, and what each brings to the table (section 6; CX-76, CX-84, CX-88)."""
from collections.abc import Callable, Iterable

from engine.caravanserai.box_board import BLUE_GATE, BLUE_PAVILION, RED_GATE, SPACE_NAMES, WHITE_PAVILION
from engine.caravanserai.events import GateEntered
from engine.caravanserai.expansions.anahita import annex as anahita_annex
from engine.caravanserai.expansions.anahita.box import ABILITY_CARDS, CALM, FAVOURS, SHARE, SOLO_CARD
from engine.caravanserai.expansions.anahita.sight import lay
from engine.caravanserai.expansions.chapman.annex import chapman
from engine.caravanserai.expansions.chapman.brooch import BroochSide
from engine.caravanserai.expansions.chapman.setup import place as place_chapmen
from engine.caravanserai.expansions.opium.annex import opium
from engine.caravanserai.expansions.opium.sight import set_up as set_up_opium
from engine.caravanserai.modes.partner import hand
from engine.caravanserai.modes.partner.annex import (
    ANAHITA,
    CHAPMAN,
    DEALER,
    DERVISH,
    LOANED,
    OPEN_CARDS,
    PARTNERS,
    boon_name,
    house_name,
    partner,
)
from engine.caravanserai.modes.partner.events import PartnerChosen
from engine.caravanserai.modes.partner.start import ChooseStart, ExtraGoods
from engine.caravanserai.table import Ask, CaravanseraiTable, resume
from engine.kernel import Action, Refusal, refuse

FAVOURS_HELD = 11
HER_CARDS = 4
HER_THRESHOLDS = (0, 2, 5, 9)
"""The first of her cards is open from the start (CX-85)."""

NOT_HERS = (SOLO_CARD, SHARE, CALM)
"""Cards without a sense here (CX-36)."""

START_RUBIES = 1


class ChoosePartner(Ask):
    """Its seat chooses its partner for the whole game."""


class TakePartner(Action[CaravanseraiTable, ChoosePartner], frozen=True):
    """Choose a partner; both are different."""

    verb = "partner"
    exact = True
    name: str

    @classmethod
    def options(cls, table: CaravanseraiTable, asking: ChoosePartner) -> Iterable["TakePartner"]:
        """Those not taken yet."""
        taken = partner(table).partners
        return [act for act in _PARTNERS if act.name not in taken]

    def refusal(self, table: CaravanseraiTable, asking: ChoosePartner) -> Refusal | None:
        """One of the four, not the other seat's."""
        if self.name not in PARTNERS:
            return refuse("no-such-partner", "caravanserai-expansions section 6", partner=self.name)
        taken = self.name in partner(table).partners
        return refuse("partner-taken", "caravanserai-expansions section 6", partner=self.name) if taken else None

    def do(self, table: CaravanseraiTable, asking: ChoosePartner) -> None:
        """When both are chosen, their expansions are set up, and no others (CX-76)."""
        table.pending.pop()
        chosen = partner(table).partners
        chosen[asking.seat] = self.name
        table.tell(PartnerChosen(asking.seat, self.name))
        if all(chosen):
            for seat in reversed(range(len(chosen))):  # what is pushed last is asked first
                bring(table, seat, chosen[seat])
        resume(table)


def bring(table: CaravanseraiTable, seat: int, name: str) -> None:
    """Put a partner into play for its seat."""
    table.parts = (*table.parts, house_name(name))
    table.seats[seat].grant(boon_name(name))
    _BRINGS[name](table, seat)


def stand(table: CaravanseraiTable, seat: int, space: int) -> None:
    """Place a seat's figure where its partner stands."""
    table.seats[seat].space = space
    table.tell(GateEntered(seat, SPACE_NAMES[space]))


def _dervish(table: CaravanseraiTable, seat: int) -> None:
    hand.set_up(table, seat)
    stand(table, seat, BLUE_GATE)


def _dealer(table: CaravanseraiTable, seat: int) -> None:
    """Two opium for each seat; the turquoise cards lie before the seat for one use each; goods worth two (CX-87)."""
    set_up_opium(table, {})
    opium(table).partner = seat
    table.seats[seat].grant(*LOANED)
    stand(table, seat, RED_GATE)
    table.pending.append(ExtraGoods(seat))


def _anahita(table: CaravanseraiTable, seat: int) -> None:
    deck = [card for card in ABILITY_CARDS if card not in NOT_HERS]
    tokens = [FAVOURS_HELD if place == seat else 0 for place in range(len(table.seats))]
    table.annexes[anahita_annex.ANAHITA] = anahita_annex.Anahita(
        space=BLUE_PAVILION, tokens=tokens, supply=FAVOURS - FAVOURS_HELD, thresholds=list(HER_THRESHOLDS),
        cards=lay(table.dice, deck, HER_CARDS), deck=deck)
    anahita_annex.count_spent(table, 0)
    table.pending.append(ChooseStart(seat, [BLUE_PAVILION, WHITE_PAVILION]))


def _chapman(table: CaravanseraiTable, seat: int) -> None:
    """Figures and rubies as for two; the four cards lie open; a ruby is on the brooch whose side is chosen (CX-79)."""
    place_chapmen(table, len(table.seats))
    his = chapman(table)
    his.plain = True
    his.supply -= START_RUBIES
    his.brooches[seat] = START_RUBIES
    his.sides[seat] = "A"  # until it is chosen
    partner(table).cards = list(OPEN_CARDS)
    table.pending += [ChooseStart(seat, sorted(dict.fromkeys(his.chapmen))), BroochSide(seat)]


_BRINGS: dict[str, Callable[[CaravanseraiTable, int], None]] = {
    DERVISH: _dervish, DEALER: _dealer, ANAHITA: _anahita, CHAPMAN: _chapman}
_PARTNERS = tuple(TakePartner(name) for name in PARTNERS)
