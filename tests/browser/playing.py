"""Fixtures for tests that play: people who sit down at the page, one browser context each."""
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext

from tests.browser.player import Player, own_only
from tests.browser.site import Host
from tests.browser.visit import Visit

Sit = Callable[..., Player]
PHONE, LAPTOP = (360, 640), (1280, 800)


def profile(browser: Browser, size: tuple[int, int] = PHONE, touch: bool = False, **more: object) -> BrowserContext:
    """Somebody else's browser: its own storage, nothing in it."""
    shape = {"width": size[0], "height": size[1]}
    return browser.new_context(viewport=shape, screen=shape, has_touch=touch, accept_downloads=True, **more)


@contextmanager
def sitting(browser: Browser, host: Host) -> Iterator[Sit]:
    """Seat people; when they have left, nothing may have gone wrong and no other host may have been asked."""
    with ExitStack() as leaving:
        seated: list[Player] = []

        def sit(means: str = "mouse", luck: int = 1, at: BrowserContext | None = None, path: str = "", start: bool = True,
                **shape: object) -> Player:
            context = at or leaving.enter_context(profile(browser, touch=means == "touch", **shape))
            player = Player(Visit(context, host), means, luck)
            seated.append(player)
            return player.start(path) if start else player

        yield sit
        for player in seated:
            assert (player.visit.faults, own_only(player.visit)) == ([], [])


@pytest.fixture(scope="session")
def served(dist: Path) -> Iterator[Host]:
    """The site, served once for all who play."""
    host = Host(dist)
    yield host
    host.stop()


@pytest.fixture
def sit(browser: Browser, served: Host) -> Iterator[Sit]:
    """Seat people for one test."""
    with sitting(browser, served) as seat:
        yield seat


@pytest.fixture(scope="module")
def sit_long(browser: Browser, served: Host) -> Iterator[Sit]:
    """Seat people for all tests of a file."""
    with sitting(browser, served) as seat:
        yield seat
