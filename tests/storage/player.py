"""A child process that plays a match with random moves and keeps every one, until it is killed.

    python -m tests.storage.player LIBRARY SEED

It goes on with the running match of the library. After every save it prints how many moves the library has now.
"""

import random
import sys
from pathlib import Path

from saboteur_desktop.games.saboteur.engine.game import Saboteur
from saboteur_desktop.games.saboteur.engine.ruleset import Ruleset
from saboteur_desktop.kernel.match import Match
from saboteur_desktop.storage.kept_match import KeptMatch
from saboteur_desktop.storage.library import Library
from saboteur_desktop.storage.opening import open_library
from saboteur_desktop.storage.seats import SeatPlan


def count(match: Match) -> int:
    """Return how many moves were made in all rounds."""
    return sum(len(played.moves) for played in match.rounds)


def begin(library: Library, seed: str) -> KeptMatch:
    """Return the running match of the library, or a new one."""
    saved = library.latest_unfinished()
    if saved is not None:
        return library.resume(saved, Saboteur())
    seats = tuple(SeatPlan(name=name) for name in ("Aki", "Boris", "Chie", "Dan"))
    return library.keep(Match(Saboteur(), Ruleset(), len(seats), seed), seats)


def play(path: Path, seed: str) -> None:
    """Play until the match is over or the process is killed."""
    kept = begin(open_library(path).library, seed)
    match = kept.match
    pick = random.Random(f"{seed}:{count(match)}")
    assert kept.save() is None
    while match.outcome is None:
        sys.stdout.write(f"{count(match)}\n")
        sys.stdout.flush()
        if match.to_move is None:
            match.deal_next_round()
        else:
            match.submit(match.to_move, pick.choice(match.game.legal_moves(match.view(match.to_move))))
        assert kept.save() is None
    sys.stdout.write("over\n")
    sys.stdout.flush()


if __name__ == "__main__":
    play(Path(sys.argv[1]), sys.argv[2])
