"""What moves on the table: when it is seen, when not, and that it tells nobody's secrets."""

from collections.abc import Iterator
from itertools import pairwise

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QApplication, QGraphicsItem, QGraphicsPixmapItem
from pytestqt.qtbot import QtBot

from saboteur_desktop.games.saboteur.engine.catalog import ACTION_DECKS, MAP, PATH_CARDS, ROCKFALL
from saboteur_desktop.games.saboteur.engine.events import CardDrawn, Discarded, Event, GoalTurned, MapRead
from saboteur_desktop.games.saboteur.engine.moves import BreakTool, DropRocks, LayPath, Move, RepairTool
from saboteur_desktop.games.saboteur.engine.state import GameState
from saboteur_desktop.games.saboteur.ui.mine_view import MineView
from saboteur_desktop.games.saboteur.ui.player_panel import PlayerPanel
from saboteur_desktop.kernel.rng import Rng
from saboteur_desktop.paint.appearance import Appearance, wear
from saboteur_desktop.table.card_item import CardItem
from saboteur_desktop.table.drag import State
from tests.games.saboteur.ui.played import GAME, MineTable, dealt, likely_move, looks

FRAME_MS = 16
LONGEST_MS = 20_000
PRIVATE = {*PATH_CARDS, *ACTION_DECKS["official27"]}


