"""The new-game sheet of Caravanserai: the way to play, the expansions, and what brings the end."""
from engine.caravanserai.game import GAME, USUAL
from ui.caravanserai.expansions.offers import OFFERS
from ui.caravanserai.modes.offers import MODES
from ui.caravanserai.names import k, t
from ui.caravanserai.offering import Mode, Offer
from ui.kit.html import join
from ui.kit.rows import Pick, Row, Setting
from ui.words import say, tell

SHORT, LONG = (20, 32, 40, 50), (32, 40, 50, 56)
"""The ends offered: in a game that usually ends at 32, and in longer ones."""
WALK = 2
"""Minutes of a round, for one person among bots."""
PER_ROUND = 10
"""Tenths of three points: what the leader makes in a round, as our bots play."""


# ---- the way to play


def _usual(setting: Setting) -> Setting:
    """The usual game has no ends of other modes, and seats for four."""
    return Setting({}, 4, setting.seats)


def _usual_rows(setting: Setting, offers: tuple[Offer, ...]) -> tuple[Row, ...]:
    parts = Row("parts", k("new.parts"), tuple(tile(setting, offer) for offer in offers), several=True)
    return (*((parts,) if offers else ()), end_row(setting))


def _usual_chosen(setting: Setting, name: str, value: str) -> Setting:
    return ending(setting, value) if name == "threshold" else with_part(setting, name, value == "yes")


USUAL_MODE = Mode("usual", "", range(2, 5), (), _usual, _usual_rows, _usual_chosen)


def modes(open_options: tuple[str, ...], seats: range) -> tuple[Mode, ...]:
    """The ways to play that the page can show."""
    return (USUAL_MODE, *(mode for mode in MODES if mode.seats.start in seats and set(mode.needs) <= set(open_options)))


def mode_of(setting: Setting) -> Mode:
    """The way to play of a setting."""
    return next((mode for mode in MODES if mode.name == setting.wishes.get("mode")), USUAL_MODE)


def rows(setting: Setting, open_options: tuple[str, ...], seats: range) -> tuple[Row, ...]:
    """All rows of the sheet."""
    ways, here = modes(open_options, seats), mode_of(setting)
    offers = tuple(offer for offer in OFFERS if offer.option in open_options)
    picks = tuple(Pick(mode.name, k(f"new.mode.{mode.name}"), mode is here, picture=mode.picture) for mode in ways)
    way = Row("mode", k("new.mode"), picks, hint=k(f"new.mode.{here.name}.text"), first=True)
    return (*((way,) if len(ways) > 1 else ()), *here.rows(setting, offers))


def counts(setting: Setting, seats: range) -> range:
    """How many may sit at a table of this way to play, as far as the page can show it."""
    asked = mode_of(setting).seats
    return range(max(asked.start, seats.start), min(asked.stop, seats.stop))


def chosen(setting: Setting, name: str, value: str, open_options: tuple[str, ...], seats: range) -> Setting:
    """The setting after a choice in a row; the same one for what is not offered."""
    if name != "mode":
        offered = [pick.value if row.several else row.name for row in rows(setting, open_options, seats) for pick in row.picks]
        return mode_of(setting).chosen(setting, name, value) if name in offered else setting
    mode = next((mode for mode in modes(open_options, seats) if mode.name == value), USUAL_MODE)
    return setting if mode is mode_of(setting) else mode.enter(setting).wishing(mode=mode.name)


# ---- expansions


def with_part(setting: Setting, option: str, on: bool) -> Setting:
    """With an expansion put in or taken out; an end that is not offered with it becomes the usual one."""
    if option not in [offer.option for offer in OFFERS]:
        return setting
    changed = setting.having(**{option: on})
    return changed if changed.options.get("threshold", USUAL) in (USUAL, *_ends(changed)) else changed.having(threshold=USUAL)


def tile(setting: Setting, offer: Offer, on: bool | None = None, shut: str = "") -> Pick:
    """An expansion as a tile, with how much longer it makes this game."""
    held = bool(setting.options.get(offer.option)) if on is None else on
    with_it, without = with_part(setting, offer.option, True), with_part(setting, offer.option, False)
    more = max(0, minutes(with_it) - minutes(without) + 2) // 5 * 5
    words = say(f"option.caravanserai.{offer.option}")
    text = join(k(f"new.part.{offer.option}"), " ", k("new.longer", n=more))
    return Pick(offer.option, words, held, k(f"new.part.{offer.option}") if shut else text, offer.picture, shut=shut)


# ---- the end


def _ends(setting: Setting) -> tuple[int, ...]:
    usual = GAME.usual_threshold(setting.options, setting.count)
    return () if not usual else SHORT if usual in SHORT[:2] else LONG


def end_row(setting: Setting, ends: tuple[int, ...] | None = None) -> Row:
    """What brings the end: points, the recommended ones marked, or rounds, where nothing can be chosen."""
    usual = GAME.usual_threshold(setting.options, setting.count)
    long = k("new.length", n=max(5, (minutes(setting) + 2) // 5 * 5))
    if not usual:
        return Row("threshold", k("new.end"), hint=join(k("new.end.rounds"), " ", long))
    now = setting.options.get("threshold", USUAL) or usual
    picks = tuple(Pick(str(end), str(end), end == now, mark=end == usual,
                       label=tell("caravanserai.new.end.usual", n=end) if end == usual else t("new.end.points", n=end))
                  for end in ends or _ends(setting))
    return Row("threshold", k("new.end"), picks, hint=join(k("new.end.star", n=usual), " ", long))


def ending(setting: Setting, value: str) -> Setting:
    """With another number of points that brings the end."""
    usual = GAME.usual_threshold(setting.options, setting.count)
    known = next(option.choices for option in GAME.options if option.name == "threshold")
    points = int(value) if value.isascii() and value.isdecimal() else -1
    return setting.having(threshold=USUAL if points == usual else points) if points in known else setting


def minutes(setting: Setting) -> int:
    """About how long a game of this setting takes one person among bots."""
    usual = GAME.usual_threshold(setting.options, setting.count)
    tenths = 110 if not usual else (setting.options.get("threshold", USUAL) or usual) * PER_ROUND // 3 - 10
    pace = 100 + sum(offer.pace for offer in OFFERS if setting.options.get(offer.option))
    return tenths * WALK * pace // 1000
