"""An offer to me: what I would give and get, what each side is worth, and what it does for both of us."""
from engine.kernel import Refusal
from engine.rihla.box import OFFERS_PER_TARGET, TRADE_VALUE
from engine.rihla.trade import Reply, deal_value, offers_left
from ui.kit.html import Html, b, bdi, div, h2, icon, li, mark, section, span, ul
from ui.rihla.ask import ahead
from ui.rihla.looks import picture, tint
from ui.rihla.moment import Moment
from ui.rihla.names import k, space_name
from ui.rihla.panels.parts import group_of, lots, road_button
from ui.rihla.panels.trade_effects import both_sides
from ui.words import say


def reply(moment: Moment) -> Html:
    """The page of an answer; there is no counter-offer."""
    asking = moment.scene.asking
    assert isinstance(asking, Reply)
    deal, told = asking.deal, ahead(moment.view, "accept")
    gains = None if isinstance(told, Refusal) else both_sides(moment, told, deal.target, deal.maker)
    heading = h2(mark(deal.maker), span(offered("rihla.reply", moment, asking)), class_=f"seat-{deal.maker + 1}")
    sides = div(_lot(moment, "give", deal.target, deal.get, deal.get_cash),
                _lot(moment, "get", deal.maker, deal.give, deal.give_cash), class_="sides")
    return div(div(heading, road_button(), class_="head"), sides, gains, class_="page reply", id="rh-reply")


def offered(key: str, moment: Moment, asking: Reply) -> Html:
    """Words about an offer, which tell the second and third of a turn from the first: the page looks much the same."""
    deal = asking.deal
    number = OFFERS_PER_TARGET - offers_left(moment.view, deal.maker, deal.target)
    return say(key, who=bdi(moment.name(deal.maker)), n=number, of=OFFERS_PER_TARGET)


def _lot(moment: Moment, side: str, seat: int, spaces: tuple[int, ...], cash: int) -> Html:
    """What one side gives, thing by thing, with whose the rest of its group is."""
    things = [li(span(icon(picture(space)), class_=["sw", tint(space)]), span(space_name(space)), b(k(TRADE_VALUE[space])),
                 lots(moment, moment.me, group_of(space)), class_="thing") for space in spaces]
    coins = span(icon("coins"), class_="sw plain")
    money = li(coins, span(say("rihla.deal.money")), b(k(cash)), class_="thing") if cash else None
    worth = b(k(deal_value(spaces, cash)), class_="has")
    return section(h2(mark(seat), span(say(f"rihla.deal.you.{side}")), worth), ul(things, money),
                   class_=f"deal-side seat-{seat + 1}")
