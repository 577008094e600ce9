"""Everything that moves: one clock for all tweens, and a queue that plays steps one after the other.

One timer drives all tweens. A tween is a function of its progress, so its end value is set by calling it with 1.0: on
a skip and at speed "at once" that call is the whole animation. Under reduced motion it comes first, and what stands at
its end then fades in, where it has something to fade.
"""

from collections import deque
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import NamedTuple

from PySide6.QtCore import QEasingCurve, QElapsedTimer, QObject, Qt, QTimer, Signal

Apply = Callable[[float], None]
FRAME_MS = 16


class Motion(NamedTuple):
    """How long something moves and along which curve."""

    ms: int
    curve: QEasingCurve.Type = QEasingCurve.Type.OutCubic
    fade_ms: int = 0
    """How long it fades in instead under reduced motion; 0 lets it be there at once."""
    always: bool = False
    """Whether it moves under reduced motion too, because it only follows the hand."""


HOVER = Motion(120)
PICK_UP = Motion(140)
PUT_BACK = Motion(220)
SNAP = Motion(90, QEasingCurve.Type.OutQuad, always=True)
HALF_TURN = Motion(160, QEasingCurve.Type.InOutCubic, 80)
LAY = Motion(180, QEasingCurve.Type.OutBack, 100)
SHIVER = Motion(240, QEasingCurve.Type.InOutSine)
DRAW = Motion(260, fade_ms=120)
FLY = Motion(520, QEasingCurve.Type.InOutCubic, 200)
CAMERA = Motion(240, QEasingCurve.Type.InOutSine)
PULSE = Motion(1400, QEasingCurve.Type.InOutSine)
STILL = Motion(250)
"""How long nothing moves before what breathes breathes on."""


@dataclass(slots=True)
class _Running:
    owner: QObject | None
    apply: Apply
    motion: Motion
    curve: QEasingCurve
    done: Callable[[], None] | None
    repeats: bool = False
    elapsed: float = 0.0


