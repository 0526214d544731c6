"""The card of a space: band, name, what is changing, and the whole table of what visitors pay."""
from engine.rihla.box import GRAND_KHAN, IJARA_CASH, KIND, PAY, PRICE, RECLAIM_COST, SERVICE_FEES, SISTERS, STREET
from engine.rihla.box_road import ROAD
from engine.rihla.table import NOBODY
from engine.rihla.visit import visitor_pays
from ui.kit.html import Child, Html, bdi, dd, div, dl, dt, el, h2, icon, join, mark, p, span
from ui.rihla.looks import picture, tint
from ui.rihla.moment import Moment
from ui.rihla.names import goods, k, space_name, street_name
from ui.rihla.panels.parts import card_button
from ui.words import say, tell


def deed(moment: Moment, space: int, chips: Child = None, live: bool = False) -> Html:
    """A compact card on a phone, the whole one where there is room; `live` frames it as a preview."""
    more = card_button(f"space-{space}", tell("rihla.deed.open", name=space_name(space)), icon("info"),
                       class_="icon more-b narrow")
    return el("article", _band(moment, space), h2(space_name(space), el("small", _who(moment, space))),
                   p(chips, class_="chips") if chips else p(_note(space), class_="chips soft"), brief(moment, space), more,
                   class_=["deed", "live" if live else ""], id=f"deed-{space}")


def _band(moment: Moment, space: int) -> Html:
    return p(icon(picture(space)), span(group_words(moment, space), class_="wide"), class_=["band", tint(space)])


def group_words(moment: Moment, space: int) -> Html:
    """The group of a spot and how much of it is mine."""
    street = STREET[space]
    if street is None:
        return join(goods(space)) if PRICE[space] or KIND[space] == "waqf" else join()
    have = sum(moment.view.owner[spot] == moment.me for spot in street.spots)
    return say("rihla.deed.street", street=street_name(street.letter), have=have, n=len(street.spots))


def _who(moment: Moment, space: int) -> Html:
    """Whose it is, or that it is free."""
    owner = moment.view.owner[space]
    if owner == NOBODY:
        free = PRICE[space] or KIND[space] == "waqf"
        return say("rihla.deed.free", what=goods(space)) if free else join(goods(space))
    return join(mark(owner), say("rihla.deed.owner", who=bdi(moment.name(owner))))


def _note(space: int) -> str:
    return tell(f"rihla.note.{ROAD[space].key}")


def brief(moment: Moment, space: int) -> Html | None:
    """The table in few lines, stalls two by two: for the tray."""
    if KIND[space] != "business":
        return rows(moment, space)
    base, full, one, two, three, four, khan = map(k, PAY[space])
    column = _column(moment, space)
    lines = [(say("rihla.pays.base"), base, column == 0), (say("rihla.pays.full"), full, column == 1),
             (say("rihla.pays.pair", a=1, b=2), f"{one} · {two}", column in (2, 3)),
             (say("rihla.pays.pair", a=3, b=4), f"{three} · {four}", column in (4, 5)), (say("rihla.khan"), khan, column == 6)]
    return dl([_row(*line) for line in lines], _terms(space)[1:2], class_="pays")


def rows(moment: Moment, space: int) -> Html | None:
    """What visitors pay, column by column, the one that counts now marked."""
    if KIND[space] == "business":
        table = _business(moment, space)
    elif KIND[space] == "service":
        table = _service(moment, space)
    else:
        return None
    return dl(table, _terms(space), class_="pays")


def _row(words: Child, pay: Child, on: bool) -> Html:
    return div(dt(words), dd(pay), class_="on" if on else None)


def _business(moment: Moment, space: int) -> list[Html]:
    column = _column(moment, space)
    names = [say("rihla.pays.base"), say("rihla.pays.full"), *[say("rihla.pays.stalls", n=n) for n in range(1, GRAND_KHAN)],
             say("rihla.khan")]
    return [_row(name, k(pay), place == column) for place, (name, pay) in enumerate(zip(names, PAY[space], strict=True))]


def _column(moment: Moment, space: int) -> int:
    """Which column is charged now, by what the engine charges; -1 while nobody pays."""
    pay = visitor_pays(moment.view, space)
    return PAY[space].index(pay) if pay else -1


def _service(moment: Moment, space: int) -> list[Html]:
    pay = visitor_pays(moment.view, space)
    return [_row(say("rihla.pays.services", n=n), k(fee), fee == pay) for n, fee in enumerate(SERVICE_FEES) if n]


def _terms(space: int) -> list[Html]:
    """Price, cost of a step, and the terms of Ijara."""
    street = STREET[space]
    step = [div(dt(say("rihla.pays.stall.cost")), dd(k(street.stall_cost)), class_="term")] if street else []
    return [div(dt(say("rihla.pays.price")), dd(k(PRICE[space])), class_="term"), *step,
            div(dt(say("rihla.pays.ijara")), dd(say("rihla.pays.ijara.terms", cash=k(IJARA_CASH[space]),
                                                    back=k(RECLAIM_COST[space]))), class_="term")]


def deed_sheet(moment: Moment, space: int) -> Html:
    """Everything about a space, for a sheet of its own."""
    sisters = [spot for spot in SISTERS[space] if spot != space]
    more = [p(say("rihla.deed.sister", name=space_name(spot), who=_who(moment, spot)), class_="soft") for spot in sisters]
    return div(_band(moment, space), p(_who(moment, space), class_="holder"), p(_note(space), class_="soft"),
               _lease(moment, space), rows(moment, space), p(say("rihla.unit"), class_="mini soft") if PRICE[space] else None,
               more, _about(space), class_="rh deed-sheet")


def _lease(moment: Moment, space: int) -> Html | None:
    left = moment.view.ijara_left[space]
    return p(icon("ijara"), span(say("rihla.deed.leased", n=left)), class_="lease-line") if left else None


def _about(space: int) -> Html | None:
    kind = KIND[space]
    return p(say(f"rihla.about.{kind}")) if kind not in ("business",) else None
