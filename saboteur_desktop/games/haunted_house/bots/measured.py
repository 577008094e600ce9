"""How often careful partners win each level: 2,000 matches each, ``simulate --game haunted-house --seed 1``."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from saboteur_desktop.games.haunted_house.engine.presets import PresetName

WIN_SHARES: Final[Mapping[PresetName, Mapping[int, float]]] = MappingProxyType(
    {
        "very-easy": {3: 0.868, 4: 0.791},
        "easy": {3: 0.801, 4: 0.701},
        "fairly-easy": {3: 0.725, 4: 0.620},
        "kind": {3: 0.706, 4: 0.621},
        "normal": {3: 0.606, 4: 0.502},
        "hard": {3: 0.331, 4: 0.257},
        "master": {3: 0.043, 4: 0.035},
    }
)
"""By the number of hunters; the standard error is at most 0.011."""
