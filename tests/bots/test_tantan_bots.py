"""How strong the bots of Tan-tan Caravan are, and what they must see.  Deals are fixed; bots get thoughts, not seconds."""
import pytest

from engine.bots.chance import Chance
from engine.bots.contract import after_polls, never
from engine.bots.drive import Misplayed, play_out
from engine.bots.levels import bot, levels
from engine.bots.tantan import LEVELS, Trader, master
from engine.bots.tantan_plans import plans
from engine.bots.tantan_worth import Weights
from engine.kernel import Dice, dice_from, legal, parse, push_on
from engine.tantan import GAME
from engine.tantan.box import SPACES
from engine.tantan.view import blind
from tests.properties.tantan_matches import moments
from tests.rules.tantan.positions import position

SEATS = sorted(SPACES)


def victories(seats: int, challenger, others, matches: int, thoughts: int = 1) -> float:
    """How many matches one challenger wins among equals, sitting in every seat in turn on the same deals."""
    won = 0.0
    for number in range(matches):
        place, deal = number % seats, f"strength {seats} {number // seats}"
        players = [challenger() if seat == place else others() for seat in range(seats)]
        _, end = play_out(GAME, GAME.deal(seats, {}, dice_from(deal)), players, dice_from(f"{deal} {place}"),
                          clock=lambda: after_polls(thoughts))
        winners = GAME.result(end).winners()
        won += (place in winners) / len(winners)
    return won


@pytest.mark.parametrize("seats", SEATS)
def test_a_trader_beats_chance(seats):
    assert victories(seats, Trader, Chance, 100) >= 95


@pytest.mark.parametrize("seats", SEATS)
def test_a_trader_beats_apprentices(seats):
    assert victories(seats, Trader, LEVELS["apprentice"], 40) >= 28


@pytest.mark.parametrize("seats", SEATS)
def test_an_apprentice_beats_chance(seats):
    assert victories(seats, LEVELS["apprentice"], Chance, 40) >= 24


def test_a_master_beats_a_trader_even_with_little_thought():
    assert victories(2, master, Trader, 4, thoughts=60) >= 3


@pytest.mark.soak
@pytest.mark.timeout(3000)
@pytest.mark.parametrize("seats", SEATS)
def test_a_master_with_more_thought_beats_traders_in_most_matches(seats):
    assert victories(seats, master, Trader, 60, thoughts=400) >= 42


@pytest.mark.parametrize("seats", SEATS)
def test_plans_are_legal_to_their_last_word_and_cover_every_first_word(seats):
    """Wherever a match may stand: each plan can be said, ends the choice, and no listed action is forgotten."""
    for table, listed, _, _ in moments(seats, games=15):
        found = [plan for _, plan in plans(blind(GAME.view(table, table.pending[-1].seat)), Weights())]
        assert {plan[0] for plan in found} <= {str(act) for act in listed}
        if type(table.pending[-1]).__name__ != "BuyMore":  # there the stalls left of the last one may come first
            assert {plan[0] for plan in found} == {str(act) for act in listed}
        assert len(set(found)) == len(found)
        for plan in found[:4]:
            _say(table.copy(), plan)


def _say(table, plan):
    seat = table.pending[-1].seat
    for word in plan:
        assert table.pending[-1].seat == seat
        act = parse(GAME, table, word)
        assert act in legal(GAME, table)
        push_on(table, act)
    assert not table.pending or table.pending[-1].opens


def answered(table, player=None, thoughts: int = 200) -> str:
    """What a bot does in a position."""
    seen = GAME.view(table, table.pending[-1].seat)
    return str((player or Trader()).choose(seen, legal(GAME, table), Dice(1), after_polls(thoughts)))


def test_a_trader_takes_the_dearest_share():
    assert answered(position(cv="2Je 3Fo Cl")) == "take jewellery"


def test_a_trader_gives_the_mouse_its_cheapest_card():
    table = position(cv="5Fo Mo", F1="Fo 3Gl Je")
    push_on(table, parse(GAME, table, "take food"))
    assert answered(table) == "discard food"
    lamps = position(cv="5Fo Mo", F1="5Gl Je")
    push_on(lamps, parse(GAME, lamps, "take food"))
    assert answered(lamps) == "discard jewellery", "the fifth lamp is worth nine points"


def test_a_trader_robs_the_largest_hand():
    table = position(3, cv="6Fo Th", H1="Fo", H2="4Je")
    push_on(table, parse(GAME, table, "take thief"))
    assert answered(table) == "steal 2"


def test_a_trader_fills_the_caravan_to_take_the_best_share_first():
    table = position(cv="3Je Fo", H0="2Cl 2Mo", purse="Fo")
    assert answered(table).startswith("stock")
    push_on(table, Trader().choose(GAME.view(table, 0), legal(GAME, table), Dice(1), never))
    assert answered(table) == "count 2" or answered(table) == "count 1"


def test_a_trader_answers_the_whole_purchase_it_has_planned():
    table = position(purse="Fo", mkt="Je Je Sp Fo Mo")
    first = plans(blind(GAME.view(table, 0)), Weights())[0][1]
    for word in first:
        assert answered(table) == word
        push_on(table, parse(GAME, table, word))


def test_a_master_keeps_to_its_plan_without_thinking_again():
    """Within a purchase it never asks for the time, and it thinks anew when the same turn is asked from its start."""
    asked = []
    player, table = master(), GAME.deal(2, {"first": 0}, dice_from("plan"))

    def clock() -> bool:
        asked.append(table.pending[-1])
        return len(asked) % 50 == 0

    for _ in range(3):
        draft = table.copy()
        while draft.pending[-1].seat == 0:
            thoughts = len(asked)
            act = player.choose(GAME.view(draft, 0), legal(GAME, draft), Dice(1), clock)
            assert (len(asked) > thoughts) == draft.pending[-1].opens
            push_on(draft, act)
    assert len(asked) == 150


def test_a_master_without_time_plays_like_a_trader():
    for table, listed, _, _ in moments(3, games=3):
        seen = GAME.view(table, table.pending[-1].seat)
        expected = Trader().choose(seen, listed, Dice(1), never)
        assert master().choose(seen, listed, Dice(1), lambda: True) == expected


@pytest.mark.parametrize("level", levels("tantan"))
@pytest.mark.parametrize("options", [{"open_hands": True}, {"memory_aid": True}])
def test_every_level_plays_with_every_option(level, options):
    table = GAME.deal(4, options, dice_from("options"))
    log, end = play_out(GAME, table, [bot("tantan", level)] * 4, Dice(3), clock=lambda: after_polls(6))
    assert end.ended and len(log) > 100
    assert table.turn == 1, "the table passed in stays as it is"


def test_a_bot_that_misplays_in_a_match_is_a_fault():
    class Broken:
        def choose(self, view, legal, dice, deadline):
            raise ValueError("no idea")
    with pytest.raises(Misplayed, match="Broken in seat"):
        play_out(GAME, GAME.deal(2, {}, dice_from("x")), [Broken(), Broken()], Dice(1))
