"""What PyScript runs: start the app from its zip, and if that fails tell the page's watchdog, because PyScript would not."""
import traceback

from ui import host

try:
    from ui.main import start

    start()
except BaseException:
    host.failed(traceback.format_exc())
    raise
