"""A card of Tan-tan: its value at the left, its coins at the right where they matter, an arch with its picture."""
from engine.tantan.box import PLACE, POINTS, PURSE, UNKNOWN
from ui.kit.html import Child, Html, b, icon, join, span
from ui.words import say, tell


def value(card: str) -> str:
    """The letter in a card's corner: points of a good, n² for a lamp, nothing for a figure."""
    return "n²" if card == "lamp" else str(POINTS.get(card, ""))


def drawing(card: str, coins: bool = False) -> Html:
    """What is printed on a card: value, coins (in the market only: they matter nowhere else), picture.

    The figures are drawn by the style sheet: the button around a card has them in its name, in words, and a name must not
    have to contain bare figures that only eyes see.
    """
    if card == UNKNOWN:
        return icon("khatim", class_="i back")
    corner = b(class_="v", data_figure=value(card)) if value(card) else None
    return join(corner, b(class_="p", data_figure=PURSE[card]) if coins else None, icon(card))


def card_class(card: str, *states: str) -> list[str]:
    """The classes of a card: its colour and its states (`legal`, `picked`, `ghost`, `beyond`, `refused`, ...)."""
    return ["card", f"c-{card}", *[state for state in states if state]]


def plain_card(card: str, *states: str, coins: bool = False, fly: str = "", fly_from: str = "") -> Html:
    """A card that is only looked at; whatever stands around it says its name."""
    return span(drawing(card, coins), class_=card_class(card, *states), data_fly=fly or None,
                data_fly_from=fly_from or None, aria_hidden="true")


def name(card: str) -> str:
    """A type as plain words: "lantern"."""
    return tell(f"tantan.name.{card}") if card != UNKNOWN else "?"


def counted(card: str, n: int) -> str:
    """A number of cards of a type: "1 lantern", "3 spice"."""
    return tell(f"tantan.count.{card}", n=n)


def some(card: str, n: int) -> str:
    """Some cards of a type within a sentence: "a lantern", "spice", "3 spice"."""
    return tell(f"tantan.some.{card}", n=n)


def several(counts: dict[str, int]) -> str:
    """A mixed lot within a sentence, in canonical order: "spice, 2 lanterns and a mouse"."""
    return listed([some(card, n) for card, n in sorted(counts.items(), key=lambda pair: PLACE[pair[0]]) if n])


def listed(parts: list[str]) -> str:
    """Words in a row: "a, b and c"."""
    if len(parts) < 2:
        return parts[0] if parts else ""
    row = parts[0]
    for part in parts[1:-1]:
        row = tell("tantan.comma", a=row, b=part)
    return tell("tantan.and", a=row, b=parts[-1])


def count_cards(cards: list[str] | tuple[str, ...]) -> dict[str, int]:
    """How many of each type, in canonical order."""
    return {card: cards.count(card) for card in sorted(dict.fromkeys(cards), key=PLACE.__getitem__)}


def chip(words: Child, tone: str = "", picture: str = "") -> Html:
    """One preview chip; tone "" for what will happen, "loss", or "quiet" (only where there is room)."""
    return span(icon(picture) if picture else None, words, class_=["chip", tone])


def points(n: int) -> Html:
    """A number of points in words."""
    return say("tantan.points", n=n)
