"""The game of the day: begun once, gone on with, or looked at when it is over."""
from typing import TYPE_CHECKING

from engine.games import game
from engine.kernel.saga import Saga, Seat
from ui import account, host, records, shelf
from ui.commands.new import deal
from ui.host import Command
from ui.ladders import SHELF, ladder
from ui.routes import Route

if TYPE_CHECKING:
    from ui.app import App


def daily(app: "App", command: Command) -> None:
    """Sit down at today's game; at the one of this account, if it is here already."""
    name = command.args.get("game", "")
    found = ladder(name) if name in SHELF else None
    if found is None:
        return
    day, owner = host.today()[:10], account.mine(app.store, app.settings.name)
    ident = records.ident_of(day, owner.id)
    kept = next((entry for entry in shelf.entries(app.store) if entry.ident == ident and not entry.broken), None)
    if kept is not None:
        return app.go(Route("score" if kept.asked < 0 else "table", (kept.key,)))
    plan = found.daily(day)
    saga = Saga(game(name), [Seat(app.settings.name)], plan.seed, plan.options, ident=ident)
    deal(app, saga, [owner.id])


COMMANDS = {"daily": daily}
