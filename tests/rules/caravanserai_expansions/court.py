"""The default test position with Anahita and the Arbab (caravanserai-expansions.md 11.1), and helpers for their cases.

A is on 3, B on 7; round 1; the Arbab and his caftan on 5, where two favour tokens lie; Anahita on 21; her cards a02, a06,
a12 in this order, none unlocked; 11 tokens each with two seats.
"""
from engine.caravanserai.box_board import SPACE_NAMES
from engine.caravanserai.expansions.anahita.annex import ANAHITA, ARBAB, Anahita, Arbab
from engine.caravanserai.expansions.anahita.box import ABILITY_CARDS, FAVOURS, FAVOURS_EACH, THRESHOLDS
from engine.caravanserai.expansions.anahita.walk import Walk
from engine.caravanserai.expansions.dervish.box import cards_for
from engine.caravanserai.table import CaravanseraiTable, resume
from tests.rules.caravanserai.courtyard import after, arrived, boy, courtyard, ready, texts

LYING = 2


def add_anahita(table: CaravanseraiTable, her: int = 21, his: int = 5, has: tuple[str, ...] = (),
                **more) -> CaravanseraiTable:
    """Put both figures on a table; cards that a case "has" lie unlocked instead of the three."""
    seats = len(table.seats)
    each = FAVOURS_EACH[seats]
    cards = [*has, *(card for card in ("a02", "a06", "a12") if card not in has)][:3] if has else ["a02", "a06", "a12"]
    table.parts, table.threshold = (*table.parts, ANAHITA), 0
    table.annexes[ARBAB] = Arbab(space=his, start=his, alone=seats == 1)
    table.annexes[ANAHITA] = Anahita(
        space=her, tokens=[each] * seats, supply=FAVOURS - seats * each - LYING, thresholds=list(THRESHOLDS[seats]),
        cards=cards, deck=list(ABILITY_CARDS), lying={5: LYING}, unlocked=len(has))
    for name, value in more.items():
        setattr(table.annexes[ANAHITA], name, value)
    if "dervish" in table.annexes:
        talk = table.annexes["dervish"]
        added = [card for card in cards_for(table.parts) if card not in talk.cards]
        talk.cards, talk.deck = sorted(talk.cards + added), talk.deck + added
    return table


def court(a=None, *others, her: int = 21, his: int = 5, has: tuple[str, ...] = (), move: int = 1,
          **fields) -> CaravanseraiTable:
    """A's READY in the default position with these differences."""
    return ready(add_anahita(courtyard(a or boy(3), *(others or (boy(7),)), **fields), her, his, has), move)


def stopped(a, *others, move: int = 1, **fields) -> CaravanseraiTable:
    """A has just arrived on its space."""
    return arrived(court(a, *others, **fields), move)


def asked(to: int, tokens: int, a=None, *others, **fields) -> CaravanseraiTable:
    """A has paid for a favour and Anahita has arrived, from any space: tokens as given, the way taken as granted."""
    table = court(a, *others, **fields)
    start = next(space for space in range(22) if space != to and f"favour {SPACE_NAMES[to]} {tokens}" in
                 texts(placed(table, space), "favour"))
    return after(placed(table, start), f"favour {SPACE_NAMES[to]} {tokens}")


def placed(table: CaravanseraiTable, space: int) -> CaravanseraiTable:
    """The same with Anahita elsewhere."""
    other = table.copy()
    other.annexes[ANAHITA].space = space
    return other


def walk(table: CaravanseraiTable, legs: int = 2, round: int = 2) -> CaravanseraiTable:
    """The walk at the start of a round, as far as nobody must choose; two legs in all but solo games."""
    draft = table.copy()
    draft.round = round
    draft.pending.append(Walk(draft.first, legs))
    resume(draft)
    return draft


def stop_at(table: CaravanseraiTable, space: int) -> CaravanseraiTable:
    """The Arbab walks one leg and stops on this space."""
    draft = table.copy()
    his = draft.annexes[ARBAB]
    his.space, his.start, his.walked = (space - 3) % 20, (space - 9) % 20, 6
    return walk(draft, 1)


def favours(table: CaravanseraiTable, tokens: int) -> list[int]:
    """The spaces that Anahita can be sent to for so many tokens, by number."""
    found = [text.split()[1] for text in texts(table, "favour") if text.endswith(f" {tokens}")]
    return [SPACE_NAMES.index(name) for name in found]
