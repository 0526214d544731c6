"""One visit of a browser to the site: waits, looks, and remembers everything that went wrong."""
import json
import time
from typing import Any

from playwright.sync_api import BrowserContext, Page

from tests.browser.site import Host

PATIENCE = 60  # seconds; a start takes about two, on a busy machine ten

LEAVING = ("context was destroyed", "navigat", "of null")  # what evaluate says between two pages

RUN = """code => { delete document.documentElement.dataset.trial;
    document.body.append(Object.assign(document.createElement('script'), { type: 'py', textContent: code })); }"""


class Visit:
    """A page of the site with its faults: console errors and warnings, exceptions, failed or foreign requests."""

    def __init__(self, context: BrowserContext, host: Host) -> None:
        self.host = host
        self.context = context
        self.page: Page = context.new_page()
        self.faults: list[str] = []
        self.forgiven = False  # set by tests that break something themselves
        self.said: list[str] = []
        self.requested: list[str] = []
        self.page.on("console", lambda message: self._console(message.type, message.text))
        self.page.on("pageerror", lambda fault: self.faults.append(f"exception: {fault}"))
        self.page.on("request", lambda request: self.requested.append(request.url))
        self.page.on("requestfailed", lambda request: self._failed(request.url, request.failure or ""))
        self.page.on("response", lambda reply: reply.status >= 400 and self.faults.append(f"{reply.status}: {reply.url}"))

    def _console(self, kind: str, text: str) -> None:
        self.said.append(f"{kind}: {text}")
        if kind in {"error", "warning"}:
            self.faults.append(f"console {kind}: {text}")

    def _failed(self, url: str, why: str) -> None:
        if "ERR_ABORTED" not in why:  # the page was left while it asked
            self.faults.append(f"failed: {url} {why}")

    def open(self, path: str = "") -> "Visit":
        """Go to a page of the site and wait until the app says it is ready."""
        self.page.goto(self.host.url + path, wait_until="commit")
        return self.ready()

    def ready(self) -> "Visit":
        """Wait for the app's own mark."""
        self.until("document.documentElement.dataset.sarai === 'ready'")
        return self

    def until(self, script: str, seconds: float = PATIENCE) -> Any:
        """Wait until a JavaScript expression is truthy; navigation in between is no fault."""
        end = time.monotonic() + seconds
        while True:
            try:
                value = self.page.evaluate(script)
            except Exception as fault:
                if not any(part in str(fault) for part in LEAVING):
                    raise
                value = None
            if value:
                return value
            assert time.monotonic() < end, f"never true: {script}\n" + "\n".join(self.faults[-5:] + self.said[-5:])
            time.sleep(0.05)

    def calm(self) -> None:
        """Let the page show what is drawn and say what follows: by its own frames and clock, be it ever so slow."""
        self.page.evaluate("""new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() =>
            setTimeout(done, 200))))""")

    def kept(self) -> None:
        """Let the page keep what it has drawn, which it does 24 ms after the frame that shows it (static/js/news.js)."""
        self.page.evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50)))")

    def hands(self, expression: str, argument: Any = None) -> Any:
        """Evaluate an expression that may use `hands` (static/js/hands.js) and `it` (the argument)."""
        url = self.host.url + self.host.path_of("static/js/hands.js")
        script = f"async ([url, it]) => {{ const hands = await import(url); return await ({expression}); }}"
        return self.page.evaluate(script, [url, argument])

    def render(self, region: str, html: str) -> None:
        """Draw through the real sink."""
        self.hands("hands.renderMany(it)", json.dumps({region: html}))

    def python(self, code: str) -> str:
        """Run Python in the page's own interpreter; the code leaves its answer in `answer`."""
        body = "\n".join(f"    {line}" for line in code.splitlines())
        script = f"""
import js, traceback
async def trial():
{body}
    return answer
try:
    js.document.documentElement.dataset.trial = "=" + str(await trial())
except BaseException:
    js.document.documentElement.dataset.trial = "!" + traceback.format_exc()
"""
        self.page.evaluate(RUN, script)
        answer = self.until("document.documentElement.dataset.trial")
        assert answer[0] == "=", answer
        return answer[1:]

    def offline_ready(self) -> None:
        """Wait until the installed app says that every file is in the cache."""
        self.until_hands("hands.offlineReady()")

    def until_hands(self, expression: str, seconds: float = PATIENCE) -> Any:
        """Wait until an expression with `hands` is truthy."""
        end = time.monotonic() + seconds
        while not (value := self.hands(expression)):
            assert time.monotonic() < end, f"never true: {expression}\n" + "\n".join(self.faults[-5:])
            time.sleep(0.1)
        return value
