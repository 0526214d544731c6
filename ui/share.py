"""A game as a link and as a QR code."""
from importlib import import_module
from typing import Any

from engine.kernel.link import link_text
from engine.kernel.saga import Saga
from engine.kernel.save import BadSave
from ui import host
from ui.kit.html import Html, path, svg
from ui.words import tell

LONGEST = 8000
"""Characters of a link beyond which chats cut it: a file is offered instead."""
QUIET = 4
"""Light modules round a code, which readers need."""


def link(saga: Saga) -> tuple[str, str]:
    """The link that holds a match, or "" and why there is none (`no-link`, `too-large`)."""
    try:
        address = f"{host.page_url()}#g={link_text(saga)}"
    except BadSave as bad:
        return "", bad.why
    return (address, "") if len(address) <= LONGEST else ("", "too-large")


async def qr(text: str) -> Html | None:
    """A text as a QR code, made with segno from the site's own wheel; None when it is too long for any code."""
    segno = await _segno()
    try:
        code = segno.make(text, error="l", mode="byte", micro=False, boost_error=False)
    except segno.DataOverflowError:
        return None
    return drawing([bytes(row) for row in code.matrix])


async def _segno() -> Any:
    """The library, fetched at the first use."""
    try:
        return import_module("segno")
    except ImportError:
        await host.load_wheel("segno")
        return import_module("segno")


def drawing(rows: list[bytes]) -> Html:
    """A matrix of dark (1) and light (0) modules as one path."""
    size = len(rows) + 2 * QUIET
    lines = "".join(f"M{start} {y}h{length}v1h-{length}z" for y, row in enumerate(rows) for start, length in _runs(row))
    return svg(path(d=lines, fill="#132a33"), class_="qr", viewBox=f"{-QUIET} {-QUIET} {size} {size}",
               shape_rendering="crispEdges", role="img", aria_label=tell("share.qr"))


def _runs(row: bytes) -> list[tuple[int, int]]:
    """Where dark modules begin, and how many follow each other."""
    found: list[tuple[int, int]] = []
    for x, dark in enumerate(row):
        if not dark:
            continue
        if found and sum(found[-1]) == x:
            found[-1] = (found[-1][0], found[-1][1] + 1)
        else:
            found.append((x, 1))
    return found
