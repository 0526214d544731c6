"""For whoever is out and watches: how one went, what one had, and how things stand now."""
from ui.kit.html import Html, b, div, icon, p, span
from ui.rihla.looks import picture, tint
from ui.rihla.moment import Moment
from ui.rihla.names import listed, space_name
from ui.rihla.panels.standings import standings
from ui.words import say


def watching(moment: Moment) -> list[Html]:
    """One's own end in two lines, then everybody's wealth."""
    mine = moment.mine
    gone = p(icon("close"), span(say("rihla.watch.place", n=mine.place)),
             span(icon("barakah"), b(mine.barakah), class_="soft"), class_="hd")
    return [div(gone, _had(moment), class_="note-card watch-card", id="rh-watch"), standings(moment)]


def _had(moment: Moment) -> Html | None:
    """What was one's own until the end, as far as this device has seen it."""
    spaces = moment.drawn.had[moment.me] if moment.drawn.had else ()
    if not spaces:
        return None
    words = span(say("rihla.watch.had", what=listed(map(space_name, spaces))), class_="vh")
    return p(span(say("rihla.watch.yours"), class_="soft", aria_hidden="true"), words,
             [span(icon(picture(space)), class_=["sw", tint(space)], aria_hidden="true") for space in spaces], class_="had")
