"""What changed from one picture of a table to the next: cards that were turned over, and money that moved.

Discards tell the cards but not in which order the decks were drawn from, and purses tell no change; so the face keeps the
last picture.  It shows nothing that two views do not show.
"""
from typing import NamedTuple

from engine.rihla.box import SPACES
from engine.rihla.dues import Debt
from engine.rihla.turn import Choose
from engine.rihla.view import RihlaView

Piles = tuple[tuple[str, ...], ...]
SPECIAL = ("sadaqah", "hikma")
LONGEST = 26
"""Spaces that a figure walks one by one; anything longer it glides (the next Waqf may be far)."""


class Drawn(NamedTuple):
    """The last Rihla card, and the Sadaqah or Hikma card that came after it ("" for none), with the seat that drew it;
    and how much each purse has gained or lost at the last move of money (empty while none is known).

    `walked[seat]` are the spaces a figure has passed since the picture before, from where it stood to where it stands
    (empty for one that stayed, or was carried to Bayt al-Dayn); `had[seat]` what a merchant who is out owned."""

    journey: str = ""
    card: str = ""
    seat: int = 0
    gains: tuple[int, ...] = ()
    walked: tuple[tuple[int, ...], ...] = ()
    had: tuple[tuple[int, ...], ...] = ()


def way(start: int, stop: int) -> tuple[int, ...]:
    """The spaces of a journey, both ends included; none for one so long that it is rather a step back in time."""
    steps = (stop - start) % SPACES
    return tuple((start + step) % SPACES for step in range(steps + 1)) if 0 < steps <= LONGEST else ()


class Memory:
    """Compares each picture of a table with the one before."""

    def __init__(self) -> None:
        """Begin with no picture seen."""
        self._piles: Piles = ()
        self._cash: tuple[int, ...] = ()
        self._turn = self._current = 0
        self._places: tuple[int, ...] = ()
        self._held: tuple[tuple[int, ...], ...] = ()
        self._drawn = Drawn()

    def of(self, view: RihlaView) -> Drawn:
        """What to tell of a view."""
        piles = tuple(tuple(view.discards[deck]) for deck in ("rihla", *SPECIAL))
        cash = tuple(merchant.cash for merchant in view.merchants)
        if not self._goes_on(view, cash):
            self._piles, self._cash, self._drawn, self._places, self._held = (), cash, Drawn(), (), ()
        if piles != self._piles:
            self._drawn = self._compare(view, piles)
        if cash != self._cash:
            gains = tuple(now - then for now, then in zip(cash, self._cash, strict=True))
            self._drawn = self._drawn._replace(gains=gains)
        self._held = tuple(self._holdings(view, seat) for seat in range(len(cash)))
        self._drawn = self._drawn._replace(walked=self._walks(view), had=self._held)
        self._piles, self._cash, self._turn, self._current = piles, cash, view.turn, view.current
        return self._drawn

    def _walks(self, view: RihlaView) -> tuple[tuple[int, ...], ...]:
        """The way of every figure since the last picture; told once, for figures walk once."""
        before, self._places = self._places, tuple(merchant.pos for merchant in view.merchants)
        if len(before) != len(self._places):
            return ()
        return tuple(() if view.merchants[seat].waiting else way(*steps)
                     for seat, steps in enumerate(zip(before, self._places, strict=True)))

    def _holdings(self, view: RihlaView, seat: int) -> tuple[int, ...]:
        """What a merchant owns; of one who is out, what was seen last."""
        if view.merchants[seat].out:
            return self._held[seat] if self._held else ()
        return tuple(space for space, owner in enumerate(view.owner) if owner == seat)

    def _goes_on(self, view: RihlaView, cash: tuple[int, ...]) -> bool:
        """Whether this picture follows the last one: the same table, at most a turn later."""
        return len(cash) == len(self._cash) and 0 <= view.turn - self._turn <= 1

    def _compare(self, view: RihlaView, piles: Piles) -> Drawn:
        journey = piles[0][-1] if piles[0] else ""
        seat = self._current if self._piles else view.current
        return Drawn(journey, self._special(view, piles), seat, self._drawn.gains)

    def _special(self, view: RihlaView, piles: Piles) -> str:
        """A card that is being answered now, else the one that has just come onto a pile, else the one before it."""
        asking = view.pending[-1] if view.pending else None
        asked = asking.card if isinstance(asking, Choose) else asking.reason if isinstance(asking, Debt) else ""
        if asked[:1] in ("S", "H") and asked[1:].isdecimal():
            return asked
        if not self._piles:
            return ""
        fresh = [now[-1] for now, then in zip(piles[1:], self._piles[1:], strict=True)
                 if now and now[-1:] != then[-1:] and len(now) != len(then)]
        if fresh:
            return fresh[-1]
        return self._drawn.card if piles[0] == self._piles[0] else ""
