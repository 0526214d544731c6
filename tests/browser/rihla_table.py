"""A plain merchant at Rihla's table: buys, passes now and then, bids up to a limit, trades for what completes a street."""
from collections import Counter

from engine.bots.contract import never
from engine.bots.drive import chosen
from engine.bots.levels import bot
from engine.kernel import dice_from
from engine.kernel.saga import Saga, Seat
from engine.kernel.save import save_text
from engine.rihla.game import GAME
from engine.rihla.turn import Manage
from tests.browser.player import Player

LIMIT = "#limit-price:enabled"


def late_game(start: int, *kinds: str) -> str:
    """The save of a match of 40 rounds that bots have played up to round `start`, seat 0 to manage; then these take over."""
    names = ("Amira", "Basil", "Chadi", "Dalia")[:len(kinds)]
    for deal in range(20):
        saga = Saga(GAME, [Seat(name, "bot", "trader") for name in names], f"caravan-{deal}", {"round_limit": 40}, "lategame")
        if _come_to(saga, start):
            saga.seats = [Seat(name, kind, "trader" if kind == "bot" else "") for name, kind in zip(names, kinds, strict=True)]
            return save_text(saga)
    raise AssertionError("no match of bots lasts so long")


def _come_to(saga: Saga, start: int) -> bool:
    """Let bots play up to a round, with seat 0 to manage; not every match lasts so long, with all still on the road."""
    player, dice = bot("rihla", "trader"), dice_from("late")
    while saga.table.pending:
        asked = saga.table.pending[-1]
        if saga.table.round >= start and isinstance(asked, Manage) and asked.seat == 0:
            return not any(merchant.out for merchant in saga.table.merchants)
        saga.play(chosen(GAME, saga.table, player, dice, never))
    return False


class Merchant:
    """Decides at a player's page, and counts what was done."""

    def __init__(self, me: Player, others: tuple[str, ...] = ()) -> None:
        self.me, self.others = me, others
        self.done: Counter[str] = Counter()
        self._offered = ""  # the round and turn of the last offer

    def play(self, most: int = 400) -> Counter[str]:
        """Answer until the game is over, or so often."""
        while self.done.total() < most and self.me.next() == "mine":
            self.done[self.decide()] += 1
        return self.done

    def decide(self) -> str:
        """One answer; returns its kind."""
        me, seen = self.me, self.me.look()
        main = seen["main"]
        if main.startswith(("Draw", "Wait", "Set off")):
            return "offer" if self._offer() else self._main("draw")
        if main.startswith("Decline"):
            return self._reply()
        if main.startswith("Bid"):
            return self._bid()
        if main.startswith("Buy"):
            if self.done["buy"] % 3 == 2 and not self.done["pass"] * 3 > self.done["buy"]:
                me.press("#bar-aside")
                return self._main("pass")
            return self._main("buy")
        if main.startswith("Endow"):
            me.press("#bar-aside")
            return self._main("visit")
        return self._main("other") if seen["ready"] else self._pick(seen)

    def _main(self, kind: str) -> str:
        self.me.press("#bar-main")
        return kind

    def _pick(self, seen: dict) -> str:
        """A lit stop; in a debt, whatever raises cash, or giving up."""
        lit = [one for one in seen["pieces"] if one["lit"] and one["what"].startswith("space")]
        ways = [one for one in seen["pieces"] if one["what"].startswith(("do-lease", "do-sell", "do-give")) and not one["barred"]]
        assert lit or ways, seen
        self.me.press(f"#{(lit or ways)[0]['id']}")
        return self._main("stop" if lit else "debt")

    def _reply(self) -> str:
        """Trades with people are agreed to, the bots' are not."""
        if any(self.me.page.locator("#rh-reply h2", has_text=name).count() for name in self.others):
            self.me.press("#bar-aside")
            return self._main("accept")
        return self._main("decline")

    def _bid(self) -> str:
        """Up to the price by one tap; when that has been passed, out."""
        me = self.me
        if me.page.locator(LIMIT).count():
            me.press(LIMIT)
            return self._main("limit")
        me.press("#bar-aside")
        return self._main("fold")

    def _offer(self) -> bool:
        """Once a turn: cash for what completes a street of mine, as much as is fair."""
        me, turn = self.me, self.me.text(".top .stage")
        cash = int(me.text(".seat[aria-current] .score").replace(",", ""))
        if self._offered == turn or cash < 2500 or not me.page.locator("#page-trade, #bar-second").count():
            return False
        self._offered = turn
        me.press("#page-trade" if me.page.locator("#page-trade").is_visible() else "#bar-second")
        wishes = me.page.locator("[id^=deal-want]:not([aria-disabled])")
        if wishes.count():
            me.press("[id^=deal-want]:not([aria-disabled])")
            me.press("#side-give .preset:last-child")
            if me.look()["ready"]:
                me.press("#bar-main")
                return True
        me.page.wait_for_timeout(350)  # two presses at once on one way would be one
        me.press("#bar-aside")
        return False
