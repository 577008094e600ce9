"""Asks computer players for moves and always gets one, in time and legal."""

import logging
from collections.abc import Callable
from enum import StrEnum
from queue import SimpleQueue
from threading import Thread
from time import monotonic
from typing import Any, Final, NamedTuple

from saboteur_desktop.bots.process import WorkerProcess
from saboteur_desktop.bots.protocol import BUDGET, BotMaker
from saboteur_desktop.bots.worker import Failed, Question, Thought, place_of
from saboteur_desktop.games import registry
from saboteur_desktop.kernel.game import Game

_log = logging.getLogger(__name__)

DEADLINE: Final = 1.4
"""Seconds from asking until a stand-in moves, which takes some milliseconds more."""

_STAND_IN: Final = "careful"
"""The level that answers where another one failed."""


class Trouble(StrEnum):
    """Why a stand-in moved."""

    NOT_READY = "not_ready"
    TIMEOUT = "timeout"
    CRASH = "crash"
    ERROR = "error"
    ILLEGAL = "illegal"


_THOUGHT_IN_VAIN: Final = frozenset({Trouble.TIMEOUT, Trouble.ERROR, Trouble.ILLEGAL})
"""Troubles that the same player would have again with the same view."""


class Answer(NamedTuple):
    """A legal move for a question, and what was wrong when it is not the asked player's own."""

    request_id: int
    move: Any
    trouble: Trouble | None


class BotService:
    """One worker process and the thread that talks to it. Knows no Qt."""

    def __init__(
        self,
        on_answer: Callable[[Answer], None],
        make_bot: BotMaker = registry.bot,
        deadline: float = DEADLINE,
    ) -> None:
        """Start the process at once, so that it is loaded before the first turn.

        ``on_answer`` is called in the service's own thread, once for each question and in the order asked.
        ``make_bot`` must be a function that another process can find by its name.
        """
        self._on_answer = on_answer
        self._make_bot = make_bot
        self._deadline = deadline
        self._process: WorkerProcess | None = None
        self._asked: SimpleQueue[tuple[Question, float] | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name="bots", daemon=True)
        self._thread.start()

    def ask(self, request_id: int, game_id: str, level: str, view: Any, seed: str, agreement: Any = None) -> None:
        """Ask a player for its move; returns at once."""
        question = Question(request_id, game_id, level, seed, view, agreement)
        self._asked.put((question, monotonic() + self._deadline))

    def close(self) -> None:
        """Stop the process, after the questions asked so far."""
        self._asked.put(None)
        self._thread.join()

    def _run(self) -> None:
        self._start_process()
        while (asked := self._asked.get()) is not None:
            answer = self._answer(*asked)
            try:
                self._on_answer(answer)
            except Exception as error:
                _log.error("An answer was not taken: %s", place_of(error))
        self._end_process()

    def _answer(self, question: Question, until: float) -> Answer:
        game = registry.engine(question.game_id)
        move, trouble = self._think(game, question, until)
        if trouble is not None:
            _log.warning("A stand-in moves for a computer player (%s): %s", question.level, trouble)
            move = self._stand_in(game, question, trouble)
        return Answer(question.request_id, move, trouble)

    def _think(self, game: Game, question: Question, until: float) -> tuple[Any, Trouble | None]:
        """Return the player's move, or what was wrong with it."""
        try:
            process = self._process or WorkerProcess(self._make_bot)
            self._process = process
            if not process.is_ready(until):
                return None, Trouble.NOT_READY
            reply = process.think(question, until)
        except Exception as error:  # whatever comes out of a broken pipe, the table waits for a move
            _log.warning("The process of the computer players is lost: %s", place_of(error))
            self._renew_process()
            return None, Trouble.CRASH
        match reply:
            case Thought(_, move):
                return move, None if _is_legal(game, question.view, move) else Trouble.ILLEGAL
            case Failed(_, where):
                _log.warning("A computer player failed: %s", where)
                return None, Trouble.ERROR
        self._renew_process()
        return None, Trouble.TIMEOUT

    def _stand_in(self, game: Game, question: Question, trouble: Trouble) -> Any:
        """Return the careful player's move, or a plain legal one when it was that player who failed."""
        if question.level != _STAND_IN or trouble not in _THOUGHT_IN_VAIN:
            try:
                bot = self._make_bot(question.game_id, _STAND_IN, question.seed, question.agreement)
                move = bot.choose(question.view, BUDGET)
            except Exception as error:
                _log.warning("The stand-in failed: %s", place_of(error))
            else:
                if _is_legal(game, question.view, move):
                    return move
        return game.legal_moves(question.view)[-1]

    def _renew_process(self) -> None:
        self._end_process()
        self._start_process()

    def _start_process(self) -> None:
        try:
            self._process = WorkerProcess(self._make_bot)
        except OSError as error:
            _log.warning("The process of the computer players does not start: %s", place_of(error))

    def _end_process(self) -> None:
        if self._process is not None:
            self._process.end()
            self._process = None


def _is_legal(game: Game, view: Any, move: Any) -> bool:
    try:
        return game.check_move(view, move) is None
    except Exception:  # not a move at all
        return False
