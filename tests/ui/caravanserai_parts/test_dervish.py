"""The Dervish on the page: his figure and words, both ways past him, his card taken and used, the words of every event."""
import re

import pytest

from engine.caravanserai.box_orders import MAJORS
from engine.caravanserai.expansions.dervish import events
from engine.caravanserai.expansions.dervish.advice import ADVICE, FarTrade
from engine.caravanserai.expansions.dervish.annex import dervish
from engine.caravanserai.expansions.dervish.box import CALM, CHATTER, THREE_MINORS, cards_for
from engine.caravanserai.game import GAME
from engine.caravanserai.table import CaravanseraiTable
from engine.caravanserai.turn import Rolled
from engine.kernel import Event, Refusal, legal
from tests.ui.caravanserai.setting import after, asked_scene, drawn, give, holding, scene, seats
from tests.ui.caravanserai.test_drawing import Nesting
from tests.ui.caravanserai_parts.setting import begun, moments, plain, reached
from ui.caravanserai.attach import every
from ui.caravanserai.draft import NOTHING, Draft
from ui.caravanserai.face import CaravanseraiFace
from ui.words import known

FACE = CaravanseraiFace()
EVERYTHING = ("opium", "anahita", "chapman")
KINDS = [kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event]
EXAMPLES = [
    events.AdviceShown("d09"), events.AdviceDiscarded("d17"), events.AdviceShuffled(12), events.AdviceTaken(1, "d01"),
    events.AdviceUsed(1, "d09", ("tower_sw", "tower_ne")), events.AdvicePaid(1, 1), events.AdvicePaidGood(1, "silver"),
    events.DebtForgiven(1, 3), events.OrdersSwapped("tower_sw", "tower_ne"),
]


def table(top: str = "", mine: str = "", **options: object) -> CaravanseraiTable:
    """A first turn with this card on top of his deck, and another in my hand."""
    made = begun(2, dervish=True, **options)
    his = dervish(made)
    for card, into in ((top, his.deck), (mine, his.hands[0])):
        if card:
            his.deck.remove(card)
            into.insert(0, card)
    assert GAME.faults(made) == []
    return made


def at_gate(top: str, mine: str = "") -> CaravanseraiTable:
    """My figure one step before the Blue Gate."""
    made = table(top, mine)
    made.seats[0].space = 9
    return made


def tray(made: CaravanseraiTable, draft: Draft = NOTHING) -> str:
    return FACE.regions(asked_scene(made, draft))["tray"]


def board(made: CaravanseraiTable, draft: Draft = NOTHING) -> str:
    return FACE.regions(asked_scene(made, draft))["board"]


def taps(made: CaravanseraiTable, *what: str) -> Draft | Refusal:
    draft: Draft | Refusal = NOTHING
    for piece in what:
        assert isinstance(draft, Draft), draft
        draft = FACE.pick(asked_scene(made, draft), piece)
    return draft


def test_he_stands_at_the_gate_and_what_he_says_can_be_pressed_and_read():
    court = board(table("d09"))
    assert 'id="pawn-dervish"' in court
    speech = re.search(r'<g class="speech[^>]*>', court)
    assert speech and 'aria-label="The Dervish says: Change of towers. Swap two Major Orders on the board."' in speech.group(0)
    assert "the Dervish sits here and says: Change of towers" in court
    told = FACE.sheet(asked_scene(table("d09", "d01")), "dervish")
    assert told and "Change of towers" in told[1] and "A bronze" in told[1]


def test_only_the_top_card_is_known():
    made = table("d09", "d01")
    others = [card for card in dervish(made).deck[1:] if card not in CHATTER]
    told = FACE.sheet(scene(made, 1), "dervish")
    assert told
    shown = drawn(FACE, scene(made, 1)) + told[1]
    assert "Change of towers" in shown and "A bronze" in shown
    for card in others:
        assert FACE.game.view(made, 1).annexes["dervish"].deck.count(card) == 0
        assert f"card.{card}" not in shown


def test_a_space_with_two_ways_asks_which_and_each_is_one_tap():
    made = at_gate("d09")
    made.pending[-1] = Rolled(0, 1, 6)
    assert _two(made)
    for target in _two(made)[:3]:
        walk = taps(made, f"space {target}")
        assert isinstance(walk, Draft) and walk.bundle[0] == f"move {target}"
        past = FACE.pick(asked_scene(made, walk), f"act move over {target}")
        assert isinstance(past, Draft) and past.bundle[0] == f"move over {target}"
        assert "Past him" in tray(made, walk) and "is discarded" in tray(made, past)
        assert not FACE.instant(asked_scene(made, Draft((f"move {target}",))))


def _two(made: CaravanseraiTable) -> list[str]:
    acts = [str(act) for act in legal(GAME, made)]
    return [act.split()[-1] for act in acts if act.startswith("move over ") and f"move {act.split()[-1]}" in acts]


def test_a_space_beyond_him_only_is_walked_to_past_him_and_the_card_that_goes_is_named():
    made = at_gate("d09")
    walk = taps(made, "space stall_amber")
    assert isinstance(walk, Draft) and walk.bundle == ("move over stall_amber",)
    moment = asked_scene(made, walk)
    assert FACE.plan(moment) == ["move over stall_amber"]
    assert "Price 1, 5 left" in plain(tray(made, walk))  # what lies there is seen before, though the walk stops at his card
    assert "Change of towers is discarded" in plain(tray(made, walk)) and "hoop" in board(made, walk)
    assert 'class="speech gone"' in board(made, walk)
    assert plain(FACE.bar(moment).main) == "Walk to the amber stall"


