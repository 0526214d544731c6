"""What is around the page: clocks, chance, the bots' worker, idle time, the installed app."""
import json

from ui.heard import BotCancelled, BotFailed
from ui.host.door import page


def wall_ms() -> int:
    """Return the wall clock in ms since 1970; it may be set forward or back between two calls."""
    return int(page().wallMs())


def now_ms() -> int:
    """Return a monotonic clock in ms: only for pauses and measuring, never for rules."""
    return int(page().nowMs())


def today() -> str:
    """Return the local date and minute, "2026-08-21T19:05"."""
    return page().today()


def version() -> str:
    """Return the app's version as the build named it."""
    return page().version()


def fresh_seed() -> int:
    """Return 53 random bits from the browser for a new game."""
    return int(page().freshSeed())


def languages() -> list[str]:
    """Return the player's languages, best first."""
    return json.loads(page().languages())


async def ask_bot(question: str, step: int, deadline_ms: int) -> str:
    """Send a JSON text to `ui.worker.answer` in the worker and wait for its JSON text; a newer step withdraws older ones.

    `deadline_ms` is the hard limit: past it the worker is ended and a new one started. Raises BotCancelled or BotFailed.
    """
    reply = json.loads(await page().askBot(question, step, deadline_ms))
    if "error" in reply:
        raise (BotCancelled if reply["error"] == "cancelled" else BotFailed)(reply["text"])
    return reply["ok"]


def cancel_bot() -> None:
    """Withdraw every open question; a thinking worker is ended and a new one started."""
    page().cancelBot()


def warm_bot() -> None:
    """Start the worker when the page has nothing better to do, so that the first question is answered sooner."""
    page().warmBot()


async def idle() -> None:
    """Wait until the page has nothing better to do, and somebody looks at it."""
    await page().idle()


def apply_update() -> None:
    """Let the waiting version take over; the page reloads. Save first."""
    page().applyUpdate()


async def offline_ready() -> bool:
    """Check now that every file of this version is really in the cache."""
    return bool(await page().offlineReady())
