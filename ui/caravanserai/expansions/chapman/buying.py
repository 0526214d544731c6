"""What a purchase adds to its own panel: the ruby for a dirham less, rubies won, Chapmen who move on."""
from engine.caravanserai.actions.buy import Buying
from engine.caravanserai.box import GOODS
from engine.caravanserai.box_board import GOOD_AT, KIND
from engine.caravanserai.expansions.chapman.annex import chapman, standing_at
from engine.caravanserai.expansions.chapman.box import SLOTS
from engine.caravanserai.turn import Stop
from engine.kernel import Refusal
from ui.caravanserai.ask import follow, start
from ui.caravanserai.draft import Draft
from ui.caravanserai.expansions.chapman.pieces import ruby
from ui.caravanserai.moment import Moment
from ui.caravanserai.names import gem, good_name, k, t
from ui.caravanserai.panels.parts import choices
from ui.kit.face import Scene
from ui.kit.html import Html, b, button, icon, join, p, span


def at_stall(moment: Moment) -> Html | None:
    """At a stall: the ruby for a dirham less, and what buying does besides."""
    if not isinstance(moment.asking, Stop | Buying) or KIND[moment.here] != "stall":
        return None
    buttons = [_discount(moment, good) for good in sold(moment)] if chapman(moment.view).brooches[moment.me] else []
    said, told = following(moment), any(act.startswith(("buy ", "ruby buy ")) for act in moment.draft.bundle)
    if not said and not buttons:
        return None
    return join(choices(*buttons, class_="ruby-b") if buttons else None,
                p(said, span(k("say.stall.then"), class_="vh"), class_=["hint follows", "told" if told else ""])
                if said else None)


def sold(moment: Moment) -> list[str]:
    """The goods that are on sale or already drafted here."""
    acts = [*moment.draft.bundle, *moment.options]
    goods = [act.rpartition(" ")[2] for act in acts if act.startswith(("buy ", "ruby buy ")) and act.count(" ") < 3]
    found = list(dict.fromkeys(good for good in goods if good in GOODS))
    return found or [GOODS[GOOD_AT[moment.here]]]


def _discount(moment: Moment, good: str) -> Html:
    """One piece for a dirham less, once in a purchase."""
    on = f"ruby buy {good}" in moment.draft.bundle
    ready = on or not isinstance(discount(moment.scene, moment.draft, good), Refusal)
    return button(ruby("out" if on else "in"), icon("coins"), b("−1"), " ", gem(good), span(k("ruby.discount"), class_="wide"),
                  type="button", id=f"do-discount-{good}", data_do="pick", data_what=f"discount {good}",
                  class_=["choice", "deck", "picked" if on else "legal" if ready else "beyond",
                          moment.refused(f"discount {good}")],
                  aria_pressed="true" if on else "false", aria_disabled=None if ready else "true",
                  aria_label=t("do.discount.label", good=good_name(good)))


def discount(scene: Scene, draft: Draft, good: str) -> Draft | Refusal:
    """A piece of the purchase is paid with a ruby and a dirham less, or no longer: the last one drafted, else one more."""
    plain, paid, bundle = f"buy {good}", f"ruby buy {good}", draft.bundle
    if paid in bundle:
        return _all_of(scene, draft, _swapped(bundle, paid, plain))
    tries = [_swapped(bundle, plain, paid)] if plain in bundle else []
    found = [_all_of(scene, draft, tried) for tried in (*tries, (*bundle, paid))]
    return next((then for then in found if isinstance(then, Draft)), found[0])


def _swapped(bundle: tuple[str, ...], act: str, other: str) -> tuple[str, ...]:
    """A bundle with the last such action in another form."""
    place = len(bundle) - 1 - bundle[::-1].index(act)
    return (*bundle[:place], other, *bundle[place + 1:])


def _all_of(scene: Scene, draft: Draft, bundle: tuple[str, ...]) -> Draft | Refusal:
    """The draft of a bundle that is legal to its end, or why it is not."""
    ahead = start(scene.view)
    for act in bundle:
        then = follow(ahead, act)
        if isinstance(then, Refusal):
            return then
        ahead = then
    return draft._replace(bundle=bundle)


def following(moment: Moment) -> list[Html]:
    """What buying here does besides: rubies for the brooch, which may fill it, and Chapmen who move on."""
    own = GOOD_AT[moment.here]
    good = moment.asking.good if isinstance(moment.asking, Buying) else own
    annex, there = chapman(moment.table), len(standing_at(moment.table, moment.here))
    lying = annex.rubies[good]
    fills = good == own and lying >= SLOTS[annex.sides[moment.me]] - chapman(moment.ahead.table).brooches[moment.me]
    said = []
    if lying:
        said.append(span(b(f"+{lying}"), ruby(), span(k("rubies.short"), class_="vh"),
                         span(k("chip.brooch")) if fills else None if good == own else span(k("ruby.offered"))))
    if there:
        said.append(span(icon("chapman"), span(k("chip.chapmen", n=there))))
    return said
