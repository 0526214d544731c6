"""The dialogs of a table: the menu, a seat, the log."""
from typing import NamedTuple

from ui.chronicle import Entry
from ui.kit.html import Html, dd, div, dl, dt, icon, join, mark, ol, p, span
from ui.kit.log import log_items
from ui.kit.shell import btn, question, sheet, way
from ui.words import Name, say, tell


class MenuScene(NamedTuple):
    """What the menu offers: the routes it leads to, why undo is not possible ("" if it is), and facts for a report."""

    key: str
    game: str
    chapter: str
    undo_why: str
    step_why: str
    redo: bool
    over: bool
    facts: list[tuple[str, str]]
    leave: bool = False
    run_on: bool = False


def menu_sheet(scene: MenuScene) -> Html:
    """The menu of a table."""
    items = [
        _way(f"#/help/{scene.game}/{scene.chapter}", "help", tell("menu.help")),
        _way(f"#/share/{scene.key}", "share", tell("menu.share")),
        _way(f"#/score/{scene.key}", "laurel", tell("menu.score" if scene.over else "menu.score_now")),
        _do("sheet", "history", tell("menu.log"), name="log"),
        _do("undo", "undo", tell("menu.undo"), ready=not scene.undo_why),
        _do("undo-step", "undo", tell("menu.undo_step"), ready=not scene.step_why),
        _do("redo", "rotate", tell("menu.redo"), ready=scene.redo),
        p(icon("info"), say(f"table.undo.{scene.undo_why}"), class_="menu-why") if scene.undo_why else None,
        _do("save-file", "save", tell("menu.file"), ident=scene.key),
        _do("leave", "walk", tell("menu.leave")) if scene.leave else None,
        _do("run-on", "walk", tell("banner.run_on")) if scene.run_on else None,
        _way("#/settings", "settings", tell("menu.settings")),
        _way("#/games", "file", tell("menu.games")),
    ]
    facts = dl(*(join(dt(say(f"menu.fact.{name}")), dd(value)) for name, value in scene.facts), class_="facts")
    keys = p(say("menu.keys"), class_="wide mini soft")
    return sheet("menu-sheet", tell("shell.menu"), join(div(*items, class_="items"), facts, keys))


def _way(to: str, picture: str, words: str) -> Html:
    return way(to, icon(picture), span(words), class_="btn item")


def _do(do: str, picture: str, words: str, ready: bool = True, **arguments: str) -> Html:
    extra = {f"data_{name}": value for name, value in arguments.items()}
    return btn(do, icon(picture), span(words), class_="item", ready=ready, **extra)


def seat_sheet(seat: int, name: str, body: Html) -> Html:
    """All that is public about one seat."""
    return sheet("seat-sheet", join(mark(seat), span(say("table.name", who=Name(name)))), body, class_=f"seat-{seat + 1}")


def piece_sheet(title: Html, body: Html) -> Html:
    """The full card of a piece of the board."""
    return sheet("piece-sheet", title, body)


def leave_sheet(seat: int, means: Html) -> Html:
    """The second question before somebody leaves a game."""
    yes = btn("leave-sure", say("leave.sure"), class_="grave", data_seat=seat, id="leave-sure")
    return question("leave", say("leave.ask"), means, yes, btn("leave-not", say("leave.stay"), id="leave-not"))


def log_sheet(entries: list[Entry], more: bool) -> Html:
    """The log as far as it is drawn, with a way to what is older."""
    older = btn("log-more", tell("table.log.more"), class_="item") if more else None
    return sheet("log-sheet", tell("table.log"), join(ol(log_items(entries), class_="log"), older), class_="tall")
