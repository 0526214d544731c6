"""What the table page draws of a session."""
from typing import TYPE_CHECKING

from engine import VERSION
from engine.kernel.save import state_hash
from ui.chronicle import SINCE
from ui.commands import number
from ui.commands.watch import leaver
from ui.kit.bar import Act, BarScene, Reel
from ui.kit.face import Line, Scene
from ui.kit.frame import Frame
from ui.kit.html import Html, join
from ui.kit.seats import Panel
from ui.kit.shell import btn, icon_button
from ui.pages import sheets
from ui.pages.cover import Cover, cover_page
from ui.pages.sheets import MenuScene
from ui.pages.table import TableScene, banner, table_page
from ui.session import Session
from ui.words import Name, say, tell

if TYPE_CHECKING:
    from ui.app import App

SHORT_LOG = 40
"""Actions whose lines stand beside the board."""


def frame(app: "App") -> Frame:
    """The table, or the cover while it changes hands."""
    session: Session = app.session
    scene = session.scene(app.settings.confirm == "on")
    overlay = _overlay(app, session, scene)
    if session.covered() and scene.asked is not None:
        who = session.seats[scene.asked].name
        stage = session.face.stage(scene)
        return cover_page(Cover(session.key, session.saga.game.name, session.step, scene.asked, who, stage), overlay)
    regions = session.face.regions(scene)
    before = session.saga.cursor if session.looking is None else session.looking
    stage = session.face.stage(scene) if session.looking is None else say("banner.look", n=session.looking + 1)
    return table_page(TableScene(
        session.key, session.saga.game.name, session.step, whose(session), stage, panels(session, scene),
        regions["board"], regions["tray"], session.chronicle.entries(scene.viewer, before, SHORT_LOG),
        bar(app, session, scene), _banner(app, session), session.looking is not None, before > SHORT_LOG,
        app.clock.piece() if app.clock is not None else Html(""), session.face.chapter_for(scene.asking),
        len(session.persons) <= 1), overlay)


def panels(session: Session, scene: Scene) -> list[Panel]:
    """The seats as the strip shows them."""
    face, thinking = session.face, scene.asked if session.busy and session.asked_kind() == "bot" else None
    return [Panel(place, seat.name, seat.kind, face.seat_score(scene, place), face.seat_more(scene, place),
                  place == scene.asked, place == thinking, face.unit) for place, seat in enumerate(session.seats)]


def whose(session: Session) -> str:
    """Whose turn it is, in a few plain words and without a secret."""
    if session.asked is None:
        return tell("table.whose.over")
    if len(session.persons) == 1 and session.asked_kind() == "person":
        return tell("table.whose.mine")
    return tell(f"table.whose.{session.asked_kind()}", who=asked_name(session))


def asked_name(session: Session) -> Name:
    """The name of the seat that must answer."""
    return Name(session.seats[session.asked].name if session.asked is not None else "")


# ---- the bar


def bar(app: "App", session: Session, scene: Scene) -> BarScene:
    """The bar of this moment."""
    if session.looking is not None:
        return _looking(session)
    if session.elsewhere:
        return _elsewhere(session)
    if session.asked_kind() == "person":
        return _back_and_forth(session, _answering(session, scene))
    return _back_and_forth(session, {"bot": _bot, "away": _away, "": _over}[session.asked_kind()](app, session))


def _back_and_forth(session: Session, scene: BarScene) -> BarScene:
    """The bar with undo and redo as far as they would do something."""
    return scene._replace(undo=bool(session.drafts) or not session.saga.can_undo(),
                          redo=session.saga.cursor < len(session.saga.log))


def _answering(session: Session, scene: Scene) -> BarScene:
    offer = session.face.bar(scene)
    why, line = offer.why, offer.say
    if session.refused is not None:
        why, line = True, session.face.why(session.refused)
    elif session.remark:
        line = remark(session)
    main = Act(offer.main, "commit", ready=offer.main_ready)
    aside = Act(offer.aside, "pick", ("what", offer.aside_do)) if offer.aside is not None else None
    second = Act(offer.second, "pick", ("what", offer.second_do)) if offer.second is not None else None
    return BarScene(line, "", why, session.refusals, main=main, aside=aside, chips=offer.chips, second=second)


def remark(session: Session) -> Html:
    """The sentence the page itself has to say at this moment."""
    if session.remark == SINCE and session.asked is not None:
        return told_since(session.chronicle.since(session.viewer(), session.asked))
    who = Name(session.seats[session.remark_seat].name) if session.remark_seat is not None else Name("")
    return say(session.remark, who=who)


def told_since(lines: list[Line]) -> Html:
    """What others did, in at most two sentences: what somebody paid or gained matters more than how it came about."""
    moved = [line for line in lines if line.delta]
    shown = [join(line.words, " ", line.delta) for line in (moved or lines)[-2:]]
    return join(*(join(" · " if place else None, words) for place, words in enumerate(shown)))


def _bot(app: "App", session: Session) -> BarScene:
    who = asked_name(session)
    if session.held or session.paused:
        line = say("bar.held" if session.held else "bar.paused")
        return BarScene(line, "wait", main=Act(say("bar.play_on"), "play-on"))
    slow = app.film is not None and app.film.slow
    last = remark(session) if session.remark else say("bar.bot.slow", who=who) if slow else _news(session)
    aside = Act(say("bar.move_on", who=who), "move-on") if slow else Act(say("bar.pause"), "pause", picture="wait")
    return BarScene(last, "bot", main=Act(say("bar.bot", who=who), "hurry", busy=True), aside=aside)


