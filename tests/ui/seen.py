"""Everything that a window shows or says to somebody who sits before it."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication, QLabel, QTextEdit, QWidget

from saboteur_desktop.games.saboteur.engine.catalog import ACTION_DECKS, PATH_CARDS
from saboteur_desktop.games.saboteur.ui.faces import CARD_BACK
from saboteur_desktop.games.saboteur.ui.texts import spoken_card
from saboteur_desktop.paint import type as type_
from saboteur_desktop.paint.type import Role
from saboteur_desktop.table.card_item import CardItem
from saboteur_desktop.ui.screens.match_page import MatchPage
from saboteur_desktop.ui.screens.table import TableScreen

READABLE = 14
"""What no text may fall below, in pixels; what is smaller from the start may hardly shrink."""

CARDS = {*PATH_CARDS, *ACTION_DECKS["official27"]}


def widgets(window: QWidget) -> Iterator[QWidget]:
    """The window and every widget in sight."""
    yield window
    yield from (widget for widget in window.findChildren(QWidget) if widget.isVisible())


def words(window: QWidget) -> set[str]:
    """Texts, titles, tooltips and what a screen reader says, of every widget in sight."""
    said: set[str] = set()
    for widget in widgets(window):
        said |= {widget.accessibleName(), widget.accessibleDescription(), widget.toolTip(), widget.whatsThis()}
        said |= {widget.statusTip(), widget.windowTitle(), widget.objectName()}
        for name in ("text", "placeholderText"):
            text = getattr(widget, name, "")
            text = text() if callable(text) else text
            if isinstance(text, str):
                said.add(text)
    return said - {""}


class Lettering:
    """Every line that is painted, those that had to be cut off, and those that became too small."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.painted: set[str] = set()
        self.cut: set[str] = set()
        self.small: set[tuple[str, int, int]] = set()
        """A line, the size it has and the size it was to have."""
        fitted, two_lines = type_.fitted, type_.two_lines

        def painted(text: str, made: QFont, whole: bool, px: float) -> None:
            self.painted.add(text)
            if not whole:
                self.cut.add(text)
            if made.pixelSize() < min(READABLE, int(px * 0.9)):
                self.small.add((text, made.pixelSize(), round(px)))

        def watched(text: str, role: Role, px: float, width: float, floor: float | None = None) -> tuple[QFont, str]:
            made, shown = fitted(text, role, px, width, floor)
            painted(text, made, shown == text, px)
            return made, shown

        def watched_lines(text: str, role: Role, px: float, width: float, height: float) -> tuple[QFont, str, str]:
            made, first, second = two_lines(text, role, px, width, height)
            painted(text, made, "".join((first + second).split()) == "".join(text.split()), px)
            return made, first, second

        monkeypatch.setattr(type_, "fitted", watched)
        monkeypatch.setattr(type_, "two_lines", watched_lines)

    def read(self, window: QWidget, table: MatchPage | None = None) -> None:
        """Paint the window anew, nothing of it from store."""
        for _ in range(3):  # text that wraps finds its height in more than one step
            QApplication.processEvents()
        self.painted.clear()
        self.cut.clear()
        self.small.clear()
        if table is not None:
            table.scene.sheets.clear()
            for item in table.scene.items():
                item.update()
        window.grab()
        for label in widgets(window):
            if isinstance(label, QLabel) and label.text():
                room = QRectF(label.contentsRect())
                if label.heightForWidth(label.width()) > room.height() + 1:
                    self.cut.add(label.text())
            if isinstance(label, QTextEdit) and label.document().size().width() > label.viewport().width() + 2:
                self.cut.add(label.toPlainText())


def check_secrets(window: QWidget, table: TableScreen) -> None:
    """Fail when anything in sight tells what the eyes at the screen must not know."""
    match, view = table.kept.match, table.dealer.view()
    hands = [match.view(seat).hand for seat in range(match.seats)]
    own = set(view.hand) if view.seat is not None else set()
    hand = table.scene.parts.hand
    shown = [hand.text_of(item.card_id) for item in hand.cards]
    keys = [item.picture_key.split(" ")[0] for item in hand.cards]
    if view.seat is None or table.curtain.closed:
        assert set(keys) <= {CARD_BACK}
        assert set(shown) <= {None}
        assert not table.scene.shows_role
    else:
        assert {text for text in shown if text} <= own
        assert set(keys) & CARDS <= own
    lying = [item for item in table.scene.items() if isinstance(item, CardItem) and item not in hand.cards]
    assert not [item.picture_key for item in lying if item.picture_key.startswith("role-")]
    others = {card for seat, cards in enumerate(hands) if seat != view.seat for card in cards} - own
    told = words(window) & {spoken_card(card, turned) for card in others for turned in (False, True)}
    assert not told, told
