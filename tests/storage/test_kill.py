"""A power cut at any moment loses at most the move that was not confirmed yet."""

import random
import subprocess
import sys
from pathlib import Path

from saboteur_desktop.games.saboteur.engine.game import Saboteur
from saboteur_desktop.storage.opening import open_library
from tests.storage.player import count

ROOT = Path(__file__).resolve().parents[2]
KILLS = 200


def test_every_killed_match_resumes_where_it_was(tmp_path: Path) -> None:
    chance = random.Random("power cut")
    killed = 0
    for number in range(KILLS):
        # Matches last about 200 moves: a library sees several cuts before its match is over and a new one begins.
        path = tmp_path / f"library-{number % 8}.sqlite3"
        with subprocess.Popen(
            [sys.executable, "-m", "tests.storage.player", str(path), f"seed {number}"],
            cwd=ROOT,
            stdout=subprocess.PIPE,
            text=True,
        ) as child:
            assert child.stdout is not None
            said = [child.stdout.readline() for _ in range(chance.randrange(1, 25))]
            child.kill()
            said += child.stdout.read().splitlines()
        # The last line may be cut off in its middle.
        told = [line.strip() for line in said if line.endswith("\n") or line.isdigit() or line == "over"]
        if "over" in told:
            continue
        killed += 1
        opened = open_library(path)
        assert opened.trouble is None
        saved = opened.library.latest_unfinished()
        if saved is None:
            # The last move was kept, and the cut came before it was told that the match is over.
            assert opened.library.standings("saboteur")
            opened.library.close()
            continue
        resumed = opened.library.resume(saved, Saboteur())
        opened.library.close()
        assert count(resumed.match) >= int(told[-1]), "a move that was confirmed is lost"
        assert count(resumed.match) <= int(told[-1]) + 1, "a move that was never made is there"
        assert resumed.match.outcome is None
    assert killed >= KILLS * 0.9
