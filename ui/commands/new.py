"""Commands of the sheet that starts a game, and games begun from one that is over."""
from typing import TYPE_CHECKING, Any

from engine.bots.levels import levels
from engine.games import game
from engine.kernel import Game
from engine.kernel.saga import Saga, Seat
from ui import account, host, names
from ui.commands import number
from ui.faces import face
from ui.host import Command
from ui.keeper import begin_game
from ui.kit.rows import Setting
from ui.ladders import course_of, ladder
from ui.routes import Route
from ui.session import BLESSED
from ui.words import tell

if TYPE_CHECKING:
    from ui.app import App

ACCOUNT = "account:"
"""Before the id of an account, among the ways in which a person may sit on a seat."""
FIRST = "first"
"""The option that names the seat that begins, in games that have one; its seat must still be there."""

class Wish:
    """A game being set up: its seats, the options chosen so far."""

    def __init__(self, of: Game, me: str) -> None:
        """The usual table: this person against bots."""
        self.game, self.levels = of, levels(of.name)
        self.options: dict[str, Any] = {}
        self.wishes: dict[str, str] = {}
        """What the face lets a table wish for besides the options of the game."""
        self.seats, self.owners = [Seat(me)], [""]
        """Who sits where, and whose account each seat is: "" for a guest's, a bot's or a friend's."""
        self.resize(4)

    @property
    def setting(self) -> Setting:
        """What is chosen so far, as the face sees it."""
        return Setting(self.options, len(self.seats), tuple(self.seats), self.wishes)

    @property
    def seat_counts(self) -> range:
        """How many may sit at the table."""
        return face(self.game.name).counts(self.setting)

    def choose(self, name: str, value: str) -> None:
        """Choose in a row that the face has laid out."""
        setting = face(self.game.name).chosen(self.setting, name, value)
        self.options, self.wishes = setting.options, setting.wishes
        self.resize(setting.count)

    def resize(self, count: int) -> None:
        """Add bots, or take seats away: the last ones, bots before persons."""
        counts = self.seat_counts
        count = min(max(count, counts.start), counts.stop - 1)
        going = sorted(range(len(self.seats)), key=lambda seat: (self.seats[seat].kind == "bot", seat))[count:]
        for seat in sorted(going, reverse=True):
            del self.seats[seat], self.owners[seat]
        if self.options.get(FIRST, 0) >= count:
            del self.options[FIRST]
        for name in names.bot_names(count - len(self.seats), [seat.name for seat in self.seats]):
            self.seats.append(Seat(name, "bot", self.usual()))
            self.owners.append("")

    def usual(self) -> str:
        """The level of a new bot: the one in the middle."""
        return self.levels[len(self.levels) // 2]


def wish(app: "App") -> Wish:
    """The game that is being set up."""
    name = app.route.word(0)
    kept: Wish | None = app.desk.get("wish")
    if kept is None or kept.game.name != name:
        kept = app.desk["wish"] = Wish(game(name), app.settings.name or tell("table.you"))
        if name in BLESSED or ladder(name) is not None:
            kept.owners[0] = account.mine(app.store, app.settings.name).id
    return kept


def _seat(app: "App", command: Command) -> Seat:
    """The seat a command is about; one that is not there is made up and forgotten."""
    place, seats = number(command.args.get("seat")), wish(app).seats
    return seats[place] if 0 <= place < len(seats) else Seat("")


def seat_name(app: "App", command: Command) -> None:
    """Name a seat; a bot of that name takes another."""
    seat, seats = _seat(app, command), wish(app).seats
    seat.name = command.value[:200]
    for other in seats:
        if other is not seat and other.kind == "bot" and other.name == seat.name:
            other.name = names.bot_names(1, [one.name for one in seats])[0]
    app.draw()


def seat_kind(app: "App", command: Command) -> None:
    """Let a person or a bot sit there; a bot gets a name if the seat has a person's."""
    seat, kind = _seat(app, command), command.args.get("value", "")
    taken = [other.name for other in wish(app).seats if other is not seat]
    if kind == "bot" and seat.kind != "bot":
        seat.level = seat.level or wish(app).usual()
        if seat.name not in names.BOTS:
            seat.name = names.bot_names(1, taken)[0]
    elif kind == "person" and seat.kind == "bot":
        seat.name = ""
    if (kind == "bot") != (seat.kind == "bot"):  # who was a person already keeps the account
        _own(app, command, "")
    seat.kind = "bot" if kind == "bot" else "person"
    app.draw()


def seat_level(app: "App", command: Command) -> None:
    """Choose a bot's level, or whether a person plays here or by link."""
    seat = _seat(app, command)
    if command.value in wish(app).levels:
        seat.level = command.value
    elif command.value in ("person", "away"):
        seat.kind = command.value
        _own(app, command, "")
    elif command.value.startswith(ACCOUNT):
        seat.kind = "person"
        return _own_for(app, command)
    app.draw()


def _own(app: "App", command: Command, ident: str) -> None:
    place, owners = number(command.args.get("seat")), wish(app).owners
    if 0 <= place < len(owners):
        owners[place] = ident


def _own_for(app: "App", command: Command) -> None:
    """Give a seat to an account of this device; one account takes one seat."""
    owners, place = list(wish(app).owners), number(command.args.get("seat"))
    ident = command.value.removeprefix(ACCOUNT)
    if 0 <= place < len(owners) and account.read(app.store).find(ident) is not None:
        owners[place] = ident
        if account.seating_refusal(owners) is not None:
            return app.note("bad", tell("rihla.why.account-seated-twice"))
        _own(app, command, ident)
    app.draw()


def seat_up(app: "App", command: Command) -> None:
    """Swap a seat with the one above."""
    _swap(app, number(command.args.get("seat")) - 1)


def seat_down(app: "App", command: Command) -> None:
    """Swap a seat with the one below."""
    _swap(app, number(command.args.get("seat")))


def _swap(app: "App", upper: int) -> None:
    seats = wish(app).seats
    if 0 <= upper < len(seats) - 1:
        seats[upper], seats[upper + 1] = seats[upper + 1], seats[upper]
        owners = wish(app).owners
        owners[upper], owners[upper + 1] = owners[upper + 1], owners[upper]
    app.draw()


def seat_count(app: "App", command: Command) -> None:
    """Choose how many sit at the table."""
    wish(app).resize(number(command.args.get("value")))
    app.draw()


def option(app: "App", command: Command) -> None:
    """Choose one value of one option; what cannot be chosen now says why."""
    rows, name = face(wish(app).game.name).rows(wish(app).setting), command.args.get("name", "")
    if rows is not None:
        value = command.args.get("value", command.value)
        shut = next((pick.shut for row in rows for pick in row.picks
                     if (pick.value if row.several else row.name) == name and (row.several or pick.value == value)), "")
        if shut:
            return app.note("plain", shut)
        wish(app).choose(name, value)
        app.draw()
        return
    for known in face(wish(app).game.name).options():
        if known.name == command.args.get("name"):
            for choice in known.choices:
                if as_text(choice) == command.args.get("value", command.value):
                    wish(app).options[known.name] = choice
    app.draw()


def as_text(value: bool | int | str) -> str:
    """A value of an option as commands carry it."""
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)


