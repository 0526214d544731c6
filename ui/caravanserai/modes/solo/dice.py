"""The four dice of Solo Mode: those that wait can be picked, a press on a space picks the smallest that leads there."""

from engine.caravanserai.box import GOODS
from engine.caravanserai.box_board import RING, SPACE_NAMES, SPACE_NUMBER
from engine.caravanserai.expansions.anahita.annex import arbab
from engine.caravanserai.expansions.anahita.box import LEG
from engine.caravanserai.modes.solo.annex import solo
from engine.caravanserai.orders import Reward
from engine.caravanserai.preview import reach
from engine.caravanserai.turn import Ready, Rolled
from engine.kernel import Refusal, refuse
from ui.caravanserai.ask import added_steps, follow, play_out, start
from ui.caravanserai.bar import deed
from ui.caravanserai.draft import Draft, goal, must
from ui.caravanserai.moment import Moment
from ui.caravanserai.names import capital, chip, gem, good_name, k, pieces, several, space_name, t
from ui.caravanserai.panels.parts import Panel, choice, choices
from ui.caravanserai.taps import walk_on
from ui.kit.face import Scene
from ui.kit.html import Html, button, circle, div, icon, join, p, span, svg

AGAIN = "again"
"""The panel opened by hand in which a waiting die is rolled once more."""
PIPS = {1: ((12, 12),), 2: ((6, 18), (18, 6)), 3: ((6, 18), (12, 12), (18, 6)), 4: ((6, 6), (6, 18), (18, 6), (18, 18)),
        5: ((6, 6), (6, 18), (12, 12), (18, 6), (18, 18)), 6: ((6, 5), (6, 12), (6, 19), (18, 5), (18, 12), (18, 19))}


def pips(n: int) -> Html:
    """The pips of a face."""
    return svg([circle(cx=x, cy=y, r=2.7) for x, y in PIPS[n]], viewBox="0 0 24 24", class_="pips", aria_hidden="true")


def face_of(n: int, class_: str = "") -> Html:
    """A die to look at."""
    return span(pips(n), class_=["cube", class_], role="img", aria_label=t("dice.face", n=n))


# ---- in the tray


def dice(moment: Moment) -> Html:
    """The dice in the panel, where there is room, and the way to roll one again."""
    asked = moment.scene.mine and isinstance(moment.scene.asking, Ready)
    return join(_row(moment, "wide", "die"),
                _again() if asked and any(act.startswith("repeat ") for act in moment.options) else None)


def on_strip(moment: Moment) -> Html:
    """The dice on a phone: they lie on my seat's strip all the time."""
    return _row(moment, "narrow", "die-s")


def _row(moment: Moment, where: str, ident: str) -> Html:
    """The waiting dice to pick from, then the used ones; while no move is asked for, only to be looked at."""
    now, asked = solo(moment.view), moment.scene.mine and isinstance(moment.scene.asking, Ready)
    faces, may = sorted(now.waiting), asked and not _elsewhere(moment)
    waiting = [_die(moment, n, place, ident) if may else face_of(n, "waits") for place, n in enumerate(faces)]
    used = [face_of(n, "used") for n in now.used]
    return div(waiting, used, class_=f"solo-dice {where}", role="group", aria_label=t("dice.label", n=len(faces)),
               data_roving=True, id=f"{ident}-row")


def _die(moment: Moment, n: int, place: int, ident: str) -> Html:
    """A waiting die; of equal ones the first shows that one of them is picked."""
    on = f"die {n}" in moment.draft.bundle and sorted(solo(moment.view).waiting).index(n) == place
    return button(pips(n), type="button", id=f"{ident}-{place}", data_do="pick", data_what=f"act die {n}",
                  class_=["cube", "picked" if on else "legal", moment.refused(f"act die {n}")],
                  aria_pressed="true" if on else "false", aria_label=t("dice.use", n=n))


def _elsewhere(moment: Moment) -> bool:
    """Whether a draft speaks of something else than my walk."""
    return moment.draft.bundle[:1] != () and moment.draft.bundle[0].startswith(("favour ", "repeat ", "finish "))


def _again() -> Html:
    return button(icon("rotate"), span(k("again")), type="button", class_="btn way-b", id="open-again", data_do="pick",
                  data_what=f"open {AGAIN}")


def instead(moment: Moment) -> Panel | None:
    """The panel opened by hand."""
    drafted = moment.drafted("repeat ")
    return _roll_again(moment, drafted) if drafted or moment.draft.open == AGAIN else None


def _roll_again(moment: Moment, drafted: list[str]) -> Panel:
    """A die is rolled again: by what, and which one."""
    acts = [act for act in dict.fromkeys((*drafted, *moment.options)) if act.startswith("repeat ")]
    rows = [div(p(k(f"again.{by}"), class_="label"),
                choices(*(choice(moment, act, pips(int(act.split()[2])), label=t("do.repeat", n=act.split()[2]), class_="cube")
                          for act in acts if act.split()[1] == by), class_="dice-row"))
            for by in dict.fromkeys(act.split()[1] for act in acts)]
    return Panel(k("title.again"), div(rows, class_="ordering"), tall=True)


