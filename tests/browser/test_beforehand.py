"""What is imported while the page has nothing better to do: a first opening finds it all, and no press waits for it."""
import time

from tests.browser.visit import Visit

MISSING = """from ui.beforehand import missing
from ui.store import Store
answer = ' '.join(missing(Store()))"""
AS_IMPORTED = """import sys
from importlib import import_module
from ui.beforehand import packer, shipped
from ui.faces import SHELF, face
assert packer().standing_in == {}, packer().standing_in
for name in [name for name in shipped() if name in sys.modules]:
    above, _, last = name.rpartition('.')
    assert import_module(name) is sys.modules[name] and sys.modules[name].__spec__.name == name, name
    found = getattr(sys.modules[above], last) if above else None
    assert found is sys.modules[name] or type(found) is not type(sys), name  # a package may give the name to something of its own
answer = [face(game).game.name for game in SHELF]"""


def imported(visit: Visit) -> None:
    """Wait until nothing is missing."""
    end = time.monotonic() + 30
    while visit.python(MISSING):
        assert time.monotonic() < end
        time.sleep(0.1)


def games_missing(visit: Visit) -> list[str]:
    """What is missing of the games: of the page itself a piece of news may want something."""
    return [name for name in visit.python(MISSING).split() if name.startswith(("engine.caravanserai", "engine.rihla"))]


def test_everything_is_imported_beforehand_and_as_it_would_be_anyway(app: Visit):
    imported(app)
    assert app.python(AS_IMPORTED) == "['caravanserai', 'rihla', 'tantan']"


def test_a_first_opening_imports_nothing_then(app: Visit):
    imported(app)
    app.python("import sys\nsys.before = list(sys.modules)\nanswer = 1")
    for game in ("caravanserai", "rihla", "tantan"):
        app.page.evaluate("game => { location.hash = '#/new/' + game; }", game)
        app.page.locator("#new-start").click()
        app.page.locator("#bar-undo").wait_for()
        app.page.evaluate("location.hash = '#/'")
        app.page.locator("#doors").wait_for()
    assert app.python("import sys\nanswer = [name for name in sys.modules if name not in sys.before]") == "[]"


def test_nothing_is_imported_while_nobody_looks_and_a_press_does_not_wait(visit: Visit):
    app = visit
    app.page.add_init_script("Object.defineProperty(document, 'hidden', { value: true, configurable: true })")
    app.open()
    left = games_missing(app)
    assert {"engine.caravanserai.game", "engine.rihla.game"} <= {*left}
    app.page.wait_for_timeout(1_000)
    assert left == games_missing(app)
    app.page.evaluate("location.hash = '#/help/caravanserai'")
    app.until("document.title.includes('Caravanserai')")
    assert "engine.caravanserai.game" not in app.python(MISSING) and "engine.rihla.game" in app.python(MISSING)
    app.page.evaluate("delete document.hidden, document.dispatchEvent(new Event('visibilitychange'))")
    imported(app)
    assert app.python(AS_IMPORTED) == "['caravanserai', 'rihla', 'tantan']"
