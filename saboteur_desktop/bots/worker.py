"""The process in which computer players think.

It gets views and answers moves. A state cannot reach it, and however long a player thinks, the window goes on painting.
"""

import signal
from multiprocessing.connection import Connection
from traceback import extract_tb
from typing import Any, NamedTuple

from saboteur_desktop.bots.protocol import BUDGET, BotMaker
from saboteur_desktop.games import registry


class Question(NamedTuple):
    """A decision to make, with a number of the asker's choice."""

    request_id: int
    game_id: str
    level: str
    seed: str
    view: Any
    agreement: Any
    """What the people have agreed on with the player, a value of the game, or None."""


class Thought(NamedTuple):
    """A player's answer, good or not."""

    request_id: int
    move: Any


class Failed(NamedTuple):
    """A player raised an exception: its type and where, without its text, which might tell of hidden cards."""

    request_id: int
    where: str


class Ready(NamedTuple):
    """The process has loaded what it needs."""


def serve(pipe: Connection, make_bot: BotMaker) -> None:
    """Answer questions until the other end is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C at a terminal is for the window, which then closes the pipe
    try:
        registry.load_bots()
        pipe.send(Ready())
        while True:
            pipe.send(_answer(pipe.recv(), make_bot))
    except (EOFError, OSError):
        return


def _answer(question: Question, make_bot: BotMaker) -> Thought | Failed:
    try:
        bot = make_bot(question.game_id, question.level, question.seed, question.agreement)
        return Thought(question.request_id, bot.choose(question.view, BUDGET))
    except Exception as error:
        return Failed(question.request_id, place_of(error))


def place_of(error: Exception) -> str:
    """Return the type of an error and the lines of code it came through, and no value of any variable."""
    frames = extract_tb(error.__traceback__)[-4:]
    return " < ".join([type(error).__name__, *(f"{frame.name}:{frame.lineno}" for frame in reversed(frames))])
