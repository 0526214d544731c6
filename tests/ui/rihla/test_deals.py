"""Trades and auctions by taps: what is composed, what stands in the way, what a limit does."""
import asyncio
import json
import re

import pytest

from engine.kernel import Refusal
from engine.rihla.auction import Bid
from tests.ui.desk import run
from tests.ui.rihla.deals import Road, after, table_with
from tests.ui.rihla.setting import asked_scene, scene
from ui.rihla.drafts import pick as drafts
from ui.rihla.drafts.draft import Deal
from ui.rihla.face import RihlaFace
from ui.rihla.memory import Drawn
from ui.rihla.moment import look
from ui.rihla.swap import agreed, change_of

TRADING = {1: 0, 4: 0, 2: 1, 21: 1, 6: 1}


def composed(table, *taps):
    """The scene after some taps; a refusal ends it."""
    draft = None
    for what in taps:
        draft = drafts.pick(asked_scene(table, draft), what)
        if isinstance(draft, Refusal):
            return draft
    return asked_scene(table, draft)


def page(scene):
    return RihlaFace().regions(scene)["tray"]


# ---- composing an offer


def test_each_tap_builds_the_offer_and_cash_stands_on_one_side():
    table = table_with(TRADING)
    scene = composed(table, "deal-with 1", "deal-get 2", "deal-pay 800")
    assert drafts.plan(scene) == ["offer 1 - 800 2 0"]
    scene = composed(table, "deal-with 1", "deal-get 2", "deal-pay 800", "deal-give 4", "deal-take 100")
    assert scene.draft.deal == Deal(1, (4,), 0, (2,), 100)


@pytest.mark.parametrize(("cash", "fair"), ((499, False), (500, True), (2000, True), (2001, False)))
def test_the_limit_of_fairness_shows_while_composing(cash, fair):
    scene = composed(table_with(TRADING), "deal-with 1", "deal-get 2", f"deal-pay {cash}")
    assert bool(drafts.plan(scene)) == fair
    assert ("balance fair" in page(scene)) == fair and ("balance unfair" in page(scene)) != fair
    assert fair or ("must give 500" if cash < 500 else "must get 1,001") in page(scene)


def test_one_tap_makes_the_sides_even_or_just_fair():
    tray = page(composed(table_with(TRADING), "deal-with 1", "deal-get 2"))
    assert all(f'data-what="deal-pay {cash}"' in tray for cash in (500, 1000, 2000))
    assert "500 to 2,000 is fair" in tray


@pytest.mark.parametrize(("what", "why"), (
    ("deal-pay 99999", "no-cover"), ("deal-pay x", "no-amount"), ("deal-pay -5", "no-amount"), ("deal-pay", "no-amount"),
    ("deal-give 2", "not-owned"), ("deal-get 39", "not-owned"), ("deal-with 9", "no-such-partner"), ("deal-want 39", "not-owned"),
    ("deal-again 3", "not-now"), ("deal-pay 0", "nothing-new")))
def test_what_cannot_be_is_refused_with_a_reason(what, why):
    refused = composed(table_with(TRADING), "deal-with 1", what)
    assert refused.why == why and RihlaFace().why(refused)


def test_assets_that_cannot_change_hands_are_dim_and_say_why():
    table = table_with({**TRADING, 39: 1})
    table.ijara_left[39] = 7
    scene = composed(table, "deal-with 1")
    assert 'id="deal-get-39"' in page(scene) and page(scene).count('aria-disabled="true"') == 1
    assert composed(table, "deal-with 1", "deal-get 39").why == "trade-on-ijara"


def test_an_offer_that_completes_the_others_street_needs_a_second_yes():
    table = table_with(TRADING)
    taps = ("deal-with 1", "deal-give 4", "deal-take 1200")
    scene = composed(table, *taps)
    assert drafts.plan(scene) == [] and 'id="deal-care"' in page(scene)
    assert drafts.plan(composed(table, *taps, "deal-sure 1")) == ["offer 1 4 0 - 1200"]
    assert drafts.plan(composed(table, *taps, "deal-sure 1", "deal-take 1300")) == []


def test_a_wish_begins_a_deal_and_declined_offers_can_be_taken_up_again():
    table = table_with(TRADING)
    assert composed(table, "page-trade", "deal-want 2").draft.deal == Deal(1, get=(2,))
    table = after(table, "offer 1 - 500 2 0", "decline")
    assert composed(table, "page-trade").draft.deal == Deal(1, (), 500, (2,), 0)
    assert 'data-what="deal-again 0"' not in page(composed(table, "page-trade"))
    assert 'data-what="deal-again 0"' in page(composed(table, "page-trade", "deal-pay 600"))
    assert composed(table, "page-trade", "deal-with 2", "deal-with 1", "deal-again 0").draft.deal == Deal(1, (), 500, (2,), 0)


