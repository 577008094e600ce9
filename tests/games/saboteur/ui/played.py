"""A match that is played on the table of the mine."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QPointF, QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from saboteur_desktop.games.saboteur.engine.cards import Card
from saboteur_desktop.games.saboteur.engine.game import Saboteur
from saboteur_desktop.games.saboteur.engine.moves import LayPath, Move
from saboteur_desktop.games.saboteur.engine.state import GameState
from saboteur_desktop.games.saboteur.engine.view import PlayerView
from saboteur_desktop.games.saboteur.ui.scene import MineScene
from saboteur_desktop.kernel.rng import Rng
from saboteur_desktop.table.card_item import CardItem
from saboteur_desktop.table.seat_look import SeatLook
from saboteur_desktop.table.view import TableView

GAME = Saboteur()
WINDOW = QSize(1280, 720)


def looks(seats: int) -> tuple[SeatLook, ...]:
    """As many players as there are seats."""
    return tuple(SeatLook(f"Player {seat}", seat, seat == 1) for seat in range(seats))


def dealt(seats: int, seed: str = "deal") -> GameState:
    """The first round of a match."""
    state: GameState = GAME.setup(GAME.read_ruleset({"preset": "standard"}), seats, Rng(seed)).state
    return state


def likely_move(view: PlayerView, rng: Rng) -> Move:
    """A move that keeps the match lively: tunnels towards the goals more often than not."""
    moves = list(GAME.legal_moves(view))
    tunnels = [move for move in moves if isinstance(move, LayPath) and "|" not in move.card]
    if tunnels and rng.chance() < 0.6:
        return max(tunnels, key=lambda move: (move.cell.x, -abs(move.cell.y), rng.chance()))
    return rng.choice(moves)


def position(seats: int, wanted: Callable[[PlayerView], bool], plies: int = 24) -> GameState:
    """A position from the middle of a round in which the view of the seat to move is as wanted."""
    for seed in range(400):
        rng = Rng(f"position {seed}")
        state = dealt(seats, str(seed))
        for _ in range(plies):
            if state.table.phase != "playing":
                break
            view = GAME.view(state, state.table.to_move)
            if wanted(view):
                return state
            state = GAME.apply(state, likely_move(view, rng)).state
    raise AssertionError("no such position was found")


class MineTable:
    """A scene in a view, the match behind it, and hands to play with."""

    def __init__(self, seats: int) -> None:
        self.state = dealt(seats)
        self.scene = MineScene()
        self.view = TableView(self.scene)
        self.view.resize(WINDOW)
        self.moves: list[Move] = []
        self.scene.move_proposed.connect(self.moves.append)

    @property
    def mover(self) -> int:
        assert self.state.table.to_move is not None
        return self.state.table.to_move

    def view_of_mover(self) -> PlayerView:
        return GAME.view(self.state, self.mover)

    def draw(self, state: GameState | None = None) -> None:
        """Draw what the seat to move may see."""
        if state is not None:
            self.state = state
        QApplication.processEvents()
        self.scene.sync(self.view_of_mover(), looks(self.state.table.seats))

    def item(self, card: Card) -> CardItem:
        item = self.scene.parts.hand.item_of(card)
        assert item is not None
        return item

    def press(self, where: QPointF) -> None:
        QTest.mousePress(
            self.view.viewport(),
            Qt.MouseButton.LeftButton,
            Qt.KeyboardModifier.NoModifier,
            self.view.mapFromScene(where),
        )

    def move(self, where: QPointF) -> None:
        QTest.mouseMove(self.view.viewport(), self.view.mapFromScene(where))

    def release(self, where: QPointF) -> None:
        QTest.mouseRelease(
            self.view.viewport(),
            Qt.MouseButton.LeftButton,
            Qt.KeyboardModifier.NoModifier,
            self.view.mapFromScene(where),
        )

    def click(self, where: QPointF) -> None:
        self.press(where)
        self.release(where)

    def drag(self, card: Card, where: QPointF, drop: bool = True) -> None:
        home = self.item(card).home.center
        self.press(home)
        self.move(home - QPointF(0, 20))
        self.move(where)
        if drop:
            self.release(where)

    def key(self, key: Qt.Key, down: bool = True, up: bool = True) -> None:
        kinds = [QEvent.Type.KeyPress] * down + [QEvent.Type.KeyRelease] * up
        for kind in kinds:
            QApplication.sendEvent(self.view, QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier))

    def settle(self) -> None:
        """Let everything that moves come to rest."""
        self.scene.skip()
        self.scene.animator.finish()
        QApplication.processEvents()

    def make(self, move: Move, viewer: int | None) -> Sequence[object]:
        """Make a move in the match and play what that viewer saw of it."""
        applied = GAME.apply(self.state, move)
        self.state = applied.state
        events = [GAME.redact(event, viewer) for event in applied.events]
        self.scene.play(events, GAME.view(self.state, viewer))
        return events
