"""Storage: strings under keys that start with "sarai:"."""
import json
from typing import Any

from ui.heard import Blocked, Full
from ui.host.door import page


def _stored(answer: str) -> Any:
    """Open the page's answer {"ok": value} or {"error": "blocked" | "quota", "text": …}."""
    reply = json.loads(answer)
    if "error" in reply:
        raise (Full if reply["error"] == "quota" else Blocked)(reply["text"])
    return reply["ok"]


def store_get(key: str) -> str | None:
    """Read a stored text, None when there is none. Raises Blocked."""
    return _stored(page().storeGet(key))


def store_set(key: str, text: str) -> None:
    """Store a text; the old one stays whole if this fails. Raises Blocked or Full."""
    _stored(page().storeSet(key, text))


def store_remove(key: str) -> None:
    """Forget a stored text. Raises Blocked."""
    _stored(page().storeRemove(key))


def store_keys(prefix: str = "sarai:") -> list[str]:
    """List the stored keys with this prefix, sorted. Raises Blocked."""
    return _stored(page().storeKeys(prefix))


async def store_persist() -> bool:
    """Ask the browser never to evict what is stored; True when it promises."""
    return bool(await page().storePersist())
