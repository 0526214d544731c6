"""Tan-tan Caravan: buy from the market, stock the common caravan, and take your share when it is full."""
from engine.tantan.game import GAME

__all__ = ["GAME"]
