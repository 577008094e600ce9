"""The hand on the mouse: real events of the X server, as xdotool makes them."""

import subprocess
from collections.abc import Mapping
from typing import NamedTuple

LEFT, RIGHT, WHEEL_DOWN = "1", "3", "5"


class Spot(NamedTuple):
    """A point of the screen."""

    x: int
    y: int


class Hand:
    """Knows nothing of the window but where to point."""

    def __init__(self, environment: Mapping[str, str]) -> None:
        self._environment = dict(environment)

    def press(self, at: Spot) -> None:
        """Press the left button there and keep it down."""
        self._do("mousemove", str(at.x), str(at.y), "mousedown", LEFT)

    def release(self) -> None:
        """Let the left button go."""
        self._do("mouseup", LEFT)

    def click(self, at: Spot) -> None:
        """Press and let go there."""
        self._do("mousemove", str(at.x), str(at.y), "click", LEFT)

    def double_click(self, at: Spot) -> None:
        """Two clicks, as quick as one means them."""
        self._do("mousemove", str(at.x), str(at.y), "click", "--repeat", "2", "--delay", "60", LEFT)

    def right_click(self) -> None:
        """Click the right button where the mouse is; the left one may be down."""
        self._do("click", RIGHT)

    def scroll_down(self, at: Spot) -> None:
        """Turn the wheel there by one notch."""
        self._do("mousemove", str(at.x), str(at.y), "click", WHEEL_DOWN)

    def drag(self, start: Spot, end: Spot) -> None:
        """Press at the start and go to the end in a few steps; the button stays down."""
        way: list[str] = []
        for step in range(1, 6):
            x, y = start.x + (end.x - start.x) * step // 5, start.y + (end.y - start.y) * step // 5
            way += ["mousemove", str(x), str(y), "sleep", "0.016"]
        self._do("mousemove", str(start.x), str(start.y), "mousedown", LEFT, *way)

    def _do(self, *words: str) -> None:
        subprocess.run(["xdotool", *words], env=self._environment, check=True, timeout=20)
