"""The terms under which an order is filled, kept or finished: words of cards and parts, chosen before the deed.

Each word is a toggle.  A word with a choice of pieces in it (`x:am+si+em`) is one toggle, and a row of the order's pieces
says which of them it stands for.  What is shown is always one of the actions that the engine allows.
"""
from collections import Counter
from collections.abc import Sequence

from engine.caravanserai.box import GOODS, SHORT
from engine.caravanserai.box_orders import ORDERS
from ui.caravanserai.attach import every, first_word
from ui.caravanserai.moment import Moment
from ui.caravanserai.names import capital, gem, good_name, k, t
from ui.kit.html import Html, button, div, icon, p, span


def words_of(act: str) -> tuple[str, ...]:
    """The terms of an action in notation: `complete turned,x` has two."""
    said = act.split()[-1]
    return () if said == "-" or " " not in act else tuple(said.split(","))


def now(moment: Moment, acts: Sequence[str]) -> str:
    """The action whose terms are chosen: by hand, else the first one, which has the fewest words."""
    if moment.draft.open in acts:
        return moment.draft.open
    return next((act for act in acts if act in moment.draft.bundle), acts[0])


def terms(moment: Moment, acts: Sequence[str], act: str, order: str) -> Html | None:
    """The toggles of everything that may be added; None where there is no choice."""
    names = list(dict.fromkeys(_name(word) for each in acts for word in words_of(each)))
    if not names:
        return None
    said = [_name(word) for word in words_of(act)]
    rows = [_cover(moment, acts, act, order, name) for name in names if name.endswith(":") and name in said]
    return div(div([_toggle(moment, acts, act, name) for name in names], class_="terms-row"), rows, class_="terms")


def term_words(name: str) -> str:
    """A term in words."""
    return first_word(every().term, name) or t(f"term.{name.removesuffix(':')}")


def _name(word: str) -> str:
    """A word without the pieces chosen in it."""
    head, colon, _ = word.partition(":")
    return head + colon


def _nearest(acts: Sequence[str], act: str, name: str, on: bool) -> str:
    """The action nearest to this one that has a term, or has it not; "" where there is none."""
    kept = Counter(words_of(act))
    fitting = [each for each in acts if any(_name(word) == name for word in words_of(each)) == on]
    return max(fitting, key=lambda each: (sum((kept & Counter(words_of(each))).values()), -len(words_of(each))), default="")


def _toggle(moment: Moment, acts: Sequence[str], act: str, name: str) -> Html:
    on = any(_name(word) == name for word in words_of(act))
    other = _nearest(acts, act, name, not on)
    return button(icon("check") if on else None, span(capital(term_words(name))), type="button", id=f"term-{name.rstrip(':')}",
                  class_=["choice", "term", "picked" if on else "legal"], data_do="pick", data_what=f"terms {other or act}",
                  aria_pressed="true" if on else "false", aria_disabled=None if other else "true")


# ---- the pieces that a word stands for


def covered(act: str, name: str) -> Counter[str]:
    """The goods that a term of an action stands for, by name."""
    word = next((word for word in words_of(act) if _name(word) == name), name)
    return Counter(GOODS[SHORT[short]] for short in word.removeprefix(name).split("+") if short)


def _cover(moment: Moment, acts: Sequence[str], act: str, order: str, name: str) -> Html:
    """Every piece of the order; a press lets the term stand for it, or not."""
    stands, pieces = covered(act, name), []
    for good, count in ORDERS[order].goods:
        here = stands[GOODS[good]]
        pieces += [_piece(acts, act, name, GOODS[good], at, at < here) for at in range(count)]
    return div(p(k("terms.cover"), class_="label"), div(pieces, class_="cover-row", role="group"),
               class_="cover")


def _piece(acts: Sequence[str], act: str, name: str, good: str, at: int, on: bool) -> Html:
    label = t("terms.covered" if on else "terms.handed", good=good_name(good))
    other = _moved(acts, act, name, good, -1 if on else 1)
    return button(gem(good), span(icon(name.rstrip(":")), class_="stands") if on else None, type="button",
                  id=f"cover-{good}-{at}", class_=["cell", "covered" if on else "", "legal" if other else ""], data_do="pick",
                  data_what=f"terms {other or act}", aria_label=label, aria_pressed="true" if on else "false",
                  aria_disabled=None if other else "true")


def _moved(acts: Sequence[str], act: str, name: str, good: str, change: int) -> str:
    """The nearest action whose term stands for one piece of a good more, or one less; "" where there is none."""
    stands = covered(act, name)
    rest = [word for word in words_of(act) if _name(word) != name]
    fitting = [each for each in acts if [word for word in words_of(each) if _name(word) != name] == rest
               and (covered(each, name)[good] - stands[good]) * change > 0]
    return max(fitting, key=lambda each: sum((stands & covered(each, name)).values()), default="")
