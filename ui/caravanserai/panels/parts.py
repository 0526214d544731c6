"""Pieces that several panels share: steppers, choices, headings, and what the engine says about an action."""
from collections.abc import Sequence
from typing import NamedTuple

from ui.caravanserai.ask import why_not
from ui.caravanserai.draft import count
from ui.caravanserai.moment import Moment
from ui.caravanserai.names import t
from ui.caravanserai.taps import takes
from ui.caravanserai.why import why
from ui.kit.html import Child, Html, b, button, div, h2, icon, output, p, span


class Panel(NamedTuple):
    """A panel: its heading, its body, and on a phone whether it needs more room than the tray has (`tall`), or the whole
    width of it, where purse and debt make room (`broad`)."""

    title: Child
    body: Child
    tall: bool = False
    broad: bool = False


def heading(words: Child) -> Html:
    """The heading of a panel, where there is room."""
    return h2(words, class_="wide")


def stepper(moment: Moment, act: str, picture: Child, name: str, price: Child = None) -> Html:
    """A number of equal actions, one tap each."""
    number = count(moment.draft, act)
    amount = output(picture, b(f"×{number}", aria_hidden="true"), span(t("step.amount", n=number, what=name), class_="vh"),
                    class_="amount")
    return div(_step(moment, "less", act, name, number == 0), div(amount, price, class_="middle"),
               _step(moment, "act", act, name, act not in moment.options),
               class_="stepper", role="group", aria_label=name)


def _step(moment: Moment, way: str, act: str, name: str, barred: bool) -> Html:
    what = f"{way} {act}"
    label = t("step.less" if way == "less" else "step.more", what=name)
    return button(span(class_="minus") if way == "less" else icon("plus"), type="button", id=f"{way}-{act.replace(' ', '-')}",
                  class_=["btn", "icon", "step", moment.refused(what)], data_do="pick", data_what=what,
                  aria_disabled="true" if barred else None, aria_label=label)


def choice(moment: Moment, act: str, *shown: Child, class_: str = "", label: str | None = None,
           chosen: bool | None = None) -> Html:
    """A button that answers with one action; pressed while the draft holds it, dimmed where the engine refuses it."""
    on = act in moment.draft.bundle if chosen is None else chosen
    ready = on or may(moment, act)
    state = "picked" if on else "legal" if ready else "beyond"
    return button(*shown, type="button", id=f"do-{act.replace(' ', '-').replace('--', '-')}", data_do="pick",
                  data_what=f"act {act}",
                  class_=["choice", class_, state, moment.refused(f"act {act}")], aria_pressed="true" if on else "false",
                  aria_disabled=None if ready else "true", aria_label=label)


def may(moment: Moment, act: str) -> bool:
    """Whether a tap on an action would be taken: now, or in the place of another answer in the draft."""
    if act in moment.options or not moment.ahead.steps:
        return act in moment.options
    return takes(moment.scene, act)


def reason(moment: Moment, act: str) -> Html | None:
    """Why an action cannot be done at the panel's question, as a line; None when it can."""
    no = why_not(moment.ahead, act)
    return p(icon("info"), span(why(no)), class_="because") if no is not None else None


def shut(name: str) -> Html:
    """The way back from a panel that was opened by hand."""
    return button(icon("close"), type="button", class_="btn icon step shut-b", id=f"shut-{name.split()[0]}", data_do="pick",
                  data_what=f"open {name}", aria_label=t("panel.shut"))


def choices(*buttons: Html, class_: str = "", label: str = "") -> Html:
    """Buttons in a row."""
    return div(buttons, class_=["choices", class_], role="group", aria_label=label or None, data_roving="grid")


def listed_acts(moment: Moment, verb: str) -> Sequence[str]:
    """The actions of one verb that are open or drafted."""
    acts = [*moment.drafted(f"{verb} "), *(act for act in moment.options if act.startswith(f"{verb} "))]
    return list(dict.fromkeys(acts))
