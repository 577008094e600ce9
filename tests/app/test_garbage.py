"""Unused objects are cleared away in the window's thread and in no other."""

import gc
import weakref
from collections.abc import Iterator
from threading import Thread, get_ident

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from saboteur_desktop.app.garbage import GarbageCollector, collect_what_is_due


@pytest.fixture
def collector(qtbot: QtBot) -> Iterator[GarbageCollector]:
    owner = QObject()
    was_on = gc.isenabled()
    collector = GarbageCollector(owner)
    yield collector
    collector.stop()
    if not was_on:
        gc.disable()


class Ring(QObject):
    """An object of Qt that keeps itself alive, and tells in which thread it was given up."""

    def __init__(self, ends: list[int]) -> None:
        super().__init__()
        self.itself = self
        self._end = weakref.finalize(self, lambda: ends.append(get_ident()))


def test_another_thread_destroys_no_object_of_the_window(collector: GarbageCollector, qtbot: QtBot) -> None:
    ends: list[int] = []
    kept: list[list[int]] = []
    Ring(ends)
    # So many containers that Python would collect several times.
    thread = Thread(target=lambda: kept.extend([number] for number in range(20_000)))
    thread.start()
    thread.join()
    assert ends == []
    qtbot.waitUntil(lambda: bool(ends))
    assert ends == [get_ident()]


def test_nothing_is_collected_before_it_is_due(monkeypatch: pytest.MonkeyPatch) -> None:
    collected: list[int] = []
    monkeypatch.setattr(gc, "collect", collected.append)
    for counts, wanted in (((10, 1, 1), []), ((701, 1, 1), [0]), ((701, 11, 1), [1]), ((701, 11, 11), [2])):
        collected.clear()
        monkeypatch.setattr(gc, "get_count", lambda counts=counts: counts)
        monkeypatch.setattr(gc, "get_threshold", lambda: (700, 10, 10))
        collect_what_is_due()
        assert collected == wanted
