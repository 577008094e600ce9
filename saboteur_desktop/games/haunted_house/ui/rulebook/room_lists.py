"""Rooms named one after the other by their letters."""

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

from saboteur_desktop.games.haunted_house.engine.board import Place

translate = QCoreApplication.translate


def letters(rooms: Iterable[Place]) -> str:
    """The letters of rooms, as a language lists them."""
    return translate("HouseRulebook", ", ").join(rooms)
