"""Rihla, the road game: 2 to 6 merchants, no dice, a caravan moved by cards.  Each chapter of its rules is a module."""
from engine.rihla.game import GAME

__all__ = ["GAME"]
