"""A favour before it is asked: where Anahita can go, for how many tokens, and what that unlocks."""
from typing import Any

from engine.caravanserai.board import Route
from engine.caravanserai.box_board import SPACE_NAMES, SPACE_NUMBER
from engine.caravanserai.expansions.anahita.annex import ANAHITA, anahita
from engine.caravanserai.expansions.anahita.favour import Favour, favoured, her_ways
from engine.caravanserai.expansions.anahita.preview import favours_to
from engine.caravanserai.turn import Doing, Ready
from engine.kernel import Refusal, refuse
from ui.caravanserai.ask import follow, play_out, start, why_not
from ui.caravanserai.court.figures import way
from ui.caravanserai.court.places import stone
from ui.caravanserai.draft import Draft, must
from ui.caravanserai.expansions.anahita.pieces import token
from ui.caravanserai.moment import Moment
from ui.caravanserai.names import k, space_name, t
from ui.caravanserai.panels.parts import Panel, choice, choices
from ui.caravanserai.panels.registry import drawer
from ui.caravanserai.taps import FIRST_UNIT
from ui.kit.face import Scene
from ui.kit.html import Html, b, button, div, g, icon, p, span

PANEL = "favour"
"""The name of the panel that is opened to ask a favour."""


def wished(draft: Draft) -> tuple[str, int]:
    """The space and the tokens of the favour that a draft asks, ("", 0) for none."""
    act = next((act for act in draft.bundle if act.startswith("favour ")), "")
    _, space, tokens = act.split() if act else ("", "", "0")
    return space, int(tokens)


def asking_her(moment: Moment) -> bool:
    """Whether the court shows her ways instead of mine."""
    return moment.scene.mine and isinstance(moment.scene.asking, Ready) and (
        moment.draft.open == PANEL or bool(wished(moment.draft)[0]))


def cheapest(scene: Scene) -> dict[str, int]:
    """The fewest tokens that bring her to each space."""
    best: dict[str, int] = {}
    for act in scene.legal:
        if isinstance(act, Favour):
            best[act.to] = min(act.tokens, best.get(act.to, act.tokens))
    return best


# ---- the court


def lit(moment: Moment) -> dict[int, int] | None:
    """Her spaces with what they cost, while a favour is being asked."""
    if not asking_her(moment):
        return None
    return {SPACE_NUMBER[space]: tokens for space, tokens in cheapest(moment.scene).items()}


def goes(scene: Scene, draft: Draft, space: str) -> Draft | Refusal | None:
    """A press on a space while a favour is being asked sends her there."""
    if not isinstance(scene.asking, Ready) or (draft.open != PANEL and not wished(draft)[0]):
        return None
    tokens = cheapest(scene).get(space)
    if tokens is None:
        return _why_not(scene, space)
    return draft if wished(draft)[0] == space else send(scene, draft, f"{space} {tokens}")


def _why_not(scene: Scene, space: str) -> Refusal:
    """The engine's reason: a closed space, else that all tokens held do not lead there."""
    held = anahita(scene.view).tokens[scene.asking.seat if scene.asking else 0]
    return why_not(start(scene.view), f"favour {space} {max(1, held)}") or refuse("not-now", "caravanserai-expansions CX-38")


def send(scene: Scene, draft: Draft, which: str) -> Draft | Refusal:
    """The draft that sends her to a space for so many tokens, with the first unit of what the space offers."""
    begun = start(scene.view)
    then = follow(begun, f"favour {which}")
    if isinstance(then, Refusal):
        return then
    sent = Draft((f"favour {which}",))
    offered = [act for act in then.options() if act in FIRST_UNIT]
    if not scene.confirm or len(offered) != 1:
        return sent
    more = play_out(then, offered)
    return sent if must(more.asking) else Draft((*sent.bundle, offered[0]))


