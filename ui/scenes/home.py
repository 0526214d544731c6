"""What the home page draws, and the sheet of a new game over it."""
from typing import TYPE_CHECKING, Any

from engine.games import READY
from ui import host
from ui.kit.frame import Frame
from ui.kit.html import Html
from ui.ladders import ladder
from ui.pages.home import HomeScene, home_page
from ui.scenes.lists import kept_games
from ui.scenes.records import daily
from ui.session import BLESSED
from ui.words import tell

if TYPE_CHECKING:
    from ui.app import App


def frame(app: "App") -> Frame:
    """The home page."""
    games = kept_games(app)
    coming = app.desk.get("coming", "") if app.sheet == ("coming", "") else ""
    scene = HomeScene(games, host.today(), READY, app.settings.theme, app.online, app.offline == "ready", app.update,
                      app.store.blocked, app.store.full, app.lost and not games, coming, daily=daily(app))
    return home_page(scene, _new_game(app) if app.route.page == "new" and app.route.word(0) in READY else Html(""))


def _new_game(app: "App") -> Html:
    from ui.commands.new import wish
    from ui.faces import face
    from ui.pages.new_game import NewGame, OptionRow, SeatRow, new_game_sheet
    chosen = wish(app)
    shown = face(chosen.game.name)
    rows = shown.rows(chosen.setting)
    options = tuple(OptionRow(option.name, option.choices, chosen.options.get(option.name, option.default))
                    for option in (shown.options() if rows is None else ()))
    accounts = _accounts(app, chosen)
    seats = tuple(SeatRow(seat.name, seat.kind, seat.level, owner if accounts and seat.kind == "person" else "")
                  for seat, owner in zip(chosen.seats, chosen.owners, strict=True))
    return new_game_sheet(NewGame(chosen.game.name, seats, chosen.seat_counts.start, chosen.seat_counts.stop - 1, options,
                                  chosen.levels, accounts, rows or ()))


def _accounts(app: "App", chosen: Any) -> tuple[tuple[str, str], ...]:
    """The accounts a person may sit down with, in games that fill them or keep records for them."""
    known = ladder(chosen.game.name)
    if chosen.game.name not in BLESSED and not (known and known.course(chosen.options, len(chosen.seats))):
        return ()
    from ui import account
    return tuple((one.id, one.name or tell("account.mine")) for one in account.read(app.store).accounts)
