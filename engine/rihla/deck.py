"""The three decks: the top card is turned over and discarded at once; an empty deck is the discard shuffled [R-15]."""
from engine.rihla.events import CardDrawn, Reshuffled
from engine.rihla.table import RihlaTable


def draw_card(table: RihlaTable, deck: str, seat: int) -> str:
    """Turn over the top card (the last of the list) for a merchant; no card is ever kept [R-16]."""
    cards = table.decks[deck]
    if not cards:
        cards += table.discards[deck]
        table.discards[deck].clear()
        table.dice.shuffle(cards)
        table.tell(Reshuffled(deck))
    card = cards.pop()
    table.discards[deck].append(card)
    table.tell(CardDrawn(seat, deck, card))
    return card
