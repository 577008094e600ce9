"""The sound device of the machine, through miniaudio."""

import ctypes
import sys
from array import array
from collections.abc import Generator
from typing import Final, Protocol

from saboteur_desktop.sound.recording import RATE

PERIOD_MS: Final = 30
"""How much the device asks for at a time. It holds three of these ahead: short enough for sound and picture to belong
together, long enough for a moment in which the program is busy."""
BACKENDS: Final = ("WASAPI", "DSOUND", "WINMM", "COREAUDIO", "PULSEAUDIO", "ALSA", "SNDIO", "AUDIO4", "OSS")
"""In this order; each system has some of them. Without JACK, which would start a server, and without a null device,
which would only use up time."""

Portions = Generator["array[int]", int, None]
"""Takes the number of samples that are wanted and gives them."""


class Device(Protocol):
    """A device that is open."""

    def start(self, portions: Portions) -> None:
        """Play what the generator gives; it must stand at its first ``yield`` already."""

    def stop(self) -> None:
        """Rest; it can be started again."""

    def close(self) -> None:
        """Give the device back."""


def open_device() -> Device:
    """The device that the system prefers; this may take a while.

    Raises ImportError or OSError without the library, and miniaudio's own error without a device.
    """
    import miniaudio

    _quieten_alsa()
    device: Device = miniaudio.PlaybackDevice(
        output_format=miniaudio.SampleFormat.SIGNED16,
        nchannels=1,
        sample_rate=RATE,
        buffersize_msec=PERIOD_MS,
        backends=[miniaudio.Backend[name] for name in BACKENDS],
        app_name="Saboteur Desktop",
    )
    return device


_OnAlsaError = ctypes.CFUNCTYPE(None, ctypes.c_char_p, ctypes.c_int, ctypes.c_char_p, ctypes.c_int, ctypes.c_char_p)


_say_nothing = _OnAlsaError(lambda *_: None)
"""What ALSA calls instead of writing to standard error; kept for as long as ALSA may call it."""


def _quieten_alsa() -> None:
    """On a machine without a device ALSA writes some thirty lines by itself, past all logging."""
    if not sys.platform.startswith("linux"):
        return
    try:
        alsa = ctypes.CDLL("libasound.so.2")
    except OSError:
        return
    alsa.snd_lib_error_set_handler(_say_nothing)
