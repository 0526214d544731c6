"""The bot that plays by chance: every legal action is as likely."""
from typing import Any

from engine.bots.contract import Acts, Deadline
from engine.kernel import Action, Dice


class Chance:
    """Draws among the legal actions."""

    def choose(self, view: Any, legal: Acts, dice: Dice, deadline: Deadline) -> Action[Any, Any]:
        """Any of them."""
        return legal[dice.below(len(legal))]
