"""The home page: three doors, the games on the road, and the way in for links and files."""
from typing import NamedTuple

from ui.kit.frame import Frame
from ui.kit.html import (
    Html,
    b,
    bdi,
    div,
    footer,
    h1,
    h2,
    header,
    icon,
    join,
    li,
    main,
    mark,
    nav,
    ol,
    p,
    path,
    section,
    span,
    svg,
)
from ui.kit.shell import NOTHING, Choice, blank, btn, game_name, note, sheet, switch, way
from ui.pages.art import door_art, tiles
from ui.pages.records import Daily, daily_card
from ui.pages.when import when_words
from ui.words import Name, say, tell

DOORS = (("caravanserai", "yard"), ("rihla", "road"), ("tantan", "market"))
"""The games in the order of their doors, and what stands behind each."""
EASIEST = "tantan"
"""The game for somebody who has played none: half an hour, and two things that one can do."""
_HALF = svg(path(d="M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zm0 2.2a7.8 7.8 0 0 1 0 15.6z"), viewBox="0 0 24 24",
            class_="i", aria_hidden="true")
_THEME_PICTURES = {"light": icon("sun"), "dark": icon("moon"), "auto": _HALF}
SHOWN = 6
"""So many games stand on the home page; the rest is on the page of all games."""


class Sitter(NamedTuple):
    """A seat as lists show it: its number from 0, its name, and `person`, `bot` (of a level) or `away`."""

    seat: int
    name: str
    kind: str = "person"
    level: str = ""


class Kept(NamedTuple):
    """One game kept on this device.

    `progress` is the face's own words.  `turn` says whose move it is: "mine" (a person here), "bot", "away", or "over";
    `waits_for` is that seat's name.  `saved` is when it was last written ("2026-08-21T19:05").  `thumb` is the face's
    picture, None if there is none.  `broken`: it cannot be loaded; a tap leads to its recovery page.  `size` in bytes.
    """

    ident: str
    game: str
    seats: tuple[Sitter, ...]
    progress: str
    turn: str
    waits_for: str = ""
    saved: str = ""
    thumb: Html | None = None
    broken: bool = False
    size: int = 0


class HomeScene(NamedTuple):
    """What the home page draws: `games` newest first, `now` as `host.today()` gives it, `playable` names of games.

    `coming` names the game whose "being built" sheet is open.  `offline_ready` only when really told so.  `lost`: games
    were here once and storage is empty now.  `daily` is the game of the day.
    """

    games: tuple[Kept, ...]
    now: str
    playable: tuple[str, ...]
    theme: str = "auto"
    online: bool = True
    offline_ready: bool = False
    update: bool = False
    blocked: bool = False
    full: bool = False
    lost: bool = False
    coming: str = ""
    daily: Daily | None = None


def home_page(scene: HomeScene, overlay: Html = NOTHING) -> Frame:
    """The home page, with a sheet (`new_game_sheet`) over it if one is given.

    Commands: `set` (theme), `coming` (data-game), `close-sheet`, `reload`; links to #/new/<game>, #/table/<id>,
    #/score/<id>, #/recover/<id>, #/open, #/games, #/settings.
    """
    skeleton = div(header(id="head", class_="head"), nav(id="doors", class_="doors", aria_label=tell("home.doors")),
                   main(id="body", class_="list"), footer(id="bar", class_="act"), class_="page home")
    regions = {"head": _head(scene), "doors": _doors(scene), "body": _list(scene), "bar": _bar(scene)}
    coming = coming_sheet(scene.coming) if scene.coming else None
    return Frame("home", "Sarai", skeleton, regions, join(overlay, coming))


def _head(scene: HomeScene) -> Html:
    themes = [Choice(theme, tell(f"theme.{theme}")) for theme in ("light", "dark", "auto")]
    after = {"light": "dark", "dark": "auto", "auto": "light"}[scene.theme]
    return join(
        h1("Sarai", id="title", tabindex="-1", data_focus_fallback=True),
        switch("theme", tell("settings.theme"), "set", themes, scene.theme, class_="wide", data_name="theme"),
        btn("set", _THEME_PICTURES[scene.theme], class_="icon plain narrow", data_name="theme", data_value=after,
            aria_label=tell(f"theme.now.{scene.theme}"), title=tell(f"theme.now.{scene.theme}"), id="theme-next"),
        way("#/settings", icon("settings"), class_="btn icon plain", aria_label=tell("settings.title"),
            title=tell("settings.title"), id="to-settings"))


# ---- doors


def _doors(scene: HomeScene) -> Html:
    return join(tiles(), [_door(game, place, game in scene.playable) for game, place in DOORS])


