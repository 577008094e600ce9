"""What furnishes a room of each theme. A theme that is not known here keeps bare boards and one lantern."""

from collections.abc import Mapping
from typing import Final

from saboteur_desktop.games.haunted_house.ui.night_house.room import Theme
from saboteur_desktop.games.haunted_house.ui.night_house.rooms.arts import gallery, music_room, observatory
from saboteur_desktop.games.haunted_house.ui.night_house.rooms.books import library, study
from saboteur_desktop.games.haunted_house.ui.night_house.rooms.chores import box_room, kitchen, laundry
from saboteur_desktop.games.haunted_house.ui.night_house.rooms.company import dining_room, parlour, wardrobe
from saboteur_desktop.games.haunted_house.ui.night_house.rooms.plain import bare
from saboteur_desktop.games.haunted_house.ui.night_house.rooms.plants import conservatory

_THEMES: Final[Mapping[str, Theme]] = {
    "parlour": parlour,
    "box_room": box_room,
    "kitchen": kitchen,
    "conservatory": conservatory,
    "library": library,
    "music_room": music_room,
    "study": study,
    "observatory": observatory,
    "gallery": gallery,
    "dining_room": dining_room,
    "laundry": laundry,
    "wardrobe": wardrobe,
}


def furnishing(theme: str) -> Theme:
    """What furnishes a room of that theme."""
    return _THEMES.get(theme, bare)