class Animator(QObject):
    """The clock of one scene.

    A tween has a key: starting another one under the same key replaces the first where it stands.
    `reduced` and `speed` come from the settings; a speed of 0 means "at once".
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.reduced = False
        self.speed = 1.0
        self._running: dict[Hashable, _Running] = {}
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(FRAME_MS)
        self._timer.timeout.connect(self._tick)
        self._clock = QElapsedTimer()

    @property
    def busy(self) -> bool:
        """Whether anything is on its way to an end."""
        return any(not run.repeats for run in self._running.values())

    def start(
        self,
        key: Hashable,
        apply: Apply,
        motion: Motion,
        done: Callable[[], None] | None = None,
        owner: QObject | None = None,
        fade: Apply | None = None,
    ) -> None:
        """Call `apply` with progress 0..1 along the curve, then `done` once.

        Under reduced motion it is `fade` that is called with 0..1, after all has been brought to its end.
        """
        self._running.pop(key, None)
        if self.reduced and fade is not None and motion.fade_ms:
            apply(1.0)
            apply, motion = fade, Motion(motion.fade_ms, QEasingCurve.Type.Linear)
        elif self.reduced and not motion.always:
            motion = Motion(0)
        if self.speed <= 0 or motion.ms <= 0:
            apply(1.0)
            if done is not None:
                done()
            return
        self._running[key] = _Running(owner, apply, motion, QEasingCurve(motion.curve), done)
        apply(0.0)
        if not self._timer.isActive():
            self._clock.start()
            self._timer.start()

    def repeat(self, key: Hashable, apply: Apply, motion: Motion) -> None:
        """Call `apply` with progress 0..1 along the curve, over and over; with reduced motion it stands at 1."""
        self.start(key, apply, motion)
        if key in self._running:
            self._running[key].repeats = True

    def moves(self, key: Hashable) -> bool:
        """Whether a tween runs under this key."""
        return key in self._running

    def drop(self, key: Hashable) -> None:
        """Stop a tween where it stands; its `done` is not called."""
        self._running.pop(key, None)

    def drop_owned_by(self, owner: QObject) -> None:
        """Stop all tweens of an object that is about to go."""
        for key in [key for key, run in self._running.items() if run.owner is owner]:
            del self._running[key]

    def stop(self) -> None:
        """Stop everything where it stands."""
        self._running.clear()
        self._timer.stop()

    def finish(self) -> None:
        """Bring everything that moves to its end now, also what is started by an end; what repeats has no end."""
        while (key := next((key for key, run in self._running.items() if not run.repeats), None)) is not None:
            self._end(key)

    def end(self, key: Hashable) -> None:
        """Bring one tween to its end now, if it runs."""
        if key in self._running:
            self._end(key)

    def advance(self, ms: float) -> None:
        """Let `ms` of the clock pass."""
        for key in list(self._running):
            run = self._running.get(key)
            if run is None:
                continue
            run.elapsed += ms * self.speed
            if run.repeats:
                run.elapsed %= run.motion.ms
            if run.elapsed >= run.motion.ms:
                self._end(key)
            else:
                run.apply(run.curve.valueForProgress(run.elapsed / run.motion.ms))
        if not self._running:
            self._timer.stop()

    def _end(self, key: Hashable) -> None:
        run = self._running.pop(key)
        run.apply(1.0)
        if run.done is not None:
            run.done()

    def _tick(self) -> None:
        self.advance(self._clock.restart())


class Tween(NamedTuple):
    """One movement of a step; `first` runs when the step begins."""

    apply: Apply
    motion: Motion
    first: Callable[[], None] | None = None
    fade: Apply | None = None
    """What fades in under reduced motion, once `apply` has brought everything to its end."""

    def end(self) -> None:
        """Be at the end."""
        self.apply(1.0)
        if self.fade is not None:
            self.fade(1.0)


def pause(ms: int) -> Tween:
    """A tween that only lets time pass, under reduced motion too: there must be time to look."""
    return Tween(_nothing, Motion(ms, fade_ms=ms), fade=_nothing)


def _nothing(_progress: float) -> None:
    """Time passes."""


class AnimationQueue(QObject):
    """Steps that play one after the other; the tweens of one step play together.

    `finished` comes once each time the queue has run empty, also after `skip`.
    """

    finished = Signal()

    def __init__(self, animator: Animator, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._animator = animator
        self._steps: deque[tuple[Tween, ...]] = deque()
        self._current: tuple[Tween, ...] = ()
        self._open = 0
        self._advancing = False
        self._playing = False

    @property
    def playing(self) -> bool:
        """Whether steps are left."""
        return self._playing

    def add(self, *tweens: Tween) -> None:
        """Append one step."""
        if tweens:
            self._steps.append(tweens)

    def play(self) -> None:
        """Start; an empty queue is finished at once."""
        if not self._playing:
            self._playing = True
            self._advance()

    def skip(self) -> None:
        """Set every end value in order and finish."""
        if not self._playing:
            return
        for tween in self._stop():
            tween.end()
        while self._steps:
            step = self._steps.popleft()
            for tween in step:
                _begin(tween)
            for tween in step:
                tween.end()
        self._playing = False
        self.finished.emit()

    def clear(self) -> None:
        """Forget what has not begun; what is in the middle of a movement is at its end, but nothing is finished."""
        for tween in self._stop():
            tween.end()
        self._steps.clear()
        self._playing = False

    def _stop(self) -> tuple[Tween, ...]:
        stopped = self._current
        for index in range(len(stopped)):
            self._animator.drop((id(self), index))
        self._current, self._open = (), 0
        return stopped

    def _advance(self) -> None:
        if self._advancing:
            return
        self._advancing = True
        while self._playing and self._open == 0:
            if not self._steps:
                self._current, self._playing = (), False
                self.finished.emit()
                break
            self._current = self._steps.popleft()
            self._open = len(self._current)
            for tween in self._current:
                _begin(tween)
            for index, tween in enumerate(self._current):
                self._animator.start((id(self), index), tween.apply, tween.motion, self._one_done, self, tween.fade)
        self._advancing = False

    def _one_done(self) -> None:
        self._open -= 1
        self._advance()


def _begin(tween: Tween) -> None:
    if tween.first is not None:
        tween.first()
