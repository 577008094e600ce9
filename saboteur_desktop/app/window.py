"""Opening the window: everything is made here once, in this order."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtWidgets import QApplication

from saboteur_desktop import __version__
from saboteur_desktop.app.assets import asset, font_files
from saboteur_desktop.app.crash import LastResort
from saboteur_desktop.app.garbage import GarbageCollector
from saboteur_desktop.app.language import Languages
from saboteur_desktop.app.logging_setup import start_logging
from saboteur_desktop.app.motion_sources import motion_source
from saboteur_desktop.app.paths import user_paths
from saboteur_desktop.dealer.computer_players import ComputerPlayers
from saboteur_desktop.paint import fonts
from saboteur_desktop.sound.loudspeaker import Loudspeaker
from saboteur_desktop.sound.sounds import Output, Silence, Sounds
from saboteur_desktop.storage.opening import open_library
from saboteur_desktop.storage.preferences import PreferencesFile
from saboteur_desktop.ui.main_window import MainWindow
from saboteur_desktop.ui.motion import SystemMotion
from saboteur_desktop.ui.theme import apply_theme


def open_window(library: Path | None) -> int:
    """Show the home screen and stay until the window is closed; returns the exit status."""
    with shown_window(library):
        return QApplication.exec()


def output_for(platform: str) -> Output:
    """Where sounds go on a platform of Qt: a window that nobody sees is not heard either."""
    return Silence() if platform in ("offscreen", "minimal") else Loudspeaker(asset("sounds"))


@contextmanager
def shown_window(library: Path | None) -> Iterator[MainWindow]:
    """Everything the program is made of, with its window on the screen; it is put away at the end."""
    app = QApplication(sys.argv[:1])
    app.setApplicationName("Saboteur Desktop")
    app.setApplicationVersion(__version__)
    paths = user_paths()
    start_logging(paths.log)
    LastResort(app).install()
    collector = GarbageCollector(app)
    fonts.register(font_files())
    apply_theme(app)
    preferences = PreferencesFile(paths.preferences)
    languages = Languages(app)
    languages.switch(preferences.current.language)
    players = ComputerPlayers()
    opened = open_library(library or paths.library)
    sounds = Sounds(output_for(app.platformName()))

    def switch(language: str) -> str:
        languages.switch(language)
        return languages.current

    system_motion = SystemMotion(motion_source(app), app)
    window = MainWindow(
        opened, preferences, players, languages.known, switch, languages.current, sounds, system_motion, asset=asset
    )
    window.take_last_place()
    window.show()
    try:
        yield window
    finally:
        collector.stop()
        sounds.close()
        players.close()
        opened.library.close()
