"""The Arbab's walk and whom he meets at his stops (caravanserai-expansions.md 3.3; CX-43 to CX-45, CX-51 to CX-56)."""
from collections.abc import Iterable
from typing import ClassVar

from engine.caravanserai.board import NEIGHBOURS
from engine.caravanserai.box_board import RING, SPACE_NAMES, SPACE_NUMBER
from engine.caravanserai.expansions.anahita import encounters
from engine.caravanserai.expansions.anahita.annex import ANAHITA, anahita, arbab, calmed, is_home
from engine.caravanserai.expansions.anahita.box import LEG
from engine.caravanserai.expansions.anahita.deeds import act
from engine.caravanserai.expansions.anahita.events import AnahitaPushed, AnahitaStayed, ArbabStarted, ArbabWalked, Displaced
from engine.caravanserai.kits import kit
from engine.caravanserai.table import Ask, CaravanseraiTable, resume
from engine.caravanserai.turn import Stop
from engine.kernel import Action, Refusal, refuse


class SettingOff(Ask):
    """Everybody stands in the courtyard: the Arbab leaves the Red Gate, and acts where the die sends him (CX-56)."""

    runs: ClassVar[bool] = True

    def run(self, table: CaravanseraiTable) -> bool:
        """His round begins where he stops."""
        table.pending.pop()
        face = table.dice.roll()
        his = arbab(table)
        his.space = his.start = face
        table.tell(ArbabStarted(face, SPACE_NAMES[face]))
        meet(table, self.seat)
        return True


class Walk(Ask):
    """The Arbab still walks so many legs of three spaces, with a stop after each."""

    runs: ClassVar[bool] = True
    legs: int

    def run(self, table: CaravanseraiTable) -> bool:
        """One leg; he counts every space and jumps nobody (CX-43)."""
        if self.legs == 0 or is_home(table):
            table.pending.pop()
            return True
        self.legs -= 1
        his = arbab(table)
        his.space = (his.space + LEG) % RING
        his.walked += LEG
        if is_home(table):
            his.last = table.round + his.alone  # alone: one more turn follows (CX-97)
        table.tell(ArbabWalked(SPACE_NAMES[his.space], his.walked, is_home(table)))
        meet(table, self.seat)
        return True


class Meeting(Ask):
    """The Arbab has stopped: these seats' figures leave his space first, then the rest of his stop follows (CX-44)."""

    runs: ClassVar[bool] = True
    boys: list[int]

    def run(self, table: CaravanseraiTable) -> bool:
        """Ask the next owner, or go on."""
        if self.boys:
            table.pending.append(Displacing(self.boys.pop(0), arbab(table).space))
        else:
            table.pending.pop()
            _stop(table)
        return True


class Displacing(Ask):
    """The Arbab has come to the space of its seat's figure, which must leave it (CX-45)."""

    space: int


def meet(table: CaravanseraiTable, first: int) -> None:
    """Begin a stop of the Arbab: stable boys there move in turn order, from the seat whose turn it is."""
    seats = len(table.seats)
    order = [(first + turn) % seats for turn in range(seats)]
    table.pending.append(Meeting(first, [seat for seat in order if table.seats[seat].space == arbab(table).space]))


def _stop(table: CaravanseraiTable) -> None:
    """Anahita, the others, then his action; the last stop has none, nor one beside Anahita with a12 (CX-51, 3.3)."""
    his = arbab(table)
    if calmed(table):
        table.tell(AnahitaStayed(SPACE_NAMES[his.space]))
        return
    if ANAHITA in table.annexes and anahita(table).space == his.space:
        push_anahita(table)
    if is_home(table):
        return
    encounters.dealer(table, his.space)
    if his.acts:
        act(table, his.space)
    else:
        encounters.met_only(table, his.space)


def push_anahita(table: CaravanseraiTable) -> None:
    """Roll, and she goes so far clockwise, every ring space counting; six never lead back to him (CX-53)."""
    her, face = anahita(table), table.dice.roll()
    her.space = (her.space + face) % RING
    table.tell(AnahitaPushed(face, SPACE_NAMES[her.space]))


class Displace(Action[CaravanseraiTable, Displacing], frozen=True):
    """Move the figure out of the Arbab's way to a space beside it: no turn move, no steps, no action (CX-45)."""

    verb = "displace"
    exact = True
    to: str

    @classmethod
    def options(cls, table: CaravanseraiTable, asking: Displacing) -> Iterable["Displace"]:
        """Every space beside it, pavilions included, occupied or not."""
        return [_DISPLACE[space] for space in NEIGHBOURS[asking.space]]

    def refusal(self, table: CaravanseraiTable, asking: Displacing) -> Refusal | None:
        """Only a space beside it."""
        if SPACE_NUMBER.get(self.to, -1) in NEIGHBOURS[asking.space]:
            return None
        return refuse("not-adjacent", "caravanserai-expansions CX-45", space=self.to)

    def do(self, table: CaravanseraiTable, asking: Displacing) -> None:
        """It stands there; of the arrival only what waits for every figure takes effect."""
        table.pending.pop()
        to = SPACE_NUMBER[self.to]
        table.seats[asking.seat].space = to
        table.tell(Displaced(asking.seat, SPACE_NAMES[asking.space], self.to))
        for arrival in kit(table, asking.seat).on_arrival:
            arrival(table, asking.seat, to)
        resume(table)


def walk_in_round(table: CaravanseraiTable) -> None:
    """Every round but the first begins with two legs (3.2, CX-52); in Solo Mode he walks after each move instead."""
    if table.round > 1 and not arbab(table).alone:
        table.pending.append(Walk(table.first, 2))


def walk_after_move(table: CaravanseraiTable, stop: Stop) -> None:
    """In Solo Mode he walks one leg after each move of the stable boy and its action; favours do not move him (CX-91)."""
    if arbab(table).alone and type(stop) is Stop:
        table.pending.append(Walk(stop.seat, 1))


def over(table: CaravanseraiTable) -> str:
    """The game ends with the round in which he came home."""
    his = arbab(table)
    last_seat = (table.active + 1) % len(table.seats) == table.first
    return "arbab-home" if last_seat and his.last == table.round and is_home(table) else ""


_DISPLACE = tuple(Displace(name) for name in SPACE_NAMES)
