"""The expansion Opium: foreign currency, opium, its Dealer and the Inspected Area (caravanserai-expansions section 2)."""
from engine.caravanserai.actions.trade import Trading
from engine.caravanserai.expansions.chapman.brooch import BroochReward
from engine.caravanserai.expansions.opium import advice, orders
from engine.caravanserai.expansions.opium.annex import replace_slot
from engine.caravanserai.expansions.opium.box import (
    CARDS,
    DRACHMA_BONUS,
    NAME,
    SAME_KIND,
    SHIFT,
    SOLIDUS_BONUS,
    THRESHOLD,
)
from engine.caravanserai.expansions.opium.brooch import BroochOpium
from engine.caravanserai.expansions.opium.dealer import (
    BuyOpium,
    Inspection,
    PayInspection,
    ShiftDealer,
    Surrender,
    can_buy,
    can_call,
    dealer_figure,
    inspect,
)
from engine.caravanserai.expansions.opium.scoring import SCORES, OpiumPicking, settle, tally
from engine.caravanserai.expansions.opium.sight import faults, masked, refill, set_up
from engine.caravanserai.expansions.opium.tokens import ConvertForToken, ExchangeTokens, can_exchange, trade_closed
from engine.caravanserai.expansions.opium.waiting import awaits_dealer, awaits_exchange
from engine.caravanserai.expansions.picking import DeclinePick, PickCard
from engine.caravanserai.expansions.wanting import chosen
from engine.caravanserai.hooks import Hooks, Part
from engine.caravanserai.turn import Closing, Ready, Stop
from engine.kernel import Option

__all__ = ["OPIUM", "advice"]

_EFFECTS = {
    SHIFT: Hooks(menu=dict.fromkeys((Ready, Stop, Closing), (ShiftDealer,))),
    SAME_KIND: Hooks(), SOLIDUS_BONUS: Hooks(), DRACHMA_BONUS: Hooks(),  # asked for where they work
    **SCORES,
}

OPIUM = Part(
    name=NAME,
    hooks=Hooks(
        menu={"caravan": (ConvertForToken,), Trading: (ConvertForToken,), "changer": (ExchangeTokens,), Stop: (BuyOpium,),
              Inspection: (PayInspection, Surrender), BroochReward: (BroochOpium,),
              OpiumPicking: (PickCard, DeclinePick)},
        abilities=tuple(CARDS), figures=(dealer_figure,), on_arrival=(inspect,), lingers=(can_exchange, can_buy, can_call),
        awaits=(awaits_dealer, awaits_exchange), after_action=(trade_closed,), tile_replaced=(replace_slot,),
        draws=(orders.draws,), terms=(orders.words,), bill=(orders.bill,), on_terms=(orders.on_terms,), set_up=(set_up,),
        scoring=(settle,), tally=(tally,), view=(masked,), imagine=(refill,), faults=(faults,)),
    option=Option(NAME, (False, True), False), wanted=chosen(NAME),
    threshold=THRESHOLD, cards=tuple((CARDS[card], hooks) for card, hooks in _EFFECTS.items()))
