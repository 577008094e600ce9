"""The program on the virtual screen, and the pipe on which it is asked where things are."""

import json
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

from tests.house.tree import ROOT
from tests.window.hand import Spot
from tests.window.patience import until


class Program:
    """A running program. Everything is done to it from outside."""

    def __init__(self, process: subprocess.Popen[str], answers: IO[str], questions: IO[str]) -> None:
        self.process = process
        self._answers, self._questions = answers, questions

    def ask(self, question: str) -> Any:
        """Ask the program and return its answer."""
        self._questions.write(question + "\n")
        self._questions.flush()
        answer = self._answers.readline()
        assert answer, f"the program has ended: {self.process.wait(10)}"
        return json.loads(answer)

    def look(self) -> dict[str, Any]:
        """What is on the screen."""
        return dict(self.ask("look"))

    def until(self, what: str, **wanted: object) -> dict[str, Any]:
        """Look until everything that is wanted is so; returns what is seen then."""

        def reached() -> dict[str, Any] | None:
            seen = self.look()
            return seen if all(seen.get(name) == value for name, value in wanted.items()) else None

        try:
            return until(reached, what)
        except AssertionError as error:
            raise AssertionError(f"{error}; seen: {self.look()}") from None

    def until_moved(self, moves: int) -> None:
        """Wait until more moves than that have been made; computer players may have made some already."""
        until(lambda: self.look()["moves"] > moves, "the move is made")

    def until_asked_or_pending(self) -> None:
        """Wait until a dropped card waits to be confirmed, or the table asks what it means."""
        until(lambda: self.look()["asking"] or self.look()["pending"], "something is made of the card")

    def until_calm(self) -> None:
        """Wait until everything is painted that is painted in idle time."""
        until(lambda: self.ask("calm"), "nothing changes on the screen")

    def place(self, name: str) -> Spot:
        """Where a thing is, as soon as it can be seen."""

        def seen() -> list[int] | None:
            found: list[int] | None = self.look()["places"].get(name)
            return found

        try:
            return Spot(*until(seen, name))
        except AssertionError as error:
            raise AssertionError(f"{error}; seen: {self.look()}") from None


@contextmanager
def program(library: Path, seed: str, environment: Mapping[str, str], noise: Path) -> Iterator[Program]:
    """Open the program; what it says on standard error goes to a file."""
    with noise.open("w") as errors:
        process = subprocess.Popen(
            [sys.executable, "-m", "tests.window.host", str(library), seed],
            cwd=ROOT,
            env=dict(environment),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
        )
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        yield Program(process, process.stdout, process.stdin)
    finally:
        process.stdin.close()
        process.stdout.close()
        if process.poll() is None:
            process.kill()
        process.wait(10)
