"""Record whole games that together show everything a game can do, as the tests in `tests/recorded` want them.

    python tools/record.py tantan [--least 12] [--seek QUEST]

In every other match bots sit at some seats, since some games are hardly won by chance.  The others are played by
temperaments: a seat draws a liking for every notation and then chooses by it, so that hoarders, misers and gamblers
turn up by themselves and reach corners that random play does not.  A match is kept when it shows an action, an event, an
end, a number of seats or an option that none before it has shown; then more are kept until there are at least so many.
`--seek` plays matches of players with one thing in mind (`tools/seekers.py`) instead.
Files that exist stay as they are: a recorded game is never made again to fit new rules.
"""
import argparse
import json
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from engine.bots.contract import after_polls  # noqa: E402
from engine.bots.drive import chosen  # noqa: E402
from engine.bots.levels import bot, levels  # noqa: E402
from engine.games import game  # noqa: E402
from engine.kernel import Dice, dice_from, legal  # noqa: E402
from engine.kernel.saga import Saga, Seat  # noqa: E402
from engine.kernel.save import save_text  # noqa: E402
from tests.recorded.shown import everything, shown  # noqa: E402
from tools.seekers import QUESTS  # noqa: E402

LONGEST = 4_000
"""A match that is longer is given up: the single-minded may exchange the same two goods for ever."""


class Temperament:
    """A way to play: a liking for every notation, drawn when first met; the steeper, the more single-minded."""

    def __init__(self, dice: Dice, steep: int, miser: bool) -> None:
        self.dice, self.steep, self.miser, self.likings = dice, steep, miser, {}

    def liking(self, what: str) -> int:
        """The liking for a verb or a notation."""
        if what not in self.likings:
            self.likings[what] = self.dice.roll(10) ** self.steep
        return self.likings[what]

    def choose(self, acts):
        """One of the actions, by liking; a miser takes the last kind listed, and of a number the smallest."""
        if self.miser:
            acts = [act for act in acts if type(act) is type(acts[-1])]
            if all(str(act).split()[-1].isdecimal() for act in acts):
                return min(acts, key=lambda act: int(str(act).split()[-1]))
        weights = [self.liking(act.verb) * self.liking(str(act)) for act in acts]
        at = self.dice.below(sum(weights))
        for act, weight in zip(acts, weights, strict=True):
            at -= weight
            if at < 0:
                return act
        raise AssertionError("weights do not add up")


def match(name: str, number: int) -> Saga:
    """One match, everything about it drawn from its number."""
    found = game(name)
    dice = dice_from(f"record {name} {number}")
    count = found.seats.start + number % len(found.seats)
    options = {option.name: dice.pick(option.choices) for option in found.options}
    try:
        saga = Saga(found, [Seat(f"Seat {n + 1}") for n in range(count)], f"{name}-{number}", options, f"rec{number}")
    except ValueError:
        saga = Saga(found, [Seat(f"Seat {n + 1}") for n in range(count)], f"{name}-{number}", {}, f"rec{number}")
    steep = dice.pick((1, 3, 8))
    miser = dice.below(4) == 0
    minds = [Temperament(dice, steep, miser) for _ in range(count)]
    if dice.below(2):
        minds = minds[:1] * count
    bots = {seat: bot(name, dice.pick(levels(name)[:2])) for seat in range(count) if number % 2 and dice.below(3)}

    def answer(table):
        seat = table.pending[-1].seat
        if saga.cursor >= LONGEST:
            return None
        if seat in bots:
            return chosen(found, table, bots[seat], dice, after_polls(20))
        return minds[seat].choose(legal(found, table))
    saga.play_while(answer)
    return saga


def quest(name: str, number: int, sought: str) -> Saga:
    """One match of players with one thing in mind."""
    found, how = game(name), QUESTS[sought]
    people = [Seat(f"Seat {n + 1}") for n in range(how.seats)]
    saga = Saga(found, people, f"{sought}-{number}", how.options, f"{sought}{number}")
    players = how.players(found, dice_from(f"record {sought} {number}"))
    saga.play_while(lambda table: None if saga.cursor >= LONGEST
                    else players[table.pending[-1].seat].choose(table, legal(found, table)))
    return saga


def write(folder: Path, saga: Saga, number: int | str, why: list[str]) -> None:
    """A save without its snapshot, with why it was kept and how it ended."""
    whole = json.loads(save_text(saga))
    del whole["table"], whole["start"]
    whole["why"], whole["result"] = why, saga.game.result(saga.table).to_json()
    folder.mkdir(parents=True, exist_ok=True)
    lines = ",\n".join(f"{json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}" for key, value in whole.items())
    (folder / f"{number:0>4}.json").write_text("{\n" + lines + "\n}\n", encoding="utf-8")


def main() -> None:
    """Record until everything has been shown, or the most matches have been played."""
    reader = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    reader.add_argument("game")
    reader.add_argument("--least", type=int, default=12)
    reader.add_argument("--matches", type=int, default=20_000, help="how many to play at the most")
    reader.add_argument("--seek", choices=QUESTS)
    asked = reader.parse_args()
    folder = ROOT / "tests" / "recorded" / asked.game
    seen: set[str] = set()
    for file in sorted(folder.glob("*.json")):
        seen |= set(shown(file))
    kept, wanted = len(list(folder.glob("*.json"))), set(everything(game(asked.game)))
    for number in range(asked.matches):
        if wanted <= seen and kept >= asked.least:
            break
        if (folder / f"{number:04}.json").exists() and not asked.seek:
            continue
        saga = quest(asked.game, number, asked.seek) if asked.seek else match(asked.game, number)
        if saga.table.pending:
            continue
        new = sorted(set(shown(saga)) - seen)
        if new or (wanted <= seen and kept < asked.least):
            write(folder, saga, f"{asked.seek}-{number}" if asked.seek else number, new)
            seen |= set(new)
            kept += 1
            print(f"{number:04}: {saga.cursor} actions, {', '.join(new) or 'one more'}")
    print(f"{kept} games; never shown: {', '.join(sorted(wanted - seen)) or 'nothing'}")


if __name__ == "__main__":
    main()
