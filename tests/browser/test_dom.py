"""The page's hands: drawing keeps focus, keys and presses become commands, what is stored and sent is kept."""
import json

import pytest

from tests.browser.conftest import Heard
from tests.browser.visit import Visit

FOCUS = "document.activeElement.id"


def draw(visit: Visit, html: str, region: str = "lab") -> None:
    visit.render(region, html)


# ---- drawing


def test_focus_and_elements_stay_when_drawn_again(bench: Visit):
    draw(bench, '<button id="a">A</button><button id="b">B</button>')
    bench.page.evaluate("window.b = document.getElementById('b'); b.focus()")
    draw(bench, '<p>new</p><button id="b">B2</button><button id="a">A</button>')
    assert bench.page.evaluate(f"[{FOCUS}, b === document.getElementById('b'), b.textContent]") == ["b", True, "B2"]


def test_a_vanished_focus_goes_to_the_fallback_else_to_the_region(bench: Visit):
    draw(bench, '<button id="a">A</button><h2 id="h" tabindex="-1" data-focus-fallback>H</h2>')
    bench.page.focus("#a")
    draw(bench, '<h2 id="h" tabindex="-1" data-focus-fallback>H</h2>')
    assert bench.page.evaluate(FOCUS) == "h"
    draw(bench, "<p>nothing to hold</p>")
    assert bench.page.evaluate(FOCUS) == "lab"


def test_a_vanished_focus_is_not_lost_in_a_region_without_a_box(bench: Visit):
    """The regions of a table are display: contents; such an element takes no focus."""
    bench.page.evaluate("document.getElementById('lab').style.display = 'contents'")
    draw(bench, '<h1 id="h" tabindex="-1" data-focus-fallback>H</h1>', "lab2")
    draw(bench, '<button id="a">A</button>')
    bench.page.focus("#a")
    draw(bench, "<p>nothing to hold</p>")
    assert bench.page.evaluate(FOCUS) == "h"


def test_a_field_being_typed_in_is_left_alone(bench: Visit):
    draw(bench, '<input id="name" value="">')
    bench.page.type("#name", "Yus")
    draw(bench, '<p>again</p><input id="name" value="">')
    bench.page.keyboard.type("uf")
    assert bench.page.input_value("#name") == "Yusuf"


def test_details_and_scroll_stay(bench: Visit):
    lines = "".join(f"<p>line {n}</p>" for n in range(99))
    bench.page.set_viewport_size({"width": 400, "height": 300})
    log = f'<section id="log" data-autoscroll="end">{lines}</section>'
    html = f'<details id="d"><summary>s</summary>x</details>{log}'
    draw(bench, html)
    bench.page.evaluate("""() => { document.getElementById('d').open = true; const log = document.getElementById('log');
        log.style.cssText = 'height:100px;overflow:auto'; log.scrollTop = log.scrollHeight; }""")
    draw(bench, html.replace("</section>", "<p>new</p><p>new</p></section>"))
    assert bench.page.evaluate("document.getElementById('d').open")
    end = "(log => log.scrollHeight - log.scrollTop - log.clientHeight < 2)(document.getElementById('log'))"
    assert bench.page.evaluate(end)
    bench.page.evaluate("document.getElementById('log').scrollTop = 50")
    draw(bench, html.replace("</section>", "<p>newer</p></section>"))
    assert bench.page.evaluate("document.getElementById('log').scrollTop") == 50


def test_variables_are_set_without_a_style_attribute_in_the_html(bench: Visit):
    draw(bench, '<p id="v" data-var="--n:3; --seat: blue; color:red; --u:url(x)">x</p>')
    assert bench.page.evaluate("document.getElementById('v').style.cssText") == "--n: 3; --seat: blue;"


def test_an_unknown_region_is_reported_and_the_others_are_drawn(bench: Visit):
    bench.hands("hands.renderMany(it)", json.dumps({"nowhere": "x", "lab": "<p>there</p>"}))
    assert bench.page.inner_text("#lab") == "there"
    assert bench.faults == ["console error: Sink: no region #nowhere"]
    bench.faults.clear()


def test_of_five_hundred_elements_only_the_changed_one_is_touched(bench: Visit):
    html = "".join(f'<button id="c{n}" class="x" data-do="pick" data-n="{n}">stall {n}</button>' for n in range(500))
    draw(bench, html)
    script = """(() => { const watch = new MutationObserver(() => {});
        watch.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
        hands.renderMany(it);
        return watch.takeRecords().map((one) => `${one.type} ${(one.target.parentElement ?? one.target).id}`); })()"""
    touched = bench.hands(script, json.dumps({"lab": html.replace("stall 7<", "stall a<")}))
    assert touched == ["characterData c7"]


