"""Why a file that was to be opened shows no match, in words."""

from PySide6.QtCore import QCoreApplication

from saboteur_desktop.storage.record_file import RecordReason

translate = QCoreApplication.translate


def record_text(reason: RecordReason) -> str:
    """Return a sentence for whoever opened the file."""
    match reason:
        case RecordReason.UNREACHABLE:
            return translate("Records", "This file could not be read.")
        case RecordReason.NO_RECORD:
            return translate("Records", "This file is no record of a match, or one from a newer version of the game.")
        case RecordReason.DOES_NOT_HOLD:
            return translate("Records", "The moves in this record break the rules: the file was changed or damaged.")
