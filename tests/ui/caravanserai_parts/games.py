"""Games by chance, drawn moment by moment: every question, every draft one tap away, and everything legal within taps."""
from random import Random

from engine.caravanserai.game import GAME
from engine.kernel import Refusal, legal
from tests.ui.caravanserai.setting import asked_scene, drawn, scene, taps
from tests.ui.caravanserai_parts.setting import moments, reached
from ui.caravanserai.face import CaravanseraiFace

DRAWN = 5
"""So many of the drafts that one tap makes are drawn."""
FAR = ("move ", "favour ")
"""Actions that several taps lead to: a way is chosen, tokens are counted."""


def looked_through(face: CaravanseraiFace, count: int, seed: str, most: int, **options: object) -> tuple[dict[str, int], list]:
    """Draw a game by chance; the kinds of question it came to, and what was legal and out of reach at the first of each."""
    kinds: dict[str, int] = {}
    missing: list = []
    luck = Random(seed)
    for table in moments(count, seed, most, **options):
        if not table.pending:
            drawn(face, scene(table, 0))
            break
        asked = table.pending[-1]
        kind = f"{type(asked).__name__} {getattr(asked, 'space', '')} {asked.seat}"
        kinds[kind] = kinds.get(kind, 0) + 1
        if kinds[kind] > 1:
            continue
        moment = asked_scene(table)
        some = taps(face, moment)
        for draft in [face.draft(), *(face.pick(moment, what) for what in luck.sample(some, min(DRAWN, len(some))))]:
            if not isinstance(draft, Refusal):
                assert drawn(face, asked_scene(table, draft))
        assert drawn(face, scene(table, None)) and drawn(face, scene(table, (asked.seat + 1) % count))
        far = {str(act) for act in legal(GAME, table)} - reached(face, table, 2)
        missing += [(kind, act) for act in sorted(far) if not act.startswith(FAR)]
    return kinds, missing