# ---- on the court


def _setting_out(moment: Moment) -> bool:
    """Whether I am to move and no die is picked: at most something was added that changes how far I get."""
    return moment.walking and not _elsewhere(moment) and isinstance(moment.ahead.asking, Ready)


def lit(moment: Moment) -> dict[int, int] | None:
    """Before a die is picked: every space that one of the dice leads to."""
    if not _setting_out(moment) or moment.draft.open:
        return None
    asking, best = moment.ahead.asking, dict[int, int]()
    most = Rolled(asking.seat, asking.move, max(solo(moment.view).waiting, default=0))
    for (name, _), route in reach(moment.ahead.table, most).items():
        best[SPACE_NUMBER[name]] = min(route.steps, best.get(SPACE_NUMBER[name], route.steps))
    return best


def goes(scene: Scene, draft: Draft, name: str) -> Draft | Refusal | None:
    """A press on a space: with the die that is picked, else with the smallest that leads there; what else is drafted stays."""
    walked = next((place for place, act in enumerate(draft.bundle) if act.startswith("move ")), len(draft.bundle))
    before = draft.bundle[:walked]
    if not isinstance(scene.asking, Ready) or goal_of(draft, walked) == name or before[:1] and before[0].startswith("favour "):
        return None
    faces = sorted(solo(scene.view).waiting)
    others = tuple(act for act in before if not act.startswith("die "))
    tries = [*([before] if before != others else []), *((*others, f"die {face}") for face in dict.fromkeys(faces))]
    for acts in tries:
        ahead = play_out(start(scene.view), acts)
        if isinstance(ahead.asking, Rolled) and any(end == name for end, _ in reach(ahead.table, ahead.asking)):
            return walk_on(scene, Draft(acts), name)
    return _far(scene, faces, name)


def goal_of(draft: Draft, place: int) -> str:
    """The space to which a draft's action walks, "" where it does not."""
    return goal(draft.bundle[place]) if place < len(draft.bundle) else ""


def _far(scene: Scene, faces: list[int], name: str) -> Refusal:
    """Why not even the highest die leads there."""
    no = follow(play_out(start(scene.view), (f"die {faces[-1]}",)), f"move {name}")
    if not isinstance(no, Refusal) or no.why != "too-far":
        return no if isinstance(no, Refusal) else refuse("not-now", "caravanserai section 6.1")
    return Refusal("dice-too-far", "caravanserai-expansions CX-90", (*no.facts, ("space", name)))


# ---- rewards


def restocked(moment: Moment) -> dict[str, int]:
    """The goods that a reward taken in the draft puts back on their stalls."""
    steps = [step.table for step in moment.ahead.steps if isinstance(step.asking, Reward)]
    if not steps:
        return {}
    was, now = steps[0].stalls, moment.ahead.table.stalls
    return {GOODS[good]: now[good] - was[good] for good in range(len(GOODS)) if now[good] > was[good]}


def beneath(moment: Moment) -> Html | None:
    """What a card brings to the stalls, where it is taken as a reward."""
    found = restocked(moment)
    return p(icon("stall"), span(k("reward.restocks"), pieces(found.items()), span(several(found), class_="vh")),
             class_="hint") if found else None


# ---- the bar


def say(moment: Moment) -> Html | None:
    """What the dice ask for."""
    if _setting_out(moment):
        return k("say.dice", n=max(solo(moment.view).waiting, default=0) + added_steps(moment.ahead.table, moment.scene.asking))
    if moment.scene.mine and isinstance(moment.scene.asking, Ready) and moment.draft.bundle == tuple(moment.drafted("die ")):
        return k("say.die", n=int(moment.draft.bundle[0].split()[1]) + added_steps(*moment.walk))
    if moment.scene.mine and isinstance(moment.scene.asking, Rolled) and not moment.ahead.steps:
        return k("say.die", n=moment.scene.asking.face + added_steps(*moment.walk))  # a die that waited, not one just rolled
    return None


def main(moment: Moment) -> Html | None:
    """The main button: what is done after the die, or that it is used."""
    acts = [step.act for step in moment.ahead.steps]
    if not acts or not acts[0].startswith("die ") or must(moment.ahead.asking):
        return None
    rest = [act for act in acts if not act.startswith("die ")]
    return deed(rest) if rest else join(capital(t("do.die", n=acts[0].split()[1])))


def chips(moment: Moment) -> list[Html]:
    """The die that a draft uses, and where the Arbab stops after this move."""
    shown = [chip(k("chip.die-used", n=act.split()[1]), "quiet", "die") for act in moment.drafted("die ") if moment.target]
    shown += [chip(join(f"+{n} ", gem(good), span(good_name(good), class_="vh")), "quiet", "stall")
              for good, n in restocked(moment).items()]
    if moment.target and moment.walking and not arbab(moment.view).last:
        space = SPACE_NAMES[(arbab(moment.view).space + LEG) % RING]
        shown.append(chip(k("chip.arbab-next", space=space_name(space)), "quiet wide-chip", "arbab"))
    return shown
