"""Tell whole games as texts, for `tests/playthroughs`.

    python tools/playthrough.py tests/playthroughs/caravanserai_base.txt …      play the actions of a text again
    python tools/playthrough.py --new GAME --seats clerk,porter --seed 3 --option opium=yes FILE     let bots play one
"""
import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from engine.bots.drive import play_match
from engine.games import game
from engine.kernel import Illegal, NotAnAction
from tests.playthroughs.telling import actions, head, told

THOUGHTS = 20  # of a bot in one decision


def anew(text: str) -> str:
    """The text of the same actions under the rules as they are; where one has become illegal the telling stops."""
    saga = head(text)
    try:
        for notation in actions(text):
            saga.play_text(notation)
    except (Illegal, NotAnAction) as wrong:
        sys.stderr.write(f"action {saga.cursor + 1} can be played no more: {wrong}\n")
    return told(saga)


def main() -> None:
    """Write the texts asked for."""
    reader = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    reader.add_argument("files", nargs="+", type=Path)
    reader.add_argument("--new", metavar="GAME")
    reader.add_argument("--seats", default="clerk,clerk")
    reader.add_argument("--seed", default="1")
    reader.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    wish = reader.parse_args()
    for file in wish.files:
        if wish.new:
            lines = (f"game: {wish.new}", f"seed: {wish.seed}", f"seats: {', '.join(wish.seats.split(','))}",
                     f"options: {', '.join(wish.option)}", f"rules: {game(wish.new).rules}")
            saga = head("\n".join(lines))
            play_match(saga, THOUGHTS)
            text = told(saga)
        else:
            text = anew(file.read_text(encoding="utf-8"))
        file.write_text(text, encoding="utf-8")
        print(f"{file}: {len(actions(text))} actions, {len(text.splitlines())} lines")


if __name__ == "__main__":
    main()
