"""Links: a whole match in a few hundred letters and digits, to stand behind `#g=`.

What the match is (JSON, deflated) and its actions (see `pressing`) are written in base 62: letters and digits only, since
chats eat underscores and break at dashes.  Actions keep their notation (an index into the legal list would be a little
shorter, and dead at the next change of a rule); moves that were forced are left out and found again by replay.

    2 LL CCCC body      the format's number · length of the body (two digits) · checksum (four) · body

So a cut link is told from a damaged one, and what a chat glued on behind is cut off again.  Links of format 1, whose
actions were deflated, open as before.  Among what the match is stands the number of the rules it was begun under; it is
replayed, and goes on, by those (`Game.under`).
"""
import json
import zlib
from collections.abc import Callable
from typing import Any, NamedTuple

from engine import VERSION
from engine.kernel.game import BadOption, Game
from engine.kernel.outside import parse
from engine.kernel.play import asking, forced
from engine.kernel.pressing import press, unpress
from engine.kernel.record import BadRecord, Record
from engine.kernel.refusal import Illegal, NotAnAction
from engine.kernel.saga import Saga, Seat
from engine.kernel.save import KINDS, MAX_ACTIONS, MAX_NAME, BadSave, state_hash

_DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
_VALUE = {digit: value for value, digit in enumerate(_DIGITS)}
FORMAT = "2"
OLD = "1"
"""The format before, which is read for ever and written no more."""
_HEAD = 7
MAX_BODY = 8_000
MAX_PLAIN = 400_000
_COMMON = b'[["person",""],["bot","trader"],["away",""],true,false,"apprentice","master","1.0",1,0,{}]'


class _Packed(Record):
    """What a link holds."""

    engine: str
    rules: int
    ident: str
    seed: str
    options: dict[str, bool | int | str]
    seats: list[Seat]
    length: int
    check: str
    actions: list[str]


class Opened(NamedTuple):
    """A match from a link, and the version of the engine that made it."""

    saga: Saga
    engine: str


def link_text(saga: Saga) -> str:
    """The match up to its cursor as letters and digits; a match that goes on from a snapshot raises `BadSave`."""
    if saga.start is not None:
        raise BadSave("no-link", "the match goes on from a snapshot")
    game, chosen = saga.game, _unforced(saga)
    packed = [VERSION, game.rules, saga.ident, saga.seed, _unusual(saga),
              [[seat.name, seat.kind, seat.level] for seat in saga.seats], saga.cursor, state_hash(saga.table),
              len(chosen), len(game.hot_words)]
    plain = json.dumps(packed, separators=(",", ":"), ensure_ascii=False)[1:-1].encode()
    deflater = zlib.compressobj(9, zlib.DEFLATED, -15, 9, zlib.Z_DEFAULT_STRATEGY, _COMMON)
    name, actions = game.name.encode(), press(chosen, game.hot_words)
    body = _to_digits(bytes([len(name)]) + name + deflater.compress(plain) + deflater.flush() + _bytes(actions))
    return FORMAT + _number(len(body) % 3844, 2) + _number(zlib.crc32(body.encode()) % 62**4, 4) + body


def open_link(text: str, find_game: Callable[[str], Game]) -> Opened:
    """The match a link holds; raises `BadSave`: `not-a-link`, `cut` (detail: how many characters), `damaged`, ..."""
    code = clean(text)
    packed, game = _unpack(_body(code), _inside_old if code[0] == OLD else _inside, find_game)
    if packed.rules > game.rules:
        raise BadSave("newer", f"rules {packed.rules}")
    if packed.rules < 1:
        raise BadSave("damaged", "rules")
    newest, game = game.rules, game.under(packed.rules)
    for seat in packed.seats:
        seat.name = seat.name[:MAX_NAME]
        if seat.kind not in KINDS:
            raise BadSave("damaged", "seats")
    try:
        saga = Saga(game, packed.seats, packed.seed, packed.options, packed.ident)
        _follow(saga, packed)
    except (BadOption, Illegal, NotAnAction) as bad:
        raise BadSave("other-rules" if packed.rules < newest else "damaged", str(bad)) from bad
    if state_hash(saga.table) != packed.check:
        raise BadSave("other-rules", f"made by {packed.engine}")
    return Opened(saga, packed.engine)


def clean(text: str) -> str:
    """The code in whatever was pasted: a link with words around it, broken lines, percent signs, or the bare code."""
    text = "".join(text.replace("%3D", "=").replace("%3d", "=").replace("%23", "#").split())
    for lead in ("#g=", "&g=", "?g=", "g="):
        if lead in text:
            text = text[text.rindex(lead) + len(lead):]
            break
    text = "".join(ch for ch in text if ch.isprintable())
    end = next((place for place, ch in enumerate(text) if ch not in _VALUE), len(text))
    return text[:end]


