"""Frames onto the page: only what changed crosses, all of it at once."""
from ui import host
from ui.kit.frame import Frame
from ui.kit.html import Html


class Painter:
    """Remembers what the page shows, so that a new frame sends its difference."""

    def __init__(self) -> None:
        """Start with nothing shown."""
        self._name = ""
        self._title = ""
        self._shown: dict[str, str] = {}

    def show(self, frame: Frame, toast: Html) -> None:
        """Draw a frame: its skeleton if it is another page, then the regions whose markup differs."""
        fresh = frame.name != self._name
        wanted: dict[str, str] = {**frame.regions, "overlay": frame.overlay, "toast": toast}
        kept = {name: self._shown.get(name) for name in ("overlay", "toast")} if fresh else self._shown
        changed = {name: text for name, text in wanted.items() if kept.get(name) != text}
        if fresh:
            changed = {"app": frame.skeleton, **changed}
        self._name, self._shown = frame.name, wanted
        if changed:
            host.render_many(changed)
        if frame.title != self._title:
            self._title = frame.title
            host.set_title(frame.title)

    def patch(self, regions: dict[str, Html]) -> None:
        """Draw a few regions of the frame that is shown, without asking for the rest of it."""
        changed = {name: text for name, text in regions.items() if name in self._shown and self._shown[name] != text}
        self._shown.update(changed)
        if changed:
            host.render_many(changed)

    def forget(self) -> None:
        """Believe nothing about what is shown: the next frame is laid anew."""
        self._name = ""
        self._shown = {}
