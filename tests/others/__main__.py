"""Play a dozen decisions of each game in each of the other browsers, reload, and play on without the host."""
import sys
import tempfile
from pathlib import Path

from tests.browser.site import Host
from tests.others.drivers import Driver, installed
from tests.others.person import Person

GAMES = (("caravanserai", "dervish", "opium", "anahita", "chapman"), ("caravanserai", "mode-partner"),
         ("caravanserai", "mode-solo"), ("rihla",), ("tantan",))
SIZES = (360, 640), (1280, 800)
DOZEN = 12
OFFLINE = "return document.body.textContent.includes('Ready to play offline')"


def visit(driver: Driver, host: Host) -> None:
    """One browser's visit, from nothing to play without a network."""
    me = Person(driver, host.url)
    for number, (game, *options) in enumerate(GAMES):
        driver.size(*SIZES[number % 2])
        me.come().begin(game, *options)
        logged = me.play(DOZEN)
        driver.reload()
        me.ready().play(0)
        assert me.logged() >= logged > 0, f"{driver.name} lost actions of {game}: {me.logged()} of {logged}"
        print(f"  {driver.name}: {' '.join([game, *options])}: {logged} actions in all games", flush=True)
    me.come().until(OFFLINE)
    host.stop()
    me.come().begin("tantan")
    me.play(2)
    print(f"  {driver.name}: without the host as well", flush=True)


def main() -> None:
    """Visit with every browser that is installed."""
    site = Path(sys.argv[1])
    browsers = installed()
    if not browsers:
        sys.exit("Neither is installed: apt-get install firefox-esr webkit2gtk-driver xvfb")
    for browser in browsers:
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
            driver = browser(Path(folder))
            try:
                visit(driver, Host(site))
            finally:
                driver.close()


main()
