"""Solo Mode on the new-game sheet: one seat, Anahita and the Arbab always, the other expansions as one likes."""
from engine.caravanserai.expansions.anahita import ANAHITA
from engine.caravanserai.modes.solo.annex import SOLO as NAME
from ui.caravanserai.names import k, t
from ui.caravanserai.offering import Mode, Offer
from ui.kit.html import join
from ui.kit.rows import Pick, Row, Setting
from ui.ladders.caravanserai import LADDER
from ui.words import tell


def _enter(setting: Setting) -> Setting:
    """The seat stays; what must be in play needs no option."""
    return Setting({}, 1, setting.seats)


def _rows(setting: Setting, offers: tuple[Offer, ...]) -> tuple[Row, ...]:
    parts = Row("parts", k("new.parts"), tuple(_tile(setting, offer) for offer in offers), several=True)
    goals = join([join(k("new.solo.goal", medal=tell(f"medal.{medal}"), n=points), " ") for medal, points in LADDER.medals])
    return (*((parts,) if offers else ()), Row("end", k("new.end"), hint=k("new.solo.end")),
            Row("goals", k("new.solo.goals"), hint=goals))


def _tile(setting: Setting, offer: Offer) -> Pick:
    from ui.caravanserai.new_table import tile
    always = offer.option == ANAHITA.name
    return tile(setting, offer, on=True, shut=t("new.solo.always")) if always else tile(setting, offer)


def _chosen(setting: Setting, name: str, value: str) -> Setting:
    from ui.caravanserai.new_table import with_part
    return setting if name in (ANAHITA.name, "threshold") else with_part(setting, name, value == "yes")


SOLO = Mode(NAME, "person", range(1, 2), (ANAHITA.name,), _enter, _rows, _chosen)
