"""A match of the Haunted House that is played on its table."""

from PySide6.QtCore import QEvent, QPointF, QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from saboteur_desktop.games.haunted_house.engine.moves import Move
from saboteur_desktop.games.haunted_house.engine.open_table import OpenTable
from saboteur_desktop.games.haunted_house.engine.ruleset import Ruleset
from saboteur_desktop.games.haunted_house.engine.state import GameState
from saboteur_desktop.games.haunted_house.ui.house_view import HouseView
from saboteur_desktop.games.haunted_house.ui.scene import HouseScene
from saboteur_desktop.kernel.rng import Rng
from saboteur_desktop.table.card_item import CardItem
from saboteur_desktop.table.drag import Exit, State
from tests.games.haunted_house.ui.tables import GAME, LOOKS

WINDOW = QSize(1280, 720)


class PlayedHouse:
    """A scene in a view, the match behind it, and hands to play with.

    It answers the scene as a match with confirmation does: a walk is pending first, and made when that is confirmed.
    """

    def __init__(self) -> None:
        self.state: GameState = GAME.setup(Ruleset(), 3, Rng("played")).state
        self.scene = HouseScene()
        self.view = HouseView(self.scene)
        self.view.resize(WINDOW)
        self.proposed: list[Move] = []
        self.made: list[Move] = []
        self.ways_back: list[Exit] = []
        self.scene.move_proposed.connect(self._propose)
        self.scene.take_back_requested.connect(self.scene.take_back)
        self.scene.confirm_requested.connect(self._confirm)
        self.scene.controller.put_back.connect(self.ways_back.append)

    @property
    def table(self) -> OpenTable:
        return self.state.table

    def show(self, table: OpenTable) -> None:
        """Let the match stand so, and draw it."""
        self.state = self.state._replace(table=table)
        QApplication.processEvents()
        self.scene.sync(GAME.view(self.state, None), LOOKS)
        self.settle()

    # -- what is seen

    @property
    def pawn(self) -> CardItem:
        """The hunter on turn."""
        return self.scene.pawns.items[self.table.hunter]

    def middle(self, place: str) -> QPointF:
        """The middle of a place."""
        assert self.scene.plan is not None
        return self.scene.plan.space(place).center()

    def stands_in(self, place: str, hunter: int | None = None) -> bool:
        """Whether a hunter is seen there."""
        assert self.scene.plan is not None
        item = self.pawn if hunter is None else self.scene.pawns.items[hunter]
        return self.scene.plan.place_at(item.pos()) == place

    def offered(self) -> list[str]:
        """The buttons of the walk."""
        return [action.key for action in self.scene.buttons.actions]

    def hand(self) -> State:
        return self.scene.controller.state

    # -- hands

    def press(self, where: QPointF) -> None:
        self._mouse(QTest.mousePress, where)

    def move(self, where: QPointF) -> None:
        QTest.mouseMove(self.view.viewport(), self.view.mapFromScene(where))

    def release(self, where: QPointF) -> None:
        self._mouse(QTest.mouseRelease, where)

    def click(self, where: QPointF) -> None:
        """Press and let go there, and let everything that follows come to rest."""
        self.press(where)
        self.release(where)
        self.settle()

    def pick_up(self, *over: str) -> None:
        """Take the hunter on turn and carry it over these places."""
        home = self.pawn.home.center
        self.press(home)
        self.move(home - QPointF(0, 12))
        for place in over:
            self.move(self.middle(place))

    def drag(self, *over: str) -> None:
        """Carry the hunter on turn over these places and let go over the last one."""
        self.pick_up(*over)
        self.release(self.middle(over[-1]))
        self.settle()

    def push(self, action: str) -> None:
        """Click a button of the walk."""
        self.click(self.scene.buttons.item(action).place.center())

    def key(self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """Press a key on whatever has the focus, and let everything that follows come to rest."""
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            focused = QApplication.focusWidget() or self.view
            QApplication.sendEvent(focused, QKeyEvent(kind, key, modifier))
        self.settle()

    def settle(self) -> None:
        """Let everything that moves come to rest."""
        QApplication.processEvents()
        self.scene.skip()
        self.scene.animator.finish()
        QApplication.processEvents()

    # -- the match

    def _mouse(self, act: object, where: QPointF) -> None:
        act(  # type: ignore[operator]
            self.view.viewport(),
            Qt.MouseButton.LeftButton,
            Qt.KeyboardModifier.NoModifier,
            self.view.mapFromScene(where),
        )

    def _propose(self, move: Move) -> None:
        self.proposed.append(move)
        if GAME.check_move(GAME.view(self.state, self.table.to_move), move) is not None:
            self.scene.reject()
        else:
            self.scene.show_pending(move)

    def _confirm(self) -> None:
        self.make(self.proposed[-1])

    def make(self, move: Move) -> None:
        """Make a move and play what came of it."""
        self.made.append(move)
        self.state, events = GAME.apply(self.state, move)
        self.scene.play(events, GAME.view(self.state, None))
