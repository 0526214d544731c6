"""A seat on the strip, and its sheet: everything public about one stable boy."""
from functools import lru_cache

from engine.caravanserai.box import GOODS
from engine.caravanserai.box_board import SPACE_NAMES
from engine.caravanserai.game import GAME
from engine.kernel import Result
from ui.caravanserai.attach import doors, every, first_word
from ui.caravanserai.cards import full
from ui.caravanserai.moment import Moment
from ui.caravanserai.names import capital, gem, has, k, several, space_name, whole
from ui.caravanserai.orders import order_card
from ui.kit.html import Html, b, dd, div, dl, dt, h3, icon, join, p, section, span


def account(moment: Moment) -> Result:
    """The account as it stands, the draft left aside."""
    return GAME.result(moment.ahead.steps[0].table if moment.ahead.steps else moment.ahead.table)


def seat_more(moment: Moment, seat: int) -> Html:
    """The board in short: coins, debt and the number of pieces; on a laptop also their limits, the pieces, orders and cards."""
    boy = moment.view.seats[seat]
    held = _held((boy.coins, boy.room), (boy.debt, boy.limit), len(boy.majors) + len(boy.minors), len(boy.cards),
                 bool(boy.waiting), tuple(boy.goods))
    return span(held, [draw(moment, seat) for draw in doors(moment.view).seat_more], class_="cv held")


@lru_cache(maxsize=256)
def _held(coins: tuple[int, int], debt: tuple[int, int], orders: int, cards: int, waits: bool, goods: tuple[int, ...]) -> Html:
    pieces = [gem(GOODS[good]) for good, n in enumerate(goods) for _ in range(n)]
    return join(
        span(icon("coins"), coins[0], span(f"/{coins[1]}", class_="wide of"), span(k("coins"), class_="vh")),
        span(icon("borrow"), debt[0], span(f"/{debt[1]}", class_="wide of"), span(k("debt"), class_="vh"),
             class_="owes" if debt[0] else "owes-nothing wide"),
        span(icon("order"), orders, span(k("sheet.orders"), class_="vh"), class_="wide"),
        span(icon("ability"), cards, span(k("sheet.cards"), class_="vh"), class_="wide"),
        span(icon("minor"), span(k("waiting"), class_="vh"), class_="wide") if waits else None,
        span(pieces, class_="wide goods-held", aria_hidden="true"), span(icon("store"), sum(goods), class_="narrow",
                                                                         aria_hidden="true"),
        span(several(dict(zip(GOODS, goods, strict=True))), class_="vh"))


def seat_sheet(moment: Moment, seat: int) -> Html:
    """The body of the sheet."""
    extra = [draw(moment, seat) for draw in doors(moment.view).seat_sheet]
    return div(_board(moment, seat), _orders(moment, seat), _cards(moment, seat), extra, points(moment, seat),
               class_="cv seat-sheet")


def _board(moment: Moment, seat: int) -> Html:
    boy = moment.view.seats[seat]
    where = p(icon("walk"), span(capital(space_name(SPACE_NAMES[boy.space]))), class_="fact") if boy.space >= 0 else None
    goods = span(*(gem(GOODS[good]) for good, n in enumerate(boy.goods) for _ in range(n)), class_="goods-row",
                 aria_hidden="true")
    return section(
        where, p(icon("purse"), span(k("sheet.purse", coins=boy.coins, room=boy.room)), class_="fact"),
        p(icon("borrow"), span(k("sheet.debt", debt=boy.debt, limit=boy.limit)), class_="fact"),
        p(icon("store"), goods, span(several(dict(zip(GOODS, boy.goods, strict=True))) or k("sheet.store.none"), class_="soft"),
          class_="fact"))


def _orders(moment: Moment, seat: int) -> Html:
    boy = moment.view.seats[seat]
    rows = [order_card(order, small=True) for order in (*boy.majors, *boy.minors)]
    waiting = div(p(k("waiting"), class_="label"), order_card(boy.waiting, boy.goods)) if boy.waiting else None
    return section(h3(k("sheet.orders")), div(rows, class_="filled-row") if rows else p(k("sheet.orders.none"), class_="soft"),
                   waiting)


def _cards(moment: Moment, seat: int) -> Html:
    boy, parts = moment.view.seats[seat], account(moment).parts[seat]
    cards = [full(card, b(f"+{parts[card]}", class_="num") if parts.get(card) else None) for card in boy.cards]
    return section(h3(k("sheet.cards")), cards or p(k("sheet.cards.none"), class_="soft"))


def points(moment: Moment, seat: int) -> Html:
    """The points so far, part by part, as the end would count them now."""
    result = account(moment)
    rows = [div(dt(part_words(part)), dd(whole(value))) for part, value in result.parts[seat].items()]
    return section(h3(k("sheet.points")), dl(rows, div(dt(k("sheet.total")), dd(whole(result.totals[seat])), class_="total"),
                                             class_="points-list"))


def part_words(part: str) -> Html:
    """The name of a part of the account."""
    named = first_word(every().account, part)
    if named:
        return join(named)
    key = f"account.{part}" if has(f"account.{part}") else f"decided.{part}" if has(f"decided.{part}") else f"card.{part}.name"
    return k(key) if has(key) else join(part)
