"""The action bar under the board: one sentence, undo, one aside, the main action."""
from typing import NamedTuple

from ui.kit.html import Html, div, icon, input_, join, p, span
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
        once = kind == "main"  # it stays in its place and means the next decision then, so a double tap is one press
        return btn(self.do, icon(self.picture) if self.picture else None, span(self.words), dots() if self.busy else None,
                   class_=classes, ready=self.ready, id=f"bar-{kind}", data_key=key, data_once=once, **extra)


class Reel(NamedTuple):
    """An earlier moment of a match that is looked at: it lies before move `place` of `count` (from 0), `words` say so."""

    place: int
    count: int
    words: str


class BarScene(NamedTuple):
    """What the bar shows.  `lead` is the picture before the sentence; `shake` counts refusals, so that each one shakes.

    With a `reel` there is one step back and one on in the place of undo and redo, and a slider over the whole match.
    """

    say: Html
    lead: str = ""
    why: bool = False
    shake: int = 0
    undo: bool = False
    redo: bool = False
    reel: Reel | None = None
    main: Act | None = None
    aside: Act | None = None
    chips: Html = Html("")
    second: Act | None = None  # one more aside, on narrow screens only


def _reel(reel: Reel) -> list[Html]:
    slider = input_(type="range", id="bar-reel", class_="reel", min="0", max=reel.count - 1, value=str(reel.place),
                    data_do="look-to", data_live=True, aria_label=tell("table.look.reel"), aria_valuetext=reel.words)
    back = icon_button("look-back", "back", tell("table.look.back"), class_="undo", id="bar-back", data_key="u")
    on = icon_button("look-next", "back", tell("table.look.next"), class_="undo redo flip", id="bar-next", data_key="r")
    return [back, slider, on]


def action_bar(scene: BarScene) -> Html:
    """The bar's children."""
    shake = ("refused", "refused again")[scene.shake % 2] if scene.why and scene.shake else ""
    picture, kind = ("info", "why") if scene.why else (scene.lead, "then" if scene.reel else "")
    back = icon_button("undo", "undo", tell("table.undo"), class_="undo", ready=scene.undo, id="bar-undo", data_key="u")
    redo = icon_button("redo", "rotate", tell("table.redo"), class_="undo redo", id="bar-redo", data_key="r")
    return join(
        p(icon(picture) if picture else None, span(scene.say), class_=["say", kind, shake],
          id="bar-say"),
        div(scene.chips, class_="chips bar-chips") if scene.chips else None,
        _reel(scene.reel) if scene.reel is not None else [back, redo if scene.redo else None],
        scene.aside.button("aside", "a", "slim" if scene.second else "") if scene.aside else None,
        scene.second.button("second", "s", "aside narrow slim") if scene.second else None,
        scene.main.button("main", "Enter") if scene.main else None)
