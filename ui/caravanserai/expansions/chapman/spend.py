"""What rubies are spent for: a panel opened at the brooch, and what a purchase or a trade adds to its own panel."""
from collections.abc import Sequence

from engine.caravanserai.actions.buy import Buying
from engine.caravanserai.actions.trade import Trading
from engine.caravanserai.box import GOODS
from engine.caravanserai.box_board import GOOD_AT, KIND
from engine.caravanserai.expansions.chapman.annex import chapman, standing_at
from engine.caravanserai.expansions.chapman.barter import BARTERED
from engine.caravanserai.expansions.chapman.box import BARTER, RUBY_TRADE, SLOTS
from engine.caravanserai.expansions.chapman.spending import COPY_PRICE, to_copy
from engine.caravanserai.turn import Rolled, Stop
from engine.kernel import Refusal
from ui.caravanserai.ask import follow, start, why_not
from ui.caravanserai.draft import Draft
from ui.caravanserai.expansions.chapman.pieces import has_brooch, ruby, side_words, track
from ui.caravanserai.expansions.put import toggle
from ui.caravanserai.expansions.shelf import Note, shelf
from ui.caravanserai.moment import Moment
from ui.caravanserai.names import gem, good_name, k, t
from ui.caravanserai.panels.parts import Panel, choice, choices
from ui.caravanserai.why import why
from ui.kit.face import Scene
from ui.kit.html import Html, b, button, div, icon, p, span

PANEL = "brooch"
"""The name of the panel that is opened at the brooch."""
USES = ("ruby step", "ruby reroll", "ruby copy", "ruby barter")
"""Verbs of what the panel offers."""


def held(moment: Moment, seat: int | None = None) -> int:
    """The rubies on a brooch after the draft."""
    return chapman(moment.ahead.table).brooches[moment.me if seat is None else seat]


def holds(moment: Moment, card: str) -> bool:
    """Whether I may use a card now, my own or a copied one."""
    boy = moment.ahead.table.seats[moment.me]
    return card in boy.cards or card in boy.boons


# ---- the panel


def spending(moment: Moment) -> Panel:
    """What rubies may be spent for now; everything else is dimmed and says why when it is pressed."""
    annex = chapman(moment.view)
    head = div(track(annex, moment.me, chapman(moment.ahead.table)), span(side_words(moment.view, annex.sides[moment.me])),
               _shut() if moment.draft.open else None, class_="hint")
    rows = [choices(*_walking(moment), class_="decks"), _barter(moment), _copies(moment)]
    return Panel(k("title.brooch"), div(head, rows, class_="steppers spending"), tall=True)


def _shut() -> Html:
    """The way back to the panel of the question."""
    return button(icon("close"), type="button", class_="btn icon step shut-b", id="brooch-shut", data_do="pick",
                  data_what=f"open {PANEL}", aria_label=t("brooch.shut"))


def _walking(moment: Moment) -> Sequence[Html]:
    if not moment.walking:
        return ()
    roll = choice(moment, "ruby reroll", ruby(), icon("die"), span(k("ruby.reroll")), class_="deck", label=t("ruby.reroll.label"))
    step = toggle(moment, "ruby step", ruby(), icon("walk"), span(k("ruby.step")), label=t("ruby.step.label"))
    return [step, *([roll] if isinstance(moment.scene.asking, Rolled) else [])]


def _barter(moment: Moment) -> Html | None:
    """The card cx22: a ruby for a piece."""
    if not holds(moment, BARTER):
        return None
    tray = moment.ahead.table.tray
    buttons = [choice(moment, f"ruby barter {GOODS[good]}", ruby(), gem(GOODS[good]), b(tray[good], class_="left"),
                      class_="deck", label=t("do.ruby-barter.label", good=good_name(GOODS[good]), n=tray[good]))
               for good in BARTERED]
    return choices(*buttons, class_="decks", label=t("card.cx22.name"))


def _copies(moment: Moment) -> Html:
    """Cards of the display and of other seats, to be used until the turn ends."""
    table = moment.ahead.steps[0].table if moment.ahead.steps else moment.table
    seats = moment.view.seats
    owner = {card: seat for seat, boy in enumerate(seats) if seat != moment.me for card in boy.cards}
    cards = to_copy(table, moment.me)
    notes = {card: _owner(moment, owner[card]) for card in cards if card in owner}
    ready = any(act.startswith("ruby copy ") for act in (*moment.options, *moment.draft.bundle))
    no = None if ready or not cards else why_not(moment.ahead, f"ruby copy {cards[0]}")
    foot = k("copy.foot", n=COPY_PRICE) if no is None else why(no)
    return shelf(moment, "ruby copy", cards, foot, notes)


def _owner(moment: Moment, seat: int) -> Note:
    return Note(span(class_=f"owner seat-{seat + 1}"), t("copy.owner", who=moment.name(seat)))


# ---- beneath the panels of purchases and trades


def beneath(moment: Moment) -> Html | None:
    """At a stall: what buying does to rubies and Chapmen, and the ruby for a dirham less; in a trade: the ruby of cx23."""
    if moment.draft.open or not has_brooch(moment.view, moment.me):
        return None
    if isinstance(moment.asking, Trading) and holds(moment, RUBY_TRADE):
        return choices(toggle(moment, "hand ruby", ruby(), icon("coins"), b("+3"), " ", span(k("ruby.trade")),
                              label=t("ruby.trade.label")), class_="decks ruby-b")
    return _at_stall(moment) if isinstance(moment.asking, Stop | Buying) and KIND[moment.here] == "stall" else None


def _at_stall(moment: Moment) -> Html | None:
    buttons = [_discount(moment, good) for good in sold(moment)] if chapman(moment.view).brooches[moment.me] else []
    said = following(moment)
    if not said and not buttons:
        return None
    return div(choices(*buttons, class_="ruby-b") if buttons else None,
               p(said, span(k("say.stall.then"), class_="vh"), class_="hint follows") if said else None, class_="at-stall")


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
    fills = good == own and lying >= SLOTS[annex.sides[moment.me]] - held(moment)
    said = []
    if lying:
        said.append(span(b(f"+{lying}"), ruby(), span(k("rubies.short"), class_="vh"),
                         span(k("chip.brooch")) if fills else None if good == own else span(k("ruby.offered"))))
    if there:
        said.append(span(icon("chapman"), span(k("chip.chapmen", n=there))))
    return said


def tall(moment: Moment) -> bool:
    """Whether what stands beneath a panel needs more room than a phone's tray."""
    if moment.draft.open or not has_brooch(moment.view, moment.me):
        return False
    if isinstance(moment.asking, Trading):
        return holds(moment, RUBY_TRADE)
    return bool(chapman(moment.view).brooches[moment.me]) and beneath(moment) is not None
