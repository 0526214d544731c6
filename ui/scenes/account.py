"""What the account page draws."""
from typing import TYPE_CHECKING

from engine.rihla.account import Account, buy_refusal
from engine.rihla.box_skins import SKINS
from ui import account
from ui.kit.frame import Frame
from ui.pages.account import AccountScene, Entry, SkinRow, account_page

if TYPE_CHECKING:
    from ui.app import App


def frame(app: "App") -> Frame:
    """The account that is used on this device."""
    mine = account.mine(app.store, app.settings.name)
    book = account.read(app.store)
    others = tuple((one.id, one.name, one.id == mine.id) for one in book.accounts)
    return account_page(AccountScene(
        mine.name, mine.balance(), tuple(_row(mine, ident) for ident in SKINS), _entries(mine), others,
        app.desk.get("skin", ""), app.store.blocked))


def _row(mine: Account, ident: str) -> SkinRow:
    skin, no = SKINS[ident], buy_refusal(mine, ident)
    worn = ident in (mine.worn.caravan, mine.worn.road, mine.worn.back)
    short = no.fact("short") if no is not None and no.why == "barakah-short" else 0
    return SkinRow(ident, skin.kind, skin.price, mine.may_wear(ident), worn, int(short or 0))


def _entries(mine: Account) -> tuple[Entry, ...]:
    """Deals and skins, the last ones first as far as the order is known."""
    deals = [_deal(key, amount) for key, amount in mine.credits.items()]
    bought = [Entry(-price, skin=ident) for ident, price in mine.skins.items()]
    return (*reversed(bought), *reversed(deals))


def _deal(key: str, amount: int) -> Entry:
    _, merchants, seed = (key.split("-", 2) + ["", ""])[:3]
    return Entry(amount, int(merchants) if merchants.isascii() and merchants.isdecimal() else 0, seed)
