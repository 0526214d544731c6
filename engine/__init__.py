"""Sarai's engine: three caravan games as pure Python that knows no browser, no clock and no language."""

VERSION = "1.0.0"
