"""Expansions and modes: what is listed is exactly what is allowed, every action is met, and off means no trace."""
from collections import Counter
from itertools import combinations_with_replacement, product

import pytest

from engine.caravanserai.box import GOODS
from engine.caravanserai.box_board import SPACE_NAMES
from engine.caravanserai.box_cards import BASE_CARDS
from engine.caravanserai.box_orders import MINORS
from engine.caravanserai.expansions.anahita.abilities import BACK, ONWARD
from engine.caravanserai.expansions.anahita.box import ABILITY_CARDS
from engine.caravanserai.expansions.chapman.box import CARDS as CHAPMAN_CARDS
from engine.caravanserai.expansions.dervish import events as dervish_events
from engine.caravanserai.expansions.dervish.advice import ADVICE
from engine.caravanserai.expansions.dervish.box import cards_for
from engine.caravanserai.expansions.opium import events as opium_events
from engine.caravanserai.expansions.opium.box import CARDS as OPIUM_CARDS
from engine.caravanserai.game import GAME
from engine.caravanserai.kits import KNOWN, house, joined
from engine.caravanserai.modes.partner.annex import PARTNERS
from engine.caravanserai.modes.partner.events import HandDrawn
from engine.caravanserai.modes.solo.events import DiceRolled, DieTaken
from engine.caravanserai.setup import ability_cards
from engine.kernel import dice_from, legal, parse, refusal
from tests.properties.caravanserai_part_matches import EXPANSIONS, GROUPS, MODES, NAMES, NEW, OWN, SETS, SOLO, match, moments

TOKENS = [f"{kind}{value}" for kind in "SD" for value in (2, 3, 4, 5)]
X, Y = [f"x{n}" for n in range(1, 18)], [f"y{n}" for n in range(1, 14)]
GIVEN = {
    "use dervish": [(card, choice) for card in cards_for(("opium", "chapman", "anahita")) for choice in
                    dict.fromkeys([(), ("silver",), ("nonsense",), *(ADVICE[card].candidates if card in ADVICE else ())])],
    "take dervish": [()], "convert token": [()],
    "exchange tokens": [(tokens,) for size in (1, 2, 3) for tokens in combinations_with_replacement(sorted(TOKENS), size)],
    "buy opium": list(product(TOKENS, TOKENS)), "shift dealer": [(steps,) for steps in range(-3, 4)],
    "pay inspection": [()], "surrender opium": [()], "brooch side": [(side,) for side in "ABC"], "brooch points": [()],
    "brooch opium": [()], "ruby step": [()], "ruby reroll": [()], "hand ruby": [()], "take rubies": [(False,), (True,)],
    "ruby buy": [(good,) for good in (*GOODS, "opium")], "ruby barter": [(good,) for good in (*GOODS, "opium")],
    "ruby copy": [(card,) for card in (*X, *OPIUM_CARDS, *CHAPMAN_CARDS, "y1", "x99")],
    "brooch card": [(card,) for card in (*X, *Y, *OPIUM_CARDS, *CHAPMAN_CARDS, "x99")],
    "score card": [(card,) for card in (*Y, *OPIUM_CARDS, *CHAPMAN_CARDS, "x1")], "score nothing": [()],
    "favour": list(product((*SPACE_NAMES, "garden"), range(20))),
    "help": list(product((*ABILITY_CARDS, "a99"), (None, ONWARD, BACK, "sideways"))),
    "take favour": [()], "refresh": [()], "brooch favours": [()],
    "displace": [(space,) for space in (*SPACE_NAMES, "garden")], "start": [(space,) for space in (*SPACE_NAMES, "garden")],
    "give up": [(card,) for card in (*(card.id for card in BASE_CARDS), *OPIUM_CARDS, *CHAPMAN_CARDS, "x99")],
    "die": [(face,) for face in range(8)], "repeat": list(product(("a10", "d04", "ruby", "luck"), range(8))),
    "partner": [(name,) for name in (*PARTNERS, "sultan")],
    "extra": [(goods,) for goods in (*((good,) for good in GOODS), *product(GOODS, GOODS), ())],
}
"""What each action can be given, legal or not (orders picked are looked at apart, for their terms)."""

