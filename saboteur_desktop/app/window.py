"""Opening the window: everything is made here once, in this order."""

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from saboteur_desktop import __version__
from saboteur_desktop.app.assets import asset, font_files
from saboteur_desktop.app.crash import LastResort
from saboteur_desktop.app.first_window import FirstWindow
from saboteur_desktop.app.garbage import GarbageCollector
from saboteur_desktop.app.language import Languages
from saboteur_desktop.app.logging_setup import start_logging
from saboteur_desktop.app.paths import user_paths
from saboteur_desktop.app.warm_up import WarmUp
from saboteur_desktop.dealer.computer_players import ComputerPlayers
from saboteur_desktop.paint import fonts
from saboteur_desktop.sound.sounds import Output, Silence, Sounds
from saboteur_desktop.speech import voice as speech
from saboteur_desktop.storage.opening import open_library
from saboteur_desktop.storage.preferences import PreferencesFile
from saboteur_desktop.ui.main_window import MainWindow
from saboteur_desktop.ui.motion import SystemMotion
from saboteur_desktop.ui.theme import STYLE, apply_theme

if TYPE_CHECKING:
    from PySide6.QtGui import QIcon

    from saboteur_desktop.ui.screens.about import Part

_ICON_SIZES = (16, 32, 48, 128)
_UNSEEN = ("offscreen", "minimal")


def open_window(library: Path | None, record: Path | None) -> int:
    """Show the home screen, or the match of a record, and stay until the window is closed; returns the exit status.

    Where the window of this library is open already, it comes forward, with the record, and that is all.
    """
    place = library or user_paths().library
    named = str(record.absolute()) if record else ""
    first = FirstWindow(place)
    if not first.claim(named):
        return 0
    try:
        with shown_window(place, behind=first.listen) as window:

            def show(record: str) -> None:
                bring_forward(window)
                if record:
                    window.open_record(Path(record))

            first.called.connect(show)
            if sys.platform == "darwin" and (app := QApplication.instance()):
                from saboteur_desktop.app.opened_files import OpenedFiles

                OpenedFiles(app).opened.connect(show)
            if named:
                QTimer.singleShot(0, lambda: window.open_record(Path(named)))
            return QApplication.exec()
    finally:
        first.release()


def bring_forward(window: QWidget) -> None:
    """Put a window before all others; where the system forbids that, it asks for attention."""
    window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
    window.raise_()
    window.activateWindow()
    QApplication.alert(window)


def program_icon() -> "QIcon":
    """The program's icon in the sizes of title bars and docks."""
    from PySide6.QtGui import QIcon

    icon = QIcon()
    for size in _ICON_SIZES:
        icon.addFile(str(asset(f"icons/saboteur-desktop-{size}.png")), QSize(size, size))
    return icon


def program_parts() -> "Sequence[Part]":
    """What the program is made of; whoever asks waits while the packages are looked through."""
    from saboteur_desktop.app.credits import parts

    return parts()


def output_for(platform: str) -> Output:
    """Where sounds go on a platform of Qt: a window that nobody sees is not heard either."""
    if platform in _UNSEEN:
        return Silence()
    from saboteur_desktop.sound.loudspeaker import Loudspeaker

    return Loudspeaker(asset("sounds"))


def voice_for(platform: str) -> speech.Voice:
    """Who reads aloud on a platform of Qt: in a window that nobody sees nobody does."""
    if platform in _UNSEEN:
        return speech.Silence()
    from saboteur_desktop.speech.reader import Reader

    return Reader()


@contextmanager
def shown_window(library: Path, behind: Callable[[], None] = lambda: None) -> Iterator[MainWindow]:
    """Everything the program is made of, with its window on the screen; it is put away at the end.

    What the first frame can do without is made behind it, and ``behind`` is called there.
    """
    app = QApplication([*sys.argv[:1], *STYLE])
    app.setApplicationName("Saboteur Desktop")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName("saboteur-desktop")
    paths = user_paths()
    start_logging(paths.log)
    LastResort(app).install()
    fonts.register(font_files())
    apply_theme(app)
    preferences = PreferencesFile(paths.preferences)
    languages = Languages(app)
    languages.switch(preferences.current.language)
    with ExitStack() as closing:
        opened = open_library(library)
        closing.callback(opened.library.close)
        players = ComputerPlayers()
        closing.callback(players.close)
        sounds = Sounds()
        closing.callback(sounds.close)
        collector = GarbageCollector(app)
        closing.callback(collector.stop)
        system_motion = SystemMotion(app)

        def switch(language: str) -> str:
            languages.switch(language)
            return languages.current

        def voice() -> speech.Voice:
            made = voice_for(app.platformName())
            closing.callback(made.close)
            return made

        def join_the_desktop() -> None:
            app.setWindowIcon(program_icon())
            sounds.use(output_for(app.platformName()))
            from saboteur_desktop.app.motion_sources import motion_source

            source = motion_source(app)
            if source is not None:
                system_motion.follow(source)

        window = MainWindow(
            opened,
            preferences,
            players,
            languages.known,
            switch,
            languages.current,
            sounds,
            system_motion,
            asset=asset,
            parts=program_parts,
            voice=voice,
        )
        window.take_last_place()
        window.show()
        warming = WarmUp(window, (behind, join_the_desktop, players.prepare))
        closing.callback(warming.stop)
        window.table_opened.connect(warming.skip_imports)
        yield window
