"""The one door to the browser: every call from Python into the page goes through here; `static/js/hands.js` does the work.

Whatever crosses is a string, a whole number or a yes/no: one JSON text costs 0.1 ms, a nested object twice that, and proxies
to free. Nothing else in `ui` may import `js`, `pyscript` or `pyodide`, so `door.py` alone is all there is to change.
"""
from ui.heard import Blocked, BotCancelled, BotFailed, Command, Full, News
from ui.host.around import (
    apply_update,
    ask_bot,
    cancel_bot,
    fresh_seed,
    idle,
    languages,
    now_ms,
    offline_ready,
    today,
    version,
    wall_ms,
    warm_bot,
)
from ui.host.door import load_wheel, on_command, on_news, use
from ui.host.outward import can_share, copy, download, go_back, hash_get, hash_set, is_online, page_url, pick_file, query, share
from ui.host.screen import (
    after_paint,
    announce,
    failed,
    focus,
    pace,
    play_sound,
    ready,
    render_many,
    set_language,
    set_root_attr,
    set_title,
    settled,
)
from ui.host.storage import store_get, store_keys, store_persist, store_remove, store_set

__all__ = [
    "Blocked", "BotCancelled", "BotFailed", "Command", "Full", "News", "after_paint", "announce", "apply_update",
    "ask_bot", "can_share", "cancel_bot", "copy", "download", "failed", "focus", "fresh_seed", "go_back", "hash_get",
    "hash_set", "idle", "is_online", "languages", "load_wheel", "now_ms", "offline_ready", "on_command", "on_news",
    "pace", "page_url", "pick_file", "play_sound", "query", "ready", "render_many", "set_language", "set_root_attr",
    "set_title", "settled", "share", "store_get", "store_keys", "store_persist", "store_remove", "store_set", "today",
    "use", "version", "wall_ms", "warm_bot",
]
