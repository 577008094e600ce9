"""All puzzles: their files, their words, and what a table needs to show one."""

from functools import cached_property
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from saboteur_desktop.dealer.lesson import seats_at
from saboteur_desktop.games.saboteur.engine.moves import DropRocks, LayPath
from saboteur_desktop.games.saboteur.puzzles.puzzle import Puzzle, Verdict, read_puzzle
from saboteur_desktop.games.saboteur.ui.pointing import cards_of
from saboteur_desktop.games.saboteur.ui.puzzles.words import WORDS, PuzzleWords
from saboteur_desktop.games.saboteur.ui.spoken import spoken_cell
from saboteur_desktop.games.saboteur.ui.texts import card_name
from saboteur_desktop.kernel.game import Game, RoundRecord
from saboteur_desktop.kernel.match import Match
from saboteur_desktop.storage.seats import SeatPlan

translate = QCoreApplication.translate


class TablePuzzle:
    """A puzzle as its file tells it; the file is read when it is wanted for the first time."""

    def __init__(self, file: Path) -> None:
        """``file`` is named after a number, which is its place among the puzzles, and the name of the puzzle."""
        self._file = file
        self.name = file.stem.partition("-")[2]

    @cached_property
    def puzzle(self) -> Puzzle:
        """The position and what its moves are worth; raises Fault when the file makes no sense."""
        return read_puzzle(self._file)

    def words(self) -> PuzzleWords:
        """What it says in the language that is on."""
        return WORDS[self.name]()

    def about(self) -> str:
        """For whom it is and how hard, in one line."""
        text = self.puzzle.text
        return (_for_miners() if text.asks == "nearest" else _for_saboteurs())[text.stars - 1]

    def cost(self, verdict: Verdict) -> str:
        """What a wrong move costs, in one sentence."""
        if self.puzzle.text.asks == "farthest":
            if verdict.best is None:
                return translate(
                    "Puzzle",
                    "After that the gold miners need %n more card(s). You can keep them from the gold for good.",
                    "",
                    verdict.worth or 0,
                )
            return translate(
                "Puzzle", "That costs the gold miners %n card(s) less than the best move.", "", verdict.lost or 0
            )
        if verdict.lost is None:
            return translate("Puzzle", "After that the cards still to come bring you to the gold no more.")
        return translate("Puzzle", "That way the gold is %n card(s) farther off than it could be.", "", verdict.lost)

    def clue(self, number: int) -> str:
        """What the hint of that number tells, in one sentence: what to look for, the place, the card; from 1."""
        move = self.puzzle.best_moves[0]
        match number, move:
            case 2, LayPath(_, cell) | DropRocks(cell):
                return spoken_cell(cell)
            case 3, _:
                return ", ".join(map(card_name, cards_of(move)))
        return self.words().look

    def seats(self) -> tuple[SeatPlan, ...]:
        """Who sits at the table: the person has the first seat."""
        return seats_at(self.puzzle.text.record.seats)

    def match(self, game: Game) -> Match:
        """The match in the position of the puzzle."""
        record = self.puzzle.text.record
        setup = record.rounds[0].setup.model_dump(mode="json", exclude_unset=True)
        moves = tuple(move.model_dump(mode="json", exclude_unset=True) for move in record.rounds[0].moves)
        return Match.resumed(game, record.ruleset, len(record.seats), self.name, (RoundRecord(setup, moves),))


def puzzles_at(folder: Path) -> tuple[TablePuzzle, ...]:
    """Return every puzzle of a folder, in their order."""
    return tuple(map(TablePuzzle, sorted(folder.glob("*.json"))))


def _for_miners() -> tuple[str, ...]:
    return (
        translate("Puzzle", "For gold miners: easy"),
        translate("Puzzle", "For gold miners: tricky"),
        translate("Puzzle", "For gold miners: hard"),
    )


def _for_saboteurs() -> tuple[str, ...]:
    return (
        translate("Puzzle", "For saboteurs: easy"),
        translate("Puzzle", "For saboteurs: tricky"),
        translate("Puzzle", "For saboteurs: hard"),
    )
