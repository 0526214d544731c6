"""Commands of the settings page."""
from typing import TYPE_CHECKING

from ui import host, settings
from ui.host import Command

if TYPE_CHECKING:
    from ui.app import App

ON = {"yes": "on", "no": "off", "1": "on", "": "off", "true": "on", "false": "off"}


def apply_settings(app: "App") -> None:
    """Make the page look and move as chosen."""
    host.set_root_attr("theme", app.settings.theme)
    host.set_root_attr("motion", app.settings.motion)


def set_(app: "App", command: Command) -> None:
    """Change one setting (`data-name`, `data-value`; a name: the field's value)."""
    name = command.args.get("name", "")
    value = command.args.get("value", command.value)
    if name in ("sound", "confirm"):
        value = ON.get(value, value)
    if name == "name":
        value = command.value[:40]
    app.settings = app.settings.with_(name, value)
    settings.save(app.store, app.settings)
    apply_settings(app)
    app.draw()


def check_offline(app: "App", command: Command) -> None:
    """Look whether every part of this version is on the device."""
    app.offline = "checking"
    app.draw()

    async def look() -> None:
        app.offline = "ready" if await host.offline_ready() else "missing"
        app.draw()
    app.task(look())


def persist(app: "App", command: Command) -> None:
    """Ask the browser not to clear what is stored."""
    app.kept_safe = "asking"
    app.draw()

    async def ask() -> None:
        app.kept_safe = "yes" if await host.store_persist() else "no"
        app.draw()
    app.task(ask())


COMMANDS = {"set": set_, "check-offline": check_offline, "persist": persist}
