"""The expansion Chapman: travelling traders with rubies (caravanserai-expansions section 4)."""
from engine.caravanserai.actions.buy import Buying
from engine.caravanserai.actions.trade import Trading
from engine.caravanserai.expansions.chapman import advice
from engine.caravanserai.expansions.chapman.barter import HandRuby, RubyBarter
from engine.caravanserai.expansions.chapman.box import BARTER, CARDS, NAME, RUBY_TRADE, STEP, THRESHOLD, WORDS
from engine.caravanserai.expansions.chapman.brooch import BroochCard, BroochPoints, BroochReward, BroochSide, ChooseSide
from engine.caravanserai.expansions.chapman.purchase import RubiesOffered, RubyBuy, TakeRubies, action_closed
from engine.caravanserai.expansions.chapman.scoring import SCORES, RubyPicking, settle, tally
from engine.caravanserai.expansions.chapman.setup import faults, figures, masked, refill, set_up
from engine.caravanserai.expansions.chapman.spending import RubyCopy, RubyReroll, RubyStep, copies_end, copy_ends, step_made
from engine.caravanserai.expansions.picking import DeclinePick, PickCard
from engine.caravanserai.expansions.wanting import chosen
from engine.caravanserai.hooks import Hooks, Part
from engine.caravanserai.turn import Closing, Ready, Rolled, Stop
from engine.kernel import Option

__all__ = ["CHAPMAN", "advice"]

_EFFECTS = {
    BARTER: Hooks(menu=dict.fromkeys((Ready, Stop, Closing), (RubyBarter,))),
    RUBY_TRADE: Hooks(menu={Trading: (HandRuby,)}),
    **SCORES,
}

CHAPMAN = Part(
    name=NAME,
    hooks=Hooks(
        menu={BroochSide: (ChooseSide,), BroochReward: (BroochPoints, BroochCard), RubiesOffered: (TakeRubies,),
              Ready: (RubyStep, RubyCopy), Rolled: (RubyStep, RubyReroll, RubyCopy), Stop: (RubyCopy,),
              Closing: (RubyCopy,), "stall": (RubyBuy,), Buying: (RubyBuy,), RubyPicking: (PickCard, DeclinePick)},
        abilities=tuple(CARDS), figures=(figures,), on_arrival=(step_made,), after_action=(action_closed,),
        on_card=(copy_ends,), turn_ends=(copies_end,), set_up=(set_up,), scoring=(settle,), tally=(tally,),
        view=(masked,), imagine=(refill,), faults=(faults,)),
    option=Option(NAME, (False, True), False), wanted=chosen(NAME),
    threshold=THRESHOLD, cards=tuple((CARDS[card], hooks) for card, hooks in _EFFECTS.items()),
    effects=((STEP, Hooks(extra=1)),), words=WORDS)
