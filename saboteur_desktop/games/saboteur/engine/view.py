"""What one seat may know, and nothing else."""

from typing import NamedTuple

from saboteur_desktop.games.saboteur.engine.cards import Card
from saboteur_desktop.games.saboteur.engine.events import Event, MapRead
from saboteur_desktop.games.saboteur.engine.open_table import OpenTable
from saboteur_desktop.games.saboteur.engine.roles import Role
from saboteur_desktop.games.saboteur.engine.state import GameState


class PlayerView(NamedTuple):
    """The open table and what its seat alone knows; a spectator's view has nothing but the table."""

    table: OpenTable
    seat: int | None
    hand: tuple[Card, ...]
    role: Role | None
    gold: tuple[int, ...]
    """The nuggets on each of the seat's own gold cards."""
    credit: int
    """Nuggets owed to the seat beside its cards."""
    offered: tuple[int, ...]
    """The gold cards in its hands while it is choosing one, from most to fewest nuggets."""
    memory: tuple[Event, ...]
    """The events of this round that it alone saw wholly: cards drawn and discarded, goals looked at, gold taken."""

    def known_goals(self) -> tuple[Card | None, ...]:
        """Return what the goals are as far as this seat has seen them, face up or on a map."""
        board = self.table.board
        cards = board.cards
        known: list[Card | None] = [cards[cell].card if cell in cards else None for cell in board.rules.goals]
        for event in self.memory:
            if isinstance(event, MapRead):
                known[event.goal] = event.card
        return tuple(known)


def view(state: GameState, viewer: int | None) -> PlayerView:
    """Return what that seat may know; None is a spectator."""
    table = state.table
    if viewer is None:
        return PlayerView(table, None, (), None, (), 0, (), ())
    # At every move a view is made for its maker: the bare constructor costs half of the one with names.
    return tuple.__new__(
        PlayerView,
        (
            table,
            viewer,
            state.hands[viewer],
            state.roles[viewer],
            state.gold[viewer],
            state.credit[viewer],
            state.offered if table.to_move == viewer else (),
            state.memories[viewer],
        ),
    )
