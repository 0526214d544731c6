"""The one door to the browser: every call from Python into the page goes through here; `static/js/hands.js` does the work.

Whatever crosses is a string, a whole number or a yes/no: one JSON text costs 0.1 ms, a nested object twice that, and proxies
to free. Nothing else in `ui` may import `js`, `pyscript` or `pyodide`, so one module is all there is to change."""
import json
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from ui.heard import Blocked, BotCancelled, BotFailed, Command, Full, News, command_from, news_from

__all__ = ["Blocked", "BotCancelled", "BotFailed", "Command", "Full", "News"]

_hands: Any = None
_kept: list[Any] = []  # proxies the page holds for ever: one for commands, one for news


def use(hands: Any) -> None:
    """Put a stand-in for the page's functions; tests do this, the page never does."""
    global _hands
    _hands = hands


def _page() -> Any:
    """Find the page's functions, once."""
    if _hands is None:
        try:
            from pyscript.js_modules import hands  # type: ignore[import-not-found,unused-ignore]
        except ImportError:
            raise RuntimeError("no page here: call host.use(stand_in) first") from None
        use(hands)
    return _hands


def _callback(function: Callable[[str], None]) -> Any:
    """Wrap a Python function so that the page may keep it; outside Pyodide it stays as it is."""
    try:
        from pyodide.ffi import create_proxy  # type: ignore[import-not-found,unused-ignore]
    except ImportError:
        return function
    _kept.append(create_proxy(function))
    return _kept[-1]


# ---- drawing


def render_many(regions: Mapping[str, str]) -> None:
    """Morph several regions ({element id: HTML text of its children}) in one crossing."""
    _page().renderMany(json.dumps(dict(regions)))


def after_paint() -> None:
    """Ask for the news `painted`, once what was drawn is on the screen."""
    _page().afterPaint()


def announce(text: str) -> None:
    """Say a sentence to screen readers: politely, in order, once."""
    _page().announce(text)


def set_root_attr(name: str, value: str | None) -> None:
    """Set `data-<name>` on <html>, or take it away with None."""
    _page().setRootAttr(name, "" if value is None else value, value is not None)


def set_title(text: str) -> None:
    """Set the document's title."""
    _page().setTitle(text)


def set_language(tag: str, direction: str = "ltr") -> None:
    """Set the page's language ("en") and writing direction ("ltr" or "rtl")."""
    _page().setLanguage(tag, direction)


def focus(element_id: str) -> None:
    """Move the focus to an element, if it is there."""
    _page().focusOn(element_id)


def pace() -> int:
    """Return how long a glide takes now, in ms: 0 when motion is off or reduced, or nobody looks."""
    return int(_page().pace())


async def settled() -> None:
    """Wait until every gliding piece has arrived; at once when motion is off, skipped or the tab is hidden."""
    await _page().settled()


def ready() -> None:
    """Tell the boot watchdog that the first screen stands; call it once, after the first render."""
    _page().ready()


def failed(text: str) -> None:
    """Tell the boot watchdog that the start failed, with a traceback for those who report it."""
    _page().failed(text)


# ---- what players and the browser do


def on_command(callback: Callable[[Command], None]) -> None:
    """Hear every command. The callback runs inside the gesture, so it may copy or share at once."""
    _page().onCommand(_callback(lambda text: callback(command_from(json.loads(text)))))


def on_news(callback: Callable[[News], None]) -> None:
    """Hear what happens outside elements.

    Kinds: hash {hash} · storage {key} (another tab wrote; key None = all) · visible · hidden · pagehide · online ·
    offline · update (a new version waits; see `apply_update`) · offline-ready {ready, missing} · bot-ready · painted
    (see `after_paint`) · lost (games were kept here once, and none is left).
    """
    _page().onNews(_callback(lambda text: callback(news_from(json.loads(text)))))


# ---- storage: strings under keys that start with "sarai:"


def _stored(answer: str) -> Any:
    """Open the page's answer {"ok": value} or {"error": "blocked" | "quota", "text": …}."""
    reply = json.loads(answer)
    if "error" in reply:
        raise (Full if reply["error"] == "quota" else Blocked)(reply["text"])
    return reply["ok"]


def store_get(key: str) -> str | None:
    """Read a stored text, None when there is none. Raises Blocked."""
    return _stored(_page().storeGet(key))


def store_set(key: str, text: str) -> None:
    """Store a text; the old one stays whole if this fails. Raises Blocked or Full."""
    _stored(_page().storeSet(key, text))


def store_remove(key: str) -> None:
    """Forget a stored text. Raises Blocked."""
    _stored(_page().storeRemove(key))


