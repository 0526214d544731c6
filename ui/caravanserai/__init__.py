"""The face of Caravanserai: one file per panel, and `FACE` for the page."""
from ui.caravanserai.face import FACE

__all__ = ["FACE"]
