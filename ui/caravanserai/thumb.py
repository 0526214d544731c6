"""A small square picture of a table: walls with their bays, the Fountain's arrows, the figures."""
from engine.caravanserai.board import arrow_at
from engine.caravanserai.box_board import KIND, SECTORS
from engine.caravanserai.view import CaravanseraiView
from ui.caravanserai.attach import doors
from ui.caravanserai.court.places import PLACES, stone
from ui.kit.html import MARKS, Html, path, rect, svg, use

_ANGLES = (0, 45, 135, 180, 225, 315)


def thumb(view: CaravanseraiView) -> Html:
    """The picture, from what everybody may see; 96 by 96."""
    return svg(rect(class_="edge", width=96, height=96, rx=3), rect(class_="wall", x=2, y=2, width=92, height=92, rx=2),
               rect(class_="walk", x=15, y=15, width=66, height=66), rect(class_="garden", x=21, y=21, width=54, height=54),
               [_bay(space) for space in PLACES], path(class_="rim", d="M42 35H54L61 42V54L54 61H42L35 54V42z"),
               path(class_="pool", d="M43 37H53L59 43V53L53 59H43L37 53V43z"), _arrows(view),
               [draw(view) for draw in doors(view).thumb], _figures(view),
               viewBox="0 0 96 96", class_="cv picture", aria_hidden="true")


def _bay(space: int) -> Html:
    place = PLACES[space]
    x, y = place.at[0] * 96 // 720, place.at[1] * 96 // 720
    if place.wall == "tower":
        return rect(class_="fr", x=x - 6, y=y - 6, width=12, height=12, rx=4)
    if place.wall == "pavilion":
        return path(class_="roof-b" if space == 20 else "roof-w", d=f"M{x - 3} {y - 7}h6l4 4v6l-4 4h-6l-4-4v-6z")
    if place.wall in ("left", "right"):
        return rect(class_=f"bay k-{KIND[space].replace('_', '-')}", x=x - 7, y=y - 6, width=14, height=12)
    return rect(class_=f"bay k-{KIND[space].replace('_', '-')}", x=x - 5, y=y - 7, width=10, height=14)


def _arrows(view: CaravanseraiView) -> list[Html]:
    effects = [arrow_at(space, view.fountain) for space in SECTORS]
    return [path(class_="spout green" if effect > 0 else "spout red", transform=f"translate(48 48) rotate({angle})",
                 d="M0-15 3-10 1.5-3h-3L-3-10z")
            for effect, angle in zip(effects, _ANGLES, strict=True) if effect]


def _figures(view: CaravanseraiView) -> list[Html]:
    spots = [(seat, stone(boy.space)) for seat, boy in enumerate(view.seats) if boy.space >= 0]
    return [use(href=f"#{MARKS[seat]}", class_=f"mark seat-{seat + 1}", x=x * 96 // 720 - 5 + 2 * seat, y=y * 96 // 720 - 5,
                width=10, height=10)
            for seat, (x, y) in spots]
