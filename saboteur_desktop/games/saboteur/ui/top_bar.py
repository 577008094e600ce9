"""The bar at the upper edge: the round and who won the others, whose turn it is, four buttons."""

from collections.abc import Hashable
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from saboteur_desktop.games.saboteur.ui.layout import Layout
from saboteur_desktop.paint.appearance import sized
from saboteur_desktop.paint.buttons import Button
from saboteur_desktop.paint.figures import draw_avatar
from saboteur_desktop.paint.round_pips import Pip, draw_round_pip
from saboteur_desktop.paint.surfaces import draw_banner, draw_top_bar
from saboteur_desktop.paint.type import CAPTION, NAME, TITLE, draw_text, text_width
from saboteur_desktop.table.drawn_item import DrawnItem
from saboteur_desktop.table.layers import Layer
from saboteur_desktop.table.paper_button import PaperButton
from saboteur_desktop.table.scene import TableScene

BUTTONS: Final = ("reach", "hint", "sound", "full-screen", "menu")
"""The first is there only where teams play."""


_FLARE = 26.0
"""How far the banner's ends slant out, at 1080."""


@dataclass(frozen=True, slots=True)
class BarLook:
    """All that the bar shows."""

    round_label: str = ""
    pips: tuple[Pip, ...] = ()
    title: str = ""
    hint: str = ""
    avatar: int | None = None
    scale: float = 1.0


class TopBar(DrawnItem):
    """The bar and its banner; the buttons are items of their own on it."""

    margin = 30.0
    takes_taps = False

    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene.sheets, Layer.BAR)
        self._look = BarLook()
        self.buttons = {name: PaperButton(Button(icon=name), scene.sheets, Layer.BAR + 1, self) for name in BUTTONS}
        self.buttons["reach"].hide()

    def lay_out(self, layout: Layout) -> None:
        """Take the place the layout gives."""
        self.set_place(layout.top)
        size = max(48.0, layout.top.height() - 18 * layout.scale)
        x = layout.size.width() - 14 * layout.scale - size
        for name in reversed(BUTTONS):
            self.buttons[name].set_place(QRectF(x, (layout.top.height() - size) / 2 - 1, size, size))
            x -= size + 10 * layout.scale

    def show_bar(self, look: BarLook) -> None:
        """Show this."""
        if look != self._look:
            self._look = look
            self.update()

    def show_sound(self, on: bool) -> None:
        """Say whether the sound is on, by the icon of its button."""
        self.buttons["sound"].set_button(Button(icon="sound" if on else "muted"))

    @property
    def sound_on(self) -> bool:
        """Whether the button says so."""
        return self.buttons["sound"].button.icon == "sound"

    def offer_reach(self, offered: bool) -> None:
        """Have the button that shows how far each team gets, or not."""
        if offered != self.offers_reach:
            self.buttons["reach"].setVisible(offered)
            self.update()

    @property
    def offers_reach(self) -> bool:
        """Whether that button is there."""
        return self.buttons["reach"].isVisibleTo(self)

    def show_reach(self, shown: bool) -> None:
        """Say whether it is shown how far each team gets."""
        self.buttons["reach"].set_button(Button(icon="reach", kind="gold" if shown else "night"))

    @property
    def bar(self) -> BarLook:
        """What it shows."""
        return self._look

    def look(self) -> Hashable:
        return self._look

    def draw(self, p: QPainter, rect: QRectF) -> None:
        look = self._look
        s = look.scale
        draw_top_bar(p, rect, s)
        height = rect.height()
        pips_width = len(look.pips) * height * 0.72
        end = min(button.place.left() for button in self.buttons.values() if button.isVisible()) - 14 * s
        x = rect.left() + 18 * s
        px = sized(22, s, 16)
        width = min(text_width(look.round_label, NAME, px), rect.width() * 0.2)
        # Where the banner needs the room, the discs alone say which round it is.
        if x + width + 16 * s + pips_width + _banner_width(look) <= end:
            draw_text(p, QRectF(x, rect.top(), width + 4, height), look.round_label, NAME, px)
            x += width + 16 * s
        for index, pip in enumerate(look.pips):
            disc = QRectF(x + index * height * 0.72, rect.center().y() - height * 0.30, height * 0.6, height * 0.6)
            draw_round_pip(p, disc, pip, index + 1)
        if look.title:
            _draw_banner(p, rect, look, (x + pips_width, end))


def _banner_width(look: BarLook) -> float:
    """What the banner would like to have, with its slanting ends."""
    s = look.scale
    words = max(text_width(look.title, TITLE, sized(28, s, 19)), text_width(look.hint, CAPTION, sized(18, s)))
    return words + (130 + 2 * _FLARE) * s if look.title else 0.0


def _draw_banner(p: QPainter, rect: QRectF, look: BarLook, between: tuple[float, float]) -> None:
    """In the middle, or beside it where it would reach over what stands at the left and right."""
    s = look.scale
    title_px, hint_px = sized(28, s, 19), sized(18, s)
    flare = _FLARE * s
    first, last = between[0] + flare, between[1] - flare
    width = min(rect.width() * 0.6, _banner_width(look) - 2 * flare, last - first)
    left = min(max(first, rect.center().x() - width / 2), last - width)
    banner = QRectF(left, rect.top(), width, rect.height() + 12 * s)
    draw_banner(p, banner, s)
    radius = rect.height() * 0.40
    text_left = banner.left() + 26 * s
    if look.avatar is not None:
        middle = QPointF(banner.left() + radius + 12 * s, banner.top() + banner.height() * 0.52)
        draw_avatar(p, look.avatar, QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius))
        text_left += radius * 2
    room = banner.right() - text_left - 12 * s
    height = banner.height()
    title = QRectF(text_left, banner.top() + height * 0.05, room, height * 0.54)
    draw_text(p, title, look.title, TITLE, title_px, "bannerink")
    hint = QRectF(text_left, banner.top() + height * 0.56, room, height * 0.34)
    draw_text(p, hint, look.hint, CAPTION, hint_px, "bannersub")
