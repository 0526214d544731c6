"""What a player has chosen for this device, kept under `sarai:settings`."""
import json
from typing import NamedTuple

from engine.kernel import outside
from ui.store import Store

KEY = "sarai:settings"
CHOICES = {"theme": ("auto", "light", "dark"), "motion": ("normal", "fast", "off"), "sound": ("off", "on"),
           "confirm": ("on", "off")}
"""Every setting but the name, and its values; the first is the usual one."""


class Settings(NamedTuple):
    """Theme, pace of motion, sound, whether a tap asks for a second one, and the name of whoever plays here."""

    theme: str = "auto"
    motion: str = "normal"
    sound: str = "off"
    confirm: str = "on"
    name: str = ""

    def with_(self, name: str, value: str) -> "Settings":
        """These settings with one changed; what is not known changes nothing."""
        if name == "name" or value in CHOICES.get(name, ()):
            return self._replace(**{name: value})
        return self


def load(store: Store) -> Settings:
    """The stored settings; anything missing or strange becomes the usual value."""
    try:
        stored = outside.parse(store.get(KEY) or "{}")
    except ValueError:
        stored = {}
    settings = Settings()
    for name, value in stored.items() if isinstance(stored, dict) else ():
        if isinstance(value, str):
            settings = settings.with_(str(name), value)
    return settings


def save(store: Store, settings: Settings) -> None:
    """Keep the settings; a device that is full or forbids storage plays on with them unkept."""
    store.try_set(KEY, json.dumps(settings._asdict()))
