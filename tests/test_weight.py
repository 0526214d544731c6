"""What must not grow: counted in calls, copies and bytes, never in seconds, so a busy machine changes nothing.

The bench (`tests/bench`) says how quick things are; here stands what would make them slow for good: a second copy for
each action, a replay from the start for each step back, work that grows faster than the log.
"""
import sys
from collections.abc import Callable

import pytest

from engine.games import game
from engine.kernel import dice_from, legal, play, push_on
from engine.kernel import saga as sagas
from engine.kernel.link import link_text
from engine.kernel.play import asking
from engine.kernel.saga import KEEP_EVERY, Saga, Seat
from engine.kernel.save import load_text, save_text

EXPANSIONS = dict.fromkeys(("dervish", "opium", "anahita", "chapman"), True)
SETTINGS = [("tantan", 4, {}), ("rihla", 6, {}), ("caravanserai", 4, {}), ("caravanserai", 4, EXPANSIONS)]
IDS = ["tantan", "rihla", "caravanserai", "caravanserai-all"]
every_setting = pytest.mark.parametrize(("name", "seats", "options"), SETTINGS, ids=IDS)


def match(name: str, seats: int, options: dict, most: int) -> Saga:
    """A match by chance, put aside after so many actions."""
    saga = Saga(game(name), [Seat(f"Seat {seat + 1}") for seat in range(seats)], "weight", options, "w")
    dice = dice_from("weight")
    while asking(saga.table) is not None and saga.cursor < most:
        saga.play(dice.pick(saga.legal()))
    return saga


def calls(what: Callable[[], object]) -> int:
    """How many functions are called, Python's own included."""
    count = 0

    def seen(frame, event, called):
        nonlocal count
        count += event in ("call", "c_call")
    before = sys.getprofile()
    sys.setprofile(seen)
    try:
        what()
    finally:
        sys.setprofile(before)
    return count


def counted(monkeypatch, owner: object, name: str) -> list[int]:
    """Count the calls of one function, which goes on as it was."""
    told, real = [0], getattr(owner, name)

    def counting(*given):
        told[0] += 1
        return real(*given)
    monkeypatch.setattr(owner, name, counting)
    return told


@every_setting
def test_an_action_copies_the_table_once_and_on_a_draft_never(monkeypatch, name, seats, options):
    found = game(name)
    table = found.deal(seats, found.check_options(seats, options), dice_from("copies"))
    copies = counted(monkeypatch, found.table_type, "copy")
    for _ in range(30):
        before = copies[0]
        table = play(found, table, legal(found, table)[0]).table
        assert copies[0] == before + 1
        push_on(table, legal(found, table)[-1])
        assert copies[0] == before + 1


@every_setting
def test_any_moment_is_a_few_actions_away_from_a_kept_table(monkeypatch, name, seats, options):
    saga = match(name, seats, options, 1_500)
    played = counted(monkeypatch, sagas, "push_on")
    for place in (1, saga.cursor // 3, saga.cursor // 2, saga.cursor - 1):
        played[0] = 0
        saga._near.clear()
        saga.at(place)
        assert played[0] == place % KEEP_EVERY, f"a look at action {place} of {saga.cursor}"
    tables = len(saga._kept) + len(saga._near)
    assert tables <= saga.cursor // KEEP_EVERY + 2 + sagas.NEAR, "kept tables grow with the match by one in so many actions"


@every_setting
def test_loads_links_and_saves_cost_what_their_log_costs_and_no_more(name, seats, options):
    whole = match(name, seats, options, 480)
    half = match(name, seats, options, whole.cursor // 2)
    texts = [save_text(saga) for saga in (half, whole)]
    loads = [calls(lambda text=text: load_text(text, game)) for text in texts]
    assert loads[1] < 2.4 * loads[0], "twice the log, twice the work (the second half has more on the table)"
    links = [calls(lambda saga=saga: link_text(saga)) for saga in (half, whole)]
    assert links[1] < 2.4 * links[0]
    saves = [calls(lambda saga=saga: save_text(saga)) for saga in (half, whole)]
    assert saves[1] < 1.5 * saves[0], "to save is to write what is there, not to play it again"


@every_setting
def test_a_save_and_a_link_hold_little_for_each_action(name, seats, options):
    saga = match(name, seats, options, 480)
    table = len(str(saga.table.to_json()))
    assert len(save_text(saga).encode()) < 1_000 + table + 18 * saga.cursor
    assert len(link_text(saga)) < 300 + 1.5 * saga.cursor
