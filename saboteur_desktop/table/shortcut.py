"""A key and the name of what it does: the keys act by these values, and the page of keys is written from them."""

from typing import Final, NamedTuple

from PySide6.QtCore import Qt


class Shortcut(NamedTuple):
    """What somebody can do with one key, or with any of several."""

    name: str
    keys: tuple[Qt.Key, ...]
    modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier


ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
ARROWS: Final = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)

CHOOSE: Final = Shortcut("choose", tuple(Qt.Key(Qt.Key.Key_1 + digit) for digit in range(9)))
AIM: Final = Shortcut("aim", ARROWS)
AIM_ANYWHERE: Final = Shortcut("aim-anywhere", ARROWS, Qt.KeyboardModifier.AltModifier)
TURN: Final = Shortcut("turn", (Qt.Key.Key_R,))
DROP: Final = Shortcut("drop", ENTER)
PUT_BACK: Final = Shortcut("put-back", (Qt.Key.Key_Escape,))
NEXT_ZONE: Final = Shortcut("next-zone", (Qt.Key.Key_Tab,))
SKIP: Final = Shortcut("skip", (Qt.Key.Key_Space,))

HAND_SHORTCUTS: Final = (CHOOSE, AIM, AIM_ANYWHERE, TURN, DROP, PUT_BACK, NEXT_ZONE, SKIP)
"""What the keys do at every card table."""
