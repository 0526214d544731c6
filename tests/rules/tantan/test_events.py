"""What is told, and what counts as shown for the first time (spec 2.4)."""
from engine.tantan.events import (
    Bought,
    CardLost,
    DistributionEnded,
    DistributionStarted,
    GameEnded,
    MarketRefilled,
    MouseTaken,
    NoShare,
    PileEmptied,
    PurseToCaravan,
    ShareTaken,
    Stocked,
    Stolen,
    TheftsLapsed,
    TurnStarted,
)
from tests.rules.tantan.positions import position, told


def refill(pile: str, *buys: str) -> MarketRefilled:
    events = told(position(pile=pile), *(buys or ("buy 1",)), "buy done")
    return next(event for event in events if isinstance(event, MarketRefilled))


def test_a_purchase():
    assert told(position(pile="Je Gl Pr 3Fo"), "buy 2", "buy 1", "buy done") == [
        Bought(0, (1, 2), ("food", "clothes"), cost=2, coins=5),
        PurseToCaravan(0, "fabric"),
        MarketRefilled("fabric", ("lantern", "spice", "jewellery", "lamp", "princess"), 3, "food", 3),
        TurnStarted(1, 2),
    ]


def test_choosing_tells_nothing():
    assert told(position(H0="Sp Mo"), "buy 1", "buy 2") == []
    assert told(position(H0="Sp Mo"), "stock spice", "count 1") == []


def test_a_refill_shows_every_card_but_the_old_top():
    assert refill("10Fo").shows()
    assert refill("3Fo").shows() and refill("2Fo").shows(), "a second card of the pile lies open now"
    assert not refill("Je").shows(), "the last card was on top already"
    assert not refill("").shows(), "nothing came"
    assert refill("2Fo").pile_top is None and refill("3Fo").pile_top == "food"


def test_the_last_card_of_the_pile_is_told():
    assert PileEmptied() in told(position(pile="2Je", cv="Fo"), "buy 1", "buy done")
    assert PileEmptied() not in told(position(pile="3Je", cv="Fo"), "buy 1", "buy done")
    assert PileEmptied() not in told(position(pile="", cv="Fo"), "buy 1", "buy done"), "it is told only once"


def test_a_stock_that_fills_the_caravan():
    events = told(position(cv="3Fo", H0="2Sp 2Mo"), "stock spice", "count 2", "mice 1")
    assert events == [Stocked(0, "spice", 2, 1), DistributionStarted(0, "stock", final=False)]


def test_a_distribution_with_a_mouse():
    events = told(position(cv="3Fo 2Sp Mo", F1="Je"), "take food", "take spice", "discard jewellery")
    assert events == [ShareTaken(0, "food", 3), ShareTaken(1, "spice", 2), MouseTaken(1, "caravan", bites=True),
                      CardLost(1, "jewellery"), DistributionEnded(()), TurnStarted(0, 1)]


def test_a_thief_that_steals_a_thief_and_a_mouse():
    events = told(position(cv="5Fo Th", H1="Th Mo", rng=(0, 0)), "take thief", "steal 1", "steal 1")
    assert events == [ShareTaken(0, "thief", 1), Stolen(0, 1, "thief"), Stolen(0, 1, "mouse"),
                      MouseTaken(0, "stolen", bites=False)]
    assert Stolen(0, 1, "thief").shows()


def test_nobody_to_rob():
    assert told(position(cv="4Fo 2Th"), "take thief") == [ShareTaken(0, "thief", 2), TheftsLapsed(0, 2)]


def test_mice_only_and_the_end():
    events = told(position(purse="", mkt="", pile="", cv="5Mo", H0="Mo", F1="Je Sp"), "stock mouse", "count 1",
                  "discard spice")
    assert events == [
        Stocked(0, "mouse", 1, 0), DistributionStarted(0, "stock", final=True), NoShare(0), NoShare(1),
        MouseTaken(1, "caravan", bites=True), CardLost(1, "spice"), DistributionEnded(("mouse",) * 5),
        GameEnded("final_distribution", (0, 7)),
    ]
