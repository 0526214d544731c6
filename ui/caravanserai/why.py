"""A refusal in words: the number that is missing, a way out, and the rule."""
from collections.abc import Callable

from engine.caravanserai.box import GOODS
from engine.kernel import Refusal
from ui.caravanserai.attach import every
from ui.caravanserai.names import capital, card_name, good_name, has, k, several, space_name
from ui.kit.html import Html, join, span


def why(refusal: Refusal) -> Html:
    """Why not, for the line of the bar."""
    facts = dict(refusal.facts)
    shape = _SHAPES.get(refusal.why) or every().reasons.get(refusal.why)
    words = shape(facts) if shape else k(f"why.{refusal.why}", **_plain(facts)) if has(f"why.{refusal.why}") else k("why.not-now")
    return join(words, _rule(refusal.rule))


def _rule(rule: str) -> Html | None:
    """The rule, small, behind the sentence: "C-12", or a section: "§ 7", of the expansions' rules "expansions § 2.2"."""
    of_parts = rule.startswith(_PARTS)
    number = rule.removeprefix(_PARTS).removeprefix("caravanserai").strip().replace("section ", "§ ")
    key = "why.rule.expansions" if of_parts else "why.rule"
    return join(" ", span(k(key, rule=number), class_="rule")) if number else None


_PARTS = "caravanserai-expansions"
"""The document of the expansions and modes, as citations name it."""


FACES = 6
"""The faces of the die."""
Facts = dict[str, int | str]


def _plain(facts: Facts) -> Facts:
    """Facts with goods and spaces in words."""
    words = {**facts}
    if "good" in facts and facts["good"] in GOODS:
        words["good"] = good_name(str(facts["good"]))
    if "space" in facts and has(f"space.{facts['space']}"):
        words["space"] = space_name(str(facts["space"]))
    if "card" in facts and has(f"card.{facts['card']}.name"):
        words["card"] = card_name(str(facts["card"]))
    return words


def _missing(facts: Facts) -> Html:
    return k("why.missing-goods", goods=several({good: int(facts[good]) for good in GOODS if good in facts}))


def _too_far(facts: Facts) -> Html:
    need = int(facts.get("need", facts["steps"]))
    die = facts.get("die") and need <= FACES
    key = "why.too-far.rolled" if facts.get("rolled") else "why.too-far.die" if die else "why.too-far"
    return k(key, space=capital(space_name(str(facts["space"]))), n=facts["steps"], limit=facts["limit"], need=need)


def _too_dear(facts: Facts) -> Html:
    return k("why.too-dear", price=facts["price"], n=facts["coins"])


def _credit_full(facts: Facts) -> Html:
    return k("why.credit-full.later" if facts.get("locked") else "why.credit-full", **facts)


def _not_sold(facts: Facts) -> Html:
    return k("why.not-sold-here", good=capital(good_name(str(facts["good"]))))


_SHAPES: dict[str, Callable[[Facts], Html]] = {
    "missing-goods": _missing, "too-far": _too_far, "too-dear": _too_dear, "credit-full": _credit_full,
    "not-sold-here": _not_sold}
"""Refusals whose facts need a name or a plural; the others fit their sentence as they are."""
