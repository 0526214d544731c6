"""The court as one picture: ground, bays, pavilions, Fountain, the way of a draft, figures; every space can be pressed."""
import re
from functools import lru_cache
from typing import NamedTuple

from engine.caravanserai.actions.setup import ChooseGate
from engine.caravanserai.board import Route
from engine.caravanserai.box_board import KIND, SPACE_NAMES, SPACE_NUMBER
from engine.caravanserai.preview import reach
from ui.caravanserai.ask import any_route
from ui.caravanserai.attach import doors, every, first
from ui.caravanserai.court.bays import content, hit, pavilion, shell
from ui.caravanserai.court.figures import figures, ghost, way
from ui.caravanserai.court.fountain import fountain
from ui.caravanserai.court.ground import ground
from ui.caravanserai.court.labels import label
from ui.caravanserai.court.places import PLACES
from ui.caravanserai.moment import Moment
from ui.caravanserai.names import t
from ui.kit.html import Html, circle, g, svg, text_

_TINT = {"changer_west": "k-purple", "changer_east": "k-yellow"}


def court(moment: Moment) -> Html:
    """The board."""
    steps = steps_to(moment)
    numbered = {space: count for space, count in steps.items() if count}
    aim = picked(moment)
    spaces = [(_pavilion if KIND[space].endswith("pavilion") else _bay)(_seen(moment, space, steps, aim)) for space in _ORDER]
    added = doors(moment.view)
    return svg(ground(), fountain(_arrows(moment)), [draw(moment) for draw in added.under], spaces,
               [draw(moment) for draw in added.over], _way(moment), figures(moment, numbered), ghost(moment), class_="court",
               viewBox="0 0 720 720", role="group", id="court", aria_label=t("court"), data_roving="grid")


def _arrows(moment: Moment) -> int:
    """How the Fountain stands, or would stand if it is turned in the draft for its own sake."""
    return moment.ahead.table.fountain if moment.drafted("turn fountain") else moment.view.fountain


def _reading(space: int) -> tuple[int, int]:
    """Pavilions first, so that bays and their stones lie above them; towers last, for their stones lie on the bays beside."""
    return (0 if KIND[space].endswith("pavilion") else 2 if KIND[space] == "tower" else 1, space)


_ORDER = tuple(sorted(PLACES, key=_reading))
"""The spaces in the order in which they are drawn."""


def steps_to(moment: Moment) -> dict[int, int]:
    """The steps to every space where I could stop now; 0 for a gate to enter by."""
    if not moment.scene.mine:
        return {}
    other: dict[int, int] | None = first(doors(moment.view).lit, moment)
    if other is not None:
        return other
    if isinstance(moment.scene.asking, ChooseGate):
        return {SPACE_NUMBER[str(act).partition(" ")[2]]: 0 for act in moment.scene.legal if act.verb == "enter"}
    if not moment.walking:
        return {}
    best: dict[int, int] = {}
    for (name, _), route in reach(*moment.walk).items():
        space = SPACE_NUMBER[name]
        best[space] = min(route.steps, best.get(space, 99))
    return best


def _way(moment: Moment) -> Html:
    """The way to the space that is looked at: as far as it goes, and beyond."""
    other: Html | None = first(doors(moment.view).way, moment)
    if other is not None:
        return other
    if moment.going is None:
        return Html("")
    asking, space = moment.going
    route: Route | None = any_route(moment.view, asking, space, moment.past)
    if not moment.walking:
        return way(route, seat=asking.seat)
    steps = steps_to(moment)
    limit = max(steps.values(), default=0)
    return way(route, SPACE_NUMBER[space] not in steps, limit)


def picked(moment: Moment) -> str:
    """The space that the draft goes to, whoever goes there; "" for none."""
    aims = tuple(f"{verb} " for verb in every().aims)
    aimed = next((act for act in reversed(moment.draft.bundle) if aims and act.startswith(aims)), "")
    return moment.target or (aimed.split()[1] if aimed else "")


class Seen(NamedTuple):
    """All that the drawing of a space depends on: what lies there, its name in words, its states, the steps to it, whether a
    press walks there (else it looks closer), whether a pointer over it shows the way, and whether the draft goes there."""

    space: int
    lies: Html
    words: str
    states: tuple[str, ...]
    steps: int | None
    walks: bool
    peeks: bool
    aimed: bool


