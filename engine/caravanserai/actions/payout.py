"""What a completed order asks its seat: coins for the purse, and the card as reward (caravanserai.md 8)."""
from collections.abc import Iterable
from functools import cache

from engine.caravanserai.box_cards import KINDS
from engine.caravanserai.cards import draw_fitting, group_free, on_offer, rewards, start_gifts, take_card, take_shown
from engine.caravanserai.events_orders import CardEarned
from engine.caravanserai.orders import Payout, Reward, fill_purse
from engine.caravanserai.table import CaravanseraiTable, resume
from engine.kernel import Action, Refusal, refuse


class Fill(Action[CaravanseraiTable, Payout], frozen=True):
    """Put so much of the revenue into the purse; the rest becomes points (C-18)."""

    verb = "fill"
    exact = True
    coins: int

    @classmethod
    def options(cls, table: CaravanseraiTable, asking: Payout) -> Iterable["Fill"]:
        """From nothing to what the purse can hold."""
        boy = table.seats[asking.seat]
        return _FILL[:min(asking.rest, boy.room - boy.coins) + 1]

    def refusal(self, table: CaravanseraiTable, asking: Payout) -> Refusal | None:
        """Not more than is left, nor than the purse can hold."""
        boy = table.seats[asking.seat]
        most = min(asking.rest, boy.room - boy.coins)
        return None if 0 <= self.coins <= most else refuse("purse-room", "caravanserai section 8", most=most)

    def do(self, table: CaravanseraiTable, asking: Payout) -> None:
        """The steps of the order go on."""
        fill_purse(table, asking, self.coins)
        resume(table)


class TakeReward(Action[CaravanseraiTable, Reward], frozen=True):
    """Take an ability card on offer as the reward."""

    verb = "reward"
    exact = True
    card: str

    @classmethod
    def options(cls, table: CaravanseraiTable, asking: Reward) -> Iterable["TakeReward"]:
        """The cards on offer of a free group."""
        return [_take(card) for card in rewards(table, asking.seat)]

    def refusal(self, table: CaravanseraiTable, asking: Reward) -> Refusal | None:
        """On offer, and of a free group (C-32)."""
        if self.card not in on_offer(table, asking.seat):
            return refuse("not-on-offer", "caravanserai section 6.2", card=self.card)
        if not group_free(table.seats[asking.seat], self.card):
            return refuse("group-held", "caravanserai C-32", card=self.card)
        return None

    def do(self, table: CaravanseraiTable, asking: Reward) -> None:
        """Every other seat gets the goods at its bottom; then its slot is refilled."""
        table.pending.pop()
        table.tell(CardEarned(asking.seat, self.card, False))
        start_gifts(table, asking.seat, self.card, take_shown(table, asking.seat, self.card, "earned"))
        resume(table)


class RewardBlind(Action[CaravanseraiTable, Reward], frozen=True):
    """Take the top card of a deck, unseen, as the reward."""

    verb = "reward blind"
    exact = True
    deck: str

    @classmethod
    def options(cls, table: CaravanseraiTable, asking: Reward) -> Iterable["RewardBlind"]:
        """The decks that still have cards."""
        return [act for act in _BLIND if table.shelves[act.deck].deck]

    def refusal(self, table: CaravanseraiTable, asking: Reward) -> Refusal | None:
        """One of the two decks, with a card in it."""
        if self.deck not in KINDS or not table.shelves[self.deck].deck:
            return refuse("deck-empty", "caravanserai section 6.2", deck=self.deck)
        return None

    def do(self, table: CaravanseraiTable, asking: Reward) -> None:
        """The first card that fits is the seat's; if none does, no card and no gifts (C-33)."""
        table.pending.pop()
        card = draw_fitting(table, asking.seat, table.shelves[self.deck])
        if card:
            table.tell(CardEarned(asking.seat, card, True))
            take_card(table, asking.seat, card, "earned")
            start_gifts(table, asking.seat, card, -1)
        resume(table)


@cache
def _take(card: str) -> TakeReward:
    return TakeReward(card)


_FILL = tuple(Fill(coins) for coins in range(7))
_BLIND = tuple(RewardBlind(kind) for kind in KINDS)
