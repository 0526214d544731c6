"""What a bot is asked, and what is played when it gives no answer that can be played."""
import json
from typing import Any, NamedTuple

from engine.bots.safe import modest
from ui import host
from ui.host import BotCancelled, BotFailed
from ui.session import Session

BUDGET = {"apprentice": 250, "trader": 700, "master": 1600}
"""How long a level may think, in ms."""
GRACE = 4000
"""How much later than its budget an answer may come before the worker is ended, in ms."""


class Chosen(NamedTuple):
    """A bot's action in notation, and "" or the key of what the player should be told about it."""

    notation: str
    remark: str = ""


def question(session: Session) -> dict[str, Any]:
    """All a bot may know: its own view, what is legal, and dice of its own (from the seed and the place in the log)."""
    saga, seat = session.saga, session.asked
    assert seat is not None
    level = saga.seats[seat].level
    return {
        "game": saga.game.name, "options": saga.options, "level": level, "seat": seat,
        "view": saga.game.view(saga.table, seat).to_json(), "legal": [str(act) for act in saga.legal()],
        "seed": f"{saga.seed}/bots", "step": saga.cursor, "budget_ms": BUDGET.get(level, 700),
    }


async def choose(session: Session) -> Chosen:
    """Ask the worker for the asked seat's action; a failure or nonsense leads to a legal one.  Raises `BotCancelled`."""
    asked = question(session)
    if len(asked["legal"]) == 1 and not any(kind.wide for kind in _kinds(session)):
        return Chosen(asked["legal"][0])
    try:
        reply = await host.ask_bot(json.dumps(asked), session.step, asked["budget_ms"] + GRACE)
        answer = json.loads(reply)
        notation = str(answer["act"])
        if answer.get("step", asked["step"]) == asked["step"] and session.why_not(notation) is None:
            return Chosen(notation, "table.bot_fell_back" if answer.get("fell_back") else "")
    except BotCancelled:
        raise
    except (BotFailed, ValueError, KeyError, TypeError):
        pass
    return Chosen(modest(session.saga.legal()), "table.bot_fell_back")


def _kinds(session: Session) -> Any:
    return session.saga.game.actions(session.saga.table, session.saga.table.pending[-1])
