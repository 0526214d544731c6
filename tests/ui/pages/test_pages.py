"""What the pages say and offer, moment by moment."""
import re

import pytest

from tests.ui.pages.markup import Page, whole
from tests.ui.pages.scenes import (
    AWAY,
    BROKEN,
    FRAMES,
    HOME,
    LINK,
    MANY,
    MINE,
    NEW,
    NOW,
    OVER,
    PREVIEW,
    RECOVERY,
    SCORE,
    SHARE,
    of_six,
)
from ui.chronicle import Entry
from ui.kit.face import Line
from ui.kit.html import Html
from ui.kit.log import log_items
from ui.kit.shell import size_words
from ui.pages.arches import Account
from ui.pages.chart import chart
from ui.pages.games import GamesScene, games_page
from ui.pages.home import SHOWN, home_page
from ui.pages.new_game import OptionRow, new_game_sheet
from ui.pages.open_link import Trouble, preview_page, trouble_note
from ui.pages.recovery import recovery_page
from ui.pages.score import score_page
from ui.pages.share import share_page
from ui.pages.when import when_words
from ui.words import known, tell


def text(markup):
    return " ".join(re.sub(r"<[^>]*>", " ", str(markup)).split())


def does(markup):
    return [given["data-do"] for _, given in Page(str(markup)).with_("data-do")]


# ---- the log


def test_the_log_tells_the_newest_first_also_within_a_turn():
    words = [Line(0, Html("drew")), Line(1, Html(""), opens_turn="Turn 2"), Line(1, Html("bid 100")), Line(0, Html("bid 200"))]
    assert text(log_items([Entry(place, line) for place, line in enumerate(words)])) == "Turn 2 bid 200 bid 100 drew"


# ---- home


def test_the_main_action_is_my_turn_when_a_game_waits_for_me_else_a_new_game():
    assert 'href="#/table/a1"' in home_page(HOME._replace(games=(AWAY, MINE))).regions["bar"]
    assert 'href="#/new/tantan"' in home_page(HOME._replace(games=(AWAY, OVER))).regions["bar"]
    assert 'href="#/new/tantan"' in home_page(HOME._replace(games=(BROKEN,))).regions["bar"]


def test_a_new_game_is_the_one_played_last_or_the_easiest_for_whoever_played_none():
    shelf = ("caravanserai", "rihla", "tantan")
    assert 'href="#/new/tantan"' in home_page(HOME._replace(games=(), playable=shelf)).regions["bar"]
    assert 'href="#/new/rihla"' in home_page(HOME._replace(games=(OVER._replace(game="rihla"),), playable=shelf)).regions["bar"]
    assert 'href="#/open"' in home_page(HOME._replace(games=(), playable=())).regions["bar"]


def test_the_sheet_of_a_new_game_says_what_it_is_about_and_leads_to_its_rules():
    for game in ("caravanserai", "rihla", "tantan"):
        sheet = new_game_sheet(NEW._replace(game=game))
        assert f'href="#/help/{game}"' in sheet and known(f"new.aim.{game}") and tell(f"new.aim.{game}") in text(sheet)


def test_a_door_leads_to_its_game_or_says_that_it_is_being_built():
    doors = home_page(HOME).regions["doors"]
    assert 'href="#/new/tantan"' in doors
    assert does(doors) == ["coming", "coming"]
    assert text(doors).count("Being built") == 2
    assert "Rihla" in home_page(HOME._replace(coming="rihla")).overlay


def test_games_lead_to_their_table_their_score_or_their_recovery():
    games = home_page(HOME._replace(games=(MINE, OVER, BROKEN))).regions["body"]
    for address in ("#/table/a1", "#/score/c3", "#/recover/e5"):
        assert f'href="{address}"' in games


def test_a_long_list_is_cut_and_says_how_long_it_is():
    games = home_page(HOME._replace(games=MANY)).regions["body"]
    assert games.count('class="save"') == SHOWN
    assert "All 30 games" in games


def test_ready_offline_is_said_only_when_it_was_told():
    assert "offline" not in text(home_page(HOME).regions["body"])
    assert "Ready to play offline" in home_page(HOME._replace(offline_ready=True)).regions["body"]


