"""A trade: putting an offer together side by side, and answering one."""
from engine.rihla.box import TRADE_VALUE
from engine.rihla.trade import Reply, deal_value, offers_left, tradeable
from ui.kit.html import Html, b, bdi, button, div, h3, icon, li, mark, p, section, span, ul
from ui.rihla.ask import why_not
from ui.rihla.drafts.draft import Deal
from ui.rihla.drafts.trade import notation
from ui.rihla.looks import picture, tint
from ui.rihla.moment import Moment
from ui.rihla.names import k, space_name
from ui.rihla.panels.parts import act_button, chip
from ui.words import say


def trade(moment: Moment) -> Html:
    """The page on which an offer is made: a partner, then what each side gives."""
    deal = moment.draft.deal
    partners = [seat for seat, merchant in enumerate(moment.view.merchants) if seat != moment.me and not merchant.out]
    body = _sides(moment, deal) if deal.target >= 0 else p(say("rihla.trade.with"), class_="soft")
    return div(div([_partner(moment, seat) for seat in partners], class_="partners"), body, class_="page trade-page",
               id="rh-trade")


def _pick(piece: str, *words: Html | str, pressed: bool = False, class_: str = "") -> Html:
    return button(*words, type="button", class_=["btn", class_, "picked" if pressed else ""], data_do="pick", data_what=piece,
                  id=piece.replace(" ", "-"), aria_pressed="true" if pressed else "false")


def _partner(moment: Moment, seat: int) -> Html:
    left = offers_left(moment.view, moment.me, seat)
    return _pick(f"deal-with {seat}", mark(seat), bdi(moment.name(seat)), span(say("rihla.trade.left", n=left), class_="soft"),
                 pressed=moment.draft.deal.target == seat, class_=f"partner seat-{seat + 1}")


def _sides(moment: Moment, deal: Deal) -> Html:
    give, get = deal_value(deal.give, deal.give_cash), deal_value(deal.get, deal.get_cash)
    no = why_not(moment.view, notation(moment.scene, deal))
    fair = no is None or no.why != "unfair"
    worths = p(chip(say("rihla.trade.give", value=k(give)), "loss"), chip(say("rihla.trade.get", value=k(get)), "gain"),
               chip(say("rihla.trade.fair" if fair else "rihla.trade.unfair"), "" if fair else "loss"), class_="chips")
    return div(_side(moment, "give", moment.me, deal.give, deal.give_cash),
               _side(moment, "get", deal.target, deal.get, deal.get_cash), worths, class_="sides")


def _side(moment: Moment, side: str, seat: int, chosen: tuple[int, ...], cash: int) -> Html:
    word = "pay" if side == "give" else "take"
    assets = [li(_pick(f"deal-{side} {space}", span(icon(picture(space)), class_=["sw", tint(space)]), span(space_name(space)),
                       b(k(TRADE_VALUE[space])), pressed=space in chosen, class_="asset"))
              for space in tradeable(moment.view, seat)]
    money = [_pick(f"deal-{word} {step}", f"{'+' if step > 0 else '−'}{k(abs(step))}") for step in (-1000, -100, 100, 1000)]
    return section(h3(mark(seat), say("rihla.trade.gives", who=bdi(moment.name(seat)))), ul(assets),
                   div(span(icon("coins"), b(k(cash)), class_="amount"), money, class_="money"), class_="deal-side")


def reply(moment: Moment) -> list[Html]:
    """An offer to me: what I would give and get."""
    asking = moment.scene.asking
    assert isinstance(asking, Reply)
    deal = asking.deal
    return [div(h3(mark(deal.maker), say("rihla.reply", who=bdi(moment.name(deal.maker)))),
                _lot("rihla.reply.get", deal.give, deal.give_cash), _lot("rihla.reply.give", deal.get, deal.get_cash),
                div(act_button(moment, "decline", icon("close"), span(say("rihla.way.decline"))),
                    act_button(moment, "accept", icon("check"), span(say("rihla.way.accept"))), class_="ways"),
                class_="page reply", id="rh-reply")]


def _lot(key: str, spaces: tuple[int, ...], cash: int) -> Html:
    things = [chip(space_name(space), picture=picture(space)) for space in spaces]
    money = [chip(k(cash), picture="coins")] if cash else []
    return p(b(say(key, value=k(deal_value(spaces, cash)))), *things, *money, class_="chips")
