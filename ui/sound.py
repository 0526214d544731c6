"""Sounds of what happened: a few at most, and none while nobody looks."""
from collections.abc import Iterable

from engine.kernel import Event
from ui import host
from ui.kit.face import Face

MOST = 3
"""Sounds for one batch of events."""


def play_events(face: Face, events: Iterable[Event]) -> None:
    """Play the sounds of some events, each kind once."""
    names = dict.fromkeys(name for event in events if (name := face.sound(event)))
    for name in list(names)[:MOST]:
        host.play_sound(name)