def store_keys(prefix: str = "sarai:") -> list[str]:
    """List the stored keys with this prefix, sorted. Raises Blocked."""
    return _stored(_page().storeKeys(prefix))


async def store_persist() -> bool:
    """Ask the browser never to evict what is stored; True when it promises."""
    return bool(await _page().storePersist())


# ---- address, sharing, files


def hash_get() -> str:
    """Return the address fragment without its '#', still percent-encoded."""
    return _page().hashGet()


def hash_set(text: str, replace: bool = False) -> None:
    """Go to a fragment; with `replace` no step is added to the browser's history and no `hash` news comes."""
    _page().hashSet(text, replace)


def go_back() -> None:
    """Go one step back in the browser's history, as its own button does; a `hash` news follows."""
    _page().goBack()


def is_online() -> bool:
    """Tell whether the browser believes it has a network."""
    return bool(_page().isOnline())


def page_url() -> str:
    """Return this page's address without query and fragment: what a shared link starts with."""
    return _page().pageUrl()


def query(name: str) -> str:
    """Return one parameter of the address's query ("" when absent)."""
    return _page().query(name)


def copy(text: str) -> Awaitable[bool]:
    """Copy to the clipboard: starts at once (call it inside the command), then tells whether it worked."""
    return _page().copy(text)


def can_share() -> bool:
    """Tell whether this device has a share sheet."""
    return bool(_page().canShare())


def share(title: str, text: str, url: str) -> Awaitable[str]:
    """Open the share sheet inside the command; answers "shared", "cancelled" or "failed"."""
    return _page().share(title, text, url)


def download(name: str, text: str, mime: str = "application/json") -> None:
    """Hand the player a text file."""
    _page().download(name, text, mime)


async def pick_file(accept: str = ".json,.txt", limit: int = 2_000_000) -> tuple[str, str]:
    """Let the player pick a text file: (name, text), ("", "") when cancelled. ValueError above `limit` bytes."""
    reply = json.loads(await _page().pickFile(accept, limit))
    if "error" in reply:
        raise ValueError(reply["error"])
    return reply["name"], reply["text"]


# ---- clock, chance, senses


def wall_ms() -> int:
    """Return the wall clock in ms since 1970; it may be set forward or back between two calls."""
    return int(_page().wallMs())


def now_ms() -> int:
    """Return a monotonic clock in ms: only for pauses and measuring, never for rules."""
    return int(_page().nowMs())


def today() -> str:
    """Return the local date and minute, "2026-08-21T19:05"."""
    return _page().today()


def version() -> str:
    """Return the app's version as the build named it."""
    return _page().version()


def fresh_seed() -> int:
    """Return 53 random bits from the browser for a new game."""
    return int(_page().freshSeed())


def languages() -> list[str]:
    """Return the player's languages, best first."""
    return json.loads(_page().languages())


def play_sound(name: str) -> None:
    """Play one short sound: step · card · coin · coins · water · turn · refuse. Silent before the first gesture."""
    _page().playSound(name)


# ---- beside the page: the bots' worker, idle time, the installed app


async def ask_bot(question: str, step: int, deadline_ms: int) -> str:
    """Send a JSON text to `ui.worker.answer` in the worker and wait for its JSON text; a newer step withdraws older ones.

    `deadline_ms` is the hard limit: past it the worker is ended and a new one started. Raises BotCancelled or BotFailed.
    """
    reply = json.loads(await _page().askBot(question, step, deadline_ms))
    if "error" in reply:
        raise (BotCancelled if reply["error"] == "cancelled" else BotFailed)(reply["text"])
    return reply["ok"]


def cancel_bot() -> None:
    """Withdraw every open question; a thinking worker is ended and a new one started."""
    _page().cancelBot()


def warm_bot() -> None:
    """Start the worker when the page has nothing better to do, so that the first question is answered sooner."""
    _page().warmBot()


async def idle() -> None:
    """Wait until the page has nothing better to do, and somebody looks at it."""
    await _page().idle()


def apply_update() -> None:
    """Let the waiting version take over; the page reloads. Save first."""
    _page().applyUpdate()


async def offline_ready() -> bool:
    """Check now that every file of this version is really in the cache."""
    return bool(await _page().offlineReady())


async def load_wheel(name: str) -> None:
    """Install a wheel that ships in `wheels/` ("segno"), with micropip, from this site alone."""
    wheel = await _page().wheelUrl(name)
    import pyodide_js  # type: ignore[import-not-found,unused-ignore]
    await pyodide_js.loadPackage("micropip")
    import micropip  # type: ignore[import-not-found,unused-ignore]
    await micropip.install(wheel, deps=False)
