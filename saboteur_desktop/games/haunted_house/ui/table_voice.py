"""What the table says aloud: what happened, whose turn it is, where a held hunter may go and why it may not."""

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication, QObject

from saboteur_desktop.games.haunted_house.engine.events import Event
from saboteur_desktop.games.haunted_house.engine.open_table import OpenTable
from saboteur_desktop.games.haunted_house.ui import spoken, texts
from saboteur_desktop.games.haunted_house.ui.focus_spots import place_words
from saboteur_desktop.games.haunted_house.ui.house_view import HouseView
from saboteur_desktop.table.announcer import Announcer
from saboteur_desktop.table.drag import Hold
from saboteur_desktop.table.drop_target import Place

translate = QCoreApplication.translate


class TableVoice(QObject):
    """Speaks for a table on which nothing is hidden."""

    def __init__(self, view: HouseView) -> None:
        super().__init__(view)
        self.announcer = Announcer(view)
        self._scene = view.table_scene
        self._aimed: str | None = None
        self._scene.controller.hold_changed.connect(self._tell_hold)
        self._scene.controller.refused.connect(self._tell_refusal)

    def say(self, text: str) -> None:
        """Say a line."""
        self.announcer.say(text)

    def tell_events(self, events: Iterable[Event], table: OpenTable) -> None:
        """Say what happened, and whom it locks in as the table stands after it."""
        self.announcer.say(spoken.spoken_events(events, table, self._scene.looks))

    def tell_turn(self, table: OpenTable) -> None:
        """Say whose turn it is and what can be done."""
        banner = texts.banner_words(table, self._scene.looks)
        self.announcer.say(translate("HouseSpoken", "{title}. {hint}").format(title=banner.title, hint=banner.hint))

    def _tell_hold(self, hold: Hold | None) -> None:
        before, table = self._aimed, self._scene.table
        self._aimed = None if hold is None or hold.dragged or hold.place is None else str(hold.place.id)
        if hold is None or hold.dragged or table is None or self._aimed == before:
            return
        if self._aimed is None:
            count = len(self._scene.lights.lit)
            self.announcer.say(translate("HouseSpoken", "%n place(s) to go to", "", count))
        else:
            self.announcer.say(place_words(self._scene, table, self._aimed))

    def _tell_refusal(self, place: Place) -> None:
        self.announcer.say(place.upright.text, urgent=True)
