"""The site as a test meets it: a plain static host that can be stopped, moved to another build, or made to lack a file."""
import threading
from http import HTTPStatus
from pathlib import Path

from tools import serve

UNDER = "/some/where/"  # never at the root: the site must work from any folder


class Host:
    """Serves one build below a sub-path of 127.0.0.1, without COOP/COEP or any other header."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.asked: list[str] = []  # every path that reached the host, below the sub-path
        self.sent: list[str] = []  # those whose content was sent: a 304 ("you have it") is none
        self.lacking: set[str] = set()  # paths answered with 404
        self.instead: dict[str, bytes] = {}  # paths answered with something else
        self._port = 0
        self.start()

    @property
    def url(self) -> str:
        """Return the address of the page."""
        return f"http://127.0.0.1:{self._port}{UNDER}"

    def start(self) -> None:
        """Answer again, at the same port."""
        host = self

        class Answer(serve.Site):
            under = UNDER

            def do_GET(self) -> None:
                path = self.path.split("?")[0].removeprefix(UNDER)
                host.asked.append(path)
                self.directory = str(host.folder)
                if path in host.lacking:
                    self.send_error(HTTPStatus.NOT_FOUND)
                elif path in host.instead:
                    self.send_response(HTTPStatus.OK)
                    self.send_header("Content-Type", self.guess_type(path))
                    self.end_headers()
                    self.wfile.write(host.instead[path])
                else:
                    super().do_GET()

            def send_response(self, code: int, message: str | None = None) -> None:
                if code == HTTPStatus.OK:
                    host.sent.append(self.path.split("?")[0].removeprefix(UNDER))
                super().send_response(code, message)

        self._server = serve.Host(("127.0.0.1", self._port), Answer)
        self._server.daemon_threads = True
        self._port = self._server.server_address[1]
        threading.Thread(target=self._server.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True).start()

    def stop(self) -> None:
        """Go away: every connection is refused from now on."""
        self._server.shutdown()
        self._server.server_close()

    def path_of(self, stem: str) -> str:
        """Find a built file by the name it has in the repo: "static/js/hands.js" -> "static/js/hands-0a….js"."""
        start, dot, end = stem.rpartition(".")
        found = list(self.folder.glob(f"{start}-??????????.{end}"))
        assert dot and len(found) == 1, (stem, found)
        return str(found[0].relative_to(self.folder))
