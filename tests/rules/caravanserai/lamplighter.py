"""A little expansion that exists only here, to prove that parts attach to the base without a change to it.

The lamplighter stands on the Blue Gate.  Whoever jumps him puts out his lamp; whoever stops beside him may light it,
once per stop, besides the action.  A lit lamp gives one more step.  Nobody may stop on the north-east corner.  He
walks a space at the start of every round and the game ends after three rounds.  A Major Order may be completed
`quietly`, without the Fountain.  Each lamp lit counts a point.
"""
from collections.abc import Iterable

from engine.caravanserai.actions.move import Move
from engine.caravanserai.box_cards import ability
from engine.caravanserai.hooks import Bill, Hooks, Part
from engine.caravanserai.table import Annex, Ask, CaravanseraiTable, resume
from engine.caravanserai.turn import Ready, Rolled, Stop
from engine.kernel import Action, Option

NAME, LIGHT, QUIETLY = "lamplighter", "light", "quietly"


class Lamp(Annex):
    """Where he stands, whether his lamp burns, and how many lamps each seat has lit; the wick is hidden."""

    lit: list[int]
    space: int = 10
    burns: bool = True
    wick: int = 0


class Walk(Ask):
    """He walks before the turn begins."""

    runs = True

    def run(self, table: CaravanseraiTable) -> bool:
        table.pending.pop()
        lamp(table).space = (lamp(table).space + 1) % 20
        return True


def lamp(table: CaravanseraiTable) -> Lamp:
    found = table.annexes[NAME]
    assert isinstance(found, Lamp)
    return found


class MoveOver(Move, frozen=True):
    """Move over the lamplighter."""

    verb = "move over"
    over = True


class LightLamp(Action[CaravanseraiTable, Stop], frozen=True):
    """Light the lamp."""

    verb = "light"
    exact = True

    @classmethod
    def options(cls, table: CaravanseraiTable, asking: Stop) -> Iterable["LightLamp"]:
        return [cls()] if can_light(table, asking) else []

    def refusal(self, table: CaravanseraiTable, asking: Stop) -> None:
        return None

    def do(self, table: CaravanseraiTable, asking: Stop) -> None:
        asking.done.append(LIGHT)
        lamp(table).burns = True
        lamp(table).lit[asking.seat] += 1
        table.seats[asking.seat].grant(LIGHT)
        resume(table)


def can_light(table: CaravanseraiTable, asking: Stop) -> bool:
    return asking.space == lamp(table).space and LIGHT not in asking.done


def set_up(table: CaravanseraiTable, options: dict) -> None:
    table.annexes[NAME] = Lamp(lit=[0] * len(table.seats), wick=table.dice.roll())


def put_out(table: CaravanseraiTable, seat: int, jumped: tuple[int, ...]) -> None:
    if lamp(table).space in jumped:
        lamp(table).burns = False


def forget_boon(table: CaravanseraiTable, seat: int, space: int) -> None:
    table.seats[seat].revoke(LIGHT)


def quiet(table: CaravanseraiTable, bill: Bill, words: tuple[str, ...]) -> None:
    if QUIETLY in words:
        bill.arrow = 0


def masked(table: CaravanseraiTable, seat: int | None) -> tuple[str, Annex]:
    return NAME, Lamp(lamp(table).lit[:], lamp(table).space, lamp(table).burns)


def set_wick(view, table: CaravanseraiTable, dice) -> None:
    lamp(table).wick = dice.roll()


def third_round_over(table: CaravanseraiTable) -> str:
    last = (table.active + 1) % len(table.seats) == table.first
    return "lamps-out" if last and table.round == 3 else ""


LAMPLIGHTER = Part(
    name=NAME,
    hooks=Hooks(
        menu={Ready: (MoveOver,), Rolled: (MoveOver,), Stop: (LightLamp,)},
        abilities=("lx1",), removed=("x1",),
        figures=(lambda table: 1 << lamp(table).space,), closed=(lambda table, seat: 1 << 13,),
        watched=(lambda table, seat: 1 << lamp(table).space,), on_jump=(put_out,), on_arrival=(forget_boon,),
        lingers=(can_light,), terms=(lambda table, seat, deed, order: ("", QUIETLY) if deed == "major" else (),),
        arrow=(quiet,), set_up=(set_up,), round_begins=(lambda table: table.pending.append(Walk(table.first)),),
        ends=(third_round_over,), tally=(lambda table, seat: {"lamps": lamp(table).lit[seat]},),
        view=(masked,), imagine=(set_wick,)),
    option=Option(NAME, (False, True), False), wanted=lambda options, seats: bool(options.get(NAME)), threshold=0,
    cards=((ability("lx1", "turquoise", "bz"), Hooks(stride=5)),), effects=((LIGHT, Hooks(extra=1)),))
