"""The dealer: runs one match at the screen, from the first deal to the final standing."""

import logging
from collections.abc import Callable, Sequence
from enum import Enum, auto
from typing import Any

from PySide6.QtCore import QObject, Signal, Slot

from saboteur_desktop.dealer.handover import Before, Handover
from saboteur_desktop.dealer.turn_driver import SHOWN_FOR, Thinkers, TurnDriver
from saboteur_desktop.kernel.errors import IllegalMove
from saboteur_desktop.kernel.rng import Rng
from saboteur_desktop.storage.faults import SaveReason
from saboteur_desktop.storage.kept_match import KeptMatch
from saboteur_desktop.storage.preferences import Pace
from saboteur_desktop.storage.seats import SeatPlan, people

log = logging.getLogger(__name__)


class Doing(Enum):
    """What the dealer waits for."""

    NOTHING = auto()
    CURTAIN = auto()
    """A person has to take the screen."""
    ROLE = auto()
    """The person at the screen has to look at the role."""
    TURN = auto()
    """A person has to move."""
    THINKING = auto()
    """A computer player has to move."""
    SHOWING = auto()
    """The screen shows what happened."""
    ROUND_OVER = auto()
    MATCH_OVER = auto()


class Dealer(QObject):
    """Hands out views and redacted events for the eyes at the screen, and takes moves.

    Every ``committed`` is answered with ``go_on`` once it has been shown; every ``propose`` with ``pending_changed``,
    ``committed`` or ``rejected``. What the person at the screen must not know never leaves this object.
    """

    moved = Signal(int)
    """That seat has made a move; what happened follows at once as ``committed``."""
    committed = Signal(object, object)
    """What happened, as the eyes at the screen saw it, and their view after it."""
    rejected = Signal(object)
    """A proposed move is refused: the game's reason, what else speaks against it, or None when it is not the time."""
    pending_changed = Signal(object)
    """The move that waits to be confirmed, or None when it was taken back."""
    retracted = Signal(object)
    """A move that was made was taken back: the view, to be drawn from nothing."""
    eyes_changed = Signal(object)
    """Other eyes are at the screen now: their view, to be drawn from nothing."""
    curtain_wanted = Signal(int)
    """The curtain falls and names the seat that shall take the screen; ``open_curtain`` answers."""
    role_wanted = Signal(int)
    """The person at the screen shall look at the role of this round; ``see_role`` answers."""
    turn_started = Signal(int)
    """The person of that seat may move: the eyes at the screen are theirs, or nobody's where all lies open."""
    thinking_changed = Signal(object)
    """The seat of the computer player that thinks, or None."""
    move_decided = Signal(object)
    """The move that the computer player which thinks will make. Said only where it decides on what lies open."""
    round_decided = Signal(object)
    """The round is over and another will follow: the view; ``next_round`` answers."""
    match_decided = Signal(object)
    """The match is over: the view."""
    save_failed = Signal(object)
    """The library could not keep the last move (storage.faults.SaveFailed); it is tried again at the next one.

    Said once for each reason, until ``saved_again``.
    """
    saved_again = Signal()
    """After a save that failed: the library has everything now."""

    def __init__(
        self,
        kept: KeptMatch,
        thinkers: Thinkers,
        *,
        confirms: bool = True,
        pace: Pace = "normal",
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._kept = kept
        self._match = kept.match
        self._handover = Handover(people(kept.seats))
        self._driver = TurnDriver(thinkers, self)
        self._driver.decided.connect(self._tell_decision)
        self._driver.moved.connect(self._take_bot_move)
        self._doing = Doing.NOTHING
        self._pending: Any = None
        self._skipping = False
        self._unsaved: SaveReason | None = None
        self.confirms = confirms
        """Whether a move can be taken back until it is confirmed."""
        self.keeps_moves = False
        """Whether a move that was made stays, even if it could be taken back."""
        self.pace = pace
        self.objection: Callable[[Any], Any | None] = _no_objection
        """What speaks against a legal move at this screen, None for nothing: a lesson asks for certain moves."""
        self.agreement: Any = None
        """What the people have agreed on with the computer players, a value of the game that is only passed on.

        It is open to all: every computer player is told the same, whoever sits there.
        """
        self.reminds_of_roles = True
        """Whether everybody has to look at the role before the first turn of a round."""

    # -- what can be asked

    @property
    def doing(self) -> Doing:
        """What is awaited."""
        return self._doing

    @property
    def seats(self) -> Sequence[SeatPlan]:
        """The people and computer players, as they were planned."""
        return self._kept.seats

    @property
    def pending(self) -> Any:
        """The move that waits to be confirmed, or None."""
        return self._pending

    @property
    def is_shared(self) -> bool:
        """Whether several people share the screen."""
        return self._handover.is_shared

    @property
    def can_retract(self) -> bool:
        """Whether ``retract`` takes a move back: the last one, a person's, as long as nothing came out since."""
        seat = self._match.retractable
        waits = self._doing in (Doing.TURN, Doing.THINKING) and self._pending is None
        return seat is not None and waits and not self.keeps_moves and self.seats[seat].kind == "human"

    def view(self) -> Any:
        """Return what the eyes at the screen may know."""
        return self._match.view(self._handover.eyes)

    # -- what the screen says

    @Slot()
    def start(self) -> None:
        """Begin, or go on where the match was left."""
        self._save()
        self.eyes_changed.emit(self.view())
        self._go_on()

    @Slot(object)
    def propose(self, move: Any) -> None:
        """The person at the screen wants to make a move."""
        if self._doing is not Doing.TURN or self._pending is not None:
            self.rejected.emit(None)
            return
        refusal = self._match.game.check_move(self._match.view(self._match.to_move), move) or self.objection(move)
        if refusal is not None:
            self.rejected.emit(refusal)
        elif self.confirms:
            self._pending = move
            self.pending_changed.emit(move)
        else:
            self._submit(move)

    @Slot()
    def confirm(self) -> None:
        """Make the pending move; a second press finds none."""
        if self._pending is not None:
            move, self._pending = self._pending, None
            self._submit(move)

    @Slot()
    def take_back(self) -> None:
        """Forget the pending move: nothing secret or random has come out yet."""
        if self._pending is not None:
            self._pending = None
            self.pending_changed.emit(None)

    @Slot()
    def retract(self) -> None:
        """Take back the last move that was made, where that can be; its maker moves again."""
        if not self.can_retract:
            return
        if self._doing is Doing.THINKING:
            self._driver.give_up()
            self.thinking_changed.emit(None)
        self._kept.retract()
        self._save()
        self.retracted.emit(self.view())
        self._go_on()

    def agree(self, agreement: Any, written: Any) -> None:
        """The people agree on something else; ``written`` is the same in JSON, for the library.

        Raises ValueError where a turn is decided on what others must not know: it might go into what all are told.
        """
        if not self._match.game.decides_openly(self._match.view(None)):
            raise ValueError("an agreement is open to all, and this turn is not")
        self.agreement = agreement
        self._kept.agreement = written
        self._save()

    @Slot()
    def go_on(self) -> None:
        """What was committed has been shown."""
        if self._doing is Doing.SHOWING:
            self._go_on()

    @Slot()
    def open_curtain(self) -> None:
        """The person named by the curtain is alone with the screen."""
        seat = self._match.to_move
        if self._doing is Doing.CURTAIN and seat is not None:
            self._handover.open(seat)
            self.eyes_changed.emit(self.view())
            self._begin_turn(seat)

    @Slot()
    def close_curtain(self) -> None:
        """The person went away: hide everything; a turn goes on when the curtain is opened again."""
        self.take_back()
        if self._close_eyes() and self._doing in (Doing.TURN, Doing.ROLE):
            self._go_on()

    @Slot()
    def see_role(self) -> None:
        """The person at the screen has looked at the role."""
        seat = self._match.to_move
        if self._doing is Doing.ROLE and seat is not None:
            self._handover.role_seen(seat, self._round_no)
            self._begin_turn(seat)

    @Slot()
    def next_round(self) -> None:
        """Deal the next round."""
        if self._doing is not Doing.ROUND_OVER:
            return
        self._match.deal_next_round()
        self._save()
        self.eyes_changed.emit(self.view())
        self._go_on()

    @Slot()
    def skip_to_my_turn(self) -> None:
        """Let computer players move without a pause until a person is to move."""
        if self._doing in (Doing.THINKING, Doing.SHOWING):
            self._skipping = True
            self._driver.hurry()

    def leave(self) -> None:
        """The screen turns to something else; the library has the match as it stands."""
        self._driver.give_up()
        self._pending = None
        self._doing = Doing.NOTHING
        self._save()

    # -- inner workings

    @property
    def _round_no(self) -> int:
        return len(self._match.rounds)

    def _go_on(self) -> None:
        seat = self._match.to_move
        if seat is None:
            over = self._match.outcome is not None
            self._doing = Doing.MATCH_OVER if over else Doing.ROUND_OVER
            self._skipping = False
            self._close_eyes()
            (self.match_decided if over else self.round_decided).emit(self.view())
        elif self.seats[seat].kind == "human":
            self._skipping = False
            self._begin_turn(seat)
        else:
            self._let_think(seat)

    def _begin_turn(self, seat: int) -> None:
        if self._match.game.decides_openly(self._match.view(None)):
            self._close_eyes()
            self._doing = Doing.TURN
            self.turn_started.emit(seat)
            return
        match self._handover.before_turn(seat, self._round_no):
            case Before.CURTAIN:
                self._close_eyes()
                self._doing = Doing.CURTAIN
                self.curtain_wanted.emit(seat)
            case Before.ROLE if self.reminds_of_roles:
                self._doing = Doing.ROLE
                self.role_wanted.emit(seat)
            case _:
                self._doing = Doing.TURN
                self.turn_started.emit(seat)

    def _let_think(self, seat: int) -> None:
        self._close_eyes()
        self._doing = Doing.THINKING
        self.thinking_changed.emit(seat)
        moves = len(self._match.rounds[-1].moves)
        self._driver.ask(
            self._match.game.id,
            self.seats[seat].level or "careful",
            self._match.view(seat),
            # Not the seed of the match itself, from which a player could deal everybody's cards.
            str(Rng(f"{self._match.seed}:bot:{self._round_no}:{moves}:{seat}").next_word()),
            self.agreement,
            0 if self._skipping else SHOWN_FOR[self.pace],
        )

    def _tell_decision(self, move: Any) -> None:
        if self._match.game.decides_openly(self._match.view(None)):
            self.move_decided.emit(move)

    def _take_bot_move(self, move: Any) -> None:
        if self._doing is Doing.THINKING:
            self.thinking_changed.emit(None)
            view = self._match.view(self._match.to_move)
            if self._match.game.check_move(view, move) is not None:
                log.error("a computer player made an illegal move; another one is made for it")
                move = self._match.game.legal_moves(view)[-1]
            self._submit(move)

    def _submit(self, move: Any) -> None:
        seat = self._match.to_move
        if seat is None:
            return
        try:
            events = self._match.submit(seat, move)
        except IllegalMove as error:
            self.rejected.emit(error.refusal)
            return
        self._save()
        self._doing = Doing.SHOWING
        eyes = self._handover.eyes
        self.moved.emit(seat)
        self.committed.emit(tuple(self._match.game.redact(event, eyes) for event in events), self.view())

    def _close_eyes(self) -> bool:
        """Turn the screen away from the person who looks at it; returns whether there was one."""
        if not self._handover.close():
            return False
        self.eyes_changed.emit(self.view())
        return True

    def _save(self) -> None:
        failed = self._kept.save()
        reason = None if failed is None else failed.reason
        if reason is self._unsaved:
            return
        self._unsaved = reason
        if failed is None:
            self.saved_again.emit()
        else:
            log.warning("a move was not kept: %s", failed.detail)
            self.save_failed.emit(failed)


def _no_objection(_move: Any) -> None:
    """Nothing speaks against any move."""
