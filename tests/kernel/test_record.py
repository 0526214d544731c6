"""Records: copies share nothing that changes, JSON comes back equal, and what does not fit is named."""
import json

import pytest

from engine.kernel import BadRecord, Record, record


class Purse(Record):
    coins: int = 0
    tokens: list[str] = []


class Family(Record, tagged=True):
    seat: int


class Child(Family):
    note: str = ""


class Stranger(Record, tagged=True):
    seat: int


class Place(Record, frozen=True):
    x: int
    way: tuple[str, ...] = ()


class House(Record):
    purse: Purse
    rooms: list[Family]
    doors: dict[str, list[int]] = {}
    floors: dict[int, str] = {}
    guest: Purse | None = None
    at: Place = Place(0)
    mixed: dict[str, bool | int | str] = {}


def house() -> House:
    return House(Purse(3, ["ruby"]), [Child(1, "blue"), Family(2)], {"north": [1, 2]}, {-1: "cellar"},
                 Purse(1), Place(4, ("up", "left")), {"a": True, "b": 2, "c": "x"})


def test_a_copy_is_equal_and_shares_nothing_that_changes():
    first = house()
    second = first.copy()
    assert second == first
    second.purse.coins += 1
    second.rooms[0].seat = 9
    second.doors["north"].append(3)
    second.floors[0] = "hall"
    second.guest.tokens.append("x")
    second.mixed["a"] = False
    assert first == house()


def test_json_comes_back_equal_through_text():
    assert House.from_json(json.loads(json.dumps(house().to_json()))) == house()


def test_each_record_has_defaults_of_its_own():
    Purse().tokens.append("ruby")
    assert Purse().tokens == []


def test_a_frozen_record_never_changes_and_counts_by_value():
    with pytest.raises(AttributeError):
        Place(1).x = 2
    assert len({Place(1, ("a",)), Place(1, ("a",)), Place(1)}) == 2


def test_a_field_that_was_added_later_is_left_out_of_json_while_it_is_as_usual():
    class Added(House):
        unsaid = ("rules",)
        rules: int = 1
    before = house().to_json()
    later = Added.from_json(before)
    assert later.rules == 1 and later.to_json() == before
    later.rules = 2
    assert later.to_json() == {**before, "rules": 2} and Added.from_json(later.to_json()).rules == later.copy().rules == 2


def test_records_take_no_unknown_attribute():
    with pytest.raises(AttributeError):
        Purse().gold = 1


@pytest.mark.parametrize(("change", "named"), [
    (lambda j: j["purse"].update(coins="3"), "House.purse.coins"),
    (lambda j: j["purse"].update(coins=True), "House.purse.coins"),
    (lambda j: j.update(gold=1), "gold"),
    (lambda j: j.pop("purse"), "purse"),
    (lambda j: j["rooms"].append({"is": "os.system", "seat": 1}), "rooms[2]"),
    (lambda j: j["rooms"].append(Stranger(1).to_json()), "rooms[2]"),
    (lambda j: j["doors"].update(north=[1, None]), "north[1]"),
    (lambda j: j.update(floors={"x": "hall"}), "floors"),
    (lambda j: j.update(at=[]), "House.at"),
    (lambda j: j.update(guest=0), "House.guest"),
    (lambda j: j.update(mixed={"a": None}), "mixed.a"),
])
def test_json_that_does_not_fit_is_refused_by_path(change, named):
    changed = house().to_json()
    change(changed)
    with pytest.raises(BadRecord) as bad:
        House.from_json(changed)
    assert named in str(bad.value)


def test_a_field_that_cannot_be_saved_is_refused_at_once():
    with pytest.raises(TypeError, match="cannot be saved"):
        class Bad(Record):
            when: object


@pytest.mark.parametrize("first", ["made", "kept"])
def test_methods_are_written_once_whoever_calls_first_and_in_every_class_of_a_family(first):
    class Coin(Record, frozen=True):
        worth: int

    class Dinar(Coin):
        mint: str = "Basra"
    written_late = Dinar.__init__
    if first == "kept":
        record.keep_promises()
        assert not record._PROMISED
    assert Dinar(10) == Dinar(10) != Dinar(10, "Wasit") and len({Dinar(10), Dinar(10)}) == 1
    written = Dinar.__init__
    old = Dinar.__new__(Dinar)
    written_late(old, 5, mint="Kufa")  # what was taken before still does the same
    assert (old.worth, old.mint, Dinar.__init__) == (5, "Kufa", written)
    assert Dinar not in record._PROMISED and Coin(1) != Dinar(1)
