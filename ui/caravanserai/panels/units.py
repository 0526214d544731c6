"""Actions of several units: buying, borrowing, trading, selling, exchanging; one tap a unit."""
from engine.caravanserai.box import GOODS, VALUE
from engine.caravanserai.box_board import GOOD_AT, KIND
from engine.caravanserai.box_tiles import TILES
from engine.caravanserai.preview import prices
from ui.caravanserai.court.bays import halves
from ui.caravanserai.draft import endings
from ui.caravanserai.moment import Moment
from ui.caravanserai.names import counts, gem, good_name, k, several, space_name, t
from ui.caravanserai.panels.parts import Panel, listed_acts, reason, stepper
from ui.kit.html import Html, b, button, div, icon, join, p, span, svg


def buying(moment: Moment) -> Panel:
    """A stepper for every good on sale; once one is bought, for that one."""
    acts = listed_acts(moment, "buy")
    acts = [act for act in acts if act[4:] in GOODS]
    own = GOOD_AT[moment.here]
    if not acts and own >= 0:
        act = f"buy {GOODS[own]}"
        return Panel(_title(moment), div(stepper(moment, act, gem(GOODS[own]), good_name(GOODS[own]), _price(moment, GOODS[own])),
                                         reason(moment, act), class_="steppers"))
    rows = [stepper(moment, act, gem(act[4:]), good_name(act[4:]), _price(moment, act[4:])) for act in acts]
    return Panel(_title(moment), div(rows, class_="steppers"), tall=len(rows) > 1)


def _price(moment: Moment, good: str) -> Html:
    """What the next piece costs, and how many lie there."""
    ask = moment.ahead.asking
    cost = prices(moment.ahead.table, ask).get(good) if ask is not None and getattr(ask, "space",
                                                                                    -1) >= 0 and _at_stall(ask) else None
    left = moment.ahead.table.stalls[GOODS.index(good)]
    worth = VALUE[GOODS.index(good)] if cost is None else cost
    return span(span(b(worth), icon("coins"), class_="each"), span(k("units.left", n=left), class_="left"), class_="price")


def _at_stall(asking: object) -> bool:
    return KIND[getattr(asking, "space", 0)] == "stall"


def _title(moment: Moment) -> Html:
    key = "title.walk" if moment.target and moment.walking else "title.at"
    return k(key, space=space_name(moment.here_name))


def borrowing(moment: Moment) -> Panel:
    """A stepper for dirhams."""
    row = stepper(moment, "borrow", icon("coins"), t("units.dirham"))
    none = "borrow" not in moment.options and not moment.drafted("borrow")
    return Panel(_title(moment), div(row, reason(moment, "borrow") if none else None, class_="steppers"))


def trading(moment: Moment) -> Panel:
    """The tile, how often it is used, and how the trade ends where there is a choice."""
    name = moment.table.tiles[moment.here]
    tile = TILES[name]
    words = t("label.tile", give=several(counts(tile.give)), get=several(counts(tile.get)))
    row = stepper(moment, "convert", svg(halves(name), class_="tile", viewBox="-36 -29 72 58", aria_hidden="true"), words)
    none = "convert" not in moment.options and not moment.drafted("convert")
    gift = _gift(moment)
    return Panel(_title(moment), div(row, gift, reason(moment, "convert") if none else None, class_="steppers"),
                 tall=gift is not None)


def _gift(moment: Moment) -> Html | None:
    """The ways to close, where there are several: the fuller one is taken unless it is switched off."""
    ways = endings(moment.ahead)
    if len(ways) < 2:
        return None
    now = moment.draft.close or ways[-1]
    other, full = next(way for way in ways if way != now), now == ways[-1]
    return button(icon("check") if full else None, gem(ways[-1].rpartition(" ")[2]), span(k("units.gift")), type="button",
                  class_="opt", id="close-way", data_do="pick", data_what=f"close {other}",
                  aria_pressed="true" if full else "false")


def selling(moment: Moment) -> Panel:
    """What each piece brings; the storage is the list to tap."""
    return Panel(_title(moment), _from_store(moment, "sell", k("units.sell")))


def swapping(moment: Moment) -> Panel:
    """What each piece becomes; the storage is the list to tap."""
    return Panel(_title(moment), _from_store(moment, "exchange", k("units.exchange")))


def _from_store(moment: Moment, verb: str, words: Html) -> Html:
    acts = listed_acts(moment, verb)
    if not acts:
        held = next((good for good, n in zip(GOODS, moment.after.goods, strict=True) if n), "")
        because = reason(moment, f"{verb} {held}") if held else p(icon("info"), span(k("units.nothing")), class_="because")
        return div(because, class_="steppers")
    drafted = moment.drafted(f"{verb} ")
    goods = [act.rpartition(" ")[2] for act in drafted]
    picked = span(*(gem(good) for good in goods), class_="picked-goods") if goods else None
    return div(p(icon(verb.split()[-1]), span(join(words, picked)), class_="hint"), class_="steppers")


def side_selling(moment: Moment) -> Panel:
    """A second piece sold away from the pavilion."""
    return Panel(k("title.sell"), _from_store(moment, "side sell", k("units.sell")))


def side_swapping(moment: Moment) -> Panel:
    """A second piece exchanged away from the pavilion."""
    return Panel(k("title.exchange"), _from_store(moment, "side exchange", k("units.exchange")))
