"""Every sentence a player reads, by key, in one place: another language is another folder like `en`.

A sentence is a template with named places, so that languages may order them as they like:

    "log.bought": "{who} bought {what}."
    "home.games": {"one": "{n} game", "other": "{n} games"}       # the plural form is chosen by the fact `n`

`say` gives markup: facts are escaped, and names stand in `<bdi>`, so that an Arabic or a hostile name disturbs nothing.
`tell` gives plain text (labels, announcements, titles) with Unicode isolates round the names.
"""
from functools import lru_cache
from importlib import import_module
from typing import Any

from ui.kit.html import Html, bdi, join

PARTS = ("shell", "home", "table", "share", "score", "trouble", "tantan", "tantan_help",
         "rihla", "rihla_bar", "rihla_log", "rihla_cards", "rihla_deals", "rihla_help", "rihla_score", "account", "records",
         "caravanserai", "caravanserai_bar", "caravanserai_log", "caravanserai_cards", "caravanserai_help",
         "caravanserai_dervish", "caravanserai_opium", "caravanserai_chapman", "caravanserai_anahita", "caravanserai_partner",
         "caravanserai_solo", "caravanserai_new")
"""The files of a language, by what they speak of."""
Sentence = str | dict[str, str]


class Name(str):
    """A text made by a player; set apart from the sentence it stands in."""

    __slots__ = ()


def _load(language: str) -> dict[str, Sentence]:
    words: dict[str, Sentence] = {}
    for part in PARTS:
        words.update(import_module(f"ui.words.{language}.{part}").WORDS)
    return words


_words: dict[str, Sentence] = {}


def _template(key: str, facts: dict[str, Any]) -> str:
    if not _words:
        _words.update(_load("en"))
    sentence = _words[key]
    if isinstance(sentence, str):
        return sentence
    number = facts["n"]
    exact = sentence.get(str(number))
    return exact if exact is not None else sentence["one" if number == 1 else "other"]


def known(key: str) -> bool:
    """Whether there is a sentence for a key."""
    if not _words:
        _words.update(_load("en"))
    return key in _words


def say(key: str, **facts: Any) -> Html:
    """The sentence as markup; raises `KeyError` for a key or a fact that is missing (a test asks for every key)."""
    marked = {name: bdi(value) if isinstance(value, Name) else join(value) for name, value in facts.items()}
    return Html(join(_template(key, facts)).format(**marked))


@lru_cache(maxsize=4096, typed=True)  # a table says two hundred of them at every tap, most of them as before
def tell(key: str, **facts: Any) -> str:
    """The sentence as plain text, names between Unicode isolates."""
    plain = {name: f"\u2068{value}\u2069" if isinstance(value, Name) else value for name, value in facts.items()}
    return _template(key, facts).format(**plain)
