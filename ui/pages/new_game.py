"""The sheet that starts a game: who sits where, and what the game lets a table choose."""
from typing import NamedTuple

from ui.kit.html import Html, icon, input_, join, li, mark, ol, option, p, select, span
from ui.kit.rows import Row
from ui.kit.shell import Choice, btn, field, game_name, icon_button, sheet, switch, toggle, way
from ui.pages.new_rows import drawn_row
from ui.words import Name, known, say, tell


class SeatRow(NamedTuple):
    """One seat of a game to be: name, `person`, `bot` or `away`, a bot's level, and whose account it is ("": a guest's)."""

    name: str
    kind: str = "person"
    level: str = ""
    owner: str = ""


class OptionRow(NamedTuple):
    """One option of the game with what is chosen: two or more choices become a switch, yes-or-no a chip."""

    name: str
    choices: tuple[bool | int | str, ...]
    chosen: bool | int | str


class NewGame(NamedTuple):
    """What the sheet draws.  An option named `first` (-1: by lot, or a seat) is shown with the seats' marks.

    `accounts` are the (id, name) of this device's accounts in a game that fills them.  `rows` are those that the game's
    face lays out itself, in the place of `options`.
    """

    game: str
    seats: tuple[SeatRow, ...]
    fewest: int
    most: int
    options: tuple[OptionRow, ...] = ()
    levels: tuple[str, ...] = ("apprentice", "trader", "master")
    accounts: tuple[tuple[str, str], ...] = ()
    rows: tuple[Row, ...] = ()


def new_game_sheet(scene: NewGame) -> Html:
    """The sheet, to be laid over the home page.

    Commands (seat numbers from 0 in data-seat): `new-seat-name` (change; value), `new-seat-kind` (data-value
    person|bot), `new-seat-level` (change of a select; value: a level, or for persons "account:<id>", "person" or "away"),
    `new-seat-up`, `new-seat-down`, `new-seat-count` (data-value: how many seats), `new-option` (data-name, data-value
    as text: yes/no for chips, -1 or a seat for `first`), `new-start`, `close-sheet`; a link to #/help/<game>.
    """
    body = join(_aim(scene.game), [drawn_row(row) for row in scene.rows if row.first], _seats(scene),
                [_switch(scene, row) for row in scene.options if not _is_chip(row)], _chips(scene),
                [drawn_row(row) for row in scene.rows if not row.first])
    start = btn("new-start", say("new.start", n=len(scene.seats)), class_="main", id="new-start")
    return sheet("new-game", say("new.title", game=game_name(scene.game)), body, start, class_="tall")


def _aim(game: str) -> Html:
    """What the game is about, for somebody who has never played it, and the way to its rules."""
    rules = way(f"#/help/{game}", icon("help"), span(say("new.rules")), class_="btn", id="new-rules")
    return p(span(say(f"new.aim.{game}")), rules, class_="aim")


# ---- who plays


def _seats(scene: NewGame) -> Html:
    counts = [Choice(str(n), str(n), tell("new.count", n=n)) for n in range(scene.fewest, scene.most + 1)]
    how_many = switch("new-count", tell("new.how-many"), "new-seat-count", counts, str(len(scene.seats)))
    alone = scene.fewest == scene.most
    rows = ol([_row(scene, seat) for seat in range(len(scene.seats))], class_="who-list")
    away = any(row.kind == "away" for row in scene.seats)
    by_lot = len(scene.seats) > 1 and all(row.name not in ("first", "shuffle_seats") for row in scene.options)
    lot = p(icon("die"), say("new.by-lot"), class_="hint") if by_lot else None
    by_link = p(icon("link"), say("new.by-link"), class_="hint") if away else None
    return field(say("new.seats"), join(rows, lot, by_link), None if alone else how_many, "seats-f")


