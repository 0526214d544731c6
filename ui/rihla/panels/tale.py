"""On the score page: what visitors brought each street, merchant by merchant, and the luck of the draw."""
from engine.kernel.saga import Seat
from engine.rihla.box_road import STREETS
from ui.kit.html import (
    Html,
    b,
    bdi,
    div,
    icon,
    join,
    li,
    mark,
    p,
    path,
    rect,
    span,
    svg,
    table,
    tbody,
    td,
    tfoot,
    th,
    thead,
    tr,
    ul,
)
from ui.rihla.looks import SYMBOL
from ui.rihla.names import k, signed, street_name
from ui.rihla.tale import Draws, Tale
from ui.words import Name, say, tell

HALF = 50
"""Units of the longest bar of luck to either side."""


class RihlaTeller(Tale):
    """Hears a match and tells what it heard."""

    def told(self, seats: tuple[Seat, ...], order: tuple[int, ...]) -> Html:
        """Two parts of the score page."""
        return join(self._streets(seats, order), self._luck(seats, order))

    # ---- streets

    def _streets(self, seats: tuple[Seat, ...], order: tuple[int, ...]) -> Html:
        groups = [letter for letter in (*SYMBOL, "service") if any(letter in earned for earned in self.earned)]
        heading = p(say("rihla.tale.streets"), class_="label")
        if not groups:
            return div(heading, p(say("rihla.tale.streets.none"), class_="soft"), class_="sheet-part rh tale")
        head = tr(th(span(say("rihla.tale.street"), class_="vh"), scope="col"),
                  [th(mark(seat), span(bdi(Name(seats[seat].name)), class_="vh"), class_=f"seat-{seat + 1}", scope="col")
                   for seat in order])
        foot = tr(th(say("rihla.tale.sum"), scope="row"), [td(k(sum(self.earned[seat].values()))) for seat in order])
        return div(heading, table(thead(head), tbody([self._row(letter, order) for letter in groups]), tfoot(foot),
                                  class_=f"earnings of-{len(seats)}"), class_="sheet-part rh tale")

    def _row(self, letter: str, order: tuple[int, ...]) -> Html:
        picture = SYMBOL.get(letter, "relay")
        swatch = span(icon(picture), class_=["sw", f"bg-{letter.lower()}" if letter in _LETTERS else "bg-k"])
        name = street_name(letter) if letter in _LETTERS else tell("rihla.group.service")
        best = max(earned.get(letter, 0) for earned in self.earned)
        cells = [td(k(amount) if amount else "–", class_="best" if amount == best else "none" if not amount else None)
                 for seat in order for amount in [self.earned[seat].get(letter, 0)]]
        return tr(th(swatch, span(name), scope="row"), cells)

    # ---- luck

    def _luck(self, seats: tuple[Seat, ...], order: tuple[int, ...]) -> Html:
        luck = [self.luck(seat) for seat in range(len(seats))]
        most = max(1, *map(abs, luck))
        rows = [li(mark(seat), bdi(Name(seats[seat].name)), _bar(luck[seat], most),
                   b(signed(luck[seat]), class_="up" if luck[seat] >= 0 else "down"),
                   span(_against("road", self.road[seat]), " ", _against("cards", self.cards[seat]), class_="how"),
                   class_=f"seat-{seat + 1}", id=f"luck-{seat}") for seat in order]
        return div(p(say("rihla.tale.luck"), class_="label"), ul(rows, class_="luck"),
                   p(say("rihla.tale.luck.text"), class_="mini soft"), class_="sheet-part rh tale")


_LETTERS = [street.letter for street in STREETS]


def _against(what: str, draws: Draws) -> Html:
    return say(f"rihla.tale.{what}", n=draws.count, money=signed(draws.money), expected=signed(draws.expected))


def _bar(luck: int, most: int) -> Html:
    """A bar from the middle, to the right for good luck."""
    width = max(1, abs(luck) * HALF // most)
    return svg(path(class_="mid", d=f"M{HALF} 0v12"),
               rect(class_="good" if luck >= 0 else "bad", x=HALF if luck >= 0 else HALF - width, y=1, width=width, height=10),
               viewBox=f"0 0 {2 * HALF} 12", preserveAspectRatio="none", aria_hidden="true")
