"""In front of watchers the hand lies face down, and nothing on the screen tells a card of it."""

from zlib import crc32

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QImage, QPixmap
from PySide6.QtWidgets import QApplication

from saboteur_desktop.games.saboteur.engine.catalog import is_path
from saboteur_desktop.games.saboteur.engine.moves import Discard, LayPath
from saboteur_desktop.games.saboteur.engine.view import PlayerView
from saboteur_desktop.games.saboteur.ui import faces as pictures
from saboteur_desktop.games.saboteur.ui import parts
from saboteur_desktop.games.saboteur.ui.faces import CARD_BACK
from saboteur_desktop.games.saboteur.ui.focus_spots import focus_zones
from saboteur_desktop.table.card_item import CardItem
from saboteur_desktop.table.drag import Exit
from tests.games.saboteur.ui.played import GAME, MineTable, looks, position


@pytest.fixture
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """A flat colour for each card face, another for each."""

    def paint(name: str, size: QSize) -> QImage:
        image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(QColor.fromRgb(crc32(name.encode()) & 0xFFFFFF))
        return image

    monkeypatch.setattr(pictures, "paint", paint)
    monkeypatch.setattr(parts, "cavern_pixmap", lambda layout, dpr: QPixmap(1, 1))


@pytest.fixture
def watched(table: MineTable) -> MineTable:
    """A table with people around who must not see the hand."""
    table.scene.set_hold_to_peek(True)
    table.scene.cover.set_wanted(True)
    return table


def keys(table: MineTable) -> list[str]:
    return [item.picture_key for item in table.scene.parts.hand.cards]


def faces(table: MineTable) -> list[str]:
    return list(table.view_of_mover().hand)


def tunnel(table: MineTable) -> tuple[CardItem, LayPath]:
    """A tunnel of the hand that fits somewhere, and the move."""
    moves = GAME.legal_moves(table.view_of_mover())
    move = next(move for move in moves if isinstance(move, LayPath))
    return table.item(move.card), move


def test_the_hand_shows_only_while_the_badge_is_held(watched: MineTable) -> None:
    assert keys(watched) == [CARD_BACK] * 6
    badge = watched.scene.cover.badge.place.center()
    watched.press(badge)
    assert keys(watched) == faces(watched)
    watched.release(badge)
    assert keys(watched) == [CARD_BACK] * 6


def test_the_key_on_the_badge_does_the_same(watched: MineTable) -> None:
    assert watched.scene.cover.badge.button.key == "W"
    watched.key(Qt.Key.Key_W, up=False)
    assert keys(watched) == faces(watched)
    watched.key(Qt.Key.Key_W, down=False)
    assert keys(watched) == [CARD_BACK] * 6


def test_where_nothing_needs_to_be_held_a_press_turns_the_hand_up_and_the_next_one_down(watched: MineTable) -> None:
    watched.scene.set_hold_to_peek(False)
    badge = watched.scene.cover.badge.place.center()
    watched.click(badge)
    assert keys(watched) == faces(watched)
    watched.click(badge)
    assert keys(watched) == [CARD_BACK] * 6


def test_without_watchers_the_hand_lies_open_and_there_is_no_badge(table: MineTable) -> None:
    assert keys(table) == faces(table)
    assert not table.scene.cover.badge.isVisible()
    table.key(Qt.Key.Key_W)
    assert keys(table) == faces(table)


def test_names_for_screen_readers_tell_a_card_only_while_the_hand_is_up(watched: MineTable) -> None:
    def names() -> set[str]:
        return {
            spot.name
            for zone in focus_zones(watched.scene)
            for spot in zone.spots
            if spot.key.startswith("hand ") and spot.key[-1].isdigit()
        }

    assert names() == {"Face-down card"}
    watched.key(Qt.Key.Key_W, up=False)
    assert "Face-down card" not in names()
    watched.key(Qt.Key.Key_W, down=False)
    assert names() == {"Face-down card"}


def test_a_look_from_close_shows_nothing_of_a_hidden_card(watched: MineTable) -> None:
    watched.scene.pointer.closer_look.emit(watched.scene.parts.hand.cards[0])
    assert not watched.scene.closer_look.isVisible()


