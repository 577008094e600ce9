"""The presets: one row for each set of printed rules, with what it changes (rules/base.md section 8,
rules/saboteur2.md section 8).

``standard`` is the 2004 rulebook with the link to the start that every table expects; a row names what differs.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final, Literal, get_args

PresetName = Literal[
    "standard",
    "amigo-2004",
    "amigo-later",
    "ja-table",
    "ja-aloud",
    "ja-short",
    "bga",
    "ru-booklet",
    "saboteur2",
    "saboteur2-printed",
    "selfish-dwarf-4",
]

PRESET_NAMES: Final[tuple[PresetName, ...]] = get_args(PresetName)

PRESETS: Final[Mapping[str, Mapping[str, Any]]] = MappingProxyType(
    {
        "standard": {},
        "amigo-2004": {"placement_link": "touch_any"},
        "amigo-later": {"placement_link": "touch_any", "round_end": "no_playable_now", "gold_draw": "miners"},
        "ja-table": {"break_self": "forbidden", "map_target": "facedown_only", "gold_draw": "miners"},
        "ja-aloud": {"first_player": "random"},
        "ja-short": {"break_self": "forbidden", "gold_draw": "miners", "first_player": "random"},
        "bga": {
            "break_self": "forbidden",
            "action_deck": "s002_28",
            "gold_draw": "players",
            "gold_pick": "auto_desc",
            "first_player": "random",
        },
        "ru-booklet": {
            "placement_link": "touch_linked_region",
            "map_target": "facedown_only",
            "round_end": "all_passed_unplayable",
        },
        "saboteur2": {"expansion": True},
        "saboteur2-printed": {"expansion": True, "crystal_scope": "visible", "theft_scope": "any_gold"},
        "selfish-dwarf-4": {"selfish_dwarf": "four_players", "map_count": 3, "middle_goal_distance": 8},
    }
)
