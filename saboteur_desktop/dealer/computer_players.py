"""The computer players' service as a Qt object: its answers arrive in the window's thread."""

from functools import cached_property
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

if TYPE_CHECKING:
    from saboteur_desktop.bots.service import Answer, BotService


class ComputerPlayers(QObject):
    """Asks for moves and signals the answers. One lives as long as the program."""

    answered = Signal(object)
    """A bots.service.Answer."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._asked = 0

    @cached_property
    def _service(self) -> "BotService":
        # Imported here: the window need not wait for what starts processes.
        from saboteur_desktop.bots.service import BotService

        return BotService(self._pass_on)

    def prepare(self) -> None:
        """Let the service's process load, so that the first answer does not wait for it."""
        _ = self._service

    def ask(self, game_id: str, level: str, view: Any, seed: str, agreement: Any) -> int:
        """Ask a player for its move; returns the number of the request that the answer will carry.

        ``agreement`` is what the people have agreed on with it, a value of its game, or None.
        """
        self._asked += 1
        self._service.ask(self._asked, game_id, level, view, seed, agreement)
        return self._asked

    def close(self) -> None:
        """End the service's process, if there is one."""
        if "_service" in self.__dict__:
            self._service.close()

    def _pass_on(self, answer: "Answer") -> None:
        # Called in the service's thread: a signal to objects of the window's thread is queued there.
        self.answered.emit(answer)
