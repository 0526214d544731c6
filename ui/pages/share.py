"""Sharing a game: the link, its picture, a file, and the way back."""
from typing import NamedTuple

from ui.kit.frame import Frame
from ui.kit.html import Html, b, bdi, div, footer, h2, header, icon, input_, join, li, main, mark, ol, p, section, span
from ui.kit.shell import bar_line, btn, game_name, note, size_words, top_bar, way
from ui.words import Name, say, tell


class Hand(NamedTuple):
    """A seat in the order the game passes through, the seat that is asked marked by `next`.

    `part` is a key of words: played (before the asked seat), bot, here, next (asked, by link), turn (asked, on this
    device or a bot), then (later, a person), then-bot.
    """

    seat: int
    name: str
    part: str


class ShareScene(NamedTuple):
    """What the share page draws.

    `to` is the name of the seat that is asked and `to_kind` its kind (person|bot|away; "" when the game is over).
    `link` is the whole address, "" when there is none; `trouble` then says why (`no-link`, `too-large`).  `qr` is an
    SVG once `qr_state` is ready; before and instead: making|failed|too-long.  `copied` for a moment after copying.
    """

    ident: str
    game: str
    stage: Html
    hands: tuple[Hand, ...]
    to: str = ""
    to_kind: str = ""
    link: str = ""
    trouble: str = ""
    qr: Html | None = None
    qr_state: str = "making"
    can_share: bool = False
    copied: bool = False


def share_page(scene: ShareScene) -> Frame:
    """The share page.  Commands: `copy-link`, `share-link`, `save-file` (data-ident), `open-file`; links to #/open and
    #/table/<ident>."""
    skeleton = div(header(id="top", class_="top"),
                   main(section(id="lead", class_="lead"), section(id="code", class_="code"),
                        section(id="ways", class_="ways"), id="body", class_="body"), footer(id="bar", class_="act"),
                        class_="page send")
    top = top_bar(game_name(scene.game), back=f"#/table/{scene.ident}", stage=scene.stage)
    regions = {"top": top, "lead": _lead(scene), "code": _code(scene), "ways": _ways(scene), "bar": _bar(scene)}
    title = tell("shell.title", page=tell("share.title", game=game_name(scene.game)))
    return Frame("share", title, skeleton, regions)


def _lead(scene: ShareScene) -> Html:
    """What sending will do, by whose turn it is."""
    key = {"away": "share.send", "": "share.over"}.get(scene.to_kind, "share.show")
    return join(h2(say(key, who=Name(scene.to))), p(say(f"{key}-text")))


# ---- the code in its doorway


def _code(scene: ShareScene) -> Html:
    if not scene.link:
        why = scene.trouble or "no-link"
        return note("bad", say(f"share.{why}"), say(f"share.{why}-text"))
    ready = scene.qr_state == "ready" and scene.qr is not None
    inside = span(scene.qr, class_="qr", role="img", aria_label=tell("share.qr")) if ready else _no_code(scene.qr_state)
    return join(div(inside, class_="gate"), div(class_="step"))


def _no_code(state: str) -> Html:
    state = state if state in ("failed", "too-long") else "making"
    return p(icon("wait" if state == "making" else "info"), say(f"share.qr.{state}"), class_="qr waiting",
             role="status")


# ---- whose hands it passes through, the link, the way back


def _ways(scene: ShareScene) -> Html:
    return join(ol([_hand(hand) for hand in scene.hands], class_="chain", aria_label=tell("share.order")), _link(scene),
                div(way("#/open", icon("link"), say("share.paste"), class_="btn", id="share-paste"),
                    btn("open-file", icon("file"), say("share.file"), id="open-file"), class_="back-ways"))


def _hand(hand: Hand) -> Html:
    state = {"next": "next", "turn": "next", "played": "done", "bot": "done", "here": "done"}.get(hand.part, "")
    return li(mark(hand.seat), b(bdi(hand.name)), span(say(f"share.part.{hand.part}")),
              class_=[f"seat-{hand.seat + 1}", state], aria_current="step" if state == "next" else None)


def _link(scene: ShareScene) -> Html | None:
    """The address itself, to be seen and, where copying is not allowed, marked by hand."""
    if not scene.link:
        return None
    address = input_(value=scene.link.removeprefix("https://"), readonly=True, id="share-address", dir="ltr",
                     aria_label=tell("share.link"))
    words = (icon("check"), say("share.copied")) if scene.copied else (icon("copy"), say("share.copy"))
    return div(address, btn("copy-link", *words, id="copy-link"), class_="url")


def _bar(scene: ShareScene) -> Html:
    size = say("share.size", size=size_words(len(scene.link))) if scene.link else say("share.no-size")
    save = btn("save-file", icon("save"), say("share.save"), class_="aside" if scene.link else "main",
               data_ident=scene.ident, id="save-file")
    if not scene.link:
        return join(bar_line("lock", size), save)
    if scene.can_share:
        send = btn("share-link", icon("share"), say("share.send-it"), class_="main", id="main-action")
    else:
        send = btn("copy-link", icon("copy"), say("share.copy-it"), class_="main", id="main-action")
    return join(bar_line("lock", size), save, send)
