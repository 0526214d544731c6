"""What is seen and heard: regions of the page, its title and focus, gliding pieces, sounds."""
import json
from collections.abc import Mapping

from ui.host.door import page


def render_many(regions: Mapping[str, str]) -> None:
    """Morph several regions ({element id: HTML text of its children}) in one crossing."""
    page().renderMany(json.dumps(dict(regions)))


def after_paint() -> None:
    """Ask for the news `painted`, once what was drawn is on the screen."""
    page().afterPaint()


def announce(text: str) -> None:
    """Say a sentence to screen readers: politely, in order, once."""
    page().announce(text)


def set_root_attr(name: str, value: str | None) -> None:
    """Set `data-<name>` on <html>, or take it away with None."""
    page().setRootAttr(name, "" if value is None else value, value is not None)


def set_title(text: str) -> None:
    """Set the document's title."""
    page().setTitle(text)


def set_language(tag: str, direction: str = "ltr") -> None:
    """Set the page's language ("en") and writing direction ("ltr" or "rtl")."""
    page().setLanguage(tag, direction)


def focus(element_id: str) -> None:
    """Move the focus to an element, if it is there."""
    page().focusOn(element_id)


def pace() -> int:
    """Return how long a glide takes now, in ms: 0 when motion is off or reduced, or nobody looks."""
    return int(page().pace())


async def settled() -> None:
    """Wait until every gliding piece has arrived; at once when motion is off, skipped or the tab is hidden."""
    await page().settled()


def ready() -> None:
    """Tell the boot watchdog that the first screen stands; call it once, after the first render."""
    page().ready()


def failed(text: str) -> None:
    """Tell the boot watchdog that the start failed, with a traceback for those who report it."""
    page().failed(text)


def play_sound(name: str) -> None:
    """Play one short sound: step · card · coin · coins · water · turn · refuse. Silent before the first gesture."""
    page().playSound(name)
