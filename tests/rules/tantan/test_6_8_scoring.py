"""Scoring: the cases of the rules specification, chapter 6.8 (fronts only)."""
from engine.tantan import GAME
from tests.rules.tantan.positions import position


def scored(*fronts: str, sheets: list[tuple[int, ...]], winners: list[int], decided_by: str = "total") -> None:
    """Fronts, each seat's goods, lamps, princesses, merchants and total, who wins, and by what."""
    table = position(max(2, len(fronts)), **{f"F{seat}": front for seat, front in enumerate(fronts)})
    result = GAME.result(table)
    for parts, total, sheet in zip(result.parts, result.totals, sheets, strict=True):
        assert (parts["goods"], parts["lamps"], parts["princesses"], parts["merchants"], total) == sheet
        assert sum(parts.values()) == total
    assert (result.winners(), result.decided_by) == (winners, decided_by)


def test_TC_61_rulebook_sample_sheet():
    scored("3Fo 2Cl Fa 2Ln Sp 2Je 3Gl 4Pr 3Me", "2Pr 2Me",
           sheets=[(46, 9, 12, 36, 103), (0, 0, 0, 0, 0)], winners=[0])


def test_TC_62_rulebook_princess_sample():
    scored("4Cl 3Pr", "2Je Pr", sheets=[(12, 0, 12, 0, 24), (14, 0, 0, 0, 14)], winners=[0])


def test_TC_63_rulebook_merchant_sample():
    scored("Fo Cl Fa Ln 3Me", "Je 2Me", sheets=[(14, 0, 0, 24, 38), (7, 0, 0, 0, 7)], winners=[0])


def test_TC_64_lamps_are_squared():
    scored("Gl", "2Gl", "3Gl", "4Gl",
           sheets=[(0, 1, 0, 0, 1), (0, 4, 0, 0, 4), (0, 9, 0, 0, 9), (0, 16, 0, 0, 16)], winners=[3])
    scored("5Gl", "6Gl", "", sheets=[(0, 25, 0, 0, 25), (0, 36, 0, 0, 36), (0, 0, 0, 0, 0)], winners=[1])


def test_TC_65_princess_tie_each_scores_with_its_own_collection():
    scored("3Fo 2Pr", "2Je 2Pr", "5Cl Pr",
           sheets=[(6, 0, 6, 0, 12), (14, 0, 4, 0, 18), (15, 0, 0, 0, 15)], winners=[1])


def test_TC_66_merchant_tie_and_shared_victory():
    scored("Fo Cl Me", "Je Me", "Sp",
           sheets=[(5, 0, 0, 4, 9), (7, 0, 0, 2, 9), (6, 0, 0, 0, 6)], winners=[0, 1], decided_by="")


def test_TC_67_lamps_are_neither_kind_nor_collection():
    scored("5Gl 2Fo 2Pr Me", "Je", sheets=[(4, 25, 4, 2, 35), (7, 0, 0, 0, 7)], winners=[0])


def test_TC_68_nobody_has_princess_or_merchant():
    scored("2Fo", "Cl", sheets=[(4, 0, 0, 0, 4), (3, 0, 0, 0, 3)], winners=[0])


def test_TC_69_tie_broken_by_princesses():
    scored("Je Pr", "Je Gl", sheets=[(7, 0, 1, 0, 8), (7, 1, 0, 0, 8)], winners=[0], decided_by="princesses")


def test_TC_70_tie_broken_by_merchants():
    scored("Cl Pr Me", "Fo Cl Pr", sheets=[(3, 0, 1, 2, 6), (5, 0, 1, 0, 6)], winners=[0], decided_by="merchants")


def test_TC_71_tie_broken_by_merchants_without_any_princess():
    scored("Fo Me", "2Fo", sheets=[(2, 0, 0, 2, 4), (4, 0, 0, 0, 4)], winners=[0], decided_by="merchants")


def test_TC_72_majority_holder_without_goods():
    scored("3Pr 3Me", "Fo", sheets=[(0, 0, 0, 0, 0), (2, 0, 0, 0, 2)], winners=[1])


def test_ranks_go_by_the_same_order_below_the_winner():
    """T-58: the tie-break parts every rank, and seats that stay equal share one."""
    table = position(4, F0="3Je Gl", F1="Je Gl", F2="Je Pr", F3="Je Gl")
    assert GAME.result(table).ranks == [1, 3, 2, 3]
