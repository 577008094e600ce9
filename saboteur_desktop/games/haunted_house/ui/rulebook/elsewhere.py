"""How other levels decide a point, told by their names."""

from collections.abc import Iterable, Mapping

from PySide6.QtCore import QCoreApplication

from saboteur_desktop.games.haunted_house.engine.presets import PRESET_NAMES, PresetName
from saboteur_desktop.games.haunted_house.engine.ruleset import Ruleset
from saboteur_desktop.games.haunted_house.ui.level_words import level_name

translate = QCoreApplication.translate


def elsewhere(ruleset: Ruleset, field: str, told: Mapping[object, str]) -> tuple[str, ...]:
    """A text for each other value of an option that some level has, in the order of levels."""
    own = getattr(ruleset, field)
    values: dict[object, list[PresetName]] = {}
    for level in PRESET_NAMES:
        values.setdefault(getattr(Ruleset(preset=level), field), []).append(level)
    return tuple(_differ(levels, told[value]) for value, levels in values.items() if value != own)


def level_names(levels: Iterable[PresetName]) -> str:
    """The names of levels, one after the other."""
    quoted = (translate("HouseRulebook", "“{name}”").format(name=level_name(level)) for level in levels)
    return translate("HouseRulebook", ", ").join(quoted)


def _differ(levels: list[PresetName], told: str) -> str:
    if len(levels) == 1:
        said = translate("HouseRulebook", "The level {levels} differs here. {rule}")
    else:
        said = translate("HouseRulebook", "The levels {levels} differ here. {rule}")
    return said.format(levels=level_names(levels), rule=told)
