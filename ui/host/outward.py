"""What leads out of the page: its address, sharing, files."""
import json
from collections.abc import Awaitable

from ui.host.door import page


def hash_get() -> str:
    """Return the address fragment without its '#', still percent-encoded."""
    return page().hashGet()


def hash_set(text: str, replace: bool = False) -> None:
    """Go to a fragment; with `replace` no step is added to the browser's history and no `hash` news comes."""
    page().hashSet(text, replace)


def go_back() -> None:
    """Go one step back in the browser's history, as its own button does; a `hash` news follows."""
    page().goBack()


def is_online() -> bool:
    """Tell whether the browser believes it has a network."""
    return bool(page().isOnline())


def page_url() -> str:
    """Return this page's address without query and fragment: what a shared link starts with."""
    return page().pageUrl()


def query(name: str) -> str:
    """Return one parameter of the address's query ("" when absent)."""
    return page().query(name)


def copy(text: str) -> Awaitable[bool]:
    """Copy to the clipboard: starts at once (call it inside the command), then tells whether it worked."""
    return page().copy(text)


def can_share() -> bool:
    """Tell whether this device has a share sheet."""
    return bool(page().canShare())


def share(title: str, text: str, url: str) -> Awaitable[str]:
    """Open the share sheet inside the command; answers "shared", "cancelled" or "failed"."""
    return page().share(title, text, url)


def download(name: str, text: str, mime: str = "application/json") -> None:
    """Hand the player a text file."""
    page().download(name, text, mime)


async def pick_file(accept: str = ".json,.txt", limit: int = 2_000_000) -> tuple[str, str]:
    """Let the player pick a text file: (name, text), ("", "") when cancelled. ValueError above `limit` bytes."""
    reply = json.loads(await page().pickFile(accept, limit))
    if "error" in reply:
        raise ValueError(reply["error"])
    return reply["name"], reply["text"]
