"""What each expansion adds to the page: one folder each, with an `ATTACHMENT` (`ui.caravanserai.attach`)."""
from ui.caravanserai.attach import Attachment
from ui.caravanserai.expansions.anahita import ATTACHMENT as ANAHITA
from ui.caravanserai.expansions.chapman import ATTACHMENT as CHAPMAN
from ui.caravanserai.expansions.dervish import ATTACHMENT as DERVISH
from ui.caravanserai.expansions.opium import ATTACHMENT as OPIUM

EXPANSIONS: tuple[Attachment, ...] = (DERVISH, OPIUM, CHAPMAN, ANAHITA)
"""The expansions that have panels, in the order of the engine."""
