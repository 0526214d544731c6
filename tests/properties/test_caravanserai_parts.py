"""Expansions and modes in any set: what holds in every match, and what seats may know."""
import json
from collections import Counter

import pytest

from engine.caravanserai.box import NUMBER
from engine.caravanserai.box_tiles import TILES
from engine.caravanserai.expansions.anahita import events as anahita_events
from engine.caravanserai.expansions.dervish import events as dervish_events
from engine.caravanserai.expansions.opium import events as opium_events
from engine.caravanserai.game import GAME
from engine.caravanserai.modes.partner import events as partner_events
from engine.caravanserai.table import CaravanseraiTable
from engine.caravanserai.view import CaravanseraiView
from engine.kernel import dice_from, play, push_on
from tests.properties.caravanserai_part_matches import CASES, EXPANSIONS, GROUPS, MODES, match, moments
from tests.properties.test_caravanserai import told

BOTH = pytest.mark.parametrize(("cases", "games"), GROUPS, ids=("expansions", "modes"))


def ledger(before: CaravanseraiTable, after: CaravanseraiTable) -> list[str]:
    """The second ledger of the base, after what the events of expansions and modes tell."""
    start = before.copy()
    for event in after.told:
        boy = start.seats[getattr(event, "seat", 0)]
        if isinstance(event, dervish_events.AdvicePaid | opium_events.InspectionPaid):
            boy.coins -= event.coins
        if isinstance(event, dervish_events.AdvicePaidGood):
            boy.goods[NUMBER[event.good]] -= 1
        if isinstance(event, opium_events.TokenTraded):
            for good, count in TILES[event.tile].give:
                boy.goods[good] -= count
        if isinstance(event, anahita_events.LoanBonus):
            boy.coins += 1
        if isinstance(event, partner_events.ExtraTaken):
            for good in event.goods:
                boy.goods[NUMBER[good]] += 1
    return told(start, after)


def sound(case: str, numbers: range) -> Counter:
    """Play matches to their end, holding every invariant after every action; how often each end came."""
    ends: Counter = Counter()
    for number in numbers:
        for at in match(case, number):
            assert at.listed, f"nothing can be done at {at.table.pending}"
            assert GAME.faults(at.after) == [], f"{case} {number}: {at.act} at {at.table.pending[-1]}"
            assert ledger(at.table, at.after) == [], f"{case} {number}: {at.act}"
        walks = "arbab" in at.after.annexes
        assert (at.after.reason == "arbab-home") == walks and at.after.reason in GAME.ends
        assert not walks or at.after.round == 11
        ends[at.after.reason] += 1
    return ends


@pytest.mark.parametrize("case", EXPANSIONS)
def test_every_match_with_expansions_is_sound_and_ends(case):
    assert sound(case, range(4))["threshold"] >= 2


@pytest.mark.parametrize("case", MODES)
def test_every_match_with_the_arbab_or_partners_is_sound_and_ends(case):
    sound(case, range(2))


@pytest.mark.soak
@pytest.mark.timeout(3_000)
@pytest.mark.parametrize("case", CASES)
def test_hundreds_of_matches_are_sound_and_end(case):
    assert sum(sound(case, range(100, 300)).values()) == 200


def test_playing_leaves_the_table_as_it_was():
    for place, at in enumerate(moments(1, tuple(CASES))):
        if place % 6 == 0:
            before = at.table.to_json()
            step = play(GAME, at.table, at.act)
            assert at.table.to_json() == before and step.table == at.after
            draft = at.table.copy()
            push_on(draft, at.act)
            assert draft == at.after and draft.told == at.after.told


def reshuffled(table, seat, dice):
    """The table with what a seat cannot know of expansions and modes dealt anew."""
    other = table.copy()
    for name, deal in (("dervish", _advice), ("opium", _tokens), ("chapman", _chapmen), ("anahita", _help)):
        if name in other.annexes:
            deal(other.annexes[name], seat, dice)
    return other


def _advice(his, seat, dice):
    """The deck below its top card; with a partner the whole deck, and his hand."""
    hand = his.hands[his.partner] if his.partner not in (-1, seat) else []
    shown = 1 if his.partner < 0 else 0
    hidden = [*his.deck[shown:], *hand]
    dice.shuffle(hidden)
    hand[:] = [hidden.pop() for _ in hand]
    his.deck[shown:] = hidden


def _tokens(annex, seat, dice):
    for kind, area in (("S", "A"), ("D", "B")):
        hands = [tokens for owner, tokens in enumerate(annex.tokens) if owner != seat]
        hidden = [*annex.piles[kind], annex.slots[area], *(t for tokens in hands for t in tokens if t[0] == kind)]
        dice.shuffle(hidden)
        annex.slots[area] = hidden.pop()
        for tokens in hands:
            tokens[:] = [hidden.pop() if token[0] == kind else token for token in tokens]
        annex.piles[kind] = hidden


def _chapmen(annex, seat, dice):
    dice.shuffle(annex.deck)


def _help(her, seat, dice):
    locked = [card for card in her.deck if card not in her.cards[:her.unlocked]]
    dice.shuffle(locked)
    her.cards[her.unlocked:] = locked[:len(her.cards) - her.unlocked]


@BOTH
def test_hidden_things_change_no_view(cases, games):
    differed = 0
    for place, at in enumerate(moments(games, cases)):
        if place % 4 == 0:
            seat = at.dice.pick([*range(len(at.table.seats)), None])
            other = reshuffled(at.table, seat, at.dice)
            differed += other != at.table
            assert GAME.faults(other) == [] and GAME.view(other, seat) == GAME.view(at.table, seat)
    assert differed > 300


@BOTH
def test_an_imagined_table_fits_and_varies(cases, games):
    dice, varied, tried = dice_from("imagine"), 0, 0
    for place, at in enumerate(moments(games - 1, cases)):
        if place % 7 == 0:
            for seat in (*range(len(at.table.seats)), None):
                seen = GAME.view(at.table, seat)
                one, other = GAME.imagine(seen, dice), GAME.imagine(seen, dice)
                assert GAME.view(one, seat) == seen == GAME.view(other, seat) and GAME.faults(one) == []
                assert CaravanseraiView.from_json(json.loads(json.dumps(seen.to_json()))) == seen
                tried += 1
                varied += one != other
    assert varied > tried * 0.9


def test_a_table_survives_json_in_every_question():
    kinds: Counter = Counter()
    for place, at in enumerate(at for cases, games in GROUPS for at in moments(games, cases)):
        for asked in at.table.pending:
            kinds[type(asked).__name__] += 1
        if place % 20 == 0 or kinds[type(at.table.pending[-1]).__name__] < 4:
            text = json.dumps(at.table.to_json())
            assert CaravanseraiTable.from_json(json.loads(text)) == at.table == at.table.copy()
    assert {"BroochSide", "BroochReward", "FarTrade", "Inspection", "Favoured", "Displacing", "Outermost", "ChoosePartner",
            "ChooseStart", "ExtraGoods", "FreshDice"} <= set(kinds)
