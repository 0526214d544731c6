"""Commands of the account page: skins bought and put on, names, and whose account is used here."""
from typing import TYPE_CHECKING

from engine.kernel import Refusal
from engine.rihla import account as rules
from ui import account
from ui.host import Command
from ui.rihla.why import why
from ui.words import tell

if TYPE_CHECKING:
    from ui.app import App


def _mine(app: "App") -> str:
    return account.mine(app.store, app.settings.name).id


def skin_buy(app: "App", command: Command) -> None:
    """Ask whether a skin shall be bought; say why not where it cannot be."""
    name = command.args.get("skin", "")
    no = rules.buy_refusal(account.mine(app.store, app.settings.name), name)
    if no is not None:
        return _refused(app, no)
    app.desk["skin"] = name
    app.draw()


def skin_buy_sure(app: "App", command: Command) -> None:
    """Buy it, and put it on."""
    name = app.desk.pop("skin", "")
    no = account.change(app.store, _mine(app), rules.buy, name) or account.change(app.store, _mine(app), rules.wear, name)
    _done(app, no, "skins.bought", name)


def skin_buy_not(app: "App", command: Command) -> None:
    """Keep the Barakah."""
    app.desk.pop("skin", None)
    app.draw()


def skin_wear(app: "App", command: Command) -> None:
    """Put on a skin that is owned."""
    name = command.args.get("skin", "")
    _done(app, account.change(app.store, _mine(app), rules.wear, name), "skins.put-on", name)


def _done(app: "App", no: Refusal | None, key: str, name: str) -> None:
    if no is not None:
        return _refused(app, no)
    if app.session is not None and app.session.blessed:
        app.session.dress = account.dress(app.store, app.session)
    app.note("good", tell(key, name=tell(f"skin.{name}")))


def _refused(app: "App", no: Refusal) -> None:
    app.desk.pop("skin", None)
    app.note("bad", tell("skins.not"), why(no))


def account_name(app: "App", command: Command) -> None:
    """Name the account that is used."""
    account.change(app.store, _mine(app), account.rename, command.value)
    app.draw()


def account_use(app: "App", command: Command) -> None:
    """Use another account of this device from now on."""
    account.use(app.store, command.args.get("ident", ""))
    app.draw()


def account_new(app: "App", command: Command) -> None:
    """Make an account for another person, and use it."""
    book = account.read(app.store)
    book.mine = account.new(book, "").id
    account.write(app.store, book)
    app.draw()


COMMANDS = {"skin-buy": skin_buy, "skin-buy-sure": skin_buy_sure, "skin-buy-not": skin_buy_not, "skin-wear": skin_wear,
            "account-name": account_name, "account-use": account_use, "account-new": account_new}
