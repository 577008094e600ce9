"""The way to the rulebook from a card, a thing of the table or a refusal."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QRectF

from saboteur_desktop.games.saboteur.engine.legality import check_move
from saboteur_desktop.games.saboteur.ui.explained import Thing
from saboteur_desktop.games.saboteur.ui.layout import Layout
from saboteur_desktop.games.saboteur.ui.rulebook.where import key_of_card, key_of_refusal, key_of_thing
from saboteur_desktop.games.saboteur.ui.targets import Target, move_for
from saboteur_desktop.table.drag import Hold
from saboteur_desktop.table.drop_target import Place
from saboteur_desktop.table.rules_button import RulesButton

if TYPE_CHECKING:
    from saboteur_desktop.games.saboteur.ui.scene import MineScene

translate = QCoreApplication.translate


class RulesChip(RulesButton):
    """Comes with a closer look and after a refusal; the key of the rules leads to the same paragraph."""

    def __init__(self, scene: "MineScene") -> None:
        super().__init__(scene)
        self._scene = scene
        scene.pointer.closer_look.connect(self._follow_look)
        scene.controller.refused.connect(self._answer)
        scene.controller.hold_changed.connect(self._step_aside)

    @property
    def key(self) -> str:
        """The paragraph about what is explained, refused or held face up now; empty when there is none."""
        hold = self._scene.controller.hold
        if hold is None:
            return self.about
        if hold.place is not None and not hold.place.verdict(hold.turned).allowed:
            return self._key_of_refusal(hold, hold.place)
        card = self._scene.parts.hand.seen_text_of(hold.card)
        return "" if card is None else key_of_card(card)

    # -- inner workings

    def _follow_look(self, thing: Thing | None) -> None:
        """Stand beside the words about a thing, and stay for a while when they are gone."""
        scene = self._scene
        view, layout = scene.view, scene.layout
        if thing is None or not scene.closer_look.isVisible() or view is None or layout is None:
            self.linger()
            return
        key = key_of_thing(thing, view.table)
        self._stand(key, translate("Table", "Rules"), scene.closer_look.place, scene.eye.place_of(thing), layout)

    def _answer(self, place: Place) -> None:
        """Stand beside the place where a card was refused, for a while."""
        hold, layout = self._scene.controller.hold, self._scene.layout
        if hold is None or layout is None:
            return
        key = self._key_of_refusal(hold, place)
        if key:
            self._stand(key, translate("Table", "Why not?"), place.rect, self._scene.preview.read_at, layout)
            self.linger()

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

    def _stand(self, key: str, label: str, place: QRectF, taken: QRectF, layout: Layout) -> None:
        top = layout.top.bottom()
        room = QRectF(0, top, layout.size.width(), layout.size.height() - top)
        self.show(key, label, place, taken, room, layout.scale)
