"""Which cards were turned over last, from one picture to the next: discards tell the cards but not the decks' order."""
from typing import NamedTuple

from engine.rihla.dues import Debt
from engine.rihla.turn import Choose
from engine.rihla.view import RihlaView

Piles = tuple[tuple[str, ...], ...]
SPECIAL = ("sadaqah", "hikma")


class Drawn(NamedTuple):
    """The last Rihla card, and the Sadaqah or Hikma card that came after it ("" for none), with the seat that drew it."""

    journey: str = ""
    card: str = ""
    seat: int = 0


class Memory:
    """Compares each picture of a table with the one before; it shows nothing that a view does not show."""

    def __init__(self) -> None:
        """Begin with no picture seen."""
        self._piles: Piles = ()
        self._drawn = Drawn()
        self._current = 0

    def of(self, view: RihlaView) -> Drawn:
        """The last cards of a view."""
        piles = tuple(tuple(view.discards[deck]) for deck in ("rihla", *SPECIAL))
        if piles != self._piles:
            self._drawn = self._compare(view, piles)
            self._piles, self._current = piles, view.current
        return self._drawn

    def _compare(self, view: RihlaView, piles: Piles) -> Drawn:
        journey = piles[0][-1] if piles[0] else ""
        return Drawn(journey, self._special(view, piles), self._current if self._piles else view.current)

    def _special(self, view: RihlaView, piles: Piles) -> str:
        """A card that is being answered now, else the one that has just come onto a pile, else the one before it."""
        asking = view.pending[-1] if view.pending else None
        asked = asking.card if isinstance(asking, Choose) else asking.reason if isinstance(asking, Debt) else ""
        if asked[:1] in ("S", "H") and asked[1:].isdecimal():
            return asked
        if not self._piles:
            return ""
        fresh = [now[-1] for now, then in zip(piles[1:], self._piles[1:], strict=True) if now and now[-1:] != then[-1:]
                 and len(now) != len(then)]
        if fresh:
            return fresh[-1]
        return self._drawn.card if piles[0] == self._piles[0] else ""
