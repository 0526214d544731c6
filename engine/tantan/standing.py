"""How the fronts stand now: what each is worth, and who leads in princesses and merchants."""
from engine.kernel import Record
from engine.tantan.scoring import Front, account, merchant_worth, princess_worth


class Standing(Record):
    """The points as if the game ended now.

    `parts` and `totals` are by seat.  Leaders are the seats with most princesses or merchants, if any has been taken.
    `princess_worth` and `merchant_worth` say what each seat's own would pay it as a leader, whether it leads or not.
    """

    parts: list[dict[str, int]]
    totals: list[int]
    princess_leaders: list[int]
    merchant_leaders: list[int]
    princess_worth: list[int]
    merchant_worth: list[int]


def standing(fronts: list[Front]) -> Standing:
    """The standing of these fronts."""
    parts = account(fronts)
    return Standing(
        parts=parts,
        totals=[sum(part.values()) for part in parts],
        princess_leaders=leaders(fronts, "princess"),
        merchant_leaders=leaders(fronts, "merchant"),
        princess_worth=[princess_worth(front) for front in fronts],
        merchant_worth=[merchant_worth(front) for front in fronts],
    )


def leaders(fronts: list[Front], card: str) -> list[int]:
    """The seats that have most of a card, and at least one."""
    most = max(front[card] for front in fronts)
    return [seat for seat, front in enumerate(fronts) if most and front[card] == most]
