"""The Dervish's cards about currency (caravanserai-expansions section 1, do1 and do2)."""
from typing import Any

from engine.caravanserai.box import NUMBER
from engine.caravanserai.expansions.dervish.advice import ADVICE, SILVER_OR_EMERALD, Advice, Choice, give_good
from engine.caravanserai.expansions.opium.annex import draw_token, hand_in, may_take, opium
from engine.caravanserai.expansions.opium.box import DRACHMA, MOST_TOKENS, SOLIDUS, VALUES
from engine.caravanserai.expansions.opium.events import TokenDrawn
from engine.caravanserai.table import CaravanseraiTable
from engine.kernel import Refusal, refuse


def _no_solidus(table: CaravanseraiTable, asking: Any, choice: Choice) -> Refusal | None:
    if not may_take(opium(table), asking.seat):
        return refuse("three-tokens", "caravanserai-expansions CX-10", most=MOST_TOKENS)
    if not opium(table).piles[SOLIDUS]:
        return refuse("pile-empty", "caravanserai-expansions CX-10")
    held = table.seats[asking.seat].goods[NUMBER[choice[0]]]
    return None if held else refuse("no-such-piece", "caravanserai-expansions section 1", good=choice[0])


def _buy_solidus(table: CaravanseraiTable, asking: Any, choice: Choice) -> None:
    give_good(table, asking.seat, NUMBER[choice[0]])
    draw(table, asking.seat, SOLIDUS)


def draw(table: CaravanseraiTable, seat: int, kind: str) -> None:
    """A seat draws a token; the others see only its currency (CX-22)."""
    token = draw_token(table, kind)
    opium(table).tokens[seat].append(token)
    table.tell(TokenDrawn(seat, token))


def _no_swap(table: CaravanseraiTable, asking: Any, choice: Choice) -> Refusal | None:
    if choice[0] not in opium(table).tokens[asking.seat]:
        return refuse("no-such-tokens", "caravanserai-expansions section 1", currency=SOLIDUS)
    return None if opium(table).piles[DRACHMA] else refuse("pile-empty", "caravanserai-expansions CX-10")


def _swap(table: CaravanseraiTable, asking: Any, choice: Choice) -> None:
    hand_in(table, asking.seat, choice)
    draw(table, asking.seat, DRACHMA)


ADVICE["do1"] = Advice(_no_solidus, _buy_solidus, SILVER_OR_EMERALD)
ADVICE["do2"] = Advice(_no_swap, _swap, tuple((f"{SOLIDUS}{value}",) for value in VALUES))
