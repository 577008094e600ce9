"""Invented worlds know what can be concluded from the open table."""

import pytest

from saboteur_desktop.games.saboteur.engine.board import board_of, border_rules
from saboteur_desktop.games.saboteur.engine.cards import laid
from saboteur_desktop.games.saboteur.engine.geometry import Cell
from saboteur_desktop.games.saboteur.engine.moves import ReadMap
from saboteur_desktop.games.saboteur.engine.state import GameState
from saboteur_desktop.kernel.rng import Rng
from tests.games.saboteur.engine.plays import GAME, deal, ruleset

TUNNEL = ("EW", "EW", "EW", "NESW", "NESW", "ESW", "ESW")


def with_mine(state: GameState, cards: dict[Cell, str]) -> GameState:
    """The same deal with cards in the mine, as many fewer in the draw pile."""
    board = board_of(border_rules(state.table.ruleset), {cell: laid(card) for cell, card in cards.items()})
    return state._replace(table=state.table._replace(board=board, deck_size=state.table.deck_size - len(cards)))


def test_a_goal_that_was_reached_and_stays_face_down_is_not_the_gold() -> None:
    cards = {Cell(x, 0): card for x, card in enumerate(TUNNEL, 1)} | {Cell(8, -1): "N|E|S|W"}
    state = with_mine(deal(ruleset(stone_misfit="never"), 5, "stuck"), cards)
    worlds = [GAME.sample(GAME.view(state, None), Rng(seed)) for seed in range(60)]
    assert {world.goals.index("gold") for world in worlds} == {0, 2}


def test_a_goal_that_was_looked_at_stays_what_it_was() -> None:
    for seed in range(30):
        state = deal(ruleset(), 3, seed)
        if "map" not in state.hands[0]:
            continue
        after = GAME.apply(state, ReadMap(seed % 3)).state
        goals = {GAME.sample(GAME.view(after, 0), Rng(number)).goals for number in range(20)}
        assert {world[seed % 3] for world in goals} == {state.goals[seed % 3]}
        assert len(goals) == 2


def test_a_table_that_comes_from_no_whole_deal_cannot_be_invented() -> None:
    state = deal(ruleset(), 3, "short")
    too_many = with_mine(state, {Cell(x, 0): "EW" for x in range(1, 5)})
    with pytest.raises(ValueError, match="more cards"):
        GAME.sample(GAME.view(too_many, None), Rng(1))
    too_few = state._replace(table=state.table._replace(deck_size=60))
    with pytest.raises(ValueError, match="not those of a whole deck"):
        GAME.sample(GAME.view(too_few, None), Rng(1))
