"""The start: put the app together, draw the first screen, and tell the page that it stands."""
from ui import host
from ui.app import App
from ui.beforehand import import_beforehand
from ui.commands.settings import apply_settings


def start() -> None:
    """Start the app; called once, by `ui.start`."""
    app = App()
    apply_settings(app)
    host.set_language("en")
    host.on_command(app.on_command)
    app.arrive_at(app.route)
    host.on_news(app.on_news)
    host.ready()
    app.task(import_beforehand(app.store))