@pytest.mark.parametrize("then, words", [
    (NOW, "just now"), ("2026-08-21T18:50", "15 min"), ("2026-08-21T12:00", "7 h"), ("2026-08-20T23:59", "Yesterday"),
    ("2026-08-18T10:00", "3 days"), ("2026-08-11T10:00", "11 Aug"), ("2025-12-31T10:00", "31 Dec 2025"), ("x", ""), ("", ""),
    ("2027-01-01T00:00", "just now")])
def test_how_long_ago_something_was(then, words):
    assert when_words(then, NOW) == words


@pytest.mark.parametrize("bytes_, words", [(0, "0 KB"), (1434, "1.4 KB"), (102_400, "100 KB"), (1_023_999, "1000 KB"),
                                           (1_500_000, "1.4 MB"), (40_000_000, "38.1 MB")])
def test_sizes_have_one_decimal_where_it_matters(bytes_, words):
    assert size_words(bytes_) == words


def test_all_games_show_sizes_and_ask_before_one_is_forgotten():
    page = games_page(GamesScene((MINE, AWAY), NOW))
    assert "2 games, 7 KB" in page.regions["body"]
    assert page.overlay == ""
    asked = games_page(GamesScene((MINE, AWAY), NOW, "b2")).overlay
    assert does(asked) == ["forget-not", "forget-sure"]
    assert 'data-ident="b2"' in asked


# ---- a new game


def test_one_tap_starts_and_seats_can_be_changed_by_keyboard_alone():
    sheet = new_game_sheet(NEW)
    assert does(sheet).count("new-start") == 1
    assert does(sheet).count("new-seat-up") == 3
    assert does(sheet).count("new-seat-down") == 1
    assert "Start with 4 seats" in sheet


def test_only_the_seats_there_are_may_begin():
    assert 'data-value="1" data-name="first"' in _tidy(new_game_sheet(NEW._replace(seats=NEW.seats[:2])))
    assert 'data-value="2" data-name="first"' not in _tidy(new_game_sheet(NEW._replace(seats=NEW.seats[:2])))


def _tidy(markup):
    """Attributes that lie between the two looked for, out of the way."""
    return re.sub(r' (aria-checked|aria-label|title)="[^"]*"', "", str(markup))


def test_options_are_chips_when_yes_or_no_and_switches_otherwise():
    options = (OptionRow("open_hands", (False, True), True), OptionRow("to", (32, 50), 50))
    sheet = new_game_sheet(NEW._replace(options=options))
    chosen = [(given.get("data-name"), given["data-value"], given.get("aria-pressed") or given.get("aria-checked"))
              for _, given in Page(str(sheet)).with_("data-do") if given["data-do"] == "new-option"]
    assert chosen == [("to", "32", "false"), ("to", "50", "true"), ("open_hands", "no", "true")]
    assert "Open hands" in sheet


def test_a_game_that_always_draws_its_first_player_says_so():
    assert "First player drawn by lot" in new_game_sheet(NEW._replace(options=()))


# ---- what was sent


def test_a_cut_link_says_how_much_is_missing():
    assert "1 character is missing" in trouble_note(Trouble("cut", "1"))
    assert "Its end is missing" in trouble_note(Trouble("cut", ""))


@pytest.mark.parametrize("compared, commands", [("ahead", ["link-go-on"]), ("same", []), ("behind", []),
                                                ("other", ["link-add"]), ("", ["link-add"])])
def test_what_is_offered_depends_on_the_game_i_have(compared, commands):
    page = preview_page(PREVIEW._replace(compared=compared))
    assert does(page.regions["bar"]) == commands
    assert ("link-seat" in does(page.regions["body"])) == (commands == ["link-add"])


def test_a_new_game_is_added_and_only_persons_can_be_ticked():
    page = preview_page(PREVIEW._replace(known=""))
    assert does(page.regions["bar"]) == ["link-add"]
    ticks = [given for _, given in Page(str(page.regions["body"])).with_("data-do") if given["data-do"] == "link-seat"]
    assert [(tick["data-seat"], "checked" in tick) for tick in ticks] == [("0", False), ("2", True)]


def test_sharing_offers_the_share_sheet_where_there_is_one_else_a_copy():
    assert does(share_page(SHARE).regions["bar"]) == ["save-file", "share-link"]
    assert does(share_page(SHARE._replace(can_share=False)).regions["bar"]) == ["save-file", "copy-link"]
    assert size_words(len(LINK)) in share_page(SHARE).regions["bar"]


