"""The new-game sheet of Caravanserai: whatever is chosen on it can be dealt, what excludes each other says why."""
from random import Random

import pytest

from engine.caravanserai.game import GAME
from engine.kernel import dice_from, play
from engine.kernel.play import parse
from engine.kernel.saga import Seat
from tests.ui.caravanserai_parts.setting import plain
from ui.caravanserai.face import CaravanseraiFace
from ui.kit.rows import Setting
from ui.pages.new_game import NewGame, SeatRow, new_game_sheet


class Open(CaravanseraiFace):
    """The face with every part open."""

    shown = None
    seats = range(1, 5)


FACE = Open()
FOUR = tuple(Seat(name) for name in ("Mina", "Yusuf", "Leyla", "Samira"))
NEW = Setting({}, 4, FOUR)


def choose(setting: Setting, *choices: tuple[str, str]) -> Setting:
    for name, value in choices:
        setting = FACE.chosen(setting, name, value)
    return setting


def row(setting: Setting, name: str):
    return next(row for row in FACE.rows(setting) if row.name == name)


def test_the_usual_game_of_four_is_the_base_game_to_32():
    assert GAME.check_options(4, NEW.options) == {option.name: option.default for option in GAME.options}
    assert [pick.value for pick in row(NEW, "threshold").picks if pick.on and pick.mark] == ["32"]
    assert FACE.counts(NEW) == range(2, 5)
    assert not any(pick.on for pick in row(NEW, "parts").picks)


def test_the_end_that_the_rulebook_recommends_follows_the_parts():
    with_one = choose(NEW, ("dervish", "yes"))
    assert [pick.value for pick in row(with_one, "threshold").picks if pick.on] == ["50"]
    assert with_one.options.get("threshold", 0) == 0  # the usual one is not written down
    short = choose(NEW, ("threshold", "20"), ("dervish", "yes"))
    assert short.options["threshold"] == 0
    assert choose(with_one, ("threshold", "56")).options["threshold"] == 56
    walks = choose(with_one, ("anahita", "yes"))
    assert not row(walks, "threshold").picks and "eleven rounds" in plain(row(walks, "threshold").hint)


def test_solo_is_for_one_with_anahita_always_there():
    alone = choose(NEW, ("threshold", "20"), ("dervish", "yes"), ("mode", "solo"))
    assert (FACE.counts(alone), alone.count, alone.options) == (range(1, 2), 1, {})
    always = next(pick for pick in row(alone, "parts").picks if pick.value == "anahita")
    assert always.on and "always" in always.shut
    assert choose(alone, ("anahita", "no")) == alone
    assert choose(alone, ("chapman", "yes")).options == {"chapman": True}
    back = choose(alone, ("mode", "usual"))
    assert (back.count, FACE.counts(back), back.options) == (4, range(2, 5), {})


def test_partners_are_wished_for_and_chosen_as_soon_as_the_game_is_dealt():
    pair = choose(NEW, ("mode", "partner"))
    assert (pair.count, pair.options) == (2, {"partner": True})
    early = next(pick for pick in row(pair, "partner-1").picks if pick.value == "anahita")
    assert "first seat" in early.shut and choose(pair, ("partner-1", "anahita")) == pair
    both = choose(pair, ("partner-0", "anahita"), ("partner-1", "chapman"))
    assert FACE.opening(both) == ["partner anahita", "partner chapman"]
    table = GAME.deal(2, GAME.check_options(2, both.options), dice_from("x"))
    for act in FACE.opening(both):
        table = play(GAME, table, parse(GAME, table, act)).table
    assert table.annexes["partner"].partners == ["anahita", "chapman"]
    assert FACE.opening(choose(both, ("partner-0", "later"))) == []
    taken = next(pick for pick in row(both, "partner-1").picks if pick.value == "anahita")
    assert "other player" in taken.shut


def test_the_arbab_of_partner_mode_takes_the_points_away():
    pair = choose(NEW, ("mode", "partner"))
    assert [pick.value for pick in row(pair, "threshold").picks] == ["50", "56"]
    walks = choose(pair, ("threshold", "56"), ("arbab", "yes"))
    assert walks.options == {"partner": True, "arbab": True, "threshold": 0} and not row(walks, "threshold").picks


@pytest.mark.parametrize("seed", range(30))
def test_whatever_is_chosen_can_be_dealt_and_is_drawn(seed):
    luck, setting = Random(seed), NEW
    for _ in range(25):
        shown = FACE.rows(setting)
        picks = [(one, pick) for one in shown for pick in one.picks]
        one, pick = luck.choice(picks)
        name, value = (pick.value, "no" if pick.on else "yes") if one.several else (one.name, pick.value)
        changed = FACE.chosen(setting, name, value)
        assert not pick.shut or changed == setting
        setting = changed._replace(count=min(max(changed.count, FACE.counts(changed).start), FACE.counts(changed).stop - 1))
        options = GAME.check_options(setting.count, setting.options)
        assert GAME.deal(setting.count, options, dice_from("x")).seats
        scene = NewGame("caravanserai", tuple(SeatRow(seat.name) for seat in FOUR[:setting.count]), 1, 4,
                        rows=FACE.rows(setting))
        sheet = str(new_game_sheet(scene))
        ids = [part.split('"')[0] for part in sheet.split(' id="')[1:]]
        assert len(ids) == len(set(ids))


@pytest.mark.parametrize("name, value", [("mode", "x"), ("threshold", "33"), ("threshold", "-1"), ("dervish", ""), ("x", "yes"),
                                         ("partner-7", "anahita"), ("partner-0", "x"), ("", "")])
def test_a_choice_that_is_none_changes_nothing(name, value):
    for setting in (NEW, choose(NEW, ("mode", "partner")), choose(NEW, ("mode", "solo"))):
        after = FACE.chosen(setting, name, value)
        assert FACE.rows(after) == FACE.rows(setting) or (name, value) == ("mode", "x")


def test_what_is_not_open_is_neither_shown_nor_chosen():
    class Shut(CaravanseraiFace):
        shown = ("threshold",)
        seats = range(2, 5)
    face = Shut()
    assert [one.name for one in face.rows(NEW)] == ["threshold"]
    assert face.chosen(NEW, "dervish", "yes") == NEW and face.chosen(NEW, "mode", "solo") == NEW
