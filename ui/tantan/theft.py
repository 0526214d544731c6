"""A theft: the hands that can be robbed, as backs with their number (known cards where the table plays so)."""
from engine.tantan.box import UNKNOWN
from engine.tantan.table import Steal
from ui.kit.html import Html, b, bdi, button, div, icon, li, mark, ol, span
from ui.tantan.cards import count_cards, plain_card, several
from ui.tantan.moment import Moment
from ui.words import tell


def victims(moment: Moment) -> Html | None:
    """The other hands; a tap chooses whom to rob."""
    if not moment.asks(Steal):
        return None
    others = [seat for seat in range(moment.view.seats) if seat != moment.me]
    return ol([li(_victim(moment, seat)) for seat in others], class_=["victims", f"of-{len(others)}"], data_roving=True,
              id="roam-hands", aria_label=tell("tantan.thefts"))


def _victim(moment: Moment, seat: int) -> Html:
    count, piece = moment.view.hand_counts[seat], f"seat-{seat}"
    chosen = moment.draft.victim == seat
    allowed = any(str(act) == f"steal {seat}" for act in moment.scene.legal)
    label = tell("tantan.victim", who=moment.name(seat), n=count)
    known = moment.view.hands[seat] if moment.view.hands else []
    if known:
        label = tell("tantan.victim.knows", victim=label, cards=several(count_cards(known)))
    state = "picked" if chosen else "legal" if allowed else "beyond"
    return button(span(mark(seat), bdi(moment.name(seat), class_="who"), b(icon("hand"), data_figure=count), class_="owner"),
                  div([plain_card(card) for card in known or [UNKNOWN] * count], class_=["fan", f"n{count}"]),
                  type="button", id=f"rob-{seat}", data_do="pick", data_what=piece, aria_label=label,
                  aria_pressed="true" if chosen else "false", aria_disabled=None if allowed else "true",
                  class_=["victim", f"seat-{seat + 1}", state, moment.refused(piece)])