def start(app: "App", command: Command) -> None:
    """Deal the game, keep it, and sit down."""
    chosen = wish(app)
    seats = [Seat(_stored_name(seat), seat.kind, seat.level if seat.kind == "bot" else "") for seat in chosen.seats]
    saga = Saga(chosen.game, seats, fresh(), chosen.options, ident=fresh())
    for act in face(chosen.game.name).opening(chosen.setting):
        saga.play_text(act)
    kept = chosen.game.name in BLESSED or course_of(saga)
    owners = [owner if kept and seat.kind == "person" else "" for seat, owner in zip(seats, chosen.owners, strict=True)]
    deal(app, saga, owners)
    app.desk.pop("wish", None)


def _stored_name(seat: Seat) -> str:
    """A name as it is kept; "You" is no name, since it would travel in links."""
    if seat.kind != "bot" and seat.name.strip() == tell("table.you"):
        return ""
    return seat.name


def fresh() -> str:
    """A seed, or an ident, that nobody has had before."""
    from ui.app import base36
    return base36(host.fresh_seed())


def deal(app: "App", saga: Saga, owners: list[str], by_lot: bool = True) -> None:
    """Keep a match that is just dealt and sit down; `by_lot`: everybody takes the seat that the game's lot gave them."""
    if by_lot:
        lot = saga.game.seating(saga.table)
        saga.seats, owners = [saga.seats[who] for who in lot], [owners[who] for who in lot]
    app.close()
    app.sit_down(begin_game(app.store, saga, app.tab, host.today(), account.notes_of(owners)))
    app.go(Route("table", (app.session.key,)), replace=app.route.page == "new")
    host.warm_bot()


def rematch(app: "App", command: Command) -> None:
    """The same people, another deal, by the present rules."""
    deal(app, _again(app, app.session.saga.game.newest(), fresh()), _same_owners(app))


def _again(app: "App", by: Game, seed: str) -> Saga:
    saga: Saga = app.session.saga
    return Saga(by, [seat.copy() for seat in saga.seats], seed, saga.options, ident=fresh())


def _same_owners(app: "App") -> list[str]:
    return [owner or "" for owner in account.seated(app.session)]


def same_deal(app: "App", command: Command) -> None:
    """The same people, the same deal once more: on the seats they had, which the lot has given them already."""
    saga: Saga = app.session.saga
    deal(app, _again(app, saga.game, saga.seed), _same_owners(app), by_lot=False)


COMMANDS = {"new-seat-name": seat_name, "new-seat-kind": seat_kind, "new-seat-level": seat_level, "new-seat-up": seat_up,
            "new-seat-down": seat_down, "new-seat-count": seat_count, "new-option": option,
            "new-start": start, "rematch": rematch, "same-deal": same_deal}
