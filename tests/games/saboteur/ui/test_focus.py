"""A screen reader finds everything on the table by name, and nothing secret."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from saboteur_desktop.games.saboteur.engine.moves import LayPath
from saboteur_desktop.games.saboteur.ui.mine_view import MineView
from saboteur_desktop.games.saboteur.ui.texts import spoken_card
from saboteur_desktop.table.focus_widgets import FocusButton
from tests.games.saboteur.ui.played import GAME, WINDOW, MineTable


@pytest.fixture
def table(plain: None, qtbot: QtBot) -> Iterator[MineTable]:
    shown = MineTable(seats=5)
    shown.view = MineView(shown.scene)
    shown.view.resize(WINDOW)
    qtbot.addWidget(shown.view)
    with qtbot.waitActive(shown.view):
        shown.view.show()
    shown.draw()
    yield shown
    shown.scene.dispose()


def names(table: MineTable) -> list[str]:
    assert isinstance(table.view, MineView)
    table.view.refresh_focus()
    return table.view.focus_layer.names()


def test_every_thing_has_a_name(table: MineTable) -> None:
    found = names(table)
    assert all(found)
    for card in table.view_of_mover().hand:
        assert spoken_card(card) in found
    assert any(name.startswith("Player 2") for name in found)
    assert any(name.startswith("Draw pile") for name in found)
    assert "Menu" in found


def test_hidden_hand_is_named_as_face_down(table: MineTable) -> None:
    hand = [spoken_card(card) for card in table.view_of_mover().hand]
    table.scene.set_private_visible(False)
    found = names(table)
    assert found.count("Face-down card") == 6
    assert not set(hand) & set(found)


def test_card_is_played_by_pressing_focus_buttons_alone(table: MineTable) -> None:
    assert isinstance(table.view, MineView)
    view = table.view_of_mover()
    moves = [move for move in GAME.legal_moves(view) if isinstance(move, LayPath)]
    number = view.hand.index(moves[0].card) + 1
    names(table)
    card = table.view.focus_layer.twin(f"hand {number}")
    assert isinstance(card, FocusButton)
    card.setFocus(Qt.FocusReason.TabFocusReason)
    card.click()
    assert table.scene.controller.hold is not None
    targets = [name for name in names(table) if name.startswith("Column")]
    assert targets
    place = next(place for place in table.scene.controller.hold.places if place.allowed)
    button = table.view.focus_layer.twin(f"target {place.id}")
    assert isinstance(button, FocusButton)
    button.click()
    assert len(table.moves) == 1
    assert GAME.check_move(view, table.moves[0]) is None