def _body(code: str) -> str:
    if len(code) < 4 or not code[0].isdecimal() or code[0] == "0":
        raise BadSave("not-a-link")
    if code[0] not in (FORMAT, OLD):
        raise BadSave("newer")
    if len(code) < _HEAD + 8:
        raise BadSave("cut", "")
    stated, check, body = _from(code[1:3]), _from(code[3:7]), code[7:]
    if len(body) > MAX_BODY + 200:
        raise BadSave("too-large")
    for length in range(stated, MAX_BODY, 3844):
        if zlib.crc32(body[:length].encode()) % 62**4 == check and length <= len(body):
            return body[:length]
    missing = stated - len(body)
    raise BadSave("cut", str(missing)) if missing > 0 else BadSave("damaged")


def _unpack(body: str, inside: Callable[[bytes, Game], _Packed], find_game: Callable[[str], Game]) -> tuple[_Packed, Game]:
    raw = _from_digits(body)
    try:
        game = find_game(raw[1:1 + raw[0]].decode())
    except (KeyError, IndexError, UnicodeDecodeError) as bad:
        raise BadSave("unknown-game") from bad
    try:
        return inside(raw[1 + raw[0]:], game), game
    except (zlib.error, ValueError, TypeError, IndexError, RecursionError, BadRecord) as bad:
        raise BadSave("damaged", str(bad)[:80]) from bad


def _inside(raw: bytes, game: Game) -> _Packed:
    """What lies behind the name of the game: a list, deflated, and the pressed actions."""
    (*fields, choices, words), pressed = _listed(raw, _COMMON)
    if not 0 <= choices <= min(fields[6], MAX_ACTIONS) or not 0 <= words <= len(game.hot_words):
        raise ValueError("numbers out of range")
    known = game.hot_words[len(game.hot_words) - words:]  # those that the link's engine knew: new ones stand before them
    return _packed(fields, unpress(int.from_bytes(pressed, "big"), choices, known))


def _inside_old(raw: bytes, game: Game) -> _Packed:
    """The same in format 1: the actions stand in the list, and the game's words in the preset dictionary."""
    fields, _ = _listed(raw, (_COMMON + ";".join(game.hot_words).encode())[-32_000:])
    engine, _, rules, ident, seed, options, seats, actions, length, check = fields
    return _packed([engine, rules, ident, seed, options, seats, length, check], actions.split(";") if actions else [])


def _listed(raw: bytes, dictionary: bytes) -> tuple[list[Any], bytes]:
    opener = zlib.decompressobj(-15, dictionary)
    plain = opener.decompress(raw, MAX_PLAIN)
    return parse(f"[{plain.decode()}]"), opener.unused_data


def _packed(fields: list[Any], actions: list[str]) -> _Packed:
    fields[5] = [dict(zip(("name", "kind", "level"), seat, strict=True)) for seat in fields[5]]
    return _Packed.from_json(dict(zip(_Packed.FIELDS, [*fields, actions], strict=True)))


def _unusual(saga: Saga) -> dict[str, bool | int | str]:
    """The options that differ from the usual ones."""
    usual = {option.name: option.default for option in saga.game.options}
    return {name: value for name, value in saga.options.items() if usual.get(name) != value}


def _unforced(saga: Saga) -> list[str]:
    """The log up to the cursor without the moves that were the only ones."""
    moments = zip(saga.walk(), saga.log[:saga.cursor], strict=False)
    return [notation for (_, table), notation in moments if forced(saga.game, table) is None]


def _follow(saga: Saga, packed: _Packed) -> None:
    """Play the actions of a link, with the forced ones between them, to the length it states."""
    chosen = iter(packed.actions)
    while saga.cursor < packed.length and asking(saga.table) is not None:
        only = forced(saga.game, saga.table)
        if only is not None:
            saga.play(only)
            continue
        notation = next(chosen, None)
        if notation is None:
            raise NotAnAction("the log is shorter than it says")
        saga.play_text(notation)
    if next(chosen, None) is not None or saga.cursor != packed.length:
        raise NotAnAction("the log is longer than the game")


def _number(value: int, width: int) -> str:
    digits = ""
    for _ in range(width):
        value, digit = divmod(value, 62)
        digits = _DIGITS[digit] + digits
    return digits


def _from(digits: str) -> int:
    value = 0
    for digit in digits:
        value = value * 62 + _VALUE[digit]
    return value


def _to_digits(raw: bytes) -> str:
    """Bytes in base 62, behind a leading one so that zeros are kept."""
    value, digits = int.from_bytes(b"\x01" + raw, "big"), []
    while value:
        value, digit = divmod(value, 62)
        digits.append(_DIGITS[digit])
    return "".join(reversed(digits))


def _from_digits(body: str) -> bytes:
    value = _from(body)
    raw = _bytes(value)
    if len(raw) < 3 or raw[0] != 1:
        raise BadSave("damaged", "no leading one")
    return raw[1:]


def _bytes(value: int) -> bytes:
    return value.to_bytes((value.bit_length() + 7) // 8, "big")
