"""What a seat has reason to believe."""

from typing import Any

import pytest

from saboteur_desktop.games.saboteur.bots.beliefs import gold_odds, suspicion
from saboteur_desktop.games.saboteur.engine.events import MapRead
from saboteur_desktop.games.saboteur.engine.geometry import Cell
from saboteur_desktop.games.saboteur.engine.moves import BreakTool, Discard, LayPath, Move
from saboteur_desktop.games.saboteur.engine.roles import Role
from saboteur_desktop.games.saboteur.engine.ruleset import Ruleset
from saboteur_desktop.games.saboteur.engine.view import PlayerView, view
from saboteur_desktop.kernel.rng import Rng
from tests.games.saboteur.bots.rounds import GAME


def table_of_five(*moves: Move) -> Any:
    """Return the state after these moves of seats 0, 1, 2, ...; each hand holds the card that is wanted."""
    state = GAME.setup(Ruleset(), 5, Rng("beliefs")).state
    roles: tuple[Role, ...] = ("saboteur", "miner", "miner", "saboteur", "miner")
    state = state._replace(roles=roles, spare_roles=("miner",))
    for move in moves:
        seat = state.table.to_move
        assert seat is not None
        card = move.cards[0] if isinstance(move, Discard) else move.card  # type: ignore[union-attr]
        hands = list(state.hands)
        hands[seat] = (card, *hands[seat][1:])
        state = GAME.apply(state._replace(hands=tuple(hands)), move).state
    return state


def seen_by(state: Any, seat: int, **looks: str) -> PlayerView:
    seen = view(state, seat)
    goals = {"top": 0, "middle": 1, "bottom": 2}
    return seen._replace(memory=tuple(MapRead(seat, goals[name], card) for name, card in looks.items()))


@pytest.mark.parametrize(
    ("looks", "odds"),
    [
        ({}, (1 / 3, 1 / 3, 1 / 3)),
        ({"top": "stone-SW"}, (0, 1 / 2, 1 / 2)),
        ({"top": "stone-SW", "middle": "stone-ES"}, (0, 0, 1)),
        ({"middle": "gold"}, (0, 1, 0)),
    ],
)
def test_the_gold_lies_where_no_look_of_ones_own_rules_it_out(
    looks: dict[str, str], odds: tuple[float, float, float]
) -> None:
    assert gold_odds(seen_by(table_of_five(), 1, **looks)) == pytest.approx(odds)


def test_at_first_everybody_else_is_as_likely_as_the_role_cards_say() -> None:
    seen = seen_by(table_of_five(), 1)
    assert suspicion(seen, gold_odds(seen)) == pytest.approx((2 / 5, 0, 2 / 5, 2 / 5, 2 / 5))


def test_a_saboteur_knows_itself_and_counts_itself_out_for_the_others() -> None:
    seen = seen_by(table_of_five(), 0)
    assert suspicion(seen, gold_odds(seen)) == pytest.approx((1, 1 / 5, 1 / 5, 1 / 5, 1 / 5))


def test_a_dead_end_at_the_head_makes_suspect_and_digging_on_clears() -> None:
    state = table_of_five(LayPath("E|W", Cell(1, 0)), LayPath("NESW", Cell(0, -1)), LayPath("ESW", Cell(1, -1), True))
    seen = seen_by(state, 4)
    suspects = suspicion(seen, gold_odds(seen))
    assert suspects[0] > 0.5
    assert suspects[2] < suspects[3] < suspects[0]


def test_breaking_a_digger_makes_suspect_and_breaking_a_suspect_clears() -> None:
    laid = (LayPath("E|W", Cell(1, 0)), LayPath("NESW", Cell(0, -1)))
    broke_suspect = seen_by(table_of_five(*laid, BreakTool("break-cart", 0)), 4)
    broke_digger = seen_by(table_of_five(*laid, BreakTool("break-cart", 1)), 4)
    odds = gold_odds(broke_suspect)
    assert suspicion(broke_suspect, odds)[2] < suspicion(broke_digger, odds)[2]


def test_a_saboteur_found_makes_the_others_less_suspect() -> None:
    before = seen_by(table_of_five(), 4)
    after = seen_by(table_of_five(LayPath("E|W", Cell(1, 0))), 4)
    assert suspicion(after, gold_odds(after))[1] < suspicion(before, gold_odds(before))[1]
