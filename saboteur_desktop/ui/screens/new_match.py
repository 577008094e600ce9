"""The form for a new game: who sits where, who starts, by which rules."""

from collections.abc import Sequence
from itertools import pairwise
from math import ceil
from typing import Any, Final, NamedTuple, cast

from PySide6.QtCore import QCoreApplication, QRectF, QSizeF, Signal
from PySide6.QtGui import QKeyEvent, QPainter, Qt
from PySide6.QtWidgets import QWidget

from saboteur_desktop.dealer.setup_form import Option, OptionRefused, SetupForm
from saboteur_desktop.games import registry
from saboteur_desktop.paint.phrases import phrased
from saboteur_desktop.paint.surfaces import draw_panel
from saboteur_desktop.paint.type import CAPTION, NAME, TITLE
from saboteur_desktop.storage.seats import SeatPlan, people
from saboteur_desktop.table.metrics import is_upright
from saboteur_desktop.ui.game_names import game_name
from saboteur_desktop.ui.screens.avatar_sheet import FACES, AvatarSheet
from saboteur_desktop.ui.screens.rules_choice import OptionsSheet, PresetSheet
from saboteur_desktop.ui.screens.screen import Screen, set_face
from saboteur_desktop.ui.screens.seat_row import LEVEL, SeatRow
from saboteur_desktop.ui.screens.starter_choice import StarterChoice
from saboteur_desktop.ui.widgets.paper_button import PaperButton
from saboteur_desktop.ui.widgets.segments import Segments
from saboteur_desktop.ui.widgets.text_label import Paragraph, TextLine

translate = QCoreApplication.translate

_LOOSE: Final = 8
"""Up to so many seats there is room to spare in their column."""
_IN_A_COLUMN: Final = 9
"""More seats stand in two columns."""


class WantedMatch(NamedTuple):
    """A match as the form describes it."""

    game: str
    ruleset: Any
    seats: tuple[SeatPlan, ...]
    starter: int | None
    """The seat that begins; None draws one."""


