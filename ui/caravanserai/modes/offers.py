"""The modes as the new-game sheet offers them."""
from ui.caravanserai.modes.partner.offer import PARTNER
from ui.caravanserai.modes.solo.offer import SOLO

MODES = (PARTNER, SOLO)
