"""What changed from one picture of a table to the next: cards that were turned over, and money that moved.

Discards tell the cards but not in which order the decks were drawn from, and purses tell no change; so the face keeps the
last picture.  It shows nothing that two views do not show.
"""
from typing import NamedTuple

from engine.rihla.dues import Debt
from engine.rihla.turn import Choose
from engine.rihla.view import RihlaView

Piles = tuple[tuple[str, ...], ...]
SPECIAL = ("sadaqah", "hikma")


class Drawn(NamedTuple):
    """The last Rihla card, and the Sadaqah or Hikma card that came after it ("" for none), with the seat that drew it;
    and how much each purse has gained or lost at the last move of money (empty while none is known)."""

    journey: str = ""
    card: str = ""
    seat: int = 0
    gains: tuple[int, ...] = ()


class Memory:
    """Compares each picture of a table with the one before."""

    def __init__(self) -> None:
        """Begin with no picture seen."""
        self._piles: Piles = ()
        self._cash: tuple[int, ...] = ()
        self._turn = self._current = 0
        self._drawn = Drawn()

    def of(self, view: RihlaView) -> Drawn:
        """What to tell of a view."""
        piles = tuple(tuple(view.discards[deck]) for deck in ("rihla", *SPECIAL))
        cash = tuple(merchant.cash for merchant in view.merchants)
        if not self._goes_on(view, cash):
            self._piles, self._cash, self._drawn = (), cash, Drawn()
        if piles != self._piles:
            self._drawn = self._compare(view, piles)
        if cash != self._cash:
            gains = tuple(now - then for now, then in zip(cash, self._cash, strict=True))
            self._drawn = self._drawn._replace(gains=gains)
        self._piles, self._cash, self._turn, self._current = piles, cash, view.turn, view.current
        return self._drawn

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
