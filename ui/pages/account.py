"""The Barakah account: balance, what came and went, and the skins it buys."""
from typing import NamedTuple

from ui.account import Earned
from ui.kit.frame import Frame
from ui.kit.html import (
    Html,
    b,
    bdi,
    button,
    div,
    g,
    h2,
    h3,
    icon,
    input_,
    join,
    li,
    mark,
    ol,
    p,
    path,
    rect,
    section,
    span,
    svg,
    ul,
    use,
)
from ui.kit.shell import btn, page, question, top_bar, way
from ui.rihla.skins import back, beast, ground
from ui.words import Name, say, tell

KINDS = ("caravan", "road", "back")


class SkinRow(NamedTuple):
    """One skin: its id, kind, price, whether it is owned and worn, and how much is missing for it (0: enough)."""

    ident: str
    kind: str
    price: int
    owned: bool
    worn: bool
    short: int


class Entry(NamedTuple):
    """One line of what came and went: a deal of so many merchants (its seed), or a skin; and the change."""

    change: int
    merchants: int = 0
    seed: str = ""
    skin: str = ""


class AccountScene(NamedTuple):
    """What the page draws.  `others` are (id, name, whether it is the one that is used) of this device's accounts.

    `asking` is the skin to be bought, while the page asks; `unsaved` that nothing can be stored here.
    """

    name: str
    balance: int
    skins: tuple[SkinRow, ...]
    entries: tuple[Entry, ...]
    others: tuple[tuple[str, str, bool], ...]
    asking: str = ""
    unsaved: bool = False


def account_page(scene: AccountScene) -> Frame:
    """Commands: `skin-wear`, `skin-buy` (asks), `skin-buy-sure`, `skin-buy-not` (data-skin); `account-name` (change),
    `account-use` (data-ident), `account-new`; `export-all`, `open-file`."""
    asked = next((skin for skin in scene.skins if skin.ident == scene.asking), None)
    body = join(_purse(scene), [_kind(scene, kind) for kind in KINDS], _history(scene), _people(scene))
    return page("account-page", tell("account.title"), top_bar(say("account.title")), body, None,
                _ask(scene, asked) if asked is not None else Html(""))


def _purse(scene: AccountScene) -> Html:
    name = input_(value=scene.name, id="account-name", class_="text-in", maxlength=40, aria_label=tell("account.name"),
                  dir="auto", autocomplete="off", enterkeyhint="done", data_do="account-name", placeholder=tell("account.mine"))
    words = say("account.below") if scene.balance < 0 else say("account.text")
    head = div(icon("barakah"), b(_signed(scene.balance), class_="sum"), span(say("account.balance")), name, class_="purse-head")
    unsaved = p(icon("info"), say("account.unsaved"), class_="hint") if scene.unsaved else None
    return section(head, p(words, class_="soft"), unsaved, class_="part")


def _signed(amount: int) -> str:
    return str(amount) if amount >= 0 else f"\u2212{-amount}"


# ---- skins


def _kind(scene: AccountScene, kind: str) -> Html:
    rows = [_skin(skin) for skin in scene.skins if skin.kind == kind]
    return section(h2(say(f"skins.{kind}")), p(say(f"skins.{kind}.text"), class_="soft mini"), ol(rows, class_=f"skins {kind}"),
                   class_="part", id=f"skins-{kind}")


def _skin(skin: SkinRow) -> Html:
    words = div(h3(say(f"skin.{skin.ident}")), p(say(f"skin.{skin.ident}.text"), class_="soft mini"), class_="words")
    return li(picture(skin.ident, skin.kind), words, _way(skin), class_=["skin", "worn" if skin.worn else ""],
              id=f"skin-{skin.ident}")


def _way(skin: SkinRow) -> Html:
    name = tell(f"skin.{skin.ident}")
    if skin.worn:
        return span(icon("check"), say("skins.worn"), class_="state")
    if skin.owned:
        return btn("skin-wear", say("skins.wear"), data_skin=skin.ident, id=f"wear-{skin.ident}", class_="line",
                   aria_label=tell("skins.wear.label", name=name))
    short = span(say("skins.short", n=skin.short), class_="mini") if skin.short else None
    words = join(icon("barakah"), span(say("skins.buy.label", name=name), class_="vh"), b(skin.price), short)
    return btn("skin-buy", words, data_skin=skin.ident, id=f"buy-{skin.ident}", ready=not skin.short,
               class_="price" if skin.short else "price can")


