"""A refusal in words: the number that is missing, a way out, and the rule."""
from engine.kernel import Refusal
from engine.rihla.box import SPACES
from ui.kit.html import Html, join, span
from ui.rihla.names import k, level_words, space_name
from ui.words import known, say

AMOUNTS = ("price", "cash", "worth", "total", "give", "get")
"""Facts that are money."""


def why(refusal: Refusal) -> Html:
    """Why not, for the line of the bar."""
    facts = dict(refusal.facts)
    key = f"rihla.why.{refusal.why}"
    if refusal.why == "not-highlighted":
        words = _not_lit(facts)
    else:
        words = say(key, **_worded(facts)) if known(key) else say("rihla.why.not-now")
    return join(words, _rule(refusal.rule))


def _not_lit(facts: dict[str, int | str]) -> Html:
    """How far the tapped space is: the card's own figures stand in the court."""
    if "space" not in facts:
        return say("rihla.why.not-highlighted.plain", n=int(facts.get("steps", 0)))
    return say("rihla.why.not-highlighted", name=space_name(int(facts["space"])), n=int(facts["steps"]))


def _worded(facts: dict[str, int | str]) -> dict[str, object]:
    """Facts as a sentence shows them: money in groups, spaces by name, what is short."""
    shown: dict[str, object] = {name: k(value) if name in AMOUNTS and isinstance(value, int) else value
                                for name, value in facts.items()}
    space = facts.get("space")
    if isinstance(space, int):
        shown["name"] = space_name(space) if 0 <= space < SPACES else str(space)
    if isinstance(facts.get("level"), int):
        shown["grown"] = level_words(int(facts["level"]))
    if "price" in facts and "cash" in facts:
        shown["short"] = k(int(facts["price"]) - int(facts["cash"]))
    return shown


def _rule(rule: str) -> Html | None:
    """The rule, small, behind the sentence: "R-24"."""
    number = rule.rpartition(" ")[2]
    return join(" ", span(say("rihla.why.rule", rule=number), class_="rule")) if number else None
