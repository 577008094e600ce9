"""The table's twin says what the view says: a screen reader finds everything by name, and nothing secret."""

import re
from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from saboteur_desktop.games.saboteur.engine.board import board_of, border_rules
from saboteur_desktop.games.saboteur.engine.cards import laid
from saboteur_desktop.games.saboteur.engine.catalog import BREAKS
from saboteur_desktop.games.saboteur.engine.geometry import Cell
from saboteur_desktop.games.saboteur.engine.moves import BreakTool, Discard, DropRocks, LayPath, ReadMap, RepairTool
from saboteur_desktop.games.saboteur.engine.ruleset import Ruleset
from saboteur_desktop.games.saboteur.engine.view import PlayerView
from saboteur_desktop.games.saboteur.ui.mine_view import MineView
from saboteur_desktop.games.saboteur.ui.spoken import spoken_lying, spoken_row
from saboteur_desktop.games.saboteur.ui.texts import card_name, goal_title, spoken_card
from saboteur_desktop.table.focus_widgets import FocusButton, FocusGroup, FocusText
from tests.games.saboteur.engine.plays import deal
from tests.games.saboteur.ui.played import GAME, WINDOW, MineTable, position

CELL = re.compile(r"Column (-?\d+), row (-?\d+)")


@pytest.fixture
def table(plain: None, qtbot: QtBot) -> Iterator[MineTable]:
    shown = MineTable(seats=5)
    shown.view = MineView(shown.scene)
    shown.view.resize(WINDOW)
    qtbot.addWidget(shown.view)
    with qtbot.waitActive(shown.view):
        shown.view.show()
    shown.view.setFocus()
    shown.draw()
    yield shown
    shown.scene.dispose()


def twin_of(table: MineTable) -> MineView:
    assert isinstance(table.view, MineView)
    return table.view


def names(table: MineTable) -> list[str]:
    twin_of(table).refresh_focus()
    return twin_of(table).focus_layer.names()


def zone(table: MineTable, name: str) -> list[str]:
    """The names in a zone, in the order in which they are read."""
    twin_of(table).refresh_focus()
    groups = [group for group in table.view.viewport().findChildren(FocusGroup) if group.isVisible()]
    group = next(group for group in groups if group.accessibleName() == name)
    twins = [child for child in group.children() if isinstance(child, FocusButton | FocusText) and child.isVisible()]
    return [twin.accessibleName() for twin in twins]


def tap_key(key: Qt.Key) -> None:
    focus = QApplication.focusWidget()
    assert focus is not None
    QTest.keyClick(focus, key)


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


def rich(view: PlayerView) -> bool:
    """A table with something broken, something lying and hands that differ."""
    table = view.table
    return len(table.board.cards) > 6 and any(table.in_front) and len(table.discards) > 1


def test_seats_rows_and_piles_say_what_the_view_says(table: MineTable) -> None:
    table.draw(position(5, rich))
    view = table.view_of_mover()
    opened = view.table
    assert zone(table, "Your hand")[: len(view.hand)] == [spoken_card(card) for card in view.hand]
    for seat, said in enumerate(zone(table, "Players")):
        assert said.startswith(f"Player {seat}, {opened.hand_sizes[seat]} card")
        assert f"{opened.gold_counts[seat]} gold card" in said
        for card in BREAKS:
            assert (card_name(card) in said) == (card in opened.in_front[seat])
        assert said.endswith("to move") == (seat == opened.to_move)
    rows = sorted({cell.y for cell in (*opened.board.cards, *opened.board.face_down)})
    assert zone(table, "The mine") == [spoken_row(opened.board, row) for row in rows]
    told = " ".join(zone(table, "The mine"))
    assert told.count("column ") == len(opened.board.cards) + len(opened.board.face_down)
    piles = zone(table, "Piles")
    assert piles[0].startswith(f"Draw pile, {opened.deck_size} card")
    assert piles[1].startswith(f"Discard pile, {len(opened.discards)} card")


def test_a_row_names_the_start_tunnels_dead_ends_goals_and_what_is_unlit(table: MineTable) -> None:
    table.draw(position(5, rich))
    board = table.view_of_mover().table.board
    for cell in (*board.cards, *board.face_down):
        said = spoken_lying(board, cell)
        if cell == (0, 0):
            assert said == "start"
        elif cell in board.face_down:
            assert said == "goal, face down"
        else:
            assert said.startswith(spoken_card(board.cards[cell].card, board.cards[cell].turned))
            assert said.endswith("unlit") == (cell not in board.linked)


