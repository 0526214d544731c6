"""A trade being put together: a partner, the balance of both sides, and in two columns what each gives."""
from engine.rihla.box import SISTERS, TRADE_VALUE
from engine.rihla.table import Deal as Offered
from engine.rihla.trade import asset_refusal, deal_refusal, deal_value, fair_range, missing, offers_left, topped_up
from ui.kit.html import Html, b, bdi, button, div, h2, icon, input_, li, mark, p, section, span, ul
from ui.rihla.drafts.trade import needs_care, offered, written
from ui.rihla.looks import picture, tint
from ui.rihla.moment import Moment
from ui.rihla.names import k, listed, space_name
from ui.rihla.panels.trade_effects import balance, both_sides, street_of, verdict
from ui.rihla.swap import agreed
from ui.words import say, tell

STEP = 100
"""By how much a press on minus or plus changes the cash."""
SIDES = {"give": "pay", "get": "take"}
"""The two columns, and the word that puts cash into each."""


def trade(moment: Moment) -> Html:
    """The page on which an offer is made: a partner, the balance, then what each side gives."""
    deal = offered(moment.scene, moment.draft.deal)
    partners = [seat for seat, merchant in enumerate(moment.view.merchants) if seat != moment.me and not merchant.out]
    chooser = div([_partner(moment, seat) for seat in partners], class_=f"partners of-{len(partners)}", role="group",
                  aria_label=tell("rihla.trade.with"))
    body = _composing(moment, deal) if deal.target >= 0 else [_wishes(moment), _made(moment, -1)]
    return div(chooser, body, class_="page trade-page", id="rh-trade")


def trade_line(moment: Moment) -> Html:
    """The bar's sentence while an offer is put together: what it still lacks."""
    deal = offered(moment.scene, moment.draft.deal)
    if deal.target < 0:
        return say("rihla.say.deal.none")
    if not moment.draft.deal.sure and needs_care(moment.scene, moment.draft.deal):
        return say("rihla.main.care")
    return verdict(deal, deal_refusal(moment.view, deal))


def _partner(moment: Moment, seat: int) -> Html:
    left = offers_left(moment.view, moment.me, seat)
    return _tap(f"deal-with {seat}", mark(seat), bdi(moment.name(seat)), span(say("rihla.trade.left", n=left), class_="left"),
                pressed=moment.draft.deal.target == seat, class_=f"partner seat-{seat + 1}", barred=not left)


def _tap(piece: str, *words: Html | str, pressed: bool | None = None, class_: str = "", barred: bool = False,
         label: str | None = None) -> Html:
    state = None if pressed is None else "true" if pressed else "false"
    return button(*words, type="button", class_=["btn", class_, "picked" if pressed else ""], data_do="pick", data_what=piece,
                  id=piece.replace(" ", "-"), aria_pressed=state, aria_disabled="true" if barred else None, aria_label=label)


def _wishes(moment: Moment) -> Html:
    """What would complete a street of mine, to begin with by one tap."""
    spaces = missing(moment.view, moment.me)
    if not spaces:
        return p(say("rihla.trade.with"), class_="soft pad")
    return section(h2(say("rihla.deal.wishes")), ul([li(_tap(
        f"deal-want {space}", span(icon(picture(space)), class_=["sw", tint(space)]),
        span(b(space_name(space)), span(street_of(space), class_="soft"), class_="nm3"),
        span(mark(moment.view.owner[space]), k(TRADE_VALUE[space]), class_=f"val row-val seat-{moment.view.owner[space] + 1}"),
        class_="asset", barred=asset_refusal(moment.view, moment.view.owner[space], space) is not None)) for space in spaces]),
        class_="made")


# ---- composing


def _composing(moment: Moment, deal: Offered) -> list[Html | None]:
    columns = div(_column(moment, deal, "give", moment.me), _column(moment, deal, "get", deal.target), class_="sides")
    after = agreed(moment.view, written(moment.draft.deal))
    gains = both_sides(moment, after, moment.me, deal.target) if after is not None else None
    return [balance(moment, deal, deal_refusal(moment.view, deal)), _care(moment), columns, gains, _made(moment, deal.target)]


def _care(moment: Moment) -> Html | None:
    """Said before an offer that completes a street of the other's: it goes out only after a second yes."""
    spaces = needs_care(moment.scene, moment.draft.deal)
    if not spaces:
        return None
    streets = listed(dict.fromkeys(street_of(space) for space in spaces))
    words = say("rihla.deal.care", street=streets, who=bdi(moment.name(moment.draft.deal.target)))
    sure = moment.draft.deal.sure
    yes = _tap(f"deal-sure {int(not sure)}", say("rihla.deal.sure"), pressed=sure, class_="line")
    return div(p(icon("info"), span(words)), yes, class_="care", id="deal-care")


