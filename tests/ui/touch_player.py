"""Somebody at a touch screen: sees where things are, and does everything with fingers."""

from typing import Any

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from saboteur_desktop.dealer.dealer import Doing
from saboteur_desktop.games.saboteur.engine.cards import path_face
from saboteur_desktop.games.saboteur.engine.geometry import Side
from saboteur_desktop.games.saboteur.engine.legality import legal_moves
from saboteur_desktop.games.saboteur.engine.moves import BreakTool, Discard, LayPath, Move, ReadMap
from saboteur_desktop.games.saboteur.engine.view import PlayerView
from saboteur_desktop.games.saboteur.ui.scene import MineScene
from saboteur_desktop.table.card_item import CardItem
from saboteur_desktop.table.metrics import FINGER_LIFT, card_height
from saboteur_desktop.table.tap_item import TapItem
from saboteur_desktop.ui.screens.table import TableScreen
from tests.fingers import Fingers
from tests.ui.house import House

RESTING = (Doing.CURTAIN, Doing.ROLE, Doing.TURN, Doing.ROUND_OVER, Doing.MATCH_OVER)


class TouchPlayer:
    """Plays whoever's turn it is; some tunnels are dragged, the others are laid by tapping."""

    def __init__(self, house: House, fingers: Fingers, qtbot: QtBot) -> None:
        self._house, self._fingers, self._qtbot = house, fingers, qtbot
        self.done: set[str] = set()
        """What was done with fingers so far, by name."""

    @property
    def table(self) -> TableScreen:
        return self._house.table

    @property
    def scene(self) -> MineScene:
        return self.table.scene

    @property
    def screen(self) -> QWidget:
        return self.table.view.viewport()

    # -- what is done with fingers

    def tap(self, thing: QWidget | TapItem | QPointF) -> None:
        """Tap the middle of a thing that can be seen, or a point of the table."""
        if isinstance(thing, QWidget):
            assert thing.isVisible()
            self._fingers.tap(thing)
        else:
            self._fingers.tap(self.screen, self._middle(thing))

    def hold(self, thing: QWidget | TapItem, until: Any) -> None:
        """Hold a button until something is so, and let go."""
        on, at = (
            (thing, QPointF(thing.rect().center()))
            if isinstance(thing, QWidget)
            else (self.screen, self._middle(thing))
        )
        self._fingers.down(on, at)
        self._qtbot.waitUntil(until, timeout=10_000)
        self._fingers.up(on, at)

    def long_press(self, at: QPointF) -> tuple[str, str]:
        """Rest a finger on something; returns what is said about it."""
        look = self.scene.closer_look
        self._fingers.down(self.screen, at)
        self._qtbot.waitUntil(look.isVisible, timeout=10_000)
        words = look.words
        self._fingers.up(self.screen, at)
        assert not look.isVisible()
        self.done.add("long press")
        return words

    def pinch(self, before: float, after: float) -> None:
        """Two fingers on the board."""
        self._fingers.pinch(self.screen, self.scene.camera.window.center(), before, after)
        self.done.add("pinch")

    def _middle(self, thing: TapItem | QPointF) -> QPointF:
        if isinstance(thing, QPointF):
            return thing
        assert thing.isVisible()
        assert thing.active
        return thing.sceneBoundingRect().center()

    # -- what the table asks for

    def begin_turn(self) -> None:
        """Open the curtain, and look at the role at the beginning of a round."""
        if self._house.doing is Doing.CURTAIN:
            self.hold(self.table.curtain.button, lambda: not self.table.curtain.closed)
            self.done.add("curtain")
        if self._house.doing is Doing.ROLE:
            self.hold(self.scene.parts.badge, lambda: self.scene.shows_role)
            assert not self.scene.shows_role
            self.done.add("role")
        assert self._house.doing is Doing.TURN

    def make_move(self) -> None:
        """Make a move that leads to the gold, and confirm it."""
        view = self.table.dealer.view()
        move = self._choose(view)
        before = self._moves()
        match move:
            case LayPath():
                self._lay(move)
            case BreakTool(card, target):
                self._drag(self._item(card), self.scene.places.seat_rect(target).center())
            case ReadMap():
                self.tap(self._item("map").home.center)
                self.tap(self.scene.places.rect_of_move(move).center())
            case Discard(cards):
                self._discard(self._item(cards[0]))
        self._qtbot.waitUntil(lambda: self.table.dealer.pending == move)
        self.done.add(type(move).__name__)
        self.tap(self.scene.pending.end_turn)
        if isinstance(move, ReadMap):
            self._look_at_goal()
        self._qtbot.waitUntil(lambda: self._moves() > before and self._house.doing in RESTING, timeout=20_000)

    def take_gold(self) -> None:
        """Choose the best gold card and take it."""
        before = self._moves()
        gold = self.table.gold
        assert gold.isVisible()
        assert not gold.take_button.isEnabled()
        self.tap(gold.cards[0])
        assert gold.chosen == 0
        self.tap(gold.take_button)
        self._qtbot.waitUntil(lambda: self._moves() > before and self._house.doing in RESTING, timeout=20_000)
        self.done.add("TakeGold")

    # -- inner workings

    def _choose(self, view: PlayerView) -> Move:
        """A map and a broken tool once each; else on towards the gold, or a card is thrown away."""
        moves = legal_moves(view)
        for move in moves:
            looks = isinstance(move, ReadMap) and move.goal == 1 and "ReadMap" not in self.done
            breaks = isinstance(move, BreakTool) and move.target == 2 and "BreakTool" not in self.done
            if looks or breaks:
                return move
        on = [m for m in moves if isinstance(m, LayPath) and "|" not in m.card]
        on = [m for m in on if path_face(m.card, m.turned).openings & Side.E]
        if on:
            return max(on, key=lambda m: (m.cell.x, -abs(m.cell.y)))
        return next(m for m in moves if isinstance(m, Discard))

    def _lay(self, move: LayPath) -> None:
        item, cell = self._item(move.card), self.scene.places.cell_rect(move.cell).center()
        only_taps_so_far = "drag" not in self.done
        no_turn_in_a_drag = "tap" in self.done and "turn by second finger" not in self.done
        if only_taps_so_far or no_turn_in_a_drag:
            self._drag(item, cell, move.turned)
        else:
            self._tap_tap(item, cell, move.turned)

    def _drag(self, item: CardItem, target: QPointF, turned: bool = False) -> None:
        """Drag a card, which rides above the finger, and turn it with a second one on the way."""
        start = item.home.center
        below = target + QPointF(0, card_height(item.home.width) * FINGER_LIFT)
        self._fingers.swipe(self.screen, start, start - QPointF(0, 40), steps=3)
        if turned and not self._held_turned():
            self._fingers.tap(self.screen, self.scene.camera.window.center(), finger=1)
            assert self._held_turned()
            self.done.add("turn by second finger")
        for step in range(1, 6):
            self._fingers.move(self.screen, start + (below - start) * step / 5)
        assert self._held_turned() == turned
        self._fingers.up(self.screen, below)
        self.done.add("drag")

    def _tap_tap(self, item: CardItem, cell: QPointF, turned: bool) -> None:
        """Tap the card, turn it with the round button on it, tap the cell, tap yes."""
        self.tap(item.home.center)
        if item.turnable:
            self.tap(self.scene.turn_button)
            assert self._held_turned()
            self.done.add("turn by the round button")
        self.tap(cell)
        buttons = self.scene.preview.buttons
        if self._held_turned() != turned:
            self.tap(buttons.turn)
        self._qtbot.waitUntil(lambda: self._held_turned() == turned)
        self.tap(buttons.confirm)
        self.done.add("tap")

    def _discard(self, item: CardItem) -> None:
        self.tap(item.home.center)
        self.tap(self.scene.parts.discard)

    def _look_at_goal(self) -> None:
        peek = self.scene.peek
        self._qtbot.waitUntil(lambda: peek.open)
        self.hold(peek.hold, lambda: peek.showing)
        assert not peek.showing
        self.tap(peek.close)
        self.done.add("look")

    def _item(self, card: str) -> CardItem:
        item = self.scene.parts.hand.item_of(card)
        assert item is not None
        return item

    def _held_turned(self) -> bool:
        hold = self.scene.controller.hold
        return hold is not None and hold.turned

    def _moves(self) -> int:
        return sum(len(played.moves) for played in self.table.kept.match.rounds)
