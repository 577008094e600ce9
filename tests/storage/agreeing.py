"""A child process that begins a match of the Haunted House, agrees on something and waits to be killed.

python -m tests.storage.agreeing LIBRARY
"""

import sys
from pathlib import Path

from saboteur_desktop.games import registry
from saboteur_desktop.kernel.match import Match
from saboteur_desktop.storage.opening import open_library
from tests.storage.matches import SEATS

AGREEMENT = {"takes": {"A": 2, "L": 0}}


def agree(path: Path) -> None:
    """Keep the match, then what was agreed on, and say so."""
    game = registry.engine("haunted-house")
    kept = open_library(path).library.keep(Match(game, game.read_ruleset({}), len(SEATS), "agreeing"), SEATS)
    assert kept.save() is None
    kept.agreement = AGREEMENT
    assert kept.save() is None
    sys.stdout.write("agreed\n")
    sys.stdout.flush()
    sys.stdin.read()


if __name__ == "__main__":
    agree(Path(sys.argv[1]))
