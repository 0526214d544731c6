"""What a browser and the page's sink would say about markup: nesting, names, ids, addresses."""
import re
from html.parser import HTMLParser
from pathlib import Path

from ui.kit.frame import Frame

ROOT = Path(__file__).parents[3]
SINK = (ROOT / "static/js/sanitise.js").read_text()
SPRITE = re.findall(r'<symbol id="([^"]+)"', (ROOT / "static/icons.svg").read_text())
VOID = {"br", "hr", "img", "input", "wbr"}
CLOSES_P = {"address", "article", "aside", "blockquote", "details", "div", "dl", "fieldset", "figure", "footer", "form", "h1",
            "h2", "h3", "header", "hr", "main", "nav", "ol", "p", "pre", "section", "table", "ul"}
"""Elements before which a browser closes an open paragraph, whatever was meant."""


def allowed(name: str) -> set[str]:
    """A list of the sink."""
    found = re.search(rf"const {name} = words\(`(.*?)`\)", SINK, re.S)
    assert found
    return set(found[1].split())


class Page(HTMLParser):
    """Reads markup; `faults` are what a browser would mend or the sink would strip."""

    def __init__(self, markup: str) -> None:
        super().__init__()
        self.open: list[tuple[str, dict[str, str]]] = []
        self.elements: list[tuple[str, dict[str, str], list[str]]] = []
        self.faults: list[str] = []
        self.texts: dict[int, str] = {}
        self._names = {name.lower() for name in allowed("ELEMENTS")}
        self._attributes = {name.lower() for name in allowed("ATTRIBUTES")}
        self.feed(markup)
        self.close()
        self.faults += [f"<{name}> is never closed" for name, _ in self.open]

    def handle_starttag(self, tag, attrs):
        given = {name: value or "" for name, value in attrs}
        around = [name for name, _ in self.open]
        if tag not in self._names:
            self.faults.append(f"<{tag}>")
        if tag in CLOSES_P and "p" in around:
            self.faults.append(f"<{tag}> in <p>")
        if tag in ("a", "button", "input", "select", "textarea") and {"a", "button"} & set(around):
            self.faults.append(f"<{tag}> in a control")
        for name in given:
            if name not in self._attributes and not re.fullmatch(r"(data|aria)-[a-z0-9-]+", name):
                self.faults.append(f"{name} on <{tag}>")
        self.elements.append((tag, given, around))
        if tag not in VOID:
            self.open.append((tag, given))
            self._at = len(self.elements) - 1

    def handle_startendtag(self, tag, attrs):
        self.faults.append(f"<{tag}/>")

    def handle_endtag(self, tag):
        if not self.open or self.open[-1][0] != tag:
            self.faults.append(f"</{tag}> closes {self.open[-1][0] if self.open else 'nothing'}")
        else:
            self.open.pop()

    def with_(self, attribute: str) -> list[tuple[str, dict[str, str]]]:
        return [(tag, given) for tag, given, _ in self.elements if attribute in given]


def whole(frame: Frame) -> str:
    """A frame as one text, each region in its place."""
    text = str(frame.skeleton)
    for ident, inside in frame.regions.items():
        place = re.compile(rf'(<(\w+)[^>]* id="{ident}"[^>]*>|<(\w+) id="{ident}"[^>]*>)(?=</)')
        assert len(place.findall(text)) == 1, f"no empty place for {ident}"
        text = place.sub(lambda found, inside=inside: found[1] + inside, text)
    return text + frame.overlay
