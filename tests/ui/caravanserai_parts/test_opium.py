"""Foreign coins, opium and the Dealer on the page: what is drawn, what is a tap, what is hidden, the words of every event."""
import re

import pytest

from engine.caravanserai.box_orders import MAJORS
from engine.caravanserai.box_tiles import TILES
from engine.caravanserai.expansions import picking
from engine.caravanserai.expansions.opium import events
from engine.caravanserai.expansions.opium.annex import GONE, opium
from engine.caravanserai.expansions.opium.box import CARDS
from engine.caravanserai.expansions.opium.dealer import Inspection
from engine.caravanserai.expansions.opium.scoring import OpiumPicking
from engine.caravanserai.game import GAME
from engine.caravanserai.table import CaravanseraiTable
from engine.caravanserai.turn import Ready, Stop
from engine.kernel import Event, Refusal, legal
from tests.ui.caravanserai.setting import after, asked_scene, drawn, give, hand_out, holding, scene, seats
from tests.ui.caravanserai.test_drawing import Nesting
from tests.ui.caravanserai_parts.setting import FACE, begun, moments, picked, plain, reached
from ui.caravanserai.attach import every
from ui.caravanserai.draft import NOTHING, Draft
from ui.words import known

KINDS = [kind for module in (events, picking) for kind in vars(module).values()
         if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event]
EXAMPLES = [
    events.TokenTraded(1, "caravan_a1", "A01", "S4"), events.TokenDrawn(1, "D"), events.TokenReplaced("A"),
    events.TokensSpent(1, ("S4", "S2")), events.CurrencyExchanged(1, 6, 1, 5), events.OpiumGained(1, 3), events.OpiumUsed(1),
    events.OpiumRemoved(2), events.DealerMoved(3, "changer_west", "changer_east"), events.DealerLeft(),
    events.InspectionPaid(1, 2), events.OpiumSurrendered(1, 1), picking.CardScored(1, "oy19", "y4", 6),
]


def table(*coins: str, poppies: int = 0, space: int = 0) -> CaravanseraiTable:
    """A first turn; I hold these coins and so much opium, my figure stands at this space."""
    made = begun(2, opium=True)
    annex = opium(made)
    for coin in coins:
        annex.piles[coin[0]].remove(coin)
        annex.tokens[0].append(coin)
    annex.supply -= poppies
    annex.opium[0] += poppies
    made.seats[0].space = space
    assert GAME.faults(made) == []
    return made


def tray(made: CaravanseraiTable, draft: Draft = NOTHING) -> str:
    return FACE.regions(asked_scene(made, draft))["tray"]


def test_the_court_shows_the_dealer_the_inspected_area_and_a_coin_at_every_tile():
    court = FACE.regions(asked_scene(table()))["board"]
    assert 'id="pawn-dealer"' in court and 'id="cv-inspected"' in court
    assert court.count('class="solidus"') == 4 and court.count('class="drachma"') == 4  # three tiles and a Changer each
    assert "the Opium Dealer stands here" in court and "Inspected Area" in court
    gone = table()
    opium(gone).gone, opium(gone).supply, opium(gone).dealer = opium(gone).total, 0, GONE
    court = FACE.regions(asked_scene(gone))["board"]
    assert "pawn-dealer" not in court and "cv-inspected" not in court


def test_values_of_coins_are_for_their_owner_alone():
    made = table("S4", "D3")
    mine, others = (drawn(FACE, scene(made, seat)) for seat in (0, 1))
    assert "solidus of 4" in mine and "drachma of 3" in mine
    assert "solidus of 4" not in others and "solidus, face down" in others
    sheet = FACE.sheet(scene(made, 1), "opium")
    assert sheet and "solidus of" not in sheet[1]


def test_the_device_is_handed_over_to_whoever_holds_tokens():
    for made, covered in ((table(), False), (table("S4"), True)):
        assert FACE.covered(made.pending[-1], GAME.view(made, None)) is covered


