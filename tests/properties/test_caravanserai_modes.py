"""Anahita, Partner Mode and Solo Mode, with every set of expansions: what holds in every match, and what seats may know."""
import json
from collections import Counter
from itertools import product

import pytest

from engine.caravanserai.box import GOODS, NUMBER
from engine.caravanserai.box_board import SPACE_NAMES
from engine.caravanserai.box_cards import BASE_CARDS
from engine.caravanserai.box_orders import MINORS
from engine.caravanserai.expansions.anahita import events as anahita_events
from engine.caravanserai.expansions.anahita.abilities import BACK, ONWARD
from engine.caravanserai.expansions.anahita.box import ABILITY_CARDS
from engine.caravanserai.game import GAME
from engine.caravanserai.kits import KNOWN
from engine.caravanserai.modes.partner import events as partner_events
from engine.caravanserai.modes.partner.annex import PARTNERS
from engine.caravanserai.modes.partner.events import HandDrawn
from engine.caravanserai.modes.solo.events import DiceRolled, DieTaken
from engine.caravanserai.table import CaravanseraiTable
from engine.caravanserai.view import CaravanseraiView
from engine.kernel import dice_from, parse, play, push_on, refusal
from tests.properties.caravanserai_mode_matches import CASES, OWN, match, moments
from tests.properties.test_caravanserai_expansions import ledger as other_ledger


def ledger(before: CaravanseraiTable, after: CaravanseraiTable) -> list[str]:
    """The second ledger of the expansions, after what the events of these chapters tell."""
    start = before.copy()
    for event in after.told:
        if isinstance(event, anahita_events.LoanBonus):
            start.seats[event.seat].coins += 1
        if isinstance(event, partner_events.ExtraTaken):
            for good in event.goods:
                start.seats[event.seat].goods[NUMBER[good]] += 1
    return other_ledger(start, after)


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


@pytest.mark.parametrize("case", CASES)
def test_every_match_is_sound_and_ends(case):
    sound(case, range(2))


@pytest.mark.soak
@pytest.mark.timeout(3_000)
@pytest.mark.parametrize("case", CASES)
def test_hundreds_of_matches_are_sound_and_end(case):
    assert sum(sound(case, range(100, 300)).values()) == 200


TERMS = ((), ("less-bronze",), ("less-amber",), ("nonsense",))
GIVEN = {
    "favour": list(product((*SPACE_NAMES, "garden"), range(20))),
    "help": list(product((*ABILITY_CARDS, "a99"), (None, ONWARD, BACK, "sideways"))),
    "take favour": [()], "refresh": [()], "brooch favours": [()],
    "displace": [(space,) for space in (*SPACE_NAMES, "garden")], "start": [(space,) for space in (*SPACE_NAMES, "garden")],
    "give up": [(card.id,) for card in BASE_CARDS] + [("x99",)] + [(f"{kind}{number}",) for kind in ("ox", "oy", "cx", "cy")
                                                                  for number in range(18, 24)],
    "die": [(face,) for face in range(8)], "repeat": list(product(("a10", "d04", "ruby", "luck"), range(8))),
    "partner": [(name,) for name in (*PARTNERS, "sultan")],
    "extra": [(goods,) for goods in (*((good,) for good in GOODS), *product(GOODS, GOODS), ())],
}
"""What each action can be given, legal or not (orders picked are looked at apart, for their terms)."""


def test_listed_is_exactly_what_is_allowed():
    for place, at in enumerate(moments(games=2)):
        assert len(set(map(str, at.listed))) == len(at.listed)
        for act in at.listed:
            assert parse(GAME, at.table, str(act)) == act and refusal(GAME, at.table, act) is None
        if place % 3 == 0:
            kinds = [kind for kind in GAME.actions(at.table, at.table.pending[-1]) if kind.verb in GIVEN]
            named = [kind(*given) for kind in kinds for given in GIVEN[kind.verb]]
            allowed = [str(act) for act in named if refusal(GAME, at.table, act) is None]
            listed = [str(act) for act in at.listed if act.verb in GIVEN]
            assert sorted(allowed) == sorted(listed), at.table.pending[-1]


