"""Things on the table that are no cards: they have a silhouette of their own, and may be smaller than a finger."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath

from saboteur_desktop.table.card_item import CardItem
from saboteur_desktop.table.card_look import Silhouette, outline_sheet, shadow_sheet
from saboteur_desktop.table.drag import State
from saboteur_desktop.table.drop_target import Spot
from saboteur_desktop.table.metrics import CHOSEN_LIFT, TOUCH_TARGET
from saboteur_desktop.table.renderer import SheetStore
from tests.table.toy import ToyTable


def cone(rect: QRectF) -> QPainterPath:
    path = QPainterPath(QPointF(rect.center().x(), rect.top()))
    path.lineTo(rect.bottomRight())
    path.lineTo(rect.bottomLeft())
    path.closeSubpath()
    return path


CONE = Silhouette("cone", cone, cone)


def pawn(table: ToyTable, width: float, grabbable: bool = True) -> CardItem:
    """A pawn in the middle of the table."""
    item = table.scene.add_card("pawn", "back", CONE)
    item.home = Spot(QPointF(300, 300), width)
    item.place(item.home)
    item.grabbable = grabbable
    return item


def test_a_silhouette_throws_its_own_shadow_and_has_its_own_light(qapp: object) -> None:
    sheets = SheetStore()
    for of_card, of_cone in (
        (shadow_sheet(sheets, 100, 16).pixmap, shadow_sheet(sheets, 100, 16, CONE).pixmap),
        (outline_sheet(sheets, 100).pixmap, outline_sheet(sheets, 100, CONE).pixmap),
    ):
        assert of_card.size() == of_cone.size()
        assert of_card.toImage() != of_cone.toImage()


def test_the_corner_beside_a_cone_is_not_in_its_shadow(qapp: object) -> None:
    sheet = shadow_sheet(SheetStore(), 100, 4, CONE)
    image = sheet.pixmap.toImage()
    corner = QPointF(-48, -60) - sheet.offset
    foot = QPointF(0, 60) - sheet.offset
    assert image.pixelColor(corner.toPoint()).alpha() == 0
    assert image.pixelColor(foot.toPoint()).alpha() > 60


def test_a_pawn_smaller_than_a_finger_is_grabbed_all_around_it(table: ToyTable) -> None:
    item = pawn(table, 20)
    assert item.shape().boundingRect().width() == TOUCH_TARGET
    table.press(QPointF(300 + TOUCH_TARGET / 2 - 2, 300))
    assert table.state() is State.ARMED
    table.release(QPointF(300 + TOUCH_TARGET / 2 - 2, 300))
    assert table.hold().card is item


def test_a_pawn_that_cannot_be_taken_is_no_larger_than_it_looks(table: ToyTable) -> None:
    item = pawn(table, 20, grabbable=False)
    assert item.shape().boundingRect().width() == 20
    table.click(QPointF(300, 300))
    assert table.state() is State.IDLE


def test_what_is_small_rises_less_when_it_is_chosen(table: ToyTable) -> None:
    item = pawn(table, 40)
    table.click(QPointF(300, 300))
    table.settle()
    assert 0 < 300 - item.y() < CHOSEN_LIFT / 2
    table.key(Qt.Key.Key_Escape)
    table.settle()
    assert item.pos() == QPointF(300, 300)
