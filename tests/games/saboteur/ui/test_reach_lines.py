"""How far each team gets is drawn over the mine when it is asked for, where teams play."""

from collections.abc import Iterator, Mapping

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem
from pytestqt.qtbot import QtBot

from saboteur_desktop.games.saboteur.engine.board import Board, board_of, border_rules
from saboteur_desktop.games.saboteur.engine.cards import laid
from saboteur_desktop.games.saboteur.engine.geometry import Cell
from saboteur_desktop.games.saboteur.engine.ruleset import Ruleset
from saboteur_desktop.games.saboteur.ui.explained import LaidCard
from saboteur_desktop.games.saboteur.ui.layout import cell_rect
from saboteur_desktop.games.saboteur.ui.reach_lines import ReachLines
from saboteur_desktop.table.scene import TableScene
from tests.games.saboteur.engine.plays import deal
from tests.games.saboteur.ui.played import MineTable
from tests.paint.canvas import greys, picture

UNIT = 60
"""Pixels for a card."""


@pytest.fixture
def lines(qapp: object) -> Iterator[ReachLines]:
    scene = TableScene(lambda name, size: QImage(size, QImage.Format.Format_ARGB32))
    yield ReachLines(scene.addRect(QRectF()), scene.camera)
    scene.dispose()


def mine(cards: Mapping[tuple[int, int], str]) -> Board:
    lying = {Cell(*cell): laid(card) for cell, card in cards.items()}
    return board_of(border_rules(Ruleset(preset="saboteur2")), lying)


def drawn(lines: ReachLines, cell: tuple[int, int]) -> QImage:
    """What is painted over one cell."""
    rect = cell_rect(Cell(*cell))

    def paint(p: QPainter) -> None:
        p.scale(UNIT, UNIT)
        p.translate(-rect.topLeft())
        lines.paint(p, QStyleOptionGraphicsItem())

    return picture(UNIT, round(UNIT * rect.height()), paint)


def colours(image: QImage) -> tuple[int, int]:
    """How many pixels are rather green, and how many rather blue."""
    seen = [image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height())]
    solid = [pixel for pixel in seen if pixel.alpha() > 200]
    green = sum(pixel.green() > pixel.blue() + 40 and pixel.green() > pixel.red() for pixel in solid)
    blue = sum(pixel.blue() > pixel.green() + 40 and pixel.blue() > pixel.red() for pixel in solid)
    return green, blue


def test_nothing_is_drawn_unasked(lines: ReachLines) -> None:
    lines.show_board(mine({(1, 0): "EW"}))
    assert not lines.isVisible()
    assert not any(greys(drawn(lines, (1, 0))))
    lines.show_teams(True)
    assert lines.isVisible()
    lines.show_teams(False)
    assert not lines.isVisible()


def test_behind_a_door_only_the_line_of_its_team_goes_on(lines: ReachLines) -> None:
    lines.show_board(mine({(1, 0): "EW", (2, 0): "EW+green-door", (3, 0): "EW"}))
    lines.show_teams(True)
    before, behind = colours(drawn(lines, (1, 0))), colours(drawn(lines, (3, 0)))
    assert min(before) > 30
    assert behind[0] > 30
    assert behind[1] == 0


def test_where_no_tunnel_leads_there_is_no_line(lines: ReachLines) -> None:
    lines.show_board(mine({(1, 0): "NW", (5, 1): "EW"}))
    lines.show_teams(True)
    assert not any(greys(drawn(lines, (5, 1))))


def test_a_bridge_shows_which_of_its_tunnels_is_joined_to_the_start(lines: ReachLines) -> None:
    board = mine({(1, 0): "EW", (2, 0): "NS|EW"})
    lines.show_board(board)
    lines.look_at(Cell(2, 0))
    assert lines.isVisible()
    image = drawn(lines, (2, 0))
    bright = [image.pixelColor(x, image.height() // 2).lightness() for x in (6, UNIT - 7)]
    dark = [image.pixelColor(UNIT // 2, y).lightness() for y in (0, image.height() - 1)]
    assert min(bright) > max(dark) + 40
    lines.look_at(None)
    assert not lines.isVisible()


def test_a_card_with_one_tunnel_needs_no_such_help(lines: ReachLines) -> None:
    lines.show_board(mine({(1, 0): "EW", (2, 0): "NS|E"}))
    for cell in (None, Cell(1, 0), Cell(2, 0), Cell(7, 3)):
        lines.look_at(cell)
        assert not lines.isVisible()


@pytest.fixture
def at_table(plain: None, qtbot: QtBot) -> Iterator[MineTable]:
    table = MineTable(seats=5)
    qtbot.addWidget(table.view)
    with qtbot.waitActive(table.view):
        table.view.show()
    table.draw()
    yield table
    table.scene.dispose()


def test_key_and_button_work_where_teams_play_and_nowhere_else(at_table: MineTable) -> None:
    reach, button = at_table.scene.parts.mine.reach, at_table.scene.parts.bar.buttons["reach"]
    assert not button.isVisible()
    at_table.key(Qt.Key.Key_T)
    assert not reach.shown
    at_table.draw(deal(Ruleset(preset="saboteur2"), 5, "teams"))
    assert button.isVisible()
    at_table.key(Qt.Key.Key_T)
    assert reach.shown
    assert button.button.kind == "gold"
    at_table.click(button.place.center())
    assert not reach.shown
    at_table.draw(deal(Ruleset(), 5, "none"))
    assert not button.isVisible()


def test_looking_closer_at_a_bridge_shows_its_tunnels(at_table: MineTable) -> None:
    state = deal(Ruleset(preset="saboteur2"), 5, "bridge")
    board = mine({(1, 0): "NS|EW", (2, 0): "EW"})
    at_table.draw(state._replace(table=state.table._replace(board=board)))
    reach = at_table.scene.parts.mine.reach
    at_table.scene._look_closer(LaidCard(Cell(1, 0)))
    assert list(reach.looked_at) == [Cell(1, 0)]
    at_table.scene._look_closer(LaidCard(Cell(2, 0)))
    assert list(reach.looked_at) == []
    at_table.scene._look_closer(LaidCard(Cell(1, 0)))
    at_table.scene._look_closer(None)
    assert list(reach.looked_at) == []


def test_it_lies_where_the_camera_shows_the_cells(at_table: MineTable) -> None:
    mine_zone = at_table.scene.parts.mine
    for _ in range(2):
        shown = mine_zone.reach.mapRectToParent(cell_rect(Cell(0, 0)))
        wanted = mine_zone.rect_of(Cell(0, 0))
        assert QRectF(shown).center().toPoint() == wanted.center().toPoint()
        at_table.scene.camera.zoom_at(at_table.scene.camera.window.center(), 1.5)
