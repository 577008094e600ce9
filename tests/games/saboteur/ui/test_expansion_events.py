"""What happens with the cards of Saboteur 2 is played, told and looked at, and nobody sees what is not theirs."""

import pytest
from PySide6.QtCore import QSizeF, Qt
from PySide6.QtWidgets import QApplication

from saboteur_desktop.games.saboteur.engine.moves import ClearFront, Discard, Move, PlayOn, PlayTheft
from saboteur_desktop.games.saboteur.ui.scene import MineScene
from saboteur_desktop.kernel.rng import Rng
from saboteur_desktop.table.card_item import CardItem
from tests.games.saboteur.ui.expansion_table import SEATS, expansion
from tests.games.saboteur.ui.played import GAME, WINDOW, MineTable, likely_move, looks

HAND = ("theft", "hands-off", "swap-hands", "inspect", "swap-hats", "trap", "free", "EW", "NS", "rockfall")
IN_FRONT = (("break-cart", "trap"), ("theft",), (), ("trap",))
MOVES: tuple[Move, ...] = (
    PlayTheft(),
    PlayOn("hands-off", 1),
    PlayOn("swap-hands", 2),
    PlayOn("inspect", 3),
    PlayOn("swap-hats", 0),
    PlayOn("swap-hats", 2),
    PlayOn("trap", 2),
    PlayOn("free", 0),
    PlayOn("free", 3),
    Discard(("EW", "NS", "rockfall")),
    ClearFront(("EW", "NS"), "trap"),
    ClearFront(("EW", "rockfall"), "break-cart"),
)
ROLES = {"blue", "green", "boss", "profiteer", "geologist", "saboteur"}


def drawn(table: MineTable, viewer: int | None) -> None:
    table.state = expansion(HAND, IN_FRONT)
    table.scene.resize(QSizeF(WINDOW), 1.0)
    table.scene.sync(GAME.view(table.state, viewer), looks(SEATS))


def freshly_drawn(table: MineTable, viewer: int | None) -> dict[str, object]:
    scene = MineScene()
    scene.resize(QSizeF(WINDOW), 1.0)
    scene.sync(GAME.view(table.state, viewer), looks(SEATS))
    described = scene.parts.described()
    scene.dispose()
    return described


def faces_shown(scene: MineScene) -> set[str]:
    return {item.picture_key.split(" ")[0] for item in scene.items() if isinstance(item, CardItem)}


@pytest.mark.parametrize("viewer", [0, 2, None])
@pytest.mark.parametrize("move", MOVES, ids=repr)
def test_every_move_is_played_to_what_a_fresh_sync_draws(
    plain: None, qapp: object, move: Move, viewer: int | None
) -> None:
    table = MineTable(SEATS)
    table.scene.set_hold_to_peek(False)
    drawn(table, viewer)
    played: list[bool] = []
    table.scene.played.connect(lambda: played.append(True))
    table.make(move, viewer)
    for _ in range(300):
        table.scene.animator.advance(60)
    if table.scene.peek.open:
        table.scene.peek.finish()
    assert played == [True]
    table.scene.hide_role()
    described, fresh = table.scene.parts.described(), freshly_drawn(table, viewer)
    if viewer == 0 and move == PlayOn("swap-hats", 0):
        assert not table.scene.parts.badge.new
        del described["badge"], fresh["badge"]
    assert described == fresh
    table.scene.dispose()


@pytest.mark.parametrize("seats", [2, 12])
def test_rounds_of_the_expansion_are_played_to_what_a_fresh_sync_draws(plain: None, qapp: object, seats: int) -> None:
    table = MineTable(5)
    table.state = GAME.setup(GAME.read_ruleset({"preset": "saboteur2"}), seats, Rng(f"{seats}")).state
    table.scene.resize(QSizeF(WINDOW), 1.0)
    table.scene.set_hold_to_peek(False)
    table.scene.sync(GAME.view(table.state, 1), looks(seats))
    rng = Rng(f"expansion {seats}")
    for ply in range(48):
        if table.state.table.phase != "playing":
            break
        table.make(likely_move(table.view_of_mover(), rng), 1)
        table.scene.animator.advance(rng.below(2500))
        table.settle()
        if table.scene.peek.open:
            table.scene.peek.finish()
        if ply % 6 == 0:
            scene = MineScene()
            scene.resize(QSizeF(WINDOW), 1.0)
            scene.sync(GAME.view(table.state, 1), looks(seats))
            described, fresh = table.scene.parts.described(), scene.parts.described()
            del described["badge"], fresh["badge"]
            assert described == fresh
            scene.dispose()
    table.scene.dispose()


@pytest.mark.parametrize("viewer", [1, 2, 3, None])
@pytest.mark.parametrize("move", [move for move in MOVES if not isinstance(move, Discard)], ids=repr)
def test_no_moment_shows_a_role_or_a_foreign_hand(plain: None, qapp: object, move: Move, viewer: int | None) -> None:
    table = MineTable(SEATS)
    drawn(table, viewer)
    own = set() if viewer is None else set(GAME.view(table.state, viewer).hand)
    table.make(move, viewer)
    named = {move.card} if isinstance(move, PlayOn) else {"theft"}
    removed = {move.remove} if isinstance(move, ClearFront) else set()
    hidden = set(HAND) - own - named - removed - set(GAME.view(table.state, viewer).hand)
    for _ in range(200):
        table.scene.animator.advance(25)
        shown = faces_shown(table.scene)
        assert not shown & hidden
        assert not any(face.startswith("role-") and face != "role-back" for face in shown)
    table.scene.dispose()


