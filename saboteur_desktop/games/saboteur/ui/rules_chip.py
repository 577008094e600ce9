"""A small button beside what was explained or refused: the rulebook, opened where it tells about it."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, QPointF, QRectF, Qt, QTimer

from saboteur_desktop.games.saboteur.engine.legality import check_move
from saboteur_desktop.games.saboteur.ui.explained import Thing
from saboteur_desktop.games.saboteur.ui.layout import Layout
from saboteur_desktop.games.saboteur.ui.rulebook.where import key_of_card, key_of_refusal, key_of_thing
from saboteur_desktop.games.saboteur.ui.targets import Target, move_for
from saboteur_desktop.paint.buttons import Button
from saboteur_desktop.table.drag import Hold
from saboteur_desktop.table.drop_target import Place
from saboteur_desktop.table.layers import Layer
from saboteur_desktop.table.metrics import TOUCH_TARGET
from saboteur_desktop.table.paper_button import PaperButton
from saboteur_desktop.table.window_shortcuts import RULES, key_caps

if TYPE_CHECKING:
    from saboteur_desktop.games.saboteur.ui.scene import MineScene

translate = QCoreApplication.translate

LINGERS_MS = 4000
"""How long it stays after what it is about: a mouse or a finger has to come over to it."""
_AWAY = 14.0
_EDGE = 8.0


class RulesChip(QObject):
    """Comes with a closer look and after a refusal; the key of the rules leads to the same paragraph."""

    def __init__(self, scene: "MineScene") -> None:
        super().__init__(scene)
        self._scene = scene
        self.button = PaperButton(Button(), scene.sheets, Layer.POPUP)
        scene.addItem(self.button)
        self.button.hide()
        self._key = ""
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(LINGERS_MS)
        self._timer.timeout.connect(self.forget)
        # It vanishes while it is tapped, so the rulebook opens after the tap.
        self.button.tapped.connect(self._open, Qt.ConnectionType.QueuedConnection)
        scene.pointer.closer_look.connect(self._follow_look)
        scene.controller.refused.connect(self._answer)
        scene.controller.hold_changed.connect(self._step_aside)

    @property
    def key(self) -> str:
        """The paragraph about what is explained, refused or held face up now; empty when there is none."""
        hold = self._scene.controller.hold
        if hold is None:
            return self._key
        if hold.place is not None and not hold.place.verdict(hold.turned).allowed:
            return self._key_of_refusal(hold, hold.place)
        card = self._scene.parts.hand.seen_text_of(hold.card)
        return "" if card is None else key_of_card(card)

    def forget(self) -> None:
        """Go away."""
        self._timer.stop()
        self._key = ""
        self.button.hide()

    # -- inner workings

    def _follow_look(self, thing: Thing | None) -> None:
        """Stand beside the words about a thing, and stay for a while when they are gone."""
        scene = self._scene
        view, layout = scene.view, scene.layout
        if thing is None or not scene.closer_look.isVisible() or view is None or layout is None:
            if self._key and not self._timer.isActive():
                self._timer.start()
            return
        key = key_of_thing(thing, view.table)
        self._show(key, translate("Table", "Rules"), scene.closer_look.place, scene.eye.place_of(thing), layout)
        self._timer.stop()

    def _answer(self, place: Place) -> None:
        """Stand beside the place where a card was refused, for a while."""
        hold, layout = self._scene.controller.hold, self._scene.layout
        if hold is None or layout is None:
            return
        key = self._key_of_refusal(hold, place)
        if key:
            self._show(key, translate("Table", "Why not?"), place.rect, self._scene.preview.read_at, layout)
            self._timer.start()

    def _step_aside(self, hold: Hold | None) -> None:
        if hold is not None:
            self.forget()

    def _key_of_refusal(self, hold: Hold, place: Place) -> str:
        view = self._scene.view
        cards = self._scene.marking.cards_of(hold.card.card_id)
        target = place.id
        if view is None or not cards or not isinstance(target, Target):
            return ""
        move = move_for(view, cards, target, hold.turned)
        refusal = check_move(view, move)
        return key_of_card(cards[0]) if refusal is None else key_of_refusal(refusal.reason, move)

    def _show(self, key: str, label: str, about: QRectF, taken: QRectF, layout: Layout) -> None:
        self._key = key
        look = Button(label=label, icon="book", key=key_caps(RULES)[0], kind="cream", px=layout.px(21, 16))
        self.button.set_button(look)
        height = max(TOUCH_TARGET, 54 * layout.scale)
        size = QRectF(0, 0, self.button.wanted_width(height), height)
        self.button.set_place(_free_place(size, about, taken, layout))
        self.button.show()

    def _open(self) -> None:
        key = self._key
        self.forget()
        if key:
            self._scene.rules_requested.emit(key)


def _free_place(size: QRectF, about: QRectF, taken: QRectF, layout: Layout) -> QRectF:
    """Below, above, right or left of what it is about: in the window, and where nothing else is to be read."""
    room = QRectF(0, layout.top.bottom(), layout.size.width(), layout.size.height() - layout.top.bottom())
    room.adjust(_EDGE, _EDGE, -_EDGE, -_EDGE)
    away, middle = _AWAY * layout.scale, about.center() - size.center()
    x = min(max(room.left(), middle.x()), room.right() - size.width())
    y = min(max(room.top(), middle.y()), room.bottom() - size.height())
    places = [
        size.translated(corner)
        for corner in (
            QPointF(x, about.bottom() + away),
            QPointF(x, about.top() - away - size.height()),
            QPointF(about.right() + away, y),
            QPointF(about.left() - away - size.width(), y),
        )
    ]
    return next((place for place in places if room.contains(place) and not place.intersects(taken)), places[0])