_TRACK = "M30 30h88v88H30zM118 30h12v88h-12zM130 30h88v88h-88z"


def picture(ident: str, kind: str) -> Html:
    """A skin on a piece of the real board: two plots of the road and what dresses them."""
    if kind == "back":
        return div(back(ident), class_="rh shown-back", aria_hidden="true")
    plots = g(path(class_="edge", d=_TRACK), _plot(30, "st-c"), _plot(130, "st-d"), class_="plots")
    figure = g(use(class_="mark", href="#circle", x=-24, y=-24, width=48, height=48), beast(ident, 0, 0, 30),
               class_="pawn seat-1", transform="translate(178 86)") if kind == "caravan" else None
    return div(svg(ground(ident if kind == "road" else "K07", 240, 150), plots, figure, viewBox="0 0 240 150", class_="road",
                   preserveAspectRatio="xMidYMid slice"), class_="rh shown", aria_hidden="true")


def _plot(x: int, tint: str) -> Html:
    band = f"M{x} 60v-18a12 12 0 0 1 12-12h64a12 12 0 0 1 12 12v18z"
    return join(rect(class_="plot", x=x, y=30, width=88, height=88, rx=12), path(class_=tint, d=band))


def _ask(scene: AccountScene, skin: SkinRow) -> Html:
    left = scene.balance - skin.price
    text = join(say("skins.ask-text", n=skin.price, left=left))
    yes = btn("skin-buy-sure", say("skins.sure", n=skin.price), class_="main", data_skin=skin.ident, id="skin-buy-sure")
    title = say("skins.ask", name=tell(f"skin.{skin.ident}"))
    return question("skin-buy", title, text, yes, btn("skin-buy-not", say("skins.keep"), id="skin-buy-not"))


# ---- what came and went, and whose it is


def _history(scene: AccountScene) -> Html:
    rows = [li(span(_entry(entry)), b(f"+{entry.change}" if entry.change >= 0 else _signed(entry.change),
                                      class_="up" if entry.change >= 0 else "down")) for entry in scene.entries]
    body = ol(rows, class_="ledger") if rows else p(say("account.none"), class_="soft")
    return section(h2(say("account.history")), body, class_="part", id="ledger")


def _entry(entry: Entry) -> Html:
    if entry.skin:
        return say("account.bought", name=tell(f"skin.{entry.skin}"))
    return say("account.deal", n=entry.merchants, seed=Name(entry.seed))


def _people(scene: AccountScene) -> Html:
    """The accounts of this device, and their way to another one."""
    rows = [li(button(icon("check") if used else icon("person"), bdi(name or tell("account.mine")), type="button", class_="btn",
                      data_do="account-use", data_ident=ident, id=f"use-{ident}", aria_pressed="true" if used else "false"))
            for ident, name, used in scene.others]
    ways = div(btn("account-new", icon("plus"), span(say("account.new")), id="account-new"),
               btn("export-all", icon("save"), span(say("account.export")), id="export-all"),
               btn("open-file", icon("file"), span(say("account.import")), id="open-file"), class_="ways")
    return section(h2(say("account.people")), p(say("account.people-text"), class_="soft mini"),
                   ul(rows, class_="people") if len(rows) > 1 else None, ways, class_="part", id="people")


# ---- the score page's part


def earned_part(rows: list[Earned], names: list[str]) -> Html:
    """What a game has added to the account of each person here, or why it added nothing."""
    if not rows:
        return Html("")
    link = way("#/account", icon("barakah"), span(say("account.open")), class_="btn line", id="to-account")
    lines = ul([_earned(row, names[row.seat]) for row in rows], class_="earned")
    return div(p(say("account.earned"), class_="label"), lines, link, class_="sheet-part blessing")


def _earned(row: Earned, name: str) -> Html:
    key = f"account.earned.{row.how}" + ("" if row.name or row.how not in ("added", "counted") else ".mine")
    how = say(key, n=row.amount, balance=row.balance, name=Name(row.name))
    return li(mark(row.seat), bdi(name), span(icon("barakah"), b(row.amount), class_="bk"), span(how, class_="how"),
              class_=f"seat-{row.seat + 1}")
