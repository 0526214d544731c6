"""A stand-in for static/js/hands.js, so that `ui` can be tested without a browser: `host.use(FakeHands())`.

It keeps what was drawn and said, holds a small store that can be told to refuse, and lets a test press and tell.
"""
import json
from collections.abc import Callable, Iterable
from typing import Any


class FakeHands:
    """What the page would have done, for a test to look at."""

    def __init__(self) -> None:
        self.regions: dict[str, str] = {}
        self.said: list[str] = []
        self.root: dict[str, str] = {}
        self.store: dict[str, str] = {}
        self.refusal = ""  # "blocked" or "quota" makes every store call fail so
        self.copied: list[str] = []
        self.shared: list[tuple[str, str, str]] = []
        self.files: list[tuple[str, str, str]] = []  # downloads
        self.picked: dict[str, Any] = {"name": "", "text": ""}
        self.sounds: list[str] = []
        self.hash = ""
        self.trail: list[str] = [""]  # the browser's history of fragments
        self.title = ""
        self.focused = ""
        self.is_ready = False
        self.failure = ""
        self.clock = 0
        self.wall = 1_780_000_000_000  # the wall clock, moved by tests
        self.questions: list[tuple[str, int, int]] = []
        self.bot: Callable[[str], str] = lambda text: "{}"
        self._command: Callable[[str], None] = lambda text: None
        self._news: Callable[[str], None] = lambda text: None

    # ---- what a test does

    def press(self, do: str, event: str = "click", step: int | None = None, value: str = "",
              fields: dict[str, str] | None = None, **args: str) -> None:
        """Press an element with these data-* attributes."""
        self._command(json.dumps({"do": do, "event": event, "step": step, "value": value, "fields": fields or {},
                                  "args": {name.replace("_", "-"): text for name, text in args.items()}}))

    def tell(self, kind: str, **values: Any) -> None:
        """Let something happen outside: hash, storage, hidden, update …"""
        self._news(json.dumps({"kind": kind, **values}))

    @property
    def html(self) -> str:
        """Return everything drawn so far, one region after the other."""
        return "\n".join(self.regions.values())

    # ---- what host.py calls

    def renderMany(self, text: str) -> None:
        self.regions.update(json.loads(text))

    def afterPaint(self) -> None:
        self.tell("painted")

    def announce(self, text: str) -> None:
        self.said.append(text)

    def setRootAttr(self, name: str, value: str, present: bool) -> None:
        self.root.pop(name, None)
        if present:
            self.root[name] = value

    def setTitle(self, text: str) -> None:
        self.title = text

    def setLanguage(self, tag: str, direction: str) -> None:
        self.root.update(lang=tag, dir=direction)

    def focusOn(self, element_id: str) -> None:
        self.focused = element_id

    async def settled(self) -> None:
        return None

    def ready(self) -> None:
        self.is_ready = True

    def failed(self, text: str) -> None:
        self.failure = text

    def onCommand(self, callback: Callable[[str], None]) -> None:
        self._command = callback

    def onNews(self, callback: Callable[[str], None]) -> None:
        self._news = callback

    def _answer(self, value: Any) -> str:
        return json.dumps({"error": self.refusal, "text": "refused"} if self.refusal else {"ok": value})

    def storeGet(self, key: str) -> str:
        return self._answer(self.store.get(key))

    def storeSet(self, key: str, text: str) -> str:
        if not self.refusal:
            self.store[key] = text
        return self._answer(None)

    def storeRemove(self, key: str) -> str:
        if not self.refusal:
            self.store.pop(key, None)
        return self._answer(None)

    def storeKeys(self, prefix: str) -> str:
        return self._answer(sorted(key for key in self.store if key.startswith(prefix)))

    async def storePersist(self) -> bool:
        return not self.refusal

    def hashGet(self) -> str:
        return self.hash

    def hashSet(self, text: str, replace: bool) -> None:
        if replace and self.trail:
            self.trail.pop()
        self.trail.append(text)
        self.hash = text
        if not replace:
            self.tell("hash", hash=text)

    def goBack(self) -> None:
        """The browser's Back: one entry of the history away."""
        self.trail = self.trail[:-1]
        self.hash = self.trail[-1] if self.trail else ""
        self.tell("hash", hash=self.hash)

    def isOnline(self) -> bool:
        return True

    def pace(self) -> int:
        return {"off": 0, "fast": 140}.get(self.root.get("motion", ""), 320)

    def pageUrl(self) -> str:
        return "https://example.org/sarai/"

    def query(self, name: str) -> str:
        return ""

    def copy(self, text: str) -> "Done":
        self.copied.append(text)
        return Done(True)

    def canShare(self) -> bool:
        return True

    def share(self, title: str, text: str, url: str) -> "Done":
        self.shared.append((title, text, url))
        return Done("shared")

    def download(self, name: str, text: str, mime: str) -> None:
        self.files.append((name, text, mime))

    async def pickFile(self, accept: str, limit: int) -> str:
        return json.dumps(self.picked)

    def nowMs(self) -> float:
        self.clock += 1
        return self.clock

    def wallMs(self) -> float:
        return self.wall

    def today(self) -> str:
        return "2026-08-21T19:05"

    def version(self) -> str:
        return "test"

    def freshSeed(self) -> int:
        return 12345

    def languages(self) -> str:
        return '["en"]'

    def playSound(self, name: str) -> None:
        self.sounds.append(name)

    async def askBot(self, text: str, step: int, deadline_ms: int) -> str:
        self.questions.append((text, step, deadline_ms))
        try:
            return json.dumps({"ok": self.bot(text)})
        except Exception as fault:  # the real worker reports whatever the bot raised
            return json.dumps({"error": "failed", "text": repr(fault)})

    def cancelBot(self) -> None:
        return None

    def warmBot(self) -> None:
        return None

    async def idle(self) -> None:
        return None

    def applyUpdate(self) -> None:
        return None

    async def offlineReady(self) -> bool:
        return True

    async def wheelUrl(self, name: str) -> str:
        return f"wheels/{name}.whl"


class Done:
    """A value that can be awaited, also when nobody does."""

    def __init__(self, value: Any) -> None:
        self.value = value

    def __await__(self) -> Iterable[Any]:  # type: ignore[override]
        return self.value
        yield  # makes this a generator, which is what await wants
