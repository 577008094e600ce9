"""Every card is played with the mouse on the real scene, and what is refused says why."""

import pytest
from PySide6.QtCore import QPointF, Qt

from saboteur_desktop.games.saboteur.engine.cards import looks_same_turned
from saboteur_desktop.games.saboteur.engine.catalog import BREAKS, REPAIRS, is_path
from saboteur_desktop.games.saboteur.engine.geometry import GOAL_CELLS, START, Cell
from saboteur_desktop.games.saboteur.engine.moves import BreakTool, Discard, DropRocks, LayPath, ReadMap, RepairTool
from saboteur_desktop.games.saboteur.engine.view import PlayerView
from saboteur_desktop.games.saboteur.ui.targets import CellTarget, mendable
from saboteur_desktop.table.drag import State
from saboteur_desktop.table.drop_target import Fit
from tests.games.saboteur.ui.played import GAME, MineTable, position


def lays(view: PlayerView) -> list[LayPath]:
    return [move for move in GAME.legal_moves(view) if isinstance(move, LayPath)]


def middle(table: MineTable, cell: Cell) -> QPointF:
    return table.scene.places.cell_rect(cell).center()


def test_path_card_is_laid_where_it_is_dropped(table: MineTable) -> None:
    move = lays(table.view_of_mover())[0]
    table.drag(move.card, middle(table, move.cell))
    assert len(table.moves) == 1
    made = table.moves[0]
    assert isinstance(made, LayPath)
    assert (made.card, made.cell) == (move.card, move.cell)
    assert GAME.check_move(table.view_of_mover(), made) is None


def test_glowing_cells_are_those_of_the_engine_in_both_ways_up(table: MineTable) -> None:
    table.draw(position(5, lambda view: sum(map(is_path, view.hand)) >= 3, plies=30))
    view = table.view_of_mover()
    legal = {(move.card, move.cell, move.turned) for move in lays(view)}
    for card in filter(is_path, dict.fromkeys(view.hand)):
        table.scene.controller.choose(table.item(card))
        hold = table.scene.controller.hold
        assert hold is not None
        shown = {place.id.cell: place.fit(False) for place in hold.places if isinstance(place.id, CellTarget)}
        for cell, fit in shown.items():
            upright = (card, cell, False) in legal
            turned = (card, cell, True) in legal or (upright and looks_same_turned(card))
            expected = {
                (True, True): Fit.BOTH,
                (True, False): Fit.AS_HELD,
                (False, True): Fit.AFTER_TURN,
                (False, False): Fit.NOT,
            }[(upright, turned)]
            assert fit is expected, (card, cell)
        assert {cell for held, cell, _ in legal if held == card} <= set(shown)


def test_turn_key_changes_marks_and_reason_at_once(table: MineTable) -> None:
    def one_way(view: PlayerView) -> bool:
        return any(is_one_way(view, move) for move in lays(view))

    def is_one_way(view: PlayerView, move: LayPath) -> bool:
        return GAME.check_move(view, LayPath(move.card, move.cell, not move.turned)) is not None

    table.draw(position(5, one_way))
    view = table.view_of_mover()
    move = next(move for move in lays(view) if is_one_way(view, move))
    table.drag(move.card, middle(table, move.cell), drop=False)
    hold = table.scene.controller.hold
    assert hold is not None
    assert hold.turned == move.turned
    assert table.scene.preview.reason == ""
    table.key(Qt.Key.Key_R)
    assert table.scene.preview.reason != ""
    table.key(Qt.Key.Key_R)
    assert table.scene.preview.reason == ""
    table.release(middle(table, move.cell))
    assert table.moves == [move]


def test_refused_cell_says_why_in_one_sentence(table: MineTable) -> None:
    card = next(card for card in table.view_of_mover().hand if is_path(card))
    table.drag(card, middle(table, START), drop=False)
    assert table.scene.preview.reason == "There is a card here already."
    table.move(middle(table, Cell(4, 1)))
    assert table.scene.preview.reason == "It must touch a card on the table."
    table.release(middle(table, Cell(4, 1)))
    assert table.moves == []
    assert table.scene.controller.state is State.IDLE


def test_clashing_side_is_marked_and_named(table: MineTable) -> None:
    table.draw(position(5, lambda view: "NS" in view.hand and not view.table.in_front[view.seat or 0]))
    table.scene.controller.choose(table.item("NS"))
    table.scene.controller.aim_at(CellTarget(Cell(1, 0)))
    if table.view_of_mover().table.board.cards.get(Cell(1, 0)) is None:
        assert table.scene.preview.reason == "It would wall up the tunnel on the left."


@pytest.mark.parametrize("kind", ["break", "repair"])
def test_action_card_goes_to_a_player(table: MineTable, kind: str) -> None:
    cards = BREAKS if kind == "break" else REPAIRS

    def playable(view: PlayerView) -> bool:
        moves = GAME.legal_moves(view)
        return any(isinstance(move, BreakTool | RepairTool) and move.card in cards for move in moves)

    table.draw(position(5, playable))
    view = table.view_of_mover()
    moves = (move for move in GAME.legal_moves(view) if isinstance(move, BreakTool | RepairTool))
    move = next(move for move in moves if move.card in cards and len(mendable(view, move.card, move.target)) < 2)
    table.drag(move.card, table.scene.places.seat_rect(move.target).center())
    assert table.moves == [move]


