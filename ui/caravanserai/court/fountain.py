"""The Fountain in the middle: its arrows show what an order pays more or less at each tower and gate."""
from functools import lru_cache

from engine.caravanserai.board import arrow_at
from engine.caravanserai.box_board import SECTORS
from ui.kit.html import Html, circle, g, path, text_, use

_ANGLES = (0, 45, 135, 180, 225, 315)
"""Clockwise from the top, in the order of `SECTORS`."""
_NUMBER = ((0, -75), (58.7, -50.7), (58.7, 66.7), (0, 91), (-58.7, 66.7), (-58.7, -50.7))


@lru_cache(maxsize=8)
def fountain(orientation: int) -> Html:
    """The pool with its arrows under an orientation."""
    arrows = [_arrow(arrow_at(space, orientation), angle, at) for space, angle, at in zip(SECTORS, _ANGLES, _NUMBER, strict=True)]
    return g(path(class_="cast", d="M316 300 404 282 470 340V420L420 474H340L300 430z"),
             path(class_="rim", d="M322 270H398L450 322V398L398 450H322L270 398V322z"),
             path(class_="pool", d="M326 279H394L441 326V394L394 441H326L279 394V326z"),
             g(*arrows, use(class_="hub", href="#khatim", x=-34, y=-34, width=68, height=68), circle(class_="eye", r=9),
               transform="translate(360 360)"), class_="fountain", id="cv-fountain")


def _arrow(effect: int, angle: int, at: tuple[float, float]) -> Html:
    turn = f"rotate({angle})"
    if effect == 0:
        return path(class_="petal", transform=turn, d="M0-66C9-54 9-42 0-30-9-42-9-54 0-66z")
    tone = "green" if effect > 0 else "red"
    shape = "M0-118 21-86 11-24H-11L-21-86z" if effect > 0 else "M0-118 21-86 11-24 0-34-11-24-21-86z"
    return Html(path(class_=f"spout {tone}", transform=turn, d=shape)
                + text_(f"+{effect}" if effect > 0 else f"−{-effect}", class_=f"sp {tone}", x=at[0], y=at[1]))
