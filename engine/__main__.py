"""`python -m engine`: the engine at the command line, for rules experts and scripts."""
import sys

from engine.cli import main

if __name__ == "__main__":  # the build imports every module once
    sys.exit(main(sys.argv[1:]))
