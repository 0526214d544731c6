"""The face of Tan-tan Caravan: one file per panel, and `FACE` for the page."""
from ui.tantan.face import FACE

__all__ = ["FACE"]
