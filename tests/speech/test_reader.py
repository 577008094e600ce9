"""The process that speaks, as the window has it."""

from multiprocessing import Pipe
from queue import SimpleQueue

from saboteur_desktop.speech.reader import Reader
from tests.speech.doubles import Echo, fall

PATIENCE_S = 60


def test_what_is_said_is_read_in_a_process_that_falls_silent_at_the_end() -> None:
    heard, told = Pipe()
    known: SimpleQueue[frozenset[str]] = SimpleQueue()
    reader = Reader(Echo(told))
    reader.begin(known.put)
    assert known.get(timeout=PATIENCE_S) == {"en", "ru"}
    reader.say("Привет", "ru")
    assert heard.poll(PATIENCE_S)
    assert heard.recv() == "ru: Привет"
    reader.stop()
    assert heard.poll(PATIENCE_S)
    assert heard.recv() == "silence"
    reader.close()
    assert heard.poll(PATIENCE_S)
    assert heard.recv() == "silence"


def test_a_process_that_falls_leaves_no_language() -> None:
    known: SimpleQueue[frozenset[str]] = SimpleQueue()
    reader = Reader(fall)
    reader.begin(known.put)
    assert known.get(timeout=PATIENCE_S) == frozenset()
    reader.say("Nobody hears that.", "en")
    reader.close()
    assert known.empty()


def test_who_has_not_begun_says_nothing() -> None:
    reader = Reader(fall)
    reader.say("Nobody hears that.", "en")
    reader.stop()
    reader.end()
    reader.close()
    known: SimpleQueue[frozenset[str]] = SimpleQueue()
    reader.begin(known.put)
    reader.end()
    reader.close()
    assert known.empty()
