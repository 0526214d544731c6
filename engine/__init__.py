"""Sarai's engine: three caravan games as pure Python that knows no browser, no clock and no language."""

VERSION = "0.1.0"
