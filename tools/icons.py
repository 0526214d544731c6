"""Checks the sprite `static/icons.svg` and draws missing symbols: `python tools/icons.py [alias=source …]`.

Without arguments it lists the symbols. With `alias=source` it appends the symbol from game-icons.net, whose drawings come
with the npm package @iconify-json/game-icons (10 MB, so it is no dependency: `npm install --no-save @iconify-json/game-icons`
first). The sprite is committed and inlined into the page by the build; tests/test_icons.py holds it against what `ui` uses.
"""
import json
import re
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
SPRITE = ROOT / "static/icons.svg"
SOURCE = ROOT / "node_modules/@iconify-json/game-icons/icons.json"


def symbols() -> list[str]:
    """List the symbols' ids in the order of the sprite."""
    return re.findall(r'<symbol id="([^"]+)"', SPRITE.read_text())


def draw(alias: str, source: str) -> str:
    """Make one symbol from a drawing of game-icons (512 units square, one colour: the text's)."""
    icon = json.loads(SOURCE.read_text())["icons"][source]
    body = re.sub(r'\s(fill|stroke)="currentColor"', "", icon["body"])
    return f'<symbol id="{alias}" viewBox="0 0 512 512">{body}</symbol>'


def main() -> None:
    """Append what is asked for; list what is there."""
    wanted = dict(pair.split("=") for pair in sys.argv[1:])
    known = symbols()
    new = [draw(alias, source) for alias, source in wanted.items() if alias not in known]
    if new:
        SPRITE.write_text(SPRITE.read_text().replace("</svg>", "\n".join(new) + "\n</svg>"))
    print("\n".join(symbols()))


if __name__ == "__main__":
    main()
