"""The Barakah accounts of this device (rihla 9), kept under `sarai:account`; `engine.rihla.account` knows the rules.

Every change reads what is stored first, so that two tabs add nothing twice.  Which account sits on a seat stands in the
game's notes (`account.0`), never in its state, its log or a link.  A note `foreign` marks a game from outside whose log
did not lead to its table: it can be played and looked at, and adds nothing.
"""
import json
from typing import Any, NamedTuple

from engine.kernel import BadRecord, Refusal, refuse
from engine.kernel.saga import Saga
from engine.rihla import account as rules
from engine.rihla.account import Account
from ui import host
from ui.session import Session
from ui.store import ACCOUNT, Store

KEY, DAMAGED = ACCOUNT, f"{ACCOUNT}:damaged"
SEAT, EARNED, FOREIGN = "account.", "earned.", "foreign"
"""Beginnings of notes: whose account a seat is, and what this very game has added to it."""
LONGEST_NAME = 40


class Book:
    """All accounts of this device; `mine` is the id of the one that is used unless another is chosen."""

    def __init__(self, mine: str, accounts: list[Account]) -> None:
        """Hold them as they were read."""
        self.mine, self.accounts = mine, accounts

    def find(self, ident: str) -> Account | None:
        """The account of an id."""
        return next((account for account in self.accounts if account.id == ident), None)

    def to_json(self) -> dict[str, Any]:
        """As it is stored and exported."""
        return {"mine": self.mine, "accounts": [account.to_json() for account in self.accounts]}


def read(store: Store) -> Book:
    """The stored book, empty where there is none; a damaged text is put aside, not written over."""
    text = store.get(KEY)
    if text is None:
        return Book("", [])
    try:
        return from_json(json.loads(text))
    except (ValueError, RecursionError):
        store.try_set(DAMAGED, text)
        return Book("", [])


def from_json(whole: Any) -> Book:
    """A book from its JSON; raises `BadRecord` for any figure that is no whole number of at least 0."""
    if not isinstance(whole, dict) or not isinstance(whole.get("accounts"), list):
        raise BadRecord("accounts: no list")
    accounts = [rules.read_account(one) for one in whole["accounts"]]
    for account in accounts:
        account.name = account.name[:LONGEST_NAME]
    return Book(str(whole.get("mine", "")), accounts)


def write(store: Store, book: Book) -> bool:
    """Store the book; tells whether there was room."""
    return store.try_set(KEY, json.dumps(book.to_json(), separators=(",", ":"), ensure_ascii=False))


def mine(store: Store, name: str = "") -> Account:
    """The account of whoever uses this device, made when it is first needed."""
    book = read(store)
    found = book.find(book.mine)
    if found is None:
        found = book.accounts[0] if book.accounts else new(book, name)
        book.mine = found.id
        write(store, book)
    return found


def new(book: Book, name: str) -> Account:
    """Another account in a book, for another person on this device."""
    made = Account(f"a{host.fresh_seed():x}", name[:LONGEST_NAME])
    book.accounts.append(made)
    return made


def merge(store: Store, other: Book) -> bool:
    """Take over accounts from a file: the same id is united, another is added.  Tells whether there was room."""
    book = read(store)
    own = book.find(book.mine)
    for account in other.accounts:
        here = book.find(account.id)
        if here is None:
            book.accounts.append(account)
        else:
            rules.merge(here, account)
    if (own is None or not (own.credits or own.skins)) and book.find(other.mine) is not None:
        book.mine = other.mine  # this device had earned nothing yet
    return write(store, book)


# ---- seats


def seated(session: Session) -> list[str | None]:
    """The account of each seat: only persons at this device have one; guests and bots have none."""
    found = (session.notes.get(f"{SEAT}{place}") for place in range(len(session.saga.seats)))
    return [ident if isinstance(ident, str) and ident and session.saga.seats[place].kind == "person" else None
            for place, ident in enumerate(found)]


def seating_refusal(owners: list[str]) -> Refusal | None:
    """Why a new game may not be seated so ("" for a guest): an account takes one seat at most."""
    return rules.seating_refusal([owner or None for owner in owners])


def notes_of(owners: list[str]) -> dict[str, str]:
    """The notes that seat these accounts ("" for a guest or a bot)."""
    return {f"{SEAT}{place}": ident for place, ident in enumerate(owners) if ident}


