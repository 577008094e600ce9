"""A record file that is opened with the program: its match is there, or a sentence says why not."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from saboteur_desktop.games import registry
from saboteur_desktop.kernel.match import Match
from saboteur_desktop.storage.opening import passing_library
from saboteur_desktop.storage.records import record_of
from tests.ui.house import House, plans
from tests.ui.seen import words


def record(match: Match, kinds: str = "hbb") -> dict[str, Any]:
    """The record of a match, as another family would send it."""
    library = passing_library()
    kept = library.keep(match, plans(kinds))
    assert kept.save() is None
    assert kept.number is not None
    written = record_of(library.read(kept.number))
    library.close()
    return written


def written(folder: Path, text: object) -> Path:
    file = folder / "Вечер у бабушки 金鉱.saboteur-record"
    file.write_text(json.dumps(text), encoding="utf-8")
    return file


def after(moves: int, game_id: str = "saboteur") -> Match:
    game = registry.engine(game_id)
    match = Match(game, game.read_ruleset({}), 3, "sent")
    for _ in range(moves):
        seat = match.to_move
        assert seat is not None
        match.submit(seat, game.legal_moves(match.view(seat))[0])
    return match


def test_the_match_of_a_record_is_played_on_and_waits_at_the_next_start(house: House, tmp_path: Path) -> None:
    match = after(5)
    house.window.open_record(written(tmp_path, record(match)))
    assert house.window.table is not None
    assert house.window.table.kept.match.view(None) == match.view(None)
    house.window.go_home()
    assert house.window.home.go_on.isVisible()
    assert house.opened.library.unfinished_games() == ("saboteur",)


def test_a_match_that_has_come_to_its_end_is_looked_at(house: House, tmp_path: Path) -> None:
    match = after(3)
    while match.outcome is None:
        seat = match.to_move
        if seat is None:
            match.deal_next_round()
        else:
            match.submit(seat, match.game.legal_moves(match.view(seat))[-1])
    house.window.open_record(written(tmp_path, record(match)))
    assert house.window.table is not None
    assert house.window.table.kept.match.outcome == match.outcome
    assert house.opened.library.unfinished_games() == ()


def test_a_record_that_is_opened_twice_is_one_match(house: House, tmp_path: Path) -> None:
    file = written(tmp_path, record(after(4)))
    for _ in range(2):
        house.window.open_record(file)
        assert house.window.table is not None
        assert house.window.table.kept.number == 1


def test_the_other_game_has_records_too(house: House, tmp_path: Path) -> None:
    match = after(1, "haunted-house")
    house.window.open_record(written(tmp_path, record(match)))
    assert house.window.table is not None
    assert house.window.table.kept.match.game.id == "haunted-house"


def tampered() -> dict[str, Any]:
    text = record(after(5))
    text["rounds"][0]["moves"][2]["seat"] = 0
    return text


@pytest.mark.parametrize(
    ("make", "reason"),
    [
        (lambda folder: folder, "could not be read"),
        (lambda folder: folder / "nowhere.saboteur-record", "could not be read"),
        (lambda folder: written(folder, [1, 2]), "is no record of a match"),
        (lambda folder: written(folder, record(after(2)) | {"version": 2}), "is no record of a match"),
        (lambda folder: written(folder, record(after(2)) | {"game": "chess"}), "is no record of a match"),
        (lambda folder: written(folder, record(after(2)) | {"ruleset": {"preset": "new"}}), "is no record of a match"),
        (lambda folder: written(folder, record(after(2)) | {"rounds": []}), "is no record of a match"),
        (lambda folder: written(folder, tampered()), "break the rules"),
    ],
)
def test_a_file_that_shows_no_match_is_told_of_in_a_sentence(
    house: House, tmp_path: Path, make: Callable[[Path], Path], reason: str
) -> None:
    file = make(tmp_path)
    house.window.open_record(file)
    assert house.window.table is None
    assert house.window.text.isVisible()
    said = words(house.window.text)
    assert any(file.name in text for text in said)
    assert any(reason in text for text in said)
    assert house.opened.library.unfinished_games() == ()


def test_bytes_that_are_no_text_are_no_record(house: House, tmp_path: Path) -> None:
    file = tmp_path / "broken.saboteur-record"
    file.write_bytes(b"\xff\xfe\x00{")
    house.window.open_record(file)
    assert any("is no record of a match" in text for text in words(house.window.text))
