"""The action bar of a moment: what is asked, and a main button that names its result."""
from collections import Counter
from typing import Any

from engine.caravanserai.box import GOODS, STORAGE
from engine.caravanserai.box_board import GOOD_AT, KIND
from engine.caravanserai.orders import Payout, Reward
from engine.caravanserai.preview import reach
from engine.caravanserai.stock import Overflow
from engine.caravanserai.turn import Doing, Ready, Rolled, Stop
from ui.caravanserai.ask import added_steps, why_not
from ui.caravanserai.attach import doors, every, first_word
from ui.caravanserai.draft import goal, must, useful
from ui.caravanserai.moment import Moment
from ui.caravanserai.names import capital, card_name, good_name, has, k, space_name, t
from ui.caravanserai.why import why
from ui.kit.face import Bar
from ui.kit.html import Html, icon, join, span

_ORDERS = ("complete", "keep", "draw", "finish")
_FIRST = ("buy card", "reward", "reward blind", "buy", "convert", "borrow", "sell",
          "exchange",
          "turn fountain", "side sell", "side exchange", "fill", "discard", "open", "roll", "reroll", "take", "enter",
          "skip", "end turn",
          "done bronze", "done")
"""Verbs by how much they say about a draft: those of orders, then those of parts, then these."""


def bar(moment: Moment) -> Bar:
    """The bar for a viewer who may act."""
    ready = bool(moment.bundle)
    aside, aside_do = _aside(moment)
    return Bar(_say(moment), False, _main(moment), ready, aside, aside_do)


# ---- the main button


def _main(moment: Moment) -> Html:
    told = next((words for draw in doors(moment.view).main if (words := draw(moment))), None)
    return join(told) if told else _plain_main(moment)


def _plain_main(moment: Moment) -> Html:
    asking = moment.ahead.asking
    if must(asking) and moment.scene.mine and not moment.bundle:
        return k(f"main.{type(asking).__name__.lower()}")
    acts = [step.act for step in moment.ahead.steps] or list(moment.bundle)
    if not acts:
        kind = type(moment.scene.asking).__name__.lower()
        return k(f"main.{kind}") if has(f"main.{kind}") else k("main.choose")
    if acts == ["done"] or (acts == ["skip"] and _waits(asking)):
        return k("main.done")
    alone = acts[-1] == "turn fountain" and any(act.startswith("buy card ") for act in moment.options)
    return k("main.turn.alone") if alone else deed(acts)


def deed(acts: list[str]) -> Html:
    """What some actions do, for the main button."""
    walked = next((goal(act) for act in acts if act.startswith("move ")), "")
    rest = [act for act in acts if not act.startswith("move ")]
    done = deed_words(rest)
    if walked:
        return k("do.walk.and", deed=done) if done else k("do.walk", space=space_name(walked))
    return join(capital(done))


def deed_words(acts: list[str]) -> str:
    """The main thing that some actions do, in words."""
    found = [(place, verb, rest) for act in acts for place, verb, rest in _verb(act)]
    if not found:
        return ""
    verb = min(found)[1]
    rests = Counter(rest for _, each, rest in found if each == verb)
    rest, number = rests.most_common(1)[0]
    what = t("things") if len(rests) > 1 else _thing(rest)
    key = f"do.{verb.replace(' ', '-')}"
    done = t(key if has(key) else "do.other", n=sum(rests.values()), what=what)
    return t("do.buy-card.turn", deed=done) if verb == "buy card" and "turn fountain" in acts else done


def _verb(act: str) -> list[tuple[int, str, str]]:
    ranked = (*_ORDERS, *every().verbs, *_FIRST, *every().aside_verbs)
    for size in (2, 1):
        verb = " ".join(act.split()[:size])
        if verb in ranked:
            return [(ranked.index(verb), verb, act[len(verb):].strip())]
    return [(len(ranked), act.split()[0], "")]


def _thing(rest: str) -> str:
    """What an action speaks of: a good, a card, a space, a number."""
    word = rest.split()[0] if rest else ""
    named = first_word(every().thing, rest)
    if named:
        return named
    if word in GOODS:
        return good_name(word)
    if has(f"card.{word}.name"):
        return card_name(word)
    return space_name(word) if has(f"space.{word}") else word


# ---- the other button


def _aside(moment: Moment) -> tuple[Html | None, str]:
    for more in doors(moment.view).aside:
        if (added := more(moment)) is not None:
            return added
    options = [str(act) for act in moment.scene.legal]
    for act, picture in (("roll", "die"), ("reroll", "die"), ("skip", "walk")):
        if act in options and (act != "skip" or not moment.ahead.steps) and moment.bundle != (act,):
            return join(icon(picture), span(k(f"aside.{act}"))), f"act {act}"
    return None, ""


