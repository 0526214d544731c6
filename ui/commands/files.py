"""Games as files: one, all, and back again."""
import json
from typing import TYPE_CHECKING, Any

from engine.kernel import BadRecord, outside
from engine.kernel.save import BadSave, read_json
from ui import account, host, records
from ui.host import Command
from ui.merge import add_text
from ui.routes import Route
from ui.words import tell

if TYPE_CHECKING:
    from ui.app import App

LARGEST = 3_000_000
"""Bytes of a file that are read at all."""
ALL = "sarai-all"


def save_file(app: "App", command: Command) -> None:
    """Hand out one game as a file: as it is played now, or just as it is stored, whatever that may be."""
    key = command.args.get("ident", app.session.key if app.session is not None else "")
    host.download(f"sarai-{key}.json", text_of(app, key))
    app.note("good", tell("note.file-saved"))


def text_of(app: "App", key: str) -> str:
    """A game's save: of the opened one with its last moves, stored or not."""
    if app.session is not None and app.session.key == key:
        from engine.kernel.save import save_text
        return save_text(app.session.saga, app.session.notes)
    return app.store.read_game(key) or ""


def export_all(app: "App", command: Command) -> None:
    """Hand out all games as one file; damaged ones go along as the text they are."""
    app.keep()
    games = [text_of(app, key) for key in app.store.games()]
    whole: dict[str, Any] = {ALL: 1, "games": [_whole(text) for text in games]}
    if app.store.get(account.KEY) is not None:
        whole["accounts"] = account.read(app.store).to_json()
    if app.store.get(records.KEY) is not None:
        whole["records"] = records.to_json(records.read(app.store))
    host.download(f"sarai-{host.today()[:10]}.json", json.dumps(whole, separators=(",", ":"), ensure_ascii=False))
    app.note("good", tell("note.file-saved"))


def _whole(text: str) -> Any:
    try:
        return outside.parse(text)
    except ValueError:
        return text


def open_file(app: "App", command: Command) -> None:
    """Let the player pick a file, and add what is in it."""
    picking = host.pick_file(".json,.txt", LARGEST)

    async def read() -> None:
        try:
            _, text = await picking
        except ValueError:
            return app.note("bad", tell("toast.too_big"))
        if text:
            take(app, text, file=True)
    app.task(read())


def take(app: "App", text: str, file: bool = False) -> None:
    """Add the games of a text: a file of all, a file of one, or a link; what is wrong is told of the file, or of the link."""
    whole = _whole(text.strip())
    if isinstance(whole, dict) and whole.get(ALL) == 1 and isinstance(whole.get("games"), list):
        return _take_all(app, whole["games"], whole.get("accounts"), whole.get("records"))
    if isinstance(whole, dict):
        return _show(app, text.strip())
    from ui.commands.sharing import arrived_link, refused
    if file and "#g=" not in text:
        return refused(app, BadSave("not-a-save"))
    arrived_link(app, text)


def _show(app: "App", text: str) -> None:
    """Show the one game of a file before it is added."""
    from ui.commands.sharing import arrived
    from ui.keeper import read
    try:
        read_json(text)
        loaded = read(text)
    except BadSave as bad:
        app.desk["trouble"] = (bad.why, bad.detail)
        return app.go(app.route._replace(page="open", words=()))
    from ui.account import from_outside
    notes = from_outside(loaded.notes, loaded.saga, loaded.notice)
    arrived(app, loaded.saga, "file", notice=loaded.notice, notes=notes)


def _take_all(app: "App", games: list[Any], accounts: Any = None, kept: Any = None) -> None:
    """Add every game that can be read; nothing that is here is overwritten by less.

    Accounts or records that hold anything but whole numbers make the file one that is refused whole (rihla 9.1).
    """
    try:
        book = account.from_json(accounts) if accounts is not None else None
        made = records.from_json(kept) if kept is not None else None
    except (BadRecord, RecursionError):
        return app.note("bad", tell("account.refused"), tell("account.refused-text"))
    if app.session is not None:
        app.close()
    if book is not None:
        account.merge(app.store, book)
    if made is not None:
        records.merge(app.store, made)
    added = failed = 0
    for game in games:
        try:
            added += add_text(app.store, game if isinstance(game, str) else json.dumps(game), app.tab, host.today())
        except BadSave:
            failed += 1
    title = tell("toast.added", n=added) if added else tell("toast.nothing_added")
    if added and app.route.page == "open":
        app.go(Route("games"))  # where they are now
    app.note("bad" if failed else "good", title, tell("toast.not_added", n=failed) if failed else None)


COMMANDS = {"save-file": save_file, "export-all": export_all, "open-file": open_file}