def _door(game: str, place: str, playable: bool) -> Html:
    """A door one can enter; behind one that is being built, a sheet says what is coming."""
    if playable:
        sign = span(b(game_name(game)), span(tell(f"seats.for.{game}")), class_="sign")
        return way(f"#/new/{game}", door_art(game), sign, class_=f"door d-{place}", id=f"door-{game}")
    sign = span(b(game_name(game)), span(icon("wait"), tell("home.building"), class_="soon"), class_="sign")
    return btn("coming", door_art(game), sign, class_=f"door d-{place} shut", data_game=game, id=f"door-{game}")


def coming_sheet(game: str) -> Html:
    """What is coming, for a game that cannot be played yet."""
    body = join(p(say(f"coming.{game}"), class_="lead"), p(say("coming.when"), class_="soft"))
    ready = btn("close-sheet", tell("coming.ok"), class_="main", id="coming-ok")
    return sheet("coming", game_name(game), body, ready, class_="low")


# ---- the games on the road


def _list(scene: HomeScene) -> Html:
    day = daily_card(scene.daily) if scene.daily is not None else None
    if not scene.games:
        return join(_notes(scene), day, blank("camel", say("home.none"), say("home.none-text")), _ready(scene))
    every = way("#/games", say("home.all", n=len(scene.games)), class_="btn plain", id="to-games")
    return join(_notes(scene), div(h2(say("home.continue")), every, class_="list-head"),
                ol([saved_game(game, scene.now) for game in scene.games[:SHOWN]]), day, _ready(scene))


def _notes(scene: HomeScene) -> Html:
    """At most one message of each kind, the gravest first."""
    room = way("#/games", tell("note.full-do"), class_="btn")
    fresh = btn("reload", tell("note.reload"), id="update")
    return join(
        note("bad", say("note.blocked"), say("note.blocked-text")) if scene.blocked else None,
        note("bad", say("note.full"), say("note.full-text"), room) if scene.full else None,
        note("bad", say("note.lost"), say("note.lost-text")) if scene.lost and not scene.games else None,
        note("news", say("note.update"), say("note.update-text"), fresh) if scene.update else None,
        None if scene.online else note("plain", say("note.offline"), say("note.offline-text")))


def _ready(scene: HomeScene) -> Html | None:
    return p(icon("check"), say("note.ready"), class_="badge") if scene.offline_ready and scene.online else None


def saved_game(game: Kept, now: str) -> Html:
    """One game of a list, opened by a tap."""
    place = "recover" if game.broken else "score" if game.turn == "over" else "table"
    picture = span(game.thumb or icon("camel"), class_="thumb")
    progress = say("home.broken") if game.broken else game.progress
    with_ = span([mark(sitter.seat) for sitter in game.seats], span(progress), class_="with")
    who = span(_names(game.seats), class_="vh")
    return li(way(f"#/{place}/{game.ident}", picture, b(game_name(game.game)), with_, who, _whose(game, now),
                  class_="save", id=f"game-{game.ident}"))


def _names(seats: tuple[Sitter, ...]) -> Html:
    """Who plays, for those who do not see the marks."""
    return join([span(" ", bdi(sitter.name)) for sitter in seats])


def _whose(game: Kept, now: str) -> Html:
    """Whose turn it is, and how long ago it was left."""
    ago = when_words(game.saved, now)
    if game.broken:
        return span(say("home.mend"), class_="when rest")
    if game.turn == "mine":
        return span(span(say("home.your-turn"), class_="turn"), span(ago, class_="ago"), class_="when")
    if game.turn == "over":
        return span(say("home.over"), span(ago, class_="ago"), class_="when rest")
    return span(span(say("home.waits", who=Name(game.waits_for)), class_="waits"), span(ago, class_="ago"),
                class_="when rest")


# ---- the bar


def _bar(scene: HomeScene) -> Html:
    """Open something that was sent; and the one thing to do next."""
    mine = next((game for game in scene.games if game.turn == "mine" and not game.broken), None)
    if mine is not None:
        main_ = way(f"#/table/{mine.ident}", say("home.play-turn"), class_="btn main", id="main-action")
    else:
        main_ = way(_next(scene), say("home.new"), class_="btn main", id="main-action")
    return join(way("#/open", icon("link"), span(say("home.open")), class_="btn undo", id="to-open"), main_)


def _next(scene: HomeScene) -> str:
    """Where a new game begins: with the one played last; whoever comes for the first time, with the shortest."""
    games = [*(game.game for game in scene.games), EASIEST, *scene.playable]
    return next((f"#/new/{game}" for game in games if game in scene.playable), "#/open")


def section_of(title: str, *children: Html | None) -> Html:
    """A part of a page of prose or settings, with its heading."""
    return section(h2(title), children, class_="part")
