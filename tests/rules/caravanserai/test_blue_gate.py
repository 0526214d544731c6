"""The Blue Gate, read beside caravanserai.md 7 (cases B-078 to B-085)."""
from tests.rules.caravanserai.courtyard import after, at, boy, shelf, stock, stored, texts, why_not

B_ON_7 = boy(7)


def test_b078_a_card_for_an_emerald():
    table = after(at(10, "em", B_ON_7), "buy card x1")
    assert (table.seats[0].cards, stored(table.seats[0])) == (("x1",), "")
    assert stock(table.tray, "em") == 14
    assert table.shelves["turquoise"].shown == ["x3", "x4", "x8", "x12", "x14"]
    assert stored(table.seats[1]) == ""


def test_b079_card_and_fountain():
    table = after(at(10, "em", B_ON_7), "buy card x1", "turn fountain")
    assert (table.fountain, texts(table)) == (1, ["done"])


def test_b080_the_fountain_alone():
    assert after(at(10, "", B_ON_7), "turn fountain", "done").fountain == 1


def test_b081_one_card_per_action():
    table = after(at(10, "em em", B_ON_7), "buy card x1")
    assert texts(table, "buy") == []
    assert why_not(table, "buy card x4") == "one-card"


def test_b082_one_rebate_card():
    table = at(10, "am em", B_ON_7, cards=("x4",))
    assert "buy card x8" not in texts(table)
    assert why_not(table, "buy card x8") == "group-held"


def test_b083_one_of_two_copies():
    table = at(10, "si em", B_ON_7, cards=("y1",),
               shelves={"turquoise": shelf(["x1"], [], "x"), "purple": shelf(["y1", "y4"], [], "y")})
    assert "buy card y1" not in texts(table)


def test_b084_nothing_to_pay_with():
    table = at(10, "si", B_ON_7)
    assert texts(table) == ["turn fountain", "skip"]
    assert why_not(table, "buy card x1") == "missing-goods"


def test_b085_an_empty_deck_leaves_the_slot_empty():
    table = at(10, "em", B_ON_7)
    table.shelves["turquoise"].deck = []
    assert after(table, "buy card x1").shelves["turquoise"].shown == ["", "x4", "x8", "x12", "x14"]


def test_the_fountain_turns_once_per_action():
    assert why_not(after(at(10, "", B_ON_7), "turn fountain"), "turn fountain") == "one-fountain-turn"


def test_a_card_that_is_not_on_offer():
    assert why_not(at(10, "si", B_ON_7), "buy card x3") == "not-on-offer"
