"""Addresses of the app: what stands behind the '#', read and written."""
from typing import NamedTuple

PAGES = ("", "new", "table", "score", "share", "help", "settings", "open", "about", "games", "recover", "account", "records")
"""The first word of an address; "" is home."""
SHEET = "+"
"""The last word while a dialog is open, so that the browser's Back closes it and nothing else."""


class Route(NamedTuple):
    """A page and what it shows: `Route("table", ("k3x9",))`; a link that holds a game is `Route("link", (code,))`."""

    page: str
    words: tuple[str, ...] = ()

    def word(self, place: int) -> str:
        """One word behind the page's name, "" when it is missing."""
        return self.words[place] if place < len(self.words) else ""


HOME = Route("")


def read(fragment: str) -> Route:
    """The route of a fragment; whatever is not known leads home."""
    if fragment.startswith("g="):
        return Route("link", (fragment[2:],))
    page, *words = [word for word in fragment.strip("/").split("/") if word != SHEET] or [""]
    return Route(page, tuple(words)) if page in PAGES else HOME


def write(route: Route) -> str:
    """The fragment of a route."""
    if route.page == "link":
        return f"g={route.word(0)}"
    return "/" + "/".join((route.page, *route.words) if route.page else ())
