"""Choosing among lit spaces: one button for each, with what a stop there would mean."""
from engine.rihla.box import SPACES
from engine.rihla.turn import Choose
from ui.kit.html import Html, button, li, ol, span
from ui.rihla.ask import stop_ahead
from ui.rihla.moment import Moment
from ui.rihla.panels.ahead import stop_front
from ui.rihla.panels.deed import deed
from ui.rihla.panels.effects import effects
from ui.rihla.space_words import outcome
from ui.words import tell


def choose(moment: Moment) -> list[Html]:
    """The stops of the card, and the card of the picked space."""
    asking = moment.scene.asking
    assert isinstance(asking, Choose)
    picked = moment.act.startswith("stop ")
    stops = ol([li(_stop(moment, asking.seat, steps)) for steps in asking.steps],
               class_=["stops", f"n{len(asking.steps)}", "small" if picked else ""], id="rh-stops", data_roving=True,
               aria_label=tell("rihla.choose"))
    return [stops, deed(moment, moment.draft.space, effects(moment), live=True)] if picked else [stops]


def _stop(moment: Moment, seat: int, steps: int) -> Html:
    space = (moment.view.merchants[seat].pos + steps) % SPACES
    piece = f"space-{space}"
    tone, words, _ = outcome(moment, stop_ahead(moment.view, seat, steps), seat)[0]
    picked = moment.draft.space == space
    return button(stop_front(space, steps, span(span(words), class_=["cost", tone])), type="button", id=f"stop-{steps}",
                  class_=["stop", "lit", "picked" if picked else ""], data_do="pick", data_what=piece,
                  aria_pressed="true" if picked else "false")
