"""A player's own chance: one stream for each decision, so that the same position is always played the same way."""

from saboteur_desktop.games.haunted_house.engine.view import HouseView
from saboteur_desktop.kernel.rng import Rng


def stream(seed: str, view: HouseView) -> Rng:
    """Return the stream of this decision. It tells nothing of the dice and cards to come."""
    return Rng(f"{seed}:{view.seat}:{len(view.table.log)}")
