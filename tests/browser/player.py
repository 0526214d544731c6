"""A person at the page: sees what is on the screen and presses it, by mouse, by finger or by keys; never asks Python."""
import random
from collections.abc import Callable, Collection
from time import monotonic
from typing import Any

from tests.browser.visit import Visit

SLOW = 60  # seconds a bot may take on a machine that is busy
UNHURRIED = .35  # seconds between two decisions: within less, two touches of the main button are one

LOOK = """() => {
    const seen = (one) => one.checkVisibility({ visibilityProperty: true });
    const find = (what) => [...document.querySelectorAll(what)].find(seen);
    const dialogs = [...document.querySelectorAll('dialog[open]')];
    const main = find('#bar-main'), cover = find('#uncover');
    const kinds = { commit: 'mine', hurry: 'bots', 'play-on': 'held', here: 'elsewhere', 'look-end': 'look' };
    const kind = cover ? 'cover' : !main ? 'page' : main.dataset.do !== 'go' ? kinds[main.dataset.do]
        : main.dataset.to.startsWith('#/score') ? 'over' : 'away';
    const pieces = [...document.querySelectorAll('#board [data-do=pick], #tray [data-do=pick]')].filter(seen);
    return { kind, title: document.title, hash: location.hash, dialog: dialogs.at(-1)?.id ?? '',
        say: find('#bar-say')?.textContent ?? '', main: main?.textContent ?? '',
        ready: Boolean(main) && main.getAttribute('aria-disabled') !== 'true',
        pieces: pieces.map((one) => ({ id: one.id, what: one.dataset.what, name: one.getAttribute('aria-label'),
            lit: one.matches('.legal, .step') || Boolean(one.querySelector('.legal')),
            barred: one.getAttribute('aria-disabled') === 'true', chosen: one.getAttribute('aria-pressed') === 'true' })) };
}"""

NEXT_KEY = """([selector, been]) => {
    const here = document.activeElement, there = document.querySelector(selector), group = here.closest('[data-roving]');
    const name = here.id || here.tagName.toLowerCase(), sideways = been.includes(name); // not round in circles
    if (here === there) return [name, ''];
    if (!group?.contains(there)) return [name, 'Tab'];
    const [from, to] = [here, there].map((one) => one.getBoundingClientRect());
    const [right, down] = [to.x - from.x, to.y - from.y];
    if (sideways && Math.abs(right) > from.width / 2) return [name, right > 0 ? 'ArrowRight' : 'ArrowLeft'];
    if (group.dataset.roving === 'grid' && Math.abs(down) > from.height / 2) return [name, down > 0 ? 'ArrowDown' : 'ArrowUp'];
    return [name, right > 0 ? 'ArrowRight' : 'ArrowLeft']; }"""
"""What has the focus, and the key that leads nearer to an element: Tab from group to group, arrows within one, rows first, or
columns where the focus has been before (`sideways`); "" when it is reached."""

LISTEN = """() => { window.spoken = [];
    const hear = () => { const live = document.getElementById('live');
        if (!live) return requestAnimationFrame(hear);
        new MutationObserver((changes) => { for (const change of changes) for (const node of change.addedNodes)
            window.spoken.push(node.textContent); }).observe(live, { childList: true }); };
    document.addEventListener('DOMContentLoaded', hear); }"""
"""Writes down what a screen reader is given, from the start of the page."""

LUCK = """(() => { let luck = (%d * 2654435761 + (window.name || 0) * 40503) >>> 0; window.name = Number(window.name || 0) + 1;
    crypto.getRandomValues = (into) => { for (let at = 0; at < into.length; at++) {
        luck ^= luck << 13; luck ^= luck >>> 17; luck ^= luck << 5; into[at] = luck >>> 0; } return into; }; })()"""
"""The browser's chance, repeatable, and another after each reload: a test plays the same deal each time."""


