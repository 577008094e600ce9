"""The levels of difficulty as presets: one row each, with what it changes (rules section 3.6).

``normal`` is the printed game. The rows stand from the kindest to the hardest.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final, Literal, get_args

PresetName = Literal["very-easy", "easy", "fairly-easy", "kind", "normal", "hard", "master"]

PRESET_NAMES: Final[tuple[PresetName, ...]] = get_args(PresetName)

PRESETS: Final[Mapping[str, Mapping[str, Any]]] = MappingProxyType(
    {
        "very-easy": {"start_ghosts": "none", "losing_hauntings": 7},
        "easy": {"start_ghosts": "none"},
        "fairly-easy": {"start_ghosts": "first_and_last"},
        "kind": {"losing_hauntings": 7},
        "normal": {},
        "hard": {"extra_cards": True},
        "master": {"extra_cards": True, "numbered_jewels": True},
    }
)
