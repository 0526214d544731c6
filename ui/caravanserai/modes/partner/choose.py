"""The questions of Partner Mode: who goes with whom, where to begin, and the Dealer's goods worth two."""
from engine.caravanserai.box_board import SPACE_NUMBER
from engine.caravanserai.expansions.dervish.box import SPACE as BLUE_GATE
from engine.caravanserai.modes.partner.annex import PARTNERS, partner
from engine.caravanserai.modes.partner.start import ChooseStart
from engine.caravanserai.turn import Stop
from engine.kernel import Refusal
from ui.caravanserai.ask import follow, play_out, start
from ui.caravanserai.draft import Draft
from ui.caravanserai.expansions.figure import portrait
from ui.caravanserai.modes.partner.names import PICTURES, partner_name
from ui.caravanserai.moment import Moment
from ui.caravanserai.names import capital, gem, good_name, has, k, listed, space_name, t
from ui.caravanserai.panels.parts import Panel, choice, choices, listed_acts
from ui.kit.face import Scene
from ui.kit.html import Html, b, icon, join, span


def partners(moment: Moment) -> Panel:
    """Four portraits; one that is taken says by whom."""
    return Panel(k("title.choosepartner"), choices(*(_portrait(moment, name) for name in PARTNERS), class_="partners"), tall=True)


def _portrait(moment: Moment, name: str) -> Html:
    taken = partner(moment.view).partners
    whose = k("partner.of", who=moment.name(taken.index(name))) if name in taken else k(f"partner.{name}.text")
    return choice(moment, f"partner {name}", portrait(PICTURES[name]),
                  span(b(partner_name(name)), span(whose, class_="says"), class_="txt"), class_="partner-b")


def places(moment: Moment) -> Panel:
    """Where the figure begins; on the court these spaces are lit as well."""
    buttons = [choice(moment, act, span(capital(space_name(act.split()[1]))), class_="big")
               for act in listed_acts(moment, "start")]
    return Panel(k("title.choosestart"), choices(*buttons, class_="two"))


def lit(moment: Moment) -> dict[int, int] | None:
    """The spaces to begin at."""
    if not moment.scene.mine or not isinstance(moment.scene.asking, ChooseStart):
        return None
    return {SPACE_NUMBER[str(act).split()[1]]: 0 for act in moment.scene.legal}


def goes(scene: Scene, draft: Draft, name: str) -> Draft | Refusal | None:
    """A press on one of them."""
    if not isinstance(scene.asking, ChooseStart):
        return None
    no = follow(play_out(start(scene.view), ()), f"start {name}")
    return no if isinstance(no, Refusal) else Draft((f"start {name}",))


def extra(moment: Moment) -> Panel:
    """Goods worth exactly two."""
    buttons = [choice(moment, act, join([gem(good) for good in _goods(act)]), class_="extra-b",
                      label=capital(_named(_goods(act))))
               for act in listed_acts(moment, "extra")]
    return Panel(k("title.extragoods"), choices(*buttons, class_="extras"))


def _goods(act: str) -> list[str]:
    return act.split()[1].split(",")


def _named(goods: list[str]) -> str:
    return listed([t("amount", n=goods.count(good), good=good_name(good)) for good in dict.fromkeys(goods)])


def thing(rest: str) -> str:
    """What an action speaks of: a partner, goods in a row."""
    word = rest.split()[0] if rest else ""
    if word in PARTNERS:
        return t(f"partner.{word}")
    goods = word.split(",")
    return _named(goods) if len(goods) > 1 and all(has(f"good.{good}") for good in goods) else ""


def target(act: str) -> str:
    """The space where a figure begins."""
    return f"space {act.split()[1]}" if act.startswith("start ") else ""


# ---- the Dervish's partner at the Blue Gate


def refresh(moment: Moment) -> Html | None:
    """The hand drawn up at the gate, or why it is not."""
    if not moment.scene.mine or type(moment.asking) is not Stop or moment.asking.space != BLUE_GATE:
        return None
    if "refresh" not in (*moment.options, *moment.draft.bundle):
        return None
    return choices(choice(moment, "refresh", icon("dervish"), span(b(capital(t("do.refresh"))), span(k("partner.refresh"),
                                                                                                    class_="says"), class_="txt"),
                          class_="deck take-b"))
