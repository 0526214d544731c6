"""What must hold for every game, in any seeded match (design, chapter 6; faults 8, 9, 11)."""
import json
import os
import subprocess
import sys

import pytest

from engine.games import SHELF, game
from engine.kernel import Action, Event, asking, dice_from, forced, legal, parse, play, refusal
from engine.kernel.link import link_text, open_link
from engine.kernel.listing import listers
from engine.kernel.saga import Saga, Seat
from engine.kernel.save import load_text, save_text, state_hash
from tests.recorded.shown import family

LONGEST = 4_000
TABLES = [(name, count, number) for name in SHELF for count in game(name).seats for number in range(4)]


def moments(name: str, count: int, number: int):
    """Every table of a match by chance (cut at LONGEST actions), with the action played there and what followed."""
    found, dice = game(name), dice_from(f"moments {number}")
    options = {option.name: dice.pick(option.choices) for option in found.options} if number % 2 else {}
    try:
        checked = found.check_options(count, options)
    except ValueError:
        checked = found.check_options(count, {})
    table = found.deal(count, checked, dice_from(f"{name} {count} {number}"))
    for _ in range(LONGEST):
        if asking(table) is None:
            return
        act = dice.pick(legal(found, table))
        step = play(found, table, act)
        yield found, table, act, step
        table = step.table


@pytest.mark.parametrize(("name", "count", "number"), TABLES)
def test_every_moment_of_a_match_keeps_the_promises(name, count, number):
    for place, (found, table, act, step) in enumerate(moments(name, count, number)):
        listed = legal(found, table)
        assert found.listers(table, asking(table)) == listers(found.actions(table, asking(table)))
        assert listed and len(set(map(str, listed))) == len(listed)
        assert all(refusal(found, table, one) is None for one in listed)
        assert all(parse(found, table, str(one)) == one for one in listed)
        assert found.faults(step.table) == []
        if place % 7:
            continue
        before = json.dumps(table.to_json())
        assert play(found, table, act).table == step.table, "the same action leads to the same table"
        assert json.dumps(table.to_json()) == before, "the input stays untouched"
        assert found.table_type.from_json(json.loads(before)) == table == table.copy()


@pytest.mark.parametrize(("name", "count", "number"), TABLES)
def test_a_view_fits_its_seat_and_imagining_fits_the_view(name, count, number):
    varied = 0
    for place, (found, table, _, _) in enumerate(moments(name, count, number)):
        if place % 11:
            continue
        for seat in (*range(count), None):
            view = found.view(table, seat)
            text = json.dumps(view.to_json())
            assert found.view_type.from_json(json.loads(text)) == view
            assert str(table.dice.state) not in text, "no view holds the dice"
            if seat is None:
                continue
            one, other = (found.imagine(view, dice_from(f"{place} {n}")) for n in (1, 2))
            assert found.view(one, seat) == view and found.faults(one) == []
            assert list(map(str, legal(found, one))) == list(map(str, legal(found, table))) or asking(table).seat != seat
            varied += one != other
    assert varied > 0, "imagining gives other tables, not always the same one"


@pytest.mark.parametrize(("name", "count", "number"), TABLES[::2])
def test_saves_and_links_bring_a_match_back(name, count, number):
    found, dice = game(name), dice_from(f"saves {number}")
    saga = Saga(found, [Seat(f"Seat {n}", ("person", "bot", "away")[n % 3]) for n in range(count)], f"s{number}", {}, "x")
    for place in range(220):
        if asking(saga.table) is None:
            break
        saga.play(dice.pick(saga.legal()))
        if place % 40 == 0:
            assert load_text(save_text(saga), lambda _: found).saga.table == saga.table
            assert open_link(link_text(saga), lambda _: found).saga.log == saga.log
    again = load_text(save_text(saga), lambda _: found)
    assert again.notice == "" and again.saga.log == saga.log and state_hash(again.saga.table) == state_hash(saga.table)


@pytest.mark.parametrize("name", SHELF)
def test_events_hide_nothing_from_their_owner_and_survive_masking(name):
    found = game(name)
    for _, _, _, step in moments(name, found.seats.start, 0):
        for event in step.events:
            for seat in (0, 1, None):
                seen = event.seen_by(seat)
                assert seen is None or isinstance(seen, Event)


@pytest.mark.parametrize("name", SHELF)
def test_a_forced_move_is_the_only_one(name):
    for found, table, act, _ in moments(name, game(name).seats.start, 1):
        only = forced(found, table)
        assert only is None or [only] == legal(found, table) == [act]


@pytest.mark.parametrize("name", SHELF)
def test_every_action_of_the_menu_has_a_verb_of_its_own_in_its_decision(name):
    for kinds in game(name).menu.values():
        verbs = [kind.verb for kind in kinds]
        assert all(verbs) and len(set(verbs)) == len(verbs)
    assert all(kind.__doc__ for kind in family(Action, f"engine.{name}"))


ONE_OF_EACH = """
from engine.games import SHELF, game
from engine.kernel import asking, dice_from, legal, play
from engine.kernel.save import state_hash
for name in SHELF:
    found, dice = game(name), dice_from("h")
    count = found.seats.stop - 1
    table = found.deal(count, found.check_options(count, {}), dice_from("hash"))
    for _ in range(300):
        if asking(table) is None:
            break
        table = play(found, table, dice.pick(legal(found, table))).table
    print(name, state_hash(table))
"""


@pytest.mark.cpython
def test_faults_9_twenty_hash_seeds_agree():
    hashes = set()
    for seed in range(20):
        run = subprocess.run([sys.executable, "-c", ONE_OF_EACH], capture_output=True, text=True, check=True,
                             env={**os.environ, "PYTHONHASHSEED": str(seed)})
        hashes.add(run.stdout)
    assert len(hashes) == 1 and all(name in run.stdout for name in SHELF)
