"""Pieces that every page shares: top bar, buttons, action bar, sheets, switches, chips and notices."""
from functools import lru_cache
from typing import Any, NamedTuple

from ui.kit.frame import Frame
from ui.kit.html import (
    Child,
    Html,
    a,
    button,
    dialog,
    div,
    footer,
    h1,
    h2,
    header,
    icon,
    join,
    main,
    p,
    section,
    span,
    strong,
)
from ui.words import known, say, tell

NOTHING = Html("")
"""No markup at all."""
TONES = {"good": "check", "plain": "rest", "news": "rotate", "bad": "cancel", "wait": "wait"}
"""The tones of a notice, and the picture each is told by (colour alone says nothing)."""


def way(to: str, *children: Child, **attributes: Any) -> Html:
    """A link to another page of the app ("#/settings")."""
    return a(*children, href=to, **attributes)


def btn(do: str, *children: Child, class_: str = "", ready: bool = True, **attributes: Any) -> Html:
    """A button that sends the command `do`; one that is not `ready` still sends it, so that the app can say why not."""
    dimmed = None if ready else "true"
    return button(*children, class_=["btn", class_], type="button", data_do=do, aria_disabled=dimmed, **attributes)


@lru_cache(maxsize=256)
def icon_button(do: str, picture: str, words: str, class_: str = "plain", **attributes: Any) -> Html:
    """A button that is only a picture; `words` name it for those who do not see it."""
    return btn(do, icon(picture), class_=f"icon {class_}", aria_label=words, title=words, **attributes)


# ---- the page


def page(name: str, title: str, top: Html, body: Html, bar: Html | None = None, overlay: Html = NOTHING) -> Frame:
    """A page of three regions: `top`, `body` and, where there is something to do, `bar`."""
    skeleton = div(header(id="top", class_="top"), main(id="body", class_="body"),
                   footer(id="bar", class_="act") if bar is not None else None, class_=["page", name])
    regions = {"top": top, "body": body}
    if bar is not None:
        regions["bar"] = bar
    return Frame(name, tell("shell.title", page=title), skeleton, regions, overlay)


def top_bar(title: Child, back: str = "#/", stage: Child = None, menu: bool = False, rules: str = "") -> Html:
    """Back, the page's name, how far things are, the rules for this moment (an address), and the menu."""
    return join(
        way(back, icon("back"), id="go-back", class_="btn icon plain", aria_label=tell("shell.back")),
        h1(title, id="title", tabindex="-1", data_focus_fallback=True),
        p(stage, class_="stage") if stage else None,
        way(rules, icon("help"), id="open-rules", class_="btn icon plain", aria_label=tell("menu.help")) if rules else None,
        icon_button("sheet", "menu", tell("shell.menu"), data_name="menu", id="open-menu") if menu else None)


def bar_line(picture: str, *words: Child, why: bool = False) -> Html:
    """The sentence on the action bar."""
    return p(icon(picture), span(*words), class_=["say", "why" if why else ""])


# ---- sheets


def sheet(ident: str, title: Child, body: Child, foot: Child = None, class_: str = "",
          cancel: str = "close-sheet") -> Html:
    """A dialog over the page: from the bottom on a phone, at the side (`tall`) or in the middle on a laptop."""
    head = header(h2(title, id=f"{ident}-title", tabindex="-1", autofocus=True),
                  icon_button(cancel, "close", tell("shell.close"), class_="", id=f"{ident}-close"), class_="hd")
    return dialog(head, div(body, class_="fields"), footer(foot, class_="act") if foot else None, id=ident,
                  class_=["sheet", class_], data_modal=True, data_cancel=cancel, aria_labelledby=f"{ident}-title")


def question(ident: str, title: Child, text: Child, yes: Html, no: Html) -> Html:
    """A small dialog that asks before something cannot be undone; `no` sends the command `<ident>-not`."""
    heading = h2(title, id=f"{ident}-title", tabindex="-1", autofocus=True)
    return dialog(heading, p(text), div(no, yes, class_="ask-ways"), id=ident, class_="sheet ask", data_modal=True,
                  data_cancel=f"{ident}-not", aria_labelledby=f"{ident}-title")


# ---- choosing


class Choice(NamedTuple):
    """One side of a switch: the value sent, what it shows, and a name if what it shows is a picture."""

    value: str
    shown: Child
    label: str | None = None


def switch(ident: str, label: str, do: str, choices: list[Choice], chosen: str, class_: str = "",
           **attributes: Any) -> Html:
    """A segmented switch; a press sends `do` with the value (and any data_ attributes given)."""
    sides = (button(side.shown, type="button", role="radio", id=f"{ident}-{side.value}", data_do=do,
                    data_value=side.value, aria_checked="true" if side.value == chosen else "false",
                    aria_label=side.label, title=side.label, **attributes) for side in choices)
    return div(sides, id=ident, class_=["seg", class_], role="radiogroup", aria_label=label, data_roving=True)


def toggle(ident: str, do: str, on: bool, *words: Child, **attributes: Any) -> Html:
    """A chip that is on or off; a press sends `do` with the value it would get (`yes` or `no`)."""
    return button(icon("check") if on else None, *words, type="button", id=ident, class_="opt", data_do=do,
                  data_value="no" if on else "yes", aria_pressed="true" if on else "false", **attributes)


def field(label: Child, body: Child, aside: Child = None, class_: str = "") -> Html:
    """A labelled row of a form; `aside` stands at the label's other end."""
    return section(div(span(label), aside, class_="label"), body, class_=["field", class_])


# ---- telling


def note(tone: str, title: Child, text: Child = None, action: Child = None, ident: str | None = None) -> Html:
    """A message: what happened in a few words, what to do, and at most one button.  `tone` is a key of `TONES`."""
    return div(icon(TONES[tone]), p(strong(title), text), action, class_=["note", tone], id=ident)


def toast(tone: str, title: Child, text: Child = None) -> Html:
    """A message that stays a moment, for the region `toast`."""
    return div(note(tone, title, text), class_="toast", role="status")


def blank(picture: str, title: Child, text: Child, action: Child = None) -> Html:
    """An empty place that says what belongs there."""
    return div(icon(picture), h2(title), p(text), action, class_="blank")


def size_words(bytes_: int) -> str:
    """How much room something takes, in KB or MB with one decimal."""
    tenths = (bytes_ * 10 + 512) // 1024 if bytes_ < 1024 * 1000 else (bytes_ * 10 + 524288) // 1048576
    number = f"{tenths // 10}.{tenths % 10}" if tenths % 10 and tenths < 1000 else str((tenths + 5) // 10)
    return tell("shell.kb" if bytes_ < 1024 * 1000 else "shell.mb", size=number)


def game_name(game: str) -> str:
    """The name of a game, also of one that a damaged save or a newer Sarai made up."""
    return tell(f"game.{game}" if known(f"game.{game}") else "recover.a-game")


def saying(key: str, **facts: Any) -> Html:
    """A sentence in a paragraph of its own."""
    return p(say(key, **facts))
