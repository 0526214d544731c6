"""The table: one shell for every game.  The face fills board and tray; seats, log and bar are the same everywhere."""
from typing import NamedTuple

from ui.chronicle import Entry
from ui.kit.bar import BarScene, action_bar
from ui.kit.frame import Frame
from ui.kit.html import Html, aside, button, div, footer, header, icon, main, ol, p, section, span
from ui.kit.log import log_items
from ui.kit.seats import Panel, seat_strip
from ui.kit.shell import game_name, top_bar
from ui.words import tell


class TableScene(NamedTuple):
    """What the table page draws.  `step` is the moment it is drawn for; `whose` says in plain words whose turn it is.

    `banner` stands over everything (a look at history, another tab, storage that is full); "" for none.
    """

    key: str
    game: str
    step: int
    whose: str
    stage: Html
    panels: list[Panel]
    board: Html
    tray: Html
    log: list[Entry]
    bar: BarScene
    banner: Html = Html("")
    looking: bool = False
    more_log: bool = False
    clock: Html = Html("")
    chapter: str = ""  # of the help, for this moment
    open: bool = False  # whether whoever opens the page next may see this (see static/js/look.js)


def table_page(scene: TableScene, overlay: Html) -> Frame:
    """The page of an opened game."""
    name = game_name(scene.game)
    regions = {
        "top": top_bar(name, "#/", scene.stage, menu=True, rules=f"#/help/{scene.game}/{scene.chapter}"),
        "clock": scene.clock,
        "seats": ol(seat_strip(scene.panels), class_=f"seats tall of-{len(scene.panels)}", aria_label=tell("table.seats")),
        "banner": scene.banner,
        "board": section(scene.board, class_=["board", "looking" if scene.looking else ""], aria_label=tell("table.board"),
                         data_step=scene.step, tabindex="-1", data_focus_fallback=True),
        "tray": section(scene.tray, class_="tray", aria_label=tell("table.tray"), data_step=scene.step),
        "log": aside(log_side(scene.log, scene.more_log), class_="side", aria_label=tell("table.log")),
        "act": footer(action_bar(scene.bar), _log_button(scene.log), class_=["act", "reeling" if scene.bar.reel else ""],
                      data_step=scene.step),
    }
    skeleton = div(header(id="top", class_="top"), main(*(div(id=part, class_="zone") for part in regions if part != "top"),
                                                        id="body", class_="zone"), class_=["table", scene.game],
                   data_look=scene.open)
    return Frame(f"table {scene.key}", tell("table.title", whose=scene.whose, game=name), skeleton, regions, overlay)


def log_side(entries: list[Entry], more: bool) -> Html:
    """The log in its column: the newest lines, and a way to all of them."""
    all_of_it = button(tell("table.log.all"), type="button", class_="btn log-all", data_do="sheet", data_name="log")
    return Html(ol(log_items(entries), class_="log", id="log-lines", tabindex="0", data_roving=True,
                   aria_label=tell("table.log")) + (all_of_it if more else ""))


def _log_button(entries: list[Entry]) -> Html:
    """On a phone: the last sentence of the log, which opens it."""
    last = next((entry.line for entry in reversed(entries) if entry.line.words), None)
    words = span(last.words) if last else span(tell("table.log"))
    return button(icon("history"), words, type="button", class_="last narrow", id="last-line", data_do="sheet",
                  data_name="log", aria_label=tell("table.log.open"))


def banner(words: Html, *buttons: Html, tone: str = "") -> Html:
    """A band over the board: what is different now, and what to do."""
    return div(p(words), *buttons, class_=["banner", tone], role="status")
