"""Every game there is, and where its parts live. Nothing of a game is imported before it is asked for."""

from collections.abc import Mapping
from importlib import import_module
from types import MappingProxyType, ModuleType
from typing import TYPE_CHECKING, Any, Final, NamedTuple, cast

if TYPE_CHECKING:
    from pathlib import Path

    from saboteur_desktop.kernel.game import Game
    from saboteur_desktop.kernel.notation import Notation


class Parts(NamedTuple):
    """Where the parts of a game live."""

    engine: str
    """Module and class of the rules."""
    bots: str
    """The package of its computer players."""
    notation: str
    """The module of its records and written positions."""
    ui: str
    """The package of its scene and texts."""
    page: str
    """Module and class of the page on which it is played."""


GAMES: Final[Mapping[str, Parts]] = MappingProxyType(
    {
        "saboteur": Parts(
            engine="saboteur_desktop.games.saboteur.engine.game:Saboteur",
            bots="saboteur_desktop.games.saboteur.bots",
            notation="saboteur_desktop.games.saboteur.engine.notation.texts",
            ui="saboteur_desktop.games.saboteur.ui",
            page="saboteur_desktop.ui.screens.table:TableScreen",
        ),
        "haunted-house": Parts(
            engine="saboteur_desktop.games.haunted_house.engine.game:HauntedHouse",
            bots="saboteur_desktop.games.haunted_house.bots",
            notation="saboteur_desktop.games.haunted_house.engine.notation.texts",
            ui="saboteur_desktop.games.haunted_house.ui",
            page="saboteur_desktop.ui.screens.house_table:HouseTable",
        ),
    }
)


def engine(game_id: str) -> "Game":
    """Return the rules of a game; raises KeyError when there is no such game."""
    module, name = GAMES[game_id].engine.split(":")
    return cast("Game", getattr(import_module(module), name)())


def bot(game_id: str, level: str, seed: str, agreement: Any = None) -> Any:
    """Return a computer player (bots.protocol.Bot) of a game; raises KeyError for an unknown game or level.

    ``agreement`` is a value of a game whose players can agree on something beforehand.
    """
    make = import_module(GAMES[game_id].bots).bot
    return make(level, seed) if agreement is None else make(level, seed, agreement)


def load_bots() -> None:
    """Import the computer players of every game, so that the first decision need not wait for it."""
    for parts in GAMES.values():
        import_module(parts.bots)


def notation(game_id: str) -> "Notation":
    """Return how the texts of a game are read; raises KeyError when there is no such game."""
    return cast("Notation", import_module(GAMES[game_id].notation))


def ui(game_id: str) -> ModuleType:
    """Return the package of a game's scene and texts; it imports Qt. Raises KeyError when there is no such game."""
    return import_module(GAMES[game_id].ui)


def lessons(game_id: str, folder: "Path") -> tuple[Any, ...]:
    """Return the lessons of a game (dealer.lesson.Lesson), whose files are in that folder, in their order."""
    made: tuple[Any, ...] = import_module(f"{GAMES[game_id].ui}.lessons.contents").lessons_in(folder)
    return made


def setup_form(game_id: str) -> Any:
    """Return what a game offers before a match (dealer.setup_form.SetupForm)."""
    return import_module(f"{GAMES[game_id].ui}.setup_form")


def page(game_id: str) -> Any:
    """Return the class of the page on which a game is played (ui.screens.match_page.MatchPage)."""
    module, name = GAMES[game_id].page.split(":")
    return getattr(import_module(module), name)
