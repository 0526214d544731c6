"""What PyScript runs: start the app from its zip; if that fails, tell the page's watchdog, since PyScript would not."""
import traceback

from ui import host

try:
    from ui.main import start

    start()
except BaseException:
    host.failed(traceback.format_exc())
    raise
