"""Gold cards on their way from the heap to those who took them, over a page of results."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from saboteur_desktop.table.metrics import CARD_RATIO

_EASE = QEasingCurve(QEasingCurve.Type.OutCubic)
_ARC = 0.12
"""How high a card flies above the straight way, in parts of the height of the page."""
_SPIN = -30.0
"""How far it is turned when it leaves the heap, in degrees."""


class GoldWay(NamedTuple):
    """Where one card goes: its middle on the page, its width, how far it lies askew."""

    end: QPointF
    width: float
    degrees: float


class FlyingGold(QWidget):
    """Shows the cards that are in the air at a moment; they show their backs and lie nowhere yet."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._cards: tuple[tuple[GoldWay, float], ...] = ()
        self._picture = QPixmap()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    @property
    def cards(self) -> Sequence[tuple[GoldWay, float]]:
        """What is in the air: the way of each card, and how far it has come."""
        return self._cards

    def show_cards(self, picture: QPixmap, cards: Sequence[tuple[GoldWay, float]]) -> None:
        """Let these cards be in the air."""
        if tuple(cards) == self._cards:
            return
        self._repaint_cards()
        self._picture, self._cards = picture, tuple(cards)
        self._repaint_cards()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as p:
            p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
            for way, share in self._cards:
                middle, width = self._middle(way, share), way.width
                p.save()
                p.translate(middle)
                p.rotate(way.degrees + _SPIN * (1 - _EASE.valueForProgress(share)))
                card = QRectF(-width / 2, -width * CARD_RATIO / 2, width, width * CARD_RATIO)
                p.drawPixmap(card, self._picture, QRectF(self._picture.rect()))
                p.restore()

    def _middle(self, way: GoldWay, share: float) -> QPointF:
        eased = _EASE.valueForProgress(share)
        heap = QPointF(self.width() / 2, self.height() * 0.90)
        rise = _ARC * self.height() * 4 * eased * (1 - eased)
        return heap + (way.end - heap) * eased - QPointF(0, rise)

    def _repaint_cards(self) -> None:
        for way, share in self._cards:
            reach = way.width * CARD_RATIO
            around = QRectF(-reach, -reach, 2 * reach, 2 * reach).translated(self._middle(way, share))
            self.update(around.toAlignedRect())
