"""Points over time: a line for each seat, told apart by colour, dash and the seat's shape at its end."""
from collections.abc import Sequence

from ui.kit.html import MARKS, Html, g, path, svg, text_, use
from ui.pages.arches import figure, own_words
from ui.words import Name, tell

WIDTH, HEIGHT = 440, 160
LEFT, TOP, FLOOR = 4, 18, 148
DASHES = (None, "7 3", "2 3", "10 3 2 3", "4 2", "14 3")
APART = 13
"""Shapes that would cover one another stand side by side, so far apart."""


def chart(story: Sequence[Sequence[int]], seats: Sequence[tuple[int, str]], game: str = "") -> Html:
    """The chart of `story[moment][seat]`, for the seats (number, name) in the order of their rank."""
    low = min(0, min(min(moment) for moment in story))
    high = max(low + 1, max(max(moment) for moment in story))
    heights = {seat: [_y(moment[seat], low, high) for moment in story] for seat, _ in seats}
    steps = _asides({seat: ys[-1] for seat, ys in heights.items()})
    right = WIDTH - APART * (max(steps.values()) + 1) - 4
    xs = [LEFT + (right - LEFT) * place // (len(story) - 1) for place in range(len(story))]
    drawn = [_line(seat, list(zip(xs, heights[seat], strict=True)), right + 2 + APART * steps[seat])
             for seat, _ in reversed(seats)]
    said = ", ".join(tell("score.end", who=Name(name), n=figure(story[-1][seat])) for seat, name in seats)
    label = tell(own_words(game, "score.story-ends"), ends=said)
    return svg(path(class_="ax", d=f"M0 {TOP}H{right}M0 {_y(0, low, high)}H{right}"), text_(figure(high), x=0, y=TOP - 5),
               drawn, viewBox=f"0 0 {WIDTH} {HEIGHT}", role="img", aria_label=label)


def _y(points: int, low: int, high: int) -> int:
    return FLOOR - (FLOOR - TOP) * (points - low) // (high - low)


def _asides(ends: dict[int, int]) -> dict[int, int]:
    """How many places each shape stands aside: where two lines end close together, the later one moves on."""
    placed: dict[int, int] = {}
    for seat, height in ends.items():
        taken = [placed[other] for other in placed if abs(ends[other] - height) < APART]
        placed[seat] = next(step for step in range(len(ends)) if step not in taken)
    return placed


def _line(seat: int, points: list[tuple[int, int]], end: int) -> Html:
    outline = "M" + " ".join(f"{x} {y}" for x, y in points) + f"H{end}"
    last = points[-1][1]
    shape = use(class_="mark", href=f"#{MARKS[seat]}", x=end, y=last - 6, width=12, height=12)
    return g(path(d=outline, stroke_dasharray=DASHES[seat]), shape, class_=f"seat-{seat + 1}")
