"""A puzzle: one move is asked for at the real table; a wrong one goes home and is told what it costs.

Whoever asks for a hint gets one thing at a time, so that as much as possible is left to be found: first what to look
for, then the place, then the card. Which way up it lies is never shown.
"""

from typing import Any, Literal, NamedTuple

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QWidget

from saboteur_desktop.dealer.tutorial import Script, Tutorial
from saboteur_desktop.games import registry
from saboteur_desktop.games.saboteur.engine.moves import Move
from saboteur_desktop.games.saboteur.puzzles.puzzle import Verdict
from saboteur_desktop.games.saboteur.ui.puzzles.contents import TablePuzzle
from saboteur_desktop.sound.sounds import Sounds
from saboteur_desktop.storage.opening import passing_library
from saboteur_desktop.storage.preferences import Learned, Preferences
from saboteur_desktop.table.drag import Hold
from saboteur_desktop.table.drop_target import Place
from saboteur_desktop.ui.screens.guided_table import GuidedTable
from saboteur_desktop.ui.screens.table import TableScreen

_PLACE, _CARD = 2, 3
"""From so many hints on the place of the best move is shown, and its card."""


class _BestMove(NamedTuple):
    """The only step of a puzzle."""

    right: tuple[Move, ...]
    asks: Literal["move"] = "move"


class PuzzleScreen(GuidedTable):
    """The others wait: there is nothing to be played on once the move is found."""

    table: TableScreen

    progressed = Signal(object)
    """It is solved (storage.preferences.Learned)."""
    next_wanted = Signal()
    """The person wants the following puzzle."""

    def __init__(
        self,
        puzzle: TablePuzzle,
        preferences: Preferences,
        sounds: Sounds | None = None,
        *,
        is_last: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        self._puzzle, self._is_last = puzzle, is_last
        self._hints = 0
        script = Script(())
        match = puzzle.match(registry.engine(puzzle.puzzle.text.record.game))
        super().__init__(passing_library().keep(match, puzzle.seats()), script, preferences, sounds, parent)
        script.setParent(self)
        dealer = self.table.dealer
        self.tutorial = Tutorial(dealer, script, (_BestMove(tuple(puzzle.puzzle.best_moves)),))
        # The tutorial tells right from wrong; here a wrong move is told its price besides.
        dealer.objection = self._judge
        self.pointing = self.table.pointing()
        self.table.let_nothing_follow()
        self.table.leave_hints_to(self._give_hint)
        self.tutorial.passed.connect(self._explain)
        self.tutorial.ended.connect(self._praise)
        # Nobody plays on: there is no turn to be hurried to.
        dealer.committed.connect(self.table.skip.hide)
        dealer.rejected.connect(self._object)
        dealer.pending_changed.connect(self._show_pending)
        self.table.scene.controller.refused.connect(self._refuse)
        self.table.scene.controller.hold_changed.connect(self._follow_hold)
        self.panel.more.clicked.connect(self.left if is_last else self.next_wanted)
        self.panel.hint.clicked.connect(self._give_hint)
        self.retranslate()

    @property
    def puzzle(self) -> TablePuzzle:
        """What is to be solved here."""
        return self._puzzle

    def start(self) -> None:
        super().start()
        self.table.voice.say(self.panel.words)

    def retranslate(self) -> None:
        super().retranslate()
        self._tell()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.table.rename([seat.name for seat in self._puzzle.seats()])

    # -- what is tried

    def _judge(self, move: Any) -> Verdict | None:
        verdict = self._puzzle.puzzle.judge(move)
        return None if verdict.right else verdict

    def _object(self, objection: Any) -> None:
        """The rules allow the move, but there is a better one."""
        if isinstance(objection, Verdict):
            cost = self._puzzle.cost(objection)
            self.panel.warn(cost)
            self.table.voice.say(cost)

    def _refuse(self, place: Place) -> None:
        """The rules do not allow it; the table itself says aloud why."""
        hold = self.table.scene.controller.hold
        if hold is not None:
            self.panel.warn(place.verdict(hold.turned).text)

    def _follow_hold(self, hold: Hold | None) -> None:
        """With another try the last one is forgotten."""
        if hold is not None:
            self.panel.warn("")

    def _give_hint(self) -> None:
        """Tell one thing more; after the last one, the same again."""
        if self.tutorial.step is None or self.table.dealer.pending is not None:
            return
        self._hints = min(self._hints + 1, _CARD)
        self._tell()
        move = self._puzzle.puzzle.best_moves[0]
        if self._hints == _CARD:
            self.pointing.point_at(move)
            self.table.view.take_keyboard()
        elif self._hints == _PLACE:
            self.pointing.point_at_place(move)
        self.table.voice.say(self._puzzle.clue(self._hints))

    def _show_pending(self, _move: Any) -> None:
        self._tell()

    def _explain(self, _steps: int) -> None:
        self.pointing.stop()
        self._tell()
        self.table.voice.say(self.panel.words)

    def _praise(self) -> None:
        self.table.skip.hide()
        self._tell()
        self.panel.more.setFocus()
        self.progressed.emit(Learned(done=True))

    # -- words

    def _tell(self) -> None:
        words = self._puzzle.words()
        if self.tutorial.step is None:
            following = self.tr("All puzzles") if self._is_last else self.tr("Next puzzle")
            self.panel.say(self.tr("{puzzle} · solved").format(puzzle=words.title), words.why)
            self.panel.offer(following if self.tutorial.over else "", "")
        elif self.table.dealer.pending is not None:
            self.panel.say(words.title, self.table.pending_words())
            self.panel.offer("", "")
        else:
            self.panel.say(words.title, words.ask)
            self.panel.advise(words.look if self._hints else "")
            labels = (self.tr("Hint"), self.tr("Where?"), self.tr("Which card?"), "")
            self.panel.offer("", labels[self._hints])