def test_sentences_are_said_in_order_each_once(bench: Visit):
    for text in ("Yusuf pays 3.", "Your turn.", "Your turn.", "<b>x</b>"):
        bench.hands("hands.announce(it)", text)
    assert bench.page.evaluate("[...document.querySelectorAll('#live p')].map((line) => line.textContent)") == [
        "Yusuf pays 3.", "Your turn.", "Your turn.", "<b>x</b>"]


# ---- commands


def test_a_press_sends_everything_drawn_on_the_element(bench: Visit, heard: Heard):
    draw(bench, '<form data-step="4"><input name="who" value="Yusuf"><input type="checkbox" name="sure" checked>'
                '<button type="button" data-do="buy" data-good="silver" data-to-seat="2"><b id="inner">Buy</b></button></form>')
    bench.page.click("#inner")
    assert heard() == [{"do": "buy", "event": "click", "step": 4, "args": {"good": "silver", "to-seat": "2"}, "value": "",
                        "fields": {"who": "Yusuf", "sure": "1"}}]


def test_a_refused_button_still_speaks_and_a_disabled_one_does_not(bench: Visit, heard: Heard):
    draw(bench, '<button id="a" data-do="a" aria-disabled="true">a</button>'
                '<button id="b" data-do="b" disabled>b</button>')
    bench.page.click("#a", force=True)  # Playwright itself would wait for it to be enabled
    bench.page.click("#b", force=True)
    assert [command["do"] for command in heard()] == ["a"]


@pytest.mark.parametrize("key", ["Enter", " "])
def test_enter_and_space_press_places_on_a_board_once(bench: Visit, heard: Heard, key: str):
    draw(bench, '<svg viewBox="0 0 9 9"><g id="s" role="button" tabindex="0" data-do="walk">'
                '<rect width="9" height="9"/></g></svg><button id="b" data-do="native">x</button>')
    bench.page.focus("#s")
    bench.page.keyboard.press(key)
    bench.page.focus("#b")
    bench.page.keyboard.press(key)
    assert [command["do"] for command in heard()] == ["walk", "native"]


def test_fields_speak_when_changed_and_live_ones_while_typing(bench: Visit, heard: Heard):
    draw(bench, '<input id="a" data-do="name"><input id="b" data-do="find" data-live><select id="c" data-do="level">'
                '<option value="1">1</option><option value="2">2</option></select>'
                '<input id="d" type="checkbox" data-do="sound">')
    bench.page.fill("#a", "Yusuf")
    bench.page.fill("#b", "x")
    bench.page.select_option("#c", "2")
    bench.page.check("#d")
    told = [(command["do"], command["event"], command["value"]) for command in heard()]
    assert [one for one in told if one[0] != "find"] == [
        ("name", "change", "Yusuf"), ("level", "change", "2"), ("sound", "change", "1")]
    assert ("find", "input", "x") in told


def test_a_form_speaks_once_and_never_leaves_the_page(bench: Visit, heard: Heard):
    draw(bench, '<form data-do="save"><input id="i" name="n" value="1"><button type="submit" id="s">Save</button></form>')
    bench.page.press("#i", "Enter")
    bench.page.click("#s")
    assert [(command["do"], command["event"], command["fields"]) for command in heard()] == [("save", "submit", {"n": "1"})] * 2
    assert bench.page.url.endswith("reset.html")


def test_shortcuts_press_but_not_while_typing(bench: Visit, heard: Heard):
    draw(bench, '<button data-do="undo" data-key="u">Undo</button><input id="i">')
    bench.page.keyboard.press("u")
    bench.page.keyboard.press("Control+u")
    bench.page.focus("#i")
    bench.page.keyboard.press("u")
    assert [command["do"] for command in heard()] == ["undo"]


def test_escape_without_a_dialog_is_a_command(bench: Visit, heard: Heard):
    bench.page.keyboard.press("Escape")
    assert [(command["do"], command["event"]) for command in heard()] == [("escape", "key")]


def test_previews_come_by_mouse_and_by_keyboard_and_go(bench: Visit, heard: Heard):
    draw(bench, '<button id="a" data-do="a" data-peek="look" data-n="1">a</button><button id="b" data-do="b">b</button>')
    for act in (lambda: bench.page.hover("#a"), lambda: bench.page.hover("#b"), *[lambda: bench.page.keyboard.press("Tab")] * 2):
        act()
        bench.page.evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
    assert [(command["do"], command["event"]) for command in heard()] == [("look", "peek"), ("look", "unpeek")] * 2


def test_a_long_press_previews_and_does_not_press(browser, host):
    context = browser.new_context(has_touch=True, viewport={"width": 360, "height": 640})
    visit = Visit(context, host)
    visit.page.goto(host.url + "reset.html")
    visit.page.evaluate("document.body.innerHTML = '<div id=lab></div>', window.heard = []")
    visit.hands("hands.onCommand((text) => window.heard.push(JSON.parse(text).event))")
    draw(visit, '<button id="a" data-do="a" data-peek="look">a long button</button>')
    box = visit.page.locator("#a").bounding_box()
    point = {"x": box["x"] + 9, "y": box["y"] + 9}
    wire = context.new_cdp_session(visit.page)
    wire.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    visit.page.wait_for_timeout(700)
    wire.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    visit.page.wait_for_timeout(400)
    assert visit.page.evaluate("heard.splice(0)")[:2] == ["peek", "unpeek"]
    visit.page.tap("#a")
    assert "click" in visit.page.evaluate("heard")
    context.close()


