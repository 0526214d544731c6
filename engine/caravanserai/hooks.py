"""Hooks: the one way in which cards, expansions and modes change the game.

The base never asks whether a card is held or an expansion is in play. It asks the `Hooks` of the seat: `kit(table,
seat)` joins what the base offers, the seat's cards and boons, and the parts in play, once for each such set, and
keeps the result. Joined, functions stand one after another (base, cards and boons as taken, parts in play order),
menus add up, numbers add up or keep the largest. A function gets the table first and may change it only where its
paragraph says that it acts.

**menu** adds actions to a question: by the class of the question, or, for what a stop offers, by the kind of the
space (`"changer"`). Actions of a card stand in the menu only while it is held.

**without** takes entries away again (other dice instead of the roll).

**abilities** are ability cards put into the two decks before the game (copies by repetition); **removed** are cards taken
out, of those decks and of those that parts bring.

**stride** is the number of steps without the die (the largest counts).

**extra** adds steps to any move, rolled or not; an expansion grants it with a boon that it takes back in
`on_arrival`.

**every_move** lets a seat roll for each move.

**rerolls** is how often a roll may be repeated freely; other repetitions are actions in the menu of `Rolled`.

**figures** gives the spaces of figures that are no stable boys, as a mask: they are jumped like anyone.

**closed** gives spaces where nobody may stop.

**watched** gives figures for which jumping matters: ways over and past them become moves of their own (`Move` lists
those past, an expansion's menu entry those over).

**on_jump** acts after a move of a turn that jumped figures, with the spaces jumped.

**on_arrival** acts when a figure has stopped, before anything else at the stop (an inspection pushes its question
above `Stop`).

**lingers** says that a stop still offers something after its action (several actions on one space, in any order);
names of what was done stand in `Stop.done`.

**awaits** says that a stop does not offer such a thing yet, but may once its seat has used something else (what a
card brings opens a trade).  It may say so too often: a stop waits only while something can be used at all.

**on_leave** acts when a stop is over (a figure that walks between the moves).

**wares** changes which goods a seat may choose at a stall.

**price_of** changes the price of one unit, told how many units of the purchase were priced before.

**after_action** acts when an action of several units closes; the question that closes (`Buying` with good, units and
coins, `Trading`, `Borrowing` …) tells what was done.

**tile_replaced** acts when a caravan tile gave way to another.

**fixed_stalls** stops all refilling.

**barred** refuses a deed at a space: `"major"` at a tower, `"draw"` at the Red Gate (an order turned face down,
orders lying open).

**draws** changes how many Minor Orders are drawn.

**terms** offers words that a seat may add when it completes or draws (`complete turned`): for a deed (`"major"`,
`"keep"`, `"finish"`, `"draw"`) and an order it returns the alternatives, `""` among them when none need be taken, or
nothing when it does not apply.

**wishes** are those of these words that only say what a seat *may* do: what could be completed with them alone need not be.

**bill** changes what an order asks for under the words chosen, or says that they do not go together.

**arrow** changes what the Fountain adds to it under the words chosen: its orientation, or the arrow itself.

**on_terms** acts on the words when the deed is done (turn the Fountain, discard what was used up).

**offers** names ability cards besides the displays that a seat may take or buy.

**on_card** acts when a seat has taken an ability card, told how: `"bought"`, `"earned"` by a Major
Order, or a word of the part that gave it.

**set_up** acts on a freshly dealt table, with the options, and may push questions of the set-up (the last pushed is
asked first).

**round_begins** acts before the starting player's turn, **turn_begins** and **turn_ends** around every turn; what
they push is asked first.

**ends** returns the reason when the game is over though no threshold says so.

**scoring** acts for each seat when the game is over, before its points are counted: draws, questions; what it settles
goes into `StableBoy.tallies`.

**score** is what one card pays at the end (the base caps it).

**tally** adds other lines to a seat's account.

**view** returns the part's annex as a seat may see it, **imagine** changes a table dealt from such a view so that the
hidden things of the annex are there again.

**held** lists cards of the base that lie in the annex (asked of a table, or of a view, where a hidden one is `""`),
so that none counts as lost.

**faults** reports what is wrong with the part's own things.
"""
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from engine.caravanserai.box_cards import Ability
from engine.caravanserai.box_orders import Order
from engine.caravanserai.table import Annex, CaravanseraiTable
from engine.kernel import Action, Dice, Option, Options, Refusal

Menu = Mapping[Any, tuple[type[Action[Any, Any]], ...]]
"""Actions by class of question, or by kind of space."""

T = CaravanseraiTable


