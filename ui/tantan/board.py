"""The two regions of the table: the board that all share, and the tray with what is mine."""
from engine.tantan.table import Discard, Steal
from ui.kit.html import Html, div
from ui.tantan.caravan import caravan
from ui.tantan.chips import preview
from ui.tantan.front import front, rich
from ui.tantan.hand import hand
from ui.tantan.lap import order_strip
from ui.tantan.market import market
from ui.tantan.moment import Moment
from ui.tantan.mouse import meal_heading, mouse_meal
from ui.tantan.steppers import steppers
from ui.tantan.theft import victims


def board(moment: Moment) -> Html:
    """Caravan over market."""
    return div(caravan(moment), market(moment), class_=["tt", "scene", "sharing" if moment.sharing else ""])


def tray(moment: Moment) -> Html:
    """My riches, my hand, what the question needs, and the preview."""
    biting, robbing = moment.asks(Discard), moment.asks(Steal)
    parts = [meal_heading() if biting else rich(moment), mouse_meal(moment) if biting else front(moment),
             steppers(moment), order_strip(moment), victims(moment) if robbing else None if biting else hand(moment),
             preview(moment)]
    return div(parts, class_=["tt", "mine", _kind(moment)])


def _kind(moment: Moment) -> str:
    """The class that tells css which parts share the room."""
    if moment.asks(Discard):
        return "is-mouse"
    if moment.asks(Steal):
        return "is-theft"
    if moment.sharing:
        return "is-sharing"
    return "is-stocking" if moment.stocking and moment.draft.card else "is-turn"
