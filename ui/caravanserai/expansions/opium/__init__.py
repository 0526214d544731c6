"""Opium on the page: foreign coins, their exchange boards, the Dealer, the Inspected Area, and opium in orders."""
from engine.caravanserai.expansions.opium.dealer import Inspection
from engine.caravanserai.expansions.opium.scoring import OpiumPicking
from ui.caravanserai.attach import Attachment
from ui.caravanserai.expansions.chapman.panels import picking
from ui.caravanserai.expansions.figure import portrait
from ui.caravanserai.expansions.opium import log, panels, pieces, sheets
from ui.kit.html import Html, icon, p, span


def picture() -> Html:
    """The Dealer, two coins and an opium, for the chapter of the rules."""
    return p(portrait("dealer"), span(pieces.token("S4"), pieces.token("D3"), class_="toks"), icon("opium"), class_="hint")


ATTACHMENT = Attachment(
    name="opium", options=("opium",),
    panels={Inspection: panels.inspection, OpiumPicking: picking}, instead=(panels.opened,),
    beneath=(panels.take_coin, panels.exchange, panels.buy, panels.with_opium, panels.at_stop), tall=(panels.tall,),
    ways=(panels.way_in,), looks={"opium": ("opium", "opium.look")}, beside=(sheets.beside,),
    seat_more=(sheets.seat_more,), seat_sheet=(sheets.seat_sheet,), over=(pieces.marks,), figures=(pieces.figures,),
    described=(pieces.described,), space_sheet=(sheets.space_sheet,), thumb=(pieces.thumb,), sheets={"opium": sheets.sheet},
    must=(Inspection,), hidden=(panels.secret,),
    verbs=("buy opium", "convert token", "exchange tokens", "pay inspection", "surrender opium", "brooch opium"),
    aside_verbs=("shift dealer",), free=("shift dealer",), thing=(panels.thing,), say=(panels.say,), chips=(sheets.chips,),
    term=(panels.term,), lines=log.LINES, sounds=log.SOUNDS, account=(sheets.account,), symbols=pieces.SYMBOLS,
    chapters={"opium": picture, "opium-orders": lambda: None}, explained={Inspection: "opium", OpiumPicking: "opium"})
"""What the expansion adds to the page."""
