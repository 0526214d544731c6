"""The expansions: one folder each, with a manifest (`engine.caravanserai.hooks.Part`)."""
from engine.caravanserai.expansions.anahita import ANAHITA
from engine.caravanserai.hooks import Part

EXPANSIONS: tuple[Part, ...] = (ANAHITA,)
"""The expansions in the order in which their hooks act."""
