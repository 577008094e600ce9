"""Every puzzle has one best move, and every move costs what the solver says."""

import json
from collections import Counter
from pathlib import Path

import pytest

from saboteur_desktop.games.saboteur.engine.catalog import deck
from saboteur_desktop.games.saboteur.engine.geometry import Cell, around
from saboteur_desktop.games.saboteur.engine.moves import DropRocks, LayPath, Move
from saboteur_desktop.games.saboteur.engine.notation.fault import Fault
from saboteur_desktop.games.saboteur.engine.notation.moves import written_move
from saboteur_desktop.games.saboteur.puzzles.puzzle import Puzzle, read_puzzle
from tests.games.saboteur.puzzles.positions import FILES, FOLDER, read

BEST: dict[str, tuple[Move, int | None]] = {
    "bend": (LayPath("SW", Cell(7, 0), True), 0),
    "island": (LayPath("ESW", Cell(4, 0), True), 0),
    "two-goals": (LayPath("NSW", Cell(8, 1)), 0),
    "curve": (LayPath("SW", Cell(6, 0)), 5),
    "dead-end": (LayPath("N|E|S|W", Cell(7, 1)), 3),
    "through-the-stone": (LayPath("EW", Cell(7, 0)), 1),
    "gap": (LayPath("ES", Cell(7, 0), True), 2),
    "tall-t": (LayPath("NSW", Cell(6, 0)), 3),
    "clear": (DropRocks(Cell(5, 2)), 3),
    "loop": (DropRocks(Cell(2, 0)), 5),
    "no-straights": (DropRocks(Cell(3, 0)), None),
    "wrong-stone": (LayPath("ESW", Cell(7, 0), True), 2),
    "ladder": (LayPath("NE+ladder", Cell(3, 1)), 1),
    "door": (DropRocks(Cell(6, 0)), 2),
    "double-curve": (LayPath("NW|ES", Cell(4, 0)), 9),
}
"""By puzzle the best move, and how many more cards the gold is away after it; None: out of reach."""

each_file = pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])


def test_there_are_fifteen_puzzles_in_order() -> None:
    assert [file.stem.partition("-")[2] for file in FILES] == [*BEST]
    assert [file.stem.partition("-")[0] for file in FILES] == [f"{number:02}" for number in range(1, 16)]


@each_file
def test_one_move_is_better_than_every_other(file: Path) -> None:
    puzzle = read_puzzle(file)
    move, worth = BEST[file.stem.partition("-")[2]]
    assert puzzle.best_moves == [move]
    assert puzzle.judge(move) == (worth, worth)
    assert puzzle.judge(move).right


@each_file
def test_trying_every_card_everywhere_finds_the_same_costs(file: Path) -> None:
    puzzle, position = read_puzzle(file), read(file)
    assert {move: position.worth(written_move(move)) for move in puzzle.worths} == puzzle.worths


@each_file
def test_a_position_holds_no_more_copies_of_a_card_than_there_are(file: Path) -> None:
    record = json.loads(file.read_text("utf-8"))["record"]
    setup = record["rounds"][0]["setup"]
    held = Counter([*setup["deck"], *(card for hand in setup["hands"] for card in hand)])
    held.update(lying["card"] for lying in setup["table"])
    assert held <= Counter(deck("official27", expansion="ruleset" in record))


@each_file
def test_every_card_matches_its_neighbours(file: Path) -> None:
    board = read_puzzle(file).view.table.board
    for cell in board.laid_cells():
        for beside, bit, back in around(cell):
            if beside in board.cards and beside not in board.rules.goals:
                openings = board.cards[cell].face.openings, board.cards[beside].face.openings
                assert bool(openings[0] & bit) == bool(openings[1] & back), (cell, beside)


def test_a_wrong_move_tells_what_it_costs() -> None:
    tall_t = read_puzzle(FOLDER / "08-tall-t.json")
    # The lower cell gains nothing to the east: two more curves are needed.
    assert tall_t.judge(LayPath("NSW", Cell(5, 1), True)).lost == 2
    no_straights = read_puzzle(FOLDER / "11-no-straights.json")
    assert no_straights.judge(DropRocks(Cell(6, 1))).lost is None


def test_the_way_up_of_a_card_that_looks_the_same_makes_no_difference() -> None:
    puzzle = read_puzzle(FOLDER / "06-through-the-stone.json")
    assert puzzle.judge(LayPath("EW", Cell(7, 0), True)).right


def test_a_file_that_does_not_hold_is_refused(tmp_path: Path) -> None:
    text = json.loads((FOLDER / "01-bend.json").read_text("utf-8"))
    for fault, path in (({"stars": 4}, "stars"), ({"asks": "best"}, "asks"), ({"answer": []}, "answer")):
        file = tmp_path / "puzzle.json"
        file.write_text(json.dumps(text | fault), "utf-8")
        with pytest.raises(Fault) as raised:
            read_puzzle(file)
        assert raised.value.path == path


def test_a_record_with_an_illegal_move_is_no_puzzle(tmp_path: Path) -> None:
    text = json.loads((FOLDER / "01-bend.json").read_text("utf-8"))
    text["record"]["rounds"][0]["moves"][1]["cards"] = ["rockfall"]
    file = tmp_path / "puzzle.json"
    file.write_text(json.dumps(text), "utf-8")
    with pytest.raises(Fault) as raised:
        read_puzzle(file)
    assert raised.value.path == "record.rounds.0.moves.1"


def test_after_the_best_move_of_a_miner_nothing_is_lost() -> None:
    puzzle: Puzzle = read_puzzle(FOLDER / "01-bend.json")
    assert puzzle.judge(puzzle.best_moves[0]).lost == 0
