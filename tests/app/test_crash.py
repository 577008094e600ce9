"""What nothing caught is logged and told in a sentence, and the program goes on."""

import logging
import sys
import threading
from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from saboteur_desktop.app.crash import LastResort


@pytest.fixture
def last_resort(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> Iterator[LastResort]:
    """Stands behind this process for one test."""
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    monkeypatch.setattr(threading, "excepthook", threading.excepthook)
    made = LastResort(qapp)
    made.install()
    yield made
    made.deleteLater()


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Every sentence that is shown; each is answered with "Go on"."""
    said: list[str] = []

    def answer(box: QMessageBox) -> int:
        said.append(box.text())
        box.defaultButton().click()
        return 0

    monkeypatch.setattr(QMessageBox, "exec", answer)
    return said


def fail() -> None:
    raise RuntimeError("the hand holds NESW")


def caught() -> None:
    """Hand an error to whoever stands behind this process."""
    try:
        fail()
    except RuntimeError:
        kind, error, trace = sys.exc_info()
        sys.excepthook(kind, error, trace)  # type: ignore[arg-type]


def test_an_error_is_told_without_its_trace(
    qtbot: QtBot, last_resort: LastResort, told: list[str], caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.ERROR):
        caught()
    qtbot.waitUntil(lambda: bool(told))
    assert told == ["Something went wrong. The match is saved up to the last finished turn."]
    assert caplog.records[0].exc_info is not None


def test_an_error_of_another_thread_is_told_in_the_windows_thread(
    qtbot: QtBot, last_resort: LastResort, told: list[str]
) -> None:
    thread = threading.Thread(target=fail)
    thread.start()
    thread.join()
    assert told == []
    qtbot.waitUntil(lambda: len(told) == 1)


def test_an_error_while_one_is_told_opens_no_second_dialog(
    qtbot: QtBot, last_resort: LastResort, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[QMessageBox] = []

    def answer(box: QMessageBox) -> int:
        shown.append(box)
        caught()
        QApplication.processEvents()
        box.defaultButton().click()
        return 0

    monkeypatch.setattr(QMessageBox, "exec", answer)
    caught()
    qtbot.waitUntil(lambda: bool(shown))
    QApplication.processEvents()
    assert len(shown) == 1