def test_a_trade_offers_the_coin_beside_the_tile_and_a_coin_just_drawn_is_not_told_before():
    made = table()
    give(made, 0, holding(TILES[made.tiles[2]].give))
    draft = picked(made, "space caravan_a1", "less convert", "act convert token")
    assert FACE.plan(asked_scene(made, draft)) == ["move caravan_a1", "convert token"]
    shown = tray(made, draft)
    assert "Take the solidus instead" in shown and "+1" in shown
    assert not re.search(r"solidus of \d", shown)
    full = table("S4", "S5", "D3")
    give(full, 0, holding(TILES[full.tiles[2]].give))
    no = FACE.pick(asked_scene(full, Draft(("move caravan_a1",))), "act convert token")
    assert isinstance(no, Refusal) and "3 tokens" in plain(FACE.why(no))


def test_an_exchange_says_what_goes_into_the_purse_and_what_becomes_points():
    made = table("S4", "S5", "D3", space=4)
    walk = picked(made, "space changer_west", "less borrow") if made.seats[0].coins < made.seats[0].room else NOTHING
    assert "solidus of 4 and solidus of 5: 1 into the purse, 7 points" in tray(made, walk)
    draft = picked(made, "space changer_west", "less borrow", "act exchange tokens S4,S5")
    shown = plain(tray(made, draft))
    assert "+7 points" in shown and "−2" in shown
    assert FACE.plan(asked_scene(made, draft))[:2] == ["move changer_west", "exchange tokens S4,S5"]
    assert "He takes solidi" in tray(table("S2", "S3", space=4), Draft(("move changer_west",)))


def test_the_dealer_sells_for_a_pair_of_coins_and_his_roll_ends_the_draft():
    made = table("S4", "S5", "D3", space=1)
    draft = picked(made, "space red_gate", "act buy opium S4 D3")
    moment = asked_scene(made, draft)
    assert FACE.plan(moment) == ["move red_gate", "buy opium S4 D3"]
    assert "the Dealer walks that far" in plain(FACE.bar(moment).say) and "+1" in tray(made, draft)
    opium(made).dealer = 2
    made.seats[0].space = 3
    assert 'data-what="act buy opium S4 D3"' in tray(made, Draft(("move caravan_a1",)))
    opium(made).dealer = 1
    assert 'data-what="act buy opium S4 D3"' in tray(made, Draft(("move stall_bronze",)))  # no stepper for opium
    assert "asks a solidus and a drachma" in tray(table(space=1), Draft(("move red_gate",)))


def test_an_inspection_is_answered_before_the_walk_is_played():
    made = table(poppies=1, space=9)
    walk = picked(made, "space blue_gate")
    assert FACE.plan(asked_scene(made, walk)) == [] and isinstance(asked_scene(made).asking, Ready)
    assert "Pay, and keep your opium" in tray(made, walk) and "an inspection first" in tray(made, walk)
    assert "2 for your opium" in plain(FACE.bar(asked_scene(made, walk)).say)
    paid = picked(made, "space blue_gate", "act pay inspection")
    assert FACE.plan(asked_scene(made, paid)) == ["move blue_gate", "pay inspection"]
    lost = picked(made, "space blue_gate", "act surrender opium")
    assert FACE.plan(asked_scene(made, lost)) == ["move blue_gate", "surrender opium"]
    there = after(made, "move blue_gate")
    assert isinstance(there.pending[-1], Inspection) and "Lose your opium" in tray(there)


@pytest.mark.parametrize("held", ["all", "one short", "three short"])
def test_opium_stands_for_three_goods_that_are_tapped_one_by_one(held):
    made = table(poppies=1, space=4)
    goods = holding(MAJORS[made.towers[3]].goods)
    short = {"all": 0, "one short": 1, "three short": 3}[held]
    for good in [good for good, count in enumerate(goods) for _ in range(count)][:short]:
        goods[good] -= 1
    give(made, 0, goods)
    there = after(made, "move tower_sw")
    acts = [str(act) for act in legal(GAME, there) if act.verb == "complete"]
    assert len(acts) > 1 or held == "three short"
    assert terms_within(there, acts) == set(acts)
    fill = FACE.pick(asked_scene(there, Draft(open=acts[-1])), f"act {acts[-1]}")
    assert isinstance(fill, Draft) and fill.bundle[0] == acts[-1]


