"""A resting mouse or a long press explains every card of the table in words, and never one of a hidden hand."""

import pytest
from PySide6.QtCore import QPointF, QSize
from pytestqt.qtbot import QtBot

from saboteur_desktop.games.saboteur.engine.cards import TOOLS
from saboteur_desktop.games.saboteur.engine.catalog import ACTION_DECKS, BREAKS, GOALS, PATH_CARDS, is_path
from saboteur_desktop.games.saboteur.engine.geometry import GOAL_CELLS, START, Cell
from saboteur_desktop.games.saboteur.engine.view import PlayerView
from saboteur_desktop.games.saboteur.ui import texts
from saboteur_desktop.games.saboteur.ui.explained import (
    BrokenTool,
    DiscardPile,
    DrawPile,
    HeldCard,
    LaidCard,
    Player,
    Thing,
    explain,
)
from saboteur_desktop.games.saboteur.ui.faces import paint
from saboteur_desktop.paint.seat_panel import socket_places
from saboteur_desktop.table.drag import Exit
from saboteur_desktop.table.renderer import device_size
from tests.fingers import Fingers
from tests.games.saboteur.ui.played import MineTable, looks, position


@pytest.fixture(scope="module")
def fingers() -> Fingers:
    return Fingers()


def someone_broken(view: PlayerView) -> bool:
    return any(lying for lying in view.table.in_front) and len(view.table.board.cards) > 3


@pytest.fixture
def middle(table: MineTable) -> MineTable:
    """The table in the middle of a round in which a tool is broken."""
    table.draw(position(5, someone_broken))
    table.settle()
    return table


def broken(table: MineTable) -> BrokenTool:
    in_front = table.view_of_mover().table.in_front
    seat = next(seat for seat, lying in enumerate(in_front) if lying)
    return BrokenTool(seat, BREAKS[in_front[seat][0]])


def points(table: MineTable) -> dict[str, tuple[QPointF, Thing]]:
    """One point on each kind of thing."""
    parts, view = table.scene.parts, table.view_of_mover()
    item = parts.hand.cards[0]
    card = parts.hand.text_of(item.card_id)
    assert card is not None
    laid = next(cell for cell in view.table.board.cards if cell != START)
    lame = broken(table)
    panel = parts.panels[lame.seat]
    return {
        "hand": (item.home.center, HeldCard(item.card_id, card, False)),
        "start": (parts.mine.rect_of(START).center(), LaidCard(START)),
        "tunnel": (parts.mine.rect_of(laid).center(), LaidCard(laid)),
        "goal": (parts.mine.rect_of(GOAL_CELLS[1]).center(), LaidCard(GOAL_CELLS[1])),
        "draw pile": (parts.piles.deck.scene_rect.center(), DrawPile()),
        "discard pile": (parts.piles.discards.scene_rect.center(), DiscardPile()),
        "player": (panel.place.topLeft() + QPointF(20, 12), Player(lame.seat)),
        "broken tool": (socket_places(panel.place, panel.scale_)[lame.tool].center(), lame),
    }


def check_seen(table: MineTable, thing: Thing) -> None:
    """It is explained in the window and does not cover what it is about."""
    look = table.scene.closer_look
    explained = explain(thing, table.view_of_mover().table, looks(5))
    assert explained is not None
    assert look.isVisible()
    assert look.words == (explained.name, explained.sentence)
    assert table.scene.sceneRect().contains(look.place)
    assert not look.place.intersects(table.scene.eye.place_of(thing).adjusted(2, 2, -2, -2))
    assert not table.view.grab().isNull()


def test_long_press_explains_everything_and_ends_with_it(middle: MineTable, fingers: Fingers, qtbot: QtBot) -> None:
    screen, look = middle.view.viewport(), middle.scene.closer_look
    for name, (point, thing) in points(middle).items():
        fingers.down(screen, point)
        qtbot.waitUntil(look.isVisible, timeout=10_000)
        check_seen(middle, thing)
        fingers.up(screen, point)
        assert not look.isVisible(), name
        assert look.words == ("", ""), name
    assert middle.scene.controller.hold is None
    assert middle.moves == []


def test_resting_mouse_explains_and_a_press_or_a_move_away_ends_it(middle: MineTable, qtbot: QtBot) -> None:
    look = middle.scene.closer_look
    for point, thing in points(middle).values():
        middle.move(point)
        qtbot.waitUntil(look.isVisible, timeout=10_000)
        check_seen(middle, thing)
        middle.move(QPointF(640, 30))
        assert not look.isVisible()
    start = middle.scene.parts.mine.rect_of(START).center()
    middle.move(start)
    qtbot.waitUntil(look.isVisible, timeout=10_000)
    middle.click(start)
    assert not look.isVisible()


def test_card_of_a_hidden_hand_is_nothing_to_explain(middle: MineTable) -> None:
    scene = middle.scene
    shown = [item.home.center for item in scene.parts.hand.cards]
    assert all(isinstance(scene.eye.thing_at(point), HeldCard) for point in shown)
    scene.set_private_visible(False)
    assert not any(isinstance(scene.eye.thing_at(point), HeldCard) for point in shown)


