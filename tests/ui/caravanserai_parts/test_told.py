"""What the page says where expansions and modes meet: nothing that the rules of that very table belie."""
import re

from engine.caravanserai.box_orders import MAJORS, MINORS
from engine.caravanserai.expansions.anahita.annex import arbab
from engine.caravanserai.expansions.anahita.deeds import lay_open
from engine.caravanserai.expansions.chapman.annex import chapman
from engine.caravanserai.expansions.dervish.annex import dervish
from engine.caravanserai.expansions.opium.annex import opium
from engine.caravanserai.expansions.opium.scoring import OpiumPicking
from engine.caravanserai.table import CaravanseraiTable
from engine.kernel import Refusal
from tests.rules.caravanserai.courtyard import boy, ready, rolled
from tests.rules.caravanserai_expansions.court import court
from tests.rules.caravanserai_expansions.dtx import carries, dtx, holds
from tests.rules.caravanserai_expansions.lonely import lonely
from tests.rules.caravanserai_expansions.pairs import pair
from tests.ui.caravanserai.setting import after, asked_scene, give, hand_out, holding
from tests.ui.caravanserai_parts.setting import FACE, bar, picked, plain, region
from tests.ui.caravanserai_parts.test_solo import alone
from ui.caravanserai.orders import order_words


def sheet(table: CaravanseraiTable, what: str) -> str:
    """The body of a sheet, in words."""
    found = FACE.sheet(asked_scene(table), what)
    assert found is not None
    return plain(found[1])


def why_far(table: CaravanseraiTable, space: str) -> str:
    """Why a press on a space is refused."""
    no = FACE.pick(asked_scene(table), f"space {space}")
    assert isinstance(no, Refusal)
    return plain(FACE.why(no))


def at_tower(goods: str = "", held: int = 0) -> CaravanseraiTable:
    """The Dealer stands at the tower of M03 (bz am si em), and A next to it has the tokens for him."""
    table = ready(carries(dtx("O", boy(2, goods)), held, "S2 D5"))
    opium(table).dealer = 3
    return table


def test_only_whoever_can_fill_an_order_is_told_so():
    assert "this order" not in bar(at_tower(), "space tower_sw")
    assert "You can fill this order" in bar(at_tower("bz", held=1), "space tower_sw")
    assert "all the goods of this order" in bar(at_tower("bz am si em"), "space tower_sw")


def test_alone_no_others_get_the_goods_of_a_reward():
    table = alone(3, 6)
    table.towers[7], table.seats[0].coins = "M03", 3
    give(table, 0, holding(MAJORS["M03"].goods))
    filled = ("space tower_nw", "act complete -")
    for words in (bar(table, *filled), region("tray", table, *filled), bar(table, *filled, "act reward blind purple"),
                  sheet(table, "cards")):
        assert "go back on their stalls" in plain(words) and "others" not in plain(words)


def test_alone_no_stall_is_filled_again_and_he_takes_a_ruby_only_where_there_are_some():
    assert "A stall is not filled again" in sheet(alone(1, 1), "space stall_gold")
    assert "ruby" not in sheet(alone(1, 1), "arbab") and "a ruby goes back" in sheet(alone(1, 1, chapman=True), "arbab")


def test_minor_orders_that_lie_open_are_seen_from_afar():
    table = alone(1, 1)
    orders = [order_words(order) for order in arbab(table).gate]
    said = sheet(table, "space red_gate")
    assert len(orders) == 3 and all(words in said for words in orders)
    assert "orders that lie open; one" in said and "draw" not in said and "none left" not in said
    assert all(words in sheet(table, "orders") for words in orders)
    label = re.findall(r'id="sp-red_gate"[^>]*aria-label="([^"]*)"', FACE.regions(asked_scene(table))["board"])[0]
    assert all(words in label for words in orders) and "no Minor Orders in the deck" in label
    far = court(boy(9))
    lay_open(far)
    looked = plain(FACE.regions(asked_scene(far, peek="space red_gate"))["tray"])
    assert all(order_words(order) in looked for order in arbab(far).gate)


