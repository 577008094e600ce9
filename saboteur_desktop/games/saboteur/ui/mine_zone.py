"""The board: the cards in the mine, the light in its tunnels, and the cells around them."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QPen
from PySide6.QtWidgets import QGraphicsRectItem

from saboteur_desktop.games.saboteur.engine.board import Board
from saboteur_desktop.games.saboteur.engine.cards import Card
from saboteur_desktop.games.saboteur.engine.geometry import START, Cell
from saboteur_desktop.games.saboteur.ui.board_shade import BoardShade
from saboteur_desktop.games.saboteur.ui.faces import GOAL_BACK, face_name
from saboteur_desktop.games.saboteur.ui.layout import cell_rect, content_rect, core_rect
from saboteur_desktop.games.saboteur.ui.reach_lines import ReachLines
from saboteur_desktop.table.card_item import CardItem, Face
from saboteur_desktop.table.drop_target import Spot
from saboteur_desktop.table.layers import Layer
from saboteur_desktop.table.scene import TableScene


class MineZone:
    """Keeps one card item for each card of the board, where the camera shows its cell."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._camera = scene.camera
        self.root = QGraphicsRectItem()
        self.root.setPen(QPen(Qt.PenStyle.NoPen))
        self.root.setBrush(QBrush(Qt.BrushStyle.NoBrush))
        self.root.setZValue(Layer.BOARD_SHADE)
        scene.addItem(self.root)
        self.shade = BoardShade(self.root, scene.camera)
        self.reach = ReachLines(self.root, scene.camera)
        self._items: dict[Cell, CardItem] = {}
        self._shown: dict[Cell, tuple[Card | None, bool, bool]] = {}
        self._board: Board | None = None
        self._camera.changed.connect(self.arrange)

    def set_window(self, drawn: QRectF, window: QRectF, dpr: float) -> None:
        """Where cards are drawn at all, and the free part of it into which the board is fitted."""
        self.root.setRect(drawn)
        self._camera.set_window(window, dpr)
        self.arrange()
        self.shade.refresh(dpr)

    # -- cells

    def rect_of(self, cell: Cell) -> QRectF:
        """Where a cell is drawn."""
        return self._camera.rect_to_scene(cell_rect(cell))

    def spot_of(self, cell: Cell) -> Spot:
        """Where a card in that cell lies."""
        rect = self.rect_of(cell)
        return Spot(rect.center(), rect.width())

    def cell_at(self, point: QPointF) -> Cell:
        """The cell at a point of the scene."""
        world = self._camera.to_world(point)
        return Cell(int(world.x() // 1), int(world.y() // cell_rect(START).height()))

    def cells_in_sight(self) -> Sequence[Cell]:
        """All cells whose middle is seen."""
        window = self._camera.window
        first, last = self._camera.to_world(window.topLeft()), self._camera.to_world(window.bottomRight())
        ratio = cell_rect(START).height()
        columns = range(int(first.x() // 1), int(last.x() // 1) + 1)
        rows = range(int(first.y() / ratio // 1), int(last.y() / ratio // 1) + 1)
        cells = (Cell(x, y) for y in rows for x in columns)
        return [cell for cell in cells if window.contains(self.rect_of(cell).center())]

    def goal(self, number: int) -> Cell:
        """The cell of a goal, on the board that lies there."""
        if self._board is None:
            raise LookupError("no mine is shown, so no goal lies anywhere")
        return self._board.rules.goals[number]

    def cells(self) -> Sequence[Cell]:
        """The cells in which cards lie."""
        return tuple(self._items)

    def item_at(self, cell: Cell) -> CardItem | None:
        """The card that lies in a cell."""
        return self._items.get(cell)

    # -- cards

    def show(self, board: Board, animated: bool = False) -> None:
        """Let exactly this board lie there."""
        self._board = board
        wanted: dict[Cell, tuple[Card | None, bool, bool]] = {
            cell: (lying.card, lying.turned, cell in board.linked) for cell, lying in board.cards.items()
        }
        wanted |= dict.fromkeys(board.face_down, (None, False, True))
        # First, so that a card which is put there has its size from the beginning and is painted in no other.
        self._camera.set_content(content_rect(board), core_rect(board), animated)
        for cell in [cell for cell in self._items if cell not in wanted]:
            self.remove(cell)
        for cell, (card, turned, lit) in wanted.items():
            self.put(cell, card, turned, lit).stand_straight()
        self.reach.show_board(board)
        self.arrange()
        self._show_shade()

    def put(self, cell: Cell, card: Card | None, turned: bool = False, lit: bool = True) -> CardItem:
        """Let a card lie in a cell; without a card, a goal lies there face down."""
        item = self._items.get(cell)
        if item is None:
            item = self._scene.add_card(f"cell {cell.x},{cell.y}", GOAL_BACK)
            item.setParentItem(self.root)
            item.setZValue(Layer.BOARD_CARD)
            self._items[cell] = item
            item.home = self.spot_of(cell)
            item.place(item.home)
            item.lie_flat()
        if self._shown.get(cell) != (card, turned, lit) or item.turned:
            if card is None:
                item.show_back()
            else:
                item.show_face(Face(face_name(card, turned, lit)))
            self._shown[cell] = (card, turned, lit)
        return item

    def light(self, cell: Cell, lit: bool) -> None:
        """Let the tunnels of a laid card be lit or not."""
        shown = self._shown.get(cell)
        if shown is not None and shown[0] is not None:
            self.put(cell, shown[0], shown[1], lit)

    def is_lit(self, cell: Cell) -> bool:
        """Whether the card in a cell is drawn lit."""
        return self._shown[cell][2] if cell in self._shown else False

    def remove(self, cell: Cell) -> None:
        """Take a card out of the mine."""
        item = self._items.pop(cell)
        self._shown.pop(cell, None)
        self._scene.remove_card(item.card_id)

    def clear(self) -> None:
        """Take everything away."""
        for cell in list(self._items):
            self.remove(cell)
        self._board = None
        self.reach.show_board(None)
        self._show_shade()

    def lay_shade(self) -> None:
        """Let shadow and lamplight follow what lies there now."""
        self._show_shade()

    def arrange(self) -> None:
        """Put all cards where the camera shows their cells; sharp pictures are made once the zoom has come to rest."""
        for cell, item in self._items.items():
            item.home = self.spot_of(cell)
            if item.moving:
                continue
            if self._camera.steady:
                item.place(item.home)
            else:
                item.setPos(item.home.center)
                item.stretch(item.home.width)
        self.shade.follow()
        self.reach.follow()

    def described(self) -> list[tuple[object, ...]]:
        """What lies where, for comparing two ways to the same picture."""
        return sorted(
            (
                tuple(cell),
                item.picture_key,
                item.pos().toTuple(),
                item.width,
                item.rotation(),
                item.scale(),
                item.zValue(),
            )
            for cell, item in self._items.items()
        )

    def _show_shade(self) -> None:
        lit = [cell for cell, (card, _, lit) in self._shown.items() if lit and card is not None]
        self.shade.show(self._items, lit)