TERMS = ((), ("less-bronze",), ("less-amber",), ("nonsense",))


@pytest.mark.parametrize(("cases", "games"), GROUPS, ids=("expansions", "modes"))
def test_listed_is_exactly_what_is_allowed(cases, games):
    for place, at in enumerate(moments(games, cases)):
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
    for at in moments(2, tuple(MODES)):
        kinds = [kind for kind in GAME.actions(at.table, at.table.pending[-1]) if kind.verb == "pick"]
        for kind in kinds:
            named = [kind(order, terms) for order in (*MINORS, "M01") for terms in TERMS]
            allowed = [str(act) for act in named if refusal(GAME, at.table, act) is None]
            listed = [str(act) for act in at.listed if act.verb == "pick" and "opium" not in str(act)]
            assert sorted(allowed) == sorted(listed)
            met += bool(listed)
    assert met > 5


def test_the_new_actions_are_met():
    met, advice = Counter(), Counter()
    for at in (*moments(4, tuple(EXPANSIONS)), *(at for number in (1, 3, 7, 9) for at in match("+".join(SETS[-1]), number))):
        met[at.act.verb] += 1
        advice.update(event.card for event in at.after.told if isinstance(event, dervish_events.AdviceUsed))
    known = {kind.verb for name in NAMES for kinds in KNOWN[name].menu.values() for kind in kinds}
    assert all(verb.startswith(NEW) for verb in known)
    assert known - set(met) <= {"score card", "score nothing", "take rubies", "brooch opium"}, known - set(met)
    assert len(advice) >= 12, advice


def test_the_actions_of_anahita_and_the_modes_are_met():
    met = Counter(at.act.verb for at in moments(3, tuple(MODES)))
    known = {kind.verb for hooks in KNOWN.values() for kinds in hooks.menu.values() for kind in kinds}
    assert set(OWN) <= known and set(OWN) - set(met) <= {"brooch favours"}, set(OWN) - set(met)


def test_tokens_are_told_to_their_owner_alone():
    met = 0
    for at in moments(3, ("opium", "dervish+opium")):
        for event in at.after.told:
            if isinstance(event, opium_events.TokenTraded | opium_events.TokenDrawn):
                met += 1
                assert event.seen_by(event.seat).token == event.token and len(event.token) == 2
                for watcher in (*(seat for seat in range(len(at.table.seats)) if seat != event.seat), None):
                    assert event.seen_by(watcher).token == event.token[0]
    assert met > 10


def test_a_hand_is_told_to_its_owner_alone():
    met = 0
    for at in moments(2, tuple(MODES)):
        for event in at.after.told:
            if isinstance(event, HandDrawn):
                met += 1
                assert event.seen_by(event.seat) == event
                for watcher in (1 - event.seat, None):
                    assert set(event.seen_by(watcher).cards) <= {""}
    assert met > 5


@pytest.mark.parametrize("case", SOLO)
def test_a_solo_game_has_21_moves_and_six_rolls(case):
    met: Counter = Counter(type(event) for at in match(case, 1) for event in at.after.told)
    assert (met[DieTaken], met[DiceRolled] + 1) == (21, 6)


def test_switched_off_they_leave_no_trace():
    base = joined([KNOWN["base"]])
    assert {name: getattr(house(()), name) for name in base._fields} == base._asdict()
    table = GAME.deal(3, GAME.check_options(3, {}), dice_from("plain"))
    assert (table.annexes, table.parts, table.threshold) == ({}, (), 32)
    assert not [card for card in ability_cards(()) if len(card) > 3]
    assert not [act for act in legal(GAME, table) if act.verb.startswith(NEW)]
    for names in SETS:
        parts = tuple(name for name in NAMES if name in names)
        with_parts = GAME.deal(2, GAME.check_options(2, dict.fromkeys(names, True)), dice_from("plain"))
        assert (with_parts.parts, tuple(with_parts.annexes), with_parts.threshold) == (parts, parts, 50)
        for name in NAMES:
            own = {"dervish": (), "opium": OPIUM_CARDS, "chapman": CHAPMAN_CARDS}[name]
            assert all((card in ability_cards(parts)) == (name in names) for card in own)
