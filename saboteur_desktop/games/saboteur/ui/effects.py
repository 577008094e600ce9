"""What is seen when something happens in the mine or to a tool: each effect is a tween or two for the scene's queue."""

import math
import random
from collections.abc import Hashable, Iterator, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, QSizeF
from PySide6.QtGui import QPixmap

from saboteur_desktop.games.saboteur.engine.cards import Tool
from saboteur_desktop.games.saboteur.engine.geometry import Cell
from saboteur_desktop.games.saboteur.ui import effect_poses as poses
from saboteur_desktop.games.saboteur.ui.faces import GOAL_BACK
from saboteur_desktop.games.saboteur.ui.flights import Stage
from saboteur_desktop.games.saboteur.ui.peek import look_width
from saboteur_desktop.paint.bursts import (
    draw_boulder,
    draw_coin,
    draw_dust,
    draw_flash,
    draw_sparkle,
    draw_sunburst,
    draw_tool_half,
)
from saboteur_desktop.paint.seat_panel import socket_places
from saboteur_desktop.table.animation import Motion, Tween
from saboteur_desktop.table.flourish import Flourishes, Sprite
from saboteur_desktop.table.highlight import Draw
from saboteur_desktop.table.layers import Layer

DUST: Final = Motion(300)
FLASH: Final = Motion(80, QEasingCurve.Type.Linear)
FALL_APART: Final = Motion(320, QEasingCurve.Type.Linear, 150)
JOIN: Final = Motion(360, QEasingCurve.Type.OutBack, 150)
ROCKS: Final = Motion(520, QEasingCurve.Type.InQuad, 250)
SETTLE: Final = Motion(300)
SHAKE: Final = Motion(180, QEasingCurve.Type.Linear)
BRING: Final = Motion(260)
GOLD: Final = Motion(900, QEasingCurve.Type.OutCubic, 900)

SHAKE_PX: Final = 4.0
_PUFFS, _BOULDERS, _COINS = 12, 7, 16


