"""What the list of all games draws."""
from typing import TYPE_CHECKING

from ui import host
from ui.kit.frame import Frame
from ui.pages.games import GamesScene, games_page
from ui.scenes.lists import kept_games

if TYPE_CHECKING:
    from ui.app import App


def frame(app: "App") -> Frame:
    """All games on this device."""
    return games_page(GamesScene(kept_games(app, 100), host.today(), app.desk.get("asking", ""), app.store.blocked,
                                 app.store.full))
