"""How the cards of a pile lie on one another, relative to the middle of the pile."""

import random

from PySide6.QtCore import QPointF

from saboteur_desktop.table.drop_target import Spot

SCATTERED = 4
"""How many cards of a careless pile have a place of their own."""


def _scatter() -> list[tuple[float, float, float]]:
    """How carelessly discarded cards lie: offsets in card widths, and degrees."""
    rng = random.Random(5)
    return [
        ((rng.random() - 0.5) * 0.08, (rng.random() - 0.5) * 0.08, (rng.random() - 0.5) * 18) for _ in range(SCATTERED)
    ]


_SCATTER = _scatter()


def stacked(index: int, width: float) -> Spot:
    """The place of a card in a neat pile."""
    return Spot(QPointF(index * 0.0155 * width, 0.077 * width - index * 0.021 * width), width)


def scattered(index: int, width: float) -> Spot:
    """The place of one of the upper cards of a careless pile."""
    dx, dy, degrees = _SCATTER[index]
    return Spot(QPointF(dx * width, dy * width), width, degrees)