class NewMatchScreen(Screen):
    """Everything about a match of one game before it begins. What cannot be played is said in a sentence."""

    started = Signal(object)
    """A `WantedMatch`."""
    left = Signal()

    def __init__(self, game: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.game = game
        self._setup = setup = cast(SetupForm, registry.setup_form(game))
        self.ruleset = setup.first_table().ruleset
        self.fewest, self.most = setup.seats()[0], setup.seats()[-1]
        self._picking: SeatRow | None = None
        self.rows: list[SeatRow] = []
        self._title = TextLine(self, TITLE, 52, "lamp", floor=28)
        self._players = TextLine(self, NAME, 26, "sand", floor=18)
        self.add = PaperButton(self, icon="add", px=22, height=66)
        self.party = self._make_party()
        self._seats_words = Paragraph(self, CAPTION, 20, "mist", 15)
        self.starter = StarterChoice(self, self.most)
        self._rules = TextLine(self, NAME, 26, "sand", floor=18)
        self.preset = PaperButton(self, icon="book", px=24, height=72, to_left=True)
        self._about = Paragraph(self, CAPTION, 19, "cream")
        self.picture = setup.picture(self)
        self.advanced = PaperButton(self, icon="gear", px=22, height=66, to_left=True)
        self._refusal = Paragraph(self, NAME, 20, "#FFC4BA", 15)
        self._refusal.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.back = PaperButton(self, icon="back", px=24, height=76)
        self.start = PaperButton(self, kind="gold", icon="play", px=30, height=84)
        self.presets, self.options = PresetSheet(self, setup), OptionsSheet(self, setup)
        self.avatars = AvatarSheet(self)
        self._connect()
        self.offer(*setup.first_table())

    def _make_party(self) -> Segments | None:
        """What is asked beside the seats, where some number of players is asked anything."""
        option = next(filter(None, map(self._setup.seats_option, self._setup.seats())), None)
        if option is None:
            return None
        values = tuple(str(value) for value, _ in option.values)
        party = Segments(self, values, values[0], px=20)
        party.chosen.connect(self._take_party)
        return party

    def _connect(self) -> None:
        self.add.clicked.connect(self.add_seat)
        self.starter.changed.connect(self._check)
        self.preset.clicked.connect(self._open_presets)
        self.advanced.clicked.connect(self._open_options)
        self.presets.chosen.connect(self._take_preset)
        self.options.chosen.connect(self._take_option)
        self.avatars.chosen.connect(self._take_avatar)
        self.back.clicked.connect(self.left)
        self.start.clicked.connect(self._start)

    # -- what the form says

    def offer(self, seats: Sequence[SeatPlan], ruleset: Any) -> None:
        """Fill the form in: with the last table, or the first."""
        for row in list(self.rows):
            self._forget(row)
        for plan in seats:
            self._append(plan)
        self.ruleset = ruleset
        self.starter.begin_anew(self._setup.draws_starter(ruleset))
        self._check()
        self.retranslate()
        self.lay_out()

    def wanted(self) -> WantedMatch:
        """The match that the form describes."""
        return WantedMatch(self.game, self.ruleset, tuple(row.plan() for row in self.rows), self.starter.starter)

    @property
    def refusal(self) -> str:
        """Why the match cannot be started, or nothing."""
        return self._refusal.text()

    def add_seat(self) -> None:
        """One more computer player sits down."""
        if len(self.rows) < self.most:
            taken = {row.avatar.face for row in self.rows}
            free = next(face for face in range(FACES) if face not in taken)
            self._append(SeatPlan(name="", avatar=free, kind="bot", level=LEVEL))
            self._seats_changed()

    def remove_seat(self, row: SeatRow) -> None:
        """Somebody leaves the table, while enough stay."""
        if len(self.rows) > self.fewest:
            place = self.rows.index(row)
            self._forget(row)
            self.starter.forget_seat(place, len(self.rows))
            self._seats_changed()

    def first_focus(self) -> QWidget:
        return self.start

    # -- words and places

    def retranslate(self) -> None:
        self._title.set_text(self.tr("New game: {game}").format(game=game_name(self.game)))
        self._players.set_text(self.tr("Players"))
        self.add.setText(self.tr("Add a seat"))
        self.starter.retranslate()
        self._rules.set_text(self._setup.presets_title())
        self.advanced.setText(self.tr("Advanced"))
        self.back.setText(self.tr("Back"))
        self.start.setText(self.tr("Start the game"))
        names = self._computer_names()
        for number, row in enumerate(self.rows, 1):
            person = self.tr("Player {number}").format(number=number)
            row.retranslate(number, names[row.avatar.face] if row.is_bot else person)
        self._check()

    def arrange(self, scale: float) -> None:
        s = scale
        left, right = self._columns(s)
        title = min(self._title.sizeHint().height(), round(78 * s))
        self._title.setGeometry(round(left.left()), round(26 * s), round(1000 * s), title)
        crowded = len(self.rows) > _LOOSE
        heading = 40 * s if crowded else max(40 * s, self._players.sizeHint().height())
        self._players.setGeometry(
            round(left.left() + 26 * s), round(left.top() + 14 * s), round(500 * s), round(heading)
        )
        self.add.setVisible(len(self.rows) < self.most)
        y = self._arrange_seats(left.adjusted(22 * s, 14 * s + heading, -22 * s, -12 * s), s)
        set_face(self.add, QRectF(left.left() + 26 * s, y + 4 * s, self.add.face_size().width(), max(48, 62 * s)))
        y += max(48, 62 * s) + 32 * s if len(self.rows) < self.most else 12 * s
        self._arrange_party(QRectF(left.left() + 26 * s, y, left.width() - 52 * s, left.bottom() - 12 * s - y), s)
        self._arrange_right(right, s)
        foot = self.height() - 112 * s
        set_face(self.back, QRectF(left.left(), foot, self.back.face_size().width() + 20 * s, 76 * s))
        width = max(380 * s, self.start.face_size().width())
        set_face(self.start, QRectF(right.right() - width, foot - 6 * s, width, 84 * s))
        back_end = left.left() + self.back.face_size().width() + 60 * s
        refusal = QRectF(back_end, foot - 12 * s, right.right() - width - 40 * s - back_end, 108 * s)
        self._refusal.lie_in(refusal.toRect())

    def paint_ground(self, p: QPainter, size: QSizeF, scale: float) -> None:
        self._setup.paint_ground(p, size, scale)
        for panel in self._columns(scale):
            draw_panel(p, panel, 26 * scale, "night1", 0.90, 8 * scale)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def _columns(self, s: float) -> tuple[QRectF, QRectF]:
        """The panels of the players and of the rules: side by side, in an upright window one above the other."""
        width = min(self.width() - 100 * s, 2000 * s)
        x, top, height = (self.width() - width) / 2, 106 * s, self.height() - 240 * s
        if is_upright(QSizeF(self.size())):
            half = (height - 24 * s) / 2
            return QRectF(x, top, width, half), QRectF(x, top + half + 24 * s, width, half)
        first = width * 0.56
        return QRectF(x, top, first, height), QRectF(x + first + 24 * s, top, width - first - 24 * s, height)

    def _arrange_seats(self, room: QRectF, s: float) -> float:
        """Put the seats below each other; returns where they end. Few stand wider apart, many fill the panel."""
        columns = 1 if len(self.rows) <= _IN_A_COLUMN else 2
        for row in self.rows:
            row.set_narrow(columns > 1)
        kind = max(row.kind.face_size().width() for row in self.rows) if self.rows else 200
        lines = ceil(len(self.rows) / columns)
        below = 72 * s if len(self.rows) < self.most else 0
        pitch = min(112 * s, (room.height() - below) / lines)
        width = (room.width() - (columns - 1) * 24 * s) / columns
        for place, row in enumerate(self.rows):
            x = room.left() + place // lines * (width + 24 * s)
            row.arrange(QRectF(x, room.top() + place % lines * pitch, width, pitch - 4 * s), s, kind)
        return room.top() + lines * pitch

    def _arrange_right(self, panel: QRectF, s: float) -> None:
        x, width = panel.left() + 28 * s, panel.width() - 56 * s
        y = panel.top() + 14 * s
        y = self.starter.arrange(x, y, width, s)
        y = self._rules.lie_at(x, y, width, 40 * s) + 8 * s
        set_face(self.preset, QRectF(x, y, width, max(48.0, 72 * s)))
        y += max(48.0, 72 * s) + 18 * s
        bottom = panel.bottom() - 84 * s - 16 * s
        about = self._about.heightForWidth(round(width))
        # Where large text leaves no room, the choice of the rules says it.
        self._about.setVisible(y + about <= bottom)
        if self._about.isVisibleTo(self):
            self._about.setGeometry(round(x), round(y), round(width), about)
            y += about + 18 * s
        height = min(bottom - y, 250 * s)
        self.picture.setVisible(height >= self.picture.least_height(s))
        self.picture.setGeometry(round(x), round(y), round(width), round(max(0.0, height)))
        set_face(self.advanced, QRectF(x, panel.bottom() - 84 * s, width, max(48.0, 64 * s)))

    def _arrange_party(self, room: QRectF, s: float) -> None:
        """Below the seats: what so many players have to know, and what they are asked."""
        y = room.top()
        if self.party is not None and self.party.isVisibleTo(self):
            size = self.party.sizeHint()
            width = min(room.width(), size.width())
            self.party.setGeometry(round(room.left()), round(y), round(width), size.height())
            y += size.height() + 12 * s
        self._seats_words.lie_in(QRectF(room.left(), y, room.width(), max(0.0, room.bottom() - y)).toRect())

    # -- changes

    def _append(self, plan: SeatPlan) -> None:
        row = SeatRow(self, plan)
        row.changed.connect(self._row_changed)
        row.avatar_wanted.connect(self._open_avatars)
        row.removed.connect(self._remove_sender)
        self.rows.append(row)
        for widget in row.widgets():
            widget.show()
        for sheet in (self.presets, self.options, self.avatars):
            sheet.raise_()

    def _forget(self, row: SeatRow) -> None:
        self.rows.remove(row)
        for widget in row.widgets():
            widget.hide()
            widget.deleteLater()
        row.deleteLater()

    def _remove_sender(self) -> None:
        row = self.sender()
        assert isinstance(row, SeatRow)
        self.remove_seat(row)

    def _seats_changed(self) -> None:
        self.retranslate()
        self.lay_out()
        self._order_tabs()

    def _order_tabs(self) -> None:
        """Tab goes down the seats, then down the other column, then to the buttons at the foot."""
        order = [widget for row in self.rows for widget in row.widgets()]
        order += [self.add, *([self.party] if self.party else []), *self.starter.widgets()]
        order += [self.preset, self.advanced, self.back, self.start]
        for before, after in pairwise(order):
            QWidget.setTabOrder(before, after)

    def _row_changed(self) -> None:
        self.retranslate()
        self.lay_out()

    def _open_presets(self) -> None:
        self.presets.show_rules(self.ruleset, len(self.rows))
        self.presets.open()

    def _open_options(self) -> None:
        self.options.set_current(self.ruleset)
        self.options.open()

    def _open_avatars(self) -> None:
        row = self.sender()
        assert isinstance(row, SeatRow)
        self._picking = row
        self.avatars.set_current(row.avatar.face, frozenset(other.avatar.face for other in self.rows))
        self.avatars.open()

    def _take_avatar(self, face: int) -> None:
        if self._picking is not None:
            self._picking.set_face(face)

    def _take_preset(self, preset: str) -> None:
        self.ruleset = self._setup.by_preset(preset, self.ruleset)
        self.starter.propose(self._setup.draws_starter(self.ruleset))
        self._check()
        self.lay_out()

    def _take_option(self, field: str, value: object) -> None:
        try:
            self.ruleset = self._setup.with_option(self.ruleset, field, value)
        except OptionRefused as refused:
            self.options.set_current(self.ruleset)
            self.options.refuse(str(refused))
        else:
            self.options.set_current(self.ruleset)
        self._check()
        self.lay_out()

    def _take_party(self, chosen: str) -> None:
        option = self._seats_option
        if option is not None:
            value = next(value for value, _ in option.values if str(value) == chosen)
            self.ruleset = self._setup.with_option(self.ruleset, option.field, value)
            self._check()
            self.lay_out()

    @property
    def _seats_option(self) -> Option | None:
        """What the players who sit down now are asked beside their seats."""
        return self._setup.seats_option(len(self.rows))

    def _write_rules(self) -> None:
        words = self._setup.chosen(self.ruleset, len(self.rows))
        self.preset.setText(words.name)
        self._about.setText(phrased(words.sentence))
        self.advanced.set_note(_changes(self._setup.changed_options(self.ruleset)))
        self._seats_words.setText(phrased(self._setup.seats_words(self.ruleset, len(self.rows))))
        option = self._seats_option
        if self.party is not None:
            self.party.setVisible(option is not None)
        if self.party is not None and option is not None:
            self.party.set_labels([label for _, label in option.values])
            self.party.setAccessibleName(option.words.name)
            self.party.set_current(str(getattr(self.ruleset, option.field)))

    def _check(self) -> None:
        """Bring everything that follows from the rest up to date."""
        self._write_rules()
        self.starter.show_rows(self.rows)
        for row in self.rows:
            row.remove.setEnabled(len(self.rows) > self.fewest)
        self.picture.show_table(self.ruleset, len(self.rows))
        refusal = self._refuse()
        self._refusal.setText(refusal)
        self._refusal.lie_in(self._refusal.geometry())
        self.start.setEnabled(not refusal)

    def _refuse(self) -> str:
        """Why this cannot be played, or nothing."""
        seats = tuple(row.plan() for row in self.rows)
        if not people(seats):
            return self.tr("At least one player must be a person.")
        names = [seat.name.casefold() for seat in seats]
        for seat in seats:
            if names.count(seat.name.casefold()) > 1:
                return self.tr("Two players are called {name}. Give one of them another name.").format(name=seat.name)
        return self._setup.seats_refusal(self.ruleset, len(seats))

    def _start(self) -> None:
        if not self._refuse():
            self.started.emit(self.wanted())

    def _computer_names(self) -> tuple[str, ...]:
        """What a computer player with that gnome is called while nobody has given it a name."""
        return (
            self.tr("Misha"),
            self.tr("Flint"),
            self.tr("Goldie"),
            self.tr("Poppy"),
            self.tr("Baron"),
            self.tr("Pip"),
            self.tr("Hana"),
            self.tr("Oma"),
            self.tr("Kenji"),
            self.tr("Fern"),
            self.tr("Jingle"),
            self.tr("Ruby"),
        )


def _changes(count: int) -> str:
    return translate("NewMatchScreen", "%n option(s) changed", "", count) if count else ""