def test_swapped_hands_lie_face_down_until_they_are_drawn_anew(table: MineTable) -> None:
    drawn(table, 0)
    table.make(PlayOn("swap-hands", 2), 0)
    others = {"EW", "NS", "map"}
    while table.scene.queue.playing:
        assert not faces_shown(table.scene) & others - set(HAND)
        table.scene.animator.advance(40)
    table.settle()
    hand = table.scene.parts.hand
    assert [hand.text_of(item.card_id) for item in hand.cards] == list(GAME.view(table.state, 0).hand)


# -- looks


def test_inspected_role_shows_to_the_mover_alone_and_only_while_held(table: MineTable) -> None:
    drawn(table, 0)
    table.make(PlayOn("inspect", 3), 0)
    table.settle()
    look = table.scene.peek
    assert look.open
    assert not look.showing
    assert look.look is not None
    assert look.look.title == "Role of Player 3"
    table.press(look.hold.place.center())
    assert look.showing
    assert look.words == "Role of Player 3: Geologist"
    table.release(look.hold.place.center())
    assert not look.showing
    assert look.words == "Role of Player 3"
    table.key(Qt.Key.Key_Return)
    assert not look.open


@pytest.mark.parametrize("viewer", [1, 3, None])
def test_others_look_at_no_role(table: MineTable, viewer: int | None) -> None:
    drawn(table, viewer)
    for move in (PlayOn("inspect", 3), PlayOn("swap-hats", 0)):
        drawn(table, viewer)
        table.make(move, viewer)
        table.settle()
        assert not table.scene.peek.open
        assert not table.scene.parts.badge.new


def test_who_changes_the_own_role_looks_at_it_at_once(table: MineTable) -> None:
    drawn(table, 0)
    table.make(PlayOn("swap-hats", 0), 0)
    table.settle()
    look = table.scene.peek
    assert look.look is not None
    assert look.look.sentence == "Your new role: Saboteur"
    table.key(Qt.Key.Key_Space, up=False)
    assert look.showing
    table.key(Qt.Key.Key_Space, down=False)
    table.key(Qt.Key.Key_Return)
    assert not table.scene.parts.badge.new


def test_whose_role_was_changed_finds_the_badge_marked_until_it_is_held(table: MineTable) -> None:
    drawn(table, 2)
    table.make(PlayOn("swap-hats", 2), None)
    table.settle()
    assert not table.scene.parts.badge.new
    table.scene.sync(GAME.view(table.state, 2), looks(SEATS))
    assert table.scene.parts.badge.new
    table.scene.set_private_visible(False)
    assert not table.scene.parts.badge.new
    table.scene.set_private_visible(True)
    assert table.scene.parts.badge.new
    table.press(table.scene.parts.badge.place.center())
    assert table.scene.shows_role
    table.release(table.scene.parts.badge.place.center())
    assert not table.scene.parts.badge.new
    table.scene.sync(GAME.view(table.state, 3), looks(SEATS))
    assert not table.scene.parts.badge.new


def test_store_of_pictures_is_the_same_whatever_role_a_look_showed(plain: None, qapp: object) -> None:
    stores = []
    for target in (1, 3):
        table = MineTable(SEATS)
        drawn(table, 0)
        table.make(PlayOn("inspect", target), 0)
        table.settle()
        table.scene.peek.show_face()
        table.scene.peek.finish()
        QApplication.processEvents()
        stores.append({key for key in map(str, table.scene.renderer.keys()) if "role" in key})
        table.scene.dispose()
    assert stores[0] == stores[1]
    assert all(any(role in key for key in stores[0]) for role in ROLES)


# -- told


@pytest.mark.parametrize(
    ("move", "sentence"),
    [
        (PlayTheft(), "Player 0 plans a theft."),
        (PlayOn("hands-off", 1), "Player 0 stops Player 1's theft."),
        (PlayOn("swap-hands", 2), "Player 0 swaps hands with Player 2."),
        (PlayOn("inspect", 3), "Player 0 looks at the role of Player 3."),
        (PlayOn("swap-hats", 0), "Player 0 takes a new role."),
        (PlayOn("swap-hats", 2), "Player 0 gives Player 2 a new role."),
        (PlayOn("trap", 2), "Player 0 traps Player 2."),
        (PlayOn("free", 0), "Player 0 breaks free."),
        (PlayOn("free", 3), "Player 0 frees Player 3."),
        (ClearFront(("EW", "NS"), "trap"), "Player 0 discards two cards and is free."),
    ],
)
def test_newest_row_of_the_log_tells_it(table: MineTable, move: Move, sentence: str) -> None:
    drawn(table, 2)
    table.make(move, 2)
    table.settle()
    assert table.scene.parts.log.rows[0].sentence == sentence


def test_signs_in_front_are_seen_and_explained(table: MineTable) -> None:
    drawn(table, 0)
    panels = table.scene.parts.panels
    assert [panel.shown.trapped for panel in panels] == [True, False, False, True]
    assert [panel.shown.theft for panel in panels] == [False, True, False, False]
    table.make(PlayTheft(), 0)
    table.settle()
    assert panels[0].shown.theft
