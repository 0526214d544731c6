"""A frame: a page as a skeleton with named regions, so that only what changed is morphed."""
from typing import NamedTuple

from ui.kit.html import Html


class Frame(NamedTuple):
    """One page.  `skeleton` holds an empty element with `id=<region>` for every key of `regions`.

    `name` tells pages apart: while it stays the same, only regions whose HTML changed are sent; when it changes, the
    skeleton is laid anew.  `title` is plain text for the window.  `overlay` is the HTML of open dialogs ("" for none).
    """

    name: str
    title: str
    skeleton: Html
    regions: dict[str, Html]
    overlay: Html = Html("")
