"""The rules of the game that is chosen or played, told for players."""

from saboteur_desktop.book.page import Chapter
from saboteur_desktop.games.saboteur.engine.ruleset import Ruleset
from saboteur_desktop.games.saboteur.ui.rulebook.actions import actions
from saboteur_desktop.games.saboteur.ui.rulebook.aim import aim
from saboteur_desktop.games.saboteur.ui.rulebook.ending import ending
from saboteur_desktop.games.saboteur.ui.rulebook.goals import goals
from saboteur_desktop.games.saboteur.ui.rulebook.laying import laying
from saboteur_desktop.games.saboteur.ui.rulebook.numbers import numbers
from saboteur_desktop.games.saboteur.ui.rulebook.one_screen import one_screen
from saboteur_desktop.games.saboteur.ui.rulebook.options import options_chapter
from saboteur_desktop.games.saboteur.ui.rulebook.path_kinds import path_kinds
from saboteur_desktop.games.saboteur.ui.rulebook.points_pay import points_pay
from saboteur_desktop.games.saboteur.ui.rulebook.preparing import preparing
from saboteur_desktop.games.saboteur.ui.rulebook.sharing import sharing
from saboteur_desktop.games.saboteur.ui.rulebook.special_cases import special_cases
from saboteur_desktop.games.saboteur.ui.rulebook.teams import teams
from saboteur_desktop.games.saboteur.ui.rulebook.tips import tips
from saboteur_desktop.games.saboteur.ui.rulebook.turns import turns


def chapters(ruleset: Ruleset) -> tuple[Chapter, ...]:
    """Return the rulebook in the language that is on, in the order of reading."""
    return (
        teams(ruleset) if ruleset.expansion else aim(ruleset),
        preparing(ruleset),
        turns(ruleset),
        path_kinds(ruleset),
        laying(ruleset),
        goals(ruleset),
        actions(ruleset),
        ending(ruleset),
        points_pay(ruleset) if ruleset.expansion else sharing(ruleset),
        special_cases(ruleset),
        numbers(ruleset),
        one_screen(),
        *tips(ruleset),
        options_chapter(ruleset),
    )
