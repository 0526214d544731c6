"""Firefox and WebKit, driven by what they bring along: Marionette's JSON over a socket, and WebDriver over HTTP.

Debian has no geckodriver, and neither protocol is worth a package: the few commands needed are the same in both.
"""
import json
import os
import shutil
import socket
import subprocess
import time
import urllib.request
from pathlib import Path
from typing import Any
from urllib.error import HTTPError

MINIBROWSER = sorted(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"))
START = 30  # seconds a browser may take until it listens


class Driver:
    """A browser with one window: scripts and presses."""

    name = ""

    def command(self, name: str, way: str, body: dict[str, Any]) -> Any:
        """Send a WebDriver command by its name (Marionette) or its way (HTTP)."""
        raise NotImplementedError

    def close(self) -> None:
        """End it."""
        raise NotImplementedError

    def go(self, url: str) -> None:
        """Load a page."""
        self.command("Navigate", "POST /url", {"url": url})

    def reload(self) -> None:
        """Load the page anew."""
        self.command("Refresh", "POST /refresh", {})

    def run(self, script: str, *words: Any) -> Any:
        """Run the body of a function in the page; JSON in and out."""
        return self.command("ExecuteScript", "POST /execute/sync", {"script": script, "args": words})

    def size(self, width: int, height: int) -> None:
        """Make the window so large; a browser may have a smallest width."""
        self.command("SetWindowRect", "POST /window/rect", {"x": 0, "y": 0, "width": width, "height": height})

    def press(self, x: float, y: float) -> None:
        """Move the mouse there and click."""
        steps = [{"type": "pointerMove", "x": round(x), "y": round(y)}, {"type": "pointerDown", "button": 0},
                 {"type": "pointerUp", "button": 0}]
        self.command("PerformActions", "POST /actions", {"actions": [{"type": "pointer", "id": "mouse", "actions": steps}]})


class Firefox(Driver):
    """Firefox by Marionette: each message is its length, a colon, and [0, number, name, body]."""

    name = "Firefox"

    def __init__(self, folder: Path) -> None:
        (folder / "user.js").write_text('user_pref("marionette.port", 0);\n')
        program = shutil.which("firefox-esr") or shutil.which("firefox") or ""
        self.browser = subprocess.Popen(
            [program, "--headless", "--marionette", "--no-remote", "--profile", str(folder)],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        port = waited(lambda: (folder / "MarionetteActivePort").read_text())
        self.line = socket.create_connection(("127.0.0.1", int(port)))
        self.number = 0
        self._heard()
        self.command("NewSession", "", {})

    def _heard(self) -> Any:
        size = b""
        while not size.endswith(b":"):
            size += self.line.recv(1)
        text = b""
        while len(text) < int(size[:-1]):
            text += self.line.recv(int(size[:-1]) - len(text))
        return json.loads(text)

    def _said(self, name: str, body: dict[str, Any]) -> Any:
        self.number += 1
        text = json.dumps([0, self.number, name, body]).encode()
        self.line.sendall(b"%d:%s" % (len(text), text))
        _, _, fault, answer = self._heard()
        if fault:
            raise RuntimeError(f"{name}: {fault['message']}")
        return answer["value"] if isinstance(answer, dict) and set(answer) == {"value"} else answer

    def command(self, name: str, way: str, body: dict[str, Any]) -> Any:
        """Send it by its name."""
        return self._said(f"WebDriver:{name}", body)

    def close(self) -> None:
        """End it."""
        self.line.close()
        self.browser.terminate()
        self.browser.wait()


class WebKit(Driver):
    """WebKitGTK's little browser by its driver; without a screen it gets one from Xvfb."""

    name = "WebKit"

    def __init__(self, folder: Path) -> None:
        self.screen, display = None, os.environ.get("DISPLAY", "")
        if not display:
            self.screen = subprocess.Popen(["Xvfb", "-displayfd", "1", "-screen", "0", "1400x1000x24"], stdout=subprocess.PIPE,
                                           stderr=subprocess.DEVNULL, text=True)
            display = f":{self.screen.stdout.readline().strip()}"
        # Its sandbox does not start for root.
        home = {"HOME": str(folder), "DISPLAY": display, "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1"}
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        self.driver = subprocess.Popen(["WebKitWebDriver", f"--port={port}"], env=os.environ | home, stdout=subprocess.DEVNULL,
                                       stderr=subprocess.DEVNULL)
        self.url = f"http://127.0.0.1:{port}/session"
        options = {"binary": str(MINIBROWSER[-1]), "args": ["--automation"]}
        wish = {"capabilities": {"alwaysMatch": {"webkitgtk:browserOptions": options}}}
        waited(lambda: socket.create_connection(("127.0.0.1", port)).close() or "there")
        self.url += "/" + self.command("", "POST ", wish)["sessionId"]

    def command(self, name: str, way: str, body: dict[str, Any]) -> Any:
        """Send it by its way."""
        method, path = way.split(" ")
        text = json.dumps(body).encode() if method == "POST" else None
        try:
            with urllib.request.urlopen(urllib.request.Request(self.url + path, text, method=method), timeout=120) as answer:
                return json.load(answer)["value"]
        except HTTPError as fault:
            raise RuntimeError(f"{way}: {json.load(fault)['value']['message']}") from None

    def close(self) -> None:
        """End it, and the screen."""
        self.command("", "DELETE ", {})
        for program in (self.driver, self.screen):
            if program:
                program.terminate()
                program.wait()


def installed() -> list[type[Driver]]:
    """Find the browsers that are here."""
    firefox = shutil.which("firefox-esr") or shutil.which("firefox")
    webkit = shutil.which("WebKitWebDriver") and MINIBROWSER and ("DISPLAY" in os.environ or shutil.which("Xvfb"))
    return [kind for kind, there in ((Firefox, firefox), (WebKit, webkit)) if there]


def waited(work: Any) -> str:
    """Try until there is an answer."""
    end = time.monotonic() + START
    while True:
        try:
            if answer := work():
                return str(answer)
        except OSError:
            pass
        if time.monotonic() > end:
            raise RuntimeError("the browser does not start")
        time.sleep(.1)
