"""Somebody who learns: does at the table what a step asks for, or something else, with a mouse."""

from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from saboteur_desktop.dealer.dealer import Doing
from saboteur_desktop.dealer.lesson import LessonStep
from saboteur_desktop.dealer.lesson_words import StepWords
from saboteur_desktop.games.saboteur.engine.cards import Card
from saboteur_desktop.games.saboteur.engine.game import Saboteur
from saboteur_desktop.games.saboteur.engine.moves import ClearFront, Discard, LayPath, Move, TakeGold
from saboteur_desktop.games.saboteur.ui.pointing import cards_of
from saboteur_desktop.table.drag import State
from saboteur_desktop.table.drop_target import Place, places_of
from saboteur_desktop.ui.screens.lesson import LessonScreen
from tests.ui.house import LEFT, House

PATIENCE = 30_000
RESTING = (Doing.CURTAIN, Doing.ROLE, Doing.TURN, Doing.NOTHING)


class Pupil:
    """The hands of one who is in a lesson."""

    def __init__(self, house: House, qtbot: QtBot) -> None:
        self.house, self.qtbot = house, qtbot

    @property
    def lesson(self) -> LessonScreen:
        """The lesson that is open."""
        pages = [page for page in self.house.window.findChildren(LessonScreen) if page.isVisible()]
        assert len(pages) == 1
        return pages[0]

    @property
    def step(self) -> LessonStep:
        """What is asked for now."""
        return self.lesson.lesson.steps[self.lesson.tutorial.at]

    @property
    def words(self) -> StepWords:
        """What is said about it."""
        return self.lesson.lesson.words().steps[self.step.key]

    def do_step(self) -> None:
        """Do what is asked for, after trying something else, and wait until that is over."""
        step, at = self.step, self.lesson.tutorial.at
        assert self.lesson.panel.words == self.words.say
        table = self.house.table
        if step.asks == "curtain":
            QTest.mousePress(table.curtain.button, LEFT)
            self.qtbot.waitUntil(lambda: self.house.doing is not Doing.CURTAIN, timeout=PATIENCE)
            QTest.mouseRelease(table.curtain.button, LEFT)
        elif step.asks == "role":
            self.house.look_at_role()
        elif step.asks == "reading":
            self.try_while_reading()
            self.house.click(self.lesson.panel.more)
        else:
            self.try_refused()
            self.try_unasked()
            self.make(step.right[0])
        self.qtbot.waitUntil(lambda: self.lesson.tutorial.at == at + 1, timeout=PATIENCE)
        self.come_to_rest()

    def come_to_rest(self) -> None:
        """Look at what is shown, and wait for what is asked next or for the praise."""
        lesson, peek = self.lesson, self.house.table.scene.peek
        self.qtbot.waitUntil(lambda: peek.open or lesson.tutorial.over or self._asks(), timeout=PATIENCE)
        if peek.open:
            self._tap(peek.close.place.center())
        self.qtbot.waitUntil(lambda: lesson.tutorial.over or self._asks(), timeout=PATIENCE)

    def _asks(self) -> bool:
        return self.house.doing in RESTING and self.lesson.panel.words == self.words.say

    # -- wrong tries

    def try_while_reading(self) -> None:
        """Play on before having read."""
        self.make(Discard((self.house.table.dealer.view().hand[0],)), confirm=False)
        assert self.lesson.panel.more.text() in self.lesson.panel.warning

    def try_refused(self) -> None:
        """Drop the right card where the rules do not take it: the table's own words say why."""
        cards = cards_of(self.step.right[0])
        if len(cards) != 1 or self.house.table.gold.isVisible():
            return
        card, place = self._refused_place(cards[0])
        assert place is not None
        at = self.lesson.tutorial.at
        self.house.drag(self._home(card), place.rect.center())
        assert self.lesson.panel.warning == place.verdict(False).text != ""
        assert self.lesson.tutorial.at == at
        self._is_home()

    def try_unasked(self) -> None:
        """Make a move that the rules allow but the lesson does not ask for."""
        view = self.house.table.dealer.view()
        moves = [move for move in Saboteur().legal_moves(view) if move not in self.step.right]
        plain = [move for move in moves if isinstance(move, TakeGold) or _is_one_discard(move)]
        self.make(plain[0], confirm=False)
        assert self.lesson.panel.warning == self.words.wrong != ""
        assert self.house.table.dealer.pending is None
        self._is_home()

    def _refused_place(self, card: Card) -> tuple[Card, Place | None]:
        """Where that card, or any tunnel of the hand, is refused whichever way it lies."""
        scene = self.house.table.scene
        for other in (card, *self.house.table.dealer.view().hand):
            item = scene.parts.hand.item_of(other)
            assert item is not None
            places = places_of(scene, item.card_id, item.turnable)
            sight = scene.layout.board if scene.layout is not None else item.boundingRect()
            for place in places:
                if not place.allowed and (sight.contains(place.rect.center()) or not place.snaps):
                    return other, place
        return card, None

    def _is_home(self) -> None:
        scene = self.house.table.scene
        self.qtbot.waitUntil(lambda: scene.controller.state is State.IDLE)
        scene.animator.finish()
        for item in scene.parts.hand.cards:
            assert (item.pos() - item.home.center).manhattanLength() < 2

    # -- moves

    def make(self, move: Move, confirm: bool = True) -> None:
        """Make a move with the mouse, and end the turn."""
        table = self.house.table
        match move:
            case TakeGold(value):
                offered = table.dealer.view().offered
                self.house.click(table.gold.cards[offered.index(value)])
                self.house.click(table.gold.take_button)
                return
            case ClearFront(cards):
                for card in cards:
                    QTest.mouseClick(
                        table.view.viewport(),
                        LEFT,
                        Qt.KeyboardModifier.ControlModifier,
                        self.house.at(self._home(card)),
                    )
                self.house.drag(self._home(cards[0]), table.scene.places.rect_of_move(move).center())
            case LayPath(card, _, turned):
                self._lay(self._home(card), table.scene.places.rect_of_move(move).center(), turned)
            case _:
                self.house.drag(self._home(cards_of(move)[0]), table.scene.places.rect_of_move(move).center())
        if confirm:
            assert table.dealer.pending == move
            table.scene.animator.finish()
            self.qtbot.waitUntil(self._ends_turn, timeout=PATIENCE)

    def _ends_turn(self) -> bool:
        """Press the button; one that was pressed a moment ago does not mind."""
        pending = self.house.table.scene.pending
        if pending.move is not None:
            self._tap(pending.end_turn.place.center())
        return pending.move is None

    def _lay(self, start: QPointF, end: QPointF, turned: bool) -> None:
        scene, viewport = self.house.table.scene, self.house.table.view.viewport()
        self.house.press(start)
        for share in (0.3, 1.0):
            QTest.mouseMove(viewport, self.house.at(start + (end - start) * share))
        assert scene.controller.hold is not None
        if scene.controller.hold.turned != turned:
            QTest.mousePress(viewport, Qt.MouseButton.RightButton, pos=self.house.at(end))
            QTest.mouseRelease(viewport, Qt.MouseButton.RightButton, pos=self.house.at(end))
        self.house.release(end)

    def _tap(self, point: QPointF) -> None:
        self.house.press(point)
        self.house.release(point)

    def _home(self, card: Card) -> QPointF:
        """Where a card of the hand can be gripped."""
        item = self.house.table.scene.parts.hand.item_of(card)
        assert item is not None
        return item.home.center


def _is_one_discard(move: Move) -> bool:
    return isinstance(move, Discard) and len(move.cards) == 1
