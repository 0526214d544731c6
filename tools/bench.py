"""The bench: everything measured side by side with a peer in one run, printed with ratios.

    python tools/bench.py [engine growth start steps paint memory]

Nothing here is a test: a busy machine changes the numbers, never their ratios by much.
"""
import sys
from importlib import import_module
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))
PARTS = ("engine", "growth", "start", "steps", "paint", "memory")


def main() -> None:
    """Print each part's rows as they come."""
    from tests.bench.rows import HEAD
    print(HEAD)
    for part in sys.argv[1:] or PARTS:
        for row in import_module(f"tests.bench.{part}").measure():
            print(row.text(), flush=True)


if __name__ == "__main__":
    main()
