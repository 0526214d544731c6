"""What the settings page draws."""
from typing import TYPE_CHECKING

from engine import VERSION
from ui import shelf
from ui.kit.frame import Frame
from ui.pages.settings import SettingsScene, settings_page

if TYPE_CHECKING:
    from ui.app import App


def frame(app: "App") -> Frame:
    """The settings."""
    chosen, games = app.settings, shelf.entries(app.store)
    safe = "blocked" if app.store.blocked else app.kept_safe
    return settings_page(SettingsScene(
        chosen.theme, chosen.motion, chosen.sound == "on", chosen.confirm == "on", chosen.name, app.offline, safe, len(games),
        sum(entry.size for entry in games), VERSION, app.update))
