"""A debt: the bill, what is missing, what each way would raise, and what giving up would mean."""
from engine.rihla.box import KIND
from engine.rihla.dues import Debt
from engine.rihla.scoring import worth
from engine.rihla.visit import visitor_pays
from ui.kit.html import Html, b, bdi, div, dl, h2, icon, join, li, p, section, span, ul
from ui.kit.html import dd as amount
from ui.kit.html import dt as term
from ui.rihla.looks import picture, tint
from ui.rihla.moment import Moment
from ui.rihla.names import k, level_words, space_name
from ui.rihla.panels.estate import ways
from ui.rihla.panels.parts import act_button
from ui.rihla.reasons import reason_words
from ui.rihla.space_words import party
from ui.words import say


def debt(moment: Moment) -> Html:
    """The page of a debt."""
    asking = moment.scene.asking
    assert isinstance(asking, Debt)
    return div(_bill(moment, asking), _ways(moment, asking), _last_way(moment, asking), class_="page debt-page", id="rh-debt")


def _bill(moment: Moment, asking: Debt) -> Html:
    total, cash = asking.total(), moment.view.merchants[asking.seat].cash
    rows = [(bdi(party(moment, to)), k(owed)) for to, owed in asking.claims]
    return section(h2(icon("debt"), span(reason_words(asking.reason))),
                   dl([div(term(say("rihla.debt.to", who=who)), amount(owed)) for who, owed in rows],
                      div(term(say("rihla.debt.cash")), amount(k(cash))),
                      div(term(say("rihla.debt.missing")), amount(k(total - cash)), class_="missing")), class_="bill")


def _ways(moment: Moment, asking: Debt) -> Html:
    """Every way to raise cash, the least painful first."""
    acts = suggested(moment, asking.seat)
    rows = [li(span(icon(picture(space)), class_=["sw", tint(space)]),
               span(b(space_name(space)), _now(moment, space), class_="name"),
               span(ways(moment, space, False), class_="ways"), class_="spot", id=f"raise-{space}") for space in acts]
    heading = h2(say("rihla.debt.ways", worth=k(worth(moment.view, asking.seat))))
    return section(heading, ul(rows) if rows else p(say("rihla.debt.nothing"), class_="soft"), class_="group")


def _now(moment: Moment, space: int) -> Html:
    """What stands there and what it brings: so much is given up."""
    level = moment.view.level[space]
    grown = say("rihla.estate.grown", what=level_words(level)) if level else None
    return span(grown, say("rihla.estate.pays", pay=k(visitor_pays(moment.view, space))), class_="soft")


def suggested(moment: Moment, seat: int) -> list[int]:
    """The spots that can raise cash now: bare ones outside full streets first, then by what they bring (rihla 7.2)."""
    spots = [int(act.split()[1]) for act in moment.listed if act.split()[0] in ("sell", "lease")]
    view = moment.view

    def pain(space: int) -> tuple[bool, bool, int, int]:
        full = KIND[space] == "business" and moment.full(space)
        return bool(view.level[space]), full, visitor_pays(view, space), space
    return sorted(spots, key=pain)


def _last_way(moment: Moment, asking: Debt) -> Html:
    """Giving up, with what it would mean; where it is not allowed, why not."""
    own, total = worth(moment.view, asking.seat), asking.total()
    if own >= total:
        return p(icon("info"), span(say("rihla.debt.cover", worth=k(own), total=k(total))), class_="soft hint")
    words = say("rihla.debt.giveup.means", worth=k(own), who=join([party(moment, to) for to, _ in asking.claims][0]),
                barakah=moment.view.merchants[asking.seat].barakah)
    return section(p(words, class_="soft"), act_button(moment, "give up", icon("close"), span(say("rihla.way.giveup"))),
                   class_="give-up")