# ---- the sentence


def _say(moment: Moment) -> Html:
    said = next((words for draw in doors(moment.view).say if (words := draw(moment))), None)
    return join(said) if said else _said(moment)


def _said(moment: Moment) -> Html:
    asking = moment.scene.asking
    next_ = moment.ahead.asking
    if isinstance(next_, Overflow):
        return k("say.overflow", n=sum(moment.after.goods) - STORAGE)
    if isinstance(next_, Payout):
        return k("say.payout", n=next_.rest)
    if isinstance(next_, Reward):
        return k("say.reward" if len(moment.view.seats) > 1 else "say.reward.alone")
    if moment.ahead.steps:
        return _drafted(moment)
    if isinstance(asking, Ready | Rolled):
        if isinstance(asking, Rolled):
            more = added_steps(*moment.walk)
            return k("say.rolled.more" if more else "say.rolled", n=asking.face, limit=asking.face + more)
        limit = max((route.steps for route in reach(*moment.walk).values()), default=0)
        return k(f"say.ready.{asking.move}", n=limit)
    kind = type(asking).__name__.lower()
    if isinstance(asking, Stop):
        return _useless(moment) or _offered(moment, "say.stop")
    if isinstance(asking, Doing):
        return k("say.doing")
    return k(f"say.{kind}") if has(f"say.{kind}") else k("say.other")


def _drafted(moment: Moment) -> Html:
    """What a draft leaves."""
    last = moment.ahead.steps[-1].act
    if last in ("roll", "reroll"):
        return k("say.roll")
    if last.startswith("draw"):
        return k("say.draw")
    was, then = moment.before, moment.after
    if last.startswith("reward blind"):
        return k("say.blind" if len(moment.view.seats) > 1 else "say.blind.alone")
    if (was.coins, was.goods, was.debt, was.points) == (then.coins, then.goods, then.debt, then.points):
        return _nothing_yet(moment)
    return k("say.leaves", coins=k("coins.n", n=then.coins), store=sum(then.goods), debt=then.debt)


def _nothing_yet(moment: Moment) -> Html:
    """A draft that only walks: what may be done there, or why nothing can."""
    verb = moment.ahead.steps[-1].act.split()[0]
    if has(f"say.does.{verb}"):
        return k(f"say.does.{verb}")
    if not moment.target:
        return k("say.ready-to-play")
    return _useless(moment) or _offered(moment, "say.walked")


def _offered(moment: Moment, otherwise: str) -> Html:
    """What can be done at the space where I stop or stand; its own action, where that is open."""
    kind = KIND[moment.here] if moment.here >= 0 else ""
    own = [act for act in moment.options if act.startswith(_OWN.get(kind, ()))]
    if not own or not isinstance(moment.asking, Stop):
        return k(otherwise, space=space_name(moment.here_name))
    return k("say.at.tower.with") if kind == "tower" and "complete -" not in own else k(f"say.at.{kind}")


_OWN = {"blue_pavilion": ("sell ",), "white_pavilion": ("exchange ",), "blue_gate": ("buy card ", "turn fountain"),
        "red_gate": ("draw ",), "tower": ("complete ",)}
"""The verbs of the action of a space that has a sentence of its own."""


def _useless(moment: Moment) -> Html | None:
    """Why the space where I stop or stand is of no use now."""
    if useful(moment.options) or not isinstance(moment.asking, Stop):
        return None
    if _waits(moment.asking):
        return k("say.waits")
    acts = _TRIED.get(KIND[moment.here], ())
    if KIND[moment.here] == "stall":
        acts = (f"buy {GOODS[GOOD_AT[moment.here]]}",)
    if KIND[moment.here].endswith("pavilion") and sum(moment.after.goods):
        verb = "sell" if KIND[moment.here] == "blue_pavilion" else "exchange"
        acts = tuple(f"{verb} {good}" for good, n in zip(GOODS, moment.after.goods, strict=True) if n)
    reasons = [why(no) for act in acts if (no := why_not(moment.ahead, act)) is not None]
    return reasons[0] if reasons else k("units.nothing") if KIND[moment.here].endswith("pavilion") else None


def _waits(asking: Any) -> bool:
    """Whether the action of a stop is done, and it is open only for what may still be used there."""
    return isinstance(asking, Stop) and "action" in asking.done


_TRIED = {"changer": ("borrow",), "caravan": ("convert",), "tower": ("complete -",), "red_gate": ("draw -",)}
"""What a space is good for, to ask the engine why not."""
