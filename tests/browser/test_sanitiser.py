"""The sink against hostile HTML, on a page where PyScript runs and would run any Python it finds."""
import pytest

from tests.browser.visit import Visit

PY = "import js; js.document.documentElement.dataset.broken = '1'"
JS = "document.documentElement.dataset.broken = '1'"
HOSTILE = [
    f"<script>{JS}</script>",
    f'<script type="py">{PY}</script>',
    f'<script type="mpy">{PY}</script>',
    f"<py-script>{PY}</py-script>",
    f"<mpy-script>{PY}</mpy-script>",
    f"<PY-SCRIPT>{PY}</PY-SCRIPT>",
    f"<py-config>packages=['numpy']</py-config><py-repl>{PY}</py-repl><py-terminal>{PY}</py-terminal>",
    f'<button id="hit" py-click="{PY}">x</button>',
    '<button id="hit" py-click="trap">x</button><button mpy-click="trap">x</button>',
    f'<img src="nowhere" onerror="{JS}">',
    f'<img src=x:x onerror="{JS}">',
    f'<svg onload="{JS}"></svg>',
    f'<svg><script>{JS}</script></svg>',
    f'<svg><script type="py">{PY}</script></svg>',
    f'<svg><foreignObject><img src=x onerror="{JS}"></foreignObject></svg>',
    f'<svg><a id="hit" href="#x"><animate attributeName="href" values="javascript:{JS}"/><text y="20">x</text></a></svg>',
    f'<svg><set attributeName="onmouseover" to="{JS}"/></svg>',
    '<svg><use href="data:image/svg+xml,<svg id=x xmlns=http://www.w3.org/2000/svg><script>1</script></svg>#x"/></svg>',
    f'<a id="hit" href="javascript:{JS}">x</a>',
    f'<a id="hit" href=" java\n\tscript:{JS}">x</a>',
    f'<a id="hit" href="&#106;avascript:{JS}">x</a>',
    f'<a id="hit" href="data:text/html,<script>{JS}</script>">x</a>',
    f'<a id="hit" href="vbscript:{JS}">x</a>',
    f'<a id="hit" href="javascript:{JS}" xlink:href="javascript:{JS}">x</a>',
    f'<iframe src="javascript:{JS}"></iframe><iframe srcdoc="<script>parent.{JS}</script>"></iframe>',
    f'<object data="javascript:{JS}"></object><embed src="javascript:{JS}">',
    '<base href="https://example.org/"><link rel="stylesheet" href="https://example.org/x.css">',
    '<meta http-equiv="refresh" content="0;url=https://example.org/">',
    f'<form action="javascript:{JS}"><button id="hit" formaction="javascript:{JS}">x</button></form>',
    f'<input id="hit" onfocus="{JS}" autofocus>',
    f'<details open ontoggle="{JS}">x</details>',
    '<div style="background:url(https://example.org/x.png)">x</div><style>*{display:none}</style>',
    '<img src="https://example.org/pixel.png"><img srcset="https://example.org/p.png 1x">',
    '<video poster="https://example.org/x"></video><svg><image href="https://example.org/x.png"/></svg>',
    '<svg><rect fill="url(https://example.org/x.svg#a)" filter="url(https://example.org/x)"/></svg>',
    f"<math><mtext><table><mglyph><style><img src=x onerror={JS}></style></mglyph></table></mtext></math>",
    f'<noscript><p title="</noscript><img src=x onerror={JS}>"></noscript>',
    f'<template><img src=x onerror="{JS}"></template>',
    f'<textarea></textarea><img src=x onerror="{JS}">',
    f'<svg><style><img src=x onerror="{JS}"></style></svg>',
    f'<b id="hit" data-do="x" ON​click="{JS}" oNcLiCk="{JS}">x</b>',
    f'<div data-x="\'><img src=x onerror={JS}>">x</div>',
    f'<isindex type=image src=1 onerror="{JS}">',
    f'<button id="hit" is="x-y" worker="{JS}" terminal config="x" src="x">x</button>',
    '<a ping="https://example.org/" href="#x">x</a>',
]
# Chrome names attributes it would refuse already while parsing them inertly, before the sink drops them.
EXPECTED = ("Sink: dropped", "Executing inline event handler", "Applying inline style", "nowhere", "status of 404", "404: ", "/x")
NOTHING_BAD = """() => [...document.querySelector('#overlay').querySelectorAll('*')].flatMap((element) => [
    /script|^(m?py-|iframe|object|embed|base|meta|link|style|foreignobject|animate|set|image|template|video|math)/i
        .test(element.localName) ? element.localName : [],
    [...element.attributes].filter(({ name, value }) => !name.startsWith('data-')
        && (/^(on|py-|mpy-|style|srcdoc|srcset|formaction|action|ping|poster|is$)/i.test(name)
        || /^\\s*(java|vb)script:|example\\.org|data:text/i.test(value.replace(/[\\x00-\\x20]/g, ''))))
        .map(({ name }) => name)]).flat()"""


