"""The face of Rihla: one file per panel, and `FACE` for the page."""
from ui.rihla.face import FACE

__all__ = ["FACE"]
