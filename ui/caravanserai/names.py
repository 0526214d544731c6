"""Small words and pictures that every panel needs: goods, spaces, cards, amounts."""
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any

from engine.caravanserai.box import GOODS, Needs
from ui.kit.html import Child, Html, icon, join, span, svg, use
from ui.words import known, say, tell


def k(key: str, **facts: Any) -> Html:
    """A sentence of this game as markup."""
    return say(f"caravanserai.{key}", **facts)


def t(key: str, **facts: Any) -> str:
    """A sentence of this game as plain text."""
    return tell(f"caravanserai.{key}", **facts)


def has(key: str) -> bool:
    """Whether this game has such a sentence."""
    return known(f"caravanserai.{key}")


@lru_cache(maxsize=16)
def gem(good: str) -> Html:
    """A piece of goods; whatever stands around it says its name."""
    return svg(use(href=f"#g-{good}"), class_=f"g g-{good}", aria_hidden="true")


def named_gem(good: str) -> Html:
    """A piece of goods with its name for those who do not see it."""
    return join(gem(good), span(good_name(good), class_="vh"))


def good_name(good: str) -> str:
    """A good within a sentence."""
    return t(f"good.{good}")


def space_name(space: str) -> str:
    """A space within a sentence."""
    return t(f"space.{space}") if has(f"space.{space}") else space


def card_name(card: str) -> str:
    """The name of an ability card; its number where it has no words yet."""
    return t(f"card.{card}.name") if has(f"card.{card}.name") else card


def card_text(card: str) -> str:
    """What an ability card does, in words."""
    return t(f"card.{card}.text") if has(f"card.{card}.text") else ""


def counts(needs: Needs) -> dict[str, int]:
    """Goods and pieces by name."""
    return {GOODS[good]: count for good, count in needs if count}


def pieces(needs: Iterable[tuple[str, int]]) -> Html:
    """Goods as pictures, one for each piece."""
    return join(*(gem(good) for good, count in needs for _ in range(count)))


def several(goods: dict[str, int]) -> str:
    """Goods in words: "2 bronze, 1 amber and 1 gold"."""
    return listed([t("amount", n=count, good=good_name(good)) for good, count in goods.items() if count])


def listed(parts: Sequence[str]) -> str:
    """Words in a row: "a, b and c"."""
    if len(parts) < 2:
        return parts[0] if parts else ""
    row = parts[0]
    for part in parts[1:-1]:
        row = t("comma", a=row, b=part)
    return t("and", a=row, b=parts[-1])


def capital(words: str) -> str:
    """A sentence's beginning."""
    return words[:1].upper() + words[1:]


def signed(n: int) -> str:
    """A change as a number with its sign."""
    return f"+{n}" if n > 0 else f"−{-n}" if n < 0 else "0"


def whole(n: int) -> str:
    """A number that may be below zero."""
    return f"−{-n}" if n < 0 else str(n)


def chip(words: Child, tone: str = "", picture: Child = None) -> Html:
    """One preview chip; tone "" for what will happen, "loss", or "quiet"."""
    return span(icon(picture) if isinstance(picture, str) and not isinstance(picture, Html) else picture, words,
                class_=["chip", tone])
