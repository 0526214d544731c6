"""One's own records: the game of the day, the best of every set-up with its medal, and the last results."""
from typing import NamedTuple

from ui.kit.frame import Frame
from ui.kit.html import Html, b, button, div, h2, icon, join, li, ol, p, section, span
from ui.kit.shell import blank, btn, game_name, page, top_bar, way
from ui.pages.when import when_words
from ui.words import Name, say, tell


class Daily(NamedTuple):
    """Today's game: which game, its set-up, and how it stands: `new`, `going` or `over` with its points and medal."""

    game: str
    course: Html
    state: str = "new"
    points: int = 0
    medal: str = ""


class Mark(NamedTuple):
    """One result of a list: points, medal, when, whether it was a day's game, and the best made of it since, if better."""

    points: int
    medal: str
    when: str
    day: bool = False
    better: int = 0


class CourseRow(NamedTuple):
    """A set-up: its words, the record with its medal, how many deals were played, and the last ones."""

    words: Html
    best: int
    medal: str
    played: int
    last: tuple[Mark, ...]


class RecordsScene(NamedTuple):
    """What the page draws.  `who` is the name on the account, "" for one without; `medals` with the points they ask for."""

    who: str
    now: str
    daily: Daily
    courses: tuple[CourseRow, ...]
    medals: tuple[tuple[str, int], ...]
    unsaved: bool = False


def medal_icon(name: str) -> Html:
    """A medal; an empty ring for none."""
    words = tell(f"medal.{name}") if name else tell("medal.none")
    return span(icon("laurel") if name else None, class_=["medal", f"m-{name}" if name else ""], role="img", aria_label=words,
                title=words)


def daily_card(daily: Daily, records: bool = True) -> Html:
    """Today's game as a row: a press begins it, goes on with it, or shows how it ended.  Command: `daily` (data-game)."""
    state = join(b(daily.points), medal_icon(daily.medal)) if daily.state == "over" else span(say(f"daily.{daily.state}"),
                                                                                             class_="turn")
    shown = (span(icon("die"), class_="thumb"), b(say("daily.title")), span(span(daily.course), class_="with"),
             span(state, class_="when"))
    row = button(shown, type="button", class_="save day-b", data_do="daily", data_game=daily.game, id="daily")
    title = tell("records.title")
    more = way("#/records", icon("laurel"), class_="btn icon plain", aria_label=title, title=title, id="to-records")
    return div(row, more if records else None, class_="day-row")


def records_page(scene: RecordsScene) -> Frame:
    """The page of records.  Commands: `daily` (data-game); links to #/account and #/new/<game>."""
    game = scene.daily.game
    lead = p(say("records.whose", who=Name(scene.who)), class_="soft") if scene.who else None
    nothing = blank("laurel", say("records.none"), say("records.none-text"), way(f"#/new/{game}", say("records.go"),
                                                                                 class_="btn line", id="to-new"))
    body = join(p(say("records.unsaved"), class_="because") if scene.unsaved else None, lead, daily_card(scene.daily, False),
                [_course(row, place, scene.now) for place, row in enumerate(scene.courses)] if scene.courses else nothing,
                _marks(scene.medals))
    words = {"new": "daily.play", "going": "daily.on", "over": "daily.see"}[scene.daily.state]
    bar = btn("daily", say(words), class_="main", data_game=game, id="main-action")
    return page("records", tell("records.title"), top_bar(say("records.title"), stage=game_name(game)), body, bar)


def _course(row: CourseRow, place: int, now: str) -> Html:
    """A set-up with its record."""
    head = div(h2(row.words), span(b(row.best), medal_icon(row.medal), class_="best", id=f"best-{place}"), class_="course-head")
    lines = [li(medal_icon(mark.medal), b(mark.points), span(_note(mark), class_="note-of"),
                span(when_words(mark.when, now), class_="ago")) for mark in row.last]
    return section(head, p(say("records.played", n=row.played), class_="soft mini"), ol(lines, class_="results"),
                   class_="part course", id=f"course-{place}")


def _note(mark: Mark) -> Html | None:
    again = say("records.again", n=mark.better) if mark.better else None
    return join(say("records.day") if mark.day else None, " " if mark.day and again else None, again)


def _marks(medals: tuple[tuple[str, int], ...]) -> Html:
    return section(h2(say("records.medals")), ol([li(medal_icon(name), b(points), span(tell(f"medal.{name}")))
                                                  for name, points in reversed(medals)], class_="results"),
                   p(say("records.fair"), class_="soft mini"), class_="part")


# ---- the score page's part


def told_part(how: str, medal: str, words: dict[str, int | str | Html], day: bool) -> Html:
    """What a match meant: its medal, and how it stands to the record."""
    title = say(f"medal.{medal}.won") if medal else say("medal.none-won")
    lines = join(p(b(title), class_="won-medal"), p(say(f"records.told.{how}", **words)),
                 p(say("records.told.day"), class_="soft mini") if day else None)
    link = way("#/records", icon("laurel"), span(say("records.title")), class_="btn line", id="to-records")
    return div(medal_icon(medal), div(lines, class_="told-lines"), link, class_="sheet-part told")
