"""My board: purse, debt and storage, as they are and as the draft would leave them."""
from functools import lru_cache

from engine.caravanserai.box import GOODS, MOST_ROOM, STORAGE
from ui.caravanserai.attach import doors
from ui.caravanserai.draft import must
from ui.caravanserai.moment import Moment
from ui.caravanserai.names import gem, good_name, k, t
from ui.caravanserai.taps import from_store
from ui.kit.html import Html, b, button, div, h2, icon, span


def mine(moment: Moment) -> Html:
    """The board of the viewer, or of the seat that is asked."""
    whose = k("mine") if moment.scene.viewer is not None else k("mine.of", who=moment.name(moment.me))
    return div(h2(whose, class_="vh"), purse(moment), credit(moment), store(moment),
               [draw(moment) for draw in doors(moment.view).units], class_="board-of-mine")


def purse(moment: Moment) -> Html:
    """The purse: a coin for each dirham, open spaces, and spaces still shut."""
    was, then = moment.before, moment.after
    return _purse(was.coins, then.coins, was.room, then.room)


@lru_cache(maxsize=256)
def _purse(was: int, then: int, room: int, room_then: int) -> Html:
    slots = [_coin(at, was, then, room, room_then) for at in range(MOST_ROOM)]
    short = b(_short(was, then, room_then), class_="in-short", aria_hidden="true")
    label = span(icon("purse"), span(k("purse"), class_="wide"), short, class_="label row")
    return div(label, span(slots, class_="track", role="img", aria_label=_track("purse", was, then, room_then)),
               class_="row purse")


def _short(was: int, then: int, limit: int) -> str:
    """A track in numbers, where a phone has no room for it."""
    return f"{was}→{then}/{limit}" if was != then else f"{then}/{limit}"


def _coin(at: int, was: int, then: int, room: int, room_then: int) -> Html:
    if at < min(was, then):
        state = "in"
    elif at < was:
        state = "out"
    elif at < then:
        state = "new"
    else:
        state = "" if at < room else "opens" if at < room_then else "shut"
    return span(class_=f"slot {state}")


def credit(moment: Moment) -> Html:
    """The debt against the credit limit; spaces opened this turn are barred until the next."""
    return _credit(moment.before.debt, moment.after.debt, moment.after.limit, moment.after.locked)


@lru_cache(maxsize=256)
def _credit(was: int, then: int, limit: int, locked: int) -> Html:
    slots = [_owed(at, was, then, limit, locked) for at in range(MOST_ROOM)]
    narrow = k("debt.short.after" if was != then else "debt.short", debt=was, then=then, limit=limit)
    short = b(_short(was, then, limit), class_="in-short", aria_hidden="true")
    label = span(icon("borrow"), span(k("debt"), class_="wide"), span(narrow, class_="narrow"), short, class_="label row")
    return div(label, span(slots, class_="track owed wide", role="img", aria_label=_track("debt", was, then, limit)),
               class_="row credit")


def _owed(at: int, was: int, then: int, limit: int, locked: int) -> Html:
    if at < min(was, then):
        state = "due"
    elif at < was:
        state = "out"
    elif at < then:
        state = "new"
    else:
        state = "" if at < limit - locked else "later" if at < limit else "shut"
    return span(class_=f"slot {state}")


def _track(name: str, was: int, then: int, limit: int) -> str:
    return t(f"{name}.track.after" if was != then else f"{name}.track", n=was, then=then, limit=limit)


# ---- the storage


def store(moment: Moment) -> Html:
    """Every piece as a cell; a tap does with it what can be done now."""
    was, then = moment.before.goods, moment.after.goods
    cells = [cell for good in range(len(GOODS)) for cell in _good(moment, GOODS[good], was[good], then[good])]
    held, now = sum(was), sum(then)
    empty = [span(class_="cell", id=f"store-empty-{at}") for at in range(STORAGE - len(cells))]
    words = k("store.after" if held != now else "store", n=held, then=now, room=STORAGE)
    over = "over" if now > STORAGE else ""
    return div(span(words, class_="label wide"), div(cells, empty, class_=["goods", over, f"of-{max(STORAGE, len(cells))}"],
                                                     id="my-store",
                                                    data_roving=True, role="group", aria_label=t("store", n=held, then=now,
                                                                                                 room=STORAGE)),
               class_="row store")


def crowded(moment: Moment) -> bool:
    """Whether the storage shows more pieces than it has room for: those that come beside those that go."""
    return sum(map(max, moment.before.goods, moment.after.goods)) > STORAGE


def _good(moment: Moment, good: str, was: int, then: int) -> list[Html]:
    kept = [_cell(moment, good, at, "coming" if at >= was else "") for at in range(then)]
    going = [_cell(moment, good, at, "going") for at in range(then, was)]
    return [*kept, *going]


def usable(moment: Moment, good: str) -> bool:
    """Whether something can be done with a piece now."""
    return any(act.rpartition(" ")[2] == good and act.rpartition(" ")[0] in from_store() for act in moment.options)


def _cell(moment: Moment, good: str, at: int, state: str) -> Html:
    key = f"store-{good}-{at}"
    if not moment.scene.mine:
        return span(gem(good), span(good_name(good), class_="vh"), class_=["cell", state], id=key)
    given = any(act.rpartition(" ")[0] in from_store() for act in moment.drafted() if act.endswith(f" {good}"))
    back = state == "going" and given
    lit = "legal" if usable(moment, good) and state != "going" and (must(moment.asking) or selling(moment)) else ""
    label = t(f"store.{'back' if back else state or 'piece'}", good=good_name(good))
    picked = "picked" if moment.draft.piece == good and state != "going" else ""
    return button(gem(good), type="button", id=key, class_=["cell", state, lit, picked, moment.refused(f"piece {good}")],
                  data_do="pick",
                  data_what=f"back {good}" if back else f"piece {good}", aria_label=label)


def selling(moment: Moment) -> bool:
    """Whether the storage is what the question is about."""
    return any(act.rpartition(" ")[0] in from_store() and act.rpartition(" ")[0] != "open" for act in moment.options)
