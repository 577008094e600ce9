"""A file that macOS hands over is heard of once."""

from PySide6.QtCore import QEvent
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

from saboteur_desktop.app.opened_files import OpenedFiles


def test_an_opened_file_is_told_and_other_events_are_not(qapp: QApplication) -> None:
    files = OpenedFiles(qapp)
    told: list[str] = []
    files.opened.connect(told.append)
    QApplication.sendEvent(qapp, QFileOpenEvent("/Volumes/аня/一.saboteur-record"))
    QApplication.sendEvent(qapp, QEvent(QEvent.Type.User))
    assert told == ["/Volumes/аня/一.saboteur-record"]
    qapp.removeEventFilter(files)
