"""A seat: the small line of its panel, and the sheet with everything about one merchant."""
from engine.rihla.scoring import spots_value, stalls_value
from engine.rihla.visit import visitor_pays
from ui.kit.html import Html, b, dd, div, dl, dt, h3, icon, join, li, p, section, span, ul
from ui.rihla.looks import picture, tint
from ui.rihla.moment import Moment
from ui.rihla.names import k, level_words, signed, space_name, street_name
from ui.rihla.panels.parts import OTHER_GROUPS, lots, owned, streets_of, swatch
from ui.words import say, tell


def seat_more(moment: Moment, seat: int) -> Html:
    """What the purse gained or lost last, Barakah, wealth, and whether the merchant waits or is out."""
    merchant = moment.view.merchants[seat]
    if merchant.out:
        return join(span(icon("close"), say("rihla.seat.out"), class_="gone"),
                    _blessings(merchant.barakah))
    waits = span(icon("debt"), span(say("rihla.seat.waits"), class_="vh"), class_="waits") if merchant.waiting else None
    gain = moment.drawn.gains[seat] if moment.drawn.gains else 0
    change = span(signed(gain), class_=["delta", "up" if gain > 0 else "down"]) if gain else None
    return join(waits, change, _blessings(merchant.barakah),
                span(say("rihla.seat.wealth", amount=k(moment.wealth(seat))), class_="wide"))


def _blessings(barakah: int) -> Html:
    return span(icon("barakah"), barakah, span(f" {tell('rihla.barakah')}", class_="vh"), class_="bk")


def seat_sheet(moment: Moment, seat: int) -> Html:
    """Cash, wealth and how it comes about, every spot with what it brings, Barakah."""
    view, merchant = moment.view, moment.view.merchants[seat]
    rows = [(say("rihla.worth.cash"), merchant.cash), (say("rihla.worth.spots"), spots_value(view, seat)),
            (say("rihla.worth.stalls"), stalls_value(view, seat))]
    state = say("rihla.seat.place", n=merchant.place) if merchant.out else say("rihla.seat.at", name=space_name(merchant.pos))
    return div(p(state, class_="soft"),
               dl([div(dt(words), dd(k(amount))) for words, amount in rows],
                  div(dt(say("rihla.seat.total")), dd(k(moment.wealth(seat))), class_="total"),
                  div(dt(icon("barakah"), say("rihla.barakah")), dd(merchant.barakah)), class_="points-list"),
               p(say("rihla.unit"), class_="mini soft"), _estate(moment, seat), class_="rh seat-sheet")


def _estate(moment: Moment, seat: int) -> list[Html]:
    groups = [section(h3(swatch(street), span(street_name(street.letter)), lots(moment, seat, street.spots)),
                      ul([_spot(moment, space) for space in owned(moment, seat, street.spots)]))
              for street in streets_of(moment, seat)]
    groups += [section(h3(span(icon(icon_name), class_="sw bg-k"), span(say(f"rihla.group.{kind}")), lots(moment, seat, spots)),
                       ul([_spot(moment, space) for space in owned(moment, seat, spots)]))
               for kind, icon_name, spots in OTHER_GROUPS if owned(moment, seat, spots)]
    key = "rihla.seat.nothing.more" if moment.view.merchants[seat].out else "rihla.seat.nothing"
    return groups or [p(say(key), class_="soft")]


def _spot(moment: Moment, space: int) -> Html:
    view = moment.view
    level, left = view.level[space], view.ijara_left[space]
    pay = visitor_pays(view, space)
    grown = span(level_words(level), class_="soft") if level else None
    leased = span(say("rihla.estate.leased", n=left), class_="soft") if left else None
    return li(span(icon(picture(space)), class_=["sw", tint(space)]), span(space_name(space)), grown, leased,
              b(k(pay)) if pay else None, class_="held")
