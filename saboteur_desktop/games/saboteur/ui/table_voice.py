"""What the table says aloud: what happened, what a held card can do, why it is refused, what a look shows."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject

from saboteur_desktop.games.saboteur.engine.events import Event
from saboteur_desktop.games.saboteur.ui import spoken
from saboteur_desktop.games.saboteur.ui.focus_spots import card_words
from saboteur_desktop.table.announcer import Announcer
from saboteur_desktop.table.card_item import CardItem
from saboteur_desktop.table.drag import Hold
from saboteur_desktop.table.drop_target import Place

if TYPE_CHECKING:
    from saboteur_desktop.games.saboteur.ui.mine_view import MineView

translate = QCoreApplication.translate


class TableVoice(QObject):
    """Speaks for a table. What only one seat may know it says only in answer to that seat, never by itself."""

    def __init__(self, view: "MineView") -> None:
        super().__init__(view)
        self.announcer = Announcer(view)
        self._scene = view.table_scene
        self._held: tuple[CardItem, bool] | None = None
        self._scene.controller.hold_changed.connect(self._tell_hold)
        self._scene.controller.refused.connect(self._tell_refusal)
        self._scene.peek_started.connect(self._tell_look)
        self._scene.marking.changed.connect(self._tell_marks)

    def say(self, text: str) -> None:
        """Say a line that everybody may hear."""
        self.announcer.say(text)

    def tell_events(self, events: Iterable[Event]) -> None:
        """Say what happened in the words of the log, and where."""
        self.announcer.say(spoken.spoken_events(events, self._scene.seats))

    def tell_turn(self, seat: int) -> None:
        """Say whose turn it is to who sits at the screen."""
        name = self._scene.seats[seat].name
        self.announcer.say(translate("Access", "{name}, it is your turn.").format(name=name))

    def _tell_hold(self, hold: Hold | None) -> None:
        before = self._held
        self._held = None if hold is None else (hold.card, hold.turned)
        if hold is None or hold.dragged or self._held == before or not self._scene.private_visible:
            return
        card = card_words(self._scene, hold.card)
        if before is None or before[0] is not hold.card:
            places = sum(place.allowed for place in hold.places) - 1
            self.announcer.say(f"{card}. {self._ways(places, hold)}")
        elif hold.verdict is not None and hold.verdict.text:
            self.announcer.say(f"{card}. {hold.verdict.text}")
        else:
            self.announcer.say(card)

    def _tell_marks(self) -> None:
        marking = self._scene.marking
        if marking.marked:
            self.announcer.say(translate("Access", "%n card(s) marked", "", len(marking.marked)))
        elif marking.listening:
            self.announcer.say(translate("Access", "Mark cards with their digits, then press Enter to discard them."))

    def _ways(self, places: int, hold: Hold) -> str:
        """How many places there are beside the discard pile, or the one reason why there is none."""
        if places > 0:
            return translate("Access", "It can be played in %n place(s).", "", places)
        reasons = {place.verdict(False).text for place in hold.places if not place.allowed}
        reason = reasons.pop() if len(reasons) == 1 else ""
        return " ".join(part for part in (reason, translate("Access", "It can only be discarded.")) if part)

    def _tell_refusal(self, place: Place) -> None:
        hold = self._scene.controller.hold
        if hold is not None:
            self.announcer.say(place.verdict(hold.turned).text, urgent=True)

    def _tell_look(self) -> None:
        view, seats = self._scene.view, self._scene.seats
        if view is not None and self._scene.private_visible:
            look = self._scene.peek.look
            said = spoken.spoken_role(view, seats) if self._scene.shows_role or look is None else look.sentence
            self.announcer.say(said, True)
