"""Rihla: what holds in every match, however it is played."""
import pytest

from engine.kernel import parse, play, push_on, refusal
from engine.rihla import GAME, events
from engine.rihla.table import RihlaTable
from tests.properties.rihla_matches import SEATS, TEMPERS, match, moments

GAMES = 10
"""Matches for each number of seats and property; the soak plays hundreds."""


def sound(seats: int, numbers: range) -> dict[str, int]:
    """Play matches, holding every invariant after every action; how often each end came."""
    ends: dict[str, int] = {}
    for number in numbers:
        actions = 0
        for at in match(seats, number):
            actions += 1
            assert at.listed, f"nothing can be done at {at.table.pending}"
            assert GAME.faults(at.after) == [], f"match {number}, action {actions}: {at.act}"
            assert money_told(at.table, at.after) == [], f"match {number}, action {actions}: {at.act}"
            assert all(new.barakah >= old.barakah
                       for old, new in zip(at.table.merchants, at.after.merchants, strict=True))
        assert at.after.ended in GAME.ends and actions < 12_000
        ends[at.after.ended] = ends.get(at.after.ended, 0) + 1
    return ends


def money_told(before: RihlaTable, after: RihlaTable) -> list[str]:
    """Where purses and Bayt al-Mal differ from what the events of the action told: a second ledger."""
    seats = len(before.merchants)
    purse = [merchant.cash for merchant in before.merchants] + [before.fund]
    place = {seat: seat for seat in range(seats)} | {-2: seats}
    gains = {events.Moved: "pay", events.SoldBack: "refund", events.Leased: "cash", events.StallsSold: "refund"}
    costs = {events.PaidRelease: "amount", events.Built: "cost", events.Reclaimed: "cost", events.Bought: "price",
             events.AuctionWon: "amount", events.WaqfEndowed: "amount", events.MerchantOut: "cash"}
    for event in after.told:
        kind = type(event)
        if kind in gains:
            purse[event.seat] += getattr(event, gains[kind])
        elif kind in costs:
            purse[event.seat] -= getattr(event, costs[kind])
        elif kind in (events.Paid, events.Received):
            giver, taker = (event.seat, event.to) if kind is events.Paid else (event.giver, event.seat)
            if giver != -1:
                purse[place[giver]] -= event.amount
            if taker != -1:
                purse[place[taker]] += event.amount
        elif kind is events.OfferAnswered and event.answer == "accepted":
            deal = before.pending[-1].deal
            purse[deal.maker] += deal.get_cash - deal.give_cash
            purse[deal.target] += deal.give_cash - deal.get_cash
    now = [merchant.cash for merchant in after.merchants] + [after.fund]
    return [f"{who}: {told} told, {held} held" for who, (told, held) in enumerate(zip(purse, now, strict=True))
            if told != held]


@pytest.mark.parametrize("seats", SEATS)
def test_every_match_is_sound_and_ends(seats):
    assert sum(sound(seats, range(GAMES)).values()) == GAMES


@pytest.mark.soak
@pytest.mark.parametrize("seats", SEATS)
def test_hundreds_of_matches_are_sound_and_end(seats):
    ends = sound(seats, range(1_000, 1_400))
    assert sum(ends.values()) == 400 and len(ends) >= 3


@pytest.mark.parametrize("seats", SEATS)
def test_listed_means_legal_and_notation_names_the_action(seats):
    for at in moments(seats, games=len(TEMPERS)):
        words = [str(act) for act in at.listed]
        assert len(set(words)) == len(words)
        for act, word in zip(at.listed, words, strict=True):
            assert refusal(GAME, at.table, act) is None and parse(GAME, at.table, word) == act


@pytest.mark.parametrize("seats", SEATS)
def test_everything_allowed_is_listed_but_offers_and_ways_out(seats):
    """Legal and listed agree: all spaces and steps are asked for by hand."""
    for place, at in enumerate(moments(seats, games=2)):
        if place % 7:
            continue
        kinds = GAME.actions(at.table, at.table.pending[-1])
        for kind in kinds:
            if kind.wide:
                continue
            tried = [kind(*given) for given in ([()] if not kind.FIELDS else [(n,) for n in range(-1, 41)])]
            allowed = [act for act in tried if refusal(GAME, at.table, act) is None]
            assert allowed == sorted((act for act in at.listed if type(act) is kind),
                                     key=lambda act: getattr(act, "space", getattr(act, "steps", 0)))


@pytest.mark.parametrize("seats", SEATS)
def test_playing_leaves_the_table_as_it_was(seats):
    for place, at in enumerate(moments(seats, games=5)):
        if place % 5 == 0:
            before = at.table.to_json()
            step = play(GAME, at.table, at.act)
            assert at.table.to_json() == before and step.table == at.after
            draft = at.table.copy()
            push_on(draft, at.act)
            assert draft == at.after and draft.told == at.after.told


@pytest.mark.parametrize("seats", SEATS)
def test_a_table_survives_json_in_every_question(seats):
    kinds = {}
    for place, at in enumerate(moments(seats, games=8)):
        name = type(at.table.pending[-1]).__name__
        kinds[name] = kinds.get(name, 0) + 1
        if place % 5 == 0 or kinds[name] < 5:
            assert RihlaTable.from_json(at.table.to_json()) == at.table
            copied = at.table.copy()
            assert copied == at.table and copied.merchants[0] is not at.table.merchants[0]
    assert sorted(kinds) == ["Bid", "Buy", "Choose", "Debt", "Endow", "Manage", "Reply"]