def test_card_that_is_covered_before_watchers_is_nothing_to_explain(middle: MineTable) -> None:
    scene = middle.scene
    point = scene.parts.hand.cards[0].home.center
    scene.pointer.closer_look.emit(scene.eye.thing_at(point))
    assert scene.closer_look.isVisible()
    scene.pointer._looking = True
    scene.cover.set_wanted(True)
    assert scene.eye.thing_at(point) is None
    assert not scene.closer_look.isVisible()


def test_goal_lying_face_down_is_told_by_its_place_alone(middle: MineTable) -> None:
    table = middle.view_of_mover().table
    said = {explain(LaidCard(cell), table, looks(5)) for cell in GOAL_CELLS}
    assert {one.picture for one in said if one} == {"goal-back"}
    assert len({one.name for one in said if one}) == 3
    assert len({one.sentence for one in said if one}) == 1


def test_look_is_over_when_what_it_shows_moves_on(middle: MineTable) -> None:
    scene = middle.scene
    scene.pointer.closer_look.emit(scene.eye.thing_at(scene.parts.hand.cards[0].home.center))
    assert scene.closer_look.isVisible()
    scene.give_up(Exit.CURTAIN)
    assert scene.closer_look.words == ("", "")


@pytest.mark.parametrize("card", [*PATH_CARDS, *ACTION_DECKS["official27"]])
def test_every_card_of_the_hand_has_a_name_and_a_sentence(card: str, middle: MineTable) -> None:
    explained = explain(HeldCard("hand 1", card, turned=is_path(card)), middle.view_of_mover().table, looks(5))
    assert explained is not None
    assert explained.name == texts.card_name(card)
    assert explained.sentence.endswith(".")
    assert isinstance(explained.picture, str)
    assert not paint(explained.picture, QSize(24, 30)).isNull()


def test_every_card_of_the_mine_has_words_of_its_own_kind(middle: MineTable) -> None:
    table = middle.view_of_mover().table
    board = table.board
    lying = next(iter(board.cards.values()))

    def told(cell: Cell, card: str, lit: bool) -> tuple[str, str]:
        cards = {**board.cards, cell: lying._replace(card=card, turned=False)}
        linked = {known: way for known, way in board.linked.items() if known != cell} | ({cell: 0} if lit else {})
        hidden = {known: goal for known, goal in board.face_down.items() if known != cell}
        there = board._replace(cards=cards, linked=linked, face_down=hidden)
        explained = explain(LaidCard(cell), table._replace(board=there), looks(5))
        assert explained is not None
        return explained.name, explained.sentence

    somewhere = Cell(4, 1)
    said = [
        told(somewhere, "NESW", True),
        told(somewhere, "N|S", True),
        told(somewhere, "NESW", False),
        told(somewhere, "N|S", False),
        told(START, "NESW", True),
        *(told(GOAL_CELLS[0], goal, True) for goal in GOALS[:2]),
    ]
    assert len(set(said)) == len(said)
    assert all(name and sentence.endswith(".") for name, sentence in said)


@pytest.mark.parametrize("tool", TOOLS)
def test_every_broken_tool_says_whom_it_stops(tool: str, middle: MineTable) -> None:
    table = middle.view_of_mover().table
    card = next(card for card, broken in BREAKS.items() if broken == tool)
    lame = table._replace(in_front=((card,), *table.in_front[1:]))
    explained = explain(BrokenTool(0, BREAKS[card]), lame, looks(5))
    assert explained is not None
    assert explained.name == texts.card_name(card)
    assert "Player 0" in explained.sentence
    player = explain(Player(0), lame, looks(5))
    assert player is not None
    assert player.sentence.count("\n") == 2
    assert explain(BrokenTool(1, BREAKS[card]), lame._replace(in_front=((),) * 5), looks(5)) is None


def test_empty_draw_pile_does_not_promise_a_card(middle: MineTable) -> None:
    table = middle.view_of_mover().table
    full, empty = (explain(DrawPile(), table._replace(deck_size=cards), looks(5)) for cards in (3, 0))
    assert full is not None
    assert empty is not None
    assert "3" in full.sentence
    assert empty.sentence == "Nothing is left to draw."


def test_cards_of_the_mine_are_sharp_again_after_a_pinch(middle: MineTable, fingers: Fingers, qtbot: QtBot) -> None:
    scene, screen = middle.scene, middle.view.viewport()
    item = scene.parts.mine.item_at(START)
    assert item is not None
    face = item.picture_key

    def painted() -> set[object]:
        keys = scene.renderer.keys()
        return {key[1] for key in keys if isinstance(key, tuple) and key[0] == face}

    passed: set[object] = set()
    point = scene.camera.window.center()
    fingers.down(screen, point - QPointF(40, 0))
    fingers.down(screen, point + QPointF(40, 0), finger=1)
    for step in range(1, 9):
        half = QPointF(40 + 4 * step, 0)
        fingers.move_both(screen, point - half, point + half)
        passed.add(device_size(scene.camera.scale, scene.dpr).toTuple())
    assert item.width == pytest.approx(scene.camera.scale)
    assert len(passed) == 8
    assert not painted() & passed, "nothing is painted on the way"
    fingers.up(screen, point + half, finger=1)
    fingers.up(screen, point - half)
    wanted = device_size(scene.camera.scale, scene.dpr).toTuple()
    qtbot.waitUntil(lambda: wanted in painted())
