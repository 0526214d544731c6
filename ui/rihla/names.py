"""Names and figures of Rihla in words."""
from collections.abc import Iterable

from engine.rihla.box import GRAND_KHAN, KIND
from engine.rihla.box_cards import RIHLA
from engine.rihla.box_road import ROAD, STREETS
from ui.words import Name, known, tell

_STREET = {street.letter: street for street in STREETS}


def whom(name: Name) -> Name:
    """A name in the middle of a sentence: a lone person is "you" there."""
    return Name(tell("rihla.you")) if name == tell("table.you") else name


def k(amount: int) -> str:
    """An amount as figures in groups: 2,600.  The unit is said by the sentence round it, or once on a card."""
    return f"{amount:,}"


def signed(amount: int) -> str:
    """An amount with its sign, a real minus."""
    return f"+{amount:,}" if amount > 0 else f"−{-amount:,}" if amount else "±0"


def space_name(space: int) -> str:
    """The name of a space as printed."""
    return tell(f"rihla.space.{ROAD[space].key}")


def short_name(space: int) -> str:
    """The name as it fits on a plot."""
    kind = KIND[space]
    if kind in ("zakat", "waqf"):
        return tell(f"rihla.short.{kind}")
    key = f"rihla.short.{ROAD[space].key}"
    return tell(key) if known(key) else space_name(space)


def street_name(letter: str) -> str:
    """The name of a street."""
    return tell(f"rihla.street.{_STREET[letter].key}")


def goods(space: int) -> str:
    """What is sold or done there, in two or three words."""
    if KIND[space] == "business":
        return tell(f"rihla.goods.{ROAD[space].key}")
    return tell(f"rihla.kind.{KIND[space]}")


def level_words(level: int) -> str:
    """What stands on a business: "2 stalls", "Grand Khan"."""
    return tell("rihla.khan") if level == GRAND_KHAN else tell("rihla.stalls", n=level)


def card_name(card: str) -> str:
    """The title of any card."""
    if card in RIHLA and RIHLA[card].kind != "choice":
        return tell(f"rihla.journey.{RIHLA[card].kind}", n=RIHLA[card].steps[0])
    return tell(f"rihla.card.{card}")


def one_of(words: Iterable[str]) -> str:
    """Alternatives in a row: "3, 6 or 9"."""
    parts = list(words)
    return tell("rihla.or", a=", ".join(parts[:-1]), b=parts[-1]) if len(parts) > 1 else "".join(parts)


def listed(words: Iterable[str]) -> str:
    """Things in a row: "Qus, Fustat and Gao"."""
    parts = list(words)
    return tell("rihla.and", a=", ".join(parts[:-1]), b=parts[-1]) if len(parts) > 1 else "".join(parts)