def test_orders_that_lie_open_are_picked_as_listed():
    met = 0
    for at in moments(games=2):
        kinds = [kind for kind in GAME.actions(at.table, at.table.pending[-1]) if kind.verb == "pick"]
        for kind in kinds:
            named = [kind(order, terms) for order in (*MINORS, "M01") for terms in TERMS]
            allowed = [str(act) for act in named if refusal(GAME, at.table, act) is None]
            listed = [str(act) for act in at.listed if act.verb == "pick" and "opium" not in str(act)]
            assert sorted(allowed) == sorted(listed)
            met += bool(listed)
    assert met > 5


def test_playing_leaves_the_table_as_it_was():
    for place, at in enumerate(moments(games=1)):
        if place % 6 == 0:
            before = at.table.to_json()
            step = play(GAME, at.table, at.act)
            assert at.table.to_json() == before and step.table == at.after
            draft = at.table.copy()
            push_on(draft, at.act)
            assert draft == at.after and draft.told == at.after.told


def reshuffled(table, seat, dice):
    """The table with the hidden things of these chapters dealt anew: Anahita's locked cards, a partner's hand."""
    other = table.copy()
    her = other.annexes.get("anahita")
    if her:
        locked = [card for card in her.deck if card not in her.cards[:her.unlocked]]
        dice.shuffle(locked)
        her.cards[her.unlocked:] = locked[:len(her.cards) - her.unlocked]
    his = other.annexes.get("dervish")
    if his and his.partner >= 0:
        hand = his.hands[his.partner] if seat != his.partner else []
        hidden = [*his.deck, *hand]
        dice.shuffle(hidden)
        hand[:] = [hidden.pop() for _ in hand]
        his.deck = hidden
    return other


def test_hidden_things_change_no_view():
    differed = 0
    for place, at in enumerate(moments(games=2)):
        if place % 4 == 0:
            seat = at.dice.pick([*range(len(at.table.seats)), None])
            other = reshuffled(at.table, seat, at.dice)
            differed += other != at.table
            assert GAME.faults(other) == [] and GAME.view(other, seat) == GAME.view(at.table, seat)
    assert differed > 300


def test_an_imagined_table_fits_and_varies():
    dice, varied, tried = dice_from("imagine"), 0, 0
    for place, at in enumerate(moments(games=1)):
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
    for place, at in enumerate(moments(games=2)):
        for asked in at.table.pending:
            kinds[type(asked).__name__] += 1
        if place % 20 == 0 or kinds[type(at.table.pending[-1]).__name__] < 4:
            text = json.dumps(at.table.to_json())
            assert CaravanseraiTable.from_json(json.loads(text)) == at.table == at.table.copy()
    assert {"Favoured", "Displacing", "Outermost", "ChoosePartner", "ChooseStart", "ExtraGoods", "FreshDice"} <= set(kinds)


def test_every_action_is_met():
    met: Counter = Counter()
    for at in moments(games=3):
        met[at.act.verb] += 1
    known = {kind.verb for hooks in KNOWN.values() for kinds in hooks.menu.values() for kind in kinds}
    assert set(OWN) <= known and set(OWN) - set(met) <= {"brooch favours"}, set(OWN) - set(met)


def test_a_hand_is_told_to_its_owner_alone():
    met = 0
    for at in moments(games=2):
        for event in at.after.told:
            if isinstance(event, HandDrawn):
                met += 1
                assert event.seen_by(event.seat) == event
                for watcher in (1 - event.seat, None):
                    assert set(event.seen_by(watcher).cards) <= {""}
    assert met > 5


@pytest.mark.parametrize("case", [case for case in CASES if case.startswith("solo")])
def test_a_solo_game_has_21_moves_and_six_rolls(case):
    met: Counter = Counter(type(event) for at in match(case, 1) for event in at.after.told)
    assert (met[DieTaken], met[DiceRolled] + 1) == (21, 6)
