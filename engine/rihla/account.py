"""The Barakah account of a person, and the skins it buys (rihla 9).  Nothing of a match knows of it [R-64].

Barakah is added when a game has ended, to every person who had a seat, once for each deal [R-62, R-63].  The balance is
never stored: it is what was credited less what was spent.
"""
from collections.abc import Sequence

from engine.kernel import BadRecord, Record, Refusal, Result, refuse
from engine.rihla.box_skins import SKINS

FREE = {skin.kind: name for name, skin in SKINS.items() if skin.price == 0}
"""The skin of price 0 of each kind: what guests wear, and everybody at first."""


class Worn(Record):
    """The skins an account wears, one of each kind."""

    caravan: str = FREE["caravan"]
    road: str = FREE["road"]
    back: str = FREE["back"]

    def put_on(self, name: str) -> None:
        """Wear a skin in the place of its kind."""
        kind = SKINS[name].kind
        if kind == "caravan":
            self.caravan = name
        elif kind == "road":
            self.road = name
        else:
            self.back = name


class Account(Record):
    """One person on a device: what each deal brought, and what was paid for each skin."""

    id: str
    name: str
    credits: dict[str, int] = {}
    skins: dict[str, int] = {}
    worn: Worn = Worn()

    def balance(self) -> int:
        """What can be spent; below 0 after the same Barakah was spent on two devices."""
        return sum(self.credits.values()) - sum(self.skins.values())

    def may_wear(self, name: str) -> bool:
        """Whether a skin is owned, or free to all."""
        return name in self.skins or (name in SKINS and SKINS[name].price == 0)


def deal_key(merchants: int, seed: str) -> str:
    """The key a deal is credited under: the same merchants and seed are the same deal [R-63]."""
    return f"rihla-{merchants}-{seed}"


def own_seats(seats: Sequence[str | None]) -> dict[str, int]:
    """The seat of each account: its lowest, if a file seats it twice (guests and bots: None)."""
    found: dict[str, int] = {}
    for seat, account in enumerate(seats):
        if account is not None:
            found.setdefault(account, seat)
    return found


def seating_refusal(seats: Sequence[str | None]) -> Refusal | None:
    """Why a new game may not be seated so: an account takes one seat at most."""
    named = [account for account in seats if account is not None]
    twice = next((account for account in named if named.count(account) > 1), None)
    return None if twice is None else refuse("account-seated-twice", "rihla 9.1", account=twice)


def sit_down_refusal(seats: Sequence[str | None], account: str, decided: int) -> Refusal | None:
    """Why an account may not sit down on an open seat of a game from a link, or None.

    `decided` is how many decisions have been made for that seat: nobody sits down on Barakah already earned.
    """
    if decided:
        return refuse("seat-in-play", "rihla 9.1", decided=decided)
    return refuse("account-seated-twice", "rihla 9.1", account=account) if account in seats else None


def credit(account: Account, key: str, barakah: int) -> bool:
    """Add what an ended game brought, 0 included, unless this deal was counted before; says whether it was added."""
    if key in account.credits:
        return False
    account.credits[key] = barakah
    return True


def credit_game(accounts: Sequence[Account], seats: Sequence[str | None], key: str, result: Result,
                barakah: Sequence[int], trusted: bool = True) -> list[str]:
    """Credit the accounts of this device that had a seat; gives the ids it added to.

    Nothing is added while the game goes on (no `reason`), nor for one from outside whose log does not replay to its
    result (`trusted` False) [R-62].
    """
    if not result.reason or not trusted:
        return []
    places = own_seats(seats)
    return [account.id for account in accounts
            if account.id in places and credit(account, key, barakah[places[account.id]])]


def buy_refusal(account: Account, name: str) -> Refusal | None:
    """Why a skin may not be bought, or None."""
    if name not in SKINS:
        return refuse("no-such-skin", "rihla 9.2", skin=name)
    if account.may_wear(name):
        return refuse("skin-owned", "rihla 9.2", skin=name)
    short = SKINS[name].price - account.balance()
    return refuse("barakah-short", "rihla 9.2", skin=name, price=SKINS[name].price, short=short) if short > 0 else None


def buy(account: Account, name: str) -> Refusal | None:
    """Buy a skin for good, for Barakah alone; the refusal if it may not be."""
    no = buy_refusal(account, name)
    if no is None:
        account.skins[name] = SKINS[name].price
    return no


def wear(account: Account, name: str) -> Refusal | None:
    """Put on a skin that is owned or free; the refusal if it may not be."""
    if not account.may_wear(name):
        return refuse("skin-not-owned", "rihla 9.2", skin=name)
    account.worn.put_on(name)
    return None


def merge(here: Account, other: Account) -> None:
    """Take over what an account of the same id holds: the union, the smaller figure where both have one.

    Order and repetition do not matter.  What is worn stays as it is here.  Raises `ValueError` for another id, which is
    another account.
    """
    if here.id != other.id:
        raise ValueError("another id is another account")
    here.credits = _union(here.credits, other.credits)
    here.skins = _union(here.skins, other.skins)


def read_account(json: object) -> Account:
    """An account from a file; raises `BadRecord` for any figure that is no whole number >= 0, or an unknown skin."""
    account = Account.from_json(json)
    for place, figures in (("credits", account.credits), ("skins", account.skins)):
        for key, figure in figures.items():
            if figure < 0:
                raise BadRecord(f"Account.{place}.{key}: {figure} is below 0")
    unknown = [name for name in account.skins if name not in SKINS]
    if unknown:
        raise BadRecord(f"Account.skins: there is no skin {unknown[0]!r}")
    _check_worn(account)
    return account


def _check_worn(account: Account) -> None:
    worn = account.worn
    for kind, name in (("caravan", worn.caravan), ("road", worn.road), ("back", worn.back)):
        if name not in SKINS or SKINS[name].kind != kind or not account.may_wear(name):
            raise BadRecord(f"Account.worn.{kind}: {name!r} cannot be worn")


def _union(one: dict[str, int], two: dict[str, int]) -> dict[str, int]:
    """Both, keys in order, so that merging either way gives the same text."""
    return {key: min(one.get(key, two.get(key, 0)), two.get(key, one.get(key, 0))) for key in sorted({**one, **two})}