class Bill:
    """What completing an order would ask for and pay; hooks change it under the words chosen.

    `needs` counts goods; `fountain` is the orientation that counts; `arrow` overrides what it points at the space.
    `void`: the words chosen do not go together, or not with this order.
    """

    __slots__ = ("seat", "deed", "order", "space", "needs", "fountain", "arrow", "void")

    def __init__(self, seat: int, deed: str, order: Order, space: int, fountain: int) -> None:
        """The bill as printed; `space` is -1 for an order finished away from any gate or tower."""
        self.seat, self.deed, self.order, self.space, self.fountain = seat, deed, order, space, fountain
        self.needs = [0] * 6
        for good, count in order.goods:
            self.needs[good] = count
        self.arrow: int | None = None
        self.void = False


class Hooks(NamedTuple):
    """What one card, boon or part changes; the module's docstring has a paragraph for each."""

    menu: Menu = {}
    without: Menu = {}
    abilities: tuple[str, ...] = ()
    removed: tuple[str, ...] = ()
    stride: int = 0
    extra: int = 0
    every_move: bool = False
    rerolls: int = 0
    figures: tuple[Callable[[T], int], ...] = ()
    closed: tuple[Callable[[T, int], int], ...] = ()
    watched: tuple[Callable[[T, int], int], ...] = ()
    on_jump: tuple[Callable[[T, int, tuple[int, ...]], None], ...] = ()
    on_arrival: tuple[Callable[[T, int, int], None], ...] = ()
    lingers: tuple[Callable[[T, Any], bool], ...] = ()
    awaits: tuple[Callable[[T, Any], bool], ...] = ()
    on_leave: tuple[Callable[[T, Any], None], ...] = ()
    wares: tuple[Callable[[T, int, int, tuple[int, ...]], tuple[int, ...]], ...] = ()
    price_of: tuple[Callable[[T, int, int, int, int], int], ...] = ()
    """Called with table, seat, good, units priced before, and the price so far."""
    after_action: tuple[Callable[[T, Any], None], ...] = ()
    tile_replaced: tuple[Callable[[T, int], None], ...] = ()
    fixed_stalls: bool = False
    barred: tuple[Callable[[T, int, str, int], Refusal | None], ...] = ()
    draws: tuple[Callable[[T, int, tuple[str, ...], int], int], ...] = ()
    terms: tuple[Callable[[T, int, str, Order | None], tuple[str, ...]], ...] = ()
    wishes: tuple[str, ...] = ()
    bill: tuple[Callable[[T, Bill, tuple[str, ...]], None], ...] = ()
    arrow: tuple[Callable[[T, Bill, tuple[str, ...]], None], ...] = ()
    on_terms: tuple[Callable[[T, int, tuple[str, ...]], None], ...] = ()
    offers: tuple[Callable[[T, int], tuple[str, ...]], ...] = ()
    on_card: tuple[Callable[[T, int, str, str], None], ...] = ()
    set_up: tuple[Callable[[T, Options], None], ...] = ()
    round_begins: tuple[Callable[[T], None], ...] = ()
    turn_begins: tuple[Callable[[T, int], None], ...] = ()
    turn_ends: tuple[Callable[[T, int], None], ...] = ()
    ends: tuple[Callable[[T], str], ...] = ()
    scoring: tuple[Callable[[T, int], None], ...] = ()
    score: tuple[Callable[[T, int], int], ...] = ()
    tally: tuple[Callable[[T, int], dict[str, int]], ...] = ()
    view: tuple[Callable[[T, int | None], tuple[str, Annex]], ...] = ()
    imagine: tuple[Callable[[Any, T, Dice], None], ...] = ()
    held: tuple[Callable[[Any], list[str]], ...] = ()
    faults: tuple[Callable[[T], list[str]], ...] = ()


class Part(NamedTuple):
    """The manifest of an expansion or a mode: its name, its hooks, its cards, and what choosing it means.

    `threshold` is the usual end of a game with it: points, 0 for none; the largest of the parts counts, but 0 wins.
    `wanted` reads the options and the number of seats; a part that the number of seats alone brings in has no option.
    `cards` come with their hooks.
    """

    name: str
    hooks: Hooks
    option: Option | None
    wanted: Callable[[Options, int], bool]
    threshold: int
    seats: range | None = None
    """The numbers of seats that the part asks for; None leaves the usual two to four."""
    ends: tuple[str, ...] = ()
    """The reasons of `Hooks.ends`."""
    cards: tuple[tuple[Ability, Hooks], ...] = ()
    effects: tuple[tuple[str, Hooks], ...] = ()
    """Boons of this part by name."""
    words: tuple[str, ...] = ()
    """Notations that are common with it, the most common last, for the dictionary of links (`Game.hot_words`)."""
