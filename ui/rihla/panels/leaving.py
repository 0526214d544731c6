"""Leaving the journey: what it would mean for a seat, and whether everybody here only watches."""
from engine.rihla.auction import Bid
from engine.rihla.dues import Debt
from engine.rihla.scoring import worth
from engine.rihla.trade import Reply
from ui.kit.face import Scene
from ui.kit.html import Html, join, p
from ui.rihla.names import k
from ui.words import say


def leaving(scene: Scene, seat: int) -> tuple[str, Html] | None:
    """The action by which a seat leaves, and what that means; None for who is out or has asked for it already."""
    view = scene.view
    merchant = view.merchants[seat]
    if view.ended or merchant.out or merchant.leaving:
        return None
    now = scene.mine and scene.asked == seat
    means = p(_now(scene, seat) if now else say("rihla.leave.later"))
    after = p(say("rihla.leave.means", barakah=merchant.barakah))
    return "leave" if now else f"ask leave {seat}", join(means, after)


def _now(scene: Scene, seat: int) -> Html:
    asking = scene.view.asking
    if isinstance(asking, Debt):
        return say("rihla.leave.debt", amount=k(min(worth(scene.view, seat), asking.total())))
    kinds: dict[type, str] = {Reply: "reply", Bid: "bid"}
    return say(f"rihla.leave.{kinds.get(type(asking), 'turn')}")


def watching(scene: Scene) -> bool:
    """Whether every person at this device is out while the game goes on."""
    merchants = scene.view.merchants
    persons = [seat for seat, who in enumerate(scene.seats) if who.kind == "person"]
    return not scene.over and bool(persons) and all(merchants[seat].out for seat in persons)