# ---- arrow keys

STOPS = "[...document.querySelectorAll('[data-roving] button')].map((one) => one.tabIndex)"


def test_arrows_walk_a_row_with_one_stop_in_the_tab_order(bench: Visit):
    draw(bench, '<div data-roving>' + "".join(f'<button id="r{n}" data-do="x">{n}</button>' for n in range(4)) + "</div>")
    assert bench.page.evaluate(STOPS) == [0, -1, -1, -1]
    bench.page.focus("#r0")
    walked = []
    for key in ("ArrowRight", "ArrowRight", "ArrowLeft", "End", "ArrowRight", "Home"):
        bench.page.keyboard.press(key)
        walked.append(bench.page.evaluate(FOCUS))
    assert walked == ["r1", "r2", "r1", "r3", "r0", "r0"]


def test_arrows_follow_the_screen_on_a_board(bench: Visit):
    places = {"n": (50, 10), "w": (10, 50), "e": (90, 50), "s": (50, 90)}
    draw(bench, '<svg viewBox="0 0 100 100" width="300" height="300" data-roving="grid">' + "".join(
        f'<rect id="{name}" x="{x}" y="{y}" width="5" height="5" role="button" data-do="walk"/>'
        for name, (x, y) in places.items()) + "</svg>")
    bench.page.focus("#n")
    walked = []
    for key in ("ArrowDown", "ArrowLeft", "ArrowRight", "ArrowUp"):
        bench.page.keyboard.press(key)
        walked.append(bench.page.evaluate(FOCUS))
    assert walked == ["s", "w", "e", "n"]


def test_the_stop_in_the_tab_order_survives_drawing(bench: Visit):
    html = '<div id="row" data-roving>' + "".join(f'<button id="r{n}" data-do="x">{n}</button>' for n in range(3)) + "</div>"
    draw(bench, html)
    bench.page.focus("#r0")
    bench.page.keyboard.press("End")
    draw(bench, html.replace(">1<", ">one<"))
    assert bench.page.evaluate(STOPS) == [-1, -1, 0]


# ---- store, files, address


def test_a_full_store_refuses_and_keeps_the_old_text(bench: Visit):
    bench.hands("hands.storeSet('sarai:a', 'old')")
    answer = json.loads(bench.hands("hands.storeSet('sarai:a', 'x'.repeat(6 * 1024 * 1024))"))
    assert answer["error"] == "quota"
    assert json.loads(bench.hands("hands.storeGet('sarai:a')")) == {"ok": "old"}
    assert json.loads(bench.hands("hands.storeKeys('sarai:')")) == {"ok": ["sarai:a"]}


def test_another_tab_that_writes_is_news(bench: Visit):
    bench.hands("hands.onNews((text) => window.heard.push(JSON.parse(text)))")
    other = bench.context.new_page()
    other.goto(bench.host.url + "reset.html")
    other.evaluate("localStorage.setItem('sarai:game:1', 'mine')")
    assert bench.until("window.heard.find((one) => one.kind === 'storage')") == {"kind": "storage", "key": "sarai:game:1"}


def test_the_address_fragment_is_set_read_and_heard(bench: Visit):
    bench.hands("hands.onNews((text) => window.heard.push(JSON.parse(text)))")
    bench.hands("hands.hashSet('g=1.abc', false)")
    assert bench.until("window.heard.find((one) => one.kind === 'hash')")["hash"] == "g=1.abc"
    bench.hands("hands.hashSet('home', true)")
    assert bench.hands("[hands.hashGet(), hands.pageUrl().endsWith('/reset.html')]") == ["home", True]


def test_a_file_is_handed_over_and_picked_up_again(bench: Visit, tmp_path):
    with bench.page.expect_download() as download:
        bench.hands("hands.download('game.json', it, 'application/json')", '{"é": 1}')
    saved = tmp_path / "game.json"
    download.value.save_as(saved)
    bench.page.evaluate("window.picked = null")
    with bench.page.expect_file_chooser() as chooser:
        bench.hands("void hands.pickFile('.json', 100).then((text) => { window.picked = text; })")
    chooser.value.set_files(saved)
    assert json.loads(bench.until("window.picked")) == {"name": "game.json", "text": '{"é": 1}'}


def test_every_sound_plays_without_a_fault(bench: Visit):
    for name in ("step", "card", "coin", "coins", "water", "turn", "refuse", "no such sound"):
        bench.hands("hands.playSound(it)", name)
