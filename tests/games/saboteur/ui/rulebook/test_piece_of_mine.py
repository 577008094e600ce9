"""Small boards: every card in its cell, the light as it falls, a ring around what is spoken of."""

from PySide6.QtCore import QPoint, QSize
from PySide6.QtGui import QColor, QImage

from saboteur_desktop.games.saboteur.engine.cards import laid
from saboteur_desktop.games.saboteur.engine.geometry import START, Cell
from saboteur_desktop.games.saboteur.ui.rulebook.piece_of_mine import PieceOfMine

START_CARD = (START, laid("start"))


class Faces:
    """Notes which pictures were asked for."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def __call__(self, name: str, size: QSize) -> QImage:
        self.names.append(name)
        image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(QColor("saddlebrown"))
        return image


def painted(board: PieceOfMine, ratio: float = 1.0) -> tuple[QImage, list[str]]:
    faces = Faces()
    return board.paint(40, ratio, faces), faces.names


def test_behind_a_dead_end_it_is_dark() -> None:
    cards = ((Cell(1, 0), laid("E|W")), (Cell(2, 0), laid("EW")))
    _, names = painted(PieceOfMine((START_CARD, *cards), ""))
    assert names == ["start", "E|W", "EW unlit"]


def test_without_the_start_everything_is_lit() -> None:
    _, names = painted(PieceOfMine(((Cell(4, 0), laid("EW")), (Cell(7, 0), laid("SW", True))), ""))
    assert names == ["EW", "SW turned"]


def test_a_picture_is_as_wide_as_its_cells_and_sharp_on_every_screen() -> None:
    board = PieceOfMine((START_CARD, (Cell(1, 0), laid("ESW")), (Cell(1, 1), laid("NS"))), "")
    size = board.size(40)
    assert 80 < size.width() < 100
    assert 100 < size.height() < 120
    image, _ = painted(board, 2.0)
    assert image.size() == (size * 2).toSize()
    assert image.devicePixelRatio() == 2


def test_cells_that_are_spoken_of_have_a_ring_even_where_no_card_lies() -> None:
    plain, _ = painted(PieceOfMine((START_CARD, (Cell(1, 0), laid("EW"))), ""))
    ringed, _ = painted(PieceOfMine((START_CARD, (Cell(1, 0), laid("EW"))), "", (Cell(1, 0), Cell(2, 0))))
    assert ringed.width() > plain.width()
    edge = QPoint(round(40 * 0.12 + 40 * 1.02), 28)
    assert plain.pixelColor(edge).green() < 120 < ringed.pixelColor(edge).green()
