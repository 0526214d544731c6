"""The bots for Caravanserai with Anahita, in Partner Mode and in Solo Mode, and what they make of Minor Orders and opium."""
from statistics import median

import pytest

from engine.bots.caravanserai import LEVELS, Clerk
from engine.bots.caravanserai_draw import draw_worth
from engine.bots.caravanserai_plan import Planner
from engine.bots.chance import Chance
from engine.bots.contract import after_polls, never
from engine.bots.drive import play_match, play_out
from engine.caravanserai.game import GAME
from engine.kernel import dice_from, legal
from engine.kernel.link import link_text
from engine.kernel.saga import Saga, Seat
from engine.kernel.save import save_text
from tests.properties.caravanserai_part_matches import ANAHITA, CASES, PAIRS, SOLO
from tests.rules.caravanserai.courtyard import boy, courtyard, ready
from tests.rules.caravanserai_expansions.court import court, stopped
from tests.rules.caravanserai_expansions.dtx import carries, dtx
from tests.rules.caravanserai_expansions.dtx import ready as dtx_ready
from tests.rules.caravanserai_expansions.lonely import here, lonely
from tests.rules.caravanserai_expansions.pairs import pair


def says(table) -> str:
    """What the clerk says to the question that waits."""
    return str(Clerk().choose(GAME.view(table, table.pending[-1].seat), legal(GAME, table), dice_from("clerk"), never))


def played(bots, options, seed: str):
    """The last table of a match."""
    table = GAME.deal(len(bots), GAME.check_options(len(bots), options), dice_from(seed))
    return play_out(GAME, table, bots, dice_from(f"{seed} bots"), lambda: after_polls(4))[1]


@pytest.mark.parametrize("case", [*ANAHITA, *SOLO, *list(PAIRS)[:2]])
def test_clerks_end_every_game(case):
    seats, options = CASES[case].seats[0], CASES[case].options
    end = played([Clerk() for _ in range(seats)], options, case)
    assert end.reason in GAME.ends and GAME.faults(end) == []
    assert sum(len(boy.majors) + len(boy.minors) for boy in end.seats) >= seats


def test_a_clerk_alone_plays_better_than_chance_ever_does():
    def points(bot, number: int) -> int:
        return GAME.result(played([bot], {}, f"alone {number}")).totals[0]
    clerk, chance = ([points(bot, number) for number in range(8)] for bot in (Clerk(), Chance()))
    assert median(clerk) >= 35 and min(clerk) > max(chance)


def test_the_merchant_thinks_about_dice_and_favours():
    table = GAME.deal(1, GAME.check_options(1, {"opium": True}), dice_from("alone"))
    bot, dice, said = LEVELS["merchant"](), dice_from("merchant"), []
    for _ in range(24):
        listed = legal(GAME, table)
        act = bot.choose(GAME.view(table, 0), listed, dice, after_polls(8))
        assert act in listed
        said.append(act.verb)
        act.do(table, table.pending[-1])
    assert {"die", "favour"} <= set(said) and said.count("skip") <= 4


def test_clerks_fill_minor_orders_too():
    ends = [played([Clerk(), Clerk()], {}, f"minors {number}") for number in range(6)]
    assert sum(len(boy.minors) for end in ends for boy in end.seats) >= 8


def test_goods_in_hand_make_the_red_gate_worth_a_visit():
    poor, rich = courtyard(boy(3)), courtyard(boy(3, "bz am am si em em"))
    assert draw_worth(Planner(rich, 0), rich) > 1.5 * draw_worth(Planner(poor, 0), poor)
    full = courtyard(boy(3, "bz am si", minors=["N01", "N02", "N03"]))
    assert draw_worth(Planner(full, 0), full) == 0


def test_an_opium_stands_for_the_dearest_pieces_that_lack():
    table = carries(dtx_ready(dtx("O", boy(8, "am si"))), 1)
    assert Planner(table, 0).needs("M13") == [0, 1, 1, 0, 0, 0]  # bz am am si go: gold, bronze, and an amber are saved
    assert Planner(table, 1).needs("M13") == [1, 2, 1, 0, 1, 0]


def test_she_runs_the_next_errand_if_she_is_near():
    table = court(boy(16, "bz am em", purse="2/3"), her=5)
    for tower in (7, 13, 17):
        table.towers[tower] = ""
    assert says(table) == "favour stall_silver 1"


def test_a_token_at_the_changer_is_taken():
    assert says(stopped(boy(5), his=9)) == "take favour"


def test_the_smallest_die_that_reaches_the_target():
    table = lonely(boy(7, "bz am si em"), dice=(6, 4, 5, 1))
    for tower in (7, 13, 17):
        table.towers[tower] = ""
    assert says(table) == "die 4"


def test_an_open_order_that_is_paid_at_once_is_picked():
    assert says(here(boy(0, "bz am si"), gate=("N01", "N15"))).startswith("pick N01")


def test_partners_and_what_they_bring():
    table = GAME.deal(2, GAME.check_options(2, {"partner": True}), dice_from("partners"))
    assert says(table) == "partner anahita"
    table = ready(pair("dervish", "anahita", boy(10)))
    assert says(table) in list(map(str, legal(GAME, table)))


def test_the_largest_set_up_travels_light():
    """Four seats and all expansions: a link of at most 2,000 characters, a save of some 10 KB."""
    parts = dict.fromkeys(("dervish", "opium", "chapman", "anahita"), True)
    saga = Saga(GAME, [Seat(f"Person {n}", "bot", "clerk") for n in range(4)], "large", parts)
    play_match(saga, 1)
    assert len(link_text(saga)) <= 2_000 and len(save_text(saga)) <= 16_000
