"""A device to test on: the app on fake hands, with a store that fills up, a clock that moves, and bots that answer."""
import asyncio
import json
import re
from collections.abc import Awaitable, Callable
from typing import Any

from tests.fake_hands import FakeHands
from ui import host
from ui.app import App
from ui.commands.settings import apply_settings
from ui.kit.html import Html


class Hands(FakeHands):
    """Fake hands of one tab; several tabs may share one `store`."""

    def __init__(self, store: dict[str, str] | None = None, first_seed: int = 1) -> None:
        super().__init__()
        self.store = {} if store is None else store
        self.seeds = iter(range(10**9 + first_seed, 10**12, 7919))
        self.room = 10**9
        self.bot = first_legal

    def freshSeed(self) -> int:
        return next(self.seeds)

    def nowMs(self) -> int:
        self.clock += 1000
        return self.clock

    def storeSet(self, key: str, text: str) -> str:
        others = sum(len(name) + len(kept) for name, kept in self.store.items() if name != key)
        if not self.refusal and others + len(key) + len(text) > self.room:
            return json.dumps({"error": "quota", "text": "full"})
        return super().storeSet(key, text)

    def renderMany(self, text: str) -> None:
        """A new skeleton takes the old page's regions away."""
        drawn = json.loads(text)
        if "app" in drawn:
            self.regions = {name: html for name, html in self.regions.items() if name in ("overlay", "toast")}
        self.regions.update(drawn)


def first_legal(text: str) -> str:
    return json.dumps({"act": json.loads(text)["legal"][0]})


class Desk:
    """One tab with the app running in it."""

    def __init__(self, store: dict[str, str] | None = None, fragment: str = "", first_seed: int = 1, **settings: str) -> None:
        self.hands = Hands(store, first_seed)
        self.hands.hash = fragment
        self.hands.trail = [fragment]
        for name, value in {"motion": "off", **settings}.items():
            kept = json.loads(self.hands.store.get("sarai:settings", "{}"))
            self.hands.store["sarai:settings"] = json.dumps({**kept, name: value})
        self.begin()

    def begin(self) -> None:
        """Start the app, as `ui.main` does."""
        host.use(self.hands)
        self.app = App()
        apply_settings(self.app)
        host.on_command(self.app.on_command)
        self.app.arrive_at(self.app.route)
        host.on_news(self.app.on_news)

    def reload(self) -> None:
        """Load the page again: only what is stored and the address survive."""
        self.stop()
        self.hands.regions.clear()
        self.begin()

    def stop(self) -> None:
        if self.app.film is not None:
            self.app.film.stop()

    def use(self) -> "Desk":
        """Make this tab the one that is touched."""
        host.use(self.hands)
        return self

    def press(self, do: str, event: str = "click", step: Any = "now", value: str = "", fields: dict[str, str] | None = None,
              **args: str) -> None:
        self.use()
        now = self.session.step if step == "now" and self.app.session is not None else None
        self.hands.press(do, event, now if step == "now" else step, value, fields, **args)

    async def rest(self, rounds: int = 400) -> None:
        """Let bots and errands come to an end."""
        self.use()
        for _ in range(rounds):
            await asyncio.sleep(0)
            film = self.app.film
            if (film is None or film._task is None) and not self.app._tasks:
                return

    @property
    def session(self) -> Any:
        return self.app.session

    @property
    def saga(self) -> Any:
        return self.app.session.saga

    @property
    def page(self) -> str:
        """Everything in the page: regions, title, what was said."""
        return "\n".join([*self.hands.regions.values(), self.hands.title, *self.hands.said])

    def words(self) -> str:
        """The page's text without markup."""
        return re.sub(r"<[^>]+>", " ", "\n".join(self.hands.regions.values()))

    def healthy(self) -> None:
        """Nothing has crashed."""
        assert not hasattr(self.app, "failures"), "".join(self.app.failures)

    # ---- games

    def new_game(self, kinds: tuple[str, ...] = ("person", "bot", "bot"), names: tuple[str, ...] = (), **options: str) -> str:
        """Start a game of Tan-tan by the sheet; the key it is kept under."""
        self.press("go", to="#/new/tantan")
        self._arg("new-seat-count", value=str(len(kinds)))
        for seat, kind in enumerate(kinds):
            self._arg("new-seat-kind", seat=str(seat), value="bot" if kind == "bot" else "person")
            if kind == "away":
                self.hands.press("new-seat-level", "change", value="away", seat=str(seat))
        for seat, name in enumerate(names):
            self.hands.press("new-seat-name", "change", value=name, seat=str(seat))
        for name, value in options.items():
            self._arg("new-option", name=name, value=value)
        self.press("new-start")
        self.healthy()
        return str(self.session.key)

    def _arg(self, do: str, **args: str) -> None:
        """Press with arguments, also one that is called `value`."""
        self.use()
        self.hands._command(json.dumps({"do": do, "event": "click", "step": None, "value": "", "fields": {}, "args": args}))

    def pick(self, what: str) -> None:
        self.press("pick", what=what)

    def play_one(self) -> None:
        """Answer one question as a hasty player would: the first legal way, by taps alone."""
        if self.session.covered():
            self.press("uncover")
        act = self.saga.legal()[0]
        word = str(act).split()[-1]
        kind = {"buy": "stall", "stock": "pack", "take": "share", "steal": "seat", "discard": "front"}[act.verb]
        self.pick(f"{kind}-{word}")
        self.press("commit")


def run(scenario: Callable[[], Awaitable[None]]) -> None:
    """Run a scenario to its end."""
    asyncio.run(asyncio.wait_for(scenario(), 100))


def plain(html: str | Html) -> str:
    return re.sub(r"<[^>]+>", " ", html)


async def played(desk: Desk, turns: int = 3, kinds: tuple[str, ...] = ("person", "bot")) -> str:
    """A game of a few turns; the key it is kept under."""
    key = desk.new_game(kinds, first="0")
    for _ in range(turns):
        await desk.rest()
        desk.play_one()
    await desk.rest()
    return key


def stored_log(desk: Desk, key: str) -> list[str]:
    """The log of a game as it is stored."""
    return json.loads(desk.hands.store[f"sarai:game:{key}"])["log"]
