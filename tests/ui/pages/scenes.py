"""Scenes of every page, usual and extreme, by name: what the tests draw."""
from collections.abc import Callable
from itertools import product

from engine.rihla.box_skins import SKINS
from ui.kit.face import Chapter
from ui.kit.frame import Frame
from ui.kit.html import Html, p, rect, svg
from ui.kit.rows import Pick, Row
from ui.pages.about import about_page
from ui.pages.account import AccountScene, Entry, SkinRow, account_page
from ui.pages.arches import Account
from ui.pages.games import GamesScene, games_page
from ui.pages.help import HelpScene, help_page
from ui.pages.home import HomeScene, Kept, Sitter, home_page
from ui.pages.new_game import NewGame, OptionRow, SeatRow, new_game_sheet
from ui.pages.open_link import OpenScene, Preview, Trouble, open_page, preview_page
from ui.pages.records import CourseRow, Daily, Mark, RecordsScene, records_page, told_part
from ui.pages.recovery import Recovery, missing_page, recovery_page, trouble_page
from ui.pages.score import ScoreScene, score_page
from ui.pages.settings import SettingsScene, settings_page
from ui.pages.share import Hand, ShareScene, share_page

NOW = "2026-08-21T19:05"
HOSTILE = '"><img src=x onerror=alert(1)><svg onload=alert(2)>{who}&amp;\u202e' + "x" * 40
THUMB = svg(rect(width=96, height=96), viewBox="0 0 96 96")
SEATS = (Sitter(0, "Mina"), Sitter(1, "Yusuf", "bot", "trader"), Sitter(2, "Leyla", "away"), Sitter(3, "Samira", "bot"))
CROWD = tuple(Sitter(seat, HOSTILE, ("person", "bot", "away")[seat % 3], "master") for seat in range(6))

MINE = Kept("a1", "tantan", SEATS, "turn 5", "mine", "Mina", "2026-08-21T18:05", THUMB, size=4100)
AWAY = Kept("b2", "tantan", SEATS[:3], "turn 9", "away", "Leyla", "2026-08-20T09:00", THUMB, size=3100)
OVER = Kept("c3", "tantan", SEATS[:2], "turn 22", "over", "", "2025-08-11T09:00", None, size=9_000_000)
STRANGE = Kept("d4", "tantan", CROWD, HOSTILE, "away", HOSTILE, "no date")
BROKEN = Kept("e5", "tantan", SEATS, "", "mine", broken=True)
MANY = tuple(game._replace(ident=f"{game.ident}-{copy}")
             for copy in range(6) for game in (MINE, AWAY, OVER, STRANGE, BROKEN))

HOME = HomeScene((MINE, AWAY, OVER), NOW, ("tantan",))
NEW = NewGame("tantan", (SeatRow("Mina"), SeatRow("Yusuf", "bot", "master"), SeatRow("Leyla", "away"),
                         SeatRow("Samira", "bot", "trader")), 2, 4,
              (OptionRow("first", (-1, 0, 1, 2, 3), -1), OptionRow("open_hands", (False, True), False),
               OptionRow("memory_aid", (False, True), True)))
WIDE = NewGame("rihla", tuple(SeatRow(HOSTILE, kind, "trader") for kind in ("person", "bot", "away") * 2), 2, 6,
               (OptionRow("pace", ("slow", "medium", "fast", "wild"), "slow"), OptionRow("threshold", (32, 50), 32)))
PREVIEW = Preview("tantan", SEATS, (2,), 2, "turn 9", THUMB, "link", "a1", "ahead", "0.1.0", "0.1.0")
LINK = "https://sarai.example/#g=1" + "Kq3vXz81mPtYw0aBdR7s" * 70
SHARE = ShareScene("a1", "tantan", Html("Turn 5"), (Hand(0, "Mina", "played"), Hand(1, "Yusuf", "bot"),
                   Hand(2, "Leyla", "next"), Hand(3, "Samira", "then-bot")), "Leyla", "away", LINK, qr=THUMB,
                   qr_state="ready", can_share=True)
