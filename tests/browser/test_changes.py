"""What differs between two drawings is all that is touched, and the page is then as if it had been drawn anew."""
import json
from random import Random

from tests.browser.test_dom import draw
from tests.browser.visit import Visit

SEEN = "document.getElementById('lab').innerHTML"
WATCH = """window.touched = []; new MutationObserver((records) => window.touched.push(...records.map((one) => [one.type,
    one.attributeName ?? one.addedNodes.length + ' come ' + one.removedNodes.length + ' go'])))
    .observe(document.getElementById('lab'), { subtree: true, childList: true, attributes: true, characterData: true })"""
WORDS = ("stall", "gate & tower", "a < b", "“gold”", "it's")
LINES = "".join(f'<li id="line-{n}"><b>{n}</b> silver</li>' for n in range(40))


def touched(bench: Visit) -> list[list[str]]:
    """What was changed since it was asked last, by kind and name."""
    bench.page.evaluate("new Promise((done) => setTimeout(done))")
    return bench.page.evaluate("window.touched.splice(0)")


def table(lines: str, state: str = "space", more: str = "") -> str:
    """A log and a board."""
    board = f'<svg viewBox="0 0 9 9"><g id="g" class="{state}"><circle r="3"></circle>{more}</g></svg>'
    return f'<ol class="log">{lines}</ol>{board}'


def test_only_what_differs_is_touched(bench: Visit):
    draw(bench, table(LINES))
    bench.page.evaluate(WATCH)
    lines = LINES.replace("<b>7</b> silver", "<b>7</b> gold")
    draw(bench, table(lines, "space legal"))
    assert touched(bench) == [["characterData", "0 come 0 go"], ["attributes", "class"]]
    lines = '<li id="new">new</li>' + lines.replace('"line-39"', '"last"')
    draw(bench, table(lines, "space legal", '<circle r="4"></circle>'))
    assert [what for _, what in touched(bench)] == ["1 come 0 go", "0 come 1 go", "1 come 0 go", "1 come 0 go"]
    assert bench.page.evaluate("document.querySelectorAll('#lab circle')[1] instanceof SVGCircleElement")


def test_what_moves_among_its_neighbours_is_moved(bench: Visit):
    draw(bench, f"<ol>{LINES}</ol>")
    bench.page.evaluate("window.last = document.getElementById('line-39')")
    bench.page.evaluate(WATCH)
    last = '<li id="line-39"><b>39</b> silver</li>'
    draw(bench, f"<ol>{last}{LINES.replace(last, '')}</ol>")
    assert touched(bench) == [["childList", "0 come 1 go"], ["childList", "1 come 0 go"]]
    assert bench.page.evaluate("document.querySelector('#lab ol').firstChild === window.last")


def test_what_the_page_itself_has_changed_is_drawn_over(bench: Visit):
    draw(bench, '<p id="p">one</p><p>two</p>')
    bench.page.evaluate("document.getElementById('p').remove()")
    draw(bench, '<p id="p">one!</p><p>two</p>')
    assert bench.page.evaluate(SEEN) == '<p id="p">one!</p><p>two</p>'


def test_a_region_within_a_region_is_never_taken_for_what_the_outer_one_shows(bench: Visit):
    draw(bench, '<div id="inner"></div><p>one</p>')
    draw(bench, "<b>in</b>", "inner")
    draw(bench, '<div id="inner"></div><p>two</p>')
    draw(bench, "<b>in</b>", "inner")
    assert bench.page.evaluate(SEEN) == '<div id="inner"><b>in</b></div><p>two</p>'


def test_hostile_attributes_and_elements_come_in_by_no_change(bench: Visit):
    draw(bench, '<p id="p">one</p>')
    draw(bench, '<p id="p" onclick="x" py-click="y">one</p>')
    draw(bench, '<p id="p" onclick="x" py-click="z">one<script>1</script></p>')
    assert bench.page.evaluate(SEEN) == '<p id="p">one</p>'
    draw(bench, '<p id="p">one<a href="javascript:1" id="a">two</a></p>')
    draw(bench, '<p id="p">one<a href="javascript:2" id="a">two</a></p>')
    assert bench.page.evaluate(SEEN) == '<p id="p">one<a id="a">two</a></p>'
    assert len(bench.faults) >= 6 and all("Sink: dropped" in fault for fault in bench.faults)
    bench.faults.clear()


# ---- by chance


def grown(dice: Random, deep: int, names: list[int], svg: bool = False) -> str:
    """An element by chance; ids are taken from `names`, so that none comes twice."""
    tag = dice.choice(("g", "rect") if svg else ("p", "div", "span", "br", "svg") if deep else ("span", "b"))
    ident = f' id="n{names.pop()}"' if names and dice.random() < 0.5 else ""
    label = f' class="c{dice.randrange(3)}"' if dice.random() < 0.5 else ""
    more = ' aria-label="gate &amp; &quot;tower&quot;, it&#x27;s"' if dice.random() < 0.2 else ""
    if tag == "br":
        return "<br>"
    return f"<{tag}{ident}{label}{more}>{inside(dice, deep - 1, names, svg or tag == 'svg', tag == 'p')}</{tag}>"


def inside(dice: Random, deep: int, names: list[int], svg: bool, phrase: bool) -> str:
    """Some children: words and elements, none of which a parser would move."""
    if deep < 0:
        return dice.choice(WORDS[:2]).replace("&", "&amp;")
    parts = []
    for _ in range(dice.randrange(5)):
        if not svg and dice.random() < 0.3 and (not parts or parts[-1].startswith("<")):
            parts.append(dice.choice(WORDS).replace("&", "&amp;").replace("<", "&lt;"))
        else:
            parts.append(grown(dice, 0 if phrase else deep, names, svg))
    return "".join(parts)


def block(dice: Random, number: int) -> str:
    """A part of a drawing with ids of its own."""
    names = list(range(12 * number, 12 * number + 12))
    dice.shuffle(names)
    return f'<section id="s{number}">{inside(dice, 3, names, False, False)}</section>'


def test_five_hundred_drawings_by_chance_look_as_if_drawn_anew(bench: Visit):
    """Each has a few of nine blocks in some order, and one of them is drawn anew."""
    dice = Random(7)
    blocks, drawings = [block(dice, number) for number in range(9)], []
    for _ in range(500):
        number = dice.randrange(9)
        blocks[number] = block(dice, number)
        drawings.append("".join(dice.sample(blocks, dice.randrange(3, 9))))
    wrong = bench.hands("""(() => {
        const lab = document.getElementById('lab'), plain = document.createElement('template');
        return JSON.parse(it).filter((html) => {
          hands.renderMany(JSON.stringify({ lab: html }));
          plain.innerHTML = html;
          const nodes = [...plain.content.childNodes];
          return lab.childNodes.length !== nodes.length || nodes.some((node, at) => !node.isEqualNode(lab.childNodes[at])); });
        })()""", json.dumps(drawings))
    assert wrong == []
    assert bench.page.evaluate("document.querySelectorAll('#lab *').length") > 20
