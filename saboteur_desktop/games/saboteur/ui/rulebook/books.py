"""What there is to read about the game: the rulebook, and one page for the table that is played at."""

from PySide6.QtCore import QCoreApplication

from saboteur_desktop.book.page import Book
from saboteur_desktop.games.saboteur.engine.ruleset import Ruleset
from saboteur_desktop.games.saboteur.ui import faces
from saboteur_desktop.games.saboteur.ui.preset_words import preset_name
from saboteur_desktop.games.saboteur.ui.rulebook.contents import chapters
from saboteur_desktop.games.saboteur.ui.rulebook.quick_reference import quick_reference

translate = QCoreApplication.translate


def rulebook(ruleset: Ruleset) -> Book:
    """The rules of the game that is chosen or played, in the language that is on."""
    title = translate("Rulebook", "Rules: {name}").format(name=preset_name(ruleset.preset))
    return Book(title, chapters(ruleset), faces.paint)


def one_page(ruleset: Ruleset, seats: int) -> Book:
    """The rules for a table of so many seats on one page; its links lead into the rulebook."""
    page = quick_reference(ruleset, seats)
    return Book(page.title, (page._replace(title=""),), faces.paint)
