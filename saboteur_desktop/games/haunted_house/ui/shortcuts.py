"""The keys of the house's table, and what each of them does in words."""

from typing import Final

from PySide6.QtCore import QCoreApplication, Qt

from saboteur_desktop.table.shortcut import (
    AIM,
    AIM_ANYWHERE,
    CHOOSE,
    DROP,
    ENTER,
    NEXT_ZONE,
    PUT_BACK,
    SKIP,
    Shortcut,
)

translate = QCoreApplication.translate

ROLL: Final = Shortcut("roll", (Qt.Key.Key_Space, *ENTER))
STAY: Final = Shortcut("stay", (Qt.Key.Key_S,))
JEWEL: Final = Shortcut("jewel", (Qt.Key.Key_J,))
TAKE_BACK: Final = Shortcut("take-back", (Qt.Key.Key_Z,), Qt.KeyboardModifier.ControlModifier)
PLAN: Final = Shortcut("plan", (Qt.Key.Key_P,))
ODDS: Final = Shortcut("odds", (Qt.Key.Key_O,))
HINT: Final = Shortcut("hint", (Qt.Key.Key_H,))
LOG: Final = Shortcut("log", (Qt.Key.Key_L,))
SOUND: Final = Shortcut("sound", (Qt.Key.Key_M,))
MENU: Final = Shortcut("menu", (Qt.Key.Key_Escape,))

TABLE_SHORTCUTS: Final = (
    ROLL,
    CHOOSE,
    AIM,
    AIM_ANYWHERE,
    DROP,
    STAY,
    JEWEL,
    PUT_BACK,
    TAKE_BACK,
    NEXT_ZONE,
    SKIP,
    PLAN,
    ODDS,
    HINT,
    LOG,
    SOUND,
    MENU,
)
"""What the keys do at the table."""


def gestures() -> tuple[str, ...]:
    """What fingers can do at the table besides tapping and dragging."""
    return (
        translate("HouseKeys", "Tap a lit place, and the hunter on turn goes there; “Go” confirms the walk."),
        translate("HouseKeys", "Hold a finger on a room to have explained what is there."),
    )


def shortcut_words(shortcut: Shortcut) -> str:
    """What a key does, in one line."""
    match shortcut.name:
        case "roll":
            return translate("HouseKeys", "Roll the die")
        case "choose":
            return translate("HouseKeys", "Pick up the hunter on turn (1)")
        case "aim":
            return translate(
                "HouseKeys", "Go from one thing to the next; with a hunter in the hand, to where it may walk"
            )
        case "aim-anywhere":
            return translate("HouseKeys", "Hold the hunter over any place, and hear why it may not walk there")
        case "drop":
            return translate("HouseKeys", "Put the hunter down, go, press a button")
        case "stay":
            return translate("HouseKeys", "Stay here")
        case "jewel":
            return translate("HouseKeys", "Take the jewel, or leave it")
        case "put-back":
            return translate("HouseKeys", "Put the hunter back, take the walk back, close")
        case "take-back":
            return translate("HouseKeys", "Take the walk back")
    return _other_words(shortcut)


def _other_words(shortcut: Shortcut) -> str:
    match shortcut.name:
        case "next-zone":
            return translate("HouseKeys", "Next part of the table: turn, house, hunters, piles, buttons")
        case "skip":
            return translate("HouseKeys", "Press a button; otherwise skip what is moving")
        case "plan":
            return translate("HouseKeys", "Agree with computer partners on who takes which jewel")
        case "odds":
            return translate("HouseKeys", "Show how likely an evil spirit is in each room")
        case "hint":
            return translate("HouseKeys", "Hint")
        case "log":
            return translate("HouseKeys", "What happened")
        case "sound":
            return translate("HouseKeys", "Sound on or off")
        case "menu":
            return translate("HouseKeys", "Menu, when nothing is picked up")
    raise ValueError(f"a key without words: {shortcut.name}")
