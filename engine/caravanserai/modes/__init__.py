"""The modes: one folder each, with a manifest (`engine.caravanserai.hooks.Part`)."""
from engine.caravanserai.hooks import Part
from engine.caravanserai.modes.partner import PARTNER, PARTNER_ARBAB
from engine.caravanserai.modes.solo import SOLO

MODES: tuple[Part, ...] = (PARTNER, PARTNER_ARBAB, SOLO)
"""The modes in the order in which their hooks act, after the expansions."""