def sit_down(saga: Saga, seats: tuple[int, ...], ident: str) -> tuple[dict[str, str], Refusal | None]:
    """Seat an account on the first of these seats of a game from a link that has decided nothing: its notes, or why not."""
    no: Refusal | None = None
    for seat in seats:
        decided = sum(saga.mark(place).seat == seat for place in range(saga.cursor)) + len(saga.past)
        no = rules.sit_down_refusal([None] * len(saga.seats), ident, decided)
        if no is None:
            return {f"{SEAT}{seat}": ident}, None
    return {}, no


def from_outside(notes: dict[str, Any], saga: Saga, notice: str) -> dict[str, Any]:
    """The notes of a game from a file: no wishes of the other device, and marked if its log does not lead to its table."""
    kept = {name: value for name, value in notes.items()
            if not name.startswith((EARNED, "standing.", "clock.")) and name != FOREIGN}
    return {**kept, FOREIGN: 1} if notice or saga.start is not None else kept


# ---- the end of a game


class Earned(NamedTuple):
    """What a game did for one person's seat.

    `how`: `added` (by this game), `counted` (this deal was counted before, with `amount`), `guest`, `foreign` (the log
    does not lead to the result), `full` (no room to store it) or `later` (the game goes on).
    """

    seat: int
    how: str
    amount: int
    name: str = ""
    balance: int = 0


def settle(store: Store, session: Session) -> None:
    """Credit the accounts of an ended game, once: stored before anything of its end is shown."""
    if session.asked is not None or session.elsewhere:
        return
    book, key, result = read(store), _key(session.saga), session.saga.game.result(session.saga.table)
    seats = seated(session)
    added = rules.credit_game(book.accounts, seats, key, result, result.barakah, FOREIGN not in session.notes)
    if added and write(store, book):
        for ident in added:
            seat = rules.own_seats(seats)[ident]
            session.notes[f"{EARNED}{seat}"] = result.barakah[seat]


def earned(store: Store, session: Session) -> list[Earned]:
    """What the game did for each person's seat of this device, for the score page."""
    book, barakah = read(store), session.saga.game.result(session.saga.table).barakah
    places = rules.own_seats(seated(session))
    owner = {seat: ident for ident, seat in places.items()}
    return [_earned(book, session, seat, barakah[seat], owner.get(seat)) for seat in session.persons]


def _earned(book: Book, session: Session, seat: int, amount: int, ident: str | None) -> Earned:
    account = book.find(ident) if ident else None
    if account is None:
        return Earned(seat, "guest", amount)
    name, balance, counted = account.name, account.balance(), account.credits.get(_key(session.saga))
    if session.asked is not None:
        return Earned(seat, "later", amount, name, balance)
    if counted is None:
        return Earned(seat, "foreign" if FOREIGN in session.notes else "full", amount, name, balance)
    how = "added" if session.notes.get(f"{EARNED}{seat}") == counted == amount else "counted"
    return Earned(seat, how, counted, name, balance)


def _key(saga: Saga) -> str:
    return rules.deal_key(len(saga.seats), saga.seed)


# ---- skins


def change(store: Store, ident: str, act: Any, *arguments: Any) -> Refusal | None:
    """Do something with a stored account (`rules.buy`, `rules.wear`); the refusal if it may not be."""
    book = read(store)
    account = book.find(ident)
    if account is None:
        return refuse("no-such-account", "rihla 9.1")
    no: Refusal | None = act(account, *arguments)
    if no is None and not write(store, book):
        return refuse("no-room", "rihla 9.1")
    return no


def rename(account: Account, name: str) -> None:
    """Name an account."""
    account.name = name.strip()[:LONGEST_NAME]


def use(store: Store, ident: str) -> None:
    """Use another account of this device from now on."""
    book = read(store)
    if book.find(ident) is not None:
        book.mine = ident
        write(store, book)


def dress(store: Store, session: Session) -> Any:
    """How the pieces look here: each person's figure in that person's skin, road and backs in those of this device."""
    from ui.rihla.skins import PLAIN, Dress
    book = read(store)
    owners = [book.find(ident) if ident else None for ident in seated(session)]
    caravans = tuple(owner.worn.caravan if owner else rules.FREE["caravan"] for owner in owners)
    own = book.find(book.mine)
    return Dress(caravans, own.worn.road, own.worn.back) if own else Dress(caravans, PLAIN.road, PLAIN.back)


def arrive(store: Store, session: Session) -> None:
    """Whenever a game is opened here: count it if it has ended, and dress its pieces."""
    settle(store, session)
    session.dress = dress(store, session)
