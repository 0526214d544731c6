"""Caravanserai: stable boys trade, borrow and fill orders round a courtyard (rules: caravanserai.md)."""
