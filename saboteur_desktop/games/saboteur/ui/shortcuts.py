"""The keys of the mine's table, and what every key does in words."""

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
FULL_SCREEN: Final = Shortcut("full-screen", (Qt.Key.Key_F11,))
RULES: Final = Shortcut("rules", (Qt.Key.Key_F1,))
KEYS: Final = Shortcut("keys", (Qt.Key.Key_Question,))

SEARCH: Final = Shortcut("search", (Qt.Key.Key_F,), Qt.KeyboardModifier.ControlModifier)
NEXT_PLACE: Final = Shortcut("next-place", (Qt.Key.Key_F3,))
WAY_BACK: Final = Shortcut("way-back", (Qt.Key.Key_Left,), Qt.KeyboardModifier.AltModifier)

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
WINDOW_SHORTCUTS: Final = (KEYS, RULES, FULL_SCREEN)
"""What the keys do everywhere."""
BOOK_SHORTCUTS: Final = (SEARCH, NEXT_PLACE, WAY_BACK)
"""What the keys do in the rulebook."""


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
    return _window_words(shortcut)


def _window_words(shortcut: Shortcut) -> str:
    match shortcut.name:
        case "full-screen":
            return translate("Keys", "Full screen")
        case "rules":
            return translate("Keys", "Rules; at the table those of this game on one page, or what is explained now")
        case "keys":
            return translate("Keys", "This page")
        case "search":
            return translate("Keys", "Search")
        case "next-place":
            return translate("Keys", "Next place that was found; with Shift the one before")
        case "way-back":
            return translate("Keys", "Back to where a link was followed; with the right arrow forward again")
    raise ValueError(f"a key without words: {shortcut.name}")


def key_caps(shortcut: Shortcut) -> tuple[str, ...]:
    """What is printed on the keys, the modifier first; of keys that do the same, the first."""
    modifier = {
        Qt.KeyboardModifier.AltModifier: translate("Keys", "Alt"),
        Qt.KeyboardModifier.ControlModifier: translate("Keys", "Ctrl"),
    }.get(shortcut.modifier)
    first, last = shortcut.keys[0], shortcut.keys[-1]
    if shortcut.name == "choose":
        caps: tuple[str, ...] = (f"{_cap(first)}–{_cap(last)}",)
    elif len(shortcut.keys) == 4:
        caps = (translate("Keys", "Arrows"),)
    else:
        caps = (_cap(first),)
    return caps if modifier is None else (modifier, *caps)


def _cap(key: Qt.Key) -> str:
    names = {
        Qt.Key.Key_Return: translate("Keys", "Enter"),
        Qt.Key.Key_Escape: translate("Keys", "Esc"),
        Qt.Key.Key_Space: translate("Keys", "Space"),
        Qt.Key.Key_Tab: translate("Keys", "Tab"),
        Qt.Key.Key_Left: "←",
        Qt.Key.Key_F1: "F1",
        Qt.Key.Key_F3: "F3",
        Qt.Key.Key_F11: "F11",
        Qt.Key.Key_Minus: "−",
    }
    return names[key] if key in names else chr(key)
