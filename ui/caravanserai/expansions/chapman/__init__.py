"""Chapman on the page: travelling traders, rubies and brooches."""
from engine.caravanserai.expansions.chapman.annex import BroochReward
from engine.caravanserai.expansions.chapman.brooch import BroochSide
from engine.caravanserai.expansions.chapman.purchase import RubiesOffered
from engine.caravanserai.expansions.chapman.scoring import RubyPicking
from ui.caravanserai.attach import Attachment
from ui.caravanserai.expansions.chapman import board, buying, log, panels, pieces, spend
from ui.caravanserai.expansions.put import TAPS

SYMBOLS = {"cx22": (("ruby", "trade"), ""), "cx23": (("ruby", "rest"), "+3"), "cy22": (("ruby", "ability"), "×2"),
           "cy23": (("ruby",), "3"), "dc1": (("ruby",), "+1"), "dc2": (("chapman", "walk"), "")}
"""What stands for the cards of the expansion, and for the Dervish's about it."""

ATTACHMENT = Attachment(
    name="chapman", options=("chapman",),
    panels={BroochSide: panels.side, BroochReward: panels.reward, RubiesOffered: panels.offered, RubyPicking: panels.picking},
    instead=(board.opened,), beneath=(spend.beneath,), tall=(spend.tall,), ways=(board.way_in,),
    looks={"brooch": ("ruby", "brooch.title")}, beside=(board.beside,),
    seat_more=(board.seat_more,), seat_sheet=(board.seat_sheet,), over=(pieces.rubies,), figures=(pieces.figures,),
    described=(pieces.described,), space_sheet=(board.space_sheet,), thumb=(pieces.thumb,), sheets={"brooch": board.sheet},
    taps={**TAPS, "discount": buying.discount}, one_tap=(BroochSide,),
    verbs=("brooch side", "brooch points", "brooch card", "brooch opium", "take rubies", "score card", "score nothing",
           "ruby buy"),
    aside_verbs=("ruby copy", "ruby barter", "ruby reroll", "hand ruby", "ruby step"),
    free=("ruby step", "ruby copy", "ruby barter"),
    thing=(board.thing,), say=(board.say,), chips=(board.chips,), lines=log.LINES, sounds=log.SOUNDS, account=(board.account,),
    symbols=SYMBOLS,
    chapters={"chapman": board.picture},
    explained=dict.fromkeys((BroochSide, BroochReward, RubiesOffered, RubyPicking), "chapman"))
"""What the expansion adds to the page."""