def test_a_row_that_has_the_focus_shows_which_tunnel_of_its_bridges_is_joined(table: MineTable) -> None:
    state = deal(Ruleset(preset="saboteur2"), 5, "bridge")
    lying = {(1, 0): "NS|EW", (2, 0): "EW", (4, 1): "NS|EW", (5, 1): "EW", (6, 1): "NS|EW"}
    board = board_of(border_rules(state.table.ruleset), {Cell(*cell): laid(card) for cell, card in lying.items()})
    table.draw(state._replace(table=state.table._replace(board=board)))
    twin_of(table).refresh_focus()
    layer, reach = twin_of(table).focus_layer, table.scene.parts.mine.reach
    for row, bridges in ((0, [(1, 0)]), (1, [(4, 1), (6, 1)]), (2, [])):
        assert layer.focus(f"row {row}")
        assert sorted(reach.looked_at) == bridges
    layer.focus("row 1")
    layer.focus("hand 1")
    assert reach.looked_at == ()


@pytest.mark.parametrize("seed", range(6))
def test_places_for_a_card_are_its_legal_moves(table: MineTable, seed: int) -> None:
    table.draw(position(5, lambda view: len(view.table.log) > 3 * seed))
    view = table.view_of_mover()
    moves = [move for move in GAME.legal_moves(view) if not isinstance(move, Discard)]
    for number, card in enumerate(view.hand):
        twin_of(table).setFocus()
        tap_key(Qt.Key(Qt.Key.Key_1 + number))
        said = [name for name in zone(table, "Where the card may go") if not name.startswith("Discard pile")]
        wanted: set[object] = set()
        for move in moves:
            match move:
                case LayPath(laid, cell, _) if laid == card:
                    wanted.add(cell)
                case DropRocks(cell) if card == "rockfall":
                    wanted.add(cell)
                case ReadMap(goal) if card == "map":
                    wanted.add(goal_title(goal))
                case BreakTool(played, target) | RepairTool(played, target) if played == card:
                    wanted.add(f"Player {target}")
        found: set[object] = set()
        for name in said:
            cell_said = CELL.match(name)
            place = re.split("[,:]", name)[0]
            found.add(Cell(int(cell_said[1]), int(cell_said[2])) if cell_said else place)
        assert found == wanted, card
        tap_key(Qt.Key.Key_Escape)


def test_card_is_played_by_pressing_focus_buttons_alone(table: MineTable) -> None:
    view = table.view_of_mover()
    moves = [move for move in GAME.legal_moves(view) if isinstance(move, LayPath)]
    number = view.hand.index(moves[0].card) + 1
    names(table)
    card = twin_of(table).focus_layer.twin(f"hand {number}")
    assert isinstance(card, FocusButton)
    card.setFocus(Qt.FocusReason.TabFocusReason)
    card.click()
    assert table.scene.controller.hold is not None
    targets = [name for name in names(table) if name.startswith("Column")]
    assert targets
    place = next(place for place in table.scene.controller.hold.places if place.allowed)
    button = twin_of(table).focus_layer.twin(f"target {place.id}")
    assert isinstance(button, FocusButton)
    button.click()
    assert len(table.moves) == 1
    assert GAME.check_move(view, table.moves[0]) is None


def test_the_focus_follows_the_card_to_its_target_and_comes_back(table: MineTable) -> None:
    view = table.view_of_mover()
    number = next(index for index, card in enumerate(view.hand) if any(m.card == card for m in laying(view)))
    layer = twin_of(table).focus_layer
    tap_key(Qt.Key(Qt.Key.Key_1 + number))
    assert layer.focused() == f"hand {number + 1}"
    tap_key(Qt.Key.Key_Up)
    hold = table.scene.controller.hold
    assert hold is not None
    assert hold.place is not None
    assert layer.focused() == f"target {hold.place.id}"
    tap_key(Qt.Key.Key_Tab)
    tap_key(Qt.Key.Key_Backtab)
    tap_key(Qt.Key.Key_Escape)
    assert layer.focused() == f"hand {number + 1}"


def laying(view: PlayerView) -> list[LayPath]:
    return [move for move in GAME.legal_moves(view) if isinstance(move, LayPath)]


def test_tab_to_a_target_holds_the_card_over_it(table: MineTable) -> None:
    view = table.view_of_mover()
    number = view.hand.index(laying(view)[0].card)
    tap_key(Qt.Key(Qt.Key.Key_1 + number))
    tap_key(Qt.Key.Key_Tab)
    hold = table.scene.controller.hold
    assert hold is not None
    assert hold.place is not None
    assert twin_of(table).focus_layer.focused() == f"target {hold.place.id}"


def test_the_mouse_leaves_no_ring(table: MineTable) -> None:
    card = table.scene.parts.hand.cards[0]
    table.click(card.home.center)
    assert table.scene.controller.hold is not None
    names(table)
    assert twin_of(table).focus_layer.focused() is None


def test_a_covered_table_offers_nothing(table: MineTable) -> None:
    assert names(table)
    twin_of(table).set_covered(True)
    assert names(table) == []
    twin_of(table).set_covered(False)
    assert "Menu" in names(table)
