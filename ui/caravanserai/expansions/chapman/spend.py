"""What rubies are spent for: a panel opened at the brooch, and what a purchase or a trade adds to its own panel."""
from collections.abc import Sequence

from engine.caravanserai.actions.trade import Trading
from engine.caravanserai.box import GOODS
from engine.caravanserai.expansions.chapman.annex import chapman
from engine.caravanserai.expansions.chapman.barter import BARTERED
from engine.caravanserai.expansions.chapman.box import BARTER, RUBY_TRADE, SLOTS
from engine.caravanserai.expansions.chapman.spending import COPY_PRICE, to_copy
from engine.caravanserai.turn import Rolled, Stop
from ui.caravanserai.ask import why_not
from ui.caravanserai.expansions.chapman.buying import at_stall
from ui.caravanserai.expansions.chapman.pieces import has_brooch, ruby, side_words, track
from ui.caravanserai.expansions.put import toggle
from ui.caravanserai.expansions.shelf import Note, shelf
from ui.caravanserai.moment import Moment
from ui.caravanserai.names import gem, good_name, k, t
from ui.caravanserai.panels.parts import Panel, choice, choices
from ui.caravanserai.why import why
from ui.kit.html import Html, b, button, div, icon, span

PANEL = "brooch"
"""The name of the panel that is opened at the brooch."""
USES = ("ruby step", "ruby reroll", "ruby copy", "ruby barter")
"""Verbs of what the panel offers."""


def holds(moment: Moment, card: str) -> bool:
    """Whether I may use a card now, my own or a copied one."""
    boy = moment.ahead.table.seats[moment.me]
    return card in boy.cards or card in boy.boons


# ---- the panel


def is_open(moment: Moment) -> bool:
    """Whether the panel is shown: opened by hand, and while the last thing drafted came from it."""
    last = moment.draft.bundle[-1] if moment.draft.bundle else ""
    return moment.draft.open == PANEL or last.startswith(("ruby copy ", "ruby barter "))


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
    key = "copy.owner" if has_brooch(moment.view, seat) else "copy.owner.bare"
    return Note(span(class_=f"owner seat-{seat + 1}"), t(key, who=moment.name(seat)))


# ---- beneath the panels of purchases and trades


def beneath(moment: Moment) -> Html | None:
    """At a stop the way to what rubies are spent for; at a stall what buying does to rubies and Chapmen, and the ruby for a
    dirham less; in a trade the ruby of cx23."""
    if moment.draft.open or is_open(moment) or not has_brooch(moment.view, moment.me):
        return None
    parts = [_way_in(moment), _in_trade(moment), at_stall(moment)]
    return div(parts, class_="at-stall") if any(parts) else None


def _way_in(moment: Moment) -> Html | None:
    """At a stop no idle panel leads to the brooch."""
    if not isinstance(moment.scene.asking, Stop) or not any(str(act).startswith(USES) for act in moment.scene.legal):
        return None
    annex = chapman(moment.view)
    held_now, slots = annex.brooches[moment.me], SLOTS[annex.sides[moment.me]]
    return button(ruby(), b(f"{held_now}/{slots}"), " ", span(k("rubies.short")), type="button", class_="choice",
                  id="spend-brooch", data_do="pick", data_what=f"open {PANEL}",
                  aria_label=t("brooch.look", n=held_now, slots=slots))


def _in_trade(moment: Moment) -> Html | None:
    if not isinstance(moment.asking, Trading) or not holds(moment, RUBY_TRADE):
        return None
    return toggle(moment, "hand ruby", ruby(), icon("coins"), b("+3"), " ", span(k("ruby.trade")), class_="",
                  label=t("ruby.trade.label"))


def tall(moment: Moment) -> bool:
    """Whether what stands beneath a panel needs more room than a phone's tray."""
    if moment.draft.open or is_open(moment) or not has_brooch(moment.view, moment.me):
        return False
    if _way_in(moment) is not None or _in_trade(moment) is not None:
        return True
    return bool(chapman(moment.view).brooches[moment.me]) and at_stall(moment) is not None
