"""Games in the browser's storage: one key per game, written new and then swapped, never over somebody else's move.

    sarai:game:<key>    the save (see `engine.kernel.save`)    sarai:game:<key>:new    the same while it is being written
    sarai:open:<key>    which tab plays it                     sarai:crash:<key>       it did not survive being shown
    sarai:thumb:<key>   its small picture                      sarai:index             what lists say (see `ui.shelf`)

Where storage is forbidden, everything works in memory until the tab closes.
"""
from ui import host
from ui.host import Blocked, Full

ACCOUNT = "sarai:account"
"""Where the Barakah accounts of this device are kept (see `ui.account`)."""
GAME, NEW, OPEN, CRASH, THUMB = "sarai:game:", ":new", "sarai:open:", "sarai:crash:", "sarai:thumb:"


class Elsewhere(Exception):
    """The stored game is no longer the one this tab wrote or read: another tab has played on."""


class Store:
    """Texts by key, in the browser or, where that is forbidden, in memory."""

    def __init__(self) -> None:
        """Start with storage believed to work."""
        self.blocked = False
        self.full = False  # whether the last attempt to store a game found no room
        self._memory: dict[str, str] = {}

    # ---- single texts

    def get(self, key: str) -> str | None:
        """A stored text, None when there is none."""
        if not self.blocked:
            try:
                return host.store_get(key)
            except Blocked:
                self.blocked = True
        return self._memory.get(key)

    def set(self, key: str, text: str) -> None:
        """Store a text; raises `Full`, and then the old one is still whole."""
        if not self.blocked:
            try:
                return host.store_set(key, text)
            except Blocked:
                self.blocked = True
        self._memory[key] = text

    def try_set(self, key: str, text: str) -> bool:
        """Store a text that may be lost without harm; tells whether there was room."""
        try:
            self.set(key, text)
        except Full:
            return False
        return True

    def remove(self, key: str) -> None:
        """Forget a text."""
        if not self.blocked:
            try:
                return host.store_remove(key)
            except Blocked:
                self.blocked = True
        self._memory.pop(key, None)

    def keys(self, prefix: str) -> list[str]:
        """The stored keys with a prefix, sorted, the prefix taken off."""
        found: list[str] = []
        if not self.blocked:
            try:
                found = host.store_keys(prefix)
            except Blocked:
                self.blocked = True
        if self.blocked:
            found = sorted(key for key in self._memory if key.startswith(prefix))
        return [key[len(prefix):] for key in found]

    # ---- games

    def games(self) -> list[str]:
        """The keys of all stored games, those included of which only the unfinished writing is left."""
        return sorted({key.removesuffix(NEW) for key in self.keys(GAME)})

    def read_game(self, key: str) -> str | None:
        """A game's text; the one that was being written when the device died, where the old one is missing."""
        text = self.get(GAME + key)
        return text if text is not None else self.get(GAME + key + NEW)

    def write_game(self, key: str, text: str, before: str | None) -> None:
        """Put `text` where `before` (None: nothing) stood when this tab last looked.

        Raises `Elsewhere` when something else stands there now, and `Full`; both leave the stored game as it is.
        """
        if self.get(GAME + key) != before:
            raise Elsewhere(key)
        try:
            self.set(GAME + key + NEW, text)
        except Full:
            self.remove(GAME + key + NEW)
        # With no room for both, the browser still promises that one key changes wholly or not at all.
        self.full = not self.try_set(GAME + key, text)
        if self.full:
            raise Full(key)
        self.remove(GAME + key + NEW)

    def forget_game(self, key: str) -> None:
        """Delete a game and all that belongs to it."""
        for lead in (GAME, OPEN, CRASH, THUMB):
            self.remove(lead + key)
        self.remove(GAME + key + NEW)

    # ---- which tab plays it

    def take(self, key: str, tab: str) -> None:
        """Say that this tab plays a game from now on."""
        self.try_set(OPEN + key, tab)

    def taken(self, key: str, tab: str) -> bool:
        """Whether another tab has said so since."""
        return self.get(OPEN + key) not in (tab, None)
