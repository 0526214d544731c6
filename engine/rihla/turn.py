"""The course of a turn (rihla 3.2, 3.7, 3.17): what goes on by itself between two questions.

A turn is: manage, draw, arrive.  Every action ends by letting the game go on from here until somebody must be asked.
"""
from typing import Any

from engine.rihla.box import BONUS_LIMIT, HOUSE_TURNS, SAFETY_ROUNDS
from engine.rihla.box_cards import RIHLA
from engine.rihla.deck import draw_card
from engine.rihla.dues import charge, go_out
from engine.rihla.events import Left, Released, RoundStarted, TurnStarted
from engine.rihla.ijara import run_clocks
from engine.rihla.out import end_game
from engine.rihla.road import send_to_house, travel
from engine.rihla.scoring import wealth
from engine.rihla.table import Question, RihlaTable, from_left


class Manage(Question):
    """Trade and manage, as long as the merchant likes; then draw, or wait in Bayt al-Dayn (rihla 3.3)."""


class Choose(Question):
    """A card offers several stops: one of these numbers of steps (rihla 3.7, 1.9) [R-14]."""

    steps: tuple[int, ...]
    card: str


def go_on(table: RihlaTable) -> None:
    """Run everything that needs no answer: covered debts, kept leaves, payments in line, the rest of the turn."""
    while not table.ended:
        if table.pending:
            asked: Any = table.pending[-1]
            if asked.settled(table):
                continue
            if not table.merchants[asked.seat].leaving:
                return
            walk_out(table, asked)
        elif table.dues:
            due = table.dues.pop()
            charge(table, due.debtor, due.claims, due.reason)
        else:
            _after_stop(table)


def start_turn(table: RihlaTable, seat: int) -> None:
    """A turn begins; after three whole turns of waiting Bayt al-Dayn lets go for free [R-47]."""
    table.turn += 1
    table.current = seat
    table.streak = 0
    table.draw_again = False
    table.built.clear()
    table.offers.clear()
    table.tell(TurnStarted(table.turn, seat))
    merchant = table.merchants[seat]
    if merchant.waiting and merchant.waits >= HOUSE_TURNS:
        set_free(table, seat)
        table.tell(Released(seat))
    table.pending.append(Manage(seat))


def set_free(table: RihlaTable, seat: int) -> None:
    """Out of Bayt al-Dayn, free to draw."""
    merchant = table.merchants[seat]
    merchant.waiting, merchant.waits = False, 0


def draw(table: RihlaTable) -> None:
    """Turn over the top Rihla card and travel by it; the third bonus card of a turn moves nobody [R-13]."""
    seat = table.current
    card = draw_card(table, "rihla", seat)
    kind, steps, _ = RIHLA[card]
    if kind == "choice":
        table.pending.append(Choose(seat, steps, card))
        return
    if kind == "bonus":
        table.streak += 1
        if table.streak >= BONUS_LIMIT:
            send_to_house(table, seat, "bonus")
            return
        table.draw_again = True
    travel(table, seat, steps[0])


def walk_out(table: RihlaTable, asked: Question) -> None:
    """The asked merchant leaves: first what becomes of the question, then of what they own (rihla 3.16)."""
    seat = asked.seat
    table.tell(Left(seat))
    asked.abandoned(table)
    go_out(table, seat)


def _after_stop(table: RihlaTable) -> None:
    """A bonus card draws again at once, without a second manage step [R-13]; otherwise the turn is over."""
    merchant = table.merchants[table.current]
    if table.draw_again and not merchant.waiting and not merchant.out:
        table.draw_again = False
        draw(table)
    else:
        _end_turn(table)


def _end_turn(table: RihlaTable) -> None:
    """Clocks, kept leaves, the wealth goal, then the next merchant still travelling (rihla 3.17)."""
    seat = table.current
    run_clocks(table, seat)
    _kept_leaves(table, seat)
    if table.ended:
        return
    if 0 < table.wealth_goal <= wealth(table, seat):
        table.winner = seat
        end_game(table, "wealth-goal")
        return
    following = _next_seat(table, seat)
    if following <= seat and not _next_round(table):
        return
    start_turn(table, following)


def _kept_leaves(table: RihlaTable, first: int) -> None:
    """Leaves that were asked for meanwhile are carried out now, in turn order [R-11]."""
    if not any([merchant.leaving for merchant in table.merchants]):  # noqa: C419  (a list is twice as quick, every turn)
        return
    for seat in [first, *from_left(table, first)]:
        if table.merchants[seat].leaving and not table.ended:
            table.tell(Left(seat))
            go_out(table, seat)


def _next_seat(table: RihlaTable, seat: int) -> int:
    merchants = table.merchants
    following = seat + 1
    while following < len(merchants) and merchants[following].out:
        following += 1
    if following < len(merchants):
        return following
    return next(first for first, merchant in enumerate(merchants) if not merchant.out)


def _next_round(table: RihlaTable) -> bool:
    """Begin the next round [R-53], unless a limit of rounds ends the game and the richest wins [R-51]."""
    if 0 < table.round_limit <= table.round:
        end_game(table, "round-limit")
    elif table.round >= SAFETY_ROUNDS:
        end_game(table, "guard")
    else:
        table.round += 1
        table.tell(RoundStarted(table.round))
    return not table.ended
