"""The court as one picture: ground, bays, pavilions, Fountain, the way of a draft, figures; every space can be pressed."""
import re
from functools import lru_cache

from engine.caravanserai.actions.setup import ChooseGate
from engine.caravanserai.board import Route
from engine.caravanserai.box_board import KIND, SPACE_NAMES, SPACE_NUMBER
from engine.caravanserai.preview import reach
from ui.caravanserai.ask import any_route
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
    spaces = [_pavilion(moment, space, steps) if KIND[space].endswith("pavilion") else _space(moment, space, steps)
              for space in sorted(PLACES, key=_reading)]
    return svg(ground(), fountain(moment.view.fountain), spaces,
               _way(moment), figures(moment, numbered), ghost(moment), class_="court",
               viewBox="0 0 720 720", role="group", id="court", aria_label=t("court"), data_roving="grid")


def _reading(space: int) -> tuple[int, int]:
    """Pavilions first, so that bays and their stones lie above them."""
    return (0 if KIND[space].endswith("pavilion") else 1, space)


def steps_to(moment: Moment) -> dict[int, int]:
    """The steps to every space where I could stop now; 0 for a gate to enter by."""
    if not moment.scene.mine:
        return {}
    if isinstance(moment.scene.asking, ChooseGate):
        return {SPACE_NUMBER[str(act).partition(" ")[2]]: 0 for act in moment.scene.legal if act.verb == "enter"}
    if not moment.walking:
        return {}
    best: dict[int, int] = {}
    for (name, _), route in reach(moment.view, moment.scene.asking).items():
        space = SPACE_NUMBER[name]
        best[space] = min(route.steps, best.get(space, 99))
    return best


def _way(moment: Moment) -> Html:
    """The way to the space that is looked at: as far as it goes, and beyond."""
    space = moment.looked
    if not space or not moment.walking:
        return Html("")
    route: Route | None = any_route(moment.view, moment.scene.asking, space)
    steps = steps_to(moment)
    limit = max(steps.values(), default=0)
    return way(route, SPACE_NUMBER[space] not in steps, limit)


def _states(moment: Moment, space: int, steps: dict[int, int]) -> list[str]:
    name = SPACE_NAMES[space]
    touched = f"touched seat-{(moment.scene.asked or 0) + 1}" if _touched(moment, space) else ""
    return ["legal" if space in steps else "", "picked" if moment.target == name else "", touched,
            "here" if moment.scene.mine and not moment.walking and moment.here == space else "",
            moment.refused(f"space {name}")]


def _touched(moment: Moment, space: int) -> bool:
    """Whether a bot is about to walk to a space, or to do something where its figure stands."""
    target, asked = moment.scene.target, moment.scene.asked
    if target.startswith("act ") and asked is not None:
        return moment.view.seats[asked].space == space
    return target == f"space {SPACE_NAMES[space]}"


def _press(moment: Moment, space: int, steps: dict[int, int]) -> dict[str, object]:
    """What a press does: a walk, or a look at what is there."""
    name = SPACE_NAMES[space]
    words = label(moment, space, steps.get(space))
    common: dict[str, object] = {"role": "button", "tabindex": "0", "id": f"sp-{name}", "aria_label": words}
    if moment.walking or (moment.scene.mine and space in steps):
        peek = {"data_peek": "peek"} if moment.walking and not moment.target else {}
        return {**common, **peek, "data_do": "pick", "data_what": f"space {name}",
                "aria_disabled": None if space in steps else "true",
                "aria_pressed": "true" if moment.target == name else None}
    return {**common, "data_do": "sheet", "data_name": "piece", "data_what": f"space {name}"}


def _space(moment: Moment, space: int, steps: dict[int, int]) -> Html:
    """A bay: what is pressed, and over it the letters and numbers, which its name says in words."""
    place, kind, name = PLACES[space], KIND[space], SPACE_NAMES[space]
    drawn, written = _parted(content(moment.view, space))
    stone, number = _parted(_stone(place.stone, steps.get(space), moment.target == name))
    kinds = f"k-{kind.replace('_', '-')}"
    return g(g(hit(space), None if kind == "tower" else shell(space), drawn, stone, **_press(moment, space, steps)),
             _written(written, number), class_=["space", kinds, _TINT.get(name, ""), *_states(moment, space, steps)])


def _pavilion(moment: Moment, space: int, steps: dict[int, int]) -> Html:
    place, colour = PLACES[space], "blue" if SPACE_NAMES[space] == "blue_pavilion" else "white"
    corner = (place.stone[0] - place.at[0], place.stone[1] - place.at[1])
    far = space not in steps or moment.target == SPACE_NAMES[space]
    stone, number = (Html(""), Html("")) if far else _parted(_stone(corner, steps[space], False))
    drawn, written = _parted(g(pavilion(space)))
    return g(g(drawn, stone, **_press(moment, space, steps)), _written(written, number),
             class_=["space", "pav", colour, *_states(moment, space, steps)], transform=place.turn)


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