def test_repair_of_one_of_two_broken_tools_asks_which(table: MineTable) -> None:
    def two_ways(view: PlayerView) -> bool:
        return any(len(mendable(view, card, seat)) > 1 for card in view.hand for seat in range(view.table.seats))

    table.draw(position(4, two_ways, plies=40))
    view = table.view_of_mover()
    card, seat = next((card, seat) for card in view.hand for seat in range(4) if len(mendable(view, card, seat)) > 1)
    tools = mendable(view, card, seat)
    table.drag(card, table.scene.places.seat_rect(seat).center())
    assert table.moves == []
    assert list(table.scene.choice.buttons) == list(tools)
    table.key(Qt.Key.Key_Escape)
    assert not table.scene.choice.asking
    assert table.scene.controller.state is State.IDLE
    table.settle()
    table.drag(card, table.scene.places.seat_rect(seat).center())
    table.click(table.scene.choice.buttons[tools[1]].place.center())
    table.settle()
    assert table.moves == [RepairTool(card, seat, tools[1])]


def test_rockfall_goes_to_a_laid_card_and_shows_what_would_go_dark(table: MineTable) -> None:
    def playable(view: PlayerView) -> bool:
        return "rockfall" in view.hand and len(view.table.board.linked) > 3

    table.draw(position(5, playable, plies=40))
    board = table.view_of_mover().table.board
    cell = board.laid_cells()[0]
    lit_before = [other for other in board.cards if table.scene.parts.mine.is_lit(other)]
    table.drag("rockfall", middle(table, cell), drop=False)
    hold = table.scene.controller.hold
    assert hold is not None
    assert hold.place is not None
    assert hold.place.id == CellTarget(cell)
    table.move(QPointF(400, 400))
    assert [other for other in board.cards if table.scene.parts.mine.is_lit(other)] == lit_before
    table.move(middle(table, cell))
    table.release(middle(table, cell))
    assert table.moves == [DropRocks(cell)]


def test_map_goes_to_a_goal(table: MineTable) -> None:
    table.draw(position(5, lambda view: "map" in view.hand))
    table.drag("map", middle(table, GOAL_CELLS[1]))
    assert table.moves == [ReadMap(1)]


def test_any_card_can_be_dropped_on_the_discard_pile(table: MineTable) -> None:
    card = table.view_of_mover().hand[2]
    table.drag(card, table.scene.places.discard_rect().center())
    assert table.moves == [Discard((card,))]


def test_keys_play_a_round_of_a_card(table: MineTable) -> None:
    view = table.view_of_mover()
    number = next(index for index, card in enumerate(view.hand) if any(move.card == card for move in lays(view)))
    table.key(Qt.Key(Qt.Key.Key_1 + number))
    table.key(Qt.Key.Key_Up)
    table.key(Qt.Key.Key_Return)
    made = table.moves[0]
    assert isinstance(made, LayPath)
    assert GAME.check_move(view, made) is None


def test_d_discards_the_chosen_card_and_nothing_without_one(table: MineTable) -> None:
    table.key(Qt.Key.Key_D)
    assert table.moves == []
    table.key(Qt.Key.Key_3)
    table.key(Qt.Key.Key_D)
    assert table.moves == [Discard((table.view_of_mover().hand[2],))]


def test_d_in_mid_drag_does_not_drop_the_card(table: MineTable) -> None:
    move = lays(table.view_of_mover())[0]
    table.drag(move.card, middle(table, move.cell), drop=False)
    table.key(Qt.Key.Key_D)
    assert table.moves == []
    assert table.scene.controller.state is State.DRAGGING


def test_broken_tool_veils_path_cards_and_says_so(table: MineTable) -> None:
    def hindered(view: PlayerView) -> bool:
        lying = view.table.in_front[view.seat or 0]
        return lying == ("break-lantern",) and any(map(is_path, view.hand))

    table.draw(position(5, hindered, plies=40))
    hand = table.scene.parts.hand
    for item in hand.cards:
        card = hand.text_of(item.card_id)
        assert card is not None
        assert item.veiled == is_path(card)
    card = next(card for card in table.view_of_mover().hand if is_path(card))
    table.scene.controller.choose(table.item(card))
    table.scene.controller.aim_at(CellTarget(Cell(1, 0)))
    assert table.scene.preview.reason == "Your lantern is broken: no tunnels until it is repaired."


def test_seats_show_who_may_receive_the_held_card(table: MineTable) -> None:
    table.draw(position(5, lambda view: any(card in BREAKS for card in view.hand)))
    view = table.view_of_mover()
    card = next(card for card in view.hand if card in BREAKS)
    table.scene.controller.choose(table.item(card))
    for seat, panel in enumerate(table.scene.parts.panels):
        may = GAME.check_move(view, BreakTool(card, seat)) is None
        assert panel.shown.verdict == ("may" if may else "may-not")
    table.key(Qt.Key.Key_Escape)
    assert all(panel.shown.verdict is None for panel in table.scene.parts.panels)


def test_tap_card_then_tap_seat(table: MineTable) -> None:
    table.draw(position(5, lambda view: any(card in BREAKS for card in view.hand)))
    view = table.view_of_mover()
    card = next(card for card in view.hand if card in BREAKS)
    seat = next(seat for seat in range(5) if GAME.check_move(view, BreakTool(card, seat)) is None)
    table.click(table.item(card).home.center)
    table.click(table.scene.places.seat_rect(seat).center())
    assert table.moves == [BreakTool(card, seat)]


def test_nothing_can_be_picked_up_out_of_turn(table: MineTable) -> None:
    other = (table.mover + 1) % 5
    table.scene.sync(GAME.view(table.state, other), table.scene.seats)
    item = table.scene.parts.hand.cards[0]
    table.click(item.home.center)
    assert table.scene.controller.state is State.IDLE
