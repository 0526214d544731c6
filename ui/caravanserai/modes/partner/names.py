"""The four partners: their names and their pictures."""
from engine.caravanserai.modes.partner.annex import ANAHITA, CHAPMAN, DEALER, DERVISH
from ui.caravanserai.names import capital, t

PICTURES = {DERVISH: "dervish", DEALER: "dealer", ANAHITA: "anahita", CHAPMAN: "chapman"}


def partner_name(name: str) -> str:
    """A partner where a line begins."""
    return capital(t(f"partner.{name}"))
