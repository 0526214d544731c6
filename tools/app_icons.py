"""Draws the app's PNG icons from their SVG: `.venv/bin/python tools/app_icons.py`. The results are committed.

Home screens want PNG. The mark is the house in one sign: the pointed arch you enter by, in it the eight-pointed star.
`maskable.svg` keeps the mark inside the middle 80 %, because launchers cut the rest into their own shape.
"""
import os
import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

ICONS = Path(__file__).parents[1] / "static/icons"
WANTED = (
    ("sarai.svg", "icon-192.png", 192),
    ("sarai.svg", "icon-512.png", 512),
    ("maskable.svg", "maskable-512.png", 512),
    ("maskable.svg", "apple-touch.png", 180),
)


def main() -> None:
    """Render every wanted icon with a transparent ground."""
    with sync_playwright() as play:
        chromium = os.environ.get("CHROMIUM") or shutil.which("chromium")
        browser = play.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for source, target, size in WANTED:
            page = browser.new_page(viewport={"width": size, "height": size})
            svg = (ICONS / source).read_text().replace("<svg ", f'<svg width="{size}" height="{size}" ', 1)
            page.set_content(f"<style>body{{margin:0}}svg{{display:block}}</style>{svg}")
            page.screenshot(path=ICONS / target, omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
