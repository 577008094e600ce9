"""The curtain between two people: it says whose eyes are next and shows nothing of anybody's."""

from math import cos, radians, sin

from PySide6.QtCore import QEasingCurve, QEvent, QRectF, QSizeF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent, QTransform
from PySide6.QtWidgets import QWidget

from saboteur_desktop.paint.curtain import HALO, WHISPER, draw_curtain_name, paint_curtain
from saboteur_desktop.paint.figures import draw_avatar
from saboteur_desktop.paint.icons import draw_icon
from saboteur_desktop.paint.placing import HINTS
from saboteur_desktop.paint.surfaces import draw_key_cap
from saboteur_desktop.paint.type import CAPTION, NAME, draw_haloed, fitting_px, text_width, within
from saboteur_desktop.ui.scale import rescale, scale_of, text_px
from saboteur_desktop.ui.widgets.hold_button import HoldButton

OPENING_MS = 420
CLOSING_MS = 320
FADE_MS = 150
"""How long it takes to come or go where nothing shall move."""
SWINGING_MS = 450


class Curtain(QWidget):
    """Covers the table until the person it names holds the button. Drawn from a name and a gnome, and nothing else."""

    opened = Signal()
    """The button was held: the table may show what is that person's own."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._name, self._face = "", 0
        self._reduced = False
        self._folds = QPixmap()
        self._page = QPixmap()
        self._drawn_apart = 0.0
        self._slide = QVariantAnimation(self)
        self._slide.valueChanged.connect(self._move)
        self._slide.finished.connect(self._slid)
        self._turned, self._degrees = False, 0.0
        self._swing = QVariantAnimation(self)
        self._swing.setDuration(SWINGING_MS)
        self._swing.setEasingCurve(QEasingCurve.Type.InOutSine)
        self._swing.valueChanged.connect(self._swung)
        self.button = HoldButton(self)
        self.button.held.connect(self._open)
        self.hide()

    @property
    def closed(self) -> bool:
        """Whether it covers the table."""
        return self.isVisible() and self.button.isVisible()

    @property
    def name(self) -> str:
        """Whom it names."""
        return self._name

    def set_needs_hold(self, needed: bool) -> None:
        """Whether the button must be held; if not, a press is enough."""
        self.button.set_needs_hold(needed)

    def set_reduced_motion(self, reduced: bool) -> None:
        """Whether it comes and goes without moving, fading in its place."""
        self._reduced = reduced

    def finish(self) -> None:
        """Come to rest at once, open or closed."""
        if self._slide.state() == QVariantAnimation.State.Running:
            self._slide.setCurrentTime(self._slide.duration())

    def set_turned(self, turned: bool) -> None:
        """Which way it faces on a screen that lies flat; it swings round as soon as it hangs."""
        self._turned = turned
        if not self.isVisible():
            return
        if self._reduced:
            self._swung(self._wanted())
        elif self._slide.state() != QVariantAnimation.State.Running:
            self._swing_round()

    def close_for(self, name: str, face: int) -> None:
        """Hang before the table until that person opens it. Whatever was to be hidden must be hidden already."""
        self._name, self._face = name, face
        self._page = QPixmap()
        self._slide.stop()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, False)
        was_closed = self.closed
        self.setGeometry(self._over().rect())
        self.retranslate()
        self.button.show()
        self.show()
        self.raise_()
        self.button.setFocus(Qt.FocusReason.OtherFocusReason)
        if self._reduced:
            self._swung(self._wanted())
        if not was_closed:
            self._run(1.0, 0.0, CLOSING_MS)
            return
        self._move(0.0)
        if not self._reduced:
            self._swing_round()

    def retranslate(self) -> None:
        """Say everything in the language that is on."""
        self._page = QPixmap()
        self.setAccessibleName(self.tr("Pass the screen to {name}").format(name=self._name))
        self.button.setAccessibleName(self._hold_text())
        self.update()

    def dress_anew(self) -> None:
        """Draw everything as it is wanted now."""
        self._folds = QPixmap()
        self._page = QPixmap()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._folds = QPixmap()
        self._page = QPixmap()
        rescale(self, self._scale())
        self._place_button()

    def hideEvent(self, event: QHideEvent) -> None:
        self.button.let_go()
        super().hideEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # No key may reach the table; Space counts wherever the focus is.
        if event.key() == Qt.Key.Key_F11:
            event.ignore()
            return
        event.accept()
        if self.closed and not self.button.hasFocus():
            self.button.setFocus()
            self.button.keyPressEvent(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab goes nowhere: nothing that lies behind may have the keyboard."""
        if self.closed:
            self.button.setFocus(Qt.FocusReason.TabFocusReason)
            return True
        return super().focusNextPrevChild(forward)

    def paintEvent(self, event: QPaintEvent) -> None:
        page = self._picture()
        with QPainter(self) as p:
            half, whole = self.width() / 2, QRectF(self.rect())
            shift = self._drawn_apart * half
            if self._reduced:
                p.setOpacity(1 - self._drawn_apart)
                shift = 0.0
            if self._degrees % 180:
                grown = self._grown()
                middle = whole.center()
                p.setTransform(QTransform().translate(middle.x(), middle.y()).rotate(self._degrees).scale(grown, grown))
                p.drawPixmap(whole.translated(-middle), page, QRectF(page.rect()))
                return
            if self._degrees:
                p.setTransform(QTransform(-1, 0, 0, -1, self.width(), self.height()))
            if not shift:
                p.drawPixmap(whole, page, QRectF(page.rect()))
                return
            ratio = page.devicePixelRatio()
            left = QRectF(0, 0, half * ratio, self.height() * ratio)
            p.drawPixmap(QRectF(-shift, 0, half, self.height()), page, left)
            p.drawPixmap(QRectF(half + shift, 0, half, self.height()), page, left.translated(half * ratio, 0))

    # -- inner workings

    def _over(self) -> QWidget:
        parent = self.parentWidget()
        assert parent is not None
        return parent

    def _scale(self) -> float:
        """As large as the window asks for, but never so that the button lies over the words above and below it."""
        return min(scale_of(self.size()), self.height() / 1080)

    def _open(self) -> None:
        self.button.hide()
        self._swing.stop()
        self._swung(self._wanted())
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.opened.emit()
        self._run(0.0, 1.0, OPENING_MS)

    def _run(self, start: float, end: float, ms: int) -> None:
        self._slide.stop()
        self._slide.setStartValue(start)
        self._slide.setEndValue(end)
        self._slide.setDuration(FADE_MS if self._reduced else ms)
        self._slide.setEasingCurve(QEasingCurve.Type.InOutCubic)
        self._slide.start()

    def _move(self, apart: float) -> None:
        self._drawn_apart = apart
        self.update()

    def _slid(self) -> None:
        if self._drawn_apart >= 1.0:
            self.hide()
        else:
            self._swing_round()

    def _wanted(self) -> float:
        return 180.0 if self._turned else 0.0

    def _swing_round(self) -> None:
        if self._degrees != self._wanted():
            self._swing.stop()
            self._swing.setStartValue(self._degrees)
            self._swing.setEndValue(self._wanted())
            self._swing.start()

    def _swung(self, degrees: float) -> None:
        self._degrees = degrees
        self._place_button()
        self.update()

    def _grown(self) -> float:
        """How much larger the page is drawn while it swings, so that it covers the table all the time."""
        angle = radians(self._degrees)
        longer = max(self.width() / self.height(), self.height() / self.width())
        return abs(cos(angle)) + abs(sin(angle)) * longer

    def _place_button(self) -> None:
        side, out = self.button.sizeHint().width(), self.height() * 0.228 * self._grown()
        angle = radians(self._degrees)
        x, y = self.width() / 2 - sin(angle) * out, self.height() / 2 + cos(angle) * out
        self.button.set_degrees(self._degrees)
        self.button.setGeometry(round(x - side / 2), round(y - side / 2), side, side)

    def _picture(self) -> QPixmap:
        """The closed curtain with its words, painted once for a person, a size and a language."""
        ratio = self.devicePixelRatioF()
        if self._folds.isNull() or self._folds.devicePixelRatio() != ratio:
            self._folds = self._blank(ratio)
            with QPainter(self._folds) as p:
                p.setRenderHints(HINTS)
                paint_curtain(p, QSizeF(self.size()))
            self._page = QPixmap()
        if self._page.isNull():
            self._page = QPixmap(self._folds)
            with QPainter(self._page) as p:
                p.setRenderHints(HINTS)
                self._paint_words(p)
        return self._page

    def _blank(self, ratio: float) -> QPixmap:
        pixmap = QPixmap(self.size() * ratio)
        pixmap.setDevicePixelRatio(ratio)
        return pixmap

    def _hold_text(self) -> str:
        return self.tr("Press and hold to look") if self.button.needs_hold else self.tr("Press to look")

    def _paint_words(self, p: QPainter) -> None:
        width, height = self.width(), self.height()
        unit = min(height / 720, width / 800)
        below_valance = height * (0.155 if width < height else 0.138)
        line = QRectF(40 * unit, below_valance, width - 80 * unit, 50 * unit)
        draw_haloed(p, line, self.tr("Pass the screen to"), NAME, text_px(36, unit, 16), halo=HALO)
        radius = 84 * unit
        draw_avatar(
            p, self._face, QRectF(width / 2 - radius, height * 0.345 - radius, 2 * radius, 2 * radius), active=True
        )
        honorific = self.tr("{name}", "the name on the curtain, with what is said after it").format(name="")
        room = QRectF(width * 0.13, height * 0.527 - 50 * unit, width * 0.74, 100 * unit)
        if honorific:
            room = room.translated(-46 * unit, 0)
        name = draw_curtain_name(p, room, self._name, 86 * unit)
        if honorific:
            after = QRectF(name.right() + 12 * unit, name.center().y() - 20 * unit, 140 * unit, 60 * unit)
            draw_haloed(p, after, honorific, NAME, 40 * unit, halo=HALO, align=Qt.AlignmentFlag.AlignLeft)
        self._paint_foot(p, unit)

    def _paint_foot(self, p: QPainter, unit: float) -> None:
        width, height = self.width(), self.height()
        space, cap_px = self.tr("Space"), within(text_px(18, unit, 13), 34 * unit)
        cap = max(84 * unit, text_width(space, NAME, cap_px) + 24 * unit)
        hold, room = self._hold_text(), width - cap - 96 * unit
        px = fitting_px(hold, NAME, text_px(32, unit, 16), room, 44 * unit)
        taken = text_width(hold, NAME, px)
        left = (width - taken - cap - 16 * unit) / 2
        draw_haloed(p, QRectF(left, height * 0.855, taken + 4, 44 * unit), hold, NAME, px, halo=HALO)
        key = QRectF(left + taken + 16 * unit, height * 0.855 + 6 * unit, cap, 34 * unit)
        draw_key_cap(p, key, space, cap_px)
        away = self.tr("Everyone else: please look away")
        away_px = fitting_px(away, CAPTION, text_px(24, unit, 14), width - 160 * unit, 34 * unit)
        taken = text_width(away, CAPTION, away_px)
        line = QRectF(width / 2 - taken / 2 + 16 * unit, height * 0.924, taken + 4, 34 * unit)
        draw_haloed(p, line, away, CAPTION, away_px, WHISPER, HALO)
        eye = 30 * unit
        draw_icon(p, "look-away", QRectF(line.left() - eye - 8 * unit, line.center().y() - eye / 2, eye, eye), WHISPER)
