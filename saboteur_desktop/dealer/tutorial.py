"""A lesson at the table: step after step waits for what a person does, and a script plays the others."""

from collections.abc import Sequence
from typing import Any, Literal, Protocol

from PySide6.QtCore import QObject, QTimer, Signal

from saboteur_desktop.bots.service import Answer
from saboteur_desktop.dealer.dealer import Dealer


class Step(Protocol):
    """What is waited for."""

    @property
    def asks(self) -> Literal["move", "reading", "curtain", "role"]:
        """What ends the step."""

    @property
    def right(self) -> Sequence[Any]:
        """The moves that end a step which asks for one."""


class Script(QObject):
    """Thinkers that know all their moves beforehand; after the last one they answer no more."""

    answered = Signal(object)

    def __init__(self, moves: Sequence[Any], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._moves = list(moves)
        self._asked = 0

    @property
    def over(self) -> bool:
        """Whether there is no move left."""
        return not self._moves

    def ask(self, game_id: str, level: str, view: Any, seed: str, agreement: Any) -> int:
        """Answer soon with the next move."""
        self._asked += 1
        if self._moves:
            answer = Answer(self._asked, self._moves.pop(0), None)
            QTimer.singleShot(0, self, lambda: self.answered.emit(answer))
        return self._asked


class Tutorial(QObject):
    """Leads through steps: it listens to a dealer, and lets it take no move but a right one.

    A refused move comes back from the dealer as ``rejected``, with the step that asks for another one.
    """

    begun = Signal(object)
    """This step waits for the person."""
    passed = Signal(int)
    """So many steps are behind the person."""
    others_play = Signal()
    """The computer players have the turn."""
    ended = Signal()
    """Nothing is left to be learned here; the dealer takes no more moves."""

    def __init__(self, dealer: Dealer, script: Script, steps: Sequence[Step], at: int = 0) -> None:
        """Begin with the step ``at``, when the dealer starts."""
        super().__init__(dealer)
        self._dealer, self._script = dealer, script
        self._steps, self._at = tuple(steps), at
        self._over = False
        dealer.objection = self._object
        dealer.keeps_moves = True
        dealer.reminds_of_roles = any(step.asks == "role" for step in steps)
        dealer.turn_started.connect(self._start_turn)
        dealer.moved.connect(self._note_move)
        dealer.curtain_wanted.connect(self._rest)
        dealer.role_wanted.connect(self._rest)
        dealer.eyes_changed.connect(self._change_eyes)
        dealer.thinking_changed.connect(self._think)
        dealer.round_decided.connect(self._rest)
        dealer.match_decided.connect(self._rest)

    @property
    def step(self) -> Step | None:
        """The step that is under way; None after the last."""
        return self._steps[self._at] if self._at < len(self._steps) else None

    @property
    def at(self) -> int:
        """How many steps are behind the person."""
        return self._at

    @property
    def over(self) -> bool:
        """Whether it has ended."""
        return self._over

    def read_on(self) -> None:
        """The person has read a step that asks for nothing else."""
        if self.step is not None and self.step.asks == "reading":
            self._pass()
            self._rest()

    # -- what the dealer says

    def _object(self, move: Any) -> Step | None:
        return None if self.step is not None and move in self.step.right else self.step

    def _start_turn(self, _seat: int) -> None:
        if self.step is not None and self.step.asks == "role":
            self._pass()
        self._rest()

    def _note_move(self, seat: int) -> None:
        if self._dealer.seats[seat].kind == "human":
            self._pass()

    def _change_eyes(self, view: Any) -> None:
        if view.seat is not None and self.step is not None and self.step.asks == "curtain":
            self._pass()

    def _think(self, seat: int | None) -> None:
        if seat is None:
            return
        if self.step is None and self._script.over:
            self._end()
        else:
            self.others_play.emit()

    # -- inner workings

    def _pass(self) -> None:
        self._at += 1
        self.passed.emit(self._at)

    def _rest(self, _who: Any = None) -> None:
        """The table waits for the person: say for what, or that it was all."""
        if self.step is None:
            self._end()
        elif not self._over:
            self.begun.emit(self.step)

    def _end(self) -> None:
        if not self._over:
            self._over = True
            self._dealer.leave()
            self.ended.emit()
