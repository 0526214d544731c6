"""Partner Mode: two seats, each with one inhabitant of the courtyard for its partner (caravanserai-expansions.md 6).

The Arbab is a part of his own here: he only blocks and meets (CX-82), and ends the game.
"""
from engine.caravanserai.actions.setup import ChooseGate
from engine.caravanserai.expansions.anahita import ARBAB_HOOKS
from engine.caravanserai.expansions.anahita.annex import ARBAB as ARBAB_NAME
from engine.caravanserai.expansions.anahita.annex import arbab
from engine.caravanserai.expansions.anahita.sight import set_up_arbab
from engine.caravanserai.hooks import Hooks, Part
from engine.caravanserai.modes.partner.annex import PARTNER as NAME
from engine.caravanserai.modes.partner.annex import Partner, partner
from engine.caravanserai.modes.partner.choice import ChoosePartner, TakePartner
from engine.caravanserai.modes.partner.sides import EFFECTS
from engine.caravanserai.modes.partner.start import ChooseStart, ExtraGoods, Start, TakeExtra
from engine.caravanserai.table import Annex, CaravanseraiTable
from engine.kernel import Option, Options

THRESHOLD = 50


def _set_up(table: CaravanseraiTable, options: Options) -> None:
    """Partners are chosen first of all, in seat order; figures start beside them, not at the gates (CX-84, CX-88)."""
    seats = len(table.seats)
    table.annexes[NAME] = Partner([""] * seats)
    table.pending = [asked for asked in table.pending if not isinstance(asked, ChooseGate)]
    table.pending += [ChoosePartner(seat) for seat in reversed(range(seats))]


def _seen(table: CaravanseraiTable, seat: int | None) -> tuple[str, Annex]:
    return NAME, partner(table).copy()


def _open(table: CaravanseraiTable) -> list[str]:
    return partner(table).cards


def _faults(table: CaravanseraiTable) -> list[str]:
    chosen = [name for name in partner(table).partners if name]
    return [] if len(set(chosen)) == len(chosen) else [f"partners {chosen}"]


def _arbab_without_deeds(table: CaravanseraiTable, options: Options) -> None:
    set_up_arbab(table, options)
    arbab(table).acts = False


PARTNER = Part(
    name=NAME,
    hooks=Hooks(
        menu={ChoosePartner: (TakePartner,), ChooseStart: (Start,), ExtraGoods: (TakeExtra,)},
        set_up=(_set_up,), view=(_seen,), held=(_open,), faults=(_faults,)),
    option=Option(NAME, (False, True), False), wanted=lambda options, seats: bool(options.get(NAME)),
    threshold=THRESHOLD, seats=range(2, 3), effects=EFFECTS)

PARTNER_ARBAB = Part(
    name=ARBAB_NAME, hooks=ARBAB_HOOKS._replace(set_up=(_arbab_without_deeds,)),
    option=Option(ARBAB_NAME, (False, True), False),
    wanted=lambda options, seats: bool(options.get(NAME) and options.get(ARBAB_NAME)), threshold=0)
"""The Arbab of Partner Mode; he matters only there, for he always comes with Anahita otherwise."""
