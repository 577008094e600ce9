"""The table of the mine with sixty cards lying on it."""

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize
from PySide6.QtWidgets import QApplication

from saboteur_desktop.games.saboteur.engine.board import Board, board_of
from saboteur_desktop.games.saboteur.engine.cards import laid
from saboteur_desktop.games.saboteur.engine.geometry import GOAL_CELLS, START, Cell
from saboteur_desktop.games.saboteur.engine.view import PlayerView
from saboteur_desktop.games.saboteur.ui.mine_view import MineView
from saboteur_desktop.games.saboteur.ui.scene import MineScene
from saboteur_desktop.table.card_item import CardItem
from tests.games.saboteur.ui.played import GAME, dealt, looks

SEATS = 5
CARDS = 60
HELD = "NESW"
"""The card that is dragged: it fits beside every tunnel."""


def full_board(rules: Board) -> Board:
    """Sixty cards face up or down, with gaps between them for more."""
    columns, rows = range(-1, 10), range(-3, 4)
    places = sorted((Cell(x, y) for x in columns for y in rows), key=lambda cell: (abs(cell.y), cell.x))
    free = [cell for cell in places if cell not in (START, *GOAL_CELLS)]
    cards = {cell: laid("NESW", False) for cell in free[: CARDS - 1 - len(GOAL_CELLS)]}
    return board_of(rules.rules, cards)


def crowded_view() -> PlayerView:
    """The view of the seat to move; its hand holds the card that is dragged."""
    state = dealt(SEATS)
    view = GAME.view(state, state.table.to_move)
    table = view.table._replace(board=full_board(view.table.board))
    return view._replace(table=table, hand=(HELD, *view.hand[1:]))


class MineOfSixty:
    """The real scene in the real view, everything painted that can be painted ahead."""

    def __init__(self, size: QSize) -> None:
        self.scene = MineScene()
        self.view = MineView(self.scene)
        self.view.resize(size)
        self.view.show()
        QApplication.processEvents()
        self.scene.sync(crowded_view(), looks(SEATS))
        while not self._is_painted():
            QApplication.processEvents()

    def _is_painted(self) -> bool:
        renderer = self.scene.renderer
        return all(renderer.picture(card.picture_key, card.width).exact for card in self.scene.cards.values())

    def held(self) -> CardItem:
        """The card to drag."""
        item = self.scene.parts.hand.item_of(HELD)
        assert item is not None
        return item

    def cells(self) -> list[QRectF]:
        """All cells in sight."""
        return [self.scene.places.cell_rect(cell) for cell in self.scene.places.visible_cells()]

    def free_cells(self) -> list[QRectF]:
        """Where the card to drag would fit."""
        cells = crowded_view().table.board.fits
        return [rect for cell in cells if self.scene.camera.window.contains(rect := self.scene.places.cell_rect(cell))]

    def way(self, frames: int) -> list[QPointF]:
        """From the card in the hand up to the board, along its lower edge and back through the middle of it."""
        start = self.held().home.center
        board = self.scene.camera.window
        corners = [
            start,
            QPointF(board.left() + board.width() * 0.10, board.bottom() - 12),
            QPointF(board.right() - board.width() * 0.10, board.bottom() - 12),
            board.center(),
            start,
        ]
        return _along(corners, frames)

    def finish(self) -> None:
        """Put everything away."""
        self.scene.dispose()
        self.view.close()
        self.view.deleteLater()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def _along(corners: list[QPointF], frames: int) -> list[QPointF]:
    legs = len(corners) - 1
    points = []
    for frame in range(frames):
        share = frame / (frames - 1) * legs
        leg = min(legs - 1, int(share))
        points.append(corners[leg] + (corners[leg + 1] - corners[leg]) * (share - leg))
    return points
