"""The Barakah account and skins: BA-01 to BA-18 (rihla 9.3).

A is an account without credits or skins; g1 is four merchants, seed 77, A on seat 0 and bots on the others.
"""
import pytest

from engine.kernel import BadRecord, dice_from, legal, push_on
from engine.rihla import GAME
from engine.rihla.account import (
    Account,
    Worn,
    buy,
    credit_game,
    deal_key,
    merge,
    own_seats,
    read_account,
    seating_refusal,
    sit_down_refusal,
    wear,
)
from engine.rihla.box_skins import SKINS
from engine.rihla.scoring import RihlaResult
from tests.rules.rihla.journeys import SILK_ROAD, after, journey

G1 = deal_key(4, "77")
G1_SEATS = ["A", None, None, None]


def ended(*barakah: int, reason: str = "last-standing") -> RihlaResult:
    """The result of a game that ended with so much Barakah by seat."""
    seats = len(barakah)
    return RihlaResult([{}] * seats, [0] * seats, list(range(1, seats + 1)), "", reason, list(barakah))


def score_page(account: Account, result: RihlaResult, seats=tuple(G1_SEATS), key: str = G1, **how) -> list[str]:
    return credit_game([account], seats, key, result, result.barakah, **how)


def a(credits=None, skins=None) -> Account:
    return Account("A", "Amina", dict(credits or {}), dict(skins or {}))


def test_BA_01_a_new_account():
    account = a()
    assert account.balance() == 0 and account.worn == Worn("K01", "K07", "K13")
    assert wear(account, "K02").why == "skin-not-owned"


def test_BA_02_the_end_adds_barakah():
    account = a()
    assert score_page(account, ended(5, 0, 0, 0)) == ["A"]
    assert account.credits == {"rihla-4-77": 5} and account.balance() == 5


def test_BA_03_who_gave_up_waits_for_the_end():
    table = journey(at={0: 37}, cash={0: 0}, owns={1: SILK_ROAD}, stalls={37: 1, 39: 1}, barakah={0: 3}, top="R02")
    table, account = after(table, "P0 draw", "P0 give up"), a()
    assert score_page(account, GAME.result(table)) == [] and account.balance() == 0
    end = after(table, "P1 leave", "P2 leave")
    assert score_page(account, GAME.result(end)) == ["A"] and account.balance() == 3


def test_BA_04_the_same_game_again_adds_nothing():
    account = a()
    score_page(account, ended(5, 0, 0, 0))
    for _ in ("reload", "second tab", "import", "link"):
        assert score_page(account, ended(5, 0, 0, 0)) == [] and account.balance() == 5


def test_BA_05_another_end_after_undo_adds_nothing():
    account = a({G1: 5})
    assert score_page(account, ended(7, 0, 0, 0)) == [] and account.balance() == 5


def test_BA_06_the_same_deal_again_adds_nothing():
    account = a({G1: 5})
    assert score_page(account, ended(9, 0, 0, 0)) == [] and account.balance() == 5
    assert score_page(account, ended(9, 0, 0, 0), key=deal_key(4, "78")) == ["A"] and account.balance() == 14


def test_BA_07_guests_have_no_account():
    one, other = a(), Account("B", "Bilal")
    result = ended(4, 6, 1)
    assert credit_game([one, other], ["A", None, "B"], deal_key(3, "x"), result, result.barakah) == ["A", "B"]
    assert (one.balance(), other.balance()) == (4, 1)


def test_BA_08_one_seat_for_one_account():
    seats = [None, "A", None, "A"]
    assert seating_refusal(seats).why == "account-seated-twice" and seating_refusal([None, "A", None, "B"]) is None
    account = a()
    score_page(account, ended(0, 2, 0, 8), seats=seats)
    assert account.balance() == 2 and own_seats(seats) == {"A": 1}


@pytest.mark.parametrize("reason", GAME.ends)
def test_BA_09_every_end_counts(reason):
    account = a()
    assert score_page(account, ended(5, 0, 0, 0, reason=reason)) == ["A"] and account.balance() == 5


def test_BA_10_a_game_that_has_not_ended_adds_nothing():
    account = a()
    assert score_page(account, ended(4, 0, 0, 0, reason="")) == [] and account.balance() == 0


def test_BA_11_a_log_that_does_not_lead_to_its_result_adds_nothing():
    account = a()
    assert score_page(account, ended(4, 0, 0, 0), trusted=False) == [] and account.balance() == 0


