"""Putting an action into a draft wherever it fits: what a card or a ruby adds before, between or after what is drafted."""
from engine.kernel import Refusal
from ui.caravanserai.ask import play_out, start, why_not
from ui.caravanserai.draft import Draft, chosen
from ui.caravanserai.moment import Moment
from ui.kit.face import Scene
from ui.kit.html import Child, Html, button


def put(scene: Scene, draft: Draft, act: str) -> Draft | Refusal:
    """The draft with an action as late as it fits, keeping what follows; without it, where it was in already."""
    bundle = draft.bundle
    if act in bundle:
        place = len(bundle) - 1 - bundle[::-1].index(act)
        return _fitting(scene, draft, (*bundle[:place], *bundle[place + 1:]))
    tries = [(*bundle[:place], act, *bundle[place:]) for place in reversed(range(len(bundle) + 1))]
    for whole in (True, False):
        for tried in tries:
            fits = _steps(scene, tried)
            if act in fits and (len(fits) == len(tried) or not whole):
                return draft._replace(bundle=fits, piece="", open="")
    ahead = play_out(start(scene.view), bundle)
    return why_not(ahead, act) or why_not(start(scene.view), act) or _never()


def _steps(scene: Scene, bundle: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(step.act for step in play_out(start(scene.view), bundle).steps)


def _fitting(scene: Scene, draft: Draft, bundle: tuple[str, ...]) -> Draft:
    return draft._replace(bundle=_steps(scene, bundle), piece="", open="")


def _never() -> Refusal:
    return Refusal("not-now", "caravanserai section 6.1", ())


def toggle(moment: Moment, act: str, *shown: Child, label: str, class_: str = "deck") -> Html:
    """A button that puts an action into the draft, and takes it out again."""
    on = act in moment.draft.bundle
    ready = on or act in moment.options or not isinstance(put(moment.scene, chosen(moment.scene), act), Refusal)
    state = "picked" if on else "legal" if ready else "beyond"
    what = f"put {act}"
    return button(*shown, type="button", id=f"put-{act.replace(' ', '-').replace('--', '-')}", data_do="pick", data_what=what,
                  class_=["choice", class_, state, moment.refused(what)], aria_pressed="true" if on else "false",
                  aria_disabled=None if ready else "true", aria_label=label)


TAPS = {"put": put}
"""The press that puts an action into the draft."""
