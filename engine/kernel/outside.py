"""JSON that came from outside: a file, a link, another tab.

The JSON reader of Python 3.14 calls itself once per bracket. In Pyodide 20,000 open brackets overflow the stack of the
wasm machine, which no `except` can catch and only a reload of the page mends (CPython raises RecursionError instead), so
brackets are counted before anything is read.
"""
import json
import re
from collections.abc import Callable
from itertools import accumulate

from engine.kernel.shape import Json

MAX_BRACKETS = 200
"""Open brackets at any place of a text, those inside strings counted too; our own saves have about ten."""


def parse(text: str, fraction: Callable[[str], Json] | None = None) -> Json:
    """Read JSON; ValueError for anything else and for what nests too deep. `fraction` meets every float and constant."""
    steps = (1 if mark in "[{" else -1 for mark in re.findall(r"[][{}]", text))
    if max(accumulate(steps), default=0) > MAX_BRACKETS:
        raise ValueError("nested too deep")
    return json.loads(text, parse_float=fraction, parse_constant=fraction)