def terms_within(made: CaravanseraiTable, acts: list[str]) -> set[str]:
    """The ways to fill an order that taps on its terms lead to, from the one shown first."""
    found, drafts = set(), [NOTHING]
    while drafts:
        draft = drafts.pop()
        markup = tray(made, draft)
        shown = next(act for act in acts if f'data-what="act {act}"' in markup)
        if shown in found:
            continue
        found.add(shown)
        for what in re.findall(r'data-what="(terms [^"]+)"', markup):
            then = FACE.pick(asked_scene(made, draft), what)
            assert isinstance(then, Draft)
            drafts.append(then)
    return found


def test_with_opium_in_hand_the_red_gate_says_what_a_draw_means():
    made = table(poppies=1, space=1)
    opium(made).dealer = 7
    assert "your opium fills it at once" in tray(made, Draft(("move red_gate",)))
    drawn_one = after(made, "move red_gate", "draw -")
    assert len(drawn_one.pending[-1].drawn) == 1  # type: ignore[attr-defined]
    acts = [str(act) for act in legal(GAME, drawn_one)]
    assert all(f'data-what="act {act}"' in tray(drawn_one) for act in acts[:1])


def test_the_dealers_card_says_where_he_goes_and_what_is_inspected_then():
    made = table()
    hand_out(made, 0, "ox19")
    assert 'data-what="open dealer"' in tray(made)
    opened = tray(made, Draft(open="dealer"))
    assert all(f'data-what="act shift dealer {steps}"' in opened for steps in (-2, -1, 1, 2)) and "inspected:" in opened
    moved = picked(made, "open dealer", "act shift dealer 1")
    assert FACE.plan(asked_scene(made, moved)) == ["shift dealer 1"]
    assert plain(FACE.bar(asked_scene(made, moved)).main) == "Move the Dealer"


def test_cards_taken_for_an_opium_at_the_end_say_what_they_pay():
    made = table(poppies=1)
    made.pending = [OpiumPicking(0, "oy19", 2)]
    made.reason = "threshold"
    made.seats[0].majors = [made.majors.pop(), made.majors.pop()]
    shown = tray(made)
    acts = [str(act) for act in legal(GAME, made)]
    assert acts and all(f'data-what="act {act}"' in shown for act in acts)
    assert FACE.plan(asked_scene(made, picked(made, f"act {acts[0]}"))) == [acts[0]]
    assert FACE.part_words("oy19-y4") == "Card for an opium: Master of the towers"


def test_there_is_an_example_of_every_event_and_each_has_a_line():
    assert {type(event) for event in EXAMPLES} == set(KINDS)
    for event in EXAMPLES:
        line = FACE.line(event, seats(2), 0)
        assert line is not None and line.words and "{" not in line.words
    told = FACE.line(events.TokenTraded(1, "caravan_a1", "A01", "S"), seats(2), 0)
    assert told and told.words.endswith("for a solidus")


def test_every_card_has_a_name_words_and_a_symbol():
    for card in (*CARDS, "do1", "do2"):
        assert known(f"caravanserai.card.{card}.name") and known(f"caravanserai.card.{card}.text") and card in every().symbols


def test_markup_is_whole_in_a_game_played_by_chance_and_every_answer_is_near():
    kinds = []
    for made in list(moments(2, "opium", 500, opium=True))[::14]:
        if not made.pending:
            continue
        moment = asked_scene(made)
        nesting = Nesting()
        nesting.feed("".join(FACE.regions(moment).values()))
        assert not nesting.open and len(nesting.ids) == len(set(nesting.ids)), sorted(nesting.ids)
        kinds.append(type(made.pending[-1]))
        within = reached(FACE, made)
        for act in legal(GAME, made):
            assert str(act) in within, f"{act} at {made.pending[-1]}"
    assert Stop in kinds and len(kinds) > 20