def test_a_frame_is_the_same_whatever_is_in_the_hidden_hand(watched: MineTable) -> None:
    def frame() -> QImage:
        QApplication.processEvents()
        return watched.view.grab().toImage()

    view, first = watched.view_of_mover(), frame()
    for hand in (("NESW",) * 6, ("map",) * 6, tuple(sorted(view.hand, reverse=True))):
        watched.scene.sync(PlayerView(view.table, view.seat, hand, view.role, (), 0, (), view.memory), looks(5))
        assert frame() == first
    watched.key(Qt.Key.Key_W, up=False)
    assert frame() != first


def test_a_broken_tool_veils_no_hidden_tunnel(watched: MineTable) -> None:
    watched.draw(
        position(
            5,
            lambda view: (
                bool(view.seat is not None and view.table.in_front[view.seat]) and any(map(is_path, view.hand))
            ),
        )
    )
    hand = watched.scene.parts.hand.cards
    assert not any(item.veiled for item in hand)
    watched.key(Qt.Key.Key_W, up=False)
    assert any(item.veiled for item in hand)
    watched.key(Qt.Key.Key_W, down=False)
    assert not any(item.veiled for item in hand)


def test_a_card_picked_up_shows_its_face_only_over_the_mine(watched: MineTable) -> None:
    item, move = tunnel(watched)
    place = watched.scene.places.rect_of_move(move).center()
    watched.press(item.home.center)
    watched.move(watched.scene.places.rect_of_move(Discard((move.card,))).center())
    assert item.picture_key == CARD_BACK
    watched.move(place)
    assert item.picture_key.split(" ")[0] == move.card
    assert keys(watched).count(CARD_BACK) == 5
    watched.release(place)
    assert [type(made) for made in watched.moves] == [LayPath]
    watched.scene.show_pending(watched.moves[0])
    assert item.picture_key.split(" ")[0] == move.card
    watched.scene.take_back()
    watched.settle()
    assert keys(watched) == [CARD_BACK] * 6


def test_what_is_discarded_is_never_seen(watched: MineTable) -> None:
    seen: set[str] = set()
    watched.scene.changed.connect(lambda: seen.update(keys(watched)))
    watched.drag(faces(watched)[0], watched.scene.parts.piles.discards.scene_rect.center())
    seen.update(keys(watched))
    assert watched.moves == [Discard((faces(watched)[0],))]
    watched.scene.show_pending(watched.moves[0])
    seen.update(keys(watched))
    assert seen == {CARD_BACK}


def test_a_drawn_card_comes_face_down(watched: MineTable) -> None:
    mover = watched.mover
    watched.make(Discard((faces(watched)[0],)), mover)
    watched.settle()
    assert keys(watched) == [CARD_BACK] * 6
    assert watched.scene.parts.described()["hand"] is not None


def test_the_hand_goes_down_with_whatever_else_is_let_go_of(watched: MineTable) -> None:
    for way in (Exit.CURTAIN, Exit.FOCUS_LOST, Exit.WINDOW_DEACTIVATED):
        watched.key(Qt.Key.Key_W, up=False)
        assert keys(watched) == faces(watched)
        watched.scene.give_up(way)
        assert keys(watched) == [CARD_BACK] * 6


def test_behind_a_curtain_the_badge_shows_nothing(watched: MineTable) -> None:
    watched.scene.set_private_visible(False)
    watched.press(watched.scene.cover.badge.place.center())
    watched.key(Qt.Key.Key_W, up=False)
    assert keys(watched) == [CARD_BACK] * 6
    assert all(item.face is None for item in watched.scene.parts.hand.cards)


def test_badge_and_discard_button_stand_apart_and_are_large_enough(watched: MineTable) -> None:
    badge, discard = watched.scene.cover.badge.place, watched.scene.parts.discard.place
    assert not badge.intersects(discard)
    assert watched.scene.layout is not None
    assert watched.scene.layout.strip.contains(badge)
    assert watched.scene.layout.strip.contains(discard)
    assert min(badge.height(), discard.height()) >= 48
    hand = watched.scene.parts.hand.cards[0]
    assert badge.right() < hand.mapRectToScene(hand.boundingRect()).left()
