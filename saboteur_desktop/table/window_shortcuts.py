"""The keys that do the same whatever is played, and what is printed on keys."""

from typing import Final

from PySide6.QtCore import QCoreApplication, Qt

from saboteur_desktop.table.shortcut import Shortcut

translate = QCoreApplication.translate

FULL_SCREEN: Final = Shortcut("full-screen", (Qt.Key.Key_F11,))
RULES: Final = Shortcut("rules", (Qt.Key.Key_F1,))
KEYS: Final = Shortcut("keys", (Qt.Key.Key_Question,))

SEARCH: Final = Shortcut("search", (Qt.Key.Key_F,), Qt.KeyboardModifier.ControlModifier)
NEXT_PLACE: Final = Shortcut("next-place", (Qt.Key.Key_F3,))
WAY_BACK: Final = Shortcut("way-back", (Qt.Key.Key_Left,), Qt.KeyboardModifier.AltModifier)

WINDOW_SHORTCUTS: Final = (KEYS, RULES, FULL_SCREEN)
"""What the keys do everywhere."""
BOOK_SHORTCUTS: Final = (SEARCH, NEXT_PLACE, WAY_BACK)
"""What the keys do in the rulebook."""


def shortcut_words(shortcut: Shortcut) -> str:
    """What a key does in any window, in one line."""
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
