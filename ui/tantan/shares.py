"""What one choice would bring in points, asked of the engine before it is made."""
from engine.tantan.preview import Foresight, foresee
from ui.tantan.moment import Moment
from ui.words import tell


def preview(moment: Moment, action: str) -> Foresight:
    """What one legal action of the asked seat would do."""
    return foresee(moment.view, [action])


def change(moment: Moment, action: str) -> int:
    """The change of the asked seat's points."""
    fore = preview(moment, action)
    return fore.points[moment.me] if fore.points else 0


def gain_words(moment: Moment, card: str) -> str:
    """What a share is worth, in plain words."""
    return tell("tantan.points", n=change(moment, f"take {card}"))
