"""Caravanserai as the kernel knows it: the menu of the base game, its parts, and the answers to every question."""
from collections.abc import Sequence
from typing import Any

from engine.caravanserai.actions.board import Discard, OpenSlot
from engine.caravanserai.actions.borrow import Borrow, Borrowing
from engine.caravanserai.actions.buy import Buy, Buying
from engine.caravanserai.actions.exchange import Exchange, Swapping
from engine.caravanserai.actions.gate import AtGate, BuyCard, TurnFountain
from engine.caravanserai.actions.move import Move, Reroll, Roll
from engine.caravanserai.actions.order import Complete, DrawMinor, Finish, Keep, MinorPick
from engine.caravanserai.actions.payout import Fill, RewardBlind, TakeReward
from engine.caravanserai.actions.sell import Sell, Selling
from engine.caravanserai.actions.setup import ChooseGate, ChooseGood, Enter, TakeGood
from engine.caravanserai.actions.stay import Done, EndTurn, Skip
from engine.caravanserai.actions.trade import Convert, Trading
from engine.caravanserai.box import FREE_STEPS, GOODS, THRESHOLD
from engine.caravanserai.box_board import SPACE_NAMES
from engine.caravanserai.box_cards import BASE_CARDS
from engine.caravanserai.box_orders import MINORS
from engine.caravanserai.expansions import EXPANSIONS
from engine.caravanserai.faults import faults
from engine.caravanserai.hooks import Hooks, Menu, Part
from engine.caravanserai.kits import KNOWN, learn, learn_card, learn_part
from engine.caravanserai.modes import MODES
from engine.caravanserai.orders import Payout, Reward
from engine.caravanserai.purple import PURPLE
from engine.caravanserai.scoring import result
from engine.caravanserai.setup import deal
from engine.caravanserai.stock import Overflow
from engine.caravanserai.table import CaravanseraiTable
from engine.caravanserai.turn import Closing, Ready, Rolled, Stop, answers
from engine.caravanserai.turquoise import TURQUOISE
from engine.caravanserai.view import CaravanseraiView, imagine, view
from engine.kernel import Action, BadOption, Decision, Dice, Game, Option, Options, Result
from engine.kernel.listing import Lister

USUAL = 0
"""The value of the option `threshold` that stands for the usual one of the parts in play."""

USUAL_SEATS = range(2, 5)

MENU: Menu = {
    ChooseGood: (TakeGood,),
    ChooseGate: (Enter,),
    Ready: (Finish, OpenSlot, Roll, Move),
    Rolled: (Reroll, Move),
    Stop: (Finish, OpenSlot, Skip),
    "changer": (Borrow,),
    "stall": (Buy,),
    "caravan": (Convert,),
    "blue_pavilion": (Sell,),
    "white_pavilion": (Exchange,),
    "blue_gate": (BuyCard, TurnFountain),
    "red_gate": (DrawMinor,),
    "tower": (Complete,),
    Borrowing: (Borrow, OpenSlot, Done),
    Buying: (Buy, OpenSlot, Done),
    Trading: (Convert, OpenSlot, Done),
    Selling: (Sell, OpenSlot, Done),
    Swapping: (Exchange, OpenSlot, Done),
    AtGate: (BuyCard, TurnFountain, OpenSlot, Done),
    MinorPick: (Keep,),
    Payout: (OpenSlot, Fill),
    Reward: (TakeReward, RewardBlind),
    Overflow: (Discard,),
    Closing: (Finish, OpenSlot, EndTurn),
}
"""The base game: what answers each question, and what each kind of space offers."""

learn("base", Hooks(menu=MENU, stride=FREE_STEPS))
for _card in BASE_CARDS:
    learn_card(_card, TURQUOISE[_card.id] if _card.kind == "turquoise" else PURPLE[_card.id])
PARTS: Sequence[Part] = (*EXPANSIONS, *MODES)
for _part in PARTS:
    learn_part(_part)


def every_menu() -> dict[type[Decision], tuple[type[Action[Any, Any]], ...]]:
    """Every kind of action that can ever answer a question: the base's, and those of every card and part known."""
    found: dict[Any, tuple[type[Action[Any, Any]], ...]] = {}
    menus = [hooks.menu for hooks in KNOWN.values()]
    stops = [ask for menu in menus for ask in menu if isinstance(ask, type) and issubclass(ask, Stop)]
    for menu in menus:
        for place, acts in menu.items():
            for ask in dict.fromkeys(stops if isinstance(place, str) or place is Stop else [place]):
                found[ask] = (*found.get(ask, ()), *(act for act in acts if act not in found.get(ask, ())))
    return found


