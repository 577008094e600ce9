"""The parts and hunters of the house's table with nothing else around them, and a match that is played on it."""

from collections.abc import Sequence

import pytest
from PySide6.QtCore import QSize, QSizeF
from PySide6.QtGui import QColor, QImage, QPixmap

from saboteur_desktop.games.haunted_house.engine.events import Event
from saboteur_desktop.games.haunted_house.engine.state import GameState
from saboteur_desktop.games.haunted_house.ui import parts
from saboteur_desktop.games.haunted_house.ui.layout import lay_out
from saboteur_desktop.games.haunted_house.ui.motions import Motions
from saboteur_desktop.games.haunted_house.ui.parts import HouseParts
from saboteur_desktop.games.haunted_house.ui.pawns import Pawns
from saboteur_desktop.sound.effects import Effect
from saboteur_desktop.table.scene import TableScene
from saboteur_desktop.table.seat_look import SeatLook
from tests.games.haunted_house.engine.plays import GAME

WINDOW = QSizeF(1280, 720)


def flat_picture(name: str, size: QSize) -> QImage:
    """A flat colour instead of a card or pawn."""
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor("indigo"))
    return image


@pytest.fixture
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """No house is painted: what is tested is what lies where."""
    monkeypatch.setattr(parts, "house_picture", lambda plan, size, dpr: QPixmap(1, 1))


class BareTable:
    """Draws states and plays events on them."""

    LOOKS = tuple(SeatLook(f"Player {seat}", seat, seat == 1) for seat in range(4))

    def __init__(self, state: GameState, window: QSizeF = WINDOW) -> None:
        self.scene = TableScene(flat_picture)
        self.parts = HouseParts(self.scene)
        self.pawns = Pawns(self.scene)
        self.heard: list[Effect] = []
        self.motions = Motions(self.scene, self.parts, self.pawns, self.heard.append)
        self.looks = self.LOOKS[: state.table.seats]
        self.scene.resize(window, 1.0)
        self.parts.lay_out(lay_out(window, len(state.table.places)))
        plan = self.parts.plan
        assert plan is not None
        self.pawns.lay_out(plan)
        self.draw(state)

    def draw(self, state: GameState) -> None:
        """Draw a state from nothing."""
        self.parts.show(GAME.view(state, None), self.looks)
        self.pawns.show(state.table, self.looks)

    def play(self, events: Sequence[Event]) -> None:
        """Begin to play events."""
        self.motions.add(events)
        self.scene.queue.play()

    def finish(self, state: GameState) -> None:
        """All is seen: draw what stands."""
        self.motions.clear_away_and(lambda: self.draw(state))

    def lying(self) -> dict[str, object]:
        """What lies on the table, as the player of events leaves it before all is drawn anew."""
        return {
            "rooms": self.parts.rooms.described(),
            "danger": self.parts.bar.danger,
            "trapped": [panel.shown.trapped for panel in self.parts.hunters],
            "deck": self.parts.piles.deck.count,
            "discards": self.parts.piles.discards.cards,
            "carried": [self.pawns.carried(hunter) for hunter in range(len(self.pawns.items))],
            "packs": [panel.shown.jewel for panel in self.parts.hunters],
            "pawns": [(item.pos().toTuple(), item.width, item.opacity()) for item in self.pawns.items],
            "dice": [die.face for die in (self.parts.dice.move, *self.parts.dice.battle) if die.isVisible()],
            "cards": sorted(self.scene.cards),
        }

    def dispose(self) -> None:
        self.scene.dispose()
