"""The process that speaks: an engine that hangs or falls takes nothing with it, and the window never waits for one."""

import logging
import signal
from contextlib import suppress
from typing import TYPE_CHECKING, NamedTuple

from saboteur_desktop.speech.engine import Engine, open_engine

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

log = logging.getLogger(__name__)


class Say(NamedTuple):
    """An order; None in its place orders silence."""

    text: str
    language: str


def serve(pipe: "Connection") -> None:
    """Tell which languages are spoken, then do as ordered until the other end is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C at a terminal is for the window, which then closes the pipe
    try:
        engine = open_engine()
        pipe.send(engine.languages)
        obey(engine, pipe)
    except Exception as error:  # no library, or an engine that went away: there is no voice
        log.debug("no speech: %s", error)


def obey(engine: Engine, pipe: "Connection") -> None:
    """Follow the latest order: what was ordered before it is out of date."""
    with suppress(EOFError, OSError):
        while True:
            order = pipe.recv()
            while pipe.poll():
                order = pipe.recv()
            if order is None:
                engine.stop()
            else:
                engine.say(*order)
    engine.stop()