def test_without_a_link_the_file_is_the_main_thing():
    page = share_page(SHARE._replace(link="", trouble="no-link"))
    assert does(page.regions["bar"]) == ["save-file"]
    assert "copy-link" not in does(page.regions["ways"])


# ---- the end


def won(scene):
    return text(score_page(scene).regions["won"])


def test_who_won_and_by_what():
    assert won(SCORE) == "Leyla wins 6 points ahead of Mina ."
    assert won(SCORE._replace(me=2)).startswith("You win")
    assert won(SCORE._replace(over=False)).startswith("Leyla leads")
    alone = tuple(account._replace(name="You") if account.name == "Mina" else account for account in SCORE.accounts)
    assert won(SCORE._replace(accounts=alone)).endswith("ahead of you .")


def test_what_broke_a_tie_is_written_out():
    level = (Account(0, "Mina", (41,), 41, 1), Account(1, "Yusuf", (41,), 41, 2))
    scene = SCORE._replace(accounts=level, parts=(Html("All"),), decided_by="princesses", decided=Html("More princesses"),
                           me=None, story=())
    assert won(scene) == "Mina wins Level with Yusuf at 41 points. More princesses decided it."


def test_a_shared_victory_is_called_shared():
    both = tuple(Account(seat, name, (41,), 41, 1) for seat, name in enumerate(("Mina", "Yusuf", "Leyla")))
    scene = SCORE._replace(accounts=both[:2], parts=(Html("All"),), decided_by="", story=(), me=0)
    assert won(scene).startswith("Mina and Yusuf share the victory")
    assert won(scene._replace(accounts=both)).startswith("3 share the victory")


@pytest.mark.parametrize("scene", [SCORE, of_six()], ids=["four", "six"])
def test_every_part_of_every_seat_is_in_the_account_and_adds_up(scene):
    rows = re.findall(r"<tr>(.*?)</tr>", str(score_page(scene).regions["sum"]))
    numbers = [[int(cell.replace("\u2212", "-")) for cell in re.findall(r"<td[^>]*>([^<]*)</td>", row)] for row in rows[1:]]
    assert [sum(column) for column in zip(*numbers[:-1], strict=True)] == numbers[-1]
    assert len(numbers) == len(scene.parts) + 1


def test_layers_of_an_arch_fill_it_from_the_ground_to_the_tip():
    for markup in re.findall(r"<li.*?</li>", str(score_page(SCORE).regions["arches"])):
        layers = [(int(y), int(height)) for y, height in re.findall(r'y="(\d+)" width="74" height="(\d+)"', markup)]
        assert layers[0][0] + layers[0][1] == 222
        assert all(above[0] + above[1] == below[0] for below, above in zip(layers, layers[1:], strict=False))


def test_the_best_total_has_the_tallest_arch():
    tops = [int(top) for top in re.findall(r'class="tot" x="37" y="(\d+)"', str(score_page(SCORE).regions["arches"]))]
    assert tops == sorted(tops)


def test_lines_stay_in_the_picture_and_shapes_do_not_cover_one_another():
    story = [(0, 0, 0, 0, 0, 0), (5, 5, 5, 5, 5, -5)]
    drawn = str(chart(story, tuple((seat, "x") for seat in range(6))))
    shapes = [(int(x), int(y)) for x, y in re.findall(r'x="(\d+)" y="(\d+)" width="12"', drawn)]
    assert len(shapes) == len(set(shapes)) == 6
    assert all(0 <= x <= 428 and 0 <= y <= 148 for x, y in shapes)


def test_an_account_in_mid_game_leads_back_to_the_table():
    page = score_page(SCORE._replace(over=False))
    assert does(page.regions["bar"]) == []
    assert "same-deal" not in does(page.regions["sum"])


# ---- trouble


def test_a_crashed_game_can_go_back_be_saved_or_forgotten_but_not_by_accident():
    page = recovery_page(RECOVERY)
    assert does(page.regions["body"]) == ["recover-back", "save-file", "forget"]
    assert page.overlay == ""
    assert does(recovery_page(RECOVERY._replace(asking=True)).overlay) == ["forget-not", "forget-sure"]


def test_only_the_last_line_of_a_failure_is_shown():
    shown = whole(FRAMES["trouble"]())
    assert "secret" not in shown
    assert "ValueError: &lt;b&gt;" in shown


