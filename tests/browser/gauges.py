"""What can be measured of a page as it stands: violations of axe, sizes of targets, what sticks out, what cannot be reached."""
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "node_modules/axe-core/axe.min.js"

TARGETS = """(least) => {
    const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
    const found = [];
    const targets = 'a[href], button, input, select, textarea, summary, [role=button]';
    for (const one of (dialog ?? document).querySelectorAll(targets)) {
        if (!one.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        if (one.matches(':disabled') || one.closest('p')) continue; // a link within a sentence is as tall as its line
        one.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        const mine = one.labels?.[0] ?? one;
        const box = mine.getBoundingClientRect();
        const hit = (x, y) => { const at = document.elementFromPoint(x, y);
            return Boolean(at) && (mine.contains(at) || one.contains(at)); };
        const run = (from, to, probe) => {
            const [low, high] = to - from > 120 ? [(from + to) / 2 - 60, (from + to) / 2 + 60] : [from - 24, to + 24];
            const seen = new Map(), look = (at) => seen.get(at) ?? (seen.set(at, probe(at)), seen.get(at));
            // Each run that is long enough is tried from its end: a miss there spares all that lies before it.
            for (let start = Math.ceil(low), at; start + least <= high; start = at + 1) {
                for (at = start + least; at >= start && look(at);) at--;
                if (at < start) return [least + 1, start + least / 2]; }
            let best = [0, from], start = null; // there is none: how long is the longest?
            for (let at = Math.ceil(low); at <= high; at++) {
                if (!look(at)) { start = null; continue; }
                start ??= at;
                if (at - start + 1 > best[0]) best = [at - start + 1, (at + start) / 2]; }
            return best; };
        let [wide, x] = [0, box.x + box.width / 2], tall = 0;
        for (const share of [0.5, 0.25, 0.75]) {
            if (wide >= least && tall >= least) break;
            const [w, at] = run(box.left, box.right, (px) => hit(px, box.top + box.height * share));
            const [h] = run(box.top, box.bottom, (py) => hit(at, py));
            if (Math.min(w, h) > Math.min(wide, tall)) [wide, tall] = [w, h];
        }
        const name = (one.getAttribute('aria-label') ?? one.textContent).trim().slice(0, 30);
        if (wide < least || tall < least) found.push(`${one.id || one.className || one.tagName} "${name}" ${wide}x${tall}`);
    }
    return found;
}"""
"""Every target of which less than so many pixels can be hit, in one straight line each way, with what lies over it taken off."""

AWAY = """() => {
    const wide = document.scrollingElement.scrollWidth - innerWidth;
    const found = wide > 0 ? [`the page is ${wide} px too wide`] : [];
    const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
    const main = [...(dialog ?? document).querySelectorAll('.act .main, #uncover')].find((one) => one.checkVisibility());
    if (!main) return [...found, ...(dialog ? [] : ['no main action'])];
    const box = main.getBoundingClientRect();
    const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    const inside = box.left >= 0 && box.top >= 0 && box.right <= innerWidth + 0.5 && box.bottom <= innerHeight + 0.5;
    if (!inside) found.push(`main action at ${JSON.stringify(box)}`);
    else if (!main.contains(at)) found.push(`main action is under ${at?.outerHTML.slice(0, 80)}`);
    if (box.height < 44 || box.width < 44) found.push(`main action is ${box.width}x${box.height}`);
    return found;
}"""

CUT = """() => {
    const found = [];
    for (const one of document.querySelectorAll('#app *, #overlay *')) {
        if (!one.checkVisibility({ visibilityProperty: true }) || one.closest('svg, .vh')) continue;
        const box = one.getBoundingClientRect();
        if (!box.width || (box.left >= -1 && box.right <= innerWidth + 1)) continue;
        let frame = one.parentElement; // what a frame in the window clips, or scrolls, is no fault
        while (frame && getComputedStyle(frame).overflowX === 'visible') frame = frame.parentElement;
        if (!frame || frame.matches('html, body'))
            found.push(`${one.tagName}.${one.className} ${Math.round(box.left)}..${Math.round(box.right)}`);
    }
    return found.slice(0, 5);
}"""


def violations(page: Page) -> list[str]:
    """What axe-core finds wrong with the page, one line a fault."""
    if not page.evaluate("typeof axe === 'object'"):
        page.evaluate(AXE.read_text())
    faults: list[dict[str, Any]] = page.evaluate("""axe.run(document, { resultTypes: ['violations'] }).then((found) =>
        found.violations.map((one) => ({ id: one.id, at: one.nodes.map((node) =>
            node.target.join(' ') + ' ' + node.failureSummary.split('\\n').slice(1, 2).join('').trim()) })))""")
    return [f"{fault['id']}: {place}" for fault in faults for place in fault["at"]]


def small_targets(page: Page, least: int = 44) -> list[str]:
    """Targets smaller than `least` CSS pixels (a rounding of half a pixel is none)."""
    return page.evaluate(TARGETS, least - 1)


def out_of_reach(page: Page) -> list[str]:
    """A page wider than its window, and a main action that is not in view."""
    return page.evaluate(AWAY)


def cut_off(page: Page) -> list[str]:
    """Elements beyond the left or right edge of the window."""
    return page.evaluate(CUT)


def nothing(wrong: list[str]) -> None:
    """Fail with all that is wrong, each fault once."""
    assert not wrong, "\n" + "\n".join(sorted(set(wrong)))