def _row(scene: NewGame, seat: int) -> Html:
    row, number = scene.seats[seat], seat + 1
    name = input_(value=row.name, id=f"new-name-{seat}", maxlength=200, aria_label=tell("new.name", seat=number),
                  dir="auto", autocomplete="off", enterkeyhint="done", data_do="new-seat-name", data_seat=seat)
    kinds = [Choice("person", icon("person"), tell("kind.person")), Choice("bot", icon("bot"), tell("kind.bot"))]
    kind = switch(f"new-kind-{seat}", tell("new.kind", seat=number), "new-seat-kind", kinds,
                  "bot" if row.kind == "bot" else "person", data_seat=seat)
    return li(mark(seat), name, kind, _pick(scene, seat), _mover(seat), class_=f"seat-{number}", id=f"new-seat-{seat}")


def _pick(scene: NewGame, seat: int) -> Html:
    """For a bot its level; for a person, whether it plays on this device or by link."""
    row = scene.seats[seat]
    if row.kind == "bot":
        choices = [(level, tell(f"level.{level}")) for level in scene.levels]
        chosen, label = row.level, tell("new.level", seat=seat + 1)
    else:
        here = "kind.guest" if scene.accounts else "kind.here"
        choices = [(f"account:{ident}", name) for ident, name in scene.accounts]
        choices += [("person", tell(here)), ("away", tell("kind.away"))]
        chosen, label = f"account:{row.owner}" if row.owner else row.kind, tell("new.where", seat=seat + 1)
    options = [option(words, value=value, selected=value == chosen) for value, words in choices]
    # The ident names the kind of list, not what is chosen: the list keeps the focus while its choice changes.
    kind = "bot" if row.kind == "bot" else "person"
    lot = select(options, id=f"new-level-{seat}-{kind}", aria_label=label, data_do="new-seat-level", data_seat=seat)
    return span(lot, icon("down"), class_="pick", id=f"new-pick-{seat}-{kind}")


def _mover(seat: int) -> Html:
    """One button is enough for any order: the first seat moves down, every other one up."""
    way = "up" if seat else "down"
    return icon_button(f"new-seat-{way}", "down", tell(f"new.{way}", seat=seat + 1), class_=way, data_seat=seat,
                       id=f"new-move-{seat}")


# ---- what the game lets a table choose


def _is_chip(row: OptionRow) -> bool:
    return set(row.choices) == {True, False} and all(isinstance(choice, bool) for choice in row.choices)


def option_words(game: str, name: str, value: bool | int | str | None = None) -> str:
    """The name of an option, or of one of its values: `option.<game>.<name>[.<value>]`; numbers need no words."""
    key = f"option.{game}.{name}" if value is None else f"option.{game}.{name}.{as_text(value)}"
    return tell(key) if known(key) else (name if value is None else as_text(value)).replace("_", " ")


def as_text(value: bool | int | str) -> str:
    """A value of an option as commands carry it."""
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)


def _switch(scene: NewGame, row: OptionRow) -> Html:
    label = option_words(scene.game, row.name)
    choices = [Choice(as_text(value), option_words(scene.game, row.name, value)) for value in row.choices]
    if row.name == "first":
        label, choices = tell("new.begins"), _firsts(scene, row)
    sides = switch(f"new-{row.name}", label, "new-option", choices, as_text(row.chosen), "full", data_name=row.name)
    return field(label, sides, class_="inline" if len(choices) < 4 else "")


def _firsts(scene: NewGame, row: OptionRow) -> list[Choice]:
    """Who may begin: the lot, or one of the seats there are."""
    seats = [Choice(str(seat), mark(seat), tell("new.begins.seat", who=Name(scene.seats[seat].name)))
             for seat in row.choices if isinstance(seat, int) and 0 <= seat < len(scene.seats)]
    return [Choice("-1", tell("new.begins.lot")), *seats]


def _chips(scene: NewGame) -> Html | None:
    chips = [toggle(f"new-{row.name}", "new-option", bool(row.chosen), option_words(scene.game, row.name),
                    data_name=row.name)
             for row in scene.options if _is_chip(row)]
    return field(say("new.options"), span(chips, class_="opts")) if chips else None
