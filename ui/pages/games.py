"""All games kept on this device, with their sizes."""
from typing import NamedTuple

from ui.kit.frame import Frame
from ui.kit.html import Html, div, icon, join, li, ol, p, span
from ui.kit.shell import blank, btn, game_name, icon_button, note, page, question, size_words, top_bar
from ui.pages.home import Kept, saved_game
from ui.words import say, tell


class GamesScene(NamedTuple):
    """All games, newest first.  `asking` is the ident of the game to be forgotten, while the page asks."""

    games: tuple[Kept, ...]
    now: str
    asking: str = ""
    blocked: bool = False
    full: bool = False


def games_page(scene: GamesScene) -> Frame:
    """Commands: `export-all`, `open-file`, `forget-not`; with data-ident `save-file`, `forget` (asks), `forget-sure`"""
    asked = next((game for game in scene.games if game.ident == scene.asking), None)
    overlay = _ask(asked) if asked is not None else Html("")
    body = join(
        note("bad", say("note.blocked"), say("note.blocked-text")) if scene.blocked else None,
        note("bad", say("note.full"), say("note.full-text")) if scene.full else None,
        _total(scene.games),
        ol([_row(game, scene.now) for game in scene.games], class_="all-games") if scene.games
        else blank("camel", say("home.none"), say("home.none-text")))
    return page("games", tell("games.title"), top_bar(say("games.title")), body, _bar(scene), overlay)


def _total(games: tuple[Kept, ...]) -> Html | None:
    if not games:
        return None
    size = size_words(sum(game.size for game in games))
    return p(say("games.total", n=len(games), size=size), ". ", say("games.where"), class_="soft games-total")


def _row(game: Kept, now: str) -> Html:
    """A game, its size, and what can be done with it without opening it."""
    ident = game.ident
    tools = span(span(size_words(game.size), class_="soft mini"),
                 icon_button("save-file", "save", tell("games.file"), data_ident=ident, id=f"file-{ident}"),
                 icon_button("forget", "cancel", tell("games.forget"), data_ident=ident, id=f"forget-{ident}"),
                 class_="tools")
    return li(div(ol(saved_game(game, now)), class_="list"), tools, id=f"row-{game.ident}")


def _bar(scene: GamesScene) -> Html:
    ready = bool(scene.games)
    return join(btn("open-file", icon("file"), say("games.import"), class_="undo", id="open-file"),
                btn("export-all", icon("save"), say("games.export"), class_="main", ready=ready, id="export-all"))


def _ask(game: Kept) -> Html:
    text = say("games.ask-text", game=game_name(game.game), progress=game.progress or say("home.broken"))
    yes = btn("forget-sure", say("games.sure"), class_="grave", data_ident=game.ident, id="forget-sure")
    return question("forget", say("games.ask"), text, yes, btn("forget-not", say("games.keep"), id="forget-not"))
