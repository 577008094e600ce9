"""A state being changed by one move: effects write into a draft, and closing it gives the new state and its events."""

from saboteur_desktop.games.haunted_house.engine.board import Place
from saboteur_desktop.games.haunted_house.engine.events import Event, MatchEnded, Result
from saboteur_desktop.games.haunted_house.engine.state import GameState
from saboteur_desktop.kernel.game import Applied
from saboteur_desktop.kernel.outcome import Outcome


class Draft:
    """The parts of a GameState, open for change. The state it was made from is left as it was."""

    __slots__ = (
        "before",
        "board",
        "carried",
        "chance",
        "die",
        "discards",
        "events",
        "ghosts",
        "haunted",
        "hunter",
        "jewels",
        "lock",
        "numbers",
        "out",
        "phase",
        "pile",
        "places",
        "result",
        "ruleset",
        "turn",
    )

    def __init__(self, state: GameState) -> None:
        table = state.table
        self.before = table
        self.board = table.board
        self.ruleset = table.ruleset
        self.phase = table.phase
        self.hunter = table.hunter
        self.turn = table.turn
        self.die = table.die
        self.places = list(table.places)
        self.carried = list(table.carried)
        self.ghosts = list(table.ghosts)
        self.haunted = list(table.haunted)
        self.jewels = list(table.jewels)
        self.numbers = list(state.numbers)
        self.out = table.out
        self.pile = state.pile
        self.discards = table.discards
        self.lock = table.lock
        self.chance = state.chance
        self.result: Result | None = None
        self.events: list[Event] = []

    def happen(self, event: Event) -> None:
        """Note an event."""
        self.events.append(event)

    def end(self, result: Result) -> None:
        """The match is over."""
        self.result = result
        self.phase = "match_over"
        self.happen(MatchEnded(result))

    def room_here(self) -> int | None:
        """Return the number of the room that the hunter on turn is in."""
        return self.board.room_number.get(self.places[self.hunter])

    def hunters_at(self, place: Place) -> int:
        """Return how many hunters are at a place."""
        return self.places.count(place)

    def close(self) -> Applied[GameState]:
        """Return the new state and what happened."""
        before = self.before
        over = self.result is not None
        table = before._replace(
            phase=self.phase,
            to_move=None if over else before.seat_of(self.hunter),
            hunter=self.hunter,
            turn=self.turn,
            die=self.die,
            places=tuple(self.places),
            carried=tuple(self.carried),
            ghosts=tuple(self.ghosts),
            haunted=tuple(self.haunted),
            jewels=tuple(self.jewels),
            out=self.out,
            discards=self.discards,
            pile_size=len(self.pile),
            lock=self.lock,
            log=(*before.log, *self.events),
            result=self.result,
            outcome=self._outcome(),
        )
        state = GameState(table, self.pile, tuple(self.numbers), self.chance)
        return Applied(state, tuple(self.events))

    def _outcome(self) -> Outcome | None:
        """Return the jewels that were saved, for each seat the same: all win together or nobody does."""
        if self.result is None:
            return None
        everybody = tuple(range(self.before.seats))
        return Outcome((self.out,) * self.before.seats, everybody if self.result == "won" else ())
