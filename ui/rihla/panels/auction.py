"""An auction: the lot, the standing bid and whose it is, who is still in, my purse, and the limit up to which I would go.

The page stays while others are asked, its buttons resting: so nothing jumps between two bids of mine.
"""
from engine.rihla.auction import Bid, can_meet
from engine.rihla.box import AUCTION_RAISE, PRICE, SISTERS, STREET
from engine.rihla.table import NOBODY
from ui.kit.html import Html, b, bdi, button, div, h2, h3, icon, input_, join, li, mark, p, section, span, ul
from ui.rihla.drafts.auction import limit_of
from ui.rihla.looks import picture, tint
from ui.rihla.moment import Moment
from ui.rihla.names import k, space_name
from ui.rihla.panels.deed import deed, group_words
from ui.rihla.panels.effects import completes, effects
from ui.rihla.panels.parts import card_button, chip, road_button
from ui.words import say, tell

JUMP = 500
"""The bigger of the two steps on the limit; the smaller is the raise of the rules."""


def takes_part(moment: Moment) -> bool:
    """Whether I am asked for a bid, or shall be again as soon as a bot has answered."""
    scene, asking = moment.scene, moment.scene.asking
    if not isinstance(asking, Bid) or scene.mine:
        return isinstance(asking, Bid)
    bidding = scene.viewer in (*asking.others, asking.holder) and not moment.mine.out
    return bidding and not scene.looking and scene.seats[asking.seat].kind == "bot"


def auction(moment: Moment) -> Html:
    """The page of a bid: mine, or meanwhile somebody else's."""
    asking = moment.scene.asking
    assert isinstance(asking, Bid)
    return div(_lot(moment, asking), _standing(moment, asking), _bidders(moment, asking), _limit(moment, asking),
               p(_meaning(moment, asking), class_="chips"), class_="page auction-page", id="rh-auction")


def auction_short(moment: Moment) -> Html:
    """The lot alone, while the road is looked at, or others bid without me."""
    asking = moment.scene.asking
    assert isinstance(asking, Bid)
    if moment.scene.mine:
        asked = [chip(say("rihla.bid.asked", amount=k(asking.amount)), "loss", "auction")]
    else:
        asked = [chip(join(mark(seat), say(f"rihla.bid.{word}", who=bdi(moment.name(seat)), amount=k(amount))), "", picture)
                 for word, seat, amount, picture in (("holds", asking.holder, asking.amount - AUCTION_RAISE, "auction"),
                                                     ("decides", asking.seat, asking.amount, "")) if seat != NOBODY]
    return deed(moment, asking.space, asked, live=True)


def _lot(moment: Moment, asking: Bid) -> Html:
    """The spot under the hammer: its price, its street, and what is mine of it."""
    space = asking.space
    more = card_button(f"space-{space}", tell("rihla.deed.open", name=space_name(space)), icon("info"), class_="icon")
    return div(span(icon(picture(space)), class_=["sw", tint(space)]),
               h2(space_name(space), span(group_words(moment, space), class_="soft")),
               p(b(k(PRICE[space])), span(say("rihla.bid.list"), class_="soft"), class_="list-price"), more,
               road_button(rests=not moment.scene.mine), class_="lot", id=f"lot-{space}")