class Caravanserai(Game):
    """Stable boys trade, borrow and fill orders round a courtyard.

    Its rules by number: **2** lets a stop last while something in hand may still open what it offers (`Hooks.awaits`), and
    brings what parts mended; wherever something differs, `table.rules` is asked.
    """

    name = "caravanserai"
    rules = 2
    seats = range(min([USUAL_SEATS.start, *(part.seats.start for part in PARTS if part.seats)]), USUAL_SEATS.stop)
    options = (Option("threshold", (USUAL, 20, 32, 40, 50, 56), USUAL),
               *(part.option for part in PARTS if part.option is not None))
    table_type = CaravanseraiTable
    view_type = CaravanseraiView
    menu = every_menu()
    ends = ("threshold", "turn-limit", *(end for part in PARTS for end in part.ends))
    hot_words = (
        *(word for part in PARTS for word in part.words),
        *(f"buy card {card.id}" for card in BASE_CARDS), *(f"reward {card.id}" for card in BASE_CARDS),
        "reward blind purple", "reward blind turquoise", *(f"side exchange {good}" for good in GOODS),
        *(f"side sell {good}" for good in GOODS), "take emerald", "take silver", "enter blue_gate", "enter red_gate",
        *(f"keep {order} -" for order in reversed(MINORS)), "finish -", "reroll", "turn fountain",
        *(f"fill {coins}" for coins in (6, 5, 4, 2, 1, 0, 3)), *(f"discard {good}" for good in reversed(GOODS)),
        *(f"sell {good}" for good in reversed(GOODS)), "open amber", "open bronze", "complete -", "draw -",
        *(f"exchange {good}" for good in GOODS), *(f"buy {good}" for good in GOODS), "convert", "borrow", "roll",
        "end turn", "done", *(f"move {space}" for space in reversed(SPACE_NAMES)), "skip",
    )

    def actions(self, table: CaravanseraiTable, asking: Any) -> tuple[type[Action[Any, Any]], ...]:
        """By question, by space, and by what the seat's cards and the parts in play add."""
        return answers(table, asking).kinds

    def listers(self, table: CaravanseraiTable, asking: Any) -> tuple[Lister, ...]:
        """What lists those actions, kept beside them."""
        return answers(table, asking).listers

    def check_options(self, seats: int, options: Options) -> Options:
        """The options filled up; raises `BadOption` also for a number of seats that the parts chosen do not allow."""
        filled = super().check_options(seats, options)
        asked = [part.seats for part in self._parts(filled, seats) if part.seats is not None]
        if not all(seats in each for each in asked or [USUAL_SEATS]):
            raise BadOption(f"{self.name} with these options is not for {seats} seats")
        return filled

    def deal(self, seats: int, options: Options, dice: Dice) -> CaravanseraiTable:
        """Set a table up with the parts that the options want."""
        names = tuple(part.name for part in self._parts(options, seats))
        usual = self.usual_threshold(options, seats)
        return deal(names, usual and (options.get("threshold") or usual), seats, options, dice, self.rules)

    def usual_threshold(self, options: Options, seats: int) -> int:
        """The points that usually end a game with these options; 0 where no points do."""
        return _usual_threshold(self._parts(options, seats))

    def _parts(self, options: Options, seats: int) -> list[Part]:
        return [part for part in PARTS if part.wanted(options, seats)]

    def view(self, table: CaravanseraiTable, seat: int | None) -> CaravanseraiView:
        """What a seat may see."""
        return view(table, seat)

    def imagine(self, view: CaravanseraiView, dice: Dice) -> CaravanseraiTable:
        """A whole table that fits a view."""
        return imagine(view, dice)

    def result(self, table: CaravanseraiTable) -> Result:
        """The account as it stands."""
        return result(table)

    def faults(self, table: CaravanseraiTable) -> list[str]:
        """What is wrong with a table."""
        return faults(table)

    def progress(self, table: CaravanseraiTable) -> dict[str, int | str]:
        """The round, and the points of the leader."""
        return {"round": table.round, "points": max(boy.points for boy in table.seats), "threshold": table.threshold}


def _usual_threshold(parts: Sequence[Part]) -> int:
    """32 in the base game; with parts the largest they ask for, or none if one of them asks for none."""
    asked = [part.threshold for part in parts]
    return THRESHOLD if not asked else 0 if 0 in asked else max(asked)


GAME = Caravanserai()
