"""What the scene shows after playing events is what it draws of the same view from nothing."""

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from saboteur_desktop.games.haunted_house.engine.ruleset import Ruleset
from saboteur_desktop.games.haunted_house.ui.scene import HouseScene
from saboteur_desktop.kernel.rng import Rng
from tests.games.haunted_house.ui.played import PlayedHouse
from tests.games.haunted_house.ui.tables import GAME, LOOKS

RULES = {"basic": Ruleset(), "advanced": Ruleset(numbered_jewels=True, extra_cards=True)}


def described(scene: HouseScene) -> dict[str, Any]:
    """All that is seen."""
    return {
        **scene.parts.described(),
        "pawns": [
            (item.pos().toTuple(), item.width, item.picture_key, item.grabbable, item.zValue())
            for item in scene.pawns.items
        ],
        "lights": scene.lights.lit,
        "badges": scene.lights.badges,
        "actions": [action.key for action in scene.buttons.actions],
        "way": scene.preview.way.points,
        "ring": (scene.turn_ring.isVisible(), scene.turn_ring.pos().toTuple()),
        "enabled": scene.controller.enabled,
    }


@pytest.mark.parametrize("rules", RULES)
@settings(max_examples=4, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(seed=st.integers(0, 10_000), by_hand=st.booleans(), speed=st.sampled_from([0.0, 1.0]), reduced=st.booleans())
def test_playing_leaves_what_drawing_draws(
    house: PlayedHouse, rules: str, seed: int, by_hand: bool, speed: float, reduced: bool
) -> None:
    house.scene.animator.speed, house.scene.animator.reduced = speed, reduced
    rng = Rng(f"law {seed}")
    house.state = GAME.setup(RULES[rules], 3, Rng(str(seed))).state
    house.show(house.table)
    for _ in range(12):
        view = GAME.view(house.state, house.table.to_move)
        moves = GAME.legal_moves(view)
        if not moves:
            break
        move = rng.choice(moves)
        if by_hand:
            house.scene.move_proposed.emit(move)
            if house.scene.proposals.pending is not None:
                house.scene.confirm_requested.emit()
        else:
            house.make(move)
        house.settle()
        played = described(house.scene)
        house.scene.sync(GAME.view(house.state, None), LOOKS)
        house.settle()
        assert described(house.scene) == played
