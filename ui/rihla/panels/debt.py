"""A debt: the bill, what is missing, what each way would raise, and what giving up would mean."""
from engine.kernel import legal
from engine.rihla.box import IJARA_CASH, step_cost
from engine.rihla.dues import Debt
from engine.rihla.game import GAME
from engine.rihla.scoring import worth
from engine.rihla.visit import visitor_pays
from ui.kit.html import Html, b, bdi, button, div, dl, h2, icon, join, li, p, section, span, ul
from ui.kit.html import dd as amount
from ui.kit.html import dt as term
from ui.rihla.drafts.debt import missing, picked, spots
from ui.rihla.looks import picture, tint
from ui.rihla.moment import Moment
from ui.rihla.names import k, level_words, space_name
from ui.rihla.panels.parts import act_button, vh, way_button
from ui.rihla.reasons import reason_words
from ui.rihla.space_words import party
from ui.words import say


def debt(moment: Moment) -> Html:
    """The page of a debt."""
    asking = moment.scene.asking
    assert isinstance(asking, Debt)
    return div(_bill(moment, asking), _ways(moment, asking), _last_way(moment, asking), class_="page debt-page", id="rh-debt")


def _bill(moment: Moment, asking: Debt) -> Html:
    cash = moment.view.merchants[asking.seat].cash
    rows = [(bdi(party(moment, to)), k(owed)) for to, owed in asking.claims]
    return section(h2(icon("debt"), span(reason_words(asking.reason))),
                   dl([div(term(say("rihla.debt.to", who=who)), amount(owed)) for who, owed in rows],
                      div(term(say("rihla.debt.cash")), amount(k(cash))), _short(moment, asking)), class_="bill")


def _short(moment: Moment, asking: Debt) -> Html:
    """What is missing, or left over, after what is picked: one line whatever it says, so that nothing below it moves."""
    ways = picked(moment.draft)
    short = missing(moment.view, asking, ways)
    key = "left" if short <= 0 else "still" if ways else "missing"
    return div(term(say(f"rihla.debt.{key}")), amount(k(abs(short))), class_="missing" if short > 0 else "missing covered")


def _ways(moment: Moment, asking: Debt) -> Html:
    """Every way to raise cash, the least painful first."""
    found, may = spots(moment.view, asking.seat), _may(moment, asking)
    rows = [li(span(icon(picture(space)), class_=["sw", tint(space)]),
               span(b(space_name(space)), _now(moment, space), class_="name"),
               span(_way(moment, space, may), class_="ways"), class_="spot", id=f"raise-{space}") for space in found]
    own = worth(moment.view, asking.seat)
    choice = button(span(say("rihla.debt.suggest")), type="button", id="raise-all", class_="btn way", data_do="pick",
                    data_what="raise-all") if own >= asking.total() else None
    heading = div(h2(say("rihla.debt.ways", worth=k(own))), choice, class_="raise-hd")
    return section(heading, ul(rows) if rows else p(say("rihla.debt.nothing"), class_="soft"), class_="group")


def _may(moment: Moment, asking: Debt) -> list[str]:
    """The ways that are open after those that are picked: none once the debt is covered."""
    ways = picked(moment.draft)
    if not ways or moment.fore is None:
        return list(moment.listed)
    return [str(act) for act in legal(GAME, moment.fore.table)] if missing(moment.view, asking, ways) > 0 else []


def _way(moment: Moment, space: int, may: list[str]) -> Html:
    """The way that a place still has after what is picked: its stalls one by one, then Ijara, which a second tap puts back."""
    ways = picked(moment.draft)
    level = moment.view.level[space] - ways.count(f"sell {space}")
    act = f"sell {space}" if level else f"lease {space}"
    leased = not level and act in ways
    figure = step_cost(space, level) if level else IJARA_CASH[space]
    words = span(say("rihla.way.sell" if level else "rihla.way.lease"), b(f"+{k(figure)}"), vh(f" {space_name(space)}"))
    return way_button(moment, act, icon("check" if leased else "coins" if level else "ijara"), words, picked=leased,
                      allowed=leased or act in may)


def _now(moment: Moment, space: int) -> Html:
    """What stands there, what is picked to go, and what it brings: so much is given up."""
    level, gone = moment.view.level[space], picked(moment.draft).count(f"sell {space}")
    grown = say("rihla.estate.grown", what=level_words(level)) if level else None
    sold = b(say("rihla.debt.sold", n=gone)) if gone else None
    return span(grown, say("rihla.estate.pays", pay=k(visitor_pays(moment.view, space))), sold, class_="soft")


def _last_way(moment: Moment, asking: Debt) -> Html:
    """Giving up, with what it would mean; where it is not allowed, why not."""
    own, total = worth(moment.view, asking.seat), asking.total()
    if own >= total:
        return p(icon("info"), span(say("rihla.debt.cover", worth=k(own), total=k(total))), class_="soft hint")
    words = say("rihla.debt.giveup.means", worth=k(own), who=join([party(moment, to) for to, _ in asking.claims][0]),
                barakah=moment.view.merchants[asking.seat].barakah)
    return section(p(words, class_="soft"), act_button(moment, "give up", icon("close"), span(say("rihla.way.giveup"))),
                   class_="give-up")
