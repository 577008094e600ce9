"""A screen reader of the desktop, run by the system's own Python, which has the bindings of the accessibility bus.

    python3 at_spi_reader.py PROGRAM ...

Starts the program, plays its first turn by names and actions alone, and prints what it found and heard as JSON.
"""

import json
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any

import gi  # type: ignore[import-not-found]

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # type: ignore[import-not-found]  # noqa: E402

PATIENCE = 40.0

Found = tuple[Any, str, str, str]
"""An accessible object, its name and role, and the name of its group."""


class Desk:
    """The program as the accessibility bus shows it."""

    def __init__(self, pid: int) -> None:
        self.pid = pid
        self.heard: list[str] = []
        self._listener = Atspi.EventListener.new(self._hear)
        for event in ("object:announcement", "object:state-changed:focused"):
            self._listener.register(event)

    def _hear(self, event: Any) -> None:
        if event.type.startswith("object:announcement"):
            self.heard.append(str(event.any_data))

    def pump(self, seconds: float = 0.05) -> None:
        """Let events come in."""
        context, end = GLib.MainContext.default(), time.monotonic() + seconds
        while time.monotonic() < end:
            context.iteration(False)
            time.sleep(0.005)

    def walk(self) -> Iterator[Found]:
        """Everything that shows, with its group."""
        desktop = Atspi.get_desktop(0)
        for place in range(desktop.get_child_count()):
            program = desktop.get_child_at_index(place)
            if program is not None and program.get_process_id() == self.pid:
                yield from self._below(program, "")

    def _below(self, node: Any, group: str) -> Iterator[Found]:
        name, role = node.get_name() or "", node.get_role_name()
        showing = node.get_state_set().contains(Atspi.StateType.VISIBLE)
        if role not in ("application", "frame") and not showing:
            return
        yield node, name, role, group
        own = name if role in ("panel", "grouping") and name else group
        for place in range(node.get_child_count()):
            child = node.get_child_at_index(place)
            if child is not None:
                yield from self._below(child, own)

    def find(self, wanted: Callable[[str, str], bool]) -> tuple[Any, str]:
        """Wait for something whose name and group are as wanted."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            self.pump()
            try:
                for node, name, _role, group in self.walk():
                    if wanted(name, group):
                        return node, name
            except GLib.Error:
                continue  # it went while it was read
        raise SystemExit(f"waited in vain; names: {[name for _, name, _, _ in self.walk() if name]}")

    def press(self, wanted: Callable[[str, str], bool]) -> str:
        """Do what the thing offers first."""
        node, name = self.find(wanted)
        names = [node.get_action_name(index) for index in range(node.get_n_actions())]
        node.do_action(next(names.index(action) for action in ("Press", "Toggle") if action in names))
        self.pump(0.3)
        return name


def main() -> None:
    process = subprocess.Popen(sys.argv[1:])
    try:
        desk = Desk(process.pid)
        desk.press(lambda name, group: name == "New game")
        desk.press(lambda name, group: name == "Start the game")
        desk.press(lambda name, group: name == "Your role: hold to look")
        card = desk.press(lambda name, group: group == "Your hand" and not name.startswith("Your role"))
        held = [(name, role, group) for _, name, role, group in desk.walk() if group]
        desk.press(lambda name, group: name.startswith("Discard pile") and group == "Where the card may go")
        desk.press(lambda name, group: name == "End turn")
        desk.pump(1.5)
        sys.stdout.write(json.dumps({"card": card, "held": held, "heard": desk.heard}))
    finally:
        process.terminate()
        process.wait(10)


if __name__ == "__main__":
    main()
