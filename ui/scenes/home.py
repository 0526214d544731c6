"""What the home page draws, and the sheet of a new game over it."""
from typing import TYPE_CHECKING

from engine.games import READY
from ui import host
from ui.kit.frame import Frame
from ui.kit.html import Html
from ui.pages.home import HomeScene, home_page
from ui.scenes.lists import kept_games
from ui.session import BLESSED
from ui.words import tell

if TYPE_CHECKING:
    from ui.app import App


def frame(app: "App") -> Frame:
    """The home page."""
    games = kept_games(app)
    coming = app.desk.get("coming", "") if app.sheet == ("coming", "") else ""
    scene = HomeScene(games, host.today(), READY, app.settings.theme, app.online, app.offline == "ready", app.update,
                      app.store.blocked, app.store.full, coming=coming)
    return home_page(scene, _new_game(app) if app.route.page == "new" and app.route.word(0) in READY else Html(""))


def _new_game(app: "App") -> Html:
    from ui.commands.new import wish
    from ui.faces import face
    from ui.pages.new_game import NewGame, OptionRow, SeatRow, new_game_sheet
    chosen = wish(app)
    options = tuple(OptionRow(option.name, option.choices, chosen.options.get(option.name, option.default))
                    for option in face(chosen.game.name).options())
    seats = tuple(SeatRow(seat.name, seat.kind, seat.level, owner if seat.kind == "person" else "")
                  for seat, owner in zip(chosen.seats, chosen.owners, strict=True))
    return new_game_sheet(NewGame(chosen.game.name, seats, chosen.seat_counts.start, chosen.seat_counts.stop - 1, options,
                                  chosen.levels, _accounts(app, chosen.game.name)))


def _accounts(app: "App", game: str) -> tuple[tuple[str, str], ...]:
    """The accounts a person may sit down with, in games that fill them."""
    if game not in BLESSED:
        return ()
    from ui import account
    return tuple((one.id, one.name or tell("account.mine")) for one in account.read(app.store).accounts)
