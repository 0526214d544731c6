"""A person who knows no rules: presses what is lit, and the main button when it may be pressed."""
import random
import time
from typing import Any

from tests.others.drivers import Driver

PATIENCE = 90  # seconds for anything: bots think, and the machine may be busy
UNHURRIED = .4  # seconds between two presses: within less they may be one
LOOK = """
const seen = (one) => one.checkVisibility({ visibilityProperty: true });
const find = (what) => [...document.querySelectorAll(what)].find(seen);
const main = find('#bar-main'), lit = (one) => one.matches('.legal, .step') || one.querySelector('.legal');
const pieces = [...document.querySelectorAll('#board [data-do=pick], #tray [data-do=pick]')]
    .filter((one) => one.id && seen(one) && one.getAttribute('aria-disabled') !== 'true');
return { asks: find('#uncover') ? 'cover' : main?.dataset.do ?? '', ready: main?.getAttribute('aria-disabled') !== 'true',
    say: find('#bar-say')?.textContent ?? document.body.textContent.slice(0, 300),
    pieces: (pieces.some(lit) ? pieces.filter(lit) : pieces).map((one) => one.id) };"""
WHERE = """
const one = [...document.querySelectorAll(arguments[0])].find((one) => one.checkVisibility({ visibilityProperty: true }));
one?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
const { x, y, width, height } = one?.getBoundingClientRect() ?? {};
const spots = [[.5, .5], [.25, .5], [.75, .5], [.5, .25], [.5, .75]]
    .map(([right, down]) => [x + width * right, y + height * down]);
return one ? spots.find((spot) => one.contains(document.elementFromPoint(...spot))) ?? null : null;"""
"""A spot of an element where nothing lies over it."""
LISTEN = """
window.complaints = [];
const hear = (text) => { window.complaints.push(String(text)); };
const said = window.console.error.bind(window.console);
window.console.error = (...words) => { hear(words.join(' ')); said(...words); };
addEventListener('error', (event) => hear(event.message || event.target?.src || event.target?.href), true);
addEventListener('unhandledrejection', (event) => hear(event.reason));"""
"""Notes what goes wrong; before the page is ready, its own watchdog does."""
LOG = """return Object.entries(localStorage).filter(([key]) => key.startsWith('sarai:game:') && !key.endsWith(':new'))
    .map(([, text]) => JSON.parse(text).log.length).reduce((one, other) => one + other, 0);"""


class Person:
    """Sits at a browser, at the site of this address."""

    def __init__(self, driver: Driver, url: str, luck: int = 1) -> None:
        self.driver, self.url, self.dice = driver, url, random.Random(luck)

    def until(self, script: str, *words: Any) -> Any:
        """Wait until a script answers."""
        end = time.monotonic() + PATIENCE
        while not (answer := self.driver.run(script, *words)):
            assert time.monotonic() < end, f"{self.driver.name} never: {script} {words}\n{self.driver.run(LOOK)}"
            time.sleep(.1)
        return answer

    def come(self) -> "Person":
        """Open the page and wait for the doors."""
        self.driver.go("about:blank")
        self.driver.go(self.url)
        return self.ready()

    def ready(self) -> "Person":
        """Wait until the app has started; it must never have called itself failed."""
        self.until("""const { dataset } = document.documentElement;
            if (document.querySelector('#boot [role=alert]:not([hidden])')) throw new Error(document.body.innerText);
            return dataset.sarai === 'ready';""")
        self.driver.run(LISTEN)
        return self

    def press(self, selector: str) -> None:
        """Press an element when it is there."""
        self.driver.press(*self.until(WHERE, selector))
        time.sleep(UNHURRIED)

    def begin(self, game: str, *options: str) -> None:
        """From the doors to the table of a new game against bots."""
        self.press(f"#door-{game}")
        for option in options:
            self.press(f"#new-{option}")
        self.press("#new-start")

    def play(self, decisions: int) -> int:
        """Press the main button so many times without a complaint; how many actions are in the logs of all games then."""
        end = time.monotonic() + PATIENCE + decisions * 10
        while decisions:
            seen = self.driver.run(LOOK)
            assert time.monotonic() < end, (self.driver.name, seen)
            if seen["asks"] != "commit":
                time.sleep(.2)
            elif seen["ready"] and (not seen["pieces"] or self.dice.random() < .5):
                self.press("#bar-main")
                decisions -= 1
            elif seen["pieces"]:
                self._try(self.dice.choice(seen["pieces"]))
        self.until(LOOK.replace("return {", "return find('#bar-main')?.dataset.do === 'commit' && {"))
        complaints = self.driver.run("return window.complaints")
        assert not complaints, (self.driver.name, complaints)
        return self.logged()

    def _try(self, piece: str) -> None:
        """Press a piece, unless it lies under another."""
        if spot := self.driver.run(WHERE, f"[id='{piece}']"):
            self.driver.press(*spot)
            time.sleep(UNHURRIED)

    def logged(self) -> int:
        """How many actions the stored games hold."""
        return int(self.driver.run(LOG))
