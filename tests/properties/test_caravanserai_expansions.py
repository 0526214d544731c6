"""Dervish, Opium and Chapman in any set: what holds in every match, and what seats may know."""
import json
from collections import Counter
from itertools import combinations_with_replacement, product

import pytest

from engine.caravanserai.box import GOODS, NUMBER
from engine.caravanserai.box_tiles import TILES
from engine.caravanserai.expansions.chapman.box import CARDS as CHAPMAN_CARDS
from engine.caravanserai.expansions.dervish import events as dervish_events
from engine.caravanserai.expansions.dervish.advice import ADVICE
from engine.caravanserai.expansions.dervish.box import cards_for
from engine.caravanserai.expansions.opium import events as opium_events
from engine.caravanserai.expansions.opium.box import CARDS as OPIUM_CARDS
from engine.caravanserai.game import GAME
from engine.caravanserai.kits import KNOWN, house, joined
from engine.caravanserai.setup import ability_cards
from engine.caravanserai.table import CaravanseraiTable
from engine.caravanserai.view import CaravanseraiView
from engine.kernel import dice_from, legal, parse, refusal
from tests.properties.caravanserai_expansion_matches import NEW, SETS, match, moments
from tests.properties.test_caravanserai import told


def ledger(before: CaravanseraiTable, after: CaravanseraiTable) -> list[str]:
    """The second ledger of the base, after what the events of these expansions tell."""
    start = before.copy()
    for event in after.told:
        if isinstance(event, dervish_events.AdvicePaid | opium_events.InspectionPaid):
            start.seats[event.seat].coins -= event.coins
        if isinstance(event, dervish_events.AdvicePaidGood):
            start.seats[event.seat].goods[NUMBER[event.good]] -= 1
        if isinstance(event, opium_events.TokenTraded):
            for good, count in TILES[event.tile].give:
                start.seats[event.seat].goods[good] -= count
    return told(start, after)


def sound(names: tuple[str, ...], numbers: range) -> Counter:
    """Play matches to their end, holding every invariant after every action; how often each end came."""
    ends: Counter = Counter()
    for number in numbers:
        for at in match(names, number):
            assert at.listed, f"nothing can be done at {at.table.pending}"
            assert GAME.faults(at.after) == [], f"match {number}: {at.act} at {at.table.pending[-1]}"
            assert ledger(at.table, at.after) == [], f"match {number}: {at.act}"
        assert at.after.reason in ("threshold", "turn-limit")
        ends[at.after.reason] += 1
    return ends


@pytest.mark.parametrize("names", SETS, ids="+".join)
def test_every_match_is_sound_and_ends(names):
    assert sound(names, range(4))["threshold"] >= 2


@pytest.mark.soak
@pytest.mark.timeout(3_000)
@pytest.mark.parametrize("names", SETS, ids="+".join)
def test_hundreds_of_matches_are_sound_and_end(names):
    assert sum(sound(names, range(100, 300)).values()) == 200


TOKENS = [f"{kind}{value}" for kind in "SD" for value in (2, 3, 4, 5)]
CARDS = [*cards_for(("opium", "chapman", "anahita"))]
GIVEN = {
    "use dervish": [(card, choice) for card in CARDS for choice in
                    dict.fromkeys([(), ("silver",), ("nonsense",), *(ADVICE[card].candidates if card in ADVICE else ())])],
    "take dervish": [()], "convert token": [()],
    "exchange tokens": [(tokens,) for size in (1, 2, 3) for tokens in combinations_with_replacement(sorted(TOKENS), size)],
    "buy opium": list(product(TOKENS, TOKENS)), "shift dealer": [(steps,) for steps in range(-3, 4)],
    "pay inspection": [()], "surrender opium": [()], "brooch side": [(side,) for side in "ABC"], "brooch points": [()],
    "brooch opium": [()], "ruby step": [()], "ruby reroll": [()], "hand ruby": [()], "take rubies": [(False,), (True,)],
    "ruby buy": [(good,) for good in (*GOODS, "opium")], "ruby barter": [(good,) for good in (*GOODS, "opium")],
    "ruby copy": [(card,) for card in (*(f"x{n}" for n in range(1, 18)), *OPIUM_CARDS, *CHAPMAN_CARDS, "y1", "x99")],
    "brooch card": [(card,) for card in (*(f"x{n}" for n in range(1, 18)), *(f"y{n}" for n in range(1, 14)), *OPIUM_CARDS,
                                         *CHAPMAN_CARDS, "x99")],
    "score card": [(card,) for card in (*(f"y{n}" for n in range(1, 14)), *OPIUM_CARDS, *CHAPMAN_CARDS, "x1")],
    "score nothing": [()],
}
"""What each new action can be given, legal or not."""


def test_listed_is_exactly_what_is_allowed():
    for place, at in enumerate(moments(games=3)):
        assert len(set(map(str, at.listed))) == len(at.listed)
        for act in at.listed:
            assert parse(GAME, at.table, str(act)) == act and refusal(GAME, at.table, act) is None
        if place % 3 == 0:
            kinds = [kind for kind in GAME.actions(at.table, at.table.pending[-1]) if kind.verb in GIVEN]
            named = [kind(*given) for kind in kinds for given in GIVEN[kind.verb]]
            allowed = [str(act) for act in named if refusal(GAME, at.table, act) is None]
            listed = [str(act) for act in at.listed if act.verb in GIVEN]
            assert sorted(allowed) == sorted(listed), at.table.pending[-1]