def _seen(moment: Moment, space: int, steps: dict[int, int], aim: str) -> Seen:
    name, pav = SPACE_NAMES[space], KIND[space].endswith("pavilion")
    walks = moment.walking or (moment.scene.mine and space in steps)
    touched = f"touched seat-{(moment.scene.asked or 0) + 1}" if _touched(moment, space) else ""
    states = ("legal" if space in steps else "", "picked" if aim == name else "", touched,
              "here" if moment.scene.mine and not moment.walking and moment.here == space else "",
              moment.refused(f"space {name}"))
    return Seen(space, Html("") if pav else content(moment.view, space), label(moment, space, steps.get(space)), states,
                steps.get(space), walks, moment.walking and not moment.target, aim == name)


def _touched(moment: Moment, space: int) -> bool:
    """Whether a bot is about to walk to a space, or to do something where its figure stands."""
    target, asked = moment.scene.target, moment.scene.asked
    if target.startswith("act ") and asked is not None:
        stop = getattr(moment.view.pending[-1], "space", -1) if moment.view.pending else -1
        return (stop if stop >= 0 else moment.view.seats[asked].space) == space
    return target == f"space {SPACE_NAMES[space]}"


def _press(seen: Seen) -> dict[str, object]:
    """What a press does: a walk, or a look at what is there."""
    name = SPACE_NAMES[seen.space]
    common: dict[str, object] = {"role": "button", "tabindex": "0", "id": f"sp-{name}", "aria_label": seen.words}
    if seen.walks:
        return {**common, "data_peek": "peek" if seen.peeks else None, "data_do": "pick", "data_what": f"space {name}",
                "aria_disabled": "true" if seen.steps is None else None, "aria_pressed": "true" if seen.aimed else None}
    return {**common, "data_do": "sheet", "data_name": "piece", "data_what": f"space {name}"}


@lru_cache(maxsize=512)
def _bay(seen: Seen) -> Html:
    """A bay: what is pressed, and over it the letters and numbers, which its name says in words."""
    space = seen.space
    place, kind, name = PLACES[space], KIND[space], SPACE_NAMES[space]
    drawn, written = _parted(seen.lies)
    stone, number = _parted(_stone(place.stone, seen.steps, seen.aimed))
    kinds = f"k-{kind.replace('_', '-')}"
    return g(g(hit(space), None if kind == "tower" else shell(space), drawn, stone, **_press(seen)),
             _written(written, number), class_=["space", kinds, _TINT.get(name, ""), *seen.states])


@lru_cache(maxsize=64)
def _pavilion(seen: Seen) -> Html:
    place, colour = PLACES[seen.space], "blue" if SPACE_NAMES[seen.space] == "blue_pavilion" else "white"
    corner = (place.stone[0] - place.at[0], place.stone[1] - place.at[1])
    far = seen.steps is None or seen.aimed
    stone, number = (Html(""), Html("")) if far else _parted(_stone(corner, seen.steps, False))
    drawn, written = _parted(g(pavilion(seen.space)))
    return g(g(drawn, stone, **_press(seen)), _written(written, number),
             class_=["space", "pav", colour, *seen.states], transform=place.turn)


def _written(*parts: Html) -> Html | None:
    return g(parts, class_="written", aria_hidden="true") if any(parts) else None


@lru_cache(maxsize=512)
def _parted(drawing: Html) -> tuple[Html, Html]:
    """A drawing without its letters, and the letters alone, both under its transform."""
    letters = "".join(re.findall(r"<text\b.*?</text>", drawing))
    opening = drawing[:drawing.index(">") + 1]
    return Html(re.sub(r"<text\b.*?</text>", "", drawing)), Html(f"{opening}{letters}</g>") if letters else Html("")


def _stone(at: tuple[int, int], steps: int | None, target: bool) -> Html:
    """The stone before a bay; it shows the steps there, unless the ghost of my figure stands on it."""
    wide = steps is not None
    return g(circle(class_="stone", r=16 if wide else 9), text_(steps, class_="n", x=0, y=8) if steps and not target else None,
             transform=f"translate({at[0]} {at[1]})")
