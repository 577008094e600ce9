"""The bar at the upper edge: a banner that says whose turn it is, buttons, and what a game shows beside them."""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter

from saboteur_desktop.paint.appearance import sized
from saboteur_desktop.paint.buttons import Button
from saboteur_desktop.paint.figures import draw_avatar
from saboteur_desktop.paint.surfaces import draw_banner, draw_top_bar
from saboteur_desktop.paint.type import CAPTION, TITLE, draw_lines, draw_text, takes_two_lines, text_width
from saboteur_desktop.table.drawn_item import DrawnItem
from saboteur_desktop.table.layers import Layer
from saboteur_desktop.table.paper_button import PaperButton
from saboteur_desktop.table.renderer import SheetStore

_FLARE: Final = 26.0
"""How far the banner's ends slant out, at 1080."""
_EDGE: Final = 4.0
"""How far the face may reach beyond its place."""
_CROWDED: Final = 0.75
"""In less than this part of the room that it would like to have, the banner is without the face."""


@dataclass(frozen=True, slots=True)
class Banner:
    """Whose turn it is, and what can be done."""

    title: str = ""
    hint: str = ""
    avatar: int | None = None
    tint: str | None = None
    """The colour the avatar wears instead of its own."""


class TopBar(DrawnItem):
    """The bar and its banner; the buttons are items of their own on it."""

    margin = 30.0
    takes_taps = False

    def __init__(self, sheets: SheetStore, buttons: Sequence[str]) -> None:
        """`buttons` are named after their icons, from left to right."""
        super().__init__(sheets, Layer.BAR)
        self._banner = Banner()
        self._scale = 1.0
        self._withdrawn: set[str] = set()
        self.buttons = {name: PaperButton(Button(icon=name), sheets, Layer.BAR + 1, self) for name in buttons}

    def lay_out(self, rect: QRectF, scale: float) -> None:
        """Take that place."""
        self._scale = scale
        self.set_place(rect)
        size = max(48.0, rect.height() - 18 * scale)
        x = rect.width() - 14 * scale - size
        for name, button in reversed(self.buttons.items()):
            if name in self._withdrawn:
                continue
            button.set_place(QRectF(x, (rect.height() - size) / 2 - 1, size, size))
            x -= size + 10 * scale

    def withdraw(self, name: str) -> None:
        """Be without that button from now on; the others close up."""
        self._withdrawn.add(name)
        self.buttons[name].hide()
        self.lay_out(self.place, self._scale)
        self.update()

    def show_banner(self, banner: Banner) -> None:
        """Say this."""
        if banner != self._banner:
            self._banner = banner
            self.update()

    def show_sound(self, on: bool) -> None:
        """Say whether the sound is on, by the icon of its button."""
        self.buttons["sound"].set_button(Button(icon="sound" if on else "muted"))

    @property
    def sound_on(self) -> bool:
        """Whether the button says so."""
        return self.buttons["sound"].button.icon == "sound"

    @property
    def banner(self) -> Banner:
        """What it says."""
        return self._banner

    def look(self) -> Hashable:
        return (self._banner, self._scale, self._end(0))

    def draw_lead(self, p: QPainter, rect: QRectF, end: float, banner: float) -> float:
        """Draw what the game shows at the left and return where it ends.

        The buttons begin at `end`, and the banner would like to be `banner` wide.
        """
        raise NotImplementedError

    def draw(self, p: QPainter, rect: QRectF) -> None:
        draw_top_bar(p, rect, self._scale)
        end = self._end(rect.left())
        lead = self.draw_lead(p, rect, end, self._banner_width())
        if self._banner.title:
            self._draw_banner(p, rect, (lead, end))

    def _end(self, left: float) -> float:
        """Where the buttons that are there begin."""
        first = min(button.pos().x() for button in self.buttons.values() if button.isVisibleTo(self))
        return left + first - 14 * self._scale

    def _banner_width(self) -> float:
        """What the banner would like to have, with its slanting ends."""
        s, banner = self._scale, self._banner
        words = max(text_width(banner.title, TITLE, sized(28, s, 19)), text_width(banner.hint, CAPTION, sized(18, s)))
        return words + (130 + 2 * _FLARE) * s if banner.title else 0.0

    def _draw_banner(self, p: QPainter, rect: QRectF, between: tuple[float, float]) -> None:
        """In the middle, or beside it where it would reach over what stands at the left and right."""
        s, look = self._scale, self._banner
        title_px, hint_px = sized(28, s, 19), sized(18, s)
        flare = _FLARE * s
        first, last = between[0] + flare, between[1] - flare
        width = min(rect.width() * 0.6, self._banner_width() - 2 * flare, last - first)
        left = min(max(first, rect.center().x() - width / 2), last - width)
        banner = QRectF(left, rect.top(), width, rect.height() + 12 * s)
        draw_banner(p, banner, s)
        radius = rect.height() * 0.40
        text_left = banner.left() + 26 * s
        # The face gives way where the words would be cut short without its room.
        if look.avatar is not None and width > self._banner_width() * _CROWDED:
            middle = QPointF(banner.left() + radius + 12 * s, banner.top() + banner.height() * 0.52)
            disc = QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius)
            self._lay_face(p, disc)
            text_left += radius * 2
        room = banner.right() - text_left - 12 * s
        height = banner.height()
        title = QRectF(text_left, banner.top() + height * 0.05, room, height * 0.54)
        hint = QRectF(text_left, banner.top() + height * 0.56, room, height * 0.34)
        lower = QRectF(text_left, banner.top() + height * 0.41, room, height * 0.53)
        # A hint that is too long for one line takes two, and the title moves up for it.
        if takes_two_lines(lower, look.hint, CAPTION, hint_px):
            hint, title = lower, QRectF(text_left, banner.top() + height * 0.04, room, height * 0.37)
        draw_text(p, title, look.title, TITLE, title_px, "bannerink")
        draw_lines(p, hint, look.hint, CAPTION, hint_px, "bannersub")

    def _lay_face(self, p: QPainter, disc: QRectF) -> None:
        """The face, painted once for its size: what can be done changes more often than who does it."""
        look, side = self._banner, round(disc.width()) + 2 * _EDGE

        def draw(painter: QPainter, whole: QRectF) -> None:
            place = whole.adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE)
            draw_avatar(painter, look.avatar or 0, place, tint=look.tint)

        face = self._sheets.sheet(("bar face", look.avatar, look.tint), QSizeF(side, side), draw)
        p.drawPixmap(QPointF(round(disc.left()) - _EDGE, round(disc.top()) - _EDGE), face)
