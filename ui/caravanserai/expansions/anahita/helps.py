"""What stands beneath a panel: Anahita's cards during a favour, and the favour tokens at a Money Changer."""
from engine.caravanserai.actions.borrow import Borrowing
from engine.caravanserai.box_board import GOOD_AT, KIND
from engine.caravanserai.expansions.anahita.abilities import ONWARD, WAYS
from engine.caravanserai.expansions.anahita.annex import ANAHITA, anahita
from engine.caravanserai.expansions.anahita.box import BONUS, CALM, FOUNTAIN, LESS, RESTOCK, SHARE, SOLO_CARD, SPECIALS
from engine.caravanserai.expansions.anahita.favour import Favoured
from engine.caravanserai.expansions.anahita.favour import favoured as favour_of
from engine.caravanserai.turn import Stop
from ui.caravanserai.expansions.anahita.favour import asking_her, other_ways, wished
from ui.caravanserai.expansions.anahita.words import help_name, help_text
from ui.caravanserai.expansions.put import toggle
from ui.caravanserai.moment import Moment
from ui.caravanserai.names import k, t
from ui.caravanserai.panels.parts import choices
from ui.kit.html import Html, b, icon, span

PICTURE = {FOUNTAIN: "fountain", RESTOCK: "stall", BONUS: "coins", LESS: "order", SHARE: "arbab", CALM: "arbab", SOLO_CARD: "die",
           **dict.fromkeys(SPECIALS, "stall")}
"""What stands for each of her cards."""


def known_cards(moment: Moment) -> list[str]:
    """Her cards that may be used in the favour that is going on or drafted."""
    stop = favour_of(moment.table) if ANAHITA in moment.table.annexes else None
    return anahita(moment.table).cards[:stop.known] if stop is not None and stop.seat == moment.me else []


def her_help(moment: Moment) -> Html | None:
    """A button for each of her cards that can serve here; one serves in a favour."""
    acts = [act for card in known_cards(moment) if _serves(moment, card)
            for act in (f"help {card} {way or '-'}" for way in WAYS.get(card, (None,)))]
    return choices(*(_button(moment, act) for act in acts), class_="decks helps", label=t("her.cards")) if acts else None


def _serves(moment: Moment, card: str) -> bool:
    """Whether it is a card that is used by itself at this kind of space."""
    kind = KIND[moment.here]
    if card in SPECIALS:
        return kind == "stall" and GOOD_AT[moment.here] in SPECIALS[card][0]
    if card == RESTOCK:
        return kind == "stall"
    return card == FOUNTAIN or (card == BONUS and kind == "changer" and isinstance(moment.asking, Borrowing | Favoured))


def _button(moment: Moment, act: str) -> Html:
    """A card by its name; the Fountain's by the way it is turned."""
    _, card, way = act.split()
    if way == "-":
        shown, said, picture = help_name(card), help_text(card), PICTURE[card]
    else:
        shown, said, picture = t(f"turn.{way}.short"), t(f"turn.{way}"), "rotate" if way == ONWARD else "undo"
    return toggle(moment, act, icon(picture), span(shown), class_="deck help-b", label=f"{shown}: {said}")


def token_here(moment: Moment) -> Html | None:
    """A favour token that can be taken at a Money Changer, besides the loan."""
    asking = moment.asking
    here = moment.here if isinstance(asking, Stop | Borrowing) and not favour_of(moment.table) else -1
    lying = anahita(moment.view).lying.get(here, 0)
    if not lying:
        return None
    return choices(toggle(moment, "take favour", icon("favour"), b("+1"), " ", span(k("favours.take", n=lying)),
                          label=t("favours.take.label", n=lying)), class_="decks")


def tall(moment: Moment) -> bool:
    """Whether what stands beneath a panel needs more room than a phone's tray."""
    paying = asking_her(moment) and wished(moment.draft)[0] and not moment.ahead.closed and bool(other_ways(moment))
    return bool(paying) or her_help(moment) is not None or token_here(moment) is not None
