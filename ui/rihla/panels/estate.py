"""My estate: every street with its businesses; building, selling, Ijara and taking back, each with its figure."""
from engine.rihla.box import GRAND_KHAN, IJARA_CASH, KIND, RECLAIM_COST, step_cost
from engine.rihla.box_road import Street
from engine.rihla.build import Build
from engine.rihla.visit import visitor_pays
from ui.kit.html import Html, b, div, h2, icon, li, p, section, span, ul
from ui.rihla.moment import Moment
from ui.rihla.names import k, level_words, space_name, street_name
from ui.rihla.panels.parts import OTHER_GROUPS, act_button, card_button, lots, owned, streets_of, swatch, vh
from ui.words import say, tell


def estate(moment: Moment) -> Html:
    """The page of the tray on which I manage what is mine."""
    streets = [_street(moment, street) for street in streets_of(moment, moment.me)]
    others = [_others(moment, kind, icon_name, spots) for kind, icon_name, spots in OTHER_GROUPS]
    empty = p(say("rihla.estate.none"), class_="soft") if not streets and not any(others) else None
    return div(empty, streets, others, _leave(moment), class_="page estate-page", id="rh-estate")


def _street(moment: Moment, street: Street) -> Html:
    mine = owned(moment, moment.me, street.spots)
    full = len(mine) == len(street.spots)
    head = h2(swatch(street), span(street_name(street.letter)), lots(moment, moment.me, street.spots),
              span(say("rihla.estate.full"), class_="tag") if full else None)
    return section(head, ul([_spot(moment, space, full) for space in mine]), class_=["group", "full" if full else ""],
                   id=f"group-{street.letter}")


def _others(moment: Moment, kind: str, icon_name: str, spots: tuple[int, ...]) -> Html | None:
    mine = owned(moment, moment.me, spots)
    if not mine:
        return None
    head = h2(span(icon(icon_name), class_="sw bg-k"), span(say(f"rihla.group.{kind}")), lots(moment, moment.me, spots))
    return section(head, ul([_spot(moment, space, False) for space in mine]), class_="group", id=f"group-{kind}")


def _spot(moment: Moment, space: int, full: bool) -> Html:
    name = card_button(f"space-{space}", tell("rihla.deed.open", name=space_name(space)), b(space_name(space)),
                       _state(moment, space), class_="name")
    return li(name, span(_ways(moment, space, full), class_="ways"), class_="spot", id=f"spot-{space}")


def _state(moment: Moment, space: int) -> Html:
    """What stands there and what it brings."""
    left, level = moment.view.ijara_left[space], moment.view.level[space]
    if KIND[space] == "waqf":
        return span(say("rihla.estate.waqf"), class_="soft")
    if left:
        return span(icon("ijara"), say("rihla.estate.leased", n=left), class_=["soft", "soon" if left <= 3 else ""])
    grown = say("rihla.estate.grown", what=level_words(level)) if level else None
    return span(grown, say("rihla.estate.pays", pay=k(visitor_pays(moment.view, space))), class_="soft")


def _ways(moment: Moment, space: int, full: bool) -> list[Html]:
    """What can be done with a spot: grow, sell, lease or take back."""
    if KIND[space] == "waqf":
        return []
    view = moment.view
    if view.ijara_left[space]:
        return [_way(moment, f"reclaim {space}", "reclaim", f"−{k(RECLAIM_COST[space])}")]
    found = []
    level = view.level[space]
    if full and level < GRAND_KHAN:
        what = "khan" if level + 1 == GRAND_KHAN else "build"
        found.append(_way(moment, str(Build(space)), what, f"−{k(step_cost(space, level + 1))}"))
    if level:
        found.append(_way(moment, f"sell {space}", "sell", f"+{k(step_cost(space, level))}"))
    else:
        found.append(_way(moment, f"lease {space}", "lease", f"+{k(IJARA_CASH[space])}"))
    return found


def _way(moment: Moment, act: str, what: str, figure: str) -> Html:
    space = int(act.split()[1])
    pictures = {"build": "stall", "khan": "khan", "sell": "coins", "lease": "ijara", "reclaim": "rotate"}
    words = span(say(f"rihla.way.{what}"), b(figure), vh(f" {space_name(space)}"))
    return act_button(moment, act, icon(pictures[what]), words, class_=what)


def _leave(moment: Moment) -> Html:
    return div(act_button(moment, "leave", span(say("rihla.way.leave"))), class_="leave-row")


def estate_list(moment: Moment, seat: int) -> Html:
    """The streets of a seat in short, as in the corner of a laptop's tray."""
    rows = [li(swatch(street), span(street_name(street.letter)), lots(moment, seat, street.spots),
               id=f"have-{seat}-{street.letter}") for street in streets_of(moment, seat)]
    rows += [li(span(icon(icon_name), class_="sw bg-k"), span(say(f"rihla.group.{kind}")), lots(moment, seat, spots),
                id=f"have-{seat}-{kind}") for kind, icon_name, spots in OTHER_GROUPS if owned(moment, seat, spots)]
    return ul(rows or li(span(icon("stall"), class_="sw bg-k"), span(say("rihla.estate.none"), class_="soft")),
              class_="estate", aria_label=tell("rihla.estate"))
