"""The brooch on my board, on the strip of seats and in sheets; what a draft does to it; and words for the bar."""
from collections.abc import Iterator
from typing import Any

from engine.caravanserai.actions.buy import Buying
from engine.caravanserai.box_board import GOOD_AT, STALL_OF
from engine.caravanserai.expansions.chapman.annex import BroochReward, chapman, standing_at
from engine.caravanserai.expansions.chapman.box import SLOTS
from engine.caravanserai.expansions.chapman.scoring import RubyPicking
from ui.caravanserai.expansions.chapman.pieces import brooch_card, figure, has_brooch, ruby, side_words, track
from ui.caravanserai.expansions.chapman.spend import PANEL, is_open, spending
from ui.caravanserai.moment import Moment
from ui.caravanserai.names import card_name, chip, k, signed, t
from ui.caravanserai.panels.parts import Panel
from ui.kit.html import Html, b, button, div, h3, icon, join, p, section, span, svg


def opened(moment: Moment) -> Panel | None:
    """The panel of what rubies are spent for, while it is open."""
    return spending(moment) if is_open(moment) and has_brooch(moment.view, moment.me) else None


def way_in(moment: Moment) -> Html | None:
    """The button of the brooch with its rubies, which opens what they are spent for; just their number while that is nothing."""
    if not has_brooch(moment.view, moment.me):
        return None
    annex = chapman(moment.view)
    held, slots = annex.brooches[moment.me], SLOTS[annex.sides[moment.me]]
    if not moment.scene.mine or not held:
        return span(ruby(), b(f"{held}/{slots}"), span(k("rubies.short"), class_="vh"), class_="way-n")
    return button(ruby(), span(b(f"{held}/{slots}")), type="button", class_="btn way-b", id="spend-brooch", data_do="pick",
                  data_what=f"open {PANEL}", aria_label=t("brooch.look", n=held, slots=slots))


def beside(moment: Moment) -> Html | None:
    """My brooch in the tray, on a laptop, with what a draft changes."""
    if not has_brooch(moment.view, moment.me):
        return None
    annex, then = chapman(moment.view), chapman(moment.ahead.table)
    return section(h3(icon("ruby"), span(k("brooch", side=then.sides[moment.me])), track(annex, moment.me, then)),
                   class_="part-b wide", title=side_words(moment.view, then.sides[moment.me]))


def seat_more(moment: Moment, seat: int) -> Html | None:
    """The rubies of a seat, on the strip."""
    if not has_brooch(moment.view, seat):
        return None
    annex = chapman(moment.view)
    return span(ruby(), annex.brooches[seat], span(f"/{SLOTS[annex.sides[seat]]}", class_="of"),
                span(t("rubies.short"), class_="vh"), class_="wide")


def seat_sheet(moment: Moment, seat: int) -> Html | None:
    """The brooch of a seat, in its sheet."""
    return section(h3(k("brooch.title")), brooch_card(moment.view, seat)) if has_brooch(moment.view, seat) else None


def sheet(moment: Moment, which: str) -> tuple[Html, Html]:
    """All brooches, the rubies in the supply, and how many Chapman cards wait."""
    annex = chapman(moment.view)
    rows = [section(h3(moment.name(seat)), brooch_card(moment.view, seat)) for seat in range(len(annex.sides))
            if has_brooch(moment.view, seat)]
    body = div(p(k("rubies.supply", n=annex.supply), class_="soft"), rows, p(k("help.chapman.3"), class_="soft"),
               p(k("chapman.deck", n=len(annex.deck)), class_="soft"), class_="cv piece-sheet")
    return k("brooch.title"), body


def space_sheet(moment: Moment, space: int) -> Html | None:
    """What buying at a stall brings besides the goods."""
    good = GOOD_AT[space] if space < len(GOOD_AT) else -1
    if good < 0:
        return None
    lying, there = chapman(moment.view).rubies[good], len(standing_at(moment.view, space))
    figures = [svg(figure(), class_="man-p", viewBox="-22 -30 46 54", aria_hidden="true") for _ in range(there)]
    words = [*([k("say.stall.rubies", n=lying)] if lying else []), *([k("say.stall.chapmen", n=there)] if there else [])]
    if not words:
        return None
    return p([ruby() for _ in range(lying)], figures, span([join(said, " ") for said in words]), class_="hint follows")


# ---- what a draft does


def chips(moment: Moment) -> Iterator[Html]:
    """Rubies won or spent, a brooch that fills, Chapmen who move on."""
    if not has_brooch(moment.view, moment.me):
        return
    was, then = (chapman(table).brooches[moment.me] for table in (moment.view, moment.ahead.table))
    flipped = chapman(moment.view).sides[moment.me] != chapman(moment.ahead.table).sides[moment.me]
    if was != then and not flipped:
        yield chip(join(signed(then - was), ruby(), span(k("rubies.short"), class_="vh")), "loss" if then < was else "")
    if isinstance(moment.ahead.asking, Buying):
        yield from _bought(moment, moment.ahead.asking)
    if flipped or isinstance(moment.ahead.asking, BroochReward):
        yield chip(k("chip.brooch"), picture=ruby())


def _bought(moment: Moment, buying: Any) -> Iterator[Html]:
    """What comes when the purchase closes."""
    annex = chapman(moment.ahead.table)
    lying = annex.rubies[buying.good]
    if lying and STALL_OF[buying.good] == buying.space:
        yield chip(join(signed(lying), ruby(), span(k("rubies.short"), class_="vh")))
        if annex.brooches[moment.me] + lying >= SLOTS[annex.sides[moment.me]]:
            yield chip(k("chip.brooch"), picture=ruby())
    there = len(standing_at(moment.ahead.table, buying.space))
    if there:
        yield chip(k("chip.chapmen", n=there), "quiet", "chapman")


# ---- words


def say(moment: Moment) -> Html | None:
    """What a full brooch asks, also in the midst of a draft; what a side brings that is picked."""
    if isinstance(moment.ahead.asking, BroochReward):
        return k("say.broochreward")
    if any(act.startswith("score card ") for act in moment.draft.bundle) and isinstance(moment.scene.asking, RubyPicking):
        return k("say.picked")
    side = next((act.rpartition(" ")[2] for act in moment.draft.bundle if act.startswith("brooch side ")), "")
    return join(side_words(moment.view, side)) if side else None


def thing(rest: str) -> str:
    """What an action about rubies speaks of."""
    return {"A": t("side.A"), "B": t("side.B"), "yes": t("rubies.yes"), "no": t("rubies.no")}.get(rest, "")


def account(part: str) -> str:
    """The line of a card that was taken with cy22."""
    return t("account.cy22", card=card_name(part.partition("-")[2])) if part.startswith("cy22-") else ""


def picture() -> Html:
    """A Chapman and two rubies, for the chapter of the rules."""
    return p(svg(figure(), class_="man-p", viewBox="-22 -30 46 54", aria_hidden="true"), ruby(), ruby(), class_="hint follows")
