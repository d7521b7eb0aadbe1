"""The `seachest` command; `python -m game` is the same."""

import sys

from game.cli import main

if __name__ == "__main__":
    sys.exit(main())