def reshuffled(table, seat, dice):
    """The table with the hidden things of the three expansions dealt anew."""
    other = table.copy()
    dervish, opium, chapman = (other.annexes.get(name) for name in ("dervish", "opium", "chapman"))
    if dervish:
        hidden = dervish.deck[1:]
        dice.shuffle(hidden)
        dervish.deck[1:] = hidden
    if chapman:
        dice.shuffle(chapman.deck)
    for kind, area in (("S", "A"), ("D", "B")) if opium else ():
        hands = [tokens for owner, tokens in enumerate(opium.tokens) if owner != seat]
        hidden = [*opium.piles[kind], opium.slots[area], *(t for tokens in hands for t in tokens if t[0] == kind)]
        dice.shuffle(hidden)
        opium.slots[area] = hidden.pop()
        for tokens in hands:
            tokens[:] = [hidden.pop() if token[0] == kind else token for token in tokens]
        opium.piles[kind] = hidden
    return other


def test_hidden_things_change_no_view():
    differed = 0
    for place, at in enumerate(moments(games=3)):
        if place % 4 == 0:
            seat = at.dice.pick([*range(len(at.table.seats)), None])
            other = reshuffled(at.table, seat, at.dice)
            differed += other != at.table
            assert GAME.faults(other) == [] and GAME.view(other, seat) == GAME.view(at.table, seat)
    assert differed > 300


def test_an_imagined_table_fits_and_varies():
    dice, varied, tried = dice_from("imagine"), 0, 0
    for place, at in enumerate(moments(games=3)):
        if place % 7 == 0:
            for seat in (*range(len(at.table.seats)), None):
                seen = GAME.view(at.table, seat)
                one, other = GAME.imagine(seen, dice), GAME.imagine(seen, dice)
                assert GAME.view(one, seat) == seen == GAME.view(other, seat) and GAME.faults(one) == []
                assert CaravanseraiView.from_json(json.loads(json.dumps(seen.to_json()))) == seen
                tried += 1
                varied += one.annexes != other.annexes
    assert varied > tried * 0.9


def test_tokens_are_told_to_their_owner_alone():
    met = 0
    for at in moments(games=3, sets=(("opium",), ("dervish", "opium"))):
        for event in at.after.told:
            if isinstance(event, opium_events.TokenTraded | opium_events.TokenDrawn):
                met += 1
                assert event.seen_by(event.seat).token == event.token and len(event.token) == 2
                for watcher in (*(seat for seat in range(len(at.table.seats)) if seat != event.seat), None):
                    assert event.seen_by(watcher).token == event.token[0]
    assert met > 10


def test_a_table_survives_json_in_every_question():
    kinds: Counter = Counter()
    for place, at in enumerate(moments(games=3)):
        for asked in at.table.pending:
            kinds[type(asked).__name__] += 1
        if place % 20 == 0 or kinds[type(at.table.pending[-1]).__name__] < 4:
            text = json.dumps(at.table.to_json())
            assert CaravanseraiTable.from_json(json.loads(text)) == at.table == at.table.copy()
    assert {"BroochSide", "BroochReward", "FarTrade", "Inspection"} <= set(kinds)


def test_the_new_actions_are_met():
    met, advice = Counter(), Counter()
    for at in (*moments(games=4), *(at for number in (1, 3, 7, 9) for at in match(SETS[-1], number))):
        met[at.act.verb] += 1
        advice.update(event.card for event in at.after.told if isinstance(event, dervish_events.AdviceUsed))
    known = {kind.verb for name in ("dervish", "opium", "chapman") for kinds in KNOWN[name].menu.values() for kind in kinds}
    assert all(verb.startswith(NEW) for verb in known)
    assert known - set(met) <= {"score card", "score nothing", "take rubies", "brooch opium"}, known - set(met)
    assert len(advice) >= 12, advice


def test_switched_off_they_leave_no_trace():
    assert house(()) == joined([KNOWN["base"]])
    table = GAME.deal(3, GAME.check_options(3, {}), dice_from("plain"))
    assert (table.annexes, table.parts, table.threshold) == ({}, (), 32)
    assert not [card for card in ability_cards(()) if len(card) > 3]
    assert not [act for act in legal(GAME, table) if act.verb.startswith(NEW)]
    for names in SETS:
        parts = tuple(name for name in ("dervish", "opium", "chapman") if name in names)
        with_parts = GAME.deal(2, GAME.check_options(2, dict.fromkeys(names, True)), dice_from("plain"))
        assert (with_parts.parts, tuple(with_parts.annexes), with_parts.threshold) == (parts, parts, 50)
        for name in ("dervish", "opium", "chapman"):
            own = {"dervish": (), "opium": OPIUM_CARDS, "chapman": CHAPMAN_CARDS}[name]
            assert all((card in ability_cards(parts)) == (name in names) for card in own)
