"""A virtual screen with a window manager of its own, gone when the test is over."""

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from tests.window.patience import until

SIZE = (1366, 768)


@contextmanager
def screen(folder: Path) -> Iterator[dict[str, str]]:
    """Start Xvfb on a display that is free and openbox on it; gives the environment of the programs shown there."""
    width, height = SIZE
    reading, writing = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writing), "-screen", "0", f"{width}x{height}x24", "-nolisten", "tcp"],
        pass_fds=[writing],
        stderr=subprocess.DEVNULL,
    )
    os.close(writing)
    with os.fdopen(reading) as answer:
        number = answer.readline().strip()
    assert number, "Xvfb found no free display"
    environment = {**os.environ, "DISPLAY": f":{number}", "QT_QPA_PLATFORM": "xcb", "LC_ALL": "C.UTF-8"}
    for other_screen in ("WAYLAND_DISPLAY", "XAUTHORITY"):
        environment.pop(other_screen, None)
    managed = folder / "managed"
    manager = subprocess.Popen(
        ["openbox", "--sm-disable", "--startup", f"touch {managed}"],
        env=environment,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        until(managed.exists, "the window manager runs")
        yield environment
    finally:
        for process in (manager, server):
            process.terminate()
            with suppress(subprocess.TimeoutExpired):
                process.wait(10)
