"""A press that leads to a game whose modules are still missing: they come in spells, the page answers meanwhile."""
import asyncio
import sys
from types import SimpleNamespace

import pytest

from tests.ui.desk import Desk
from ui import beforehand, host, routes

PARTS = [f"engine.rihla.part_{number}" for number in range(60)]


class Packer:
    """What stands for the bales of a page: Rihla lacks sixty parts, which take 10 ms each."""

    def __init__(self) -> None:
        self.brought: list[str] = []

    def names(self) -> list[str]:
        return ["ui.main", *beforehand.SHELF.values(), *PARTS]

    def bundle_of(self, name: str) -> str:
        return name.split(".")[1]

    def bring(self, name: str) -> None:
        self.brought.append(name)
        raise ImportError(name)  # nobody but who wants it hears


@pytest.fixture
def packer(monkeypatch):
    made, clock = Packer(), iter(range(0, 100_000, 10))
    monkeypatch.setitem(sys.modules, "sitecustomize", SimpleNamespace(PACKER=made))
    monkeypatch.setattr(beforehand, "lacking", lambda game, page: PARTS if game == "rihla" else [])
    monkeypatch.setattr(host, "now_ms", lambda: next(clock))
    return made


def test_the_page_stays_and_tells_how_far_it_is_until_the_game_is_there(packer):
    async def play():
        desk = Desk()
        desk.press("go", to="#/new/rihla")
        assert desk.app.route.page == "" and packer.brought == []
        seen = []
        while desk.app.route.page == "":
            await asyncio.sleep(0)
            seen.append(desk.hands.regions["toast"])
        assert packer.brought == PARTS
        assert len({*seen}) > 10 and "Laying out Rihla" in seen[0] and "<progress" in seen[0]
        assert desk.app.route.word(0) == "rihla" and desk.hands.regions["toast"] == ""
    asyncio.run(play())


@pytest.mark.parametrize("other", ["#/new/tantan", "#/settings"])
def test_the_last_press_wins(packer, other):
    async def play():
        desk = Desk()
        desk.press("go", to="#/new/rihla")
        await asyncio.sleep(0)
        desk.press("go", to=other)
        assert desk.hands.hash == other[1:]
        await desk.rest()
        assert desk.hands.hash == other[1:] and len(packer.brought) < len(PARTS)
        assert "progress" not in desk.hands.regions["toast"]
    asyncio.run(play())


def test_what_lacks_nothing_is_there_at_once(packer):
    desk = Desk()
    desk.press("go", to="#/help/tantan")
    assert desk.app.route.page == "help" and packer.brought == []


def test_the_browsers_own_way_waits_as_well_and_back_again_gives_it_up(packer):
    async def play():
        desk = Desk()
        desk.hands.tell("hash", hash="/help/rihla")
        assert desk.app.route.page == ""
        await asyncio.sleep(0)
        desk.hands.tell("hash", hash="/")
        await desk.rest()
        assert desk.app.route.page == "" and len(packer.brought) < len(PARTS)
        desk.hands.tell("hash", hash="/help/rihla")
        await desk.rest()
        assert desk.app.route.page == "help"
    asyncio.run(play())


def test_a_page_is_about_the_game_that_is_set_up_explained_or_stored():
    desk = Desk()
    desk.new_game("tantan")
    key, store = desk.session.key, desk.app.store
    about = {page: beforehand.game_of(store, routes.read(page)) for page in (
        f"/table/{key}", f"/score/{key}", "/table/nowhere", "/new/rihla", "/help/caravanserai", "/help/camels", "/settings", "/")}
    assert list(about.values()) == ["tantan", "tantan", "", "rihla", "caravanserai", "", "", ""]
