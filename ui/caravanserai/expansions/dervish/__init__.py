"""The Dervish on the page: his figure and what he says, the card taken from him and its uses."""
from engine.caravanserai.expansions.dervish.advice import FarTrade
from ui.caravanserai.attach import Attachment
from ui.caravanserai.expansions.dervish import log, panels, pieces
from ui.caravanserai.expansions.figure import portrait
from ui.kit.html import Html, p


def picture() -> Html:
    """He and a card of his, for the chapter of the rules."""
    return p(portrait("dervish"), pieces.advice("d01"), class_="hint")


ATTACHMENT = Attachment(
    name="dervish", options=("dervish",),
    panels={FarTrade: panels.far_trade}, instead=(panels.opened,),
    beneath=(panels.two_ways, panels.take, panels.at_stop), tall=(panels.tall,),
    ways=(panels.way_in,), looks={"dervish": ("dervish", "dervish")}, beside=(pieces.beside,),
    seat_more=(pieces.seat_more,), seat_sheet=(pieces.seat_sheet,), over=(pieces.speech,), figures=(pieces.figures,),
    described=(pieces.described,), space_sheet=(pieces.space_sheet,), thumb=(pieces.thumb,), sheets={"dervish": pieces.sheet},
    verbs=("take dervish",), aside_verbs=("use dervish",), free=("use dervish",), thing=(panels.thing,), say=(panels.say,),
    chips=(panels.chips,), term=(panels.term,), lines=log.LINES, sounds=log.SOUNDS, symbols=pieces.SYMBOLS,
    chapters={"dervish": picture}, explained={FarTrade: "dervish"})
"""What the expansion adds to the page."""