def _column(moment: Moment, deal: Offered, side: str, seat: int) -> Html:
    """One side: its cash, then everything it owns; what cannot change hands is dim and says why when tapped."""
    spaces = [space for space, owner in enumerate(moment.view.owner) if owner == seat]
    chosen = deal.give if side == "give" else deal.get
    purse = span(icon("coins"), k(moment.view.merchants[seat].cash), class_="has")
    heading = h2(mark(seat), span(say(f"rihla.deal.you.{side}")), purse)
    nothing = li(say("rihla.deal.nothing"), class_="soft nothing")
    return section(heading, _cash(moment, deal, side, seat),
                   ul([li(_asset(moment, side, seat, space, space in chosen)) for space in spaces] or nothing),
                   class_=f"deal-side seat-{seat + 1}", id=f"side-{side}")


def _asset(moment: Moment, side: str, seat: int, space: int, chosen: bool) -> Html:
    other = moment.draft.deal.target if side == "give" else moment.me
    wanted = space in missing(moment.view, other)
    barred = asset_refusal(moment.view, seat, space) is not None
    held = sum(moment.view.owner[spot] == seat for spot in SISTERS[space])
    sort = span(say("rihla.deal.wanted"), class_="wanted") if wanted else span(
        say("rihla.deal.of", have=held, n=len(SISTERS[space])), class_="soft") if SISTERS[space] else None
    locked = icon("lock") if barred else icon("check") if chosen else None
    return _tap(f"deal-{side} {space}", span(icon(picture(space)), class_=["sw", tint(space)]),
                span(b(space_name(space)), sort, class_="nm3"), span(k(TRADE_VALUE[space]), locked, class_="val"),
                pressed=chosen, class_="asset", barred=barred)


def _cash(moment: Moment, deal: Offered, side: str, seat: int) -> Html:
    """Cash of one side: a field to type in, steps, and the amounts that make the sides even or just fair."""
    word, cash = SIDES[side], deal.give_cash if side == "give" else deal.get_cash
    purse = moment.view.merchants[seat].cash
    less, more = max(0, cash - STEP), min(purse, cash + STEP)
    label = tell("rihla.deal.cash", who=moment.name(seat))
    field = input_(value=k(cash), id=f"deal-{word}", inputmode="numeric", autocomplete="off", enterkeyhint="done",
                   class_="text-in", data_do="pick", data_what=f"deal-{word}", aria_label=label, maxlength=9)
    steps = div(_step(f"deal-{word} {less}", "less", cash > 0, word), field,
                _step(f"deal-{word} {more}", "more", cash < purse, word), class_="cash-step", role="group", aria_label=label)
    return div(steps, div(_presets(deal, side, word, purse), class_="presets"), class_="money")


def _step(piece: str, way: str, ready: bool, word: str) -> Html:
    """A step; where it would change nothing it cannot be pressed."""
    return button(icon("plus") if way == "more" else span(class_="minus"), type="button", id=f"step-{word}-{way}",
                  class_="btn icon step", data_do="pick", data_what=piece, disabled=not ready,
                  aria_label=tell(f"rihla.step.{way}", n=STEP))


def _presets(deal: Offered, side: str, word: str, purse: int) -> list[Html]:
    """Cash by one tap: the least that is fair, even, the most that is fair, against what the other side's assets are worth."""
    against = deal_value(deal.get if side == "give" else deal.give, 0)
    least, most = fair_range(against)
    found: list[Html] = []
    for name, value in (("least", least), ("even", against), ("most", most)):
        topped = topped_up(deal, side, value) if against else None
        cash = -1 if topped is None else topped.give_cash if side == "give" else topped.get_cash
        now = deal.give_cash if side == "give" else deal.get_cash
        if 0 < cash <= purse:
            found.append(_tap(f"deal-{word} {cash}", span(say(f"rihla.deal.preset.{name}")), b(k(cash)), pressed=cash == now,
                              class_="preset", barred=False))
    return found


def _made(moment: Moment, target: int) -> Html | None:
    """This turn's offers that were declined, to be taken up again and changed."""
    composed = offered(moment.scene, moment.draft.deal)
    rows = [(place, deal) for place, deal in enumerate(moment.view.offers)
            if deal.maker == moment.me and target in (-1, deal.target) and deal != composed]
    if not rows:
        return None
    return section(h2(say("rihla.deal.made")), ul([li(_tap(
        f"deal-again {place}", mark(deal.target), span(say("rihla.deal.for-that", give=_things(deal.give, deal.give_cash),
                                                           get=_things(deal.get, deal.get_cash))), icon("rotate"),
        class_=f"offer-again seat-{deal.target + 1}")) for place, deal in rows]), class_="made")


def _things(spaces: tuple[int, ...], cash: int) -> str:
    return listed([*(space_name(space) for space in spaces), *([tell("rihla.amount", amount=k(cash))] if cash else [])])
