"""The way of the rulebook to a file: where to, and what came of it."""

from pathlib import Path

from PySide6.QtCore import QObject, QSaveFile, QStandardPaths, Qt, Signal
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget

from saboteur_desktop.book.page import Book
from saboteur_desktop.book.paper import write_pdf


class PdfSaving(QObject):
    """Asks for a file and writes a rulebook into it; an older file stays as it is unless all could be written."""

    told = Signal(str)
    """A sentence: where the rulebook was saved, or why not."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self.dialog: QFileDialog | None = None

    def ask(self, book: Book) -> None:
        """Ask for the file; the answer is `save`."""
        dialog = QFileDialog(self._window, self.tr("Save the rules as PDF"))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilter(self.tr("PDF files (*.pdf)"))
        dialog.setDefaultSuffix("pdf")
        # Qt's own translations leave these two in English.
        dialog.setLabelText(QFileDialog.DialogLabel.LookIn, self.tr("Folder:"))
        dialog.setLabelText(QFileDialog.DialogLabel.FileType, self.tr("Kind of file:"))
        dialog.setDirectory(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation))
        dialog.selectFile(f"{_file_name(book.title)}.pdf")
        dialog.fileSelected.connect(lambda file: self.save(book, file))
        dialog.finished.connect(self._forget)
        self.dialog = dialog
        dialog.open()

    def save(self, book: Book, file: str) -> None:
        """Write it into that file, and tell what came of it."""
        target = QSaveFile(file)
        QApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)
        whole = target.open(QSaveFile.OpenModeFlag.WriteOnly) and write_pdf(target, book)
        QApplication.restoreOverrideCursor()
        if whole and target.commit():
            self.told.emit(self.tr("The rules were saved as {file}.").format(file=Path(file).name))
        else:
            target.cancelWriting()
            reason = target.errorString()
            self.told.emit(self.tr("The rules could not be saved: {reason}.").format(reason=reason.rstrip(".")))

    def _forget(self) -> None:
        if self.dialog is not None:
            self.dialog.deleteLater()
            self.dialog = None


def _file_name(title: str) -> str:
    """The title without what no file may be called."""
    return "".join(" " if letter in '/\\:*?"<>|' else letter for letter in title).strip()
