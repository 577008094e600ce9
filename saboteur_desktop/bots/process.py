"""The running worker process as the service sees it."""

from multiprocessing import get_context
from time import monotonic
from typing import Final

from saboteur_desktop.bots.protocol import BotMaker
from saboteur_desktop.bots.worker import Failed, Question, Ready, Thought, serve

_START_LIMIT: Final = 30.0
"""Seconds that loading may take before the process counts as lost."""


class WorkerProcess:
    """One process and the pipe to it. What goes wrong with either is raised as it comes."""

    def __init__(self, make_bot: BotMaker) -> None:
        """Start the process; it loads while the caller goes on."""
        context = get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=serve, args=(theirs, make_bot), name="bots", daemon=True)
        self._process.start()
        theirs.close()
        self._ready = False
        self._started = monotonic()

    def is_ready(self, until: float) -> bool:
        """Wait until the process has loaded or that time has come; raises TimeoutError when it never seems to."""
        if not self._ready and self._pipe.poll(max(0.0, until - monotonic())):
            self._ready = isinstance(self._pipe.recv(), Ready)
        if not self._ready and monotonic() - self._started > _START_LIMIT:
            raise TimeoutError
        return self._ready

    def think(self, question: Question, until: float) -> Thought | Failed | None:
        """Return what the player answers, or None when the time is up; the process is then still busy with it."""
        self._pipe.send(question)
        while self._pipe.poll(max(0.0, until - monotonic())):
            reply = self._pipe.recv()
            if isinstance(reply, Thought | Failed) and reply.request_id == question.request_id:
                return reply
        return None

    def end(self) -> None:
        """Stop the process, whatever it is doing."""
        self._pipe.close()
        self._process.kill()
        self._process.join()
        self._process.close()
