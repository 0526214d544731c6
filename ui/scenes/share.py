"""What the share page draws of the opened game."""
from typing import TYPE_CHECKING

from ui import host
from ui.kit.frame import Frame
from ui.kit.html import Html
from ui.pages.share import Hand, ShareScene, share_page
from ui.session import Session
from ui.share import link, qr

if TYPE_CHECKING:
    from ui.app import App


def frame(app: "App") -> Frame:
    """The page that sends a game on."""
    session: Session = app.session
    address, trouble = link(session.saga)
    asked = session.asked
    picture, state = _code(app, address)
    return share_page(ShareScene(
        session.key, session.saga.game.name, session.face.stage(session.scene()), hands(session),
        session.seats[asked].name if asked is not None else "", session.asked_kind(), address, trouble, picture, state,
        host.can_share(), bool(app.desk.get("copied"))))


def hands(session: Session) -> tuple[Hand, ...]:
    """The seats in the order the game passes through: from the one after who is asked, back to who is asked."""
    asked, count = session.asked, len(session.seats)
    first = session.persons[0] if session.persons else asked or 0
    found = []
    for ahead in range(count):
        seat = (first + ahead) % count
        passed = asked is not None and session.saga.cursor > 0 and ahead < (asked - first) % count
        found.append(Hand(seat, session.seats[seat].name, _part(session, seat, passed)))
    return tuple(found)


def _part(session: Session, seat: int, passed: bool) -> str:
    kind = session.seats[seat].kind
    if seat == session.asked:
        return "next" if kind == "away" else "turn"
    if kind == "bot":
        return "bot" if passed else "then-bot"
    return "played" if passed else "here" if kind == "person" else "then"


def _code(app: "App", address: str) -> tuple[Html | None, str]:
    """The code of a link: drawn beside the page, and remembered until the link is another one."""
    if not address:
        return None, "failed"
    known = app.desk.get("qr")
    if known is None or known[0] != address:
        known = app.desk["qr"] = (address, None, "making")
        app.task(_draw_code(app, address))
    return known[1], known[2]


async def _draw_code(app: "App", address: str) -> None:
    try:
        picture = await qr(address)
        state = "ready" if picture else "too-long"
    except Exception:  # no library, no network for its wheel: the link works without a picture
        picture, state = None, "failed"
    if app.desk.get("qr", ("",))[0] == address:
        app.desk["qr"] = (address, picture, state)
        app.draw()
