"""The bar and the preview while Anahita or the Arbab are concerned: what is asked, what a button does, what it changes."""
from collections.abc import Iterator

from engine.caravanserai.box_board import RED_GATE, SPACE_NUMBER
from engine.caravanserai.expansions.anahita.abilities import LESSER
from engine.caravanserai.expansions.anahita.annex import anahita, arbab
from engine.caravanserai.expansions.anahita.favour import Favoured
from engine.caravanserai.expansions.anahita.preview import coming_stops
from engine.caravanserai.expansions.anahita.solo_deeds import Outermost
from engine.caravanserai.expansions.anahita.walk import Displacing
from engine.caravanserai.turn import Stop
from ui.caravanserai.bar import deed_words
from ui.caravanserai.expansions.anahita.favour import PANEL, asking_her, wished
from ui.caravanserai.expansions.anahita.panels import aside_target
from ui.caravanserai.expansions.anahita.pieces import SHOWN_STOPS
from ui.caravanserai.expansions.anahita.words import help_name
from ui.caravanserai.moment import Moment
from ui.caravanserai.names import chip, has, k, signed, space_name, t
from ui.kit.html import Html, icon, join, span


def her_main(moment: Moment) -> Html | None:
    """Where she is sent, and what she does there."""
    if not asking_her(moment):
        return None
    space, tokens = wished(moment.draft)
    if not space:
        return k("main.favour")
    deed = deed_words([step.act for step in moment.ahead.steps if not step.act.startswith("favour ")])
    return k("do.favour.and", deed=deed) if deed else k("do.favour.to", space=space_name(space), n=tokens)


def her_say(moment: Moment) -> Html | None:
    """What a favour does, while it is being asked and while she stands somewhere for me."""
    if asking_her(moment):
        if moment.draft.open == PANEL and not wished(moment.draft)[0]:
            return k("say.favour")
        unlocks = anahita(moment.ahead.table).unlocked > anahita(moment.view).unlocked
        if unlocks:
            return k("say.favour.unlocks")
        return None if len(moment.ahead.steps) > 1 else k("say.favour.there", space=space_name(wished(moment.draft)[0]))
    asking = moment.scene.asking
    if isinstance(asking, Favoured) and not moment.ahead.steps and any(
            not act.startswith(("skip", "open", "finish")) for act in moment.options):
        return k("say.favoured", space=space_name(moment.here_name))
    return None


def his_say(moment: Moment) -> Html | None:
    """What the Arbab asks."""
    asking = moment.scene.asking
    if isinstance(asking, Displacing):
        target = aside_target(moment)
        return k("say.displacing.to", space=space_name(target)) if target else k("say.displacing")
    if isinstance(asking, Outermost):
        return k("say.outermost")
    at_gate = isinstance(moment.ahead.asking, Stop) and moment.here == RED_GATE and arbab(moment.view).open
    return k("say.pick") if at_gate and any(act.startswith("pick ") for act in moment.options) else None


def her_chips(moment: Moment) -> Iterator[Html]:
    """Tokens paid, and a card that is turned up; tokens taken."""
    was, then = anahita(moment.view), anahita(moment.ahead.table)
    paid = was.tokens[moment.me] - then.tokens[moment.me]
    if paid:
        yield chip(join(signed(-paid), icon("favour"), span(k("favours.short"), class_="vh")), "loss" if paid > 0 else "")
    if then.unlocked > was.unlocked:
        yield chip(k("chip.unlock"), picture="anahita")


def his_chips(moment: Moment) -> Iterator[Html]:
    """A warning where the Arbab will come before my next turn."""
    target = moment.target
    if target and SPACE_NUMBER[target] in coming_stops(moment.view)[:SHOWN_STOPS]:
        yield chip(k("chip.arbab"), "loss wide-chip", "arbab")


def thing(rest: str) -> str:
    """What an action about her cards speaks of."""
    words = rest.split()
    if not words or not has(f"help-card.{words[0]}.name"):
        return ""
    return t(f"turn.{words[1]}") if len(words) > 1 and words[1] != "-" else help_name(words[0])


def term(word: str) -> str:
    """An order filled with a piece less."""
    return t(f"term.{word}") if word in LESSER else ""


def her_target(act: str) -> str:
    """The piece that asking a favour touches."""
    words = act.split()
    return f"space {words[1]}" if words[0] == "favour" else ""


def his_target(act: str) -> str:
    """The piece that stepping aside touches."""
    words = act.split()
    return f"space {words[1]}" if words[0] == "displace" else ""
