"""Turning goals up (rules/base.md section 4)."""

from saboteur_desktop.games.saboteur.engine.board import Board, clashing_sides, lay, reached_goals
from saboteur_desktop.games.saboteur.engine.cards import Card, Laid, laid
from saboteur_desktop.games.saboteur.engine.catalog import GOLD
from saboteur_desktop.games.saboteur.engine.draft import Draft
from saboteur_desktop.games.saboteur.engine.events import GoalTurned
from saboteur_desktop.games.saboteur.engine.geometry import BACKS, Cell, neighbours


def turn_reached_goals(draft: Draft, just_laid: Cell) -> None:
    """Turn up every face-down goal that the tunnels run into, until none is left.

    A stone that is turned up may carry the tunnel on to a waiting card and so to the next goal.
    """
    turned_one = True
    while turned_one:
        turned_one = False
        before = draft.board
        for goal, sides in reached_goals(before):
            card = lie_of_goal(before, draft.goals[goal], goal, sides, just_laid)
            if draft.ruleset.stone_misfit == "never" and is_misfit(before, goal, card):
                continue
            draft.board = lay(draft.board, draft.board.rules.goals[goal], card)
            draft.happen(GoalTurned(goal, card.card, card.turned))
            draft.gold_found = draft.gold_found or card.card == GOLD
            turned_one = True


def lie_of_goal(board: Board, card: Card, goal: int, sides: int, just_laid: Cell) -> Laid:
    """Return the way up in which a goal joins the tunnel that reached it on those sides (section 4.3).

    Reached on two sides at once, the side of the card just laid counts, else the way that clashes least, else upright.
    """
    upright, turned = laid(card), laid(card, True)
    cell = board.rules.goals[goal]
    for beside, (bit, _) in zip(neighbours(cell), BACKS, strict=True):
        if sides & bit and beside == just_laid:
            sides = bit
    joining = [way for way in (upright, turned) if way.face.openings & sides]
    return min(joining, key=lambda way: clashing_sides(board, cell, way.face.openings).bit_count())


def is_misfit(board: Board, goal: int, card: Laid) -> bool:
    """Whether a stone lying that way clashes with a neighbour; the gold ends the round and never counts as one."""
    return card.card != GOLD and clashing_sides(board, board.rules.goals[goal], card.face.openings) != 0
