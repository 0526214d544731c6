"""Chapmen and rubies: set-up, purchases, moves of the Chapmen (X-129 to X-137, X-152, X-160 to X-166, X-177)."""
import pytest

from engine.caravanserai.expansions.chapman.brooch import BroochSide
from engine.caravanserai.expansions.chapman.purchase import RubiesOffered
from engine.caravanserai.expansions.chapman.setup import lay_out
from engine.caravanserai.game import GAME
from engine.caravanserai.turn import Ready
from engine.kernel import dice_from
from tests.rules.caravanserai.courtyard import after, ends, events, purse, texts, why_not
from tests.rules.caravanserai_expansions.dtx import boy, dtx, holds, ready, rubies, stop

BZ, AM, SI, EM, GO, DI = range(6)


def annex(table):
    return table.annexes["chapman"]


def at(space: int, goods: str = "", purse: str = "2/3", cards: tuple[str, ...] = (), players: int = 2):
    """A has just arrived on a space; the others stand on 7."""
    return stop(dtx("C", boy(space, goods, purse, cards=list(cards)), *(boy(7) for _ in range(players - 1))))


def with_deck(table, *top: str):
    """These cards lie on top of the Chapman deck, the others of the 18 below."""
    rest = [good for good in ("bronze", "amber", "silver", "emerald", "gold", "diamond") for _ in range(3)]
    for card in top:
        rest.remove(card)
    annex(table).deck, annex(table).drawn = [*top, *rest], []
    return table


def stalls(table, chapmen: list[int], stones: dict[int, int]):
    """Chapmen on these spaces, and rubies by good; the rest of the twenty in the supply."""
    annex(table).chapmen = chapmen
    annex(table).rubies = [stones.get(good, 0) for good in range(6)]
    annex(table).supply = 20 - sum(annex(table).rubies) - sum(annex(table).brooches)
    return table


def drawn(players: int, cards: str):
    """The stalls after a set-up in which these cards are drawn."""
    table = stalls(dtx("C", *(boy(3) for _ in range(players))), [], {})
    lay_out(table, players, cards.split())
    return annex(table).chapmen, annex(table).rubies


def test_x129_two_players():
    assert drawn(2, "bronze gold gold") == ([1, 8, 8], [1, 0, 0, 0, 2, 0])


def test_x130_three_chapmen_at_one_stall():
    assert drawn(2, "bronze bronze bronze") == ([1, 1, 1], [1, 0, 0, 0, 0, 0])


def test_x131_three_players():
    assert drawn(3, "silver silver") == ([4, 4], [1, 1, 1, 1, 1, 1])


def test_x132_four_players():
    assert drawn(4, "gold gold amber") == ([11], [0, 1, 0, 0, 2, 0])


@pytest.mark.parametrize(("players", "figures"), [(2, 3), (3, 2), (4, 1)])
def test_the_table_is_set_and_the_sides_are_chosen_first(players, figures):
    table = GAME.deal(players, GAME.check_options(players, {"chapman": True}), dice_from("brooch"))
    assert (len(annex(table).chapmen), table.threshold, table.pending[-1]) == (figures, 50, BroochSide(0))
    table = after(table, "brooch side B")
    assert annex(table).sides[0] == "B" and table.pending[-1] == BroochSide(1) and GAME.faults(table) == []


def test_x133_a_purchase_takes_the_ruby_and_moves_the_chapman():
    table = after(at(1), "buy bronze", "done")
    assert (annex(table).brooches, annex(table).chapmen, annex(table).rubies) == ([1, 0], [4, 8, 14], [0, 0, 1, 1, 1, 0])
    assert table.pending[-1] == Ready(0, 2) and GAME.faults(table) == []


def test_x134_the_card_shows_his_own_stall():
    table = after(with_deck(at(1), "bronze"), "buy bronze", "done")
    assert (annex(table).chapmen[0], annex(table).rubies[BZ], annex(table).brooches[0]) == (1, 1, 1)


def test_x135_two_rubies_are_the_limit():
    table = stalls(with_deck(at(1), "gold"), [1, 8, 14], {BZ: 1, GO: 2})
    table = after(table, "buy bronze", "done")
    assert (annex(table).chapmen[0], annex(table).rubies[GO]) == (8, 2)


def test_x136_two_chapmen_at_one_stall():
    table = after(stalls(at(1), [1, 1, 8], {BZ: 1, GO: 1}), "buy bronze", "done")
    assert (annex(table).chapmen, annex(table).rubies[SI], annex(table).rubies[GO]) == ([4, 8, 8], 1, 2)


def test_x137_both_rubies_of_a_stall():
    table = after(stalls(at(8, purse="3/3"), [1, 14], {GO: 2}), "buy gold", "done")
    assert annex(table).brooches[0] == 2


