"""What each printed set of rules is called, and what it changes against the standard; in the order of offering."""

from collections.abc import Mapping
from typing import Any, Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from saboteur_desktop.games.saboteur.engine.presets import PresetName

translate = QCoreApplication.translate

PRESET_WORDS: Final[Mapping[PresetName, tuple[Any, Any]]] = {
    "standard": (
        QT_TRANSLATE_NOOP("Preset", "Standard"),
        QT_TRANSLATE_NOOP("Preset", "The printed rules of 2004; every tunnel must continue the way from the start."),
    ),
    "amigo-2004": (
        QT_TRANSLATE_NOOP("Preset", "AMIGO 2004"),
        QT_TRANSLATE_NOOP("Preset", "A tunnel may be laid beside any card, even without a way to the start."),
    ),
    "amigo-later": (
        QT_TRANSLATE_NOOP("Preset", "AMIGO, later edition"),
        QT_TRANSLATE_NOOP(
            "Preset",
            "As AMIGO 2004, but the round ends as soon as nobody can play, and each miner gets exactly one gold card.",
        ),
    ),
    "ja-table": (
        QT_TRANSLATE_NOOP("Preset", "Japanese rules for the table"),
        QT_TRANSLATE_NOOP(
            "Preset",
            "Nobody breaks their own tools, maps look at face-down goals only, each miner gets exactly one gold card.",
        ),
    ),
    "ja-aloud": (
        QT_TRANSLATE_NOOP("Preset", "Japanese rules to read aloud"),
        QT_TRANSLATE_NOOP("Preset", "The first player is drawn at random."),
    ),
    "ja-short": (
        QT_TRANSLATE_NOOP("Preset", "Japanese short rules"),
        QT_TRANSLATE_NOOP(
            "Preset",
            "Nobody breaks their own tools, each miner gets exactly one gold card,"
            " the first player is drawn at random.",
        ),
    ),
    "bga": (
        QT_TRANSLATE_NOOP("Preset", "Online edition"),
        QT_TRANSLATE_NOOP(
            "Preset",
            "Four maps and nine single repairs, nobody breaks their own tools, one gold card for each player, dealt by"
            " the program, best first; the first player is drawn at random.",
        ),
    ),
    "ru-booklet": (
        QT_TRANSLATE_NOOP("Preset", "Russian booklet"),
        QT_TRANSLATE_NOOP(
            "Preset",
            "A tunnel needs only touch a card joined to the start, maps look at face-down goals only, the round ends"
            " when everybody has passed for want of a playable card.",
        ),
    ),
    "selfish-dwarf-4": (
        QT_TRANSLATE_NOOP("Preset", "Selfish dwarf, for four"),
        QT_TRANSLATE_NOOP(
            "Preset",
            "Two miners, one saboteur and one selfish dwarf, three maps, the middle goal one cell farther away.",
        ),
    ),
    "saboteur2": (
        QT_TRANSLATE_NOOP("Preset", "Saboteur 2"),
        QT_TRANSLATE_NOOP(
            "Preset",
            "Two teams of miners, new roles and cards, for 2 to 12; crystals count when joined to the start,"
            " thefts take this round's gold.",
        ),
    ),
    "saboteur2-printed": (
        QT_TRANSLATE_NOOP("Preset", "Saboteur 2, as printed"),
        QT_TRANSLATE_NOOP("Preset", "As Saboteur 2, but all visible crystals count and any gold can be stolen."),
    ),
}


def preset_name(preset: PresetName) -> str:
    """What a printed set of rules is called."""
    name, _ = PRESET_WORDS[preset]
    return translate("Preset", name)
