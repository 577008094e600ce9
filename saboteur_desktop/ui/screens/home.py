"""The home screen: the mountain at night, and the ways into the game."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from saboteur_desktop.paint.appearance import appearance, sized
from saboteur_desktop.paint.type import LEFT, NAME, draw_haloed
from saboteur_desktop.table.metrics import is_upright
from saboteur_desktop.ui.game_names import game_name
from saboteur_desktop.ui.screens.screen import Screen, set_face
from saboteur_desktop.ui.widgets.language_switch import LanguageSwitch
from saboteur_desktop.ui.widgets.paper_button import PaperButton
from saboteur_desktop.ui.widgets.picture_button import PictureButton

translate = QCoreApplication.translate

_LEFT, _TOP, _WIDTH = 90.0, 366.0, 560.0
_TITLE_WIDTH = 800.0


class SavedGame(NamedTuple):
    """What everybody may know of a match that can be continued."""

    game: str
    round_no: int
    players: int
    to_move: str | None
    """Whose turn it is; None between rounds."""


class HomeScreen(Screen):
    """Title, Continue when there is a saved match, both games, and everything else there is.

    Where a match of the other game waits too, a small Continue stands beside the button of that game.
    """

    continue_chosen = Signal(str)
    """The match of that game that was played last."""
    new_game_chosen = Signal(str)
    """A match of that game."""
    learn_chosen = Signal()
    rules_chosen = Signal()
    settings_chosen = Signal()
    quit_chosen = Signal()
    language_chosen = Signal(str)

    def __init__(self, languages: Sequence[str], language: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._saved: Sequence[SavedGame] = ()
        self.go_on = PaperButton(self, kind="gold", icon="play", px=40, height=106)
        self.new_game = PaperButton(self, kind="cream", icon="add", px=36, height=86)
        self.haunted_house = PictureButton(self, _draw_haunted_house, kind="night", px=32, height=86)
        self.go_on_other = PaperButton(self, kind="gold", icon="play", height=86)
        self.learn = PaperButton(self, icon="learn", px=24, height=76, to_left=True)
        self.rules = PaperButton(self, icon="book", px=24, height=76, to_left=True)
        self.settings = PaperButton(self, icon="gear", px=24, height=76, to_left=True)
        self.leave = PaperButton(self, icon="close", px=24, height=76, to_left=True)
        self.languages = LanguageSwitch(self, languages, language)
        self.go_on.clicked.connect(lambda: self._continue(0))
        self.go_on_other.clicked.connect(lambda: self._continue(1))
        self.new_game.clicked.connect(lambda: self.new_game_chosen.emit("saboteur"))
        self.haunted_house.clicked.connect(lambda: self.new_game_chosen.emit("haunted-house"))
        self.learn.clicked.connect(self.learn_chosen)
        self.rules.clicked.connect(self.rules_chosen)
        self.settings.clicked.connect(self.settings_chosen)
        self.leave.clicked.connect(self.quit_chosen)
        self.languages.chosen.connect(self.language_chosen)
        self.show_saved(())

    def show_saved(self, saved: Sequence[SavedGame]) -> None:
        """Offer these matches to be continued, at most one of each game, the one that was played last first."""
        self._saved = tuple(saved)
        self.go_on.setVisible(len(saved) > 0)
        self.go_on_other.setVisible(len(saved) > 1)
        self.retranslate()
        self.lay_out()

    def first_focus(self) -> QWidget:
        return self.go_on if self._saved else self.new_game

    def retranslate(self) -> None:
        self.go_on.setText(self.tr("Continue"))
        self.go_on.set_note(_about(self._saved[0]) if self._saved else "")
        self.new_game.setText(self.tr("New game"))
        self.haunted_house.setText(game_name("haunted-house"))
        self.haunted_house.set_note(self.tr("all together against the ghosts"))
        other = game_name(self._saved[1].game) if len(self._saved) > 1 else ""
        self.go_on_other.setAccessibleName(self.tr("Continue: {game}").format(game=other))
        self.go_on_other.setToolTip(self.go_on_other.accessibleName())
        self.learn.setText(self.tr("Learn to play"))
        self.rules.setText(self.tr("Rules"))
        self.settings.setText(self.tr("Settings"))
        self.leave.setText(self.tr("Quit"))

    def arrange(self, scale: float) -> None:
        larger = appearance().text - 1
        left, width = _LEFT * scale, _WIDTH * scale * (1 + 0.2 * larger)
        y = top = self._menu_top(scale)
        first = 106 * scale * (1 + 0.25 * larger)
        if self._saved:
            set_face(self.go_on, QRectF(left, y, width, first))
        y += first + 34 * scale if self._saved else 50 * scale
        for game, button in (("saboteur", self.new_game), ("haunted-house", self.haunted_house)):
            self._arrange_game(game, button, QRectF(left, y, width, 86 * scale))
            y += 112 * scale
        half = (width - 20 * scale) / 2
        others = (self.learn, self.rules, self.settings, self.leave)
        # Words that have no room side by side lie one below the other, in a low window beside the games.
        columns = 2 if all(button.face_size().width() <= half for button in others) else 1
        across = half if columns == 2 else width
        x = left
        if y + (4 // columns * 100 - 24) * scale > self.height():
            columns, x, y = 1, left + width + 30 * scale, top + (50 * scale if not self._saved else 0)
            across = max(button.face_size().width() for button in others)
        for place, button in enumerate(others):
            face = QRectF(x + place % columns * (half + 20 * scale), y, across, 76 * scale)
            set_face(button, face.translated(0, place // columns * 100 * scale))
        size = self.languages.sizeHint()
        self.languages.setGeometry(
            self.width() - size.width() - round(32 * scale), round(20 * scale), size.width(), size.height()
        )

    def _continue(self, place: int) -> None:
        self.continue_chosen.emit(self._saved[place].game)

    def _arrange_game(self, game: str, button: PaperButton, face: QRectF) -> None:
        if len(self._saved) > 1 and self._saved[1].game == game:
            side, gap = face.height(), 20 * self.scale
            set_face(self.go_on_other, QRectF(face.right() - side, face.top(), side, side))
            face.setRight(face.right() - side - gap)
        set_face(button, face)

    def paint_ground(self, p: QPainter, size: QSizeF, scale: float) -> None:
        # Imported here, after the first frame: the buttons are there the sooner.
        from saboteur_desktop.paint.lettering import draw_lettering
        from saboteur_desktop.paint.mountain import paint_mountain

        paint_mountain(p, size)
        names = titles()
        corner = QPointF(84 * scale, self._title_top(scale))
        letters = draw_lettering(p, names[0], corner, 178 * scale, _TITLE_WIDTH * scale)
        room = self._menu_top(scale) - letters.bottom() - 14 * scale
        px = min(sized(30, scale, 16), room / 1.3)
        below = min(28 * scale, room - 1.3 * px)
        line = QRectF(_LEFT * scale, letters.bottom() + below, 900 * scale, max(40 * scale, 1.3 * px))
        if px > 12:
            draw_haloed(p, line, "  ·  ".join(names[1:]), NAME, px, halo="#14103A", align=LEFT)

    def _menu_top(self, scale: float) -> float:
        return self._middle(scale) - 174 * scale

    def _title_top(self, scale: float) -> float:
        """Where the title begins: in its place, or in a low window as high as the choice of language leaves it."""
        choice = self.languages.geometry()
        beside = choice.left() > (84 + _TITLE_WIDTH) * scale
        return max(self._middle(scale) - 456 * scale, 28 * scale if beside else choice.bottom() + 4 * scale)

    def _middle(self, scale: float) -> float:
        """The line about which the menu hangs: the middle, or in an upright window well above the mountain."""
        return self.height() * (0.39 if is_upright(QSizeF(self.size())) else 0.5)


def titles() -> list[str]:
    """The title in every language that has one, that of the language now on first."""
    own = translate("Title", "Saboteur")
    return [own, *(name for name in ("Saboteur", "お邪魔者", "Гномы-вредители") if name != own)]


def _draw_haunted_house(p: QPainter, frame: QRectF, radius: float) -> None:
    # Imported here: only a picture of the home screen needs it.
    from saboteur_desktop.paint.haunted_house import draw_haunted_house

    draw_haunted_house(p, frame, radius)


def _about(saved: SavedGame) -> str:
    players = translate("HomeScreen", "%n player(s)", "", saved.players)
    if saved.game != "saboteur":
        # A game of one round is called by its name.
        game = game_name(saved.game)
        if saved.to_move is None:
            return translate("HomeScreen", "{game} · {players}").format(game=game, players=players)
        return translate("HomeScreen", "{game} · {players} · {name}'s turn").format(
            game=game, players=players, name=saved.to_move
        )
    if saved.to_move is None:
        return translate("HomeScreen", "Round {round} · {players}").format(round=saved.round_no, players=players)
    return translate("HomeScreen", "Round {round} · {players} · {name}'s turn").format(
        round=saved.round_no, players=players, name=saved.to_move
    )
