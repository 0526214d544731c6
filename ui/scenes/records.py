"""What the page of records draws, and the home page's row for the game of the day."""
from typing import TYPE_CHECKING

from engine.games import READY
from ui import host, records, shelf
from ui.kit.frame import Frame
from ui.ladders import DAILY, SHELF, Ladder, ladder, medal
from ui.pages.records import CourseRow, Daily, Mark, RecordsScene, records_page

if TYPE_CHECKING:
    from ui.app import App

LAST = 8
"""So many results of a set-up are listed."""


def frame(app: "App") -> Frame:
    """The records of the account that is used."""
    from ui import account
    mine = account.mine(app.store, app.settings.name)
    game = next(iter(SHELF))
    found = ladder(game)
    assert found is not None
    book = records.read(app.store)
    rows = tuple(_row(book, mine.id, game, course, found) for course in records.courses(book, mine.id, game))
    return records_page(RecordsScene(mine.name, host.today(), today(app, game, found), rows, found.medals, app.store.blocked))


def _row(book: records.Book, owner: str, game: str, course: str, found: Ladder) -> CourseRow:
    results = records.results(book, owner, game, course)
    best = max(result.points for result in results)
    last = tuple(Mark(result.points, medal(found, result.points), result.when, result.seed.startswith(DAILY),
                      result.best if result.best > result.points else 0) for result in results[:LAST])
    return CourseRow(found.course_words(course), best, medal(found, best), len(results), last)


def daily(app: "App") -> Daily | None:
    """The game of the day for the home page; None where no game has one."""
    game = next((name for name in SHELF if name in READY), "")
    found = ladder(game) if game else None
    return today(app, game, found) if found is not None else None


def today(app: "App", game: str, found: Ladder) -> Daily:
    """How today's game stands for the account that is used."""
    day, owner = host.today()[:10], records.mine(app.store)
    plan = found.daily(day)
    course = found.course(plan.options, plan.seats)
    shown = Daily(game, found.course_words(course))
    counted = next((result for result in records.results(records.read(app.store), owner, game, course)
                    if result.seed == plan.seed), None)
    if counted is not None:
        return shown._replace(state="over", points=counted.points, medal=medal(found, counted.points))
    going = owner and any(entry.ident == records.ident_of(day, owner) for entry in shelf.entries(app.store))
    return shown._replace(state="going") if going else shown