def test_the_sheet_of_a_rest_area_says_which_use_comes():
    assert sheet(court(), "space caravan_a1").count("First use") == 1


def test_where_none_lies_open_any_more_that_is_said():
    assert "No Minor Order is left on the gate" in bar(lonely(boy(1), gate=()), "act die 2", "space red_gate")


def test_an_order_turned_face_down_says_so_among_the_orders():
    table = court()
    arbab(table).down = table.towers[7]
    assert sheet(table, "orders").count("lies face down") == 1


def test_a_step_more_helps_the_die_too():
    table = after(holds(dtx("D", boy(3)), "d05"), "use dervish d05 -")
    assert "5 steps off. A roll of 4 or more" in why_far(table, "changer_east")
    looked = plain(FACE.regions(asked_scene(table, peek="space changer_east"))["tray"])
    assert "5 steps" in looked and "needs a 4 or more" in looked
    rolled_two = rolled(table, 2)
    assert "You rolled a 2: walk 3 steps at most" in bar(rolled_two)
    assert "4 steps away, and you walk 3" in why_far(rolled_two, "tower_nw")
    assert "You rolled a 2: walk as far as that at most" in bar(rolled(dtx("D", boy(3)), 2))


def test_a_step_more_helps_the_dice_of_solo_mode_too():
    table = alone(1, 4, chapman=True)
    table.annexes["chapman"].brooches[0] = 1
    assert "up to 4 steps" in bar(table) and "up to 5 steps" in bar(table, "put ruby step")


def test_a_card_for_an_opium_does_not_count_double():
    table = carries(dtx("O", boy(2, cards=["oy19"])), 1)
    table.pending = [OpiumPicking(0, "oy19", 2)]
    assert "double" not in region("tray", table) and "scored at once" in region("tray", table)


def test_the_dealer_asks_what_he_takes():
    table = at_tower()
    opium(table).tokens[0] = ["S2"]
    assert "a solidus and a drachma" in region("tray", table, "space tower_sw")
    table.seats[0].boons = ("ox20",)
    assert "two of your tokens" in region("tray", table, "space tower_sw")


def test_what_one_partner_has_is_not_promised_to_the_other():
    table = pair("dervish", "chapman", boy(3), boy(7))
    assert "Buying here" not in sheet(table, "space stall_bronze")
    table = pair("chapman", "opium_dealer", boy(3), boy(7))
    assert "Buying here takes 1 ruby" in sheet(table, "space stall_bronze")
    assert "Instead of the light half" not in sheet(table, "space caravan_a1")
    chapman(table).brooches[0] = 2
    hand_out(table, 1, "x11")
    copies = FACE.regions(asked_scene(table, picked(table, "open brooch")))["tray"]
    assert "held by" in copies and "who gets one" not in copies
    assert "for Yusuf alone" in sheet(table, "opium") and "Debts stay" not in sheet(table, "opium")


def test_the_dervish_is_told_as_his_partner_has_him():
    table = pair("dervish", "chapman", boy(3), boy(7))
    said = sheet(table, "dervish")
    assert f"{len(dervish(table).deck)} cards in his deck, face down" in said and "one in each turn" in said
    assert "change the subject" not in said and "next turn" not in said
    assert "change the subject" in sheet(ready(dtx("D", boy(3))), "dervish")


def test_the_arbabs_deeds_name_whom_he_meets():
    table = court()
    assert "Dervish" not in sheet(table, "arbab") and "Chapman" not in sheet(table, "arbab")
    said = sheet(ready(dtx("D C N", boy(3))), "arbab")
    assert "the top card of the Dervish goes" in said and "a Chapman with a ruby is sent on" in said


def test_a_draft_still_fills_an_open_order():
    order = next(iter(MINORS))
    table = lonely(boy(1), gate=(order,))
    give(table, 0, holding(MINORS[order].goods))
    assert f"pick {order} -" in picked(table, "act die 2", "space red_gate", f"act pick {order} -").bundle
