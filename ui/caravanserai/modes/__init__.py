"""What each mode adds to the page: one folder each, attached like an expansion (`ui.caravanserai.attach`)."""
from ui.caravanserai.attach import Attachment
from ui.caravanserai.modes.partner import PARTS
from ui.caravanserai.modes.solo import ATTACHMENT as SOLO

MODES: tuple[Attachment, ...] = (*PARTS, SOLO)
"""The modes that have panels, in the order of the engine."""
