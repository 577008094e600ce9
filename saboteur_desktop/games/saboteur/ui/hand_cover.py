"""A hand that lies face down in front of watchers, and turns up while its badge or its key is held."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, QRectF

from saboteur_desktop.games.saboteur.engine.moves import ClearFront, Discard
from saboteur_desktop.games.saboteur.ui.layout import Layout
from saboteur_desktop.games.saboteur.ui.targets import DiscardTarget, FrontTarget
from saboteur_desktop.paint.buttons import Button
from saboteur_desktop.table.card_item import CardItem
from saboteur_desktop.table.layers import Layer
from saboteur_desktop.table.paper_button import PaperButton

if TYPE_CHECKING:
    from saboteur_desktop.games.saboteur.ui.scene import MineScene

translate = QCoreApplication.translate

KEY = "W"
"""The key that does the same as the badge, beside the Q of the role."""


class HandCover(QObject):
    """Says which cards of the hand lie face down, and owns the badge that turns them up.

    A card is picked up face down. It shows its face only over a place where everybody would see it anyway, so that
    what goes to the discard pile stays unseen.
    """

    def __init__(self, scene: "MineScene") -> None:
        super().__init__(scene)
        self._scene = scene
        self._wanted = False
        self._needs_hold = True
        self._open = False
        self._allowed = False
        self.badge = PaperButton(Button(), scene.sheets, Layer.PANEL, repeats=True)
        self.badge.hide()
        scene.addItem(self.badge)
        self.badge.hold_started.connect(self.press)
        self.badge.hold_ended.connect(self.release)

    @property
    def wanted(self) -> bool:
        """Whether there are watchers."""
        return self._wanted

    @property
    def covers(self) -> bool:
        """Whether the hand lies face down now."""
        return self._wanted and not self._open

    def set_wanted(self, wanted: bool) -> None:
        """Watchers are present, or no more."""
        if wanted == self._wanted:
            return
        self._wanted = wanted
        self._open = False
        self.badge.setVisible(wanted)
        self._renew()

    def set_needs_hold(self, needed: bool) -> None:
        """Whether the badge has to be held; otherwise a press turns the hand up and the next one down."""
        self._needs_hold = needed

    def set_allowed(self, allowed: bool) -> None:
        """Whether there is a hand that the eyes at the screen may see."""
        self._allowed = allowed
        if not allowed:
            self._open = False
        self.badge.set_active(allowed)

    def press(self) -> None:
        """The badge or its key goes down."""
        if self._wanted and self._allowed:
            self._open = self._needs_hold or not self._open
            self._renew()

    def release(self) -> None:
        """It comes up."""
        if self._needs_hold:
            self.close()

    def toggle(self) -> None:
        """Turn the hand up, or down again: for hands that cannot hold."""
        if self._wanted and self._allowed:
            self._open = not self._open
            self._renew()

    def close(self) -> None:
        """Lay the hand face down at once."""
        if self._open:
            self._open = False
            self._renew()

    def lay_out(self, layout: Layout) -> None:
        """Put the badge above the discard button, and write it in the present language."""
        badge, discard = beside_hand(layout)
        self.badge.set_place(badge)
        self._scene.parts.discard.set_place(discard if self._wanted else layout.discard_button)
        icon = "look-away" if self.covers else "look"
        self.badge.set_button(Button(translate("Table", "Hand"), "night", layout.px(21, 16), icon, key=KEY))

    def cover(self) -> None:
        """Lay every card of the hand as it has to lie now."""
        shown = self._card_in_sight()
        for item in self._scene.parts.hand.cards:
            item.set_covered(self.covers and item is not shown)

    def _card_in_sight(self) -> CardItem | None:
        """The card that everybody may see: held over a cell or a seat, or played but not yet confirmed."""
        pending, hold = self._scene.pending, self._scene.controller.hold
        if pending.move is not None:
            return None if isinstance(pending.move, Discard | ClearFront) else pending.item
        if hold is None or hold.place is None or isinstance(hold.place.id, DiscardTarget | FrontTarget):
            return None
        return hold.card

    def _renew(self) -> None:
        scene = self._scene
        scene.pointer.end_look()
        scene.parts.hand.covered = self.covers
        self.cover()
        if scene.layout is not None:
            self.lay_out(scene.layout)
        if scene.view is not None and scene.view.seat is not None:
            scene.parts.veil_tunnels(scene.view.table.in_front[scene.view.seat])
        scene.changed.emit()


def beside_hand(layout: Layout) -> tuple[QRectF, QRectF]:
    """Where the badge and the discard button stand when there is a badge: they share the room beside the hand."""
    button = layout.discard_button
    gap = max(6.0, 12 * layout.scale)
    if layout.hand.top() >= button.bottom():
        half = (button.width() - gap) / 2
        badge = QRectF(button.left(), button.top(), half, button.height())
        return badge, badge.translated(half + gap, 0)
    middle = layout.strip.center().y() + 4 * layout.scale
    badge = QRectF(button.left(), middle - gap / 2 - button.height(), button.width(), button.height())
    return badge, badge.translated(0, button.height() + gap)