@pytest.mark.parametrize(("answers", "said"), (
    (("offer 1 - 1000 2 0", "accept"), "Yusuf</bdi> accepted your trade"),
    (("offer 1 - 500 2 0", "decline"), "Yusuf</bdi> declined. You may make 2 more offers"),
    (("offer 1 - 500 2 0", "decline") * 2, "You may make 1 more offer."),
    (("offer 1 - 500 2 0", "decline") * 3, "hears no more offers this turn")))
def test_the_bar_says_what_became_of_an_offer(answers, said):
    assert said in RihlaFace().bar(asked_scene(after(table_with(TRADING), *answers))).say


def test_the_answer_shows_both_sides_gain():
    table = after(table_with(TRADING), "offer 1 4 0 2 0")
    scene = asked_scene(table)
    tray = page(scene)
    mine, theirs = tray.split("For <bdi>Aziza")
    assert "For you" in mine and "wealth +200" in mine and "wealth −200" not in mine and "wealth −200" in theirs
    bar = RihlaFace().bar(scene)
    assert bar.aside_do == "do-accept" and "Decline" in bar.main


def test_the_engine_says_what_a_deal_changes():
    table = table_with(TRADING)
    told = agreed(look(asked_scene(table), Drawn()).view, "offer 1 4 0 2 0")
    mine, theirs = change_of(told, 0), change_of(told, 1)
    assert (mine.wealth, theirs.wealth) == (-200, 200)
    assert mine.completes == (2,) and theirs.completes == (4,) and mine.pays_after > mine.pays_before
    assert table.owner[4] == 0


def test_an_offer_goes_out_and_a_bot_answers():
    async def scenario():
        desk = Road()
        desk.road(table_with(TRADING))
        for what in ("page-trade", "deal-want 2", "deal-pay 1500"):
            desk.pick(what)
        desk.press("commit")
        await desk.rest()
        assert desk.saga.log[0] == "offer 1 - 1500 2 0" and desk.saga.log[1] in ("accept", "decline")
        desk.healthy()
    run(scenario)


def test_an_amount_can_be_typed():
    async def scenario():
        desk = Road()
        desk.road(table_with(TRADING))
        desk.pick("page-trade")
        desk.pick("deal-want 2")
        desk.hands.press("pick", "change", value=" 1,234 ", what="deal-pay")
        assert desk.session.draft.deal.give_cash == 1234
        desk.hands.press("pick", "change", value="lots", what="deal-pay")
        assert desk.session.draft.deal.give_cash == 1234 and "no amount" in desk.words()
        desk.healthy()
    run(scenario)


# ---- an auction


def auction(holder=3, amount=1400, others=(2, 3)):
    table = table_with({8: 2}, {0: 7400, 2: 900, 3: 12300})
    table.pending.append(Bid(0, 9, amount, list(others), holder))
    return table


def test_the_auction_page_shows_bid_holder_purse_and_who_is_in():
    tray = page(asked_scene(auction()))
    for words in ("1,300", "1,400", "6,000 after this bid", "Samira", "Leyla", "77% of the price", "Bid for me up to"):
        assert words in tray
    assert 'class="seat-3 short"' in tray  # Leyla has 900


def test_the_page_stays_while_a_bot_is_asked_and_its_buttons_rest():
    table = auction(holder=0, amount=1400, others=(3, 0))
    table.pending[-1].seat = 2
    resting = scene(table)
    tray = page(resting)
    assert 'id="rh-auction"' in tray and 'id="rh-ahead"' not in tray and "is-sheet" in tray
    for words in ("1,300", "1,400", "6,100 if you win", "Leyla", "Samira"):
        assert words in tray
    buttons = re.findall(r'<(?:button|input)[^>]*data-do="pick"[^>]*>', tray)
    assert len(buttons) >= 6 and all(" disabled" in button for button in buttons)
    for other in (scene(table, 1), resting._replace(looking=True)):  # who passed, and who looks back, sees the board
        assert 'id="rh-auction"' not in page(other) and "is asked for 1,400" in page(other)


def test_the_others_in_an_auction_keep_their_places_while_they_bid():
    table = auction(holder=0, amount=1400, others=(3, 0))
    table.pending[-1].seat = 2
    assert re.findall(r'id="bidder-(\d)"', page(scene(table))) == re.findall(r'id="bidder-(\d)"', page(asked_scene(auction())))


