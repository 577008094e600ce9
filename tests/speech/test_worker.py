"""What the process that speaks does with its orders."""

import signal
import sys
from collections.abc import Iterator
from multiprocessing import Pipe
from threading import Thread

import pytest

from saboteur_desktop.speech.worker import Say, obey, serve
from tests.speech.doubles import FakeEngine

PATIENCE_S = 20


@pytest.fixture(autouse=True)
def _interrupt() -> Iterator[None]:
    before = signal.getsignal(signal.SIGINT)
    yield
    signal.signal(signal.SIGINT, before)


def test_only_the_latest_order_is_followed_and_the_end_is_silent() -> None:
    ours, theirs = Pipe()
    heard, told = Pipe()
    for order in (Say("one", "en"), Say("two", "en"), None, Say("three", "ru")):
        ours.send(order)
    following = Thread(target=obey, args=(FakeEngine(told), theirs))
    following.start()
    assert heard.poll(PATIENCE_S)
    assert heard.recv() == "ru: three"
    ours.close()
    following.join(PATIENCE_S)
    assert heard.recv() == "silence"
    assert not heard.poll()


def test_without_the_library_the_other_end_is_told_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "prism", None)
    ours, theirs = Pipe()
    serve(theirs)
    theirs.close()
    with pytest.raises(EOFError):
        ours.recv()
