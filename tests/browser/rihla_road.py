"""Rihla at the page: a person who plays it, and the last round of a game, made by the engine, in which much happens."""
from collections.abc import Callable

from engine.kernel.saga import Saga, Seat
from engine.kernel.save import save_text
from engine.rihla.game import GAME
from tests.browser.player import Player
from tests.ui.rihla.deals import table_with

At = Callable[[str], None]
"""Called at every stage of a story, with its name."""
OWNED = {1: 0, 37: 0, 39: 0, 2: 1, 16: 1, 18: 1, 4: 2}
"""Who owns what: Amira the Silk Road and half of the Salt Road, Basil its other half and two of the Incense Road."""
CASH = {0: 9000, 1: 3000, 2: 2100}
"""The bot bids to 1,900k, so Basil's limit wins Bosra with its fourth bid."""


BAR = {"estate": "aside", "trade": "second"}
"""Where a phone has the ways to the pages of the tray."""


def last_round(*kinds: str, top: tuple[str, ...] = ("R01", "R02", "R03")) -> str:
    """A save of round 40 of 40, the first seat to manage; `top` are the next Rihla cards.

    With R01 Amira stops at Bosra, which is free; with R02 Basil stops at Samarkand, where two stalls cost him 5,500k.
    """
    table = table_with(*(_held(part, len(kinds)) for part in (OWNED, CASH)), len(kinds), "road", round_limit=40)
    table.round = 40
    table.level[37] = table.level[39] = 2
    for seat, pos in enumerate((20, 35, 0)[:len(kinds)]):
        table.merchants[seat].pos = pos
    deck = table.decks["rihla"]
    for card in reversed(top):
        deck.remove(card)
        deck.append(card)
    assert GAME.faults(table) == []
    seats = [Seat(name, kind, "trader" if kind == "bot" else "")
             for name, kind in zip(("Amira", "Basil", "Chadi"), kinds, strict=False)]
    return save_text(Saga(GAME, seats, "road", {"round_limit": 40}, "lastround", table))


def _held(part: dict[int, int], seats: int) -> dict[int, int]:
    """What is owned, or in the purses, at a table of so many."""
    return {key: value for key, value in part.items() if (value if part is OWNED else key) < seats}


def open_save(me: Player, text: str) -> None:
    """From the doors: paste a save, look at it, add it."""
    me.press("#to-open")
    me.page.locator("#open-text").wait_for()
    me.write("#open-text", text)
    me.press("#paste-go")
    me.page.locator("#link-add").wait_for()
    me.press("#link-add")
    me.wait("mine")


def log(me: Player) -> str:
    """The whole log as it is written, read on its sheet."""
    me.press("#open-menu")
    me.press("#menu-sheet [data-name=log]")
    text = me.text("#log-sheet")
    me.press("#log-sheet-close")
    return text


def purse(me: Player, seat: int) -> int:
    """What the panel of a seat says that it has in cash."""
    return int(me.text(f"#seat-{seat} .score").replace(",", ""))


def taken(me: Player, who: str) -> None:
    """The device is handed over to somebody."""
    me.wait("cover")
    assert who in me.text("#cover-title")
    me.press("#uncover")
    me.wait("mine")


def play_main(me: Player, words: str) -> None:
    """Press the main button, which says so."""
    assert words in me.look()["main"], me.look()
    me.press("#bar-main")


def offer_for_bilma(me: Player, at: At) -> None:
    """Amira puts an offer together: 1,000k, its price, for the business that her Salt Road lacks."""
    open_page(me, "trade")
    at("trade, nobody picked")
    me.press("#deal-with-1")
    at("trade, empty")
    assert not me.look()["ready"]
    me.press("#deal-get-2")
    assert not me.look()["ready"]
    me.press("#deal-pay-1000")
    at("trade")
    play_main(me, "Basil")


def open_page(me: Player, name: str) -> None:
    """Open a page of the tray: by its tab, or on a phone by the bar."""
    tab = f"#page-{name}" if me.page.locator(f"#page-{name}").is_visible() else f"#bar-{BAR[name]}"
    if me.page.locator(f"#rh-{name}").count() == 0:
        me.page.wait_for_timeout(350)  # after another press on the same, two at once would be one
        me.press(tab)
    me.page.locator(f"#rh-{name}").wait_for()


def manage(me: Player, way: str, words: str, at: At = lambda stage: None) -> None:
    """Open my estate, pick one of its ways and confirm it; it stays open for more, and is closed."""
    open_page(me, "estate")
    at("estate")
    me.press(f"#pick-{way}")
    play_main(me, words)
    me.visit.until("document.querySelector('#bar-main').textContent.includes('Draw')")
    me.page.wait_for_timeout(350)  # two taps at once would be one
    me.press("#page-estate")
    me.page.locator("#rh-estate").wait_for(state="detached")


def two_at_one_device(me: Player, at: At) -> None:
    """The whole last round: a trade, a stall, an auction with a limit, an Ijara, a debt that two leases pay."""
    at("table")
    offer_for_bilma(me, at)
    me.wait("cover")
    at("cover")
    taken(me, "Basil")
    at("reply")
    assert "Accept" in me.text("#bar-aside")
    me.press("#bar-aside")
    play_main(me, "Accept")
    me.visit.until("document.querySelector('#bar-main').textContent.includes('Draw')")
    assert (purse(me, 0), purse(me, 1)) == (8000, 4000)
    manage(me, "build-1", "Build on Taghaza, 700", at)
    assert purse(me, 0) == 7300
    _an_auction(me, at)
    _an_ijara_and_a_debt(me, at)


def _an_auction(me: Player, at: At) -> None:
    play_main(me, "Draw")
    me.page.locator("#deed-21").wait_for()
    at("deed")
    me.press("#bar-aside")
    play_main(me, "auction")
    taken(me, "Basil")
    at("auction")
    me.press("#limit-price")
    at("auction, limit")
    play_main(me, "Bid")


def _an_ijara_and_a_debt(me: Player, at: At) -> None:
    """Basil's turn, after his limit has bid for him."""
    me.visit.until("document.querySelector('#bar-main').textContent.includes('Draw')")
    assert purse(me, 1) == 4000 - 2000
    manage(me, "lease-16", "Lease Shabwa, +1,200")
    assert purse(me, 1) == 2000 + 1200
    open_page(me, "estate")
    at("estate, leased")
    me.page.wait_for_timeout(350)  # two taps at once would be one
    me.press("#page-estate")
    play_main(me, "Draw")
    me.page.locator("#rh-debt").wait_for()
    at("debt")
    assert not me.look()["ready"] and "5,500" in me.text("#rh-debt")
    for space in (18, 21):
        me.press(f"#pick-lease-{space}")
        play_main(me, "Lease")
    me.wait("over")
    assert (purse(me, 0), purse(me, 1)) == (7300 + 5500, 3200 + 1200 + 1400 - 5500)
    at("over")
