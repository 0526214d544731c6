"""Anahita and the Arbab on the page: favours, her cards, his stops and whom he sends away, open orders."""
import re
from html import unescape
from pathlib import Path

import pytest

from engine.caravanserai.box_board import BLUE_PAVILION, RED_GATE, SPACE_NAMES
from engine.caravanserai.box_orders import MINORS
from engine.caravanserai.expansions.anahita.annex import anahita, arbab
from engine.caravanserai.expansions.anahita.deeds import lay_open
from engine.caravanserai.expansions.anahita.preview import coming_stops
from engine.caravanserai.expansions.anahita.solo_deeds import Outermost
from engine.caravanserai.expansions.anahita.walk import Displacing, Meeting
from engine.caravanserai.game import GAME
from engine.caravanserai.table import CaravanseraiTable
from engine.kernel import Refusal, legal
from engine.kernel.saga import Seat
from tests.ui.caravanserai.setting import after, asked_scene, drawn, give, holding, scene
from tests.ui.caravanserai.test_drawing import EVIL, Nesting
from tests.ui.caravanserai_parts.games import looked_through
from tests.ui.caravanserai_parts.setting import FACE, bar, begun, moments, picked, plain, plan, region
from ui.caravanserai.face import CaravanseraiFace

ROOT = Path(__file__).parents[3]


def table(*cards: str, at: int = 9, **options: object) -> CaravanseraiTable:
    """A first turn: she is at the blue pavilion with these cards turned up, the Arbab at the red side's silver stall."""
    made = begun(2, anahita=True, **options)
    her, his = anahita(made), arbab(made)
    her.cards = [*cards, *(card for card in her.deck if card not in cards)][:3]
    her.unlocked, her.spent = len(cards), her.thresholds[len(cards) - 1] if cards else 0
    her.space, his.space, his.start = BLUE_PAVILION, 4, 4
    her.supply -= 3 - sum(her.lying.values())
    her.lying = {5: 2, 15: 1}
    made.seats[0].space, made.seats[0].coins, made.seats[0].room = at, 4, 5
    assert GAME.faults(made) == []
    return made


def aside() -> CaravanseraiTable:
    """The Arbab has come to my figure at the second space of the north wall."""
    made = table()
    his = arbab(made)
    his.space, his.walked, his.start = 9, 3, 6
    made.pending += [Meeting(0, []), Displacing(0, 9)]
    return made


def laid_open(*more: int) -> CaravanseraiTable:
    """Minor Orders lie open; I stand beside the gate, with the goods of the first of them."""
    made = table(at=19)
    lay_open(made)
    give(made, 0, holding(MINORS[arbab(made).gate[0]].goods, *more))
    return made


# ---- whole games


@pytest.mark.parametrize("count", (2, 3))
def test_games_by_chance_are_drawn_and_everything_legal_is_within_two_taps(count):
    _, missing = looked_through(CaravanseraiFace(), count, f"anahita {count}", 45, anahita=True)
    assert missing == []


def test_markup_is_whole_and_every_id_stands_once():
    for made in [table(), aside(), laid_open(), *list(moments(4, "m", 90, anahita=True, chapman=True))[::13]]:
        for what in ((), ("open favour",)):
            nesting = Nesting()
            nesting.feed("".join(FACE.regions(asked_scene(made, picked(made, *what))).values()))
            assert not nesting.open and len(nesting.ids) == len(set(nesting.ids)), sorted(nesting.ids)


def test_the_order_of_her_hidden_cards_changes_no_picture():
    made = table("a06")
    other = made.copy()
    anahita(other).cards = ["a06", *(card for card in anahita(made).deck if card not in anahita(made).cards)][:3]
    for what in ((), ("open favour",), ("open favour", "space stall_gold"), ("open favour", "space changer_west")):
        one, two = (drawn(FACE, asked_scene(each, picked(each, *what))) for each in (made, other))
        assert one == two
    assert FACE.sheet(asked_scene(made), "anahita") == FACE.sheet(asked_scene(other), "anahita")


# ---- favours


