"""The page on which gold cards pass round: whoever's turn it is takes one in secret, all others see backs."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from saboteur_desktop.games.saboteur.engine.events import GoldTaken
from saboteur_desktop.games.saboteur.engine.open_table import OpenTable
from saboteur_desktop.games.saboteur.engine.view import PlayerView
from saboteur_desktop.games.saboteur.ui import result_texts
from saboteur_desktop.games.saboteur.ui.gold_choice import GoldChoice
from saboteur_desktop.games.saboteur.ui.order_step import OrderStep, StepLook, When
from saboteur_desktop.games.saboteur.ui.result_page import ResultPage
from saboteur_desktop.games.saboteur.ui.summary_column import GOLD_BACK
from saboteur_desktop.table.metrics import CARD_RATIO
from saboteur_desktop.table.result_button import ResultButton
from saboteur_desktop.table.seat_look import SeatLook

translate = QCoreApplication.translate


class GoldSharing(ResultPage):
    """Knows what the cards are worth only from a view with cards on offer until the next view or `hide_secrets`."""

    gold_chosen = Signal(int)
    """The nuggets on the card that was taken."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table: OpenTable | None = None
        self._seats: tuple[SeatLook, ...] = ()
        self._offered: tuple[int, ...] = ()
        self.steps: list[OrderStep] = []
        self.cards: list[GoldChoice] = []
        self.take_button = ResultButton(self, "teal", "confirm")
        self.take_button.clicked.connect(self._take)
        self.buttons = (self.take_button,)

    def show_view(self, view: PlayerView, seats: Sequence[SeatLook]) -> None:
        """Show what that view knows: the cards face up to the one who chooses, and to nobody else."""
        self._table, self._seats, self._offered = view.table, tuple(seats), view.offered
        self.faces.forget(self.devicePixelRatioF())
        self.retranslate()
        self.renew()

    def hide_secrets(self) -> None:
        """Turn all cards down and forget what they are worth."""
        self._offered = ()
        self.faces.forget(self.devicePixelRatioF())
        self.retranslate()
        self.renew()

    @property
    def chosen(self) -> int | None:
        """Which card is chosen, counted from the left."""
        return next((place for place, card in enumerate(self.cards) if card.isChecked()), None)

    def retranslate(self) -> None:
        table = self._table
        if table is None or table.result is None:
            return
        order = table.result.order
        taken = sum(isinstance(event, GoldTaken) for event in table.log)
        self.take_button.setText(translate("Results", "Take this one"))
        self.take_button.setVisible(bool(self._offered))
        self._say(order, taken)
        self._renew_steps(order, taken)
        self._renew_cards(len(order) - taken)

    def arrange(self, scale: float) -> None:
        s = scale
        self.queue.clear()
        left, right = 104 * s, self.width() - 104 * s
        gap = 12 * s
        if self.steps:
            width = min(210 * s, (right - left - gap * (len(self.steps) - 1)) / len(self.steps))
            x = (self.width() - width * len(self.steps) - gap * (len(self.steps) - 1)) / 2
            for step in self.steps:
                step.place(QRectF(x, 190 * s, width, 124 * s), s)
                x += width + gap
        self._place_cards(QRectF(left, 350 * s, right - left, self.height() - 510 * s), s)
        for card in self.cards:
            self.queue.add(card.paint_picture)
        for step in self.steps:
            self.queue.add(step.paint_picture)

    def first_focus(self) -> QWidget | None:
        return self.cards[0] if self._offered else None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        at = next((place for place, card in enumerate(self.cards) if card.hasFocus()), None)
        key = Qt.Key(event.key())
        if not self._offered:
            super().keyPressEvent(event)
        elif key == Qt.Key.Key_Escape and self.chosen is not None:
            self._choose(None)
        elif at is None and key in (Qt.Key.Key_Up, Qt.Key.Key_Left, Qt.Key.Key_Right):
            self.cards[self.chosen or 0].setFocus(Qt.FocusReason.TabFocusReason)
        elif at is not None and key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            step = 1 if key == Qt.Key.Key_Right else -1
            self.cards[(at + step) % len(self.cards)].setFocus(Qt.FocusReason.TabFocusReason)
        else:
            super().keyPressEvent(event)

    # -- inner workings

    def _say(self, order: Sequence[int], taken: int) -> None:
        if taken >= len(order):
            self.ribbon.say(translate("Results", "All gold cards are taken"), "")
            return
        title = translate("Results", "{name} chooses a gold card").format(name=self._seats[order[taken]].name)
        if not self._offered:
            note = translate("Results", "What the cards are worth stays a secret.")
        elif taken + 1 < len(order):
            following = self._seats[order[taken + 1]].name
            note = translate("Results", "Take one card; the others go on to {name}.").format(name=following)
        else:
            note = translate("Results", "This is the last card.")
        self.ribbon.say(title, note)

    def _renew_steps(self, order: Sequence[int], taken: int) -> None:
        def when(place: int) -> When:
            return "over" if place < taken else "now" if place == taken else "to-come"

        looks = [StepLook(place + 1, self._seats[seat], when(place)) for place, seat in enumerate(order)]
        if [step.look for step in self.steps] != looks:
            self.discard(self.steps)
            self.steps = [OrderStep(self, self.faces, look) for look in looks]
        for step in self.steps:
            step.setAccessibleName(result_texts.step_text(step.look))
            step.show()

    def _renew_cards(self, number: int) -> None:
        # Where the keyboard was on this page it stays on this page: the cards it was on are replaced.
        held_keyboard = self.hasFocus() or any(w.hasFocus() for w in (self.take_button, *self.cards))
        self.discard(self.cards)
        offered = self._offered
        names = [f"gold-{value}" for value in offered] or [GOLD_BACK] * number
        self.cards = [GoldChoice(self, self.faces, name, bool(offered)) for name in names]
        for place, card in enumerate(self.cards):
            if offered:
                card.setAccessibleName(result_texts.nuggets(offered[place]))
                card.clicked.connect(self._card_chosen)
            else:
                card.setAccessibleName(translate("Results", "Gold card, face down"))
            card.show()
        self._choose(None)
        if held_keyboard:
            (self.first_focus() or self).setFocus(Qt.FocusReason.OtherFocusReason)

    def _place_cards(self, room: QRectF, s: float) -> None:
        number = len(self.cards)
        if not number:
            return
        gap = 30 * s
        width = min(264 * s, (room.width() - gap * (number - 1)) / number, (room.height() - 50 * s) / CARD_RATIO)
        width = max(4.0, width // 4 * 4)
        x = room.center().x() - (width + gap) * (number - 1) / 2
        for card in self.cards:
            card.place(QPointF(x, room.center().y() + 8 * s), width, s)
            x += width + gap

    def _card_chosen(self) -> None:
        self.take_button.setEnabled(True)
        self.take_button.setFocus(Qt.FocusReason.OtherFocusReason)
        for card in self.cards:
            card.update()

    def _choose(self, place: int | None) -> None:
        """Choose a card without pressing it, or none."""
        for index, card in enumerate(self.cards):
            card.setAutoExclusive(False)
            card.setChecked(index == place)
            card.setAutoExclusive(bool(self._offered))
        if place is None and self.take_button.hasFocus() and self._offered:
            self.cards[0].setFocus(Qt.FocusReason.OtherFocusReason)
        self.take_button.setEnabled(place is not None)

    def _take(self) -> None:
        place = self.chosen
        if place is None or place >= len(self._offered):
            return
        value = self._offered[place]
        self.take_button.setEnabled(False)  # a second tap must not take from the next player's cards
        self.gold_chosen.emit(value)