def test_BA_12_buying_and_wearing():
    account = a({G1: 11})
    no = buy(account, "K04")
    assert no.why == "barakah-short" and no.fact("short") == 1
    assert buy(account, "K08") is None and account.balance() == 3
    assert buy(account, "K08").why == "skin-owned" and account.balance() == 3
    assert buy(account, "K99").why == "no-such-skin"
    assert wear(account, "K08") is None and account.worn.road == "K08"
    assert wear(account, "K07") is None and account.worn.road == "K07" and "K08" in account.skins


def test_BA_13_merging_twice_is_merging_once():
    here, file = a({"g1": 5, "g2": 4}, {"K02": 5}), a({"g2": 4, "g3": 6}, {"K02": 5})
    for _ in range(2):
        merge(here, file)
        assert here.balance() == 10 and here.skins == {"K02": 5}


def test_BA_14_the_same_barakah_spent_twice():
    here, file = a({"g1": 10}, {"K08": 8}), a({"g1": 10}, {"K15": 8})
    merge(here, file)
    assert sorted(here.skins) == ["K08", "K15"] and here.balance() == -6
    assert buy(here, "K02").why == "barakah-short"
    score_page(here, ended(7, 0, 0, 0))
    assert here.balance() == 1


def test_BA_15_the_smaller_figure_counts_and_another_id_is_another_account():
    here = a({"g1": 5})
    merge(here, a({"g1": 8}))
    assert here.balance() == 5
    other = Account("Z", "Amina", {"g1": 8})
    with pytest.raises(ValueError, match="another account"):
        merge(here, other)
    assert (here.balance(), other.balance()) == (5, 8)


@pytest.mark.parametrize("figure", [2.5, -1, "3", None, True])
def test_BA_16_a_wrong_figure_refuses_the_whole_file(figure):
    json = a({"g1": 5}, {"K02": 5}).to_json()
    for place in ("credits", "skins"):
        broken = {**json, place: {**json[place], "K02" if place == "skins" else "g2": figure}}
        with pytest.raises(BadRecord):
            read_account(broken)
    assert read_account(json).balance() == 0


def test_BA_17_sitting_down_only_where_nothing_has_been_decided():
    seats = [None, None, "B", None]
    assert sit_down_refusal(seats, "A", decided=0) is None
    assert sit_down_refusal(seats, "A", decided=4).why == "seat-in-play"
    assert sit_down_refusal(seats, "B", decided=0).why == "account-seated-twice"
    account = a()
    score_page(account, ended(0, 9, 0, 0), seats=[None, "A", "B", None])
    assert account.balance() == 9, "who was allowed to sit down is credited"
    guest = a()
    assert score_page(guest, ended(0, 9, 0, 0), seats=seats) == [], "who was refused is not"


def test_BA_18_skins_are_in_no_state():
    texts = []
    for skins in (("K01", "K07", "K13"), ("K06", "K12", "K18")):
        account = a({"g0": 100}, {name: SKINS[name].price for name in skins if SKINS[name].price})
        assert all(wear(account, name) is None for name in skins)
        table, dice = GAME.deal(4, {"round_limit": 40}, dice_from("77")), dice_from("players")
        for _ in range(200):
            push_on(table, dice.pick(legal(GAME, table)))
        texts.append(str(table.to_json()))
    assert texts[0] == texts[1] and not any(name in texts[0] for name in SKINS)


def test_an_account_survives_json():
    account = a({"g1": 30}, {})
    buy(account, "K04")
    wear(account, "K04")
    assert read_account(account.to_json()) == account


@pytest.mark.parametrize("worn", [{"caravan": "K04"}, {"caravan": "K07"}, {"road": "K99"}])
def test_a_file_cannot_wear_what_is_not_owned(worn):
    json = a().to_json()
    with pytest.raises(BadRecord, match="cannot be worn"):
        read_account({**json, "worn": {**json["worn"], **worn}})


def test_merging_in_any_order_gives_the_same():
    accounts = [a({"g1": 5, "g2": 1}), a({"g2": 3}, {"K02": 5}), a({"g3": 2, "g1": 4}, {"K14": 5})]
    merged = []
    for order in ((0, 1, 2), (2, 1, 0), (1, 2, 0)):
        whole = accounts[order[0]].copy()
        for place in (*order[1:], *order):
            merge(whole, accounts[place])
        merged.append(whole.to_json())
    assert merged[0] == merged[1] == merged[2]
