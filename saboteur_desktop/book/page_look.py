"""How the pages of the rulebook look: on the screen in the colours of the night, on paper in ink."""

from typing import Final, NamedTuple

from PySide6.QtGui import QFont

from saboteur_desktop.paint.palette import tokens
from saboteur_desktop.paint.type import BODY, CAPTION, NAME, TITLE, font


class Inks(NamedTuple):
    """The colours of a page, as ``#RRGGBB``."""

    body: str
    chapter: str
    heading: str
    link: str
    quiet: str
    """Captions and what other rules say."""
    rule: str
    """The lines of tables."""
    band: str
    """The ground of what other rules say, and of the headings of tables."""


class PageLook(NamedTuple):
    """Everything the layout of a page hangs on besides its words."""

    inks: Inks
    text: float
    """Size of the text, in pixels of the page."""
    width: float
    """Width of the page, in the same pixels."""
    paged: bool = False
    """Whether it is laid out on sheets of paper, where nothing can be unfolded."""

    @property
    def font(self) -> QFont:
        """The font of the text, from which the document takes the sizes of its headings too."""
        return font(BODY, self.text)

    @property
    def card(self) -> int:
        """Width of the picture of a card."""
        return round(self.text * 4.4) // 4 * 4

    @property
    def cell(self) -> int:
        """Width of a card on a small board."""
        return round(self.text * 3.4) // 4 * 4

    @property
    def fold(self) -> int:
        """Size of the sign before what can be folded; high enough for a fingertip."""
        return max(48, round(self.text * 1.6))


ON_PAPER: Final = Inks("#1B1426", "#7A3A10", "#7A3A10", "#1B4E8A", "#4A4258", "#9A8F7A", "#F4ECDA")


def on_screen() -> Inks:
    """The colours that the screen has now."""
    now = tokens()
    return Inks(now["cream"], now["lamp"], now["lamp"], now["sky"], now["sand"], now["night5"], now["night3"])


def style_sheet(look: PageLook) -> str:
    """The style sheet of a page, in the part of CSS that Qt's documents know.

    Headings have no sizes here: Qt takes them from the document's own font, whatever a style sheet says.
    """
    inks, text = look.inks, look.text
    return (
        f"body {{ font-family: '{BODY.value}'; font-size: {round(text)}px; color: {inks.body}; }}"
        f"h1 {{ font-family: '{TITLE.value}'; font-weight: normal;"
        f" color: {inks.body}; margin-bottom: {round(text * 0.6)}px; }}"
        f"h2 {{ font-family: '{TITLE.value}'; font-weight: normal;"
        f" color: {inks.chapter}; margin-top: {round(text * 1.4)}px; margin-bottom: {round(text * 0.4)}px; }}"
        f"h3 {{ font-family: '{NAME.value}'; font-weight: normal;"
        f" color: {inks.heading}; margin-top: {round(text * 0.9)}px; margin-bottom: {round(text * 0.2)}px; }}"
        f"p {{ margin-top: {round(text * 0.3)}px; margin-bottom: {round(text * 0.35)}px; }}"
        f"a {{ color: {inks.link}; text-decoration: underline; }}"
        f".fold a {{ color: {inks.quiet}; font-family: '{CAPTION.value}'; text-decoration: none; }}"
        f".caption {{ font-family: '{CAPTION.value}'; color: {inks.quiet}; font-size: {round(text * 0.9)}px; }}"
        f".elsewhere {{ background-color: {inks.band}; color: {inks.quiet}; }}"
        f"th {{ font-family: '{NAME.value}'; font-weight: normal; background-color: {inks.band};"
        f" color: {inks.heading}; }}"
        f".label {{ font-family: '{NAME.value}'; color: {inks.heading}; }}"
    )