def test_a_limit_reads_like_every_other_sum_and_may_be_typed_so():
    assert 'id="limit-field"' in page(asked_scene(auction())) and 'value="1,400"' in page(asked_scene(auction()))
    assert drafts.pick(asked_scene(auction()), "bid-limit 2,400").limit == 2400


@pytest.mark.parametrize(("what", "why"), (("bid-limit 1300", "limit-low"), ("bid-limit 7500", "no-cover"),
                                           ("bid-limit x", "no-amount"), ("bid-limit", "no-amount")))
def test_a_limit_lies_between_what_is_asked_and_the_purse(what, why):
    assert composed(auction(), what).why == why


def test_a_limit_is_rounded_down_to_a_bid_that_can_be_made_and_shown_on_the_bar():
    scene = composed(auction(), "bid-limit 2490")
    assert scene.draft.limit == 2400 and drafts.plan(scene) == ["bid"]
    assert "Bid 1,400, up to 2,400" in RihlaFace().bar(scene).main


def up_to(limit):
    """A bot that bids to a limit, and folds beyond."""
    def answer(text):
        asked = json.loads(text)
        bid = next((act for act in asked["legal"] if act == "bid"), None)
        pending = asked["view"]["pending"][-1]
        good = bid is not None and pending["amount"] <= limit
        return json.dumps({"act": "bid" if good else "fold" if bid else asked["legal"][0]})
    return answer


def limited(desk, limit, bots):
    desk.hands.bot = up_to(bots)
    desk.road(auction())
    desk.pick(f"bid-limit {limit}")
    desk.press("commit")


@pytest.mark.parametrize(("limit", "bots", "won"), ((2400, 1900, True), (2400, 3000, False)))
def test_the_page_bids_for_me_up_to_my_limit_and_then_asks(limit, bots, won):
    async def scenario():
        desk = Road()
        limited(desk, limit, bots)
        await desk.rest()
        if won:
            assert desk.saga.table.owner[9] == 0 and desk.saga.table.merchants[0].cash == 7400 - 2000
        else:
            asking = desk.saga.table.pending[-1]
            assert isinstance(asking, Bid) and asking.seat == 0 and asking.amount == 2600
            assert "has been passed" in desk.words()
        assert "within the limit" in "\n".join(desk.hands.said)
        desk.healthy()
    run(scenario)


def test_a_limit_stands_in_the_notes_survives_reload_and_is_in_no_state_or_link():
    async def scenario():
        desk = Road()
        desk.hands.bot = lambda text: (_ for _ in ()).throw(RuntimeError("asleep"))
        desk.road(auction(holder=-1, amount=900, others=(1,)), kinds=("person", "person", "bot", "bot"))
        desk.app.session.uncover()
        desk.pick("bid-limit 2400")
        desk.press("commit")
        key = desk.session.key
        kept = desk.stored(key)
        assert kept["notes"]["standing.0"] == "bid 1 9 2400"
        assert "2400" not in json.dumps(kept["table"]) and kept["log"] == ["bid"]
        desk.reload()
        await asyncio.sleep(0)
        assert desk.session.notes["standing.0"] == "bid 1 9 2400" and "2,400" not in desk.words()
        desk.press("uncover")
        desk.press("commit")  # the other person bids 1,000, and my limit answers at once
        assert desk.saga.log == ["bid", "bid", "bid"] and desk.saga.table.pending[-1].amount == 1200
        desk.healthy()
    run(scenario)


def test_undo_drops_the_limit():
    async def scenario():
        desk = Road()
        desk.road(auction(holder=-1, amount=900, others=(1,)), kinds=("person", "person", "person", "person"))
        desk.session.uncover()
        desk.pick("bid-limit 2400")
        desk.press("commit")
        assert "standing.0" in desk.session.notes
        desk.press("undo")
        assert "standing.0" not in desk.session.notes and desk.saga.cursor == 0
        desk.healthy()
    run(scenario)


def test_trade_is_one_tap_away_beside_the_estate():
    scene = asked_scene(table_with(TRADING))
    assert (RihlaFace().bar(scene).aside_do, RihlaFace().bar(scene).second_do) == ("page-estate", "page-trade")
    opened = composed(table_with(TRADING), "page-trade")
    assert RihlaFace().bar(opened).second is None and RihlaFace().bar(opened).aside_do == "page-trade"


def test_the_estate_stays_open_after_each_of_its_answers_and_nothing_else_does():
    table = table_with({**TRADING, 2: 0})
    scene = composed(table, "page-estate", "do-build 1")
    assert RihlaFace().kept(scene).page == "estate"
    assert all(RihlaFace().kept(composed(table, page)) == RihlaFace().draft() for page in ("page-estate", "page-trade"))
