"""Links: sending one, and what comes by one.  A link never loads anything by itself."""
from collections.abc import Awaitable
from typing import TYPE_CHECKING, Any

from engine.kernel.link import open_link
from engine.kernel.saga import Saga
from engine.kernel.save import BadSave
from ui import host, merge
from ui.app import TOAST
from ui.commands import number
from ui.commands.play import catch_up
from ui.faces import face, playable
from ui.host import Command
from ui.ladders import course_of
from ui.routes import Route
from ui.session import BLESSED, Session
from ui.share import link
from ui.words import tell

if TYPE_CHECKING:
    from ui.app import App


# ---- sending


def copy_link(app: "App", command: Command) -> None:
    """Copy the link of the opened game."""
    address, _ = link(app.session.saga)
    if address:
        _told(app, host.copy(address), "note.copied")


def copy_seed(app: "App", command: Command) -> None:
    """Copy the seed of a deal."""
    _told(app, host.copy(command.args.get("value", "")), "note.copied")


def _told(app: "App", copying: Awaitable[bool], done: str) -> None:
    """Say whether copying worked."""
    async def wait() -> None:
        worked = await copying
        if worked and app.route.page == "share":  # the button itself says so
            app.desk["copied"] = True
            host.announce(tell(done))
            app.draw()
            app.later(TOAST, app.end_note)
        else:
            app.note("good" if worked else "bad", tell(done if worked else "note.not-copied"),
                     None if worked else tell("note.not-copied-text"))
    app.task(wait())


def share_link(app: "App", command: Command) -> None:
    """Open the device's share sheet with the link."""
    address, _ = link(app.session.saga)
    if not address:
        return
    title = tell(f"game.{app.session.saga.game.name}")
    sharing = host.share(title, tell("share.message", game=title), address)

    async def wait() -> None:
        if await sharing == "failed":
            copy_link(app, command)
    app.task(wait())


# ---- arriving


class Arrival:
    """A game that came by link or file and is looked at before it is added."""

    def __init__(self, saga: Saga, source: str, engine: str, notice: str, notes: dict[str, Any], kin: Any) -> None:
        """Guess who plays here: whoever is asked, if that is a person, among those the sender calls away."""
        self.saga, self.source, self.engine, self.notice, self.notes, self.kin = saga, source, engine, notice, notes, kin
        asked = saga.table.pending[-1].seat if saga.table.pending else None
        away = [place for place, seat in enumerate(saga.seats) if seat.kind == "away"]
        mine = [asked] if asked is not None and saga.seats[asked].kind != "bot" else away[:1]
        if source == "file":
            mine = [place for place, seat in enumerate(saga.seats) if seat.kind == "person"]
        self.here = tuple(mine)


def arrived_link(app: "App", text: str) -> None:
    """Read a link; show what is in it, or what is wrong with it."""
    try:
        opened = open_link(text, playable)
    except BadSave as bad:
        return refused(app, bad)
    except Exception as fault:
        return refused(app, BadSave("damaged", repr(fault)[:80]))
    if not face(opened.saga.game.name).can_show(opened.saga):
        return refused(app, BadSave("unknown-game", "with these options"))
    arrived(app, opened.saga, "link", opened.engine)


def refused(app: "App", bad: BadSave) -> None:
    """Say on the open page why a text did not become a game."""
    app.desk["trouble"] = (bad.why, bad.detail)
    app.go(Route("open"), replace=app.route.page == "link")


def arrived(app: "App", saga: Saga, source: str, engine: str = "", notice: str = "", notes: dict[str, Any] | None = None) -> None:
    """Show an arrival."""
    app.close()
    app.desk["arrival"] = Arrival(saga, source, engine, notice, notes or {}, merge.nearest(app.store, saga))
    if app.route.page != "link":
        app.go(Route("link"), replace=True)
    else:
        app.draw()


def paste(app: "App", command: Command) -> None:
    """Read what was pasted: a link, a message around one, or the text of a file."""
    from ui.commands.files import take
    app.desk.pop("trouble", None)
    take(app, command.fields.get("text", ""))


def link_seat(app: "App", command: Command) -> None:
    """Tick or untick a seat that is played here."""
    arrival: Arrival = app.desk["arrival"]
    seat = number(command.args.get("seat"))
    if not 0 <= seat < len(arrival.saga.seats) or arrival.saga.seats[seat].kind == "bot":
        return
    others = [place for place in arrival.here if place != seat]
    arrival.here = tuple(sorted([*others, seat])) if command.value else tuple(others)
    app.draw()


def link_add(app: "App", command: Command) -> None:
    """Add the arrival as a game of its own."""
    arrival: Arrival = app.desk.pop("arrival")
    arrival.saga.seats = merge.seated(arrival.saga, arrival.here)
    notes, no = dict(arrival.notes), None
    blessed = arrival.saga.game.name in BLESSED
    if arrival.source == "link" and (blessed or course_of(arrival.saga)):
        from ui import account
        taken, no = account.sit_down(arrival.saga, arrival.here, account.mine(app.store, app.settings.name).id)
        notes.update(taken)
    _play(app, merge.add(app.store, arrival.saga, app.tab, host.today(), notes))
    if no is not None and app.session.asked is not None:
        app.note("plain", tell("account.guest"), tell("account.seat-in-play" if blessed else "records.seat-in-play"))


def link_go_on(app: "App", command: Command) -> None:
    """Let my game move forward to where the arrival is."""
    arrival: Arrival = app.desk["arrival"]
    if arrival.kin is None or arrival.kin.compared != "ahead":
        return
    del app.desk["arrival"]
    session = merge.go_on_with(app.store, arrival.saga, arrival.kin, app.tab, host.today())
    catch_up(session)
    _play(app, session)


def _play(app: "App", session: Session) -> None:
    """Sit down at what was added."""
    app.sit_down(session)
    app.go(Route("score" if session.asked is None else "table", (session.key,)), replace=True)


COMMANDS = {"copy-link": copy_link, "copy-seed": copy_seed, "share-link": share_link, "paste": paste, "link-seat": link_seat,
            "link-add": link_add, "link-go-on": link_go_on}
