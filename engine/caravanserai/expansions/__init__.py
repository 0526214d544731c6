"""The expansions: one folder each, with a manifest (`engine.caravanserai.hooks.Part`)."""
from engine.caravanserai.expansions.anahita import ANAHITA
from engine.caravanserai.expansions.chapman import CHAPMAN
from engine.caravanserai.expansions.dervish import DERVISH
from engine.caravanserai.expansions.opium import OPIUM
from engine.caravanserai.hooks import Part

EXPANSIONS: tuple[Part, ...] = (DERVISH, OPIUM, CHAPMAN, ANAHITA)
"""The expansions in the order in which their hooks act."""
