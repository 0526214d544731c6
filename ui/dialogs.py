"""Dialogs and the browser's history: an open dialog is a step in it, so that the browser's Back closes the dialog alone."""
from typing import TYPE_CHECKING

from ui import host, routes
from ui.beforehand import led

if TYPE_CHECKING:
    from ui.app import App


def opened(app: "App", name: str, argument: str) -> None:
    """Open a dialog, or put another in its place."""
    app.sheet = (name, argument)
    if not app.sheet_entry and not app.returning:
        _step(app)
    app.draw()


def closed(app: "App") -> None:
    """Close the dialog, and take its step out of the history."""
    app.sheet = None
    if app.sheet_entry:
        app.sheet_entry, app.returning = False, True
        host.go_back()
    app.draw()


def hash_changed(app: "App", fragment: str) -> None:
    """A link, the browser's own buttons or our step back led to another address; what it is about may have to come first."""
    route = routes.read(fragment)
    if route == app.route:
        app.led = None  # back again
        arrived(app, fragment)
    else:
        led(app, route, lambda: arrived(app, fragment))


def arrived(app: "App", fragment: str) -> None:
    """Draw what the address says."""
    route = routes.read(fragment)
    on_sheet = fragment.endswith(f"/{routes.SHEET}")
    returned, app.returning = app.returning, False
    if route != app.route:
        app.turn_to(route)
        app.arrive_at(route)
        host.focus("title")
    if on_sheet and app.sheet is None and not returned:  # the browser's own buttons led to where a dialog was open
        app.returning = True
        host.go_back()
    elif returned and app.sheet is not None and not app.sheet_entry:
        _step(app)
    elif not on_sheet and app.sheet is not None and app.sheet_entry:
        app.sheet, app.sheet_entry = None, False
        app.draw()


def _step(app: "App") -> None:
    app.sheet_entry = True
    host.hash_set(f"{routes.write(app.route).rstrip('/')}/{routes.SHEET}")
