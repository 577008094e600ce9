"""A puzzle: a position in the record format, what is asked about it, and what each move there is worth."""

from collections import Counter
from functools import cached_property
from itertools import permutations
from pathlib import Path
from typing import Literal, NamedTuple

from pydantic import BaseModel, ConfigDict, Field

from saboteur_desktop.games.saboteur.engine.board import remove
from saboteur_desktop.games.saboteur.engine.cards import Card, Team, laid
from saboteur_desktop.games.saboteur.engine.catalog import GOALS, ROCKFALL
from saboteur_desktop.games.saboteur.engine.legality import legal_moves
from saboteur_desktop.games.saboteur.engine.moves import Discard, DropRocks, LayPath, Move
from saboteur_desktop.games.saboteur.engine.notation.fault import Fault, reading
from saboteur_desktop.games.saboteur.engine.notation.model import RecordText
from saboteur_desktop.games.saboteur.engine.notation.replay import play
from saboteur_desktop.games.saboteur.engine.view import PlayerView, view
from saboteur_desktop.games.saboteur.puzzles.digging import Mine, after_card, fewest_cards

Question = Literal["nearest", "farthest"]
"""Which move brings the gold nearest to those who dig, or keeps it farthest from them."""

Worth = int | None
"""How many more cards the gold is away after a move; None when the cards still to come cannot reach it."""

_NEVER = 1_000


class PuzzleText(BaseModel):
    """A puzzle as its file tells it. The answer is not written there: it follows from the position."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)

    stars: int = Field(ge=1, le=3)
    """How hard it is."""
    asks: Question
    record: RecordText
    """One round up to the position; the cards of its hands and its deck are those still to come."""


class Verdict(NamedTuple):
    """A move beside the best one."""

    worth: Worth
    best: Worth

    @property
    def right(self) -> bool:
        """Whether it is the best one."""
        return self.worth == self.best

    @property
    def lost(self) -> int | None:
        """How many cards it is off the best one; None where one of the two puts the gold out of reach."""
        if self.right:
            return 0
        return None if self.worth is None or self.best is None else abs(self.worth - self.best)


class Puzzle:
    """A position with one best move for the seat whose turn it is."""

    def __init__(self, text: PuzzleText) -> None:
        """Play the record up to the position; raises Fault when it does not hold."""
        self.text = text
        *_, last = play(text.record)
        if last.refusal is not None:
            raise Fault(
                f"record.rounds.{last.round}.moves.{last.moves}", f"this move is not legal: {last.refusal.reason}"
            )
        state = last.state
        self.view: PlayerView = view(state, state.table.to_move)
        """The position as the one who has to find the move sees it."""
        others = [card for seat, hand in enumerate(state.hands) if seat != self.view.seat for card in hand]
        self._to_come = Counter([*others, *state.deck])

    @cached_property
    def worths(self) -> dict[Move, Worth]:
        """What every legal move is worth."""
        return {move: self._worth(move) for move in legal_moves(self.view)}

    @property
    def best_moves(self) -> list[Move]:
        """The moves that no other is better than."""
        best = self._best
        return [move for move, worth in self.worths.items() if worth == best]

    def judge(self, move: Move) -> Verdict:
        """Return what a legal move is worth beside the best one."""
        return Verdict(self._worth(move), self._best)

    @cached_property
    def _best(self) -> Worth:
        pick = min if self.text.asks == "nearest" else max
        best = pick(_NEVER if worth is None else worth for worth in self.worths.values())
        return None if best == _NEVER else best

    def _worth(self, move: Move) -> Worth:
        stock = self._to_come.copy()
        if self.text.asks == "nearest":
            stock.update(self.view.hand)
            stock.subtract(_spent(move))
        cards = [fewest_cards(mine, stock, self._team) for mine in _after(_known_mine(self.view), move)]
        return None if None in cards else max(filter(None, cards), default=0)

    @property
    def _team(self) -> Team | None:
        role = self.view.role
        return role if role == "blue" or role == "green" else None


def read_puzzle(file: Path) -> Puzzle:
    """Read the file of a puzzle; raises Fault for any other."""
    return Puzzle(reading(lambda: PuzzleText.model_validate_json(file.read_bytes())))


def _known_mine(view: PlayerView) -> Mine:
    """Return the mine with every lie of the goals that the view does not rule out."""
    known = view.known_goals()
    possible = (
        goals
        for goals in permutations(GOALS)
        if all(card in (None, goal) for card, goal in zip(known, goals, strict=True))
    )
    return Mine(view.table.board, tuple(possible))


def _after(mine: Mine, move: Move) -> list[Mine]:
    """Return the mine after a move: one for each way in which goals may turn up. Most moves leave it as it is."""
    match move:
        case LayPath(card, cell, turned):
            return after_card(mine, cell, laid(card, turned))
        case DropRocks(cell):
            return [Mine(remove(mine.board, cell), mine.goals)]
        case _:
            return [mine]


def _spent(move: Move) -> tuple[Card, ...]:
    """Return the cards that will not come again."""
    match move:
        case LayPath(card):
            return (card,)
        case DropRocks():
            return (ROCKFALL,)
        case Discard(cards):
            return cards
        case _:
            return ()
