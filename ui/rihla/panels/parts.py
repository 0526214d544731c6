"""Small parts that panels share: chips, buttons that pick an answer, the lots of a street."""
from engine.rihla.box import SERVICES, SISTERS, WAQFS
from engine.rihla.box_road import STREETS, Street
from ui.kit.html import Child, Html, button, el, icon, span
from ui.rihla.looks import SYMBOL
from ui.rihla.moment import Moment
from ui.words import tell


def chip(words: Child, tone: str = "", picture: str = "") -> Html:
    """One change: a `loss`, a `gain`, something `quiet`, or plainly what happens."""
    return span(icon(picture) if picture else None, span(words), class_=["chip", tone])


def act_button(moment: Moment, act: str, *words: Child, class_: str = "") -> Html:
    """A button that picks an answer; one that is not allowed still tells why not."""
    return way_button(moment, act, *words, class_=class_, allowed=act in moment.listed or act == "leave",
                      picked=moment.draft.act == act)


def way_button(moment: Moment, act: str, *words: Child, allowed: bool, picked: bool, class_: str = "") -> Html:
    """The same, where more than one answer may be picked: `allowed` and `picked` as the panel knows."""
    what = f"do-{act}"
    return button(*words, type="button", id=f"pick-{act.replace(' ', '-')}", data_do="pick", data_what=what,
                  class_=["btn", "way", class_, "picked" if picked else "", moment.refused(what), moment.touched(what)],
                  aria_pressed="true" if picked else "false", aria_disabled=None if allowed else "true")


def vh(words: Child) -> Html:
    """Words for those who hear the page."""
    return span(words, class_="vh")


def page_button(moment: Moment, page: str, picture: str, words: Child) -> Html:
    """A button that opens a page of the tray."""
    shown = moment.draft.page == page
    return button(icon(picture), span(words), type="button", id=f"page-{page}", class_="btn tab", data_do="pick",
                  data_what=f"page-{page}", aria_pressed="true" if shown else "false")


def road_button(rests: bool = False) -> Html:
    """A small button that puts the page of a question aside, so that the road can be seen."""
    return button(icon("walk"), type="button", class_="btn icon narrow road-b", id="page-road", data_do="pick",
                  data_what="page-road", aria_label=tell("rihla.tab.road"), disabled=rests)


def card_button(piece: str, label: str, *words: Child, class_: str = "") -> Html:
    """A button that opens the full card of a space or a drawn card; `label` is what it says to those who do not see it."""
    return button(*words, span(label, class_="vh"), type="button", class_=["btn", class_], data_do="sheet", data_name="piece",
                  data_what=piece)


def swatch(street: Street) -> Html:
    """The colour and symbol of a street."""
    return span(icon(SYMBOL[street.letter]), class_=["sw", f"bg-{street.letter.lower()}"])


def lots(moment: Moment, seat: int, spots: tuple[int, ...], new: int = -1) -> Html:
    """A little square for each spot of a group: full for the seat's own, dashed for one about to come."""
    owner = moment.view.owner
    return span([el("i", class_="on" if owner[space] == seat else "new" if space == new else
                    f"other seat-{owner[space] + 1}" if owner[space] >= 0 else None) for space in spots],
                class_="lots", aria_hidden="true")


def group_of(space: int) -> tuple[int, ...]:
    """The spots that belong together with one: its street, or all services, or all Waqfs."""
    return SISTERS[space] or next((spots for _, _, spots in OTHER_GROUPS if space in spots), (space,))


def streets_of(moment: Moment, seat: int) -> list[Street]:
    """The streets on which a seat owns something."""
    return [street for street in STREETS if any(moment.view.owner[space] == seat for space in street.spots)]


def owned(moment: Moment, seat: int, spots: tuple[int, ...]) -> list[int]:
    """Which of these spaces a seat owns."""
    return [space for space in spots if moment.view.owner[space] == seat]


OTHER_GROUPS = (("service", "relay", SERVICES), ("waqf", "barakah", WAQFS))
"""Services and Waqfs: their key, their icon and their spaces."""