def _news(session: Session) -> Html:
    """What was played last, since a phone shows no log; before the first move, who is thinking."""
    entries = session.chronicle.entries(session.viewer(), session.saga.cursor, 6)
    told = [entry for entry in entries if entry.place is not None and entry.line.words]
    lines = [entry.line for entry in told if entry.place == told[-1].place]
    if not lines:
        return say("bar.bot.say", who=asked_name(session))
    moved = [line for line in lines if line.delta]  # what somebody paid or gained matters more than how it came about
    return join(moved[-1].words, " ", moved[-1].delta) if moved else lines[0].words


def _away(app: "App", session: Session) -> BarScene:
    who = asked_name(session)
    line = remark(session) if session.remark else say("bar.away", who=who)
    return BarScene(line, "link", main=Act(say("bar.send", who=who), "go", ("to", f"#/share/{session.key}")),
                    aside=Act(say("bar.paste"), "go", ("to", "#/open"), picture="copy"))


def _over(app: "App", session: Session) -> BarScene:
    line = remark(session) if session.remark else say("bar.over")
    return BarScene(line, "laurel", main=Act(say("bar.account"), "go", ("to", f"#/score/{session.key}")))


def _looking(session: Session) -> BarScene:
    place = session.looking or 0
    back = Act(say("bar.undo_to"), "back-to", ("place", str(place)), ready=not session.saga.why_not_back(place))
    entries = session.chronicle.entries(session.viewer(), place, SHORT_LOG)
    turn = next((entry.line.opens_turn for entry in reversed(entries) if entry.line.opens_turn), "")
    then = say("bar.look.turn", turn=turn) if turn else say("bar.look")
    why, reel = session.remark.startswith("table.undo"), Reel(place, session.saga.cursor, tell("banner.look", n=place + 1))
    return BarScene(remark(session) if why else then, "history", why, session.refusals if why else 0,
                    main=Act(say("bar.now"), "look-end"), aside=back, reel=reel)


def _elsewhere(session: Session) -> BarScene:
    return BarScene(say(f"banner.elsewhere.{session.elsewhere}"), "info", main=Act(say("bar.here"), "here"))


# ---- what stands over the board


def _banner(app: "App", session: Session) -> Html:
    if session.looking is not None or session.elsewhere:
        return Html("")  # the bar says it
    if session.unsaved is not None:
        room = btn("go", say("banner.make_room"), data_to="#/games")
        return banner(say("banner.unsaved", n=session.unsaved), _export(session), room, tone="stop")
    away = icon_button("dismiss", "close", tell("shell.close"), class_="", id="banner-close")
    if _watching(session) and f"watching {session.key}" not in app.dismissed:
        shut = icon_button("dismiss", "close", tell("shell.close"), class_="", id="watch-close",
                           data_what=f"watching {session.key}")
        return banner(say("banner.watching"), btn("run-on", say("banner.run_on"), id="run-on"), shut)
    if app.store.blocked and "blocked" not in app.dismissed:
        return banner(say("banner.blocked"), _export(session), away)
    if app.update and "update" not in app.dismissed and session.mine() and not session.drafts:
        return banner(say("banner.update"), btn("reload", say("banner.reload")), away)
    return Html("")


def _export(session: Session) -> Html:
    return btn("save-file", say("banner.export"), data_ident=session.key, id="banner-export")


def _watching(session: Session) -> bool:
    """Whether everybody here is out while bots play on."""
    return session.asked_kind() == "bot" and session.face.watching(session.scene())


# ---- dialogs


def _overlay(app: "App", session: Session, scene: Scene) -> Html:
    name, argument = app.sheet or ("", "")
    if name == "menu":
        return sheets.menu_sheet(_menu(session, scene))
    if name == "log":
        before = session.saga.cursor if session.looking is None else session.looking
        most = max(SHORT_LOG, number(argument))
        return sheets.log_sheet(session.chronicle.entries(scene.viewer, before, most), before > most)
    seat = number(argument)
    if name == "leave" and (told := session.face.leaving(scene, seat)) is not None:
        return sheets.leave_sheet(seat, told[1])
    if name == "seat" and 0 <= seat < len(session.seats):
        return sheets.seat_sheet(seat, session.seats[seat].name, session.face.seat_sheet(scene, seat))
    if name == "piece" and (shown := session.face.sheet(scene, argument)) is not None:
        return sheets.piece_sheet(*shown)
    return join()


def _menu(session: Session, scene: Scene) -> MenuScene:
    saga = session.saga
    facts = [("version", VERSION), ("seed", saga.seed), ("moves", str(saga.cursor)), ("hash", state_hash(saga.table))]
    seat = leaver(session)
    leave = seat is not None and session.face.leaving(scene, seat) is not None
    return MenuScene(session.key, saga.game.name, session.face.chapter_for(scene.asking), saga.can_undo(),
                     saga.why_not_back(saga.cursor - 1), saga.cursor < len(saga.log), scene.over, facts, leave,
                     _watching(session))
