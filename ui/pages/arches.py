"""The final scores as arches: one for each seat, its parts laid on one another."""
from typing import NamedTuple

from ui.kit.html import Html, bdi, el, g, join, li, mark, ol, p, path, rect, span, svg, text_
from ui.words import known, say, tell

TIP = 26
"""How much taller an arch is than its points say, so that the pointed top has room."""
TALLEST = 190
"""The height of the tallest arch, in a box 222 high and 74 wide."""
LABEL = 13
"""A layer at least so high carries its number; thinner ones are read in the account."""


class Account(NamedTuple):
    """One seat's account: `parts` in the order of `ScoreScene.parts`, adding up to `total`.  Rank 1 is best."""

    seat: int
    name: str
    parts: tuple[int, ...]
    total: int
    rank: int


def figure(points: int) -> str | int:
    """Points as a page shows them: great ones in groups, 12,300; a small one stays a number, for its plural."""
    return f"{points:,}" if points >= 1000 else points


def own_words(game: str, key: str) -> str:
    """The key of a sentence as a game says it itself, else as all do."""
    return f"{game}.{key}" if known(f"{game}.{key}") else key


def arches(accounts: tuple[Account, ...], game: str = "") -> Html:
    """The arches side by side, in the order given, on one scale."""
    most = max([sum(part for part in account.parts if part > 0) for account in accounts] + [1])
    return ol([_arch(account, most, game) for account in accounts], class_=["bars", f"of-{len(accounts)}"],
              aria_label=tell("score.final"))


def _arch(account: Account, most: int, game: str) -> Html:
    """One seat: total, arch, mark and name.  The picture is said in words by the total and the account."""
    layers = [(place, part) for place, part in enumerate(account.parts) if part > 0]
    heights = [(TALLEST - TIP) * part // most for _, part in layers]
    top = 222 - max(sum(heights) + TIP, 44)
    outline = f"M3 222V{top + 36}C3 {top + 20} 20 {top + 14} 37 {top} 54 {top + 14} 71 {top + 20} 71 {top + 36}V222z"
    clip = f"arch-{account.seat}"
    slices, floor = [], 222
    for (place, part), height in zip(layers, heights, strict=True):
        roof = floor - height if (place, part) != layers[-1] else top
        slices.append(_layer(place, part, roof, floor))
        floor = roof
    total = text_(figure(account.total), class_=["tot", "long" if account.total >= 10_000 else ""], x=37, y=top - 8)
    picture = svg(el("clipPath", path(d=outline), id=clip), g(slices, clip_path=f"url(#{clip})"),
                  path(class_="out", d=outline), total,
                  viewBox="0 0 74 224", aria_hidden="true", preserveAspectRatio="xMidYMax")
    rank = say("score.rank", n=account.rank)
    words = span(span(say(own_words(game, "score.points"), n=figure(account.total)), ", ", rank), class_="vh")
    return li(picture, p(mark(account.seat), bdi(account.name, class_="nm")), words,
              class_=["bar", f"seat-{account.seat + 1}", "win" if account.rank == 1 else ""])


def _layer(place: int, part: int, roof: int, floor: int) -> Html:
    """A part as a layer; the topmost reaches into the tip, its number stands where the arch is wide enough."""
    kind = place % 8 + 1
    height = floor - roof
    label = text_(figure(part), class_=f"n{kind}", x=37, y=(roof + floor) // 2 + 5) if height >= LABEL else None
    return join(rect(class_=f"s{kind}", x=0, y=roof, width=74, height=height), label)
