"""The partner that looks one turn ahead: the steps that are left, and what the ghosts may become."""

from collections.abc import Sequence
from typing import Final

from saboteur_desktop.games.haunted_house.bots.intending import intention_of, intention_with
from saboteur_desktop.games.haunted_house.bots.intention import Intention
from saboteur_desktop.games.haunted_house.bots.outlook import Outlook, after_walk, fights, outlook_of
from saboteur_desktop.games.haunted_house.bots.plan import NO_PLAN, Plan
from saboteur_desktop.games.haunted_house.bots.rates import Rates, rates
from saboteur_desktop.games.haunted_house.bots.stream import stream
from saboteur_desktop.games.haunted_house.bots.worth import cost
from saboteur_desktop.games.haunted_house.engine.legality import legal_moves
from saboteur_desktop.games.haunted_house.engine.moves import Move, Roll, Walk
from saboteur_desktop.games.haunted_house.engine.view import HouseView

_LEVEL: Final = 1e-9


class CarefulBot:
    """Plays what looks best over all ways the fight may go, and keeps to what the table has agreed on."""

    def __init__(self, seed: str, plan: Plan = NO_PLAN) -> None:
        self._seed = seed
        self._plan = plan

    def choose(self, view: HouseView, budget: int) -> Move:
        """Return a legal move of the viewing seat; it needs no costly thoughts."""
        moves = self._agreed(view, legal_moves(view))
        if not moves:
            raise ValueError("this seat is not to move")
        if len(moves) == 1:
            return moves[0]
        weighed = self._weighed(view, moves)
        best = min(value for _, value in weighed) + _LEVEL
        equal = [move for move, value in weighed if value <= best]
        return equal[0] if len(equal) == 1 else stream(self._seed, view).choice(equal)

    def weighed(self, view: HouseView) -> list[tuple[Move, float]]:
        """Return the moves of the viewing seat that keep to what is agreed on, each with its cost, the best first."""
        moves = self._agreed(view, legal_moves(view))
        return sorted(self._weighed(view, moves), key=lambda one: one[1])

    def intend(self, view: HouseView, hunter: int) -> Intention:
        """Return what a hunter intends; the one on turn, once it has rolled, means the move that it will make."""
        now = outlook_of(view.table)
        if hunter == view.table.hunter and view.table.phase in ("walking", "deciding"):
            move = self.choose(HouseView(view.table, view.table.to_move), 0)
            if not isinstance(move, Roll):
                return intention_with(now, hunter, move, self._plan)
        return intention_of(now, hunter, self._plan)

    def _agreed(self, view: HouseView, moves: Sequence[Move]) -> Sequence[Move]:
        """Return the moves that take no jewel which the table has promised to somebody else, or before one's own."""
        table = view.table
        wanted = {room for room, jewel in zip(table.board.rooms, table.jewels, strict=True) if jewel is not None}

        def agreed(move: Move) -> bool:
            if isinstance(move, Roll) or move.jewel not in ("take", "swap"):
                return True
            room = move.to if isinstance(move, Walk) else table.places[table.hunter]
            return self._plan.allows(table.hunter, room, wanted)

        return [move for move in moves if agreed(move)]

    def _weighed(self, view: HouseView, moves: Sequence[Move]) -> list[tuple[Move, float]]:
        now, threat = outlook_of(view.table), rates(view.table)
        return [(move, self._expected(now, view.table.hunter, move, threat)) for move in moves]

    def _expected(self, now: Outlook, hunter: int, move: Move, threat: Rates) -> float:
        """Return the mean cost of the positions that a move leads to."""
        if isinstance(move, Roll):
            return 0.0
        then = after_walk(now, hunter, move)
        return sum(chance * cost(outcome, threat, self._plan) for chance, outcome in fights(then, hunter))
