"""Devices with an account, games that end now, and files of accounts, for the tests of section 9 of the rules."""
import json
from random import Random

from engine.kernel import dice_from
from engine.kernel.saga import Saga, Seat
from engine.kernel.save import save_text
from engine.rihla.account import Account, Worn
from engine.rihla.game import GAME
from engine.rihla.turn import Manage
from tests.ui.rihla.setting import lively
from ui import account

KINDS = ("person", "bot", "bot", "bot")


def book(desk):
    return json.loads(desk.hands.store["sarai:account"])


def balance(desk):
    return account.mine(desk.app.store).balance()


def mine(desk):
    desk.use()
    return account.mine(desk.app.store).id


def last_turn(*barakah, asked=1):
    """A table of four (or as many as have Barakah) on which only `asked` and seat 0 still travel."""
    table = GAME.deal(len(barakah), GAME.check_options(len(barakah), {}), dice_from("77"))
    table.told.clear()
    for seat, amount in enumerate(barakah):
        merchant = table.merchants[seat]
        merchant.barakah = amount
        if seat not in (0, asked):
            table.bank -= merchant.cash
            merchant.out, merchant.place, merchant.cash = True, seat + 1, 0
    table.pending, table.current = [Manage(asked)], asked
    return table


def leave(desk):
    for what in ("page-estate", "do-leave"):
        desk.pick(what)
    desk.press("commit")


def won(desk, *barakah, kinds=None, notes=None, seed="77"):
    """A game that ends now, seat 1 leaving."""
    kinds = kinds or ("person",) * 2 + ("bot",) * (len(barakah) - 2)
    notes = account.notes_of([mine(desk)]) if notes is None else notes
    key = desk.road(last_turn(*barakah), kinds, seed, notes)
    leave(desk)
    assert desk.saga.table.ended
    return key


def played_game(seed="q", kinds=("person", "person"), least=1):
    """A whole game from its deal, in which seat 0 has earned something and seat 1 then leaves."""
    luck, saga = Random(3), Saga(GAME, [Seat(f"P{n}", kind) for n, kind in enumerate(kinds)], seed, {}, "whole")
    while saga.table.merchants[0].barakah < least or saga.table.pending[-1].seat != 1:
        saga.play(lively(saga.legal(), luck))
    saga.play_text("leave")
    return saga


def file_of(saga, notes=None):
    return save_text(saga, notes or {})


def open_text(desk, text):
    """Bring a file or a link in by the open page."""
    desk.press("go", to="#/open")
    desk.press("paste", "submit", fields={"text": text})


def rich(desk, amount):
    shelf = account.read(desk.app.store)
    shelf.accounts, shelf.mine = [Account("A", "Amina", {"rihla-4-1": amount})], "A"
    account.write(desk.app.store, shelf)
    desk.press("go", to="#/account")


def exported(desk):
    desk.press("export-all")
    return desk.hands.files[-1][1]


def imported(desk, text):
    desk.use()
    desk.hands.picked = {"name": "all", "text": text}
    desk.press("open-file")


def account_file(*accounts):
    return json.dumps({"sarai-all": 1, "games": [], "accounts": {"mine": accounts[0]["id"], "accounts": list(accounts)}})


def an(ident, credits, skins=()):
    return {"id": ident, "name": "Amina", "credits": credits, "skins": dict(skins), "worn": Worn().to_json()}
