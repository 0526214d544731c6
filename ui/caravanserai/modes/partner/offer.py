"""Partner Mode on the new-game sheet: who goes with whom, the Arbab, and the end."""
from engine.caravanserai.modes.partner.annex import PARTNER as NAME
from engine.caravanserai.modes.partner.annex import PARTNERS
from ui.caravanserai.modes.partner.names import PICTURES, partner_name
from ui.caravanserai.names import k, t
from ui.caravanserai.offering import Mode, Offer
from ui.kit.rows import Pick, Row, Setting
from ui.words import Name, tell

SEATS = 2
ENDS = (50, 56)
"""The least that the rulebook recommends, and the one for experienced players."""
ARBAB, WISH, LATER = "arbab", "partner.", "later"


def _enter(setting: Setting) -> Setting:
    """Its expansions come with the partners."""
    return Setting({NAME: True}, SEATS, setting.seats)


def _rows(setting: Setting, offers: tuple[Offer, ...]) -> tuple[Row, ...]:
    from ui.caravanserai.new_table import end_row
    arbab = Pick(ARBAB, k("new.with.arbab"), bool(setting.options.get(ARBAB)), k("new.arbab"), "arbab")
    return (*(_partner(setting, seat) for seat in range(SEATS)), Row("with", k("new.with"), (arbab,), several=True),
            end_row(setting, ENDS))


def wished(setting: Setting, seat: int) -> str:
    """The partner wished for a seat; "" when it is chosen at the table."""
    return setting.wishes.get(f"{WISH}{seat}", "")


def _partner(setting: Setting, seat: int) -> Row:
    now = wished(setting, seat)
    picks = [Pick(LATER, k("new.partner.later"), not now)]
    picks += [Pick(name, "", name == now, picture=PICTURES[name], label=partner_name(name), shut=_shut(setting, seat, name))
              for name in PARTNERS]
    name = setting.seats[seat].name if seat < len(setting.seats) else ""
    yours = k("new.partner.yours") if name == tell("table.you") else k("new.partner", who=Name(name))
    label = yours if name else k("new.partner.seat", seat=seat + 1)
    return Row(f"{WISH}{seat}".replace(".", "-"), label, tuple(picks),
               hint=k(f"partner.{now}.text") if now else k("new.partner.later.text"))


def _shut(setting: Setting, seat: int, name: str) -> str:
    """Why a partner cannot be wished for."""
    if wished(setting, 1 - seat) == name:
        return t("why.partner-taken")
    return t("new.partner.order") if seat and not wished(setting, 0) else ""


def _chosen(setting: Setting, name: str, value: str) -> Setting:
    from ui.caravanserai.new_table import ending
    if name == ARBAB:
        return setting.having(arbab=value == "yes", threshold=0)
    if name == "threshold":
        return ending(setting, value)
    seat = {f"{WISH}{seat}".replace(".", "-"): seat for seat in range(SEATS)}.get(name, -1)
    if seat < 0 or value not in (*PARTNERS, LATER):
        return setting
    wish = "" if value == LATER else value
    if wish and _shut(setting, seat, wish):
        return setting
    return setting.wishing(**{f"{WISH}{seat}": wish}, **({f"{WISH}1": ""} if seat == 0 and not wish else {}))


def _opening(setting: Setting) -> list[str]:
    """The partners wished for, in seat order, as far as they are known."""
    first, second = wished(setting, 0), wished(setting, 1)
    return [f"partner {name}" for name in (first, second if first else "") if name]


PARTNER = Mode(NAME, "deal", range(SEATS, SEATS + 1), (NAME, ARBAB), _enter, _rows, _chosen, _opening)
