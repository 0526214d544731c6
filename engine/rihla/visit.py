"""Stopping at a business or a service (rihla 3.9, 3.10): buy a free one, pay for another's."""
from engine.rihla.auction import offer_spot
from engine.rihla.box import KIND, PAY, PRICE, SERVICE_FEES
from engine.rihla.dues import charge
from engine.rihla.road import stops_at
from engine.rihla.table import NOBODY, Open, RihlaTable, count_services, owns_street


def visitor_pays(state: Open, space: int) -> int:
    """What a visitor pays the owner now; 0 on Ijara, at a Waqf, or where nobody owns (rihla 1.4, 1.5).

    Stalls decide first.  Without stalls a full street doubles, also beside a leased sister or one with stalls [R-21,
    R-22].  A service counts all services of its owner, leased ones too [R-23].
    """
    owner = state.owner[space]
    if owner == NOBODY or state.ijara_left[space] or not PRICE[space]:
        return 0
    if KIND[space] == "service":
        return SERVICE_FEES[count_services(state, owner)]
    level = state.level[space]
    if level:
        return PAY[space][1 + level]
    return PAY[space][1 if owns_street(state, space) else 0]


@stops_at("business", "service")
def stop_at_spot(table: RihlaTable, seat: int, space: int) -> None:
    """A free spot is offered; at another's the visitor pays, even if its owner waits in Bayt al-Dayn [R-49]."""
    owner = table.owner[space]
    if owner == NOBODY:
        offer_spot(table, seat, space)
    elif owner != seat and not table.ijara_left[space]:
        charge(table, seat, [(owner, visitor_pays(table, space))], "service" if KIND[space] == "service" else "visit")
