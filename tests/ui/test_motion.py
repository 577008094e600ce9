"""Motion is as set; when it is left to the system, the system may change its mind at any time."""

from collections.abc import Callable

import pytest

from saboteur_desktop.storage.preferences import Motion, Preferences
from saboteur_desktop.ui.motion import SystemMotion, is_reduced, resolved
from tests.ui.house import House


class Wish:
    """A system whose user thinks about motion."""

    def __init__(self) -> None:
        self.tell: Callable[[bool], None] = lambda _reduced: None

    def follow(self, tell: Callable[[bool], None]) -> None:
        self.tell = tell


@pytest.mark.parametrize(
    ("set_to", "asked", "reduced"),
    [
        ("system", False, False),
        ("system", True, True),
        ("full", True, False),
        ("reduced", False, True),
    ],
)
def test_what_is_set_goes_before_what_the_system_asks(qapp: object, set_to: Motion, asked: bool, reduced: bool) -> None:
    wish = Wish()
    system = SystemMotion()
    system.follow(wish)
    wish.tell(asked)
    assert is_reduced(resolved(Preferences(motion=set_to), system)) is reduced


def test_until_it_is_told_everything_moves(qapp: object) -> None:
    system = SystemMotion()
    assert not is_reduced(resolved(Preferences(), system))
    system.follow(Wish())
    assert not is_reduced(resolved(Preferences(), system))


def test_it_tells_of_changes_only(qapp: object) -> None:
    wish, changes = Wish(), []
    system = SystemMotion()
    system.follow(wish)
    system.changed.connect(lambda: changes.append(system.reduced))
    for asked in (False, True, True, False):
        wish.tell(asked)
    assert changes == [True, False]


def test_the_open_table_follows_the_system_at_once(build: Callable[..., House]) -> None:
    wish, system = Wish(), SystemMotion()
    system.follow(wish)
    house = build(system_motion=system, motion="system")
    house.open("hbb")
    assert not house.table.scene.animator.reduced
    wish.tell(True)
    assert house.table.scene.animator.reduced
    house.window.settings.changed.emit("motion", "full")
    assert not house.table.scene.animator.reduced
    wish.tell(False)
    house.window.settings.changed.emit("motion", "reduced")
    assert house.table.scene.animator.reduced
