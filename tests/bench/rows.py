"""A row of the bench: what was measured, ours, a peer's in the same run, and the ratio that counts."""
from typing import NamedTuple


class Row(NamedTuple):
    """`ours` and `peer` in `unit`; `more` is True where more is better.  A row without a peer has None."""

    what: str
    ours: float
    peer: float | None
    unit: str
    more: bool = True
    wanted: float | None = None

    def ratio(self) -> float | None:
        """How much better ours is (above 1: better)."""
        if not self.peer or not self.ours:
            return None
        return self.ours / self.peer if self.more else self.peer / self.ours

    def text(self) -> str:
        """One line of the table."""
        peer = "" if self.peer is None else f"{self.peer:12,.1f}"
        ratio = "" if self.ratio() is None else f"{self.ratio():7.2f} x"
        wanted = "" if self.wanted is None else f"  wanted {self.wanted:g} x" if self.peer else f"  wanted {self.wanted:g}"
        return f"{self.what:58} {self.ours:12,.1f} {peer:>12} {self.unit:12} {ratio:>9}{wanted}"


HEAD = f"{'':58} {'ours':>12} {'peer':>12} {'':12} {'ratio':>9}"
