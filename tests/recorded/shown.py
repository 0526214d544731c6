"""What a match shows, and what there is to show: actions, events, ends, seats and options of a game."""
import json
from collections.abc import Iterator
from pathlib import Path

from engine.games import game
from engine.kernel import Event, Game
from engine.kernel.saga import Saga, Seat

TAKEN = {"CardBought": "card", "CardEarned": "card", "CardScored": "card", "AdviceUsed": "card", "HelpUsed": "card",
         "CardUnlocked": "card", "OrderCompleted": "order", "PartnerChosen": "partner"}
"""Events of Caravanserai that show a card at work, and the field that names it."""


def cards(found: Game) -> Iterator[str]:
    """Every card and partner of Caravanserai that a match can show at work."""
    if found.name == "caravanserai":
        from engine.caravanserai.box_orders import ORDERS
        from engine.caravanserai.expansions.anahita.box import ABILITY_CARDS
        from engine.caravanserai.expansions.dervish.box import CHATTER, cards_for
        from engine.caravanserai.kits import ABILITIES
        from engine.caravanserai.modes.partner.annex import PARTNERS
        advice = [card for card in cards_for(("opium", "chapman", "anahita")) if card not in CHATTER]
        yield from dict.fromkeys((*ORDERS, *ABILITIES, *advice, *ABILITY_CARDS, *PARTNERS))


def recorded(file: Path) -> tuple[Saga, dict]:
    """A recorded game, replayed strictly, and its file's JSON."""
    whole = json.loads(file.read_text(encoding="utf-8"))
    seats = [Seat.from_json(seat) for seat in whole["seats"]]
    saga = Saga(game(whole["game"]).under(whole["rules"]), seats, whole["seed"], whole["options"], whole["ident"])
    saga.replay(whole["log"])
    return saga, whole


def shown(match: Saga | Path) -> Iterator[str]:
    """Everything a match shows, as short names."""
    saga = recorded(match)[0] if isinstance(match, Path) else match
    yield f"seats {len(saga.seats)}"
    yield f"rules {saga.game.rules}"
    yield f"end {saga.game.result(saga.table).reason}"
    for name, value in saga.options.items():
        yield f"option {name}={value}"
    for place, table in saga.walk():
        if place < saga.cursor:
            yield f"question {type(table.pending[-1]).__name__}"
            yield f"action {verb(saga.game, saga.log[place])}"
            for event in saga.events(place):
                yield f"event {type(event).__name__}"
                if type(event).__name__ in TAKEN:
                    yield f"card {getattr(event, TAKEN[type(event).__name__])}"
    for event in saga.dealt:
        yield f"event {type(event).__name__}"


def verb(found: Game, notation: str) -> str:
    """The verb of a notation, the longest that fits."""
    verbs = {kind.verb for kinds in found.menu.values() for kind in kinds}
    return max((v for v in verbs if notation == v or notation.startswith(v + " ")), key=len)


def family(cls: type, module: str) -> Iterator[type]:
    """Every class below `cls` that lives in a package."""
    for child in cls.__subclasses__():
        if child.__module__.startswith(module):
            yield child
        yield from family(child, module)


def everything(found: Game) -> Iterator[str]:
    """All that recorded games of a game must show between them."""
    for number in range(found.rules):
        yield f"rules {number + 1}"
    for count in found.seats:
        yield f"seats {count}"
    for end in found.ends:
        yield f"end {end}"
    for option in found.options:
        for value in option.choices:
            yield f"option {option.name}={value}"
    for question, kinds in found.menu.items():
        yield f"question {question.__name__}"
        for kind in kinds:
            yield f"action {kind.verb}"
    for card in cards(found):
        yield f"card {card}"
    for event in family(Event, f"engine.{found.name}"):
        yield f"event {event.__name__}"
