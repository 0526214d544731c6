"""Distribution: the cases of the rules specification, chapter 6.5."""
from tests.rules.tantan.positions import after, expect, position, rejected


def test_TC_32_all_copies_of_the_type_wherever_they_lie():
    table = position(cv="Je Fo Je Cl Fo", H0="Je")
    table = after(table, "P0 stock jewellery", "count 1", "take jewellery")
    expect(table, F0="3Je", cv="2Fo Cl", node="PICK P1", legal="take food / take clothes")


def test_TC_33_leftovers_stay_and_close_up_turn_passes_on():
    table = position(cv="Je Fo Je Cl Fo", H0="Je")
    # P0 stocked, so the next turn is P1
    table = after(table, "P0 stock jewellery", "count 1", "take jewellery", "P1 take food")
    expect(table, F1="2Fo", cv="Cl", node="TURN P1")


def test_TC_34_mouse_is_never_a_choice():
    table = position(cv="4Mo Fo Th")
    assert rejected(table, "take mouse") == ["mice-are-no-share"]
    expect(table, node="PICK P0", legal="take food / take thief")


def test_TC_35_first_picker_gets_no_mouse_each_follower_one():
    table = position(n=3, cv="2Fo 2Cl Fa 2Mo", F0="Je", F1="Je", F2="Je")
    # caravan was full at the start of P0's turn, so P0 now plays
    table = after(table, "P0 take clothes", "P1 take food", "discard food", "P2 take fabric", "discard jewellery")
    expect(table, F0="2Cl Je", F1="Fo Je", F2="Fa", cv="", discard="Fo Je 2Mo", node="TURN P0")


def test_TC_36_fewer_mice_than_followers():
    table = position(n=4, cv="2Fo 2Cl 2Fa Ln Mo", F1="Je", F2="Je", F3="Je")
    # only P1 meets a mouse
    table = after(table, "P0 take food", "P1 take clothes", "discard jewellery", "P2 take fabric", "P3 take lantern")
    expect(table, F1="2Cl", F2="2Fa Je", F3="Ln Je", discard="Je Mo", cv="", node="TURN P0")


def test_TC_37_the_fresh_share_can_be_the_mouses_victim():
    table = position(cv="3Fo 2Je Mo")
    # P1 had nothing in front before; the two new cards count
    table = after(table, "P0 take food", "P1 take jewellery")
    expect(table, node="DISCARD P1", legal="discard jewellery")


def test_TC_38_mice_only_caravan_four_players():
    table = position(n=4, act=2, cv="8Mo", F0="Fo", F1="Cl", F2="Je", F3="Gl Je")
    # starter P2 is untouched and gets no node
    table = after(table, "P3 discard jewellery", "P0 discard food", "P1 discard clothes")
    expect(table, F0="", F1="", F2="Je", F3="Gl", cv="5Mo", discard="Fo Cl Je 3Mo", node="TURN P2")


def test_TC_39_goods_run_out_before_the_last_follower():
    table = position(n=3, cv="4Fo Cl 2Mo", F2="Gl")
    # P2 has no share to take but still takes a mouse
    table = after(table, "P0 take food", "P1 take clothes", "discard clothes", "P2 discard lamp")
    expect(table, F0="4Fo", F1="", F2="", cv="", discard="Cl Gl 2Mo", node="TURN P0")


def test_TC_40_caravan_empty_early():
    table = position(n=3, cv="7Sp")
    # no nodes for P1 and P2
    table = after(table, "P0 take spice")
    expect(table, F0="7Sp", F1="", F2="", cv="", node="TURN P0")


def test_TC_41_mouse_meets_an_empty_table():
    table = position(cv="4Fo Th Mo", F0="Je")
    # thief finds no cards in P0's hand, mouse finds nothing in front: both just discarded
    table = after(table, "P0 take food", "P1 take thief")
    expect(table, F0="4Fo Je", F1="", cv="", discard="Th Mo", node="TURN P0")


def test_TC_42_a_share_must_be_taken_even_an_unwanted_one():
    table = position(cv="3Th 3Mo", H1="Fo")
    expect(table, node="PICK P0", legal="take thief")
