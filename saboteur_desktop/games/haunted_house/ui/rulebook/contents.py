"""The rules of the match that is chosen or played, told for players."""

from saboteur_desktop.book.page import Chapter
from saboteur_desktop.games.haunted_house.engine.ruleset import Ruleset
from saboteur_desktop.games.haunted_house.ui.rulebook.advanced import advanced
from saboteur_desktop.games.haunted_house.ui.rulebook.aim import aim
from saboteur_desktop.games.haunted_house.ui.rulebook.ending import ending
from saboteur_desktop.games.haunted_house.ui.rulebook.fighting import fighting
from saboteur_desktop.games.haunted_house.ui.rulebook.ghosts import ghosts
from saboteur_desktop.games.haunted_house.ui.rulebook.house import house
from saboteur_desktop.games.haunted_house.ui.rulebook.jewels import jewels
from saboteur_desktop.games.haunted_house.ui.rulebook.levels import levels
from saboteur_desktop.games.haunted_house.ui.rulebook.locked_in import locked_in
from saboteur_desktop.games.haunted_house.ui.rulebook.one_screen import one_screen
from saboteur_desktop.games.haunted_house.ui.rulebook.options import options_chapter
from saboteur_desktop.games.haunted_house.ui.rulebook.players import players
from saboteur_desktop.games.haunted_house.ui.rulebook.playing_together import playing_together
from saboteur_desktop.games.haunted_house.ui.rulebook.preparing import preparing
from saboteur_desktop.games.haunted_house.ui.rulebook.special_cases import special_cases
from saboteur_desktop.games.haunted_house.ui.rulebook.turns import turns
from saboteur_desktop.games.haunted_house.ui.rulebook.walking import walking


def chapters(ruleset: Ruleset) -> tuple[Chapter, ...]:
    """Return the rulebook in the language that is on, in the order of reading."""
    return (
        aim(ruleset),
        house(ruleset),
        preparing(ruleset),
        turns(),
        ghosts(ruleset),
        walking(),
        jewels(ruleset),
        fighting(ruleset),
        locked_in(),
        ending(ruleset),
        *advanced(ruleset),
        players(ruleset),
        levels(ruleset),
        special_cases(),
        one_screen(),
        playing_together(ruleset),
        options_chapter(ruleset),
    )
