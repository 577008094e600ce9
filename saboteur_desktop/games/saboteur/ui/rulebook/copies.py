"""How many cards of a kind there are, in words."""

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def copies(number: int) -> str:
    """How many cards of a kind there are."""
    return translate("Rulebook", "%n card(s) in the deck.", "", number)