def test_his_card_is_offered_at_the_gate_and_serves_from_the_next_turn_on():
    made = after(at_gate("d12"), "move blue_gate")
    assert "serves from your next turn on" in tray(made)
    draft = taps(made, "act take dervish")
    assert isinstance(draft, Draft) and FACE.plan(asked_scene(made, draft)) == ["take dervish"]
    assert "Amber to emerald" in plain(tray(made, draft))
    then = after(made, "take dervish")
    assert dervish(then).hands[0] == ["d12"]
    assert "This card serves from your next turn on" in tray(then, Draft(open="advice"))


@pytest.mark.parametrize("top", ["d17", "d24"])
def test_chatter_is_told_and_cannot_be_taken(top):
    made = after(at_gate(top), "move blue_gate")
    assert "only chatters now" in tray(made) and "act take dervish" not in tray(made)


@pytest.mark.parametrize("card", [card for card in ADVICE if card.startswith("d0") or card.startswith("d1")])
def test_every_card_says_what_it_does_and_every_use_of_it_is_a_tap_in_its_panel(card):
    made = table("", card)
    give(made, 0, [2, 2, 1, 1, 0, 0])
    made.seats[0].debt, made.seats[0].coins = 2, 1
    if card == "d04":
        made = after(made, "roll")
    markup = tray(made, Draft(open="advice"))
    uses = [str(act) for act in legal(GAME, made) if act.verb == "use dervish"]
    assert uses, card
    for act in uses:
        assert f'data-what="act {act}"' in markup
        picked = FACE.pick(asked_scene(made, Draft(open="advice")), f"act {act}")
        assert isinstance(picked, Draft) and picked.bundle[0] == act and picked.bundle[1:] in ((), ("convert",)), act
        assert FACE.plan(asked_scene(made, picked))[0] == act


def test_a_card_that_cannot_be_used_says_why():
    made = table("", "d03")
    made.seats[0].coins = made.seats[0].room
    assert "Your purse is full" in plain(tray(made, Draft(open="advice")))
    for card in (CALM, THREE_MINORS):
        assert "You can say it when" in plain(tray(table("", card), Draft(open="advice")))


def test_a_step_more_lights_what_it_reaches():
    made = table("", "d05")
    near, far = (board(made, draft).count("legal") for draft in (NOTHING, Draft(("use dervish d05 -",))))
    assert far > near


def test_his_words_are_terms_of_an_order_and_of_a_draw():
    made = table("", CALM)
    made.seats[0].space, made.fountain = 4, 3
    give(made, 0, holding(MAJORS[made.towers[3]].goods))
    walk = Draft(("move tower_sw",))
    assert "Ignore the Fountain" in tray(made, walk)
    calm = FACE.pick(asked_scene(made, walk), f"terms complete {CALM}")
    assert isinstance(calm, Draft) and calm.open == f"complete {CALM}"
    filled = FACE.pick(asked_scene(made, calm), f"act complete {CALM}")
    assert isinstance(filled, Draft) and filled.bundle[-1] != "complete -" and f"complete {CALM}" in filled.bundle
    draw = after(_near_red_gate(), "move red_gate")
    assert f'data-what="act draw {THREE_MINORS}"' in tray(draw) and "Draw three" in tray(draw)


def _near_red_gate() -> CaravanseraiTable:
    made = table("", THREE_MINORS)
    made.seats[0].space = 1
    return made


def test_a_far_trade_has_the_panel_of_a_trade():
    made = table("", "d15")
    give(made, 0, [1, 1, 1, 1, 1, 1])
    use = next(str(act) for act in legal(GAME, made) if act.verb == "use dervish")
    there = after(made, use)
    assert isinstance(there.pending[-1], FarTrade)
    assert "Far trade" in tray(there) and 'data-what="act convert"' in tray(there)
    assert "far away" in FACE.bar(asked_scene(there)).say


def test_a_far_trade_is_drafted_with_a_first_exchange():
    made = table("", "d15")
    give(made, 0, [1, 1, 1, 1, 1, 1])
    use = next(str(act) for act in legal(GAME, made) if act.verb == "use dervish")
    drafted = FACE.pick(asked_scene(made, confirm=True), f"act {use}")
    assert isinstance(drafted, Draft) and drafted.bundle[-1] == "convert"


def test_there_is_an_example_of_every_event_and_each_has_a_line():
    assert {type(event) for event in EXAMPLES} == set(KINDS)
    for event in EXAMPLES:
        line = FACE.line(event, seats(2), 0)
        assert line is not None and line.words and "{" not in line.words


def test_every_card_of_his_deck_has_a_name_words_and_a_symbol():
    for card in cards_for(("dervish", *EVERYTHING)):
        assert known(f"caravanserai.card.{card}.name") and known(f"caravanserai.card.{card}.text")
        assert card in every().symbols, card


def test_markup_is_whole_in_a_game_played_by_chance_and_every_answer_is_near():
    asked = 0
    for made in list(moments(2, "dervish", 400, dervish=True))[::16]:
        if not made.pending:
            continue
        moment = asked_scene(made)
        nesting = Nesting()
        nesting.feed("".join(FACE.regions(moment).values()))
        assert not nesting.open and len(nesting.ids) == len(set(nesting.ids)), sorted(nesting.ids)
        within = reached(FACE, made)
        for act in legal(GAME, made):
            asked += 1
            assert str(act) in within, f"{act} at {made.pending[-1]}"
    assert asked > 100
