"""Opening what someone sent: the page to paste or pick, and the look at a game before it is added."""
from typing import NamedTuple

from ui.kit.frame import Frame
from ui.kit.html import (
    Html,
    b,
    bdi,
    button,
    div,
    form,
    h2,
    icon,
    input_,
    join,
    label,
    li,
    mark,
    p,
    section,
    span,
    textarea,
    ul,
)
from ui.kit.shell import btn, game_name, note, page, top_bar, way
from ui.pages.home import Sitter
from ui.words import Name, known, say, tell


class Trouble(NamedTuple):
    """Why a text did not become a game: `BadSave.why` and its detail (for `cut`: how many characters are missing)."""

    why: str
    detail: str = ""


class OpenScene(NamedTuple):
    """What the open page draws: `busy` while a text is read; `trouble` with the last one."""

    trouble: Trouble | None = None
    busy: bool = False


class Preview(NamedTuple):
    """A game that came by link or file, not yet added.

    `here` holds the seats that will be played on this device.  `asked` is the seat whose turn it is (None: over).
    `known` is the ident of my game with the same ident ("" if none) and `compared` how the arrival stands to it:
    "ahead" (it goes on from mine), "same", "behind" (mine goes on from it), "other" (they part), "" when unknown.
    `engine` made it, `mine` runs here.  `notice` is `Loaded.notice`.  `source` is "link" or "file".
    """

    game: str
    seats: tuple[Sitter, ...]
    here: tuple[int, ...]
    asked: int | None
    progress: str
    thumb: Html | None = None
    source: str = "link"
    known: str = ""
    compared: str = ""
    engine: str = ""
    mine: str = ""
    notice: str = ""


# ---- paste or pick


def open_page(scene: OpenScene) -> Frame:
    """Paste a link or pick a file.  Commands: `paste` (form submit, field `text`), `open-file`."""
    body = join(trouble_note(scene.trouble) if scene.trouble else None, _paste(scene.busy), _file())
    return page("open", tell("open.title"), top_bar(say("open.title")), body)


def trouble_note(trouble: Trouble) -> Html:
    """One calm sentence on why it did not open, and what to do."""
    why = trouble.why if known(f"trouble.{trouble.why}") else "damaged"
    if why == "cut" and trouble.detail.isdigit():
        what_to_do = say("trouble.cut.n", n=int(trouble.detail))
    else:
        what_to_do = say(f"trouble.{why}.do")
    return note("bad", say(f"trouble.{why}"), what_to_do, ident="trouble")


def _paste(busy: bool) -> Html:
    words = join(h2(say("open.paste")), p(say("open.paste-text"), class_="soft"))
    text = textarea(id="open-text", name_="text", rows=4, class_="paste", aria_label=tell("open.field"),
                    autocomplete="off", autocapitalize="off", spellcheck="false", dir="ltr", enterkeyhint="go")
    read = button(say("open.reading" if busy else "open.read"), type="submit", class_="btn main", id="paste-go")
    return section(words, form(text, read, data_do="paste", id="paste-form"), class_="part card-part")


def _file() -> Html:
    return section(h2(say("open.file")), p(say("open.file-text"), class_="soft"),
                   btn("open-file", icon("file"), say("open.pick"), class_="tile", id="open-file"),
                   class_="part card-part")


# ---- look before it is added


def preview_page(scene: Preview) -> Frame:
    """What is in it.  Commands: `link-seat` (checkbox change, data-seat; value "1" or ""), `link-add` (as a game of its
    own), `link-go-on` (data-ident: put it in the place of mine); links to #/table/<ident> and #/."""
    who = _who(scene) if _addable(scene) else None
    body = join(_card(scene), _compared(scene), _notice(scene), who, p(_made_by(scene), class_="soft made-by"))
    top = top_bar(say("preview.title"), stage=say(f"preview.from-{scene.source}"))
    return page("preview", tell("preview.title"), top, body, _bar(scene))


def _card(scene: Preview) -> Html:
    """The game's picture, name, how far it is and whose turn."""
    whose = say("preview.over")
    if scene.asked is not None:
        whose = say("preview.your-turn", who=Name(_name(scene, scene.asked)))
    turn = None if scene.asked is None else mark(scene.asked)
    return section(span(scene.thumb or icon("camel"), class_="thumb"),
                   div(h2(game_name(scene.game)), p(scene.progress, class_="soft"), p(turn, whose, class_="whose")),
                   class_="arrived")


def _name(scene: Preview, seat: int) -> str:
    return next((sitter.name for sitter in scene.seats if sitter.seat == seat), "")


def _compared(scene: Preview) -> Html | None:
    """How it stands to a game I have."""
    if not scene.known:
        return None
    how = scene.compared or "unknown"
    return note("good" if how == "ahead" else "plain", say(f"preview.{how}"), say(f"preview.{how}-text"))


def _notice(scene: Preview) -> Html | None:
    return note("wait", say(f"preview.{scene.notice}"), say(f"preview.{scene.notice}-text")) if scene.notice else None


def _addable(scene: Preview) -> bool:
    """Whether it can become a game of its own: then it matters who sits here."""
    return not scene.known or scene.compared not in ("same", "behind", "ahead")


def _who(scene: Preview) -> Html:
    """Which persons sit at this device."""
    return section(h2(say("preview.seats")), p(say("preview.seats-text"), class_="soft"),
                   ul([_seat(sitter, sitter.seat in scene.here) for sitter in scene.seats], class_="lines"),
                   class_="part")


def _seat(sitter: Sitter, here: bool) -> Html:
    """A person's seat may be ticked; a bot's is only named."""
    who = span(mark(sitter.seat), b(bdi(sitter.name)), class_="sitter")
    if sitter.kind == "bot":
        return li(who, span(icon("bot"), tell(f"level.{sitter.level}"), class_="soft botted"),
                  class_=f"seat-{sitter.seat + 1}")
    tick = input_(type="checkbox", checked=here, id=f"link-seat-{sitter.seat}", data_do="link-seat",
                  data_seat=sitter.seat, aria_label=tell("preview.here", who=Name(sitter.name)))
    return li(label(who, span(say("kind.here" if here else "kind.away"), class_="soft"), tick, class_="tick-row"),
              class_=f"seat-{sitter.seat + 1}")


def _made_by(scene: Preview) -> Html | None:
    if not scene.engine:
        return None
    if scene.engine == scene.mine or not scene.mine:
        return say("preview.engine", engine=scene.engine)
    return say("preview.engine-other", engine=scene.engine, mine=scene.mine)


def _bar(scene: Preview) -> Html:
    """One thing to do: add it, or go on with it; a game I have already is not doubled by accident."""
    add = btn("link-add", say("preview.add"), class_="main", id="link-add")
    if not scene.known:
        return add
    mine = way(f"#/table/{scene.known}", say("preview.mine"), class_="btn undo", id="link-mine")
    if scene.compared == "ahead":
        return join(mine, btn("link-go-on", say("preview.go-on"), class_="main", data_ident=scene.known,
                              id="link-go-on"))
    if scene.compared in ("same", "behind"):
        return way(f"#/table/{scene.known}", say("preview.mine"), class_="btn main", id="link-mine")
    return join(mine, btn("link-add", say("preview.copy"), class_="main", id="link-add"))
