"""Links: a whole match in letters and digits, that survives a chat or says what happened to it (faults 21, 68)."""
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.kernel.link import clean, link_text, open_link
from engine.kernel.saga import Saga, Seat
from engine.kernel.save import BadSave
from tests.kernel.pebbles import GAME, find


def match(steps: int, seats=None, turns: int = 1600) -> Saga:
    made = Saga(GAME, seats or [Seat("Mina"), Seat("Yusuf", "bot", "trader")], "4711", {"turns": turns}, "k3")
    for place in range(steps):
        made.play(made.legal()[place % len(made.legal())])
    return made


@pytest.mark.parametrize("steps", [0, 1, 9, 25])
def test_a_match_comes_back_from_its_link(steps):
    made = match(steps)
    opened = open_link(link_text(made), find).saga
    assert (opened.table, opened.log, opened.seats, opened.ident) == (made.table, made.log, made.seats, "k3")


def test_a_link_is_letters_and_digits_only():
    assert link_text(match(25)).isalnum() and link_text(match(25)).isascii()


@pytest.mark.parametrize("mangle", [
    lambda code: f"https://sarai.example/x/#g={code}", lambda code: f"Your turn! https://sarai.example/#g={code} :-)",
    lambda code: f"<https://sarai.example/#g={code}>", lambda code: f"https://sarai.example/%23g%3D{code}.",
    lambda code: "\n".join(code[n:n + 40] for n in range(0, len(code), 40)), lambda code: f"\u200b{code}\u200b",
    lambda code: f"> #g={code}\r\n", lambda code: f"{code}xyz", lambda code: f"  {code})",
])
def test_what_chats_do_to_a_link_does_no_harm(mangle):
    code = link_text(match(25))
    assert open_link(mangle(code), find).saga.cursor == 25


def test_a_cut_link_says_how_much_is_missing():
    code = link_text(match(25))
    for missing in (1, 3, 40):
        with pytest.raises(BadSave) as bad:
            open_link(code[:-missing], find)
        assert (bad.value.why, bad.value.detail) == ("cut", str(missing))


def test_a_changed_character_is_noticed():
    code = link_text(match(25))
    for place in range(7, len(code)):
        changed = code[:place] + ("a" if code[place] != "a" else "b") + code[place + 1:]
        with pytest.raises(BadSave):
            open_link(changed, find)


@pytest.mark.parametrize("text", ["", "hello", "#g=", "https://example.com/", "1", "9ZZaaaaBBBBBBBBBBB",
                                  "1" * 30_000, "2" * 30_000])
def test_what_is_no_link_is_told(text):
    with pytest.raises(BadSave):
        open_link(text, find)


NAMES = ["عمر", "שרה Cohen", "a\u202eb", "e" + "\u0301" * 40, "👨‍👩‍👧‍👦", "<img src=x onerror=alert(1)>", "|,\n\"'\\", "x" * 500]


@pytest.mark.parametrize("name", NAMES)
def test_faults_68_any_name_comes_back_exactly_up_to_forty_characters(name):
    opened = open_link(link_text(match(3, [Seat(name), Seat("B", "bot", "trader")])), find).saga
    assert opened.seats[0].name == name[:40]


def test_faults_21_the_link_grows_slowly():
    assert len(link_text(match(1_000, turns=1600))) < 2_000


@settings(max_examples=300, deadline=None)
@given(st.text(max_size=200) | st.text("0123456789abcdefXYZ", min_size=20, max_size=200).map(lambda t: "1" + t)
       | st.text("0123456789abcdefXYZ", min_size=20, max_size=200).map(lambda t: "2" + t))
def test_any_text_gives_a_match_or_one_reason(text):
    with pytest.raises(BadSave):
        open_link(text, find)


@given(st.text(max_size=80))
def test_cleaning_leaves_letters_and_digits(text):
    assert clean(text) == "" or clean(text).isalnum()
