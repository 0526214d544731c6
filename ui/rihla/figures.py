"""The merchants' figures on the road: one to six on a space, each with its seat's shape and colour."""
from engine.rihla.box import PRICE
from ui.kit.html import MARKS, Html, g, use
from ui.rihla.geometry import CENTRE, crowd
from ui.rihla.moment import Moment
from ui.rihla.skins import beast, caravan_of

BEAST = 62
"""How much of its mark a caravan's skin fills, in percent."""


def figures(moment: Moment) -> list[Html]:
    """Every figure that travels, mine last so that it lies on top."""
    merchants = moment.view.merchants
    seats = [seat for seat, merchant in enumerate(merchants) if not merchant.out]
    return [_figure(moment, seat) for seat in sorted(seats, key=lambda seat: (seat == moment.me, seat))]


def _figure(moment: Moment, seat: int) -> Html:
    merchants = moment.view.merchants
    together = [other for other, merchant in enumerate(merchants) if not merchant.out and merchant.pos == merchants[seat].pos]
    size, places = crowd(len(together))
    (x, y), (dx, dy) = CENTRE[merchants[seat].pos], places[together.index(seat)]
    if not PRICE[merchants[seat].pos]:
        dy = -dy  # clear of the name, which such a space has at its foot
    if merchants[seat].waiting and len(together) == 1:
        dx, dy = 0, -8  # in the house, not before it
    classes = ["pawn", "many" if len(together) > 2 else "", f"seat-{seat + 1}",
               "me" if seat == moment.me else "", "on" if seat == moment.view.current else ""]
    skin = beast(caravan_of(moment.scene.dress, seat), 0, 0, size * BEAST // 100)
    return g(_shape(seat, "shadow", size, 3, 6), _shape(seat, "mark", size, 0, 0), skin, class_=classes, id=f"pawn-{seat}",
             data_fly=f"pawn-{seat}", data_way=_way(moment, seat), transform=f"translate({x + dx} {y + dy})")


def _way(moment: Moment, seat: int) -> str | None:
    """The spaces that were passed, each as its distance from where the figure stands now: fly.js walks them."""
    walked = moment.drawn.walked[seat] if moment.drawn.walked else ()
    if not walked:
        return None
    x, y = CENTRE[walked[-1]]
    return " ".join(f"{CENTRE[space][0] - x},{CENTRE[space][1] - y}" for space in walked)


def _shape(seat: int, class_: str, size: int, right: int, down: int) -> Html:
    half = size // 2
    return use(class_=class_, href=f"#{MARKS[seat]}", x=right - half, y=down - half, width=size, height=size)


def ghost(moment: Moment) -> Html | None:
    """My figure where the picked journey would end."""
    if not moment.act.startswith("stop ") or moment.draft.space < 0:
        return None
    x, y = CENTRE[moment.draft.space]
    return g(_shape(moment.me, "mark", 36, 0, 0), class_=f"pawn ghost seat-{moment.me + 1}", id="ghost",
             transform=f"translate({x + 27} {y + 27})")
