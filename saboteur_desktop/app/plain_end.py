"""The end of a command that writes text: being stopped, or having nowhere to write to, is no crash."""

import io
import os
import sys
from collections.abc import Callable
from typing import Final

DONE, UNUSABLE = 0, 2
STOPPED: Final = 130
"""What a shell knows as stopped by Ctrl+C."""


def plainly_ended(work: Callable[[], int]) -> int:
    """Do the work and return its exit status; no traceback tells of what goes wrong with its input and output."""
    _stand_in_for_closed_streams()
    try:
        status = work()
        sys.stdout.flush()
    except KeyboardInterrupt:
        return STOPPED
    except BrokenPipeError:
        # Whoever read the answers has gone.
        _write_nowhere()
        return DONE
    except OSError as error:
        _write_nowhere()
        sys.stderr.write(f"saboteur-desktop: {error.strerror}\n")
        return UNUSABLE
    return status


def _stand_in_for_closed_streams() -> None:
    """Python has none where the caller closed them, or where a program without a console was started."""
    if sys.stdin is None:
        sys.stdin = io.TextIOWrapper(io.BytesIO())
    if sys.stdout is None:
        sys.stdout = io.StringIO()
    if sys.stderr is None:
        sys.stderr = io.StringIO()


def _write_nowhere() -> None:
    """Python would try once more to write what is left when it ends, and complain."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