class Player:
    """Plays at a page.  `means` is "mouse", "touch" or "keys"; `luck` picks the deals and the player's own choices."""

    def __init__(self, visit: Visit, means: str = "mouse", luck: int = 1) -> None:
        self.visit, self.page, self.means = visit, visit.page, means
        self.dice = random.Random(luck)
        self.rested = 0.0  # when the main button may be touched again
        self.lost_focus: list[str] = []  # after which keys the focus was nowhere
        self.glass = visit.context.new_cdp_session(self.page) if means == "touch" else None  # for touches that are no taps
        self.page.set_default_timeout(10_000)
        self.page.add_init_script(LUCK % luck)
        self.page.add_init_script(f"({LISTEN})()")

    def start(self, path: str = "") -> "Player":
        """Come to the page."""
        self.visit.open(path)
        return self

    # ---- looking

    def look(self) -> dict[str, Any]:
        """What is on the screen."""
        return self.page.evaluate(LOOK)

    def wait(self, *kinds: str, seconds: float = SLOW) -> dict[str, Any]:
        """Wait until the page asks one of these (mine, bots, cover, over, held, look, elsewhere, away, page)."""
        self.visit.until(f"{list(kinds)}.includes(({LOOK})().kind)", seconds)
        return self.look()

    def spoken(self) -> list[str]:
        """What a screen reader was given since last asked; whose turn it is comes when the picture is on the screen."""
        self.visit.calm()
        return self.page.evaluate("window.spoken.splice(0)")

    def text(self, selector: str) -> str:
        """The text of an element that is on the screen."""
        return self.page.locator(selector).first.inner_text()

    def stored(self, prefix: str = "sarai:") -> dict[str, str]:
        """What is in the browser's storage, once what is on the screen has been kept."""
        self.visit.kept()
        return self.page.evaluate("""prefix => Object.fromEntries(Object.entries(localStorage)
            .filter(([key]) => key.startsWith(prefix)))""", prefix)

    def focus(self) -> str:
        """The id (else the tag) of what has the focus; "body" means that it is lost."""
        return self.page.evaluate("document.activeElement.id || document.activeElement.tagName.toLowerCase()")

    # ---- pressing

    def press(self, selector: str) -> None:
        """Press what a selector names, as this person does."""
        if self.means == "keys":
            self.walk(selector)
            return self.key("Space" if self.page.locator(selector).first.evaluate("one => one.tagName") == "BUTTON" else "Enter")
        place = self.page.locator(selector).first
        if place.get_attribute("aria-disabled") == "true":  # dimmed, but it says why when it is pressed
            box = place.bounding_box()
            assert box, selector
            point = self.page.touchscreen.tap if self.means == "touch" else self.page.mouse.click
            return point(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        if self.means == "touch" and place.get_attribute("data-once") is not None:
            self.page.wait_for_timeout(max(0, self.rested - monotonic()) * 1000)
            place.tap()
            self.rested = monotonic() + UNHURRIED
        elif self.means == "touch":
            place.tap()
        else:
            place.click()

    def key(self, key: str) -> None:
        """Press a key, and remember it if the focus is lost then."""
        self.page.keyboard.press(key)
        if self.focus() == "body" and key != "Tab":  # Tab also leads through the browser's own bar
            self.lost_focus.append(f"{key} in {self.look()['say'] or self.page.title()}")

    def walk(self, selector: str) -> None:
        """Go with Tab, and with arrows inside a group, until an element has the focus."""
        been: list[str] = []
        self.page.locator(selector).first.wait_for(state="attached")
        for _ in range(90):
            here, key = self.page.evaluate(NEXT_KEY, [selector, been])
            been.append(here)
            if not key:
                return
            self.key(key)
        raise AssertionError(f"keys do not lead to {selector}; focus is on {self.focus()}")

    # ---- the way to a table

    def quick(self, motion: str = "off") -> "Player":
        """Set the motion in the settings and come home."""
        self.press("#to-settings")
        self.press(f"#set-motion-{motion}")
        self.press("#go-back")
        self.page.locator("#doors").wait_for()
        return self

    def new_game(self, kinds: Collection[str] = ("person", "apprentice"), names: Collection[str] = (),
                 options: Collection[str] = (), game: str = "tantan") -> "Player":
        """Set up a game and start: per seat "person", "away" or a bot's level; `options` are chips to press."""
        self.press(f"#door-{game}")
        self.press(f"#new-count-{len(kinds)}")
        for seat, kind in enumerate(kinds):
            self.press(f"#new-kind-{seat}-{'person' if kind in ('person', 'away') else 'bot'}")
            self._choose(f"#new-seat-{seat} select", kind)
        for seat, name in enumerate(names):
            self.write(f"#new-name-{seat}", name)
        for option in options:
            self.press(f"#new-{option}")
        self.press("#new-start")
        self.wait("mine", "bots", "cover", "away")
        return self

    def _choose(self, selector: str, value: str) -> None:
        if self.page.locator(selector).input_value() != value:
            self.page.locator(selector).select_option(value)

    def write(self, selector: str, text: str) -> None:
        """Replace the text of a field."""
        self.page.fill(selector, text)
        self.page.locator(selector).blur()

    # ---- playing

    def choose(self) -> str:
        """Pick pieces for one decision, as lit; returns what was picked last."""
        seen = self.look()
        kinds = {one["what"].split("-")[0] for one in seen["pieces"] if one["lit"]}
        single = kinds & {"share", "seat", "front"}
        if single:
            return self._pick(one for one in seen["pieces"] if one["lit"] and one["what"].split("-")[0] in single)
        hand = sum(one["id"].startswith("hand-") for one in seen["pieces"])
        packs = [one for one in seen["pieces"] if one["lit"] and one["what"].startswith("pack")]
        if packs and ("stall" not in kinds or self.dice.random() < hand / 9):
            return self._pick(packs)
        self._pick(one for one in seen["pieces"] if one["lit"] and one["what"].startswith("stall"))
        more = [one for one in self.look()["pieces"] if one["what"].startswith("stall") and not (one["barred"] or one["chosen"])]
        return self._pick(more) if more else "stall"

    def _pick(self, pieces: Any) -> str:
        found = list(pieces)
        assert found, self.look()
        piece = self.dice.choice(found)
        self.press(f"#{piece['id']}")
        return piece["what"]

    def decide(self) -> str:
        """Answer one decision; returns the kind of what was picked (stall, pack, share, seat, front)."""
        what = self.choose()
        self.press("#bar-main")
        return what.split("-")[0]

    def next(self) -> str:
        """Go on until I may decide, or the game is over; take the device where it is handed over."""
        while (kind := self.wait("mine", "over", "cover")["kind"]) == "cover":
            self.press("#uncover")
        return kind

    def play(self, turns: int = 999, at: Callable[[], None] | None = None) -> list[str]:
        """Play decisions until there were so many or the game is over; `at` is called before each."""
        made: list[str] = []
        while len(made) < turns and self.next() == "mine":
            if at is not None:
                at()
            made.append(self.decide())
        return made

    def to_score(self) -> None:
        """From the end of the game to its account."""
        self.wait("over")
        self.press("#bar-main")
        self.page.locator("#arches").wait_for()


def own_only(visit: Visit) -> list[str]:
    """Requests that left our own origin."""
    return [url for url in visit.requested if not url.startswith((visit.host.url, "data:", "blob:"))]

