"""The preview of a draft as chips, in the order cost, gain, consequence for others."""
from collections.abc import Iterator

from engine.caravanserai.board import Route
from engine.caravanserai.box import GOODS
from engine.caravanserai.orders import Reward
from ui.caravanserai.ask import any_route
from ui.caravanserai.attach import doors
from ui.caravanserai.cards import cost
from ui.caravanserai.moment import Moment
from ui.caravanserai.names import chip, gem, good_name, k, pieces, signed
from ui.kit.html import Html, icon, join, p, span


def chips(moment: Moment) -> Html:
    """The chips of the draft; an empty row while nothing is picked."""
    return p(list(_chips(moment)) if moment.scene.mine and moment.ahead.steps else None, class_="chips pre-chips", id="pre")


def route_of(moment: Moment) -> Route | None:
    """The way that the draft walks."""
    if not moment.walking or not moment.target:
        return None
    return any_route(*moment.walk, moment.target, moment.past)


def _chips(moment: Moment) -> Iterator[Html]:
    route = route_of(moment)
    if route is not None:
        yield chip(k("chip.steps", n=route.steps), picture="walk")
        if route.jumps:
            yield chip(k("chip.jumps", n=len(route.jumped)), "quiet wide-chip")
    was, then = moment.before, moment.after
    if then.coins != was.coins:
        yield chip(join(signed(then.coins - was.coins), icon("coins"), span(k("coins"), class_="vh")), "loss"
                   if then.coins < was.coins else "")
    yield from _goods(was.goods, then.goods)
    if then.debt != was.debt:
        yield chip(k("chip.debt", change=signed(then.debt - was.debt)), "loss" if then.debt > was.debt else "", "borrow")
    if then.room > was.room:
        yield chip(k("chip.room", n=then.room), picture="purse")
    yield from _gains(moment)
    for more in doors(moment.view).chips:
        yield from more(moment)


def _goods(was: list[int], then: list[int]) -> Iterator[Html]:
    for good, name in enumerate(GOODS):
        change = then[good] - was[good]
        if change:
            yield chip(join(signed(change), gem(name), span(good_name(name), class_="vh")), "loss" if change < 0 else "")


def _gains(moment: Moment) -> Iterator[Html]:
    was, then = moment.before, moment.after
    if then.points != was.points:
        yield chip(k("chip.points", change=signed(then.points - was.points)), picture="star")
    if then.limit > was.limit:
        yield chip(k("chip.limit", n=then.limit), "quiet wide-chip")
    taken = [step.act.split()[1] for step in moment.ahead.steps
             if isinstance(step.asking, Reward) and step.act.split()[1] != "blind"]
    if taken and len(moment.view.seats) > 1:
        yield chip(join(k("chip.others"), pieces(cost(taken[-1]).items())), "loss", "person")
    if then.points >= moment.view.threshold > 0 and moment.view.trigger < 0:
        yield chip(k("chip.end"), "loss")
