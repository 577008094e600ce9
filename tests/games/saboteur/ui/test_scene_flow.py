"""Pending moves, looks at secrets, keys, size and language."""

from PySide6.QtCore import QEvent, QPointF, QSize, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from saboteur_desktop.games.saboteur.engine.moves import LayPath, ReadMap
from saboteur_desktop.games.saboteur.ui import peek, texts
from saboteur_desktop.table.drag import State
from tests.games.saboteur.ui.played import GAME, MineTable, position


def first_lay(table: MineTable) -> LayPath:
    return next(move for move in GAME.legal_moves(table.view_of_mover()) if isinstance(move, LayPath))


def drop_pending(table: MineTable) -> LayPath:
    table.scene.move_proposed.connect(table.scene.show_pending)
    move = first_lay(table)
    table.drag(move.card, table.scene.places.cell_rect(move.cell).center())
    table.settle()
    made = table.moves[0]
    assert isinstance(made, LayPath)
    return made


def test_dropped_card_lies_in_place_until_the_turn_is_ended(table: MineTable, qtbot: QtBot) -> None:
    made = drop_pending(table)
    item = table.scene.pending.item
    assert item is not None
    assert item.pos() == table.scene.places.cell_rect(made.cell).center()
    assert not table.scene.controller.enabled
    with qtbot.waitSignal(table.scene.confirm_requested):
        table.click(table.scene.pending.end_turn.place.center())
    mover = table.mover
    table.make(made, mover)
    table.settle()
    assert table.scene.pending.move is None
    assert table.scene.parts.mine.item_at(made.cell) is not None
    assert len(table.scene.parts.hand.cards) == 6


def test_take_back_brings_the_card_home(table: MineTable, qtbot: QtBot) -> None:
    drop_pending(table)
    before = GAME.view(table.state, table.mover)
    with qtbot.waitSignal(table.scene.take_back_requested):
        table.click(table.scene.pending.take_back.place.center())
    table.scene.take_back()
    table.settle()
    described = table.scene.parts.described()
    table.scene.sync(before, table.scene.seats)
    assert described == table.scene.parts.described()
    assert table.scene.controller.enabled


def test_the_ribbon_says_what_can_be_done_with_a_pending_move(table: MineTable) -> None:
    usual = table.scene.parts.bar.banner.hint
    drop_pending(table)
    assert table.scene.parts.bar.banner.hint == texts.pending_hint()
    table.scene.retranslate()
    assert table.scene.parts.bar.banner.hint == texts.pending_hint()
    table.scene.take_back()
    assert table.scene.parts.bar.banner.hint == usual


def test_a_window_of_another_size_takes_the_pending_move_back(table: MineTable, qtbot: QtBot) -> None:
    drop_pending(table)
    table.scene.take_back_requested.connect(table.scene.take_back)
    with qtbot.waitSignal(table.scene.take_back_requested):
        table.view.resize(QSize(1400, 800))
    table.settle()
    assert table.scene.pending.move is None
    assert table.scene.controller.enabled


def test_enter_ends_the_turn_and_escape_takes_back(table: MineTable, qtbot: QtBot) -> None:
    drop_pending(table)
    with qtbot.waitSignal(table.scene.confirm_requested):
        table.key(Qt.Key.Key_Return)
    with qtbot.waitSignal(table.scene.take_back_requested):
        table.key(Qt.Key.Key_Escape)


def test_burst_of_clicks_on_end_turn_ends_it_once(table: MineTable) -> None:
    drop_pending(table)
    asked: list[bool] = []
    table.scene.confirm_requested.connect(lambda: asked.append(True))
    for _ in range(20):
        table.click(table.scene.pending.end_turn.place.center())
    QApplication.processEvents()
    assert asked == [True]


def test_rejected_move_glides_home(table: MineTable) -> None:
    move = first_lay(table)
    item = table.item(move.card)
    table.drag(move.card, table.scene.places.cell_rect(move.cell).center())
    table.scene.reject()
    table.settle()
    assert item.pos() == item.home.center
    assert table.scene.controller.enabled


def play_map(table: MineTable) -> None:
    table.draw(position(5, lambda view: "map" in view.hand))
    table.make(ReadMap(0), table.mover)
    table.settle()


def test_look_at_a_goal_shows_it_only_while_the_button_is_held(table: MineTable) -> None:
    played: list[bool] = []
    table.scene.played.connect(lambda: played.append(True))
    play_map(table)
    look = table.scene.peek
    assert look.open
    assert not look.showing
    table.press(look.hold.place.center())
    assert look.showing
    table.release(look.hold.place.center())
    assert not look.showing
    assert played == []
    table.click(look.close.place.center())
    QApplication.processEvents()
    assert not look.open
    assert played == [True]


def test_look_hides_when_the_window_is_left_and_after_five_seconds(table: MineTable) -> None:
    play_map(table)
    look = table.scene.peek
    table.press(look.hold.place.center())
    QApplication.sendEvent(table.view, QEvent(QEvent.Type.WindowDeactivate))
    assert not look.showing
    table.press(look.hold.place.center())
    look.limit.timeout.emit()
    assert not look.showing
    assert peek.HOLD_LIMIT_MS == 5000


