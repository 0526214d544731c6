"""What merchants hold, held against the plain reading of the road (rihla 1.2, 3.5)."""
from engine.kernel import dice_from
from engine.rihla.box import PRICE, SPACES, STREET_SPOTS
from engine.rihla.holdings import holdings
from engine.rihla.table import NOBODY


def test_holdings_are_what_the_owners_say_whoever_owns_what():
    dice, kinds = dice_from("holdings"), dict.fromkeys(("full", "lacking"), 0)
    for _ in range(300):
        owner = [dice.below(4) - 1 if PRICE[space] else NOBODY for space in range(SPACES)]
        for seat, held in enumerate(holdings(owner)):
            assert held.spots == [space for space in range(SPACES) if owner[space] == seat]
            full = [spots for spots in STREET_SPOTS if all(owner[space] == seat for space in spots)]
            assert [street.spots for street in held.full_streets] == full
            assert held.lacking == [space for spots in STREET_SPOTS for space in spots
                                    if owner[space] not in (seat, NOBODY)
                                    and all(owner[other] == seat for other in spots if other != space)]
            kinds["full"] += len(full)
            kinds["lacking"] += len(held.lacking)
    assert all(kinds.values())


def test_a_spot_that_changes_hands_shows_at_once():
    owner = [NOBODY] * SPACES
    owner[1] = 0
    assert holdings(owner)[0].spots == [1]
    owner[1] = 1
    assert holdings(owner)[0].spots == [] and holdings(owner)[1].spots == [1]
