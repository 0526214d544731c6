"""The order of a distribution: who has picked, who picks now, who comes next, and who gets a mouse."""
from engine.tantan.table import Lap
from ui.kit.html import Html, bdi, icon, li, mark, ol, span
from ui.tantan.ask import mice_ahead
from ui.tantan.moment import Moment
from ui.words import say, tell


def order_strip(moment: Moment) -> Html | None:
    """The seats in the order of the lap."""
    lap = moment.view.lap
    if lap is None:
        return None
    seats = [(lap.starter + step) % moment.view.seats for step in range(moment.view.seats)]
    mice = mice_ahead(moment.view)
    return ol([_seat(moment, lap, step, seat, seat in mice) for step, seat in enumerate(seats)],
              class_=["lap", f"of-{len(seats)}"], aria_label=tell("tantan.lap"))


def _seat(moment: Moment, lap: Lap, step: int, seat: int, mouse: bool) -> Html:
    state = "done" if step < lap.step else "now" if step == lap.step else "later"
    words = _words(lap, step, state)
    return li(mark(seat), bdi(moment.name(seat), class_="who"), span(words, class_="does"),
              span(icon("mouse"), span(say("tantan.lap.mouse"), class_="vh"), class_="gets") if mouse else None,
              icon("check", class_="i seen") if state == "done" else None,
              class_=[state, f"seat-{seat + 1}"], aria_current="step" if state == "now" else None)


def _words(lap: Lap, step: int, state: str) -> Html:
    if state == "done":
        return say("tantan.lap.done")
    if state == "now":
        return say({"thefts": "tantan.lap.steals", "next": "tantan.lap.loses"}.get(lap.stage, "tantan.lap.now"))
    return say("tantan.lap.next") if step == lap.step + 1 else say(
        "tantan.lap.later", place=say("tantan.lap.place", n=step + 1))