def her_way(moment: Moment) -> Html | None:
    """Her way to the space picked or looked at, and her ghost there."""
    if not asking_her(moment):
        return None
    space, tokens = wished(moment.draft)
    looked = moment.looked
    if not space and looked in cheapest(moment.scene):
        space, tokens = looked, cheapest(moment.scene)[looked]
    if not space:
        return Html("")
    end = SPACE_NUMBER[space]
    path = favours_to(moment.view, moment.me, end).get(tokens, ())
    occupied = her_ways(_table(moment), moment.me)[1]
    jumps = sum(1 << here for here in path[1:-1] if occupied >> here & 1)
    x, y = stone(end)
    shade = g(token("anahita"), class_="pawn ghost her", transform=f"translate({x} {y})")
    return Html(way(Route(path, tokens, jumps) if path else None) + (shade if wished(moment.draft)[0] else ""))


def _table(moment: Moment) -> Any:
    return moment.ahead.steps[0].table if moment.ahead.steps else moment.ahead.table


# ---- the panel


def instead(moment: Moment) -> Panel | None:
    """The panel of a favour that is being asked, until it is said what she does there; or when nothing more can be said.

    While she does something of several units, the panel of that bears her name.
    """
    if not asking_her(moment):
        return None if moment.ahead.closed else _in_her_name(moment)
    if not wished(moment.draft)[0]:
        return favour_panel(moment)
    return turning(moment) if moment.ahead.closed else _in_her_name(moment)


def _in_her_name(moment: Moment) -> Panel | None:
    stop = favoured(moment.table) if ANAHITA in moment.table.annexes else None
    if stop is None or not isinstance(moment.asking, Doing):
        return None
    return drawer(moment.asking)(moment)._replace(title=k("title.favoured", space=space_name(SPACE_NAMES[stop.space])))


def turning(moment: Moment) -> Panel:
    """The tokens paid turn one of her cards up: what she does is chosen after that."""
    hint = p(icon("anahita"), span(k("unlock.now")), class_="hint wide")
    return Panel(k("title.favour"), div(hint, _paying(moment), class_="her-line"), broad=True)


def favour_panel(moment: Moment) -> Panel:
    """My tokens, how far the next of her cards is, and the way back to walking."""
    back = button(icon("walk"), span(k("favour.back")), type="button", class_="btn way-b", id="favour-back", data_do="pick",
                  data_what=f"open {PANEL}")
    look = button(icon("anahita"), span(k("look.anahita")), type="button", class_="btn way-b", id="her-look", data_do="sheet",
                  data_name="piece", data_what="anahita")
    line = div(unlocking(moment.view, moment.me), class_="her-line")
    return Panel(k("title.favour"), div(back, look, line, class_="ways"), broad=True)


def unlocking(view: Any, seat: int, paid: int = 0) -> Html:
    """Tokens held, and how many more must be paid until her next card is turned up."""
    her = anahita(view)
    spent = her.spent + paid
    goal = next((goal for goal in her.thresholds if goal > her.spent), 0)
    held = her.tokens[seat]
    left = span(icon("favour"), b(held - paid), span(t("favours", n=held - paid), class_="vh"), class_="held-t")
    if not goal:
        return p(left, span(k("unlock.all"), class_="says"), class_="unlock")
    steps = [span(class_="on" if at < her.spent else "new" if at < spent else "") for at in range(goal)]
    words = t("unlock.next", n=max(0, goal - spent))
    return p(left, span(steps, class_="meter", role="img", aria_label=words), span(words, class_="says"), class_="unlock")


def beneath(moment: Moment) -> Html | None:
    """What she does is chosen above: here how far the tokens bring her next card, and other numbers of tokens that lead there."""
    return _paying(moment) if asking_her(moment) and wished(moment.draft)[0] and not moment.ahead.closed else None


def _paying(moment: Moment) -> Html:
    space, tokens = wished(moment.draft)
    ways = other_ways(moment)
    more = [choice(moment, f"favour {space} {count}", icon("favour"), b(count), class_="tokens-b",
                   label=t("favour.for", n=count)) for count in ways]
    return div(choices(*more, class_="token-ways", label=t("favour.ways")) if more else None,
               unlocking(moment.view, moment.me, tokens), class_="paying")


def other_ways(moment: Moment) -> list[int]:
    """The numbers of tokens that lead to the space picked, where there are several."""
    found = sorted(favours_to(moment.view, moment.me, SPACE_NUMBER[wished(moment.draft)[0]]))
    return found if len(found) > 1 else []
