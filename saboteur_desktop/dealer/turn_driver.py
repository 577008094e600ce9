"""A computer player's turn: it thinks while the table looks at it, and its move comes when both are over."""

from typing import TYPE_CHECKING, Any, Final, Protocol

from PySide6.QtCore import QObject, QTimer, Signal

from saboteur_desktop.storage.preferences import Pace

if TYPE_CHECKING:
    from saboteur_desktop.bots.service import Answer

SHOWN_FOR: Final[dict[Pace, int]] = {"half": 1600, "normal": 800, "double": 350, "at_once": 0}
"""Milliseconds a computer player is seen thinking at least."""


class Thinkers(Protocol):
    """Who can be asked for moves."""

    answered: Any

    def ask(self, game_id: str, level: str, view: Any, seed: str, agreement: Any) -> int: ...


class TurnDriver(QObject):
    """Asks for one move at a time and hands it out no sooner than its player has been seen."""

    decided = Signal(object)
    """The move that the computer player has decided on; ``moved`` follows."""
    moved = Signal(object)
    """The move of the computer player that was asked."""

    def __init__(self, thinkers: Thinkers, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._thinkers = thinkers
        self._request: int | None = None
        self._answer: Answer | None = None
        self._shown = QTimer(self)
        self._shown.setSingleShot(True)
        self._shown.timeout.connect(self._hand_out)
        thinkers.answered.connect(self._take_answer)

    @property
    def is_thinking(self) -> bool:
        """Whether a move is awaited."""
        return self._request is not None

    def ask(self, game_id: str, level: str, view: Any, seed: str, agreement: Any, shown_for: int) -> None:
        """Ask a player for its move, to be handed out after ``shown_for`` milliseconds at the soonest."""
        self._answer = None
        self._request = self._thinkers.ask(game_id, level, view, seed, agreement)
        self._shown.start(shown_for)

    def hurry(self) -> None:
        """Hand the move out as soon as it is there."""
        if self._shown.isActive():
            self._shown.start(0)

    def give_up(self) -> None:
        """Wait for nothing any more; an answer that still comes is dropped."""
        self._request = None
        self._answer = None
        self._shown.stop()

    def _take_answer(self, answer: "Answer") -> None:
        if answer.request_id == self._request:
            self._answer = answer
            self.decided.emit(answer.move)
            self._hand_out()

    def _hand_out(self) -> None:
        if self._answer is None or self._shown.isActive():
            return
        move = self._answer.move
        self.give_up()
        self.moved.emit(move)
