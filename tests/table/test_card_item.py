"""A card knows its face only while it is up, turns without upsetting the light, and leaves nothing behind."""

import gc
import weakref

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsPixmapItem

from saboteur_desktop.table.animation import PUT_BACK
from saboteur_desktop.table.card_item import CardItem, Face
from saboteur_desktop.table.drop_target import Spot
from tests.table.toy import Painted, ToyScene, ToyTable


def _strings_in(card: CardItem) -> str:
    return repr(
        [card.toolTip(), card.objectName(), card.picture_key, {k: v for k, v in vars(card).items() if k[:1] != "_"}]
    )


def test_card_face_down_holds_no_face(table: ToyTable) -> None:
    card = table.card("a")
    card.show_face(Face("secret-face", "secret-face-turned"), turned=True)
    card.show_back()
    assert card.face is None
    assert not card.turned
    assert card.picture_key == "back"
    assert "secret" not in _strings_in(card)


def test_half_turn_ends_unrotated_with_the_face_drawn_for_it(table: ToyTable) -> None:
    card = table.card("a")
    body = max((c for c in card.childItems() if isinstance(c, QGraphicsPixmapItem)), key=lambda c: c.isVisible())
    card.set_turned(True)
    table.scene.animator.advance(60)
    rotations = {round(child.rotation()) for child in card.childItems()}
    assert any(0 < rotation < 90 for rotation in rotations)
    table.settle()
    assert {child.rotation() for child in card.childItems()} == {0.0}
    assert card.picture_key == "a-turned"
    assert body.rotation() == 0


def test_half_turn_under_reduced_motion_is_done_at_once(table: ToyTable) -> None:
    table.scene.animator.reduced = True
    card = table.card("a")
    card.set_turned(True)
    assert card.picture_key == "a-turned"
    assert {child.rotation() for child in card.childItems()} == {0.0}


def test_card_turned_over_in_mid_turn_stands_straight(table: ToyTable) -> None:
    card = table.card("a")
    card.set_turned(True)
    table.scene.animator.advance(50)
    card.show_back()
    table.settle()
    assert card.picture_key == "back"
    assert {child.rotation() for child in card.childItems()} == {0.0}


def test_glide_follows_a_goal_that_moves(table: ToyTable) -> None:
    card = table.card("a")
    goal = [Spot(QPointF(10, 10), 100)]
    card.glide(lambda: goal[0], PUT_BACK)
    table.scene.animator.advance(100)
    goal[0] = Spot(QPointF(200, 50), 120, 5)
    table.settle()
    assert (card.pos(), card.width, card.rotation()) == (QPointF(200, 50), 120, 5)


def test_moving_between_sizes_paints_only_the_last_one(table: ToyTable) -> None:
    painted = table.painted
    card = table.card("a")
    before = len(painted.calls)
    card.glide(lambda: Spot(QPointF(10, 10), 60), PUT_BACK)
    for _ in range(10):
        table.scene.animator.advance(20)
    table.settle()
    assert len(painted.calls) - before <= 1


def test_removed_cards_leave_nothing_behind(table: ToyTable, qapp) -> None:
    scene = table.scene
    items = len(scene.items())
    gone: list[weakref.ref[CardItem]] = []
    for round_number in range(300):
        card = scene.add_card(f"extra-{round_number}", "back")
        card.show_face(Face("a", "a-turned"))
        card.hover()
        card.glide(lambda: Spot(QPointF(50, 50), 80), PUT_BACK)
        gone.append(weakref.ref(card))
        scene.remove_card(card.card_id)
        del card
        if round_number % 50 == 0:
            qapp.sendPostedEvents(None, 52)
    qapp.sendPostedEvents(None, 52)
    gc.collect()
    assert len(scene.items()) == items
    assert not scene.animator.busy
    assert [ref for ref in gone if ref() is not None] == []


def test_card_that_is_held_can_be_removed(table: ToyTable) -> None:
    table.start_drag("a", QPointF(450, 300))
    table.scene.remove_card("a")
    table.release(QPointF(450, 300))
    assert table.controller.hold is None
    assert "a" not in table.scene.cards


def test_two_cards_cannot_have_one_name(qapp: object) -> None:
    scene = ToyScene(Painted())
    with pytest.raises(KeyError, match="'a'"):
        scene.add_card("a", "back")


def test_picture_that_is_kept_fades_over_the_new_one(table: ToyTable) -> None:
    card = table.card("a")
    fade = card.keep_picture()
    card.show_face(Face("other"))
    kept = [child for child in card.childItems() if isinstance(child, QGraphicsPixmapItem) and child.isVisible()]
    fade(0.4)
    assert any(child.opacity() == 0.6 for child in kept)
    fade(1.0)
    left = [child for child in card.childItems() if isinstance(child, QGraphicsPixmapItem) and child.isVisible()]
    assert len(left) == len(kept) - 1


def test_card_laid_face_down_forgets_the_picture_that_was_fading(table: ToyTable) -> None:
    card = table.card("a")
    fade = card.keep_picture()
    secret = [child.pixmap().cacheKey() for child in card.childItems() if isinstance(child, QGraphicsPixmapItem)]
    card.show_back()
    fade(0.5)
    now = {child.pixmap().cacheKey() for child in card.childItems() if isinstance(child, QGraphicsPixmapItem)}
    body = max(filter(None, secret), key=secret.count)
    assert body not in now


def test_under_reduced_motion_a_card_under_the_pointer_is_only_outlined(table: ToyTable) -> None:
    table.scene.animator.reduced = True
    card = table.card("a")
    card.hover()
    table.settle()
    assert card.hovering
    assert card.pos() == card.home.center
    card.rest()
    assert not card.hovering