def frames(table: MineTable) -> Iterator[None]:
    """One frame of the clock after the other, until all has been played."""
    for _ in range(LONGEST_MS // FRAME_MS):
        if not table.scene.queue.playing:
            return
        table.scene.animator.advance(FRAME_MS)
        yield
    raise AssertionError("it never ended")


def length(table: MineTable) -> int:
    """How many frames the rest of what is played takes."""
    return sum(1 for _ in frames(table))


def pictures(table: MineTable) -> set[QGraphicsItem]:
    """Every picture that belongs to no card and no part of the table."""
    return {item for item in table.scene.items() if isinstance(item, QGraphicsPixmapItem) and item.parentItem() is None}


def with_move(kind: type[Move], *, seats: int = 5) -> tuple[GameState, Move]:
    """A position and such a move in it."""
    for seed in range(200):
        rng, state = Rng(f"motions {seed}"), dealt(seats, f"motions {seed}")
        for _ in range(40):
            if state.table.phase != "playing":
                break
            view = GAME.view(state, state.table.to_move)
            found = next((move for move in GAME.legal_moves(view) if isinstance(move, kind)), None)
            if found is not None:
                return state, found
            state = GAME.apply(state, likely_move(view, rng)).state
    raise AssertionError(f"nobody could make such a move: {kind}")


@pytest.mark.parametrize("kind", [LayPath, DropRocks, BreakTool, RepairTool])
def test_each_act_is_seen_to_happen_and_leaves_nothing_behind(table: MineTable, kind: type[Move]) -> None:
    state, move = with_move(kind)
    table.draw(state)
    lying = pictures(table)
    table.make(move, None)
    assert max(len(pictures(table) - lying) for _ in frames(table)) > 1
    assert pictures(table) == lying
    table.settle()
    described = table.scene.parts.described()
    count = len(table.scene.items())
    table.scene.sync(GAME.view(table.state, None), looks(5))
    assert table.scene.parts.described() == described
    assert len(table.scene.items()) == count


@pytest.mark.parametrize("reduced", [False, True], ids=["full", "reduced"])
@pytest.mark.parametrize("kind", [LayPath, DropRocks, BreakTool, RepairTool])
def test_a_table_drawn_anew_in_the_middle_of_an_act_stands_straight(
    table: MineTable, kind: type[Move], reduced: bool
) -> None:
    state, move = with_move(kind)
    table.scene.animator.reduced = reduced
    table.draw(state)
    for moment in range(120, 2400, 190):
        table.scene.sync(GAME.view(state, None), looks(5))
        table.state = state
        table.make(move, None)
        for _ in range(moment // FRAME_MS):
            table.scene.animator.advance(FRAME_MS)
        table.scene.sync(GAME.view(state, None), looks(5))
        for item in table.scene.items():
            if isinstance(item, CardItem | PlayerPanel):
                assert (item.scale(), item.opacity(), item.transform().isIdentity()) == (1.0, 1.0, True), moment
        assert table.scene.parts.mine.root.pos() == QPointF(0, 0)


def test_a_tool_that_breaks_flashes_once_and_briefly(table: MineTable) -> None:
    state, move = with_move(BreakTool)
    assert isinstance(move, BreakTool)
    table.draw(state)
    table.make(move, None)
    panel, lying = table.scene.parts.panels[move.target], pictures(table)
    whole = panel.shown.broken
    lit = [bool(pictures(table) - lying) and panel.shown.broken == whole for _ in frames(table)]
    assert panel.shown.broken != whole
    assert 0 < sum(lit) * FRAME_MS <= 80 + FRAME_MS
    assert sum(now and not before for before, now in pairwise(lit)) == 1


def test_the_mine_stands_still_after_rocks_have_shaken_it(table: MineTable) -> None:
    state, move = with_move(DropRocks)
    table.draw(state)
    table.make(move, None)
    root = table.scene.parts.mine.root
    shaken = {root.x() for _ in frames(table)}
    assert max(shaken) <= 4
    assert min(shaken) >= -4
    assert len(shaken) > 2
    assert root.pos() == QPointF(0, 0)


def test_under_reduced_motion_nothing_shakes_and_the_card_fades(table: MineTable) -> None:
    state, move = with_move(DropRocks)
    assert isinstance(move, DropRocks)
    table.scene.animator.reduced = True
    table.draw(state)
    table.make(move, None)
    root, strengths = table.scene.parts.mine.root, set()
    for _ in frames(table):
        assert root.pos() == QPointF(0, 0)
        item = table.scene.parts.mine.item_at(move.cell)
        if item is not None:
            strengths.add(item.opacity())
    assert any(0 < strength < 1 for strength in strengths)


def test_light_goes_from_card_to_card_and_ends_as_the_rules_say(table: MineTable) -> None:
    for state, move in joins():
        table.draw(state)
        table.make(move, None)
        mine = table.scene.parts.mine
        after = table.state.table.board
        joined = [cell for cell in after.linked if cell in state.table.board.cards and not mine.is_lit(cell)]
        seen = {sum(map(mine.is_lit, joined)) for _ in frames(table)}
        assert seen >= {0, len(joined)}
        assert len(seen) == len(joined) + 1
        assert all(mine.is_lit(cell) for cell in joined)
        return
    raise AssertionError("no tunnel was joined anew")


def joins() -> Iterator[tuple[GameState, LayPath]]:
    """Moves that join two or more dark cards to the start."""
    for seed in range(60):
        rng, state = Rng(f"lights {seed}"), dealt(5, f"lights {seed}")
        for _ in range(40):
            if state.table.phase != "playing":
                break
            view = GAME.view(state, state.table.to_move)
            board = state.table.board
            dark = [cell for cell in board.cards if cell not in board.linked]
            if len(dark) >= 2:
                for move in GAME.legal_moves(view):
                    if isinstance(move, LayPath):
                        after = GAME.apply(state, move).state.table.board
                        if sum(cell in after.linked for cell in dark) >= 2:
                            yield state, move
            rocks = [move for move in GAME.legal_moves(view) if isinstance(move, DropRocks)]
            state = GAME.apply(state, rocks[0] if rocks and rng.chance() < 0.5 else likely_move(view, rng)).state


# -- secrets


def test_no_frame_shows_a_card_that_nobody_may_see(table: MineTable) -> None:
    rng = Rng("frames")
    table.draw(dealt(5, "frames"))
    table.scene.sync(GAME.view(table.state, None), looks(5))
    for _ in range(30):
        if table.state.table.phase != "playing":
            break
        before = table.state
        move = likely_move(table.view_of_mover(), rng)
        table.make(move, None)
        lying = {laid.card for laid in (*before.table.board.cards.values(), *table.state.table.board.cards.values())}
        played = {getattr(move, "card", ROCKFALL if isinstance(move, DropRocks) else MAP)}
        for _ in frames(table):
            shown = {
                item.picture_key.split(" ")[0]
                for item in table.scene.items()
                if isinstance(item, CardItem) and item.isVisible()
            }
            assert shown & PRIVATE <= lying | played


def test_what_is_secret_takes_the_same_time_whatever_it_is(table: MineTable) -> None:
    table.draw()
    view = GAME.view(table.state, None)
    pairs: list[tuple[Event, Event]] = [
        (MapRead(1, 0, "gold"), MapRead(1, 0, "stone-SW")),
        (CardDrawn(1, "NESW"), CardDrawn(1, None)),
        (Discarded(1, 1, ("map",)), Discarded(1, 1, None)),
        (GoalTurned(0, "stone-SW", False), GoalTurned(0, "stone-ES", True)),
    ]
    table.scene.set_private_visible(False)
    for one, other in pairs:
        took = []
        for event in (one, other):
            table.scene.sync(view, looks(5))
            table.scene.play([event], view)
            took.append(length(table))
            table.settle()
        assert took[0] == took[1], one


# -- the deal


def hand_in_sight(table: MineTable) -> int:
    return sum(item.opacity() == 1.0 for item in table.scene.parts.hand.cards)


def test_a_round_is_dealt_once_to_each_pair_of_eyes(table: MineTable) -> None:
    view = table.view_of_mover()
    table.scene.motions.deal(view)
    assert table.scene.animator.busy
    assert hand_in_sight(table) == 0
    table.scene.animator.advance(700)
    assert 0 < hand_in_sight(table) < len(view.hand)
    table.scene.animator.advance(2000)
    assert hand_in_sight(table) == len(view.hand)
    table.scene.motions.deal(view)
    assert not table.scene.animator.busy
    table.scene.motions.deal(GAME.view(table.state, (table.mover + 1) % 5))
    assert table.scene.animator.busy


def test_a_press_ends_the_deal_and_counts_as_a_press(table: MineTable) -> None:
    table.scene.motions.deal(table.view_of_mover())
    card = table.scene.parts.hand.cards[0]
    table.press(card.home.center)
    assert hand_in_sight(table) == 6
    assert table.scene.controller.state is State.ARMED


def test_a_key_ends_the_deal_and_counts_as_a_key(table: MineTable) -> None:
    table.scene.motions.deal(table.view_of_mover())
    table.key(Qt.Key.Key_2)
    assert hand_in_sight(table) == 6
    assert table.scene.controller.state is State.CHOSEN


def test_what_has_begun_is_not_dealt_again(table: MineTable) -> None:
    state, move = with_move(LayPath)
    table.draw(GAME.apply(state, move).state)
    table.scene.motions.deal(table.view_of_mover())
    assert not table.scene.animator.busy


# -- the light of the turn


def test_the_light_of_the_turn_goes_to_the_next_panel(table: MineTable) -> None:
    glow = table.scene.motions.turn_glow
    table.make(likely_move(table.view_of_mover(), Rng("glow")), table.mover)
    table.scene.skip()
    assert glow.shown
    table.scene.animator.advance(500)
    assert not glow.shown
    table.scene.animator.reduced = True
    table.make(likely_move(table.view_of_mover(), Rng("glow")), None)
    table.scene.skip()
    assert not glow.shown


# -- the living room


@pytest.fixture
def room(plain: None, qtbot: QtBot) -> Iterator[MineTable]:
    shown = MineTable(seats=5)
    shown.view = MineView(shown.scene)
    qtbot.addWidget(shown.view)
    shown.view.resize(1280, 720)
    with qtbot.waitActive(shown.view):
        shown.view.show()
    shown.draw()
    yield shown
    shown.scene.dispose()
    wear(Appearance())


def test_the_room_lives_while_it_is_seen(room: MineTable) -> None:
    life = room.scene.motions.life
    assert life.awake
    room.view.hide()
    assert not life.awake
    room.view.show()
    assert life.awake
    view = room.view
    assert isinstance(view, MineView)
    view.set_covered(True)
    assert not life.awake
    view.set_covered(False)
    assert life.awake


def test_the_room_is_still_under_reduced_motion_and_high_contrast(room: MineTable) -> None:
    life = room.scene.motions.life
    count = len(room.scene.items())
    room.scene.animator.reduced = True
    life.renew()
    assert not life.awake
    assert len(room.scene.items()) < count
    room.scene.animator.reduced = False
    wear(Appearance(high_contrast=True))
    life.renew()
    assert not life.awake


def test_nothing_of_the_room_moves_while_a_card_is_dragged(room: MineTable) -> None:
    life = room.scene.motions.life
    card = next(item for item in room.scene.parts.hand.cards)
    room.press(card.home.center)
    room.move(card.home.center - QPointF(0, 60))
    room.scene.animator.finish()
    before = [(item.pos(), item.opacity()) for item in room.scene.items(Qt.SortOrder.AscendingOrder)]
    for _ in range(5):
        life.tick()
    assert [(item.pos(), item.opacity()) for item in room.scene.items(Qt.SortOrder.AscendingOrder)] == before
    room.release(card.home.center)
    room.settle()
    life.live(1.0)
    assert [(item.pos(), item.opacity()) for item in room.scene.items(Qt.SortOrder.AscendingOrder)] != before


def test_the_room_rests_where_its_clock_comes_late(room: MineTable) -> None:
    life = room.scene.motions.life
    for _ in range(3):
        life.pass_time(5000)
        life.pass_time(90)
    assert life.awake
    for _ in range(10):
        life.pass_time(5000)
    assert not life.awake
    QApplication.processEvents()
