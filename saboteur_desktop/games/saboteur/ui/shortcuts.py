"""The keys and gestures of the mine's table, and what each does in words."""

from typing import Final

from PySide6.QtCore import QCoreApplication, Qt

from saboteur_desktop.table.shortcut import HAND_SHORTCUTS, Shortcut

translate = QCoreApplication.translate

DISCARD: Final = Shortcut("discard", (Qt.Key.Key_D,))
TAKE_BACK: Final = Shortcut("take-back", (Qt.Key.Key_Z,), Qt.KeyboardModifier.ControlModifier)
ROLE: Final = Shortcut("role", (Qt.Key.Key_Q,))
HAND: Final = Shortcut("hand", (Qt.Key.Key_W,))
HINT: Final = Shortcut("hint", (Qt.Key.Key_H,))
REACH: Final = Shortcut("reach", (Qt.Key.Key_T,))
LOG: Final = Shortcut("log", (Qt.Key.Key_L,))
SOUND: Final = Shortcut("sound", (Qt.Key.Key_M,))
ZOOM_IN: Final = Shortcut("zoom-in", (Qt.Key.Key_Plus, Qt.Key.Key_Equal))
ZOOM_OUT: Final = Shortcut("zoom-out", (Qt.Key.Key_Minus,))
FIT: Final = Shortcut("fit", (Qt.Key.Key_0,))
MENU: Final = Shortcut("menu", (Qt.Key.Key_Escape,))

TABLE_SHORTCUTS: Final = (
    *HAND_SHORTCUTS,
    DISCARD,
    TAKE_BACK,
    ROLE,
    HAND,
    HINT,
    REACH,
    LOG,
    SOUND,
    ZOOM_IN,
    ZOOM_OUT,
    FIT,
    MENU,
)
"""What the keys do at the table."""


def gestures() -> tuple[str, ...]:
    """What fingers can do at the table besides tapping and dragging."""
    return (
        translate("ShortcutsSheet", "Hold a finger on anything on the table to have it explained."),
        translate("ShortcutsSheet", "While you drag a card, tap with a second finger to turn it."),
        translate("ShortcutsSheet", "Two fingers on the board make it larger or smaller and move it."),
        translate("ShortcutsSheet", "Two quick taps on the board show all of it."),
    )


def shortcut_words(shortcut: Shortcut) -> str:
    """What a key does, in one line."""
    match shortcut.name:
        case "choose":
            return translate("Keys", "Pick up that card of the hand")
        case "aim":
            return translate("Keys", "Go from one thing to the next; with a card in the hand, to where it fits")
        case "aim-anywhere":
            return translate("Keys", "Hold the card over any cell, also where it does not fit")
        case "turn":
            return translate("Keys", "Turn the card by 180 degrees")
        case "drop":
            return translate("Keys", "Play the card, end the turn, press a button")
        case "put-back":
            return translate("Keys", "Put the card back, take the move back, close")
        case "next-zone":
            return translate("Keys", "Next part of the table: hand, mine, players, piles, buttons")
        case "skip":
            return translate("Keys", "Press a button, hold it to look; otherwise skip what is moving")
    return _table_words(shortcut)


def _table_words(shortcut: Shortcut) -> str:
    match shortcut.name:
        case "discard":
            return translate(
                "Keys", "Discard the card that is picked up; with none, mark several by digits (Saboteur 2)"
            )
        case "take-back":
            return translate("Keys", "Take the move back")
        case "role":
            return translate("Keys", "Hold: your role and what you know")
        case "hand":
            return translate("Keys", "Hold: your hand, when it lies face down")
        case "hint":
            return translate("Keys", "Hint")
        case "reach":
            return translate("Keys", "Saboteur 2: show how far each team gets")
        case "log":
            return translate("Keys", "What happened")
        case "sound":
            return translate("Keys", "Sound on or off")
        case "zoom-in":
            return translate("Keys", "Bring the mine nearer")
        case "zoom-out":
            return translate("Keys", "Move the mine away")
        case "fit":
            return translate("Keys", "Show the whole mine")
        case "menu":
            return translate("Keys", "Menu, when nothing is picked up")
    raise ValueError(f"a key without words: {shortcut.name}")
