"""When an expansion is in play: when its option says so, except in Partner Mode, which sets its two up itself (CX-76)."""
from collections.abc import Callable

from engine.kernel import Options


def chosen(name: str) -> Callable[[Options, int], bool]:
    """Whether the options want the expansion of this name."""
    def wanted(options: Options, seats: int) -> bool:
        return bool(options.get(name)) and not options.get("partner")
    return wanted
