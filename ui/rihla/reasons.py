"""Why somebody paid or was paid, in words: the key of the engine's reason, or the card that asked for it."""
from engine.rihla.box import CARDS
from ui.rihla.names import card_name
from ui.words import known, tell


def reason_words(reason: str) -> str:
    """The reason as a heading: "A visit", "Zakat", "Sandstorm"."""
    if reason in CARDS:
        return card_name(reason)
    key = f"rihla.reason.{reason}"
    return tell(key) if known(key) else tell("rihla.reason.other")