def test_asking_a_favour_lights_her_spaces_with_their_price_and_a_press_sends_her():
    made = table()
    fewest: dict[str, int] = {}
    for act in legal(GAME, made):
        if act.verb == "favour":
            fewest[act.to] = min(act.tokens, fewest.get(act.to, 99))
    board = region("board", made, "open favour")
    lit = dict(re.findall(r'legal[^>]*><g[^>]*id="sp-([a-z0-9_]+)"[^>]*aria-label="[^"]*?, (\d+) steps?"', board))
    assert {space: int(price) for space, price in lit.items()} == fewest
    for space, tokens in fewest.items():
        assert plan(made, "open favour", f"space {space}")[0] == f"favour {space} {tokens}"
    assert plan(made, "open favour", "open favour", "space stall_gold")[0] == "move stall_gold"


def test_every_number_of_tokens_is_offered_for_a_space():
    made = table()
    for act in legal(GAME, made):
        if act.verb == "favour":
            draft = picked(made, "open favour", f"space {act.to}")
            more = draft if draft.bundle[0] == str(act) else picked(made, "open favour", f"space {act.to}", f"act {act}")
            assert more.bundle[0] == str(act)


def test_a_favour_brings_the_first_unit_along_and_says_what_it_costs():
    made = table()
    what = ("open favour", "space stall_gold")
    assert plan(made, *what) == ["favour stall_gold 2", "buy gold", "done"]
    shown = plain(region("tray", made, *what))
    assert "−2 favour tokens" in shown and "2 more turn up her next card" in shown
    assert bar(made, *what).endswith("Send Anahita and buy gold")
    assert "ghost her" in region("board", made, *what) and 'class="route"' in region("board", made, *what)
    assert plan(made, *what, "less buy gold") == ["favour stall_gold 2"]


def test_tokens_that_turn_a_card_up_say_so_and_stop_the_draft():
    made = table()
    anahita(made).spent = 3
    what = ("open favour", "space stall_gold")
    assert plan(made, *what) == ["favour stall_gold 2"]
    assert "turn up a card of hers" in bar(made, *what) and "a card of hers" in region("tray", made, *what)


def test_a_space_that_tokens_do_not_reach_says_why():
    made = table()
    no = FACE.pick(asked_scene(made, picked(made, "open favour")), "space stall_silver")
    assert isinstance(no, Refusal) and no.why == "space-closed"
    assert FACE.why(no).startswith("Nobody may stop where the Arbab stands")


def test_after_a_roll_no_favour_is_offered():
    made = after(table(), "roll")
    assert "open favour" not in region("tray", made)
    assert "7" in plain(region("tray", made))


def test_one_of_her_cards_serves_in_a_favour_wherever_it_is_drafted():
    made = table("a04", "a06")
    what = ("open favour", "space stall_gold")
    assert plan(made, *what, "put help a04 -") == ["favour stall_gold 2", "help a04 -", "done"]
    assert plan(made, *what, "put help a06 back") == ["favour stall_gold 2", "help a06 back", "buy gold", "done"]
    assert plan(made, *what, "put help a04 -", "put help a06 onward")[:2] == ["favour stall_gold 2", "help a06 onward"]
    used = after(made, "favour stall_gold 2", "help a06 back")
    no = FACE.pick(asked_scene(used), "put help a04 -")
    assert isinstance(no, Refusal) and no.why == "one-help"
    shown = plain(region("tray", made, *what))
    assert "Golden smile" in region("tray", made, *what) and "Fountain back" in shown


def test_in_her_name_the_panel_and_the_sentence_say_where_she_is():
    made = after(table("a06"), "favour stall_gold 2")
    assert "Anahita at the gold stall" in plain(region("tray", made))
    assert "Anahita is at the gold stall" in bar(made)
    offered = re.findall(r'data-what="([^"]+)"', region("tray", made))
    assert {"act buy gold", "put help a06 onward", "put help a06 back"} <= set(offered)


def test_a_token_at_a_changer_is_taken_besides_the_loan():
    made = table(at=7)
    shown = region("tray", made, "space changer_west")
    assert "of 2 that lie here" in plain(shown)
    assert plan(made, "space changer_west", "put take favour") == ["move changer_west", "take favour", "borrow", "done"]


# ---- the Arbab


