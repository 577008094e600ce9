"""The deal at the beginning of a round: backs fly from the draw pile to everybody, one card each in turn."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QEasingCurve

from saboteur_desktop.games.saboteur.engine.events import RoundDealt
from saboteur_desktop.games.saboteur.engine.open_table import OpenTable
from saboteur_desktop.games.saboteur.ui.faces import CARD_BACK
from saboteur_desktop.games.saboteur.ui.flights import Stage
from saboteur_desktop.table.animation import DRAW, Motion
from saboteur_desktop.table.drop_target import Spot
from saboteur_desktop.table.flourish import Flourishes, Pose, Sprite
from saboteur_desktop.table.layers import Layer

WHOLE_MS: Final = 1500
"""How long a deal takes, however many are dealt to."""
_ARC = 0.16
_EASE = QEasingCurve(QEasingCurve.Type.OutCubic)
_KEY = "deal"


class Dealing:
    """Shows the deal of each round once to everybody who looks. Nothing waits for it, and any press ends it."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._flourishes = Flourishes(stage.scene)
        self._seen: tuple[int, int | None] | None = None

    def show(self, table: OpenTable, hand_seat: int | None, eyes: int | None) -> None:
        """Deal, if nothing has happened in the round and these eyes have not seen it dealt yet."""
        fresh = bool(table.log) and isinstance(table.log[-1], RoundDealt)
        if not fresh or self._seen == (table.round_no, eyes):
            return
        self._seen = (table.round_no, eyes)
        order = list(_one_each(table))
        last = max(1, len(order) - 1)
        starts = [(WHOLE_MS - DRAW.ms) / WHOLE_MS * place / last for place in range(len(order))]
        flourish = self._flourishes.add(Layer.FLYING_CARD, partial(self._backs, order, starts, hand_seat))
        tween = flourish.tween(Motion(WHOLE_MS, QEasingCurve.Type.Linear))
        arrivals = [start + _SHARE for start, (seat, _) in zip(starts, order, strict=True) if seat == hand_seat]

        def apply(progress: float) -> None:
            tween.apply(progress)
            for item, arrival in zip(self._stage.hand.cards, arrivals, strict=False):
                item.setOpacity(1.0 if progress >= min(arrival, 1.0) else 0.0)

        flourish.appear()
        self._stage.scene.animator.start(_KEY, apply, tween.motion)

    def finish(self) -> None:
        """Everybody has the cards now."""
        self._stage.scene.animator.end(_KEY)

    def _backs(
        self, order: Sequence[tuple[int, int]], starts: Sequence[float], hand_seat: int | None
    ) -> Sequence[Sprite]:
        stage, sprites = self._stage, []
        deck, spots = stage.piles.deck.top(), stage.hand.spots(len(stage.hand.cards))
        picture = stage.scene.renderer.picture(CARD_BACK, deck.width).pixmap
        for (seat, number), start in zip(order, starts, strict=True):
            own = seat == hand_seat and number < len(spots)
            goal = spots[number] if own else stage.panels.spot(seat)
            sprites.append(Sprite(picture, partial(_flying, deck, goal, start)))
        return sprites


_SHARE = DRAW.ms / WHOLE_MS


def _flying(deck: Spot, goal: Spot, start: float, now: float) -> Pose:
    """A back that waits in the pile, flies in an arc, and is gone where it arrives."""
    own = (now - start) / _SHARE
    if not 0 < own < 1:
        return Pose(deck.center.x(), deck.center.y(), opacity=0)
    share = _EASE.valueForProgress(own)
    way = goal.center - deck.center
    rise = _ARC * abs(way.x()) * 4 * share * (1 - share)
    size = (deck.width + (goal.width - deck.width) * share) / deck.width
    return Pose(deck.center.x() + way.x() * share, deck.center.y() + way.y() * share - rise, size, goal.angle * share)


def _one_each(table: OpenTable) -> Iterator[tuple[int, int]]:
    """The seat and the number of the card in its hand, from the starter round and round."""
    for number in range(max(table.hand_sizes)):
        for step in range(table.seats):
            seat = (table.starter + step) % table.seats
            if number < table.hand_sizes[seat]:
                yield seat, number
