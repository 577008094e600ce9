"""All lessons of Saboteur."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from saboteur_desktop.dealer import lesson
from saboteur_desktop.dealer.lesson import Lesson
from saboteur_desktop.dealer.lesson_words import Told
from saboteur_desktop.games.saboteur.engine.game import Saboteur
from saboteur_desktop.games.saboteur.ui.lessons.actions import ACTIONS
from saboteur_desktop.games.saboteur.ui.lessons.expansion import EXPANSION
from saboteur_desktop.games.saboteur.ui.lessons.rounds import ROUNDS
from saboteur_desktop.games.saboteur.ui.lessons.tunnels import TUNNELS

WORDS: Final[Mapping[str, Told]] = {**TUNNELS, **ACTIONS, **ROUNDS, **EXPANSION}
"""What each lesson says, by its name."""


def lessons_in(folder: Path) -> tuple[Lesson, ...]:
    """Return every lesson of a folder, in the order of the course."""
    return lesson.lessons_in(folder, Saboteur(), WORDS)
