"""What `play` leaves is what `sync` draws, and neither shows what its seat must not know."""

from typing import Any

import pytest
from PySide6.QtCore import QSizeF
from pytestqt.qtbot import QtBot

from saboteur_desktop.games.saboteur.engine.catalog import ACTION_DECKS, PATH_CARDS
from saboteur_desktop.games.saboteur.ui.faces import CARD_BACK, board_faces, unlit_faces
from saboteur_desktop.games.saboteur.ui.scene import MineScene
from saboteur_desktop.games.saboteur.ui.secret_look import goal_look
from saboteur_desktop.kernel.rng import Rng
from saboteur_desktop.table.card_item import CardItem
from saboteur_desktop.table.metrics import CARD_RATIO
from saboteur_desktop.table.renderer import device_size
from tests.games.saboteur.ui.played import GAME, WINDOW, MineTable, dealt, likely_move, looks

PRIVATE_CARDS = {*PATH_CARDS, *ACTION_DECKS["official27"]}


def freshly_drawn(view, seats: int) -> dict[str, object]:
    scene = MineScene()
    scene.resize(QSizeF(WINDOW), 1.0)
    scene.sync(view, looks(seats))
    described = scene.parts.described()
    scene.dispose()
    return described


@pytest.mark.parametrize("way", ["reduced", "skipped", "played out"])
@pytest.mark.parametrize(("seats", "viewer"), [(3, 0), (5, None), (10, 7)])
def test_playing_events_leaves_what_a_fresh_sync_draws(
    plain: None, qapp: object, seats: int, viewer: int | None, way: str
) -> None:
    table = MineTable(seats)
    table.scene.resize(QSizeF(WINDOW), 1.0)
    table.scene.animator.reduced = way == "reduced"
    table.scene.set_hold_to_peek(False)
    table.state = dealt(seats, way)
    table.scene.sync(GAME.view(table.state, viewer), looks(seats))
    rng = Rng(f"{seats} {way}")
    for ply in range(40):
        if table.state.table.phase != "playing":
            break
        played: list[bool] = []
        table.scene.played.connect(lambda played=played: played.append(True))
        table.make(likely_move(table.view_of_mover(), rng), viewer)
        if way == "skipped":
            table.scene.animator.advance(rng.below(900))
            table.scene.skip()
        elif way == "played out":
            for _ in range(200):
                table.scene.animator.advance(100)
        table.scene.animator.finish()
        if table.scene.peek.open:
            table.scene.peek.finish()
        assert played == [True]
        table.scene.played.disconnect()
        if ply % 4 == 0:
            assert table.scene.parts.described() == freshly_drawn(GAME.view(table.state, viewer), seats)
    assert len(table.scene.cards) == len(table.scene.parts.hand.cards) + len(table.state.table.board.cards) + len(
        table.state.table.board.face_down
    )
    table.scene.dispose()


def test_sync_is_idempotent(table: MineTable) -> None:
    before = table.scene.parts.described()
    count = len(table.scene.items())
    for _ in range(3):
        table.draw()
    assert table.scene.parts.described() == before
    assert len(table.scene.items()) == count


def faces_shown(scene: MineScene) -> set[str]:
    return {item.picture_key.split(" ")[0] for item in scene.items() if isinstance(item, CardItem)}


@pytest.mark.parametrize("how", ["spectator", "nobody", "hidden"])
def test_hand_face_down_holds_no_face(table: MineTable, how: str) -> None:
    assert faces_shown(table.scene) & PRIVATE_CARDS
    if how == "spectator":
        table.scene.sync(GAME.view(table.state, None), looks(5))
    elif how == "nobody":
        table.scene.sync(None, looks(5))
    else:
        table.scene.set_private_visible(False)
    assert not faces_shown(table.scene) & PRIVATE_CARDS
    hand = table.scene.parts.hand
    assert [item.picture_key for item in hand.cards] == [CARD_BACK] * 6
    assert all(item.face is None and not item.grabbable for item in hand.cards)
    assert all(hand.text_of(item.card_id) is None for item in hand.cards)
    table.scene.show_role()
    assert not table.scene.shows_role


def test_hand_comes_back_when_it_may_be_seen_again(table: MineTable) -> None:
    table.scene.set_private_visible(False)
    table.scene.set_private_visible(True)
    hand = table.scene.parts.hand
    assert [hand.text_of(item.card_id) for item in hand.cards] == list(table.view_of_mover().hand)


def test_nothing_that_can_be_read_names_a_hidden_thing(table: MineTable) -> None:
    table.scene.set_private_visible(False)
    for item in table.scene.items():
        assert item.toolTip() == ""
    keys = " ".join(map(str, table.scene.sheets.keys()))
    assert "role-miner" not in keys
    assert "role-saboteur" not in keys


def test_the_mine_is_painted_ahead_in_the_size_that_its_cards_have(table: MineTable, qtbot: QtBot) -> None:
    renderer = table.scene.renderer
    size = device_size(table.scene.camera.scale, renderer.dpr).toTuple()
    wanted = {(face, size) for face in (*board_faces(), *unlit_faces())}
    qtbot.waitUntil(lambda: wanted <= set(renderer.keys()), timeout=30_000)
    largest = max(size, device_size(table.scene.size.height() * 0.36 / CARD_RATIO, renderer.dpr).toTuple())
    kept: list[Any] = renderer.keys()
    assert max(painted for _, painted in kept) <= largest


def test_pixmaps_in_store_are_the_same_whatever_a_look_showed(plain: None, qapp: object) -> None:
    stores = []
    for face in ("gold", "stone-SW"):
        table = MineTable(5)
        table.scene.resize(QSizeF(WINDOW), 1.0)
        table.draw()
        assert table.scene.layout is not None
        table.scene.peek.begin(goal_look(0, face), table.scene.layout)
        table.scene.peek.show_face()
        table.scene.peek.finish()
        stores.append(set(table.scene.renderer.keys()))
        table.scene.dispose()
    assert stores[0] == stores[1]
