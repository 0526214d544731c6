"""What every game shares: records, actions, decisions, events, dice, play, sagas, saves and links.  It names no game."""
from engine.kernel.dice import Dice, dice_from
from engine.kernel.game import BadOption, Game, Option, Options, Result, ranks
from engine.kernel.play import Step, asking, forced, legal, parse, play, push_on, refusal
from engine.kernel.record import BadRecord, Record
from engine.kernel.refusal import Illegal, NotAnAction, Refusal, refuse
from engine.kernel.table import Action, Decision, Event, Table, View

__all__ = [
    "Action", "BadOption", "BadRecord", "Decision", "Dice", "Event", "Game", "Illegal", "NotAnAction", "Option",
    "Options", "Record", "Refusal", "Result", "Step", "Table", "View", "asking", "dice_from", "forced", "legal", "parse",
    "play", "push_on", "ranks", "refusal", "refuse",
]
