"""What the pages to read draw: the rules of a game, and about Sarai."""
import sys
from typing import TYPE_CHECKING

from engine import VERSION
from engine.games import READY
from ui.faces import face
from ui.kit.frame import Frame
from ui.pages.about import about_page

if TYPE_CHECKING:
    from ui.app import App


def frame(app: "App") -> Frame:
    """Help or about."""
    if app.route.page == "about":
        return about_page(VERSION, sys.version.split()[0])
    from ui.pages.help import HelpScene, help_page
    name = app.route.word(0)
    chapters = tuple(face(name).chapters()) if name in READY else ()
    back = f"#/table/{app.session.key}" if app.session is not None else f"#/new/{name}" if name in READY else "#/"
    return help_page(HelpScene(name, chapters, app.route.word(1), back))
