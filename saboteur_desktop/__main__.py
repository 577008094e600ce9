"""The way in, for `saboteur-desktop` and for `python -m saboteur_desktop`."""

import sys

from saboteur_desktop.app.main import run


def main() -> int:
    """Run the program with the arguments of the command line; returns its exit status."""
    return run(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
