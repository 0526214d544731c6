"""Commands that lead somewhere: pages, dialogs, a new version."""
from typing import TYPE_CHECKING

from ui import host, routes
from ui.beforehand import led
from ui.commands import number
from ui.host import Command
from ui.words import known

if TYPE_CHECKING:
    from ui.app import App

MORE = 100
"""Actions that the log shows more of at each press."""


def go(app: "App", command: Command) -> None:
    """Lead to the page that the element names (`data-to`)."""
    route = routes.read(command.args.get("to", "").lstrip("#"))
    led(app, route, lambda: app.go(route))


def sheet(app: "App", command: Command) -> None:
    """Open a dialog of the table."""
    name = command.args.get("name", "")
    first = "60" if name == "log" else ""
    app.open_sheet(name, command.args.get("seat", command.args.get("what", first)))


def close_sheet(app: "App", command: Command) -> None:
    """Close the dialog; the sheet of a new game leads home."""
    app.desk.pop("coming", None)
    if app.route.page == "new":
        return app.go(routes.HOME, replace=True)
    app.close_sheet()


def log_more(app: "App", command: Command) -> None:
    """Show more of the log."""
    if app.sheet is None or app.sheet[0] != "log":
        return
    app.sheet = ("log", str(max(60, number(app.sheet[1])) + MORE))
    app.draw()


def coming(app: "App", command: Command) -> None:
    """Tell about a game that is still being built."""
    name = command.args.get("game", "")
    if app.route.page == "" and known(f"coming.{name}"):
        app.desk["coming"] = name
        app.open_sheet("coming")


def reload(app: "App", command: Command) -> None:
    """Save, then let the new version take over."""
    app.keep()
    host.apply_update()


def dismiss(app: "App", command: Command) -> None:
    """Put a calm note at the table away."""
    usual = "blocked" if app.store.blocked and "blocked" not in app.dismissed else "update"
    app.dismissed.append(command.args.get("what", usual))
    app.draw()


COMMANDS = {"go": go, "sheet": sheet, "close-sheet": close_sheet, "log-more": log_more, "coming": coming, "reload": reload,
            "dismiss": dismiss}
