"""Partner Mode on the page: its own questions, and each partner's expansion as it looks with one seat alone using it."""
from collections.abc import Callable
from typing import Any

from engine.caravanserai.expansions.anahita.annex import ARBAB
from engine.caravanserai.modes.partner.annex import ANAHITA, CHAPMAN, DEALER, DERVISH, house_name, partner
from engine.caravanserai.modes.partner.annex import PARTNER as NAME
from engine.caravanserai.modes.partner.choice import ChoosePartner
from engine.caravanserai.modes.partner.start import ChooseStart, ExtraGoods
from ui.caravanserai.attach import Attachment
from ui.caravanserai.expansions.anahita import HERS, HIS
from ui.caravanserai.expansions.chapman import ATTACHMENT as CHAPMEN
from ui.caravanserai.expansions.dervish import ATTACHMENT as ADVICE
from ui.caravanserai.expansions.figure import portrait
from ui.caravanserai.expansions.opium import ATTACHMENT as TRADE
from ui.caravanserai.modes.partner import choose, log, seats
from ui.caravanserai.modes.partner.names import PICTURES
from ui.kit.html import Html, p


def picture() -> Html:
    """The four."""
    return p([portrait(PICTURES[name]) for name in PICTURES], class_="hint")


ITSELF = Attachment(
    name=NAME, options=(NAME, ARBAB),
    panels={ChoosePartner: choose.partners, ChooseStart: choose.places, ExtraGoods: choose.extra},
    seat_more=(seats.seat_more,), seat_sheet=(seats.seat_sheet,), lit=(choose.lit,), goes=(choose.goes,), aims=("start",),
    one_tap=(ChoosePartner, ChooseStart, ExtraGoods), hidden=(seats.hidden,), verbs=("partner", "start", "extra", "refresh"),
    thing=(choose.thing,), target=(choose.target,), lines=log.LINES, sounds=log.SOUNDS, chapters={"partner": picture},
    explained=dict.fromkeys((ChoosePartner, ChooseStart, ExtraGoods), "partner"))
"""What the mode itself adds."""


MINE = ("ways", "beneath", "beside", "units", "tall", "chips")
"""Doors that concern my board and my answers: those of a partner are for its own seat."""


def _for_me(name: str, draw: Callable[[Any], Any]) -> Callable[[Any], Any]:
    """A drawing that only the seat with this partner gets."""
    return lambda moment: draw(moment) if partner(moment.view).partners[moment.me] == name else ()


def _for_seat(name: str, draw: Callable[[Any, int], Any]) -> Callable[[Any, int], Any]:
    """A drawing of a seat, where that seat has this partner."""
    return lambda moment, seat: draw(moment, seat) if partner(moment.view).partners[seat] == name else None


def _my_space(name: str, draw: Callable[[Any, int], Any]) -> Callable[[Any, int], Any]:
    """A drawing of what a space is good for, for the seat with this partner."""
    return lambda moment, space: draw(moment, space) if partner(moment.view).partners[moment.me] == name else None


def _house(name: str, whole: Attachment, **more: Any) -> Attachment:
    """An expansion as its partner alone has it; what goes by a class is attached with the expansion itself."""
    doors = {**whole._asdict(), **more, "name": house_name(name), "options": (), "chapters": {}}
    for door in MINE:
        doors[door] = tuple(_for_me(name, draw) for draw in doors[door])
    for door in ("seat_more", "seat_sheet"):
        doors[door] = tuple(_for_seat(name, draw) for draw in doors[door])
    doors["space_sheet"] = tuple(_my_space(name, draw) for draw in doors["space_sheet"])
    return Attachment(**doors)


PARTS = (ITSELF, _house(DERVISH, ADVICE, beneath=(*ADVICE.beneath, choose.refresh)), _house(DEALER, TRADE),
         _house(ANAHITA, HERS), _house(CHAPMAN, CHAPMEN), HIS)
"""The mode, its partners, and the Arbab, who may walk here too."""
