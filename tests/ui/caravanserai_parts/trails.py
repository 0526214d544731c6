"""The presses that lead to an action, found by trying the face: whoever sees the page finds them, too."""
from engine.kernel import Refusal
from tests.ui.caravanserai.setting import taps
from ui.caravanserai.draft import Draft
from ui.caravanserai.face import CaravanseraiFace
from ui.kit.face import Scene

FACE = CaravanseraiFace()


def way_to(begun: Scene, draft: Draft, wanted: list[str]) -> list[str]:
    """The pieces to press, from a draft on, until it begins with the actions wanted."""
    trails: list[tuple[Draft, list[str]]] = [(draft, [])]
    seen = [draft]
    while trails:
        here, trail = trails.pop(0)
        moment = begun._replace(draft=here)
        for what in taps(FACE, moment):
            then = FACE.pick(moment, what)
            if isinstance(then, Refusal) or then in seen:
                continue
            if list(then.bundle[:len(wanted)]) == wanted:
                return [*trail, what]
            if len(trail) < 4 and _near(then, here, wanted):
                trails.append((then, [*trail, what]))
                seen.append(then)
    raise AssertionError(f"no presses lead to {wanted}")


def _near(then: Draft, here: Draft, wanted: list[str]) -> bool:
    """Whether a draft is worth going on from: nothing new begun, or the same thing begun otherwise."""
    if then.bundle == here.bundle:
        return True
    last = len(wanted) - 1
    begun = list(then.bundle[:last]) == wanted[:last] and len(then.bundle) > last
    return begun and then.bundle[last].split()[0] == wanted[last].split()[0]
