"""The page's hands: pieces that moved glide to their place, and a tap hurries them."""
from tests.browser.conftest import Heard
from tests.browser.test_dom import draw
from tests.browser.visit import Visit

GLIDING = "document.getAnimations().filter((one) => one.playState === 'running').length"
PIECE = '<svg viewBox="0 0 400 100" width="400" height="100"><circle id="p" data-fly="seat-1" cx="{x}" cy="50" r="9"/></svg>'


def moved(bench: Visit) -> None:
    draw(bench, PIECE.format(x=20))
    draw(bench, PIECE.format(x=300))


def test_a_piece_that_moved_glides_and_settles(bench: Visit):
    moved(bench)
    assert bench.page.evaluate(GLIDING) == 1
    bench.hands("hands.settled()")
    assert bench.page.evaluate(GLIDING) == 0


def test_a_piece_that_stayed_does_not_glide(bench: Visit):
    draw(bench, PIECE.format(x=20))
    draw(bench, PIECE.format(x=20))
    assert bench.page.evaluate(GLIDING) == 0


def test_a_tap_hurries_everything_and_still_presses(bench: Visit, heard: Heard):
    draw(bench, '<button id="b" data-do="go">Go</button>', "lab2")
    moved(bench)
    bench.page.click("#b")
    assert bench.page.evaluate(GLIDING) == 0
    assert [command["do"] for command in heard()] == ["go"]


def test_motion_off_and_reduced_motion_mean_no_gliding_and_no_waiting(bench: Visit):
    bench.hands("hands.setRootAttr('motion', 'off', true)")
    moved(bench)
    assert bench.page.evaluate(GLIDING) == 0
    bench.hands("hands.setRootAttr('motion', '', false)")
    bench.page.emulate_media(reduced_motion="reduce")
    moved(bench)
    first = bench.hands("""Promise.race([hands.settled().then(() => 'settled'),
        new Promise((done) => setTimeout(() => done('later'), 10))])""")
    assert bench.page.evaluate(GLIDING) == 0 and first == "settled"


def test_a_new_piece_starts_from_where_it_came_from(bench: Visit):
    draw(bench, '<b id="deck" data-fly="deck">deck</b>')
    draw(bench, '<b id="deck" data-fly="deck">deck</b><p>x</p>'
                '<button id="card" data-fly="card-9" data-fly-from="deck">c</button>')
    assert bench.page.evaluate("document.getElementById('card').getAnimations().length") == 1