def test_space_holds_the_look_and_enter_ends_it(table: MineTable) -> None:
    play_map(table)
    look = table.scene.peek
    table.key(Qt.Key.Key_Space, up=False)
    assert look.showing
    table.key(Qt.Key.Key_Space, down=False)
    assert not look.showing
    table.key(Qt.Key.Key_Return)
    assert not look.open


def test_alone_at_the_table_nothing_has_to_be_held(table: MineTable) -> None:
    table.scene.set_hold_to_peek(False)
    play_map(table)
    assert table.scene.peek.showing


def test_others_see_no_face_when_somebody_looks(table: MineTable) -> None:
    table.draw(position(5, lambda view: "map" in view.hand))
    watcher = (table.mover + 1) % 5
    table.scene.sync(GAME.view(table.state, watcher), table.scene.seats)
    table.make(ReadMap(0), watcher)
    table.settle()
    assert not table.scene.peek.open


def test_role_shows_only_while_its_badge_or_key_is_held(table: MineTable) -> None:
    log: list[str] = []
    table.scene.peek_started.connect(lambda: log.append("start"))
    table.scene.peek_ended.connect(lambda: log.append("end"))
    badge = table.scene.parts.badge.place.center()
    table.press(badge)
    assert table.scene.shows_role
    table.release(badge)
    assert not table.scene.shows_role
    table.key(Qt.Key.Key_Q, up=False)
    assert table.scene.shows_role
    table.key(Qt.Key.Key_Q, down=False)
    assert not table.scene.shows_role
    assert log == ["start", "end", "start", "end"]


def test_role_hides_when_the_window_loses_the_focus(table: MineTable) -> None:
    table.press(table.scene.parts.badge.place.center())
    QApplication.sendEvent(table.view, QEvent(QEvent.Type.WindowDeactivate))
    assert not table.scene.shows_role
    table.key(Qt.Key.Key_Q, up=False)
    QApplication.sendEvent(table.view, QEvent(QEvent.Type.WindowDeactivate))
    assert not table.scene.shows_role


def test_click_skips_what_is_played(table: MineTable) -> None:
    mover = table.mover
    table.make(first_lay(table), mover)
    assert table.scene.queue.playing
    table.click(QPointF(640, 300))
    assert not table.scene.queue.playing


def test_new_language_puts_a_held_card_home(table: MineTable) -> None:
    move = first_lay(table)
    table.drag(move.card, table.scene.places.cell_rect(move.cell).center(), drop=False)
    table.scene.retranslate()
    assert table.scene.controller.state is State.IDLE


def test_other_window_size_puts_all_in_place_again(table: MineTable, qtbot: QtBot) -> None:
    table.view.resize(QSize(1600, 900))
    qtbot.waitUntil(lambda: table.scene.size.width() == 1600)
    described = table.scene.parts.described()
    table.draw()
    assert table.scene.parts.described() == described
    assert table.scene.layout is not None
    assert table.scene.parts.hand.cards[0].width == table.scene.layout.hand_card


def test_zoom_keys_and_fit(table: MineTable) -> None:
    fitted = table.scene.camera.scale
    table.key(Qt.Key.Key_Plus)
    assert table.scene.camera.scale > fitted
    table.key(Qt.Key.Key_0)
    table.settle()
    assert table.scene.camera.scale == fitted


def test_other_keys_and_buttons_ask_the_window(table: MineTable, qtbot: QtBot) -> None:
    for key, signal in (
        (Qt.Key.Key_H, table.scene.hint_requested),
        (Qt.Key.Key_L, table.scene.log_requested),
        (Qt.Key.Key_F11, table.scene.full_screen_requested),
    ):
        with qtbot.waitSignal(signal):
            table.key(key)
    with qtbot.waitSignal(table.scene.menu_requested):
        table.click(table.scene.parts.bar.buttons["menu"].place.center())


def test_resting_pointer_shows_the_card_large_with_its_name(table: MineTable) -> None:
    item = table.scene.parts.hand.cards[0]
    card = table.scene.parts.hand.text_of(item.card_id)
    assert card is not None
    table.scene.pointer.closer_look.emit(table.scene.eye.thing_at(item.home.center))
    assert table.scene.closer_look.isVisible()
    assert table.scene.closer_look.words == (texts.card_name(card), texts.card_hint(card))
    table.scene.set_private_visible(False)
    assert not table.scene.closer_look.isVisible()
    assert table.scene.closer_look.words == ("", "")


def test_card_under_the_pointer_rises_and_does_not_flicker_at_its_lower_edge(table: MineTable) -> None:
    item = table.scene.parts.hand.cards[2]
    low = item.home.center + QPointF(0, item.home.width * 1.25 / 2 - 3)
    table.move(low)
    table.settle()
    assert item.hovering
    assert item.pos().y() == item.home.center.y() - 16
    table.move(low + QPointF(1, 0))
    assert item.hovering
    table.move(QPointF(640, 300))
    table.settle()
    assert not item.hovering
    assert item.pos() == item.home.center
