"""The output that is heard. Whatever takes time happens in a thread of its own, which the first effect begins."""

import logging
from array import array
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic
from typing import NamedTuple

from saboteur_desktop.sound.device import Device, Portions, open_device
from saboteur_desktop.sound.effects import Effect
from saboteur_desktop.sound.mixer import Mixer
from saboteur_desktop.sound.recording import recording

IDLE_S = 5.0
"""After so long without an effect the device rests, and with it the machine."""
STALE_S = 0.4
"""An effect that had to wait longer for the device is not heard: what it belongs to is over."""
AGAIN_S = 60.0
"""So long after a failure the device is asked for again: somebody may have plugged one in."""
CLOSING_S = 1.0

log = logging.getLogger(__name__)


class _Order(NamedTuple):
    effect: Effect
    gain: float
    since: float


class Loudspeaker:
    """Plays the recordings of a folder on the machine's device; without one it is silent and says nothing."""

    def __init__(self, folder: Path, open_device: Callable[[], Device] = open_device) -> None:
        self._folder = folder
        self._open_device = open_device
        self._mixer = Mixer()
        self._recordings: dict[Effect, array[int]] = {}
        self._orders: SimpleQueue[_Order | None] = SimpleQueue()
        self._thread: Thread | None = None
        self._not_before = 0.0

    def play(self, effect: Effect, gain: float) -> None:
        """Order an effect; a thread that is not there is begun."""
        now = monotonic()
        if self._thread is None or not self._thread.is_alive():
            if now < self._not_before:
                return
            self._not_before = now + AGAIN_S
            # A daemon: a device that never answers must not keep the program from ending.
            self._thread = Thread(target=self._run, name="sound", daemon=True)
            self._thread.start()
        self._orders.put(_Order(effect, gain, now))

    def hush(self) -> None:
        """Let everything that is heard fade at once."""
        self._mixer.fade()

    def close(self) -> None:
        """End the thread and give the device back: it must not ask for samples while the interpreter ends."""
        if self._thread is not None:
            self._orders.put(None)
            self._thread.join(CLOSING_S)

    # -- the thread

    def _run(self) -> None:
        try:
            with closing(self._open_device()) as device:
                self._serve(device)
        except Exception as error:  # no library, no device, a device that went away: the game goes on without sound
            log.debug("no sound: %s", error)

    def _serve(self, device: Device) -> None:
        playing = False
        while True:
            try:
                order = self._orders.get(timeout=IDLE_S if playing else None)
            except Empty:
                device.stop()
                playing = False
                continue
            if order is None:
                return
            if monotonic() - order.since > STALE_S:
                continue
            self._mixer.add(self._recording(order.effect), order.gain)
            if not playing:
                device.start(_portions(self._mixer))
                playing = True

    def _recording(self, effect: Effect) -> "array[int]":
        if effect not in self._recordings:
            self._recordings[effect] = recording(self._folder / f"{effect}.wav")
        return self._recordings[effect]


def _portions(mixer: Mixer) -> Portions:
    """The endless stream of what is heard, standing at its first ``yield``."""
    stream = _stream(mixer)
    next(stream)
    return stream


def _stream(mixer: Mixer) -> Portions:
    wanted = yield array("h")
    while True:
        wanted = yield mixer.next(wanted)
