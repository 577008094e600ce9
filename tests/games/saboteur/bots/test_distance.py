"""Ways counted in cards."""

from itertools import pairwise

import pytest

from saboteur_desktop.games.saboteur.bots.distance import CAP, Routes, routes, unseen_on
from saboteur_desktop.games.saboteur.engine.board import Board, board_of, border_rules, lay
from saboteur_desktop.games.saboteur.engine.cards import laid
from saboteur_desktop.games.saboteur.engine.geometry import Cell
from saboteur_desktop.games.saboteur.engine.ruleset import Ruleset
from tests.games.saboteur.bots.rounds import Round

TOP, MIDDLE, BOTTOM = range(3)


def board_with(*cards: tuple[int, int, str]) -> Board:
    """Return the board with these cards; a star after a card turns it."""
    board = board_of(border_rules(Ruleset()), {})
    for x, y, card in cards:
        board = lay(board, Cell(x, y), laid(card.rstrip("*"), card.endswith("*")))
    return board


def ways(board: Board) -> Routes:
    return routes(board, unseen_on(board, ()))


def test_the_first_card_has_seven_to_follow_to_the_middle_and_nine_to_the_others() -> None:
    top, middle, bottom = ways(board_with()).distances
    assert 7 < middle < 9
    assert 9 < top < 11.5
    assert 9 < bottom < 11.5


def test_every_straight_towards_the_goal_shortens_the_way_by_about_a_card() -> None:
    tunnel = [(x, 0, "NESW") for x in range(1, 6)] + [(6, 0, "EW")]
    far = [ways(board_with(*tunnel[:length])).distances[MIDDLE] for length in range(7)]
    assert all(0.9 < before - after < 1.6 for before, after in pairwise(far))


def test_a_tunnel_that_runs_into_a_goal_has_no_way_to_go() -> None:
    board = board_with(*[(x, 0, "EW") for x in range(1, 8)])
    assert ways(board).distances[MIDDLE] == 0


def test_a_dead_end_carries_no_way_on() -> None:
    open_way = ways(board_with((1, 0, "EW"))).distances[MIDDLE]
    assert ways(board_with((1, 0, "E|W"))).distances[MIDDLE] > open_way + 1


def test_a_mine_with_every_head_closed_is_cut_off() -> None:
    board = board_with((1, 0, "W"), (-1, 0, "W*"), (0, -1, "S"), (0, 1, "S*"))
    assert ways(board).distances == (CAP, CAP, CAP)


def test_turns_alone_go_a_longer_way_when_no_straight_is_unseen() -> None:
    board = board_with((1, 0, "EW"))
    left = unseen_on(board, ())
    kinds = ("NESW", "ESW", "NSW", "EW", "NS", "SW", "ES")
    turns_only = tuple(0 if kind in ("NESW", "ESW", "EW") else count for kind, count in zip(kinds, left, strict=True))
    assert routes(board, turns_only).distances[MIDDLE] > routes(board, left).distances[MIDDLE] + 4


def test_a_cut_off_tunnel_costs_nothing_to_go_through() -> None:
    gap = board_with(*[(x, 0, "EW") for x in (1, 2, 4, 5, 6, 7)])
    assert ways(gap).distances[MIDDLE] < 2.5


def test_the_quick_price_of_a_card_is_that_of_a_new_search_for_nearly_every_card() -> None:
    compared = wrong = 0
    for view, _ in Round(5, "prices"):
        board = view.table.board
        if view.table.phase != "playing":
            break
        left = unseen_on(board, ())
        here = routes(board, left)
        for cell in list(board.fits)[:3]:
            for card in ("NESW", "EW", "SW"):
                face = laid(card).face
                if not board.fits[cell] >> face.openings & 1:
                    continue
                exact = routes(lay(board, cell, laid(card)), left).distances
                quick = here.after(board, cell, face)
                compared += 1
                wrong += any(abs(a - b) > 0.75 for a, b in zip(exact, quick, strict=True) if a < CAP)
    assert compared > 40
    assert wrong <= compared * 0.1


@pytest.mark.parametrize("y", [-40, 40])
def test_a_tunnel_far_outside_the_searched_part_is_no_way_and_no_error(y: int) -> None:
    step = 1 if y > 0 else -1
    board = board_with(*[(0, row, "NS") for row in range(step, y, step)])
    assert ways(board).distances[MIDDLE] > 6
