"""A player's own chance: one stream for each decision, so that the same position is always played the same way."""

from saboteur_desktop.games.saboteur.engine.view import PlayerView
from saboteur_desktop.kernel.rng import Rng


def stream(seed: str, view: PlayerView) -> Rng:
    """Return the stream of this decision. It tells nothing of the dealer's, and no other seat's stream tells of it."""
    return Rng(f"{seed}:{view.seat}:{view.table.round_no}:{len(view.table.log)}")
