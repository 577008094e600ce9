"""The match: the one object that holds the complete truth, and its record."""

from collections.abc import Sequence
from typing import Any

from saboteur_desktop.kernel.errors import IllegalMove
from saboteur_desktop.kernel.game import Game, RoundRecord, Viewer
from saboteur_desktop.kernel.outcome import Outcome
from saboteur_desktop.kernel.rng import Rng


class Match:
    """A running or finished match. Everybody outside gets views and redacted events from it, never its state."""

    def __init__(self, game: Game, ruleset: Any, seats: int, seed: str, starter: int = 0) -> None:
        """Deal the first round; round ``n`` is dealt from the seed and ``n``, so a seed is a whole match of deals."""
        self.game = game
        self.ruleset = ruleset
        self.seats = seats
        self.seed = seed
        self._state, _ = game.setup(ruleset, seats, self._rng(1), starter)
        self._rounds = [RoundRecord(game.write_setup(self._state), ())]
        self._before: tuple[int, Any] | None = None

    @classmethod
    def resumed(cls, game: Game, ruleset: Any, seats: int, seed: str, rounds: Sequence[RoundRecord]) -> "Match":
        """Return the match that the record of its rounds tells; raises ValueError when it does not hold."""
        match = cls.__new__(cls)
        match.game, match.ruleset, match.seats, match.seed = game, ruleset, seats, seed
        match._state = game.restore(ruleset, seats, rounds)
        match._rounds = list(rounds)
        match._before = match._before_last_move()
        return match

    @property
    def rounds(self) -> tuple[RoundRecord, ...]:
        """The deals and moves so far."""
        return tuple(self._rounds)

    @property
    def to_move(self) -> int | None:
        """The seat to move, or None between rounds and at the end."""
        return self.game.to_move(self._state)

    @property
    def outcome(self) -> Outcome | None:
        """How the match came out, or None while it goes on."""
        return self.game.outcome(self._state)

    def view(self, viewer: Viewer) -> Any:
        """Return what that viewer may know."""
        return self.game.view(self._state, viewer)

    def submit(self, seat: int, move: Any) -> tuple[Any, ...]:
        """Make a move of a seat; returns all events, unredacted. Raises IllegalMove and then nothing has changed."""
        self._check_seat(seat, move)
        written = self.game.write_move(seat, move)
        before = self._state
        self._state, events = self.game.apply(before, move)
        last = self._rounds[-1]
        self._rounds[-1] = RoundRecord(last.setup, (*last.moves, written))
        self._before = self._way_back(before, events)
        return events

    @property
    def retractable(self) -> int | None:
        """The seat whose move was the last and can be taken back; None when there is no such move.

        It was decided on what lies open, nothing secret or random came out with it, and the match goes on. That is read
        from the moves alone: a match that was resumed takes back what it would have taken back before.
        """
        return None if self._before is None else self._before[0]

    def retract(self) -> None:
        """Take back the last move; raises ValueError when it cannot be taken back."""
        if self._before is None:
            raise ValueError("the last move cannot be taken back")
        self._state = self._before[1]
        self._rounds = self._without_last_move()
        self._before = self._before_last_move()

    def deal_next_round(self) -> tuple[Any, ...]:
        """Deal the next round; raises ValueError unless the match is between two rounds."""
        self._state, events = self.game.next_round(self._state, self._rng(len(self._rounds) + 1))
        self._rounds.append(RoundRecord(self.game.write_setup(self._state), ()))
        self._before = None
        return events

    def _rng(self, round_no: int) -> Rng:
        return Rng(f"{self.seed}:{round_no}")

    def _way_back(self, before: Any, events: Sequence[Any]) -> tuple[int, Any] | None:
        """Return who made the last move and in which state, if after these events it can be taken back."""
        seat = self.game.to_move(before)
        openly = self.game.decides_openly(self.game.view(before, None))
        stays = not openly or self.outcome is not None or self.game.reveals(events)
        return None if stays or seat is None else (seat, before)

    def _before_last_move(self) -> tuple[int, Any] | None:
        """Return the same of a match of which only the record is known."""
        moves = self._rounds[-1].moves
        if not moves:
            return None
        before = self.game.restore(self.ruleset, self.seats, self._without_last_move())
        _, events = self.game.apply(before, self.game.read_move(moves[-1]))
        return self._way_back(before, events)

    def _without_last_move(self) -> list[RoundRecord]:
        *earlier, last = self._rounds
        return [*earlier, RoundRecord(last.setup, last.moves[:-1])]

    def _check_seat(self, seat: int, move: Any) -> None:
        if seat != self.to_move:
            raise IllegalMove(self.game.check_move(self.view(seat), move))
