"""A screen reader: it knows the accessibility tree and what is announced, and nothing else of the program."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

import pytest
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from saboteur_desktop.table.announcer import Announcer

NAME, DESCRIPTION = QAccessible.Text.Name, QAccessible.Text.Description
PRESSABLE = (QAccessible.Role.Button, QAccessible.Role.RadioButton, QAccessible.Role.CheckBox)


class Node(NamedTuple):
    """One thing of the tree that can be perceived."""

    role: QAccessible.Role
    name: str
    description: str
    group: str
    """The name of the group it belongs to, or nothing."""
    focusable: bool
    enabled: bool
    interface: QAccessibleInterface


def nodes(window: QWidget) -> Iterator[Node]:
    """Everything of a window that is not hidden, in the order of the tree."""
    yield from _below(QAccessible.queryAccessibleInterface(window), "")


def _below(interface: QAccessibleInterface, group: str) -> Iterator[Node]:
    state = interface.state()
    if state.invisible:
        return
    name = interface.text(NAME)
    yield Node(
        interface.role(),
        name,
        interface.text(DESCRIPTION),
        group,
        bool(state.focusable),
        not state.disabled,
        interface,
    )
    own = name if interface.role() == QAccessible.Role.Grouping else group
    for place in range(interface.childCount()):
        child = interface.child(place)
        if child.isValid():
            yield from _below(child, own)


def everything_said(window: QWidget) -> set[str]:
    """All texts that any part of the tree can give away, hidden parts too."""
    said: set[str] = set()

    def read(interface: QAccessibleInterface) -> None:
        for kind in QAccessible.Text:
            if kind is not QAccessible.Text.UserText:
                said.add(interface.text(kind))
        for place in range(interface.childCount()):
            child = interface.child(place)
            if child.isValid():
                read(child)

    read(QAccessible.queryAccessibleInterface(window))
    return said - {""}


class Reader:
    """Reads a window, presses what it finds by name, and remembers what it heard."""

    def __init__(self, window: QWidget, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
        self._window, self._qtbot = window, qtbot
        self.heard: list[str] = []
        self._known = 0
        say = Announcer.say

        def listened(announcer: Announcer, text: str, urgent: bool = False) -> None:
            if text:
                self.heard.append(text)
            say(announcer, text, urgent)

        monkeypatch.setattr(Announcer, "say", listened)

    def nodes(self) -> list[Node]:
        """What can be perceived now."""
        return list(nodes(self._window))

    def names(self, group: str) -> list[str]:
        """The names in a group."""
        return [node.name for node in self.nodes() if node.group == group]

    def wait_for_names(self, group: str) -> list[str]:
        """The names in a group, as soon as there are any."""
        self._qtbot.waitUntil(lambda: bool(self.names(group)))
        return self.names(group)

    def button(self, says: Callable[[str], bool]) -> Node | None:
        """The first thing to press whose name is as wanted."""
        return next(
            (node for node in nodes(self._window) if node.role in PRESSABLE and node.enabled and says(node.name)), None
        )

    def has(self, name: str) -> bool:
        """Whether there is something to press of that name."""
        return self.button(name.__eq__) is not None

    def find(self, says: Callable[[str], bool]) -> Node:
        """Wait for something to press whose name is as wanted."""
        found: list[Node] = []

        def look() -> bool:
            found.extend(node for node in [self.button(says)] if node is not None)
            return bool(found)

        self._qtbot.waitUntil(look)
        return found[-1]

    def press(self, name: str) -> None:
        """Do the action of the thing of that name, as assistive tools do."""
        self.act(self.find(name.__eq__))

    def act(self, node: Node) -> None:
        """Do what the thing offers to do."""
        actions = node.interface.actionInterface()
        assert actions is not None
        names = actions.actionNames()
        actions.doAction(next(name for name in ("Press", "Toggle", "Check") if name in names))
        self._qtbot.wait(120)  # the toolkit holds the button down as long as a finger would

    def wait_to_hear(self, *wanted: str, after: int = 0) -> str:
        """Listen until one of these is part of something said; returns what was said."""
        found: list[str] = []

        def listen() -> bool:
            found.extend(line for line in self.heard[after:] if any(part in line for part in wanted))
            return bool(found)

        self._qtbot.waitUntil(listen, timeout=20_000)
        return found[0]

    def wait_for_news(self, *wanted: str) -> str:
        """Listen for one of these among what was not waited for before."""
        said = self.wait_to_hear(*wanted, after=self._known)
        self._known += self.heard[self._known :].index(said) + 1
        return said
