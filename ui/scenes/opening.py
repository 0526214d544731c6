"""What the pages for arrivals draw: paste or pick, and a look at what came."""
from typing import TYPE_CHECKING

from engine import VERSION
from engine.kernel.saga import Seat
from ui import names
from ui.faces import face
from ui.kit.frame import Frame
from ui.pages.open_link import OpenScene, Preview, Trouble, open_page, preview_page
from ui.scenes.lists import sitters

if TYPE_CHECKING:
    from ui.app import App


def frame(app: "App") -> Frame:
    """An arrival if there is one, else the way to bring one in."""
    arrival = app.desk.get("arrival") if app.route.page == "link" else None
    if arrival is None:
        trouble = app.desk.get("trouble")
        return open_page(OpenScene(Trouble(*trouble) if trouble else None))
    saga, shown = arrival.saga, face(arrival.saga.game.name)
    pending = saga.table.pending
    kin = arrival.kin
    return preview_page(Preview(
        saga.game.name, sitters(names.shown(_nobodys(saga.seats))), arrival.here, pending[-1].seat if pending else None,
        shown.progress_words(saga.game.progress(saga.table)), shown.thumb(saga.game.view(saga.table, None)), arrival.source,
        kin.key if kin else "", kin.compared if kin else "", arrival.engine, VERSION, arrival.notice))


def _nobodys(seats: list[Seat]) -> list[Seat]:
    """The seats with nobody sitting here yet: a nameless one is a number, not "You"."""
    return [seat if seat.kind == "bot" else Seat(seat.name, "away") for seat in seats]
