"""The preview of a draft as chips, in the order cost, gain, consequence (spec 7.2)."""
from collections.abc import Iterator
from typing import Any

from engine.tantan.preview import Foresight
from engine.tantan.standing import leaders
from engine.tantan.table import Discard, Pick, Steal
from ui.kit.html import Html, p
from ui.tantan.ask import fronts_after
from ui.tantan.cards import chip
from ui.tantan.moment import Moment
from ui.words import say


def preview(moment: Moment) -> Html:
    """The chips under the hand; an empty row while nothing is complete."""
    fore = moment.fore
    return p(list(_chips(moment, fore)) if fore else None, class_="chips pre", id="pre")


def _chips(moment: Moment, fore: Foresight) -> Iterator[Html]:
    kinds: dict[type, Any] = {Pick: _share, Steal: _theft, Discard: _loss}
    part = kinds.get(type(moment.scene.asking), _purchase if moment.draft.stalls else _stock)
    yield from part(moment, fore)


def _fill(moment: Moment, fore: Foresight) -> Iterator[Html]:
    """Who picks first if the draft fills the caravan, and whether that ends the game."""
    if fore.picks_first is not None:
        if fore.picks_first == moment.me:
            yield chip(say("tantan.chip.fills.me"), picture="camel")
        else:
            yield chip(say("tantan.chip.fills.other", who=moment.name(fore.picks_first)), "loss", "camel")
    if "pile-empties" in fore.warnings:
        yield chip(say("tantan.chip.pile" if fore.last else "tantan.chip.pile.soon"), "loss")
    elif fore.last:
        yield chip(say("tantan.chip.last"), "loss")


def _purchase(moment: Moment, fore: Foresight) -> Iterator[Html]:
    yield from _fill(moment, fore)
    if fore.next_purse is not None:
        yield chip(say("tantan.chip.purse", coins=fore.next_coins), picture=fore.next_purse)
    if "one-space-stays-free" in fore.warnings:
        yield chip(say("tantan.chip.danger"))
    if fore.coins_left:
        yield chip(say("tantan.chip.left", n=fore.coins_left), "quiet", "coins")
    yield chip(say("tantan.chip.hand", n=len(fore.hand)), "quiet", "hand")
    if fore.top_lands is not None:
        where = "tantan.chip.top.purse" if fore.top_lands == 0 else "tantan.chip.top.stall"
        yield chip(say(where, stall=fore.top_lands), "quiet")


def _stock(moment: Moment, fore: Foresight) -> Iterator[Html]:
    yield from _fill(moment, fore)
    if "one-space-stays-free" in fore.warnings:
        yield chip(say("tantan.chip.danger"), "loss")
    elif fore.picks_first is None:
        yield chip(say("tantan.chip.free", n=fore.free), picture="camel")
    yield chip(say("tantan.chip.hand", n=len(fore.hand)), picture="hand")


def _share(moment: Moment, fore: Foresight) -> Iterator[Html]:
    """What a share brings, and what it leaves to the others."""
    card = moment.draft.card
    if card == "thief":
        if fore.thefts:
            yield chip(say("tantan.chip.thefts", n=fore.thefts), picture="thief")
        else:
            yield chip(say("tantan.chip.thief.none"), "loss", "thief")
    else:
        yield _gain(moment, fore, card)
    yield from _leads(moment, card)
    yield chip(say("tantan.chip.rest", n=sum(fore.caravan.values()) - fore.mice), "quiet")
    if moment.me in fore.mice_go_to:
        yield chip(say("tantan.chip.mouse.me"), "loss", "mouse")


def _gain(moment: Moment, fore: Foresight, card: str) -> Html:
    gain = fore.points[moment.me]
    if not gain:
        return chip(say("tantan.chip.nothing"), picture=card)
    return chip(say("tantan.chip.gain", points=gain), picture=card)


def _leads(moment: Moment, card: str) -> Iterator[Html]:
    """Leads won, and rivals who lose theirs."""
    if card not in ("princess", "merchant"):
        return
    then = fronts_after(moment.view, moment.bundle)
    before, after = leaders(moment.view.fronts, card), leaders(then, card)
    if moment.me in after and moment.me not in before:
        yield chip(say(f"tantan.chip.lead.{card}"), picture="laurel")
    what = say("tantan.chip.princesses" if card == "princess" else "tantan.chip.merchants")
    for seat in before:
        if seat not in after:
            yield chip(say("tantan.chip.lead.loses", who=moment.name(seat), what=what), picture="laurel")


def _theft(moment: Moment, fore: Foresight) -> Iterator[Html]:
    victim = moment.draft.victim or 0
    yield chip(say("tantan.chip.victim", who=moment.name(victim), n=moment.view.hand_counts[victim]), picture="hand")
    yield chip(say("tantan.chip.thefts.more", n=fore.thefts), "quiet", "thief")


def _loss(moment: Moment, fore: Foresight) -> Iterator[Html]:
    loss = -fore.points[moment.me]
    if loss:
        yield chip(say("tantan.chip.loss", points=loss), "loss", moment.draft.card)
    else:
        yield chip(say("tantan.chip.loss.none"), picture=moment.draft.card)
    for warning, key in _WARNINGS.items():
        if warning in fore.warnings:
            yield chip(say(key), "loss")
    if "loses-merchant-lead" not in fore.warnings and fore.parts["merchants"] < 0 and moment.draft.card != "merchant":
        yield chip(say("tantan.chip.kind"), "loss", "merchant")


_WARNINGS = {"breaks-largest-collection": "tantan.chip.breaks", "loses-princess-lead": "tantan.chip.lost.princess",
             "loses-merchant-lead": "tantan.chip.lost.merchant"}
