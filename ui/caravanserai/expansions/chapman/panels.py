"""The questions of the expansion: the side of the brooch, its reward, rubies of another stall, a card for a ruby at the end."""
from typing import Any

from engine.caravanserai.box import CARD_CAP
from engine.caravanserai.expansions.chapman.annex import chapman
from engine.caravanserai.expansions.chapman.box import POINTS, SLOTS
from engine.caravanserai.expansions.chapman.scoring import RubyPicking
from engine.caravanserai.expansions.picking import Picking, on_display
from engine.caravanserai.kits import KNOWN
from ui.caravanserai.ask import Ahead, follow
from ui.caravanserai.expansions.chapman.pieces import others, reward_words, ruby, side_words, track
from ui.caravanserai.expansions.shelf import Note, shelf
from ui.caravanserai.moment import Moment
from ui.caravanserai.names import capital, k, t
from ui.caravanserai.panels.grid import card_grid
from ui.caravanserai.panels.parts import Panel, choice, choices, listed_acts
from ui.kit.html import Html, b, div, icon, join, p, span

REWARDS = {"opium": "opium", "anahita": "favours"}
"""How the reward that another expansion adds is written."""


def side(moment: Moment) -> Panel:
    """Side A or side B, each with its settings and what it brings."""
    return Panel(k("title.broochside"), choices(*(_side(moment, name) for name in SLOTS), class_="two sides"))


def _side(moment: Moment, name: str) -> Html:
    settings = span([ruby("") for _ in range(SLOTS[name])], class_=f"brooch side-{name.lower()}")
    more = [span(icon(picture), b(count), class_="prize") for _, picture, count in others(moment.view)] if name == "B" else []
    prizes = reward_words(name, *more)
    return choice(moment, f"brooch side {name}", span(b(name), settings, class_="settings"), prizes, class_="big face-b",
                  label=t("brooch.choose", side=name, text=side_words(moment.view, name)))


def reward(moment: Moment) -> Panel:
    """The reward of a full brooch; what the supply lacks is dimmed and says so when it is pressed."""
    annex = chapman(moment.table)
    face = annex.sides[moment.asking.seat]
    points = choice(moment, "brooch points", icon("star"), span(k("brooch.points", n=POINTS[face])), class_="deck")
    full = p(track(annex, moment.asking.seat), span(k("brooch.full")), class_="hint")
    if face == "A":
        return Panel(k("title.broochreward"), join(full, choices(points, class_="decks"),
                                                   card_grid(moment, moment.table, "brooch card", k("brooch.foot"))), tall=True)
    more = [choice(moment, f"brooch {REWARDS[part]}", icon(picture), span(k(f"brooch.left.{part}", n=left(moment, part))),
                   class_="deck") for part, picture, _ in others(moment.view)]
    return Panel(k("title.broochreward"), div(full, choices(points, more, class_="decks"), class_="steppers"), tall=True)


def left(moment: Moment, part: str) -> int:
    """How much of a reward the common supply still has."""
    annex: Any = moment.table.annexes[part]
    supply: int = annex.supply
    return supply


def offered(moment: Moment) -> Panel:
    """The rubies that lie where the goods came from: all of them, or none."""
    lying = chapman(moment.table).rubies[moment.asking.good]
    yes = choice(moment, "take rubies yes", [ruby() for _ in range(lying)], span(k("do.take-rubies-yes")), class_="big")
    no = choice(moment, "take rubies no", span(k("do.take-rubies-no")), class_="big")
    return Panel(k("title.rubiesoffered"), choices(yes, no, class_="decks"))


def picking(moment: Moment) -> Panel:
    """A purple card of the display, with what it would pay, or none."""
    cards = on_display(moment.table)
    notes = {card: note for card in cards if (note := worth(moment, card)) is not None}
    foot = k("pick.foot" if isinstance(moment.asking, RubyPicking) else "pick.foot.opium")
    grid = shelf(moment, "score card", cards, foot, notes)
    none = [choice(moment, act, span(capital(t("do.score-nothing"))), class_="deck") for act in listed_acts(moment, "score")
            if act == "score nothing"]
    return Panel(k(f"title.{type(moment.asking).__name__.lower()}"), join(grid, choices(*none, class_="decks")), tall=True)


def worth(moment: Moment, card: str) -> Note | None:
    """The points that a purple card would pay; None where that is left to chance or to a further choice."""
    asking = moment.asking
    if not isinstance(asking, Picking) or KNOWN[card].scoring:
        return None
    then = follow(Ahead((), moment.table, False), f"score card {card}")
    if not isinstance(then, Ahead):
        return None
    line = f"{asking.by}-{card}"
    before, after = (table.seats[asking.seat].tallies.get(line, 0) for table in (moment.table, then.table))
    pays_now = f"+{min(CARD_CAP, after - before)}"
    return Note(b(pays_now, class_="pays-now"), pays_now) if after > before else None
