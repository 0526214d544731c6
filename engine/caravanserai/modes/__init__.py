"""The modes: one folder each, with a manifest (`engine.caravanserai.hooks.Part`)."""
from engine.caravanserai.hooks import Part

MODES: tuple[Part, ...] = ()
"""The modes in the order in which their hooks act, after the expansions."""
