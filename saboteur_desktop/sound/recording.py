"""An effect as it lies on the disk."""

from array import array
from pathlib import Path
from typing import Final

RATE: Final = 24_000
"""Samples in a second, of every recording and of the device."""


def recording(file: Path) -> "array[int]":
    """The samples of a file of one channel with 16 bits a sample; raises ValueError for any other."""
    # Imported here: the window need not wait for what the first effect needs.
    import wave

    with wave.open(str(file), "rb") as read:
        if (read.getnchannels(), read.getsampwidth(), read.getframerate()) != (1, 2, RATE):
            raise ValueError(f"not a recording of the program's kind: {file.name}")
        samples = array("h")
        samples.frombytes(read.readframes(read.getnframes()))
    return samples
