"""Waiting for another program to get somewhere."""

import time
from collections.abc import Callable
from typing import TypeVar

Answer = TypeVar("Answer")

_LOOK_AGAIN = 0.02


def until(reached: Callable[[], Answer | None], what: str, seconds: float = 20) -> Answer:
    """Return the first answer that is true; fails when there is none in time."""
    end = time.monotonic() + seconds
    while True:
        answer = reached()
        if answer:
            return answer
        if time.monotonic() > end:
            raise AssertionError(f"waited {seconds:g} s in vain: {what}")
        time.sleep(_LOOK_AGAIN)
