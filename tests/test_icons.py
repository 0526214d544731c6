"""The sprite holds every symbol the page names, once, and nothing that could run."""
import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
SPRITE = (ROOT / "static/icons.svg").read_text()
SYMBOLS = re.findall(r'<symbol id="([^"]+)"', SPRITE)
OWN = ("circle", "square", "triangle", "diamond", "hexagon", "star", "menu", "back", "close", "plus", "more", "down", "grip",
       "copy", "file", "arrow", "khatim", "tent", "g-bronze", "g-silver", "g-gold", "g-amber", "g-emerald", "g-diamond")


def test_every_symbol_the_pages_name_is_there():
    text = "\n".join(path.read_text() for path in sorted((ROOT / "ui").rglob("*.py")))
    named = set(re.findall(r'\bicon\("([a-z0-9-]+)"', text)) | set(re.findall(r'href="#([a-z0-9-]+)"', text))
    assert named and named <= set(SYMBOLS), sorted(named - set(SYMBOLS))
    assert set(OWN) <= set(SYMBOLS)


def test_each_symbol_is_there_once_and_has_a_box():
    assert len(SYMBOLS) == len(set(SYMBOLS)) == SPRITE.count("<symbol ")
    assert len(re.findall(r'<symbol id="[^"]+" viewBox="[-\d. ]+">', SPRITE)) == len(SYMBOLS)


def test_the_sprite_can_stand_in_the_page():
    """It is inlined: a style attribute would break the policy, a colour of its own the themes."""
    assert not re.search(r"style=|<script|<style|\son\w+=|href=", SPRITE)
    assert "CC BY 3.0" in SPRITE
