"""The log goes into a file where there can be one, and never stops the program."""

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from saboteur_desktop.app.logging_setup import start_logging


@pytest.fixture(autouse=True)
def _own_handlers() -> Iterator[None]:
    root = logging.getLogger()
    handlers, level = list(root.handlers), root.level
    for handler in handlers:
        root.removeHandler(handler)
    yield
    for handler in list(root.handlers):
        root.removeHandler(handler)
        handler.close()
    for handler in handlers:
        root.addHandler(handler)
    root.setLevel(level)
    logging.captureWarnings(capture=False)


def test_warnings_are_written_and_smaller_things_are_not(tmp_path: Path) -> None:
    file = tmp_path / "new" / "game.log"
    start_logging(file)
    logging.getLogger("saboteur_desktop.storage").warning("the disk is full")
    logging.getLogger("saboteur_desktop.storage").info("a move was kept")
    written = file.read_text("utf-8")
    assert "the disk is full" in written
    assert "a move was kept" not in written


def test_a_file_that_cannot_be_written_does_no_harm(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    blocked = tmp_path / "a file"
    blocked.write_text("in the way", encoding="utf-8")
    start_logging(blocked / "game.log")
    logging.getLogger("saboteur_desktop.storage").warning("the disk is full")
    assert "WARNING saboteur_desktop.storage: the disk is full" in capsys.readouterr().err


def test_a_day_without_trouble_leaves_no_file(tmp_path: Path) -> None:
    start_logging(tmp_path / "game.log")
    logging.getLogger("saboteur_desktop.storage").info("a move was kept")
    assert list(tmp_path.iterdir()) == []