PARTS = tuple(map(Html, ("Goods", "Princesses", "Merchants", "Lamps")))
ACCOUNTS = (Account(0, "Mina", (34, 1, 4, 7), 46, 2), Account(1, "Yusuf", (31, -2, 3, 5), 37, 4),
            Account(2, "Leyla", (33, 2, 8, 9), 52, 1), Account(3, "Samira", (30, 4, 6, 5), 45, 3))
STORY = tuple((place, place // 2, place * 2, 3) for place in range(30))
SCORE = ScoreScene("a1", "tantan", Html("Turn 41"), ACCOUNTS, PARTS, story=STORY, seed="5238", me=0)
CHAPTERS = tuple(Chapter(f"c{place}", f"Chapter {place}", p("Text")) for place in range(7))
RECOVERY = Recovery("a1", "tantan", 41, True, detail='Traceback\n  File "x"\nKeyError: <b>')
SETTINGS = SettingsScene("auto", "normal", False, True, "Mina", "ready", "no", 3, 23_100, "0.1.0", True)


def of_six() -> ScoreScene:
    """Six seats of one hostile name, eight parts, most of them thin."""
    accounts = tuple(Account(seat, HOSTILE, (100, 1, 2, 0, 0, 0, -20, seat), 83 + seat, 6 - seat) for seat in range(6))
    story = tuple(tuple(range(place - 3, place + 3)) for place in range(60))
    return SCORE._replace(accounts=accounts, parts=PARTS * 2, story=story)


ACCOUNT = AccountScene("Amina", 11, tuple(
    SkinRow(ident, skin.kind, skin.price, not skin.price, not skin.price, max(0, skin.price - 11))
    for ident, skin in SKINS.items()), (), (("a", "Amina", True),))
DAY = Daily("caravanserai", Html("Solo with Dervish and Opium"))
MARKS = (Mark(51, "silver", "2026-08-20T10:00", True, 66), Mark(-3, "", HOSTILE))
RECORDS = RecordsScene("Mina", NOW, DAY, (CourseRow(Html("Solo"), 51, "silver", 2, MARKS),), (("bronze", 35), ("gold", 65)))
ROWS = (Row("mode", Html("Way"), (Pick("a", Html("A"), True, picture="die"), Pick("b", Html("B"), mark=True)), hint="x",
            first=True),
        Row("parts", Html("Parts"), (Pick("c", Html("C"), True, "brings", "ruby"),
                                     Pick("d", "D", picture="tent", shut="not now")), several=True),
        Row("end", Html("End"), hint="Eleven rounds"))
FRAMES: dict[str, Callable[[], Frame]] = {
    "home": lambda: home_page(HOME._replace(offline_ready=True)),
    "home of nobody": lambda: home_page(HomeScene((), NOW, ("tantan",), lost=True)),
    "home without games to play": lambda: home_page(HomeScene((), NOW, ())),
    "home of many": lambda: home_page(HomeScene(MANY, NOW, ("tantan", "rihla"), "dark", False, True, True, True, True)),
    **{f"coming {game}": (lambda game=game: home_page(HOME._replace(coming=game, theme="light")))  # type: ignore[misc]
       for game in ("caravanserai", "rihla", "tantan")},
    "new game": lambda: home_page(HOME, new_game_sheet(NEW)),
    "new game, wide": lambda: home_page(HOME, new_game_sheet(WIDE)),
    "account": lambda: account_page(ACCOUNT),
    "account of a stranger": lambda: account_page(ACCOUNT._replace(
        name=HOSTILE, balance=-6, asking="K02", unsaved=True, entries=(Entry(4, 3, HOSTILE), Entry(-5, skin="K02")),
        others=(("a", HOSTILE, True), (HOSTILE, "", False)))),
    "home with the game of the day": lambda: home_page(HOME._replace(daily=DAY)),
    "home with the day's result": lambda: home_page(HOME._replace(daily=DAY._replace(state="over", points=51, medal="silver"))),
    "records": lambda: records_page(RECORDS),
    "records of nobody": lambda: records_page(RECORDS._replace(courses=(), who=HOSTILE, unsaved=True)),
    "new game with rows": lambda: home_page(HOME, new_game_sheet(NEW._replace(options=(), rows=ROWS))),
    "score of one with a medal": lambda: score_page(SCORE._replace(
        accounts=ACCOUNTS[:1], medal=told_part("record", "gold", {"best": 40, "course": Html("Solo")}, True))),
    "settings": lambda: settings_page(SETTINGS),
    **{f"settings {offline} {safe}": (lambda offline=offline, safe=safe: settings_page(  # type: ignore[misc]
        SETTINGS._replace(offline=offline, kept_safe=safe, name=HOSTILE, games=0, sound=True)))
       for offline, safe in product(("ready", "checking", "missing", "unknown"),
                                    ("yes", "no", "asking", "unknown", "blocked"))},
    "about": lambda: about_page("0.1.0", "3.14.0"),
    "about without python": lambda: about_page("0.1.0"),
    "games": lambda: games_page(GamesScene((MINE, AWAY, OVER), NOW)),
    "games of many": lambda: games_page(GamesScene(MANY, NOW, "d4-3", True, True)),
    "games of nobody": lambda: games_page(GamesScene((), NOW)),
    "open": lambda: open_page(OpenScene()),
    "open, cut": lambda: open_page(OpenScene(Trouble("cut", "3"), True)),
    "open, strange": lambda: open_page(OpenScene(Trouble(HOSTILE, HOSTILE))),
    **{f"preview {compared}": (lambda compared=compared: preview_page(PREVIEW._replace(compared=compared)))  # type: ignore[misc]
       for compared in ("ahead", "same", "behind", "other", "")},
    "preview of a stranger": lambda: preview_page(Preview("tantan", CROWD, (0, 2), 5, HOSTILE, None, "file", engine="0.0.1",
                                                          mine="0.1.0", notice="from-snapshot")),
    "preview of the end": lambda: preview_page(PREVIEW._replace(asked=None, known="")),
    "share": lambda: share_page(SHARE),
    **{f"share {kind}, code {state}": (lambda kind=kind, state=state: share_page(  # type: ignore[misc]
        SHARE._replace(to_kind=kind, qr_state=state, qr=None, can_share=False, copied=True)))
       for kind, state in product(("person", "bot", "away", ""), ("making", "failed", "too-long"))},
    **{f"share, {trouble}": (lambda trouble=trouble: share_page(  # type: ignore[misc]
        SHARE._replace(link="", trouble=trouble, to=HOSTILE, hands=tuple(Hand(seat, HOSTILE, "then") for seat in range(6)))))
       for trouble in ("no-link", "too-large", "")},
    "score": lambda: score_page(SCORE),
    "score so far": lambda: score_page(SCORE._replace(over=False, me=2)),
    "score of six": lambda: score_page(of_six()),
    "score of one": lambda: score_page(SCORE._replace(accounts=ACCOUNTS[:1], story=((0,), (46,)), seed="")),
    "score of nothing": lambda: score_page(SCORE._replace(
        accounts=tuple(Account(seat, "Z", (0, 0, 0, 0), 0, 1) for seat in range(3)), decided_by="", story=((0, 0, 0),) * 3)),
    "help": lambda: help_page(HelpScene("tantan", CHAPTERS, "c3", "#/table/a1")),
    "help of a strange chapter": lambda: help_page(HelpScene("tantan", CHAPTERS, "nowhere")),
    "help without chapters": lambda: help_page(HelpScene("rihla", ())),
    "recovery": lambda: recovery_page(RECOVERY),
    "recovery of a strange game": lambda: recovery_page(Recovery("a1", HOSTILE, 0, False, "damaged", "x" * 900, True)),
    "recovery of a strange reason": lambda: recovery_page(RECOVERY._replace(why=HOSTILE)),
    "trouble": lambda: trouble_page('Traceback (most recent call last):\n  File "/secret/path.py"\nValueError: <b>'),
    "missing": missing_page,
}
