"""Why something could not be kept, in words."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication

from saboteur_desktop.storage.faults import SaveFailed, SaveReason
from saboteur_desktop.storage.opening import OpeningReason, OpeningTrouble

translate = QCoreApplication.translate


def save_failed_text(failed: SaveFailed) -> str:
    """Return a sentence for the people at the table; the game goes on in any case."""
    match failed.reason:
        case SaveReason.DISK_FULL:
            return translate("Saving", "The disk is full: this move is not saved yet. The game goes on.")
        case SaveReason.NOT_ALLOWED:
            return translate("Saving", "The game may not write its file: this move is not saved. The game goes on.")
        case SaveReason.IN_USE:
            return translate("Saving", "Another program uses the file: this move is not saved yet. The game goes on.")
        case SaveReason.PLAYED_ELSEWHERE:
            return translate("Saving", "This match went on in another window: it is not saved here.")
        case SaveReason.DAMAGED | SaveReason.OTHER:
            return translate("Saving", "This move could not be saved. The game goes on.")


def opening_text(trouble: OpeningTrouble) -> str:
    """Return what to say at the start about the library of before."""
    match trouble.reason:
        case OpeningReason.DAMAGED:
            said = translate("Saving", "The file of your matches was damaged. A new one was begun.")
        case OpeningReason.NEWER:
            said = translate(
                "Saving", "The file of your matches is from a newer version of the game. A new one was begun."
            )
        case OpeningReason.UNREACHABLE:
            said = translate("Saving", "The file of your matches cannot be used. This game will not be saved.")
    return said if trouble.aside is None else f"{said}\n{_kept_here(trouble.aside)}"


def preferences_text(everything: bool, aside: Path | None) -> str:
    """Return what to say at the start about settings that could not be read: all of them, or some."""
    if everything:
        said = translate(
            "Saving", "The file of your settings could not be read. All settings are as at the first start."
        )
    else:
        said = translate("Saving", "Some of your settings could not be read. These are as at the first start.")
    return said if aside is None else f"{said}\n{_kept_here(aside)}"


def _kept_here(aside: Path) -> str:
    return translate("Saving", "The old file is kept here: {path}").format(path=aside)
