"""How far each team gets: the way from the start and the ladders that no strange door shuts (rules/saboteur2.md 5)."""

from saboteur_desktop.games.saboteur.engine.board import Board
from saboteur_desktop.games.saboteur.engine.cards import Team, Tunnel
from saboteur_desktop.games.saboteur.engine.geometry import START, Cell, around

Reach = frozenset[tuple[Cell, int]]
"""The tunnels somebody gets to: the cell of each and the sides it joins."""


def reach(board: Board, team: Team) -> Reach:
    """Return the tunnels that a team gets to."""
    cards = board.cards
    waiting: list[tuple[Cell, Tunnel]] = [
        (cell, tunnel)
        for cell, card in cards.items()
        for tunnel in card.face.tunnels
        if (tunnel.ladder or cell == START) and tunnel.door in (None, team)
    ]
    found = {(cell, tunnel.sides) for cell, tunnel in waiting}
    while waiting:
        cell, tunnel = waiting.pop()
        for beside, bit, back in around(cell):
            if tunnel.sides & bit and beside in cards:
                for other in cards[beside].face.tunnels:
                    place = beside, other.sides
                    if other.sides & back and other.door in (None, team) and place not in found:
                        found.add(place)
                        waiting.append((beside, other))
    return frozenset(found)


def reaches(board: Board, team: Team, goal: Cell) -> bool:
    """Whether some way leads the team to a face-up goal."""
    return any(cell == goal for cell, _ in reach(board, team))


def crystals(board: Board, connected: bool) -> int:
    """Return how many crystals lie on the table, or of those how many hang together with the start (section 5.4)."""
    return sum(
        tunnel.crystal and (not connected or bool(board.linked.get(cell, 0) & tunnel.sides))
        for cell, card in board.cards.items()
        for tunnel in card.face.tunnels
    )
