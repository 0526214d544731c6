"""The end of a game: who won and by what, the whole account, and how it went."""
from typing import NamedTuple

from ui.kit.frame import Frame
from ui.kit.html import (
    Html,
    bdi,
    div,
    footer,
    h2,
    header,
    icon,
    join,
    main,
    mark,
    p,
    section,
    span,
    strong,
    table,
    tbody,
    td,
    tfoot,
    th,
    thead,
    tr,
)
from ui.kit.shell import btn, game_name, top_bar, way
from ui.pages.arches import Account, arches, figure, own_words
from ui.pages.chart import chart
from ui.words import Name, say, tell


class ScoreScene(NamedTuple):
    """What the score page draws.

    `parts` are the face's names of the parts.  `decided_by` is `Result.decided_by`; `decided` says that criterion in
    the game's words (needed unless it is "" or "total", or the ending says it).  `ending` says how the game ended, "" for
    nothing.  `me` is the only person's seat on this device, else None.  `story[moment][seat]` are points over time (from
    Saga.walk, thinned to at most some 60 moments by the app).  `over` is False for an account in mid-game.  `earned` is a
    part of its own on what the game brings beyond itself, `told` what its face tells of the match, `medal` what a match
    played alone means for one's record.
    """

    ident: str
    game: str
    stage: Html
    accounts: tuple[Account, ...]
    parts: tuple[Html, ...]
    decided_by: str = "total"
    decided: Html = Html("")
    ending: Html = Html("")
    me: int | None = None
    story: tuple[tuple[int, ...], ...] = ()
    seed: str = ""
    over: bool = True
    earned: Html = Html("")
    told: Html = Html("")
    medal: Html = Html("")


def score_page(scene: ScoreScene) -> Frame:
    """The score page.  Commands: `rematch` (data-ident), `same-deal` (data-ident), `replay` (data-ident), `copy-seed`
    (data-value); links to #/share/<ident>, #/table/<ident>."""
    scene = scene._replace(accounts=tuple(sorted(scene.accounts, key=lambda account: (account.rank, account.seat))))
    skeleton = div(header(id="top", class_="top"),
                   main(section(id="won", class_="won"), section(id="arches", class_="arches"),
                        section(id="sum", class_="sum"), id="body", class_="body"),
                   footer(id="bar", class_="act"), class_="page end")
    top = top_bar(game_name(scene.game), back="#/" if scene.over else f"#/table/{scene.ident}", stage=scene.stage)
    parts = join(scene.medal or None, _account(scene), scene.earned or None, _story(scene), scene.told or None, _deal(scene))
    regions = {"top": top, "won": _won(scene), "arches": arches(scene.accounts, scene.game), "sum": parts, "bar": _bar(scene)}
    return Frame("score", tell("shell.title", page=_headline_text(scene)), skeleton, regions)


# ---- who won


_ALONE = {(True, True): "score.you-win", (True, False): "score.wins", (False, True): "score.you-lead",
          (False, False): "score.leads"}
"""The sentence on one winner, by whether the game is over and whether it is me."""


def _headline(scene: ScoreScene) -> tuple[str, dict[str, str | int]]:
    """The sentence on the winner, as a key and its facts."""
    first = [account for account in scene.accounts if account.rank == 1]
    if len(scene.accounts) == 1:
        return "score.solo" if scene.over else "score.solo-now", {}
    if len(first) == 1:
        key = _ALONE[scene.over, first[0].seat == scene.me]
        return key, {"who": Name(first[0].name)}
    if not scene.over:
        return "score.level", {}
    if len(first) == 2:
        return "score.share-two", {"first": Name(first[0].name), "second": Name(first[1].name)}
    return "score.share-more", {"n": len(first)}


def _headline_text(scene: ScoreScene) -> str:
    key, facts = _headline(scene)
    return tell(key, **facts)


