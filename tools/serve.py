"""Serves the built site on this machine: `python tools/serve.py [dist] [--port 8000] [--under /sarai/]`.

A plain static host, as the site will meet on the web: no COOP/COEP, no rewriting. Only the MIME types matter, because
Pyodide streams its wasm and takes no other type than application/wasm, and modules must be JavaScript.
"""
import argparse
import functools
import sys
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

TYPES = {
    ".mjs": "text/javascript", ".js": "text/javascript", ".wasm": "application/wasm", ".whl": "application/zip",
    ".webmanifest": "application/manifest+json", ".py": "text/x-python", ".toml": "application/toml",
    ".woff2": "font/woff2",
}


class Site(SimpleHTTPRequestHandler):
    """Files of one folder, below an optional sub-path."""

    extensions_map = {**SimpleHTTPRequestHandler.extensions_map, **TYPES}
    under = "/"

    def translate_path(self, path: str) -> str:
        """Find the file for an address; outside the sub-path there is none."""
        if not path.startswith(self.under):
            return str(Path(self.directory) / "no such file")
        return super().translate_path("/" + path.removeprefix(self.under))

    def log_message(self, *words: object) -> None:
        """Say nothing about each request."""


class Host(ThreadingHTTPServer):
    """A server that lets a browser knock fifty times at once, as it does when it installs the app; the usual 5 refuse some."""

    request_queue_size = 128


def server(folder: Path, port: int = 0, under: str = "/") -> Host:
    """Bind a server to localhost; port 0, or one that is taken, gives any free port."""
    kind = type("Site", (Site,), {"under": under})
    answer = functools.partial(kind, directory=str(folder))
    try:
        return Host(("127.0.0.1", port), answer)
    except OSError:
        return Host(("127.0.0.1", 0), answer)


def main() -> None:
    """Serve until Ctrl-C."""
    words = argparse.ArgumentParser(description="Serve the built site on this machine.")
    words.add_argument("folder", nargs="?", default="dist", type=Path)
    words.add_argument("--port", type=int, default=8000)
    words.add_argument("--under", default="/", help="the sub-path, with a slash at both ends")
    wish = words.parse_args()
    if not (wish.folder / "index.html").exists():
        sys.exit(f"There is no site in {wish.folder}: run `make site` first.")
    with server(wish.folder, wish.port, wish.under) as site:
        print(f"Sarai is at http://localhost:{site.server_address[1]}{wish.under} (Ctrl-C ends)", flush=True)
        try:
            site.serve_forever()
        except KeyboardInterrupt:
            print()


if __name__ == "__main__":
    main()
