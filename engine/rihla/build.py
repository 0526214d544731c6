"""Souq Stalls and Grand Khans (rihla 3.5): one build per street and turn [R-24], evenly, on a full street.

The lowest business of a street grows first; that covers both "evenly" and "four stalls everywhere before a Grand
Khan", which costs one more stall on top of four [R-28].  The highest is sold first [R-26], for exactly what the step
costs.  The bank has no end of stalls [R-29].  Who waits may build, who is in debt may not [R-25].
"""
from engine.kernel import Action, Refusal, refuse
from engine.rihla.box import GRAND_KHAN, SISTERS, SPACES, STEP_COST, STREET, step_cost
from engine.rihla.dues import Debt
from engine.rihla.events import Built, SoldBack
from engine.rihla.holdings import holdings
from engine.rihla.money import bank_pays, to_bank
from engine.rihla.table import Open, RihlaTable
from engine.rihla.turn import Manage, go_on


class Build(Action[RihlaTable, Manage]):
    """Add a stall to a business, or turn its four stalls into a Grand Khan."""

    verb = "build"
    exact = True
    space: int

    @classmethod
    def options(cls, table: RihlaTable, asking: Manage) -> list["Build"]:
        """The lowest businesses of every street that can be built on, as far as the cash reaches."""
        found: list[Build] = []
        for street in holdings(table.owner)[asking.seat].full_streets:
            if street.letter not in table.built:
                found += _lowest_builds(table, asking.seat, street.spots)
        return found

    def refusal(self, table: RihlaTable, asking: Manage) -> Refusal | None:
        """The whole rule of building; see the keys."""
        return build_refusal(table, asking.seat, self.space)

    def do(self, table: RihlaTable, asking: Manage) -> None:
        """Pay and grow; the street is built for this turn."""
        space = self.space
        level = table.level[space] + 1
        cost = step_cost(space, level)
        to_bank(table, asking.seat, cost)
        table.level[space] = level
        street = STREET[space]
        assert street is not None
        table.built.append(street.letter)
        table.tell(Built(asking.seat, space, level, cost))


class Sell(Action[RihlaTable, Manage | Debt]):
    """Sell one stall or Grand Khan back; any number in a turn, and the turn's build is not given back [R-27]."""

    verb = "sell"
    exact = True
    space: int

    @classmethod
    def options(cls, table: RihlaTable, asking: Manage | Debt) -> list["Sell"]:
        """The highest businesses of every street of the merchant's that has stalls (only full streets have)."""
        found: list[Sell] = []
        level = table.level
        for street in holdings(table.owner)[asking.seat].full_streets:
            highest = _highest(table, street.spots)
            if highest:
                found += [_SELL[space] for space in street.spots if level[space] == highest]
        return found

    def refusal(self, table: RihlaTable, asking: Manage | Debt) -> Refusal | None:
        """Only one's own, only where there is something, only from the highest [R-26]."""
        space = self.space
        if not 0 <= space < SPACES or table.owner[space] != asking.seat:
            return refuse("not-yours", "rihla 3.5", space=space)
        if not table.level[space]:
            return refuse("no-stalls", "rihla 3.5", space=space)
        if table.level[space] < _highest(table, SISTERS[space]):
            return refuse("sell-evenly", "rihla R-26", space=space, level=table.level[space])
        return None

    def do(self, table: RihlaTable, asking: Manage | Debt) -> None:
        """Take the refund: exactly what the step cost."""
        space = self.space
        level = table.level[space]
        refund = step_cost(space, level)
        table.level[space] = level - 1
        bank_pays(table, asking.seat, refund)
        table.tell(SoldBack(asking.seat, space, level - 1, refund))
        if isinstance(asking, Debt):
            go_on(table)


_BUILD = [Build(space) for space in range(SPACES)]
_SELL = [Sell(space) for space in range(SPACES)]


def build_refusal(state: Open, seat: int, space: int) -> Refusal | None:
    """Why a merchant may not build on a business now, or None."""
    street = STREET[space] if 0 <= space < SPACES else None
    if street is None:
        return refuse("not-a-business", "rihla 3.5", space=space)
    if any(state.owner[sister] != seat for sister in street.spots):
        return refuse("street-not-full", "rihla 3.5", space=space)
    if any(state.ijara_left[sister] for sister in street.spots):
        return refuse("street-on-ijara", "rihla R-35", space=space)
    if street.letter in state.built:
        return refuse("built-this-turn", "rihla R-24", space=space)
    return _growth_refusal(state, seat, space)


def _growth_refusal(state: Open, seat: int, space: int) -> Refusal | None:
    level = state.level[space]
    if level == GRAND_KHAN:
        return refuse("fully-grown", "rihla 3.5", space=space)
    if level > min(state.level[sister] for sister in SISTERS[space]):
        return refuse("grow-evenly", "rihla 3.5", space=space, level=level)
    cost, cash = step_cost(space, level + 1), state.merchants[seat].cash
    return refuse("too-dear", "rihla 3.5", price=cost, cash=cash) if cash < cost else None


def _highest(state: Open, spots: tuple[int, ...]) -> int:
    level, highest = state.level, 0
    for space in spots:
        if level[space] > highest:
            highest = level[space]
    return highest


def _lowest_builds(table: RihlaTable, seat: int, spots: tuple[int, ...]) -> list[Build]:
    """The builds on the lowest businesses of a full street, if none of it is leased and the cash reaches."""
    level, left = table.level, table.ijara_left
    lowest = GRAND_KHAN
    for space in spots:
        if left[space]:
            return []
        if level[space] < lowest:
            lowest = level[space]
    if lowest == GRAND_KHAN or table.merchants[seat].cash < STEP_COST[spots[0]][lowest + 1]:
        return []
    return [_BUILD[space] for space in spots if level[space] == lowest]
