"""When a game cannot be loaded or drawn, or the page itself fails: what still can be done."""
from typing import NamedTuple

from ui.kit.frame import Frame
from ui.kit.html import Html, a, details, div, el, h2, icon, join, p, section, summary
from ui.kit.shell import btn, game_name, page, question, top_bar, way
from ui.words import known, say, tell


class Recovery(NamedTuple):
    """A game that crashed.  `step` is how many actions were played, `can_step_back` whether one less may be tried.

    `why` is `BadSave.why` when it did not load, "" when drawing it failed.  `asking` is True while the page asks
    whether to forget the game for good.  `detail` is one line for those who report it.  `game` may be "" when not even
    that is known.
    """

    ident: str
    game: str
    step: int = 0
    can_step_back: bool = False
    why: str = ""
    detail: str = ""
    asking: bool = False


def recovery_page(scene: Recovery) -> Frame:
    """Commands, all with data-ident: `recover-back`, `save-file`, `forget` (asks), `forget-sure`, `forget-not`; links
    to #/table/<ident> (try again) and #/games."""
    name = game_name(scene.game) if known(f"game.{scene.game}") else tell("recover.a-game")
    body = section(icon("camel"), h2(say("recover.loaded" if scene.why else "recover.drawn")), _story(scene),
                   _ways(scene),
                   _detail(scene.detail), class_="mending")
    title = tell("recover.title", game=name)
    return page("recover", title, top_bar(title), body, overlay=_ask(scene, name) if scene.asking else Html(""))


def _story(scene: Recovery) -> Html:
    """What happened and that nothing is lost."""
    if not scene.why:
        return join(p(say("recover.drawn-text")), p(say("recover.step", n=scene.step), class_="soft"))
    why = say(f"trouble.{scene.why}") if known(f"trouble.{scene.why}") else None
    rest = f"recover.{scene.why}-text" if known(f"recover.{scene.why}-text") else "recover.loaded-text"
    return join(p(why, class_="soft") if why else None, p(say(rest)))


def _ways(scene: Recovery) -> Html:
    """The ways out, the gentlest first."""
    back = btn("recover-back", icon("undo"), say("recover.back"), class_="main", data_ident=scene.ident,
               id="recover-back")
    save = btn("save-file", icon("save"), say("recover.save"), class_="" if scene.can_step_back else "main",
               data_ident=scene.ident, id="save-file")
    return div(back if scene.can_step_back else None, save,
               way(f"#/table/{scene.ident}", icon("rotate"), say("recover.try"), class_="btn", id="recover-try"),
               way("#/games", say("recover.home"), class_="btn", id="to-games"),
               btn("forget", say("recover.forget"), class_="grave", data_ident=scene.ident, id="forget-open"),
               class_="ways-col")


def _detail(detail: str) -> Html | None:
    line = detail.splitlines()[-1][:200] if detail.strip() else ""
    return details(summary(say("recover.detail")), el("code", line), id="detail") if line else None


def _ask(scene: Recovery, name: str) -> Html:
    yes = btn("forget-sure", say("games.sure"), class_="grave", data_ident=scene.ident, id="forget-sure")
    no = btn("forget-not", say("games.keep"), data_ident=scene.ident, id="forget-not")
    return question("forget", say("games.ask"), say("recover.ask-text", game=name), yes, no)


def trouble_page(detail: str = "") -> Frame:
    """A page for any other failure; the last line of `detail` is shown, folded away.  Command: `reload`; link to #/."""
    ways = div(btn("reload", icon("rotate"), say("broken.reload"), class_="main", id="reload"),
               way("#/", say("broken.home"), class_="btn", id="to-home"),
               a(say("broken.reset"), href="./reset.html", class_="btn", id="reset"), class_="ways-col")
    body = section(icon("camel"), h2(say("broken.title")), p(say("broken.text")), ways, _detail(detail),
                   class_="mending")
    return page("trouble", tell("broken.title"), top_bar(tell("broken.sarai")), body)


def missing_page() -> Frame:
    """A page for an address that leads to no game here."""
    ways = div(way("#/", say("broken.home"), class_="btn main", id="to-home"),
               way("#/open", icon("link"), say("home.open"), class_="btn", id="to-open"), class_="ways-col")
    body = section(icon("camel"), h2(say("broken.missing")), p(say("broken.missing-text")), ways, class_="mending")
    return page("missing", tell("broken.missing"), top_bar(tell("broken.sarai")), body)