def test_x152_goods_from_another_stall():
    table = stalls(at(1, purse="3/3", cards=("x13",)), [1, 8, 14], {BZ: 1, GO: 1, EM: 1})
    table = after(table, "buy gold", "done")
    assert table.pending[-1] == RubiesOffered(0, GO)
    for line, held, left in (("take rubies no", 0, 1), ("take rubies yes", 1, 0)):
        then = after(table, line)
        assert (annex(then).brooches[0], annex(then).rubies[GO], annex(then).rubies[BZ]) == (held, left, 1)
        assert annex(then).chapmen == [4, 8, 14] and GAME.faults(then) == []


def test_at_his_own_stall_the_network_makes_no_difference():
    table = after(at(1, cards=("x13",)), "buy bronze", "done")
    assert annex(table).brooches[0] == 1


def four(deck: tuple[str, ...], chapman: int, stones: dict[int, int], space: int, players: int = 4):
    table = with_deck(at(space, players=players), *deck)
    return stalls(table, [chapman] * (2 if players == 3 else 1), stones)


def test_x160_four_players_draw_two_cards():
    table = after(four(("silver", "diamond"), 11, {AM: 1}, 11), "buy amber", "done")
    assert (annex(table).chapmen, annex(table).rubies[SI], annex(table).rubies[DI]) == ([18], 1, 1)
    assert annex(table).drawn == ["silver", "diamond"]


def test_x161_two_cards_of_one_stall():
    table = after(four(("gold", "gold"), 11, {AM: 1}, 11), "buy amber", "done")
    assert (annex(table).chapmen, annex(table).rubies[GO]) == ([8], 2)


def test_x162_three_players_fill_up_gold():
    table = four(("gold", "silver"), 1, {BZ: 1}, 1, players=3)
    annex(table).chapmen = [1, 14]
    table = after(table, "buy bronze", "done")
    assert (annex(table).chapmen, annex(table).rubies[GO]) == ([8, 14], 2)


def test_three_players_staying_on_gold():
    """CX-65: staying on gold fills up as arriving does."""
    table = four(("gold",), 8, {GO: 1}, 8, players=3)
    table.seats[0].coins, table.seats[0].room = 3, 3
    annex(table).chapmen = [8, 14]
    table = after(table, "buy gold", "done")
    assert (annex(table).chapmen, annex(table).rubies[GO]) == ([8, 14], 2)


def test_x164_chapmen_are_jumped():
    assert ends(ready(dtx("C"))) == {0: 2, 1: 2, 2: 1, 4: 1, 5: 2, 6: 3, 19: 3, 20: 3, 21: 3}


def test_x165_nothing_bought():
    table = after(at(1), "skip")
    assert annex(table).chapmen == [1, 8, 14] and annex(table).rubies[BZ] == 1


def test_x166_no_ruby_in_the_supply():
    table = at(1)
    annex(table).supply, annex(table).brooches[1] = 0, 17
    table = after(table, "buy bronze", "done")
    assert annex(table).chapmen[0] == 4 and annex(table).rubies[SI] == 0


def test_the_drawn_cards_become_the_deck():
    table = at(1)
    annex(table).drawn, annex(table).deck = annex(table).deck, []
    assert "DeckShuffled" in events(table, "buy bronze", "done")
    table = after(table, "buy bronze", "done")
    assert len(annex(table).deck) == 17 and GAME.faults(table) == []


def test_x163_the_dervish_and_the_chapmen():
    table = after(holds(ready(dtx("D C")), "dc1"), "use dervish dc1 -")
    assert (annex(table).brooches[0], annex(table).supply) == (1, 16)
    table = after(holds(ready(dtx("D C")), "dc2"), "use dervish dc2 bronze,diamond")
    assert (annex(table).chapmen, annex(table).rubies[DI]) == ([18, 8, 14], 0)
    assert why_not(holds(ready(dtx("D C")), "dc2"), "use dervish dc2 silver,gold") == "no-chapman-there"


def test_x177_two_kinds_of_steps():
    table = holds(rubies(ready(dtx("D C")), 1), "d05")
    assert max(ends(after(table, "use dervish d05 -", "ruby step")).values()) == 5
    from tests.rules.caravanserai.courtyard import rolling
    table = after(rolling(table, 3), "roll", "use dervish d05 -", "ruby step")
    assert max(ends(table).values()) == 5


def test_the_order_of_the_deck_is_hidden():
    seen = GAME.view(dtx("C"), 0).annexes["chapman"]
    assert set(seen.deck) == {""} and purse(boy(3)) == "2/3" and texts(dtx("C"), "ruby") == []