def _standing(moment: Moment, asking: Bid) -> Html:
    """The standing bid beside the one that is asked, of me or of whom."""
    holder, held = asking.holder, asking.amount - AUCTION_RAISE
    nobody = _figure("standing", "–", say("rihla.bid.none"))
    standing = nobody if holder == NOBODY else _of(moment, "standing", held, holder)
    purse = moment.mine.cash
    if moment.scene.mine:
        over = say("rihla.bid.over", price=str(asking.amount * 100 // PRICE[asking.space]))
        asked, after = _figure("next", k(asking.amount), over), say("rihla.bid.after", cash=k(purse - asking.amount))
    else:
        asked = _of(moment, "asked.now", asking.amount, asking.seat)
        after = say("rihla.bid.won", cash=k(purse - held)) if holder == moment.me else Html("")
    return div(standing, asked, _figure("purse", k(purse), after), class_="bids")


def _of(moment: Moment, key: str, amount: int, seat: int) -> Html:
    """A figure, and whose it is."""
    return _figure(key, k(amount), join(mark(seat), bdi(moment.name(seat))), f"seat-{seat + 1}")


def _figure(key: str, amount: str, words: Html, class_: str = "") -> Html:
    return p(span(say(f"rihla.bid.{key}"), class_="label"), b(amount), span(words, class_=class_ or None))


def _bidders(moment: Moment, asking: Bid) -> Html:
    """Who is still in besides me, from my left on, and what each has to bid with."""
    rest = rivals(moment, asking)
    able = can_meet(moment.view, rest, asking.amount + (AUCTION_RAISE if moment.scene.mine else 0))
    rows = [li(mark(seat), bdi(moment.name(seat)), icon("auction") if seat == asking.holder else None,
               b(k(moment.view.merchants[seat].cash)), class_=[f"seat-{seat + 1}", "" if seat in able else "short"],
               id=f"bidder-{seat}") for seat in rest]
    return section(h3(say("rihla.bid.others", n=len(rest))), ul(rows, class_="bidders"), class_="still-in") if rows else p(
        say("rihla.bid.alone"), class_="soft")


def rivals(moment: Moment, asking: Bid) -> list[int]:
    """The others in the auction, in an order that does not change while they bid."""
    count = len(moment.view.merchants)
    return sorted({asking.seat, *asking.others, asking.holder} - {moment.me, NOBODY}, key=lambda seat: (seat - moment.me) % count)


# ---- my limit


def _limit(moment: Moment, asking: Bid) -> Html:
    """Steps, a field and two amounts by one tap; the page then bids for me until more is asked."""
    rests, kept = not moment.scene.mine, limit_of(moment.scene.standing, asking, moment.view)
    cash = moment.mine.cash // AUCTION_RAISE * AUCTION_RAISE
    limit = max(moment.draft.limit, asking.amount, kept if rests else 0)
    below, above = ([_step(asking, limit + change, limit, cash, rests) for change in changes]
                    for changes in ((-JUMP, -AUCTION_RAISE), (AUCTION_RAISE, JUMP)))
    steps = [*below, _field(limit, rests), *above]
    presets = [_preset(name, amount, limit, rests) for name, amount in (("price", PRICE[asking.space]), ("all", cash))
               if asking.amount < amount <= cash]
    note = say("rihla.bid.past", limit=k(kept)) if kept and not rests else say("rihla.bid.limit.text")
    return section(h3(icon("auction"), span(say("rihla.bid.limit"))), div(steps, class_="steps-row", role="group",
                                                                         aria_label=tell("rihla.bid.limit")),
                   div(presets, class_="presets") if presets else None, p(note, class_="mini soft"),
                   class_=["limit", "on" if moment.draft.limit else ""], id="my-limit")


def _step(asking: Bid, amount: int, limit: int, cash: int, rests: bool) -> Html:
    """A step to another limit: never below what is asked, never above the purse; where it changes nothing it is off."""
    change, bounded = amount - limit, min(max(amount, asking.amount), cash)
    words = f"+{change}" if change > 0 else f"−{-change}"
    way = "up" if change > 0 else "down"
    return button(words, type="button", class_="btn step", id=f"limit-{way}-{abs(change)}", data_do="pick",
                  data_what=f"bid-limit {bounded}", disabled=rests or bounded == limit,
                  aria_label=tell(f"rihla.bid.step.{way}", amount=abs(change)))


def _field(limit: int, rests: bool) -> Html:
    return input_(value=k(limit), id="limit-field", inputmode="numeric", autocomplete="off", enterkeyhint="done",
                  class_="text-in", data_do="pick", data_what="bid-limit", aria_label=tell("rihla.bid.field"), maxlength=9,
                  disabled=rests)


def _preset(name: str, amount: int, limit: int, rests: bool) -> Html:
    chosen = amount == limit
    return button(span(say(f"rihla.bid.preset.{name}")), b(k(amount)), type="button", id=f"limit-{name}", data_do="pick",
                  class_=["btn preset", "picked" if chosen else ""], data_what=f"bid-limit {amount}",
                  aria_pressed="true" if chosen else "false", disabled=rests)


# ---- what it would mean


def _meaning(moment: Moment, asking: Bid) -> list[Html]:
    """The bid itself, then the limit: what is left, who could not follow, whose street it completes."""
    found, limit = [*effects(moment)], moment.draft.limit
    if limit:
        cash = moment.view.merchants[asking.seat].cash
        found.append(chip(say("rihla.bid.most", limit=k(limit), left=k(cash - limit)), "loss", "coins"))
        rest = [seat for seat in dict.fromkeys([*asking.others, asking.holder]) if seat >= 0]
        able = can_meet(moment.view, rest, limit)
        found += [chip(say("rihla.bid.out", who=bdi(moment.name(seat))), "", "close") for seat in rest if seat not in able]
    if STREET[asking.space] is not None and SISTERS[asking.space] and not moment.bundle[:1] == ("fold",):
        found += [one for one in completes(moment, asking.space) if one not in found]
    top = max(limit, asking.amount)
    return [*found, chip(say("rihla.bid.dear"), "loss", "info")] if top > PRICE[asking.space] else found
