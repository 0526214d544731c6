"""The draft: an answer that is picked, a page of the tray that is open, a space whose card is looked at."""
from typing import NamedTuple


class Deal(NamedTuple):
    """An offer being put together: with whom, what each side gives, and whether a risky one was said a second time."""

    target: int = -1
    give: tuple[int, ...] = ()
    give_cash: int = 0
    get: tuple[int, ...] = ()
    get_cash: int = 0
    sure: bool = False


class Draft(NamedTuple):
    """`act` is an action in notation that the main button would play; `page` what the tray shows instead of the
    question: "" (the question itself), `estate`, `trade` or `road`; `space` whose card lies open (-1: none's); `deal` an
    offer being put together; `limit` up to which the page shall bid from now on (0: not at all); `raised` what was
    picked in a debt before `act`, to be played with it."""

    act: str = ""
    page: str = ""
    space: int = -1
    deal: Deal = Deal()
    limit: int = 0
    raised: tuple[str, ...] = ()


NOTHING = Draft()
