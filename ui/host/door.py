"""Where Python and the page meet: nothing else in `ui` imports `js`, `pyscript` or `pyodide`."""
import json
from collections.abc import Callable
from typing import Any

from ui.heard import Command, News, command_from, news_from

_hands: Any = None
_kept: list[Any] = []  # proxies the page holds for ever: one for commands, one for news


def use(hands: Any) -> None:
    """Put a stand-in for the page's functions; tests do this, the page never does."""
    global _hands
    _hands = hands


def page() -> Any:
    """The page's functions (`static/js/hands.js`), found once; raises RuntimeError without a page."""
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


def on_command(callback: Callable[[Command], None]) -> None:
    """Hear every command. The callback runs inside the gesture, so it may copy or share at once."""
    page().onCommand(_callback(lambda text: callback(command_from(json.loads(text)))))


def on_news(callback: Callable[[News], None]) -> None:
    """Hear what happens outside elements.

    Kinds: hash {hash} · storage {key} (another tab wrote; key None = all) · visible · hidden · pagehide · online ·
    offline · update (a new version waits; see `apply_update`) · offline-ready {ready, missing} · bot-ready · painted
    (see `after_paint`) · lost (games were kept here once, and none is left).
    """
    page().onNews(_callback(lambda text: callback(news_from(json.loads(text)))))


async def load_wheel(name: str) -> None:
    """Install a wheel that ships in `wheels/` ("segno"), with micropip, from this site alone."""
    wheel = await page().wheelUrl(name)
    import pyodide_js  # type: ignore[import-not-found,unused-ignore]
    await pyodide_js.loadPackage("micropip")
    import micropip  # type: ignore[import-not-found,unused-ignore]
    await micropip.install(wheel, deps=False)