@pytest.fixture(scope="module")
def page(browser, dist) -> Visit:
    """One started app for the whole list; it is checked after each."""
    from tests.browser.site import Host
    host = Host(dist)
    context = browser.new_context()
    visit = Visit(context, host).open()
    yield visit
    context.close()
    host.stop()


@pytest.mark.parametrize("html", HOSTILE, ids=range(len(HOSTILE)))
def test_hostile_html_does_nothing(page: Visit, html: str):
    page.faults.clear()
    before = len(page.requested)
    page.render("overlay", f"<p>kept</p>{html}")
    page.page.evaluate("document.querySelector('#overlay #hit')?.dispatchEvent(new MouseEvent('click', CLICK))"
                       .replace("CLICK", "{ bubbles: true, cancelable: true }"))
    page.page.wait_for_timeout(60)
    assert page.page.evaluate("document.documentElement.dataset.broken") is None
    assert page.page.evaluate(NOTHING_BAD) == []
    assert page.page.inner_text("#overlay p").startswith("kept")
    assert [url for url in page.requested[before:] if "example.org" in url] == []
    assert [fault for fault in page.faults if not any(part in fault for part in EXPECTED)] == []
    assert page.page.url.startswith(page.host.url)


def test_what_is_dropped_is_reported(page: Visit):
    page.faults.clear()
    page.render("overlay", '<p onclick="x">a</p><script>1</script>')
    reports = [fault for fault in page.faults if "Sink" in fault]
    assert reports == ["console warning: Sink: dropped onclick on <p>", "console warning: Sink: dropped <script>"]


HARMLESS = [
    '<button type="button" class="btn main" id="a" data-do="buy" data-step="3" aria-label="Buy" disabled="">x</button>',
    '<svg viewBox="0 0 24 24" class="i" aria-hidden="true"><use href="#camel"></use></svg>',
    '<svg viewBox="0 0 9 9"><g transform="translate(1 2)" role="button" tabindex="0"><path d="M0 0h9"></path></g></svg>',
    '<svg><defs><linearGradient id="l"><stop offset="0"></stop></linearGradient></defs><rect fill="url(#l)"></rect></svg>',
    '<a href="#g=1.abc">x</a>', '<a href="./reset.html">x</a>',
    '<a href="https://game-icons.net/" target="_blank" rel="noopener noreferrer">x</a>',
    '<dialog data-cancel="x" aria-labelledby="h"><h2 id="h">x</h2></dialog>',
    '<label for="n">Name</label><input id="n" name="n" type="text" maxlength="20" value="Yusuf" autocomplete="off">',
    '<select name="s"><option value="1" selected="">x</option></select><textarea name="t">x</textarea>',
    '<img src="data:image/png;base64,AA==" alt="x">', "<bdi>‮abc</bdi>", '<progress max="3" value="1"></progress>',
]


@pytest.mark.parametrize("html", HARMLESS, ids=range(len(HARMLESS)))
def test_our_own_html_passes_unchanged(page: Visit, html: str):
    page.faults.clear()
    page.render("overlay", html)
    assert page.page.inner_html("#overlay") == html
    assert [fault for fault in page.faults if "Sink" in fault] == []
