"""How other sets of rules decide a point, told by their names."""

from collections.abc import Mapping
from functools import cache

from PySide6.QtCore import QCoreApplication

from saboteur_desktop.games.saboteur.engine.presets import PRESET_NAMES, PresetName
from saboteur_desktop.games.saboteur.engine.ruleset import Ruleset
from saboteur_desktop.games.saboteur.ui.preset_words import preset_name

translate = QCoreApplication.translate


def elsewhere(ruleset: Ruleset, field: str, told: Mapping[object, str]) -> tuple[str, ...]:
    """A text for each other value of an option that some preset of the same game has, in the order of presets.

    What the game leaves nobody to choose is not compared.
    """
    if not ruleset.leaves_open(field):
        return ()
    values: dict[object, list[PresetName]] = {}
    for preset in presets_with(ruleset, field):
        values.setdefault(getattr(rules_of(preset), field), []).append(preset)
    own = getattr(ruleset, field)
    return tuple(
        _all_differ(told[value]) if len(values) == 1 else _some_differ(names, told[value])
        for value, names in values.items()
        if value != own
    )


@cache
def rules_of(preset: PresetName) -> Ruleset:
    """The rules of a preset."""
    return Ruleset(preset=preset)


def presets_with(ruleset: Ruleset, field: str) -> tuple[PresetName, ...]:
    """The presets of the same game that have the option at all."""
    return tuple(
        preset
        for preset in PRESET_NAMES
        if (other := rules_of(preset)).expansion == ruleset.expansion and other.leaves_open(field)
    )


def preset_names(presets: list[PresetName]) -> str:
    """The names of presets, one after the other."""
    separator = translate("Rulebook", ", ")
    return separator.join(translate("Rulebook", "“{name}”").format(name=preset_name(name)) for name in presets)


def _all_differ(told: str) -> str:
    return translate("Rulebook", "All ready-made rules differ here. {rule}").format(rule=told)


def _some_differ(presets: list[PresetName], told: str) -> str:
    said = translate("Rulebook", "The rules {presets} differ here. {rule}")
    return said.format(presets=preset_names(presets), rule=told)
