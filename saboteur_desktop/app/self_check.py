"""Whether an installation is whole: every asset is loaded, every language spoken, a match of each game played."""

import os
import sys
import tempfile
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from saboteur_desktop import __version__

if TYPE_CHECKING:
    from saboteur_desktop.app.language import Languages
    from saboteur_desktop.dealer.computer_players import ComputerPlayers


def self_check() -> int:
    """Print one line; returns 0 when everything is there and works, else 1."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    try:
        told = _check()
    except Exception as error:  # whatever is missing or broken, one line says what
        sys.stdout.write(f"saboteur-desktop {__version__}: not whole: {type(error).__name__}: {error}\n")
        return 1
    sys.stdout.write(f"saboteur-desktop {__version__}: {told}\n")
    return 0


def _check() -> str:
    from PySide6.QtWidgets import QApplication

    from saboteur_desktop.app.assets import asset, font_files
    from saboteur_desktop.app.language import Languages
    from saboteur_desktop.dealer.computer_players import ComputerPlayers
    from saboteur_desktop.games import registry
    from saboteur_desktop.paint import fonts
    from saboteur_desktop.sound.effects import EFFECTS
    from saboteur_desktop.sound.recording import recording
    from saboteur_desktop.ui.theme import STYLE, apply_theme

    app = QApplication.instance() or QApplication([*sys.argv[:1], *STYLE])
    assert isinstance(app, QApplication)
    families = fonts.register(font_files())
    recordings = [recording(asset(f"sounds/{effect}.wav")) for effect in EFFECTS]
    apply_theme(app)
    languages = Languages(app)
    players = ComputerPlayers()
    players.prepare()
    try:
        moves = [_play(game_id, players, languages) for game_id in registry.GAMES]
    finally:
        players.close()
    return (
        f"whole: {len(families)} font families, {len(recordings)} sounds, {len(languages.known)} languages, "
        f"{' and '.join(_optional()) or 'neither sound nor voice'}, "
        f"matches of {' and '.join(map(str, moves))} moves"
    )


def _optional() -> list[str]:
    """The libraries for sound and voice that are there and load."""
    found = []
    for name in ("miniaudio", "prism"):
        try:
            import_module(name)
        except ImportError:
            continue
        found.append(name)
    return found


def _play(game_id: str, players: "ComputerPlayers", languages: "Languages") -> int:
    """Let computer players play a match on the page of its game, seen in every language; returns how many moves."""
    from PySide6.QtCore import QEventLoop, QTimer

    from saboteur_desktop.games import registry
    from saboteur_desktop.kernel.match import Match
    from saboteur_desktop.storage.opening import open_library
    from saboteur_desktop.storage.preferences import Preferences
    from saboteur_desktop.storage.seats import SeatPlan

    with tempfile.TemporaryDirectory() as folder:
        library = open_library(Path(folder) / "library.sqlite3").library
        seats = tuple(SeatPlan(name=f"{number + 1}", avatar=number, kind="bot", level="careful") for number in range(3))
        game = registry.engine(game_id)
        kept = library.keep(Match(game, game.read_ruleset({}), len(seats), "self-check"), seats)
        table = registry.page(game_id)(kept, players, Preferences(bot_pace="at_once", motion="reduced"))
        table.resize(1280, 720)
        table.show()
        loop = QEventLoop()
        table.dealer.round_decided.connect(lambda _view: QTimer.singleShot(0, table, table.dealer.next_round))
        table.dealer.match_decided.connect(lambda _view: QTimer.singleShot(0, loop, loop.quit))
        table.start()
        loop.exec()
        for language in languages.known:
            languages.switch(language)
            table.grab()
        table.hide()
        table.leave()
        table.deleteLater()
        library.close()
    return sum(len(played.moves) for played in kept.match.rounds)
