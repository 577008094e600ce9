"""The pictures that never move: the cavern behind the board and the ledge in front of it."""

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap

from saboteur_desktop.games.saboteur.ui.layout import Layout
from saboteur_desktop.paint.cavern import furnish, paint_cavern, paint_ledge
from saboteur_desktop.paint.placing import HINTS

LEDGE_RISE = 30
"""How far the ledge reaches above the strip, in pixels of the 1080-line design."""


def cavern_pixmap(layout: Layout, dpr: float) -> QPixmap:
    """The room."""
    pixmap = _canvas(layout.size, dpr, Qt.GlobalColor.black)  # without alpha it is copied and not blended
    painter = _painter(pixmap)
    s, board = layout.scale, layout.board
    hole = board.adjusted(14 * s, -40 * s, -14 * s, 30 * s)
    furnishing = furnish(board, board.bottom(), s, layout.cart)
    if layout.log is None:  # the ticker hangs where one of the growths would stand
        furnishing = furnishing._replace(growths=furnishing.growths[:1])
    pools = [QPointF(board.left() + board.width() * x, board.center().y()) for x in (0.15, 0.4, 0.6)]
    paint_cavern(painter, layout.size, hole, furnishing._replace(pools=pools))
    painter.end()
    return pixmap


def ledge_pixmap(layout: Layout, dpr: float) -> tuple[QPixmap, QPointF]:
    """The ledge and where its upper left corner lies."""
    rise = LEDGE_RISE * layout.scale
    top = max(0.0, layout.strip.top() - rise)
    pixmap = _canvas(QSizeF(layout.size.width(), layout.size.height() - top), dpr)
    painter = _painter(pixmap)
    painter.translate(0, -top)
    paint_ledge(painter, layout.size, layout.strip.top(), layout.scale)
    painter.end()
    return pixmap, QPointF(0, top)


def board_window(layout: Layout) -> QRectF:
    """The part of the window in which cards of the board are drawn: all that bar, seats and ledge leave."""
    return QRectF(0, layout.top.bottom(), layout.size.width(), layout.strip.top() - layout.top.bottom() + 20)


def _canvas(size: QSizeF, dpr: float, ground: Qt.GlobalColor = Qt.GlobalColor.transparent) -> QPixmap:
    pixmap = QPixmap((size * dpr).toSize())
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(ground)
    return pixmap


def _painter(pixmap: QPixmap) -> QPainter:
    painter = QPainter(pixmap)
    painter.setRenderHints(HINTS)
    return painter