class Effects:
    """Makes them for one table."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._flourishes = Flourishes(stage.scene)

    def clear_away(self) -> None:
        """Nothing of them is left, and the mine stands where it stood."""
        self._flourishes.clear_away()
        self._stage.mine.root.setPos(0, 0)

    # -- in the mine

    def dust(self, cell: Cell) -> Tween:
        """Dust rises all around a card that has come down."""
        return self._flourishes.add(Layer.BOARD_MARK, partial(self._dust, cell)).tween(DUST)

    def rocks(self, cell: Cell) -> Tween:
        """Boulders fall onto a card."""
        return self._flourishes.add(Layer.FLYING_CARD, partial(self._boulders, cell)).tween(ROCKS)

    def settle(self, cell: Cell) -> Tween:
        """The dust that they raise, in which they and the card are gone."""
        return self._flourishes.add(Layer.FLYING_CARD, partial(self._settling, cell)).tween(SETTLE)

    def shake(self) -> Tween:
        """The mine shakes; under reduced motion it stands still."""
        root = self._stage.mine.root

        def apply(progress: float) -> None:
            left = 1 - progress
            root.setPos(SHAKE_PX * left * math.sin(progress * 5 * math.pi), 0 if progress >= 1 else 2 * left)

        return Tween(apply, SHAKE)

    def bring(self, cell: Cell) -> Tween:
        """A goal comes to the middle of the table, face down as it lies: its owner is about to look at it."""
        return self._flourishes.add(Layer.PEEK_CARD, partial(self._brought, cell)).tween(BRING)

    def gold(self, cell: Cell) -> Tween:
        """Rays and coins burst from the goal that was the gold; under reduced motion the rays stand still."""
        return self._flourishes.add(Layer.BOARD_MARK, partial(self._rays, cell)).tween(GOLD, still_at=0.45)

    def coins(self, cell: Cell) -> Tween:
        """The coins that fly with the rays."""
        return self._flourishes.add(Layer.FLYING_CARD, partial(self._coins, cell)).tween(GOLD)

    # -- on a player's panel

    def flash(self, seat: int, tool: Tool) -> Tween:
        """The one flash of a tool that breaks."""
        return self._flourishes.add(Layer.POPUP, partial(self._flash, seat, tool)).tween(FLASH)

    def fall_apart(self, seat: int, tool: Tool) -> Tween:
        """The two halves of a tool fall from its socket."""
        return self._flourishes.add(Layer.POPUP, partial(self._halves_fall, seat, tool)).tween(FALL_APART)

    def join(self, seat: int, tool: Tool) -> Tween:
        """The two halves of a tool come together over its socket."""
        return self._flourishes.add(Layer.POPUP, partial(self._halves_join, seat, tool)).tween(JOIN)

    # -- sprites

    def _dust(self, cell: Cell) -> Sequence[Sprite]:
        rect, rng = self._stage.mine.rect_of(cell), random.Random(7)
        sprites = []
        for i in range(_PUFFS):
            angle = math.tau * (i + rng.uniform(-0.3, 0.3)) / _PUFFS
            across, down = math.cos(angle), math.sin(angle)
            start = rect.center() + QPointF(across * rect.width() * 0.46, down * rect.height() * 0.46)
            reach = rect.width() * rng.uniform(0.16, 0.36)
            end = start + QPointF(across * reach, down * reach - rect.width() * 0.06)
            pixmap = self._sheet(("dust", i % 3), rect.width() * 0.62, partial(draw_dust, shade=i % 3))
            sprites.append(Sprite(pixmap, partial(poses.puff, start, end, rng.uniform(0.6, 1.1))))
        return sprites

    def _boulders(self, cell: Cell) -> Sequence[Sprite]:
        rect = self._stage.mine.rect_of(cell)
        return [
            Sprite(picture, partial(poses.drop, to, rect.height() * 2.2, 0.35 * i / _BOULDERS, spin))
            for i, (picture, to, spin) in enumerate(self._stones(rect))
        ]

    def _settling(self, cell: Cell) -> Sequence[Sprite]:
        stones = self._stones(self._stage.mine.rect_of(cell))
        return [*self._dust(cell), *(Sprite(picture, partial(poses.settle, to)) for picture, to, _ in stones)]

    def _stones(self, rect: QRectF) -> Iterator[tuple[QPixmap, QPointF, float]]:
        """The boulders that come to lie on a card: picture, place, and degrees they turn on the way down."""
        rng = random.Random(3)
        for i in range(_BOULDERS):
            aside = QPointF(rect.width() * rng.uniform(-0.36, 0.36), rect.height() * rng.uniform(-0.30, 0.36))
            size = rect.width() * rng.uniform(0.42, 0.66)
            picture = self._sheet(("boulder", i), size, partial(draw_boulder, seed=60 + i))
            yield picture, rect.center() + aside, rng.uniform(-160, 160)

    def _rays(self, cell: Cell) -> Sequence[Sprite]:
        rect = self._stage.mine.rect_of(cell)
        return [Sprite(self._sheet("rays", rect.width() * 5.4, draw_sunburst), partial(poses.shine, rect.center()))]

    def _brought(self, cell: Cell) -> Sequence[Sprite]:
        rect, scene = self._stage.mine.rect_of(cell), self._stage.scene
        width = look_width(scene.size)
        middle = QPointF(scene.size.width() / 2, scene.size.height() / 2)
        picture = scene.renderer.picture(GOAL_BACK, width).pixmap
        shown = picture.deviceIndependentSize().width()
        grow = (rect.width() / shown, width / shown)
        return [Sprite(picture, partial(poses.brought, rect.center(), middle, grow))]

    def _coins(self, cell: Cell) -> Sequence[Sprite]:
        rect, rng = self._stage.mine.rect_of(cell), random.Random(5)
        sprites = []
        for i in range(_COINS):
            angle = -math.pi / 2 + math.radians(80) * ((i + 0.5) / _COINS * 2 - 1)
            speed = rect.width() * rng.uniform(1.6, 3.0)
            throw = QPointF(math.cos(angle) * speed, math.sin(angle) * speed)
            picture = self._sheet(("coin", i % 4), rect.width() * 0.24, partial(draw_coin, seed=i % 4))
            spin = rng.uniform(-300, 300)
            sprites.append(Sprite(picture, partial(poses.thrown, rect.center(), throw, rect.width(), spin)))
        return sprites

    def _flash(self, seat: int, tool: Tool) -> Sequence[Sprite]:
        place = self._socket(seat, tool)
        return [Sprite(self._sheet("flash", place.width() * 2.6, draw_flash), partial(poses.flash, place.center()))]

    def _halves_fall(self, seat: int, tool: Tool) -> Sequence[Sprite]:
        place = self._socket(seat, tool)
        return [Sprite(self._half(tool, place, side), partial(poses.fall, place, side)) for side in (-1, 1)]

    def _halves_join(self, seat: int, tool: Tool) -> Sequence[Sprite]:
        place = self._socket(seat, tool)
        halves = [Sprite(self._half(tool, place, side), partial(poses.come_together, place, side)) for side in (-1, 1)]
        return [*halves, Sprite(self._sheet("glint", place.width() * 1.7, draw_sparkle), partial(poses.glint, place))]

    def _half(self, tool: Tool, place: QRectF, side: int) -> QPixmap:
        draw = partial(draw_tool_half, tool=tool, right=side > 0)
        return self._sheet(("half", tool, side), place.width() * 1.5, draw)

    def _socket(self, seat: int, tool: Tool) -> QRectF:
        panel = self._stage.panels[seat]
        return panel.mapRectToScene(socket_places(panel.rect, panel.scale_)[tool])

    def _sheet(self, key: Hashable, side: float, draw: Draw) -> QPixmap:
        return self._stage.scene.sheets.sheet(("effect", key), QSizeF(round(side), round(side)), draw)
