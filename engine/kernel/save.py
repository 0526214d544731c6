"""Saves: one JSON text per match.

    {"sarai": 1, "engine", "game", "rules", "ident", "options", "seats", "seed", "log", "cursor", "check", "table",
     "start", "past", "notes"}

The log is the truth; `check` is a hash of the table at the cursor, and `table` that table itself, an insurance.  Loading
migrates, replays every action with its legality checked, and compares.  Where the rules no longer lead to the same
table, the match goes on from the snapshot and its older history can only be read.  Nothing is rolled back in silence.
`rules` is the number that the game had when the match began (1 where it is missing).  Mended rules do not reach into a
match: it replays and goes on by its own number (`Game.under`), and is written with that number again, unless the game
has a migration.  A number that this engine does not know yet is refused as `newer`.
`notes` are the page's own (names of things, dates): texts and numbers that the engine carries and never reads.
"""
import json
from collections.abc import Callable
from hashlib import sha256
from typing import Any, NamedTuple

from engine import VERSION
from engine.kernel.game import BadOption, Game
from engine.kernel.outside import parse
from engine.kernel.record import BadRecord, Record
from engine.kernel.saga import Diverged, Saga, Seat
from engine.kernel.shape import Json
from engine.kernel.table import Table

FORMAT = 1
MAX_TEXT = 4_000_000
"""Characters of a save that are read at all: far beyond the longest game, far below what would choke a phone."""
MAX_DEPTH = 24
MAX_ACTIONS = 50_000
MAX_NAME = 40
KINDS = ("person", "bot", "away")


class BadSave(ValueError):
    """A text that cannot become a match.  `why` is a key for `ui/words`; `detail` is for those who look closer."""

    def __init__(self, why: str, detail: str = "") -> None:
        """Keep the key and the detail."""
        super().__init__(f"{why}: {detail}" if detail else why)
        self.why, self.detail = why, detail


class Save(Record):
    """The fields of a save, as they stand in its JSON."""

    sarai: int
    engine: str
    game: str
    rules: int
    ident: str
    seats: list[Seat]
    seed: str
    options: dict[str, bool | int | str] = {}
    log: list[str] = []
    cursor: int = 0
    check: str = ""
    past: list[str] = []
    notes: dict[str, bool | int | str] = {}


class Loaded(NamedTuple):
    """A match read from a text, its notes, and `""` or the key of what the player should be told about it."""

    saga: Saga
    notes: dict[str, Any]
    notice: str


def state_hash(table: Table) -> str:
    """Twelve hexadecimal digits that tell two tables apart."""
    text = json.dumps(table.to_json(), sort_keys=True, separators=(",", ":"))
    return sha256(text.encode()).hexdigest()[:12]


def save_text(saga: Saga, notes: dict[str, Any] | None = None) -> str:
    """The match as one line of JSON."""
    save = Save(FORMAT, VERSION, saga.game.name, saga.game.rules, saga.ident, saga.seats, saga.seed, saga.options, saga.log,
                saga.cursor, state_hash(saga.table), saga.past, notes or {})
    whole = save.to_json()
    whole["table"] = saga.table.to_json()
    whole["start"] = saga.start.to_json() if saga.start is not None else None
    return json.dumps(whole, separators=(",", ":"), ensure_ascii=False)


def load_text(text: str, find_game: Callable[[str], Game]) -> Loaded:
    """Read a match back; raises `BadSave` with one clear reason, whatever the text holds."""
    whole = read_json(text)
    game = _game_of(whole, find_game)
    whole = migrate(whole, game)
    game = game.under(whole["rules"])
    tables = {name: whole.pop(name, None) for name in ("table", "start")}
    try:
        save = Save.from_json(whole)
        start = None if tables["start"] is None else game.table_type.from_json(tables["start"])
    except BadRecord as bad:
        raise BadSave("damaged", str(bad)) from bad
    _check_fields(save)
    return Loaded(*_replayed(save, game, start, tables["table"]))


