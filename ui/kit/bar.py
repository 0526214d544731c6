"""The action bar under the board: one sentence, undo, one aside, the main action."""
from typing import NamedTuple

from ui.kit.html import Html, div, icon, join, p, span
from ui.kit.seats import dots
from ui.kit.shell import btn, icon_button
from ui.words import tell


class Act(NamedTuple):
    """A button of the bar: its words, the command with one argument (`("to", "#/share/x")`), and whether it is ready."""

    words: Html
    do: str
    argument: tuple[str, str] | None = None
    ready: bool = True
    picture: str = ""
    busy: bool = False

    def button(self, kind: str, key: str, more: str = "") -> Html:
        """The button, as `main`, `aside` or `second`, pressed by a key as well; `more` are further classes."""
        extra = {f"data_{self.argument[0]}": self.argument[1]} if self.argument else {}
        classes = " ".join(filter(None, (kind, more, "wait-b" if self.busy else "")))
        return btn(self.do, icon(self.picture) if self.picture else None, span(self.words), dots() if self.busy else None,
                   class_=classes, ready=self.ready, id=f"bar-{kind}", data_key=key, **extra)


class BarScene(NamedTuple):
    """What the bar shows.  `lead` is the picture before the sentence; `shake` counts refusals, so that each one shakes.

    With `steps` there is one step back and one on in the place of undo and redo.
    """

    say: Html
    lead: str = ""
    why: bool = False
    shake: int = 0
    undo: bool = False
    redo: bool = False
    steps: bool = False
    main: Act | None = None
    aside: Act | None = None
    chips: Html = Html("")
    second: Act | None = None  # one more aside, on narrow screens only


def _steps() -> list[Html]:
    return [icon_button("look-back", "back", tell("table.look.back"), class_="undo", id="bar-back", data_key="u"),
            icon_button("look-next", "back", tell("table.look.next"), class_="undo redo flip", id="bar-next", data_key="r")]


def action_bar(scene: BarScene) -> Html:
    """The bar's children."""
    shake = ("refused", "refused again")[scene.shake % 2] if scene.why and scene.shake else ""
    picture = "info" if scene.why else scene.lead
    back = icon_button("undo", "undo", tell("table.undo"), class_="undo", ready=scene.undo, id="bar-undo", data_key="u")
    redo = icon_button("redo", "rotate", tell("table.redo"), class_="undo redo", id="bar-redo", data_key="r")
    return join(
        p(icon(picture) if picture else None, span(scene.say), class_=["say", "why" if scene.why else "", shake],
          id="bar-say"),
        div(scene.chips, class_="chips bar-chips") if scene.chips else None,
        _steps() if scene.steps else [back, redo if scene.redo else None],
        scene.aside.button("aside", "a") if scene.aside else None,
        scene.second.button("second", "s", "aside narrow") if scene.second else None,
        scene.main.button("main", "Enter") if scene.main else None)
