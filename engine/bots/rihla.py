"""The bots for Rihla (rihla 7.2): two tempers of one merchant, and a master who looks ahead.

An apprentice proposes nothing and sometimes does the first thing that comes to mind; a trader grows, trades and bids by
worth; a master does so by what it may look forward to.  None of them keeps anything in mind.
"""
from engine.bots.contract import Bot
from engine.bots.rihla_master import Master
from engine.bots.rihla_merchant import Caravaneer, Temper

LEVELS: dict[str, Bot] = {
    "apprentice": Caravaneer(Temper(share=40, slips=20, offers=False)),
    "trader": Caravaneer(),
    "master": Master(),
}
"""The bots by level."""
