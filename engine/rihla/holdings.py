"""Who holds what on the road, worked out once for as long as no spot changes hands (rihla 1.2, 3.5).

Every question about what a merchant owns starts here, so that nobody walks the whole road for the few spots of one.
"""
from typing import NamedTuple

from engine.kernel.latest import latest
from engine.rihla.box import MOST_SEATS, SPOTS
from engine.rihla.box_road import STREETS, Street
from engine.rihla.table import NOBODY


class Holdings(NamedTuple):
    """One owner's part of the road, each in the road's order, leased spots included.

    `lacking` are the single businesses that streets of theirs still lack and another merchant owns.
    """

    spots: list[int]
    full_streets: list[Street]
    lacking: list[int]


@latest
def holdings(owner: list[int]) -> list[Holdings]:
    """What every seat holds, from the table's list of owners: `holdings(table.owner)[seat]`."""
    found = [Holdings([], [], []) for _ in range(MOST_SEATS)]
    for space in SPOTS:
        if owner[space] != NOBODY:
            found[owner[space]].spots.append(space)
    for street in STREETS:
        for seat in dict.fromkeys([owner[space] for space in street.spots]):
            if seat != NOBODY:
                _note_street(found[seat], street, [space for space in street.spots if owner[space] != seat], owner)
    return found


def _note_street(held: Holdings, street: Street, others: list[int], owner: list[int]) -> None:
    """Note a street that a seat has a part in as full, or the only business it lacks."""
    if not others:
        held.full_streets.append(street)
    elif len(others) == 1 and owner[others[0]] != NOBODY:
        held.lacking.append(others[0])
