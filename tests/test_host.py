"""The door to the browser, without one: ui/host against the stand-in, and the stand-in against the real hands.js."""
import asyncio
import re
from pathlib import Path

import pytest

from tests.fake_hands import FakeHands
from ui import host
from ui.host.door import page

ROOT = Path(__file__).parents[1]


@pytest.fixture
def hands():
    host.use(FakeHands())
    yield page()
    host.use(None)


def test_without_a_page_every_call_says_so():
    host.use(None)
    with pytest.raises(RuntimeError, match="no page"):
        host.announce("hello")


def test_a_press_becomes_a_command(hands):
    heard = []
    host.on_command(heard.append)
    hands.press("buy", step=12, to_seat="2", fields={"name": "Yusuf"})
    assert heard == [host.Command("buy", "click", 12, {"to-seat": "2"}, "", {"name": "Yusuf"})]


def test_news_carries_its_values(hands):
    heard = []
    host.on_news(heard.append)
    hands.tell("storage", key="sarai:games")
    assert heard == [host.News("storage", {"key": "sarai:games"})]


def test_the_store_keeps_texts_and_lists_keys(hands):
    host.store_set("sarai:b", "2")
    host.store_set("sarai:a", "1")
    assert (host.store_get("sarai:a"), host.store_get("sarai:none")) == ("1", None)
    assert host.store_keys() == ["sarai:a", "sarai:b"]
    host.store_remove("sarai:a")
    assert host.store_keys() == ["sarai:b"]


@pytest.mark.parametrize(("refusal", "fault"), [("quota", host.Full), ("blocked", host.Blocked)])
def test_a_refusing_store_raises_and_keeps_the_old_text(hands, refusal, fault):
    host.store_set("sarai:a", "old")
    hands.refusal = refusal
    with pytest.raises(fault):
        host.store_set("sarai:a", "new")
    assert hands.store["sarai:a"] == "old"


def test_a_bot_that_raises_becomes_bot_failed(hands):
    def broken(text):
        raise ValueError(text)
    hands.bot = broken
    with pytest.raises(host.BotFailed, match="camel"):
        asyncio.run(host.ask_bot("camel", 1, 100))


def test_copy_starts_at_once_and_can_be_awaited(hands):
    async def copying():
        pending = host.copy("link")
        assert hands.copied == ["link"]
        return await pending
    assert asyncio.run(copying())


def test_a_picked_file_that_is_too_large_is_a_value_error(hands):
    hands.picked = {"error": "9 bytes are more than 5"}
    with pytest.raises(ValueError, match="9 bytes"):
        asyncio.run(host.pick_file(limit=5))


def test_the_page_offers_every_function_host_calls():
    """A name misspelt on one side would be a silent dead button in the browser alone."""
    rooms = [path.read_text() for path in sorted((ROOT / "ui/host").glob("*.py"))]
    called = set(re.findall(r"\bpage\(\)\.(\w+)\(", "".join(rooms)))
    assert len(called) > 40
    script = (ROOT / "static/js/hands.js").read_text()
    offered = set(re.findall(r"export (?:const|function|async function) (\w+)", script))
    for names in re.findall(r"export \{([^}]*)\}", script):
        offered |= {name.strip() for name in names.split(",")}
    assert called <= offered
    assert called <= set(dir(FakeHands))