def _won(scene: ScoreScene) -> Html:
    key, facts = _headline(scene)
    winners = [account for account in scene.accounts if account.rank == 1]
    seat = f"seat-{winners[0].seat + 1}" if len(winners) == 1 else ""
    why = p(scene.ending, " " if scene.ending else None, _why(scene))
    return join(span(icon("laurel"), class_=["laurel", seat]), h2(say(key, **facts)), why)


def _why(scene: ScoreScene) -> Html:
    """What parted the first from the second: points, a further rule, or nothing."""
    best = scene.accounts[0]

    def worded(key: str, points: int, **facts: object) -> Html:
        return say(own_words(scene.game, f"score.{key}"), n=figure(points), **facts)
    if len(scene.accounts) == 1:
        return worded("alone", best.total)
    second = scene.accounts[1]
    if second.rank == 1:
        return worded("tied" if scene.over else "level-now", best.total)
    who = Name(tell("score.you") if second.name == tell("table.you") else second.name)
    if scene.decided_by in ("", "total"):
        return worded("ahead", best.total - second.total, who=who)
    if best.total == second.total:
        return worded("tie-broken", best.total, who=who, what=scene.decided)
    return say("score.decided", what=scene.decided) if scene.decided else Html("")


# ---- the account


def _account(scene: ScoreScene) -> Html:
    """Every part of every seat, adding up."""
    head = tr(th(say(own_words(scene.game, "score.account")), class_="label", scope="col"),
              [_seat_head(account) for account in scene.accounts])
    rows = [tr(th(words, class_=f"k{place % 8 + 1}", scope="row"),
               [_cell(account.parts[place], account) for account in scene.accounts])
            for place, words in enumerate(scene.parts)]
    foot = tr(th(say("score.total"), scope="row"), [_cell(account.total, account) for account in scene.accounts])
    return div(table(thead(head), tbody(rows), tfoot(foot), class_="account"), class_="sheet-part")


def _first(account: Account) -> str:
    return f"first seat-{account.seat + 1}" if account.rank == 1 else f"seat-{account.seat + 1}"


def _seat_head(account: Account) -> Html:
    return th(mark(account.seat), span(bdi(account.name), class_="vh"), class_=_first(account), scope="col")


def _cell(value: int, account: Account) -> Html:
    """A number; a loss with a true minus sign and in the colour of losses."""
    shown = f"{value:,}" if value >= 0 else f"\u2212{-value:,}"
    return td(shown, class_=[_first(account), "down" if value < 0 else ""])


def _story(scene: ScoreScene) -> Html | None:
    if len(scene.story) < 2:
        return None
    seats = tuple((account.seat, account.name) for account in scene.accounts)
    heading = p(say(own_words(scene.game, "score.story")), class_="label")
    return div(heading, chart(scene.story, seats, scene.game), class_="sheet-part run")


def _deal(scene: ScoreScene) -> Html | None:
    """The seed, for those who doubt the dice or want the same deal again."""
    if not scene.seed or not scene.over:
        return None
    copy = btn("copy-seed", icon("copy"), say("score.copy-seed"), data_value=scene.seed, id="copy-seed")
    again = btn("same-deal", icon("rotate"), say("score.same-deal"), data_ident=scene.ident, id="same-deal")
    return div(p(say("score.deal"), class_="label"), p(strong(say("score.seed", seed=scene.seed)), class_="seed"),
               p(say("score.seed-text"), class_="soft mini"), div(copy, again, class_="ways-row"),
               class_="sheet-part deal")


def _bar(scene: ScoreScene) -> Html:
    replay = btn("replay", icon("history"), say("score.replay"), class_="undo", data_ident=scene.ident, id="replay")
    share = way(f"#/share/{scene.ident}", icon("share"), say("score.share"), class_="btn aside", id="to-share")
    if not scene.over:
        return join(share, way(f"#/table/{scene.ident}", say("score.back"), class_="btn main", id="main-action"))
    return join(replay, share, btn("rematch", say("score.again"), class_="main", data_ident=scene.ident,
                                   id="main-action"))
