"""A refusal in words: the number that is missing, a way out, and the rule."""
from collections.abc import Callable

from engine.kernel import Refusal
from ui.kit.html import Html, join, span
from ui.tantan.cards import counted, name
from ui.words import known, say


def why(refusal: Refusal) -> Html:
    """Why not, for the line of the bar."""
    facts = dict(refusal.facts)
    shape = _SHAPES.get(refusal.why)
    key = f"tantan.why.{refusal.why}"
    words = shape(facts) if shape else say(key, **facts) if known(key) else say("tantan.why.not-now")
    return join(words, _rule(refusal.rule))


def _rule(rule: str) -> Html | None:
    """The rule, small, behind the sentence: "T-09"."""
    number = rule.rpartition(" ")[2]
    return join(" ", span(say("tantan.why.rule", rule=number), class_="rule")) if number else None


Facts = dict[str, int | str]


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]


def _too_dear(facts: Facts) -> Html:
    card = _capital(name(str(facts["card"]))) if "card" in facts else say("tantan.why.stall")
    key = "tantan.why.too-dear" if facts.get("stalls") else "tantan.why.too-dear.purse"
    return say(key, card=card, price=facts["price"], n=facts["coins"])


def _hand_full(facts: Facts) -> Html:
    return say("tantan.why.hand-full", limit=facts["limit"], cards=facts["cards"], n=facts["chosen"])


def _not_so_many(facts: Facts) -> Html:
    held = int(facts["held"])
    card = str(facts["card"])
    return say("tantan.why.not-so-many", n=held, cards=counted(card, held), card=name(card))


def _no_space(facts: Facts) -> Html:
    return say("tantan.why.no-space", n=facts["free"])


def _no_such_stall(facts: Facts) -> Html:
    return say("tantan.why.no-such-stall", n=facts.get("stalls", 5))


def _card_named(key: str) -> Callable[[Facts], Html]:
    return lambda facts: say(f"tantan.why.{key}", card=name(str(facts["card"])))


def _seat_named(facts: Facts) -> Html:
    return say("tantan.why.victim-hand-empty")


def _not_now(facts: Facts) -> Html:
    during = facts.get("during")
    return say(f"tantan.why.not-now.{during}" if during else "tantan.why.not-now")


_SHAPES: dict[str, Callable[[Facts], Html]] = {
    "too-dear": _too_dear, "hand-full": _hand_full, "not-so-many": _not_so_many, "no-space": _no_space,
    "no-such-stall": _no_such_stall, "victim-hand-empty": _seat_named, "not-now": _not_now,
    "not-in-hand": _card_named("not-in-hand"), "not-in-caravan": _card_named("not-in-caravan"),
    "not-in-front": _card_named("not-in-front"),
}
"""Refusals whose facts need a name or a plural; the others fit their sentence as they are."""