def read_json(text: str) -> dict[str, Json]:
    """Parse within the limits of size and depth; raises `BadSave`."""
    if len(text) > MAX_TEXT:
        raise BadSave("too-large", f"{len(text)} characters")
    try:
        whole = parse(text, _no_fraction)
    except (ValueError, RecursionError) as bad:
        raise BadSave("not-a-save", str(bad)[:80]) from bad
    if not isinstance(whole, dict) or "sarai" not in whole:
        raise BadSave("not-a-save")
    if _depth(whole) > MAX_DEPTH:
        raise BadSave("damaged", "nested too deep")
    return whole


def _no_fraction(text: str) -> Any:
    raise ValueError(f"{text} is no whole number")


def _depth(json_: Json) -> int:
    """How deep lists and objects nest, counted level by level so that no depth can overflow the stack."""
    level, depth = [json_], 0
    while level:
        depth += 1
        level = [inner for value in level if isinstance(value, list | dict)
                 for inner in (value.values() if isinstance(value, dict) else value)]
    return depth


def _game_of(whole: dict[str, Json], find_game: Callable[[str], Game]) -> Game:
    if whole["sarai"] != FORMAT:
        raise BadSave("newer" if type(whole["sarai"]) is int and whole["sarai"] > FORMAT else "damaged", "format")
    try:
        return find_game(str(whole.get("game")))
    except KeyError as bad:
        raise BadSave("unknown-game", str(whole.get("game"))[:40]) from bad


def migrate(whole: dict[str, Json], game: Game) -> dict[str, Json]:
    """Bring a save up by the game's migrations, one number at a time, as far as there are some; raises `BadSave` for a
    number from the future."""
    rules = whole.setdefault("rules", 1)
    if type(rules) is not int or rules < 1:
        raise BadSave("damaged", "rules")
    if rules > game.rules:
        raise BadSave("newer", f"rules {rules}")
    while rules < game.rules and rules in game.migrations:
        whole = game.migrations[rules](dict(whole))
        rules += 1
        whole["rules"] = rules
    return whole


def _check_fields(save: Save) -> None:
    if not 0 <= save.cursor <= len(save.log) or len(save.log) > MAX_ACTIONS:
        raise BadSave("damaged", "cursor")
    if any(seat.kind not in KINDS for seat in save.seats):
        raise BadSave("damaged", "seats")
    for seat in save.seats:
        seat.name = seat.name[:MAX_NAME]


def _replayed(save: Save, game: Game, start: Table | None, snapshot: Json) -> tuple[Saga, dict[str, Any], str]:
    """The match by its log, or else from its snapshot with the older history read-only."""
    try:
        saga = Saga(game, save.seats, save.seed, save.options, save.ident, start, save.past)
    except (BadOption, ValueError) as bad:
        raise BadSave("damaged", str(bad)) from bad
    try:
        saga.replay(save.log)
        if save.cursor < saga.cursor:
            saga._arrive(save.cursor, saga.at(save.cursor))
        if not save.check or state_hash(saga.table) == save.check:
            return saga, save.notes, ""
        bad_log = "the table differs from the one that was saved"
    except Diverged as away:
        bad_log = str(away)
    return _from_snapshot(save, game, snapshot, bad_log), save.notes, "from-snapshot"


def _from_snapshot(save: Save, game: Game, snapshot: Json, bad_log: str) -> Saga:
    try:
        table = game.table_type.from_json(snapshot)
        faults = game.faults(table)
    except (BadRecord, ValueError, KeyError, IndexError, TypeError, AttributeError) as bad:
        raise BadSave("damaged", bad_log) from bad
    if faults or state_hash(table) != save.check:
        raise BadSave("damaged", bad_log)
    return Saga(game, save.seats, save.seed, save.options, save.ident, table, [*save.past, *save.log[:save.cursor]])
