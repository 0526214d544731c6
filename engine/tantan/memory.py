"""Perfect memory: the hands as anyone can know them from public events alone (T-07; property PT-10).

Every card enters a hand from the open market and leaves it openly, so nothing is ever lost from sight.
"""
from collections.abc import Iterable

from engine.kernel import Event
from engine.tantan.box import PLACE
from engine.tantan.events import Bought, GameStarted, Stocked, Stolen


def remember(events: Iterable[Event]) -> list[list[str]]:
    """The hand of each seat after these events, which must begin with `GameStarted`; sorted in canonical order."""
    hands: list[list[str]] = []
    for event in events:
        if isinstance(event, GameStarted):
            hands = [[] for _ in range(event.seats)]
        elif isinstance(event, Bought):
            hands[event.seat] = sorted([*hands[event.seat], *event.cards], key=PLACE.__getitem__)
        elif isinstance(event, Stocked):
            for card in (*(event.card,) * event.count, *("mouse",) * event.mice):
                hands[event.seat].remove(card)
        elif isinstance(event, Stolen):
            hands[event.victim].remove(event.card)
    return hands