def test_his_next_two_stops_his_caftan_and_what_lies_around_are_drawn_and_said():
    made = table()
    board = region("board", made)
    assert board.count('class="next-stop"') == 2 and board.count('class="caftan"') == 1 and board.count('class="favour-t"') == 2
    assert 'id="pawn-arbab"' in board and 'id="pawn-anahita"' in board
    first, second = coming_stops(made)[:2]
    said = {name: unescape(re.search(rf'id="sp-{name}"[^>]*aria-label="([^"]+)"', board)[1]) for name in SPACE_NAMES}
    assert "the Arbab's next stop" in said[SPACE_NAMES[first]] and "stop after next" in said[SPACE_NAMES[second]]
    assert "the Arbab stands here" in said["stall_silver"] and "Anahita is here" in said["blue_pavilion"]
    assert "2 favour tokens lie here" in said["changer_west"]
    sheet = FACE.sheet(asked_scene(made), "arbab")
    assert sheet and sheet[1].count("<li>") == len(coming_stops(made)) == 20
    assert FACE.stage(asked_scene(made)) == "Round 1 of 11"


def test_an_order_turned_down_lies_under_a_lid_and_is_refused_with_a_reason():
    made = table(at=8)
    arbab(made).down = made.towers[7]
    assert 'class="lid"' in region("board", made) and "turned face down by the Arbab" in region("board", made)
    no = FACE.pick(asked_scene(made, picked(made, "space tower_nw")), "act complete -")
    assert isinstance(no, Refusal) and no.why == "order-face-down"


def test_making_way_lights_the_spaces_beside_and_a_press_steps_there():
    made = aside()
    board = region("board", made)
    assert re.findall(r'legal[^>]*><g[^>]*id="sp-([a-z0-9_]+)"', board) == ["stall_gold", "blue_gate"]
    for act in legal(GAME, made):
        assert plan(made, f"space {act.to}") == [str(act)]
        assert bar(made, f"space {act.to}").endswith(("Step aside to the gold stall", "Step aside to the Blue Gate"))
    assert 'id="ghost"' in region("board", made, "space stall_gold")
    assert isinstance(FACE.pick(asked_scene(made), "space red_gate"), Refusal)
    assert FACE.instant(asked_scene(made, picked(made, "space stall_gold"), confirm=False))


def test_open_minor_orders_are_chosen_at_the_gate_with_what_they_pay():
    made = laid_open()
    gate = arbab(made).gate
    board = region("board", made)
    assert board.count('class="open-minor"') == 3 and "3 Minor Orders lie open" in board
    shown = region("tray", made, "space red_gate")
    assert shown.count("minor-b") == 3
    what = ("space red_gate", f"act pick {gate[0]} -")
    coins = re.findall(r'data-what="act (fill \d)"', region("tray", made, *what))
    assert coins and plan(made, *what, f"act {coins[0]}") == ["move red_gate", f"pick {gate[0]} -", coins[0]]
    no = FACE.pick(asked_scene(made, picked(made, "space red_gate")), f"act pick {gate[1]} -")
    assert isinstance(no, Refusal) and no.why == "completable-first"
    give(made, 0, [0] * 6)
    assert plan(made, "space red_gate", f"act pick {gate[2]} -") == ["move red_gate", f"pick {gate[2]} -"]


def test_while_the_deck_lies_at_the_gate_orders_are_drawn_as_ever():
    made = table(at=19)
    assert "act draw -" in region("tray", made, "space red_gate")
    made.seats[0].space = RED_GATE
    assert "Minor Orders" in region("board", made)


def test_alone_the_outermost_card_goes_for_its_goods_and_a_shortage_is_said_before():
    made = GAME.deal(1, GAME.check_options(1, {}), begun(2).dice)
    made = after(made, "take silver", "enter red_gate")
    made.pending.append(Outermost(0))
    cards = [str(act).split()[2] for act in legal(GAME, made)]
    assert len(cards) == 2
    made.tray = [0] * 6
    shown = plain(region("tray", made))
    assert "You get" in shown and "the supply lacks" in shown
    for card in cards:
        assert plan(made, f"act give up {card}") == [f"give up {card}"]


# ---- eyes and names


def test_names_are_escaped():
    evil = tuple(Seat(EVIL, kind) for kind in ("person", "bot"))
    made = table("a06")
    assert "<img" not in drawn(FACE, asked_scene(made, picked(made, "open favour"), seats=evil))
    sheet = FACE.sheet(asked_scene(made, seats=evil), "anahita")
    assert sheet and "<img" not in sheet[1]


def test_everything_of_hers_lies_open_but_her_cards():
    made = table()
    for eyes in (0, 1, None):
        shown = drawn(FACE, scene(made, eyes, mine=False))
        assert "favour tokens" in shown
        assert not any(name in plain(shown) for name in ("Golden smile", "Silver tongue", "Peacemaker"))
