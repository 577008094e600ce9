"""The voice that is heard: a process that speaks, and a thread that waits for it."""

from collections.abc import Callable
from queue import SimpleQueue
from threading import Event, Thread
from time import monotonic
from typing import TYPE_CHECKING, Any, Final

from saboteur_desktop.speech.voice import Known
from saboteur_desktop.speech.worker import Say, serve

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

_START_LIMIT_S: Final = 15.0
"""So long the engines of the machine may take to list their voices."""
_POLL_S: Final = 0.05
_ENDING_S: Final = 1.0


class Reader:
    """Reads aloud from `begin` to `end`; in between nothing of it is there."""

    def __init__(self, serve: Callable[[Any], None] = serve) -> None:
        """``serve`` must be a function that another process can find by its name."""
        self._serve = serve
        self._session: _Session | None = None

    def begin(self, known: Known) -> None:
        self.end()
        self._session = _Session(self._serve, known)

    def say(self, text: str, language: str) -> None:
        if self._session is not None:
            self._session.order(Say(text, language))

    def stop(self) -> None:
        if self._session is not None:
            self._session.order(None)

    def end(self) -> None:
        if self._session is not None:
            self._session.end()

    def close(self) -> None:
        self.end()
        if self._session is not None:
            self._session.wait()


class _Session:
    def __init__(self, serve: Callable[[Any], None], known: Known) -> None:
        self._serve, self._known = serve, known
        self._orders: SimpleQueue[Say | None] = SimpleQueue()
        self._ended = Event()
        # A daemon: an engine that never answers must not keep the program from ending.
        self._thread = Thread(target=self._run, name="speech", daemon=True)
        self._thread.start()

    def order(self, order: Say | None) -> None:
        self._orders.put(order)

    def end(self) -> None:
        self._ended.set()
        self._orders.put(None)

    def wait(self) -> None:
        self._thread.join(_ENDING_S)

    # -- the thread

    def _run(self) -> None:
        # Imported here: the window need not wait for what starts processes.
        from multiprocessing import get_context

        context = get_context("spawn")
        pipe, theirs = context.Pipe()
        process = context.Process(target=self._serve, args=(theirs,), name="speech", daemon=True)
        process.start()
        theirs.close()
        try:
            self._converse(pipe)
        except (EOFError, OSError):  # the process fell
            self._tell(frozenset())
        finally:
            # The process falls silent and ends by itself when it finds this end closed.
            pipe.close()
            process.join(_ENDING_S)
            process.kill()
            process.join()
            process.close()

    def _converse(self, pipe: "Connection") -> None:
        limit = monotonic() + _START_LIMIT_S
        while not pipe.poll(_POLL_S):
            if self._ended.is_set():
                return
            if monotonic() > limit:
                raise OSError
        self._tell(pipe.recv())
        while not self._ended.is_set():
            pipe.send(self._orders.get())

    def _tell(self, languages: frozenset[str]) -> None:
        if not self._ended.is_set():
            self._known(languages)
