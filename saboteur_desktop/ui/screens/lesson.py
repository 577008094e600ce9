"""A lesson: one thing at a time is asked for, tried at the real table, and explained."""

from typing import Any

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QApplication, QWidget

from saboteur_desktop.dealer.lesson import Lesson, LessonStep
from saboteur_desktop.dealer.tutorial import Script, Tutorial
from saboteur_desktop.sound.sounds import Sounds
from saboteur_desktop.storage.opening import passing_library
from saboteur_desktop.storage.preferences import Learned, Preferences
from saboteur_desktop.table.drag import Hold
from saboteur_desktop.table.drop_target import Place
from saboteur_desktop.ui.screens.guided_table import GuidedTable


class LessonScreen(GuidedTable):
    """Begins where the person stopped last; what is learned here is kept by whoever listens to `progressed`."""

    progressed = Signal(object)
    """How far the person has come (storage.preferences.Learned)."""
    next_wanted = Signal()
    """This lesson is over, and the person wants the following one."""

    def __init__(
        self,
        lesson: Lesson,
        learned: Learned,
        preferences: Preferences,
        sounds: Sounds | None = None,
        *,
        is_last: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        self._lesson, self._is_last = lesson, is_last
        self._was_done = learned.done
        self._step: LessonStep | None = None
        self._right = self._waits = False
        at, match = learned.step, None
        if 0 < at < len(lesson.steps):
            try:
                match = lesson.match(tuple(learned.moves))
            except ValueError:  # the lesson is another one since then
                match = None
        if match is None:
            at, match = 0, lesson.match()
        seats = lesson.seats()
        made = sum(seats[move["seat"]].kind == "bot" for move in match.rounds[0].moves)
        script = Script([move for step in lesson.steps for move in step.then][made:])
        library = passing_library()
        super().__init__(library.keep(match, seats), script, preferences, sounds, parent)
        self.destroyed.connect(library.close)
        script.setParent(self)
        self.tutorial = Tutorial(self.table.dealer, script, lesson.steps, at)
        self.pointing = self.table.pointing()
        self.table.let_nothing_follow()
        self._connect()
        self.retranslate()

    def _connect(self) -> None:
        tutorial, table = self.tutorial, self.table
        tutorial.begun.connect(self._ask)
        tutorial.passed.connect(self._pass)
        tutorial.others_play.connect(self._wait)
        tutorial.ended.connect(self._praise)
        table.dealer.rejected.connect(self._object)
        table.dealer.pending_changed.connect(self._show_pending)
        table.scene.controller.refused.connect(self._refuse)
        table.scene.controller.hold_changed.connect(self._follow_hold)
        self.panel.more.clicked.connect(self._go_on)
        self.panel.hint.clicked.connect(self._give_hint)
        table.leave_hints_to(self._give_hint)

    @property
    def lesson(self) -> Lesson:
        """What is learned here."""
        return self._lesson

    def retranslate(self) -> None:
        super().retranslate()
        self._tell()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.table.rename([seat.name for seat in self._lesson.seats()])

    # -- what the tutorial says

    def _ask(self, step: LessonStep) -> None:
        focus = QApplication.focusWidget()
        had_keyboard = focus is not None and self.panel.isAncestorOf(focus)
        self._step, self._right, self._waits = step, False, False
        self._tell()
        self.table.voice.say(self.panel.words)
        if step.asks == "reading":
            self.panel.more.setFocus()
        elif had_keyboard:
            self.table.view.take_keyboard()

    def _wait(self) -> None:
        self._waits = True
        self._tell()

    def _pass(self, steps: int) -> None:
        self.pointing.stop()
        self._right = True
        self._tell()
        moves = self.table.kept.match.rounds[0].moves
        if steps < len(self._lesson.steps):
            self.progressed.emit(Learned(done=self._was_done, step=steps, moves=moves))

    def _praise(self) -> None:
        self._step = None
        self.table.skip.hide()
        self._tell()
        self.table.voice.say(self.panel.words)
        self.panel.more.setFocus()
        self.progressed.emit(Learned(done=True))

    # -- what is tried

    def _object(self, objection: Any) -> None:
        """The rules allow the move, but it is not what was asked for."""
        if not isinstance(objection, LessonStep):
            return
        words = self._lesson.words().steps[objection.key]
        self._warn(words.wrong or self.tr("First read what is said here and press “{next}”.").format(next=self._next()))

    def _refuse(self, place: Place) -> None:
        """The rules do not allow it; the table itself says aloud why."""
        hold = self.table.scene.controller.hold
        if hold is not None:
            self.panel.warn(place.verdict(hold.turned).text)

    def _warn(self, warning: str) -> None:
        self.panel.warn(warning)
        self.table.voice.say(warning)

    def _follow_hold(self, hold: Hold | None) -> None:
        """With another try the last one is forgotten."""
        if hold is not None:
            self.panel.warn("")

    def _show_pending(self, _move: Any) -> None:
        self._tell()

    def _give_hint(self) -> None:
        if self._step is not None and not self.panel.hint.isHidden():
            self.pointing.point_at(self._step.right[0])
            self.table.view.take_keyboard()

    def _go_on(self) -> None:
        if not self.tutorial.over:
            self.tutorial.read_on()
        elif self._is_last:
            self.left.emit()
        else:
            self.next_wanted.emit()

    # -- words

    def _tell(self) -> None:
        words = self._lesson.words()
        step = self._step
        heading = self.tr("{lesson} · step {step} of {steps}").format(
            lesson=words.title, step=self._number(), steps=len(self._lesson.steps)
        )
        if self.tutorial.over:
            self.panel.say(words.title, words.praise)
            self.panel.offer(self.tr("All lessons") if self._is_last else self.tr("Next lesson"), "")
        elif self._waits:
            self.panel.say(heading, self.tr("Watch what the others do."))
            self.panel.offer("", "")
        elif self._right:
            self.panel.say(heading, self.tr("Right!"))
            self.panel.offer("", "")
        elif self.table.dealer.pending is not None:
            self.panel.say(heading, self.table.pending_words())
            self.panel.offer("", "")
        elif step is not None:
            self.panel.say(heading, words.steps[step.key].say)
            asks = step.asks
            self.panel.offer(self._next() if asks == "reading" else "", self.tr("Hint") if asks == "move" else "")

    def _number(self) -> int:
        return 1 if self._step is None else self._lesson.steps.index(self._step) + 1

    def _next(self) -> str:
        return self.tr("Next")
