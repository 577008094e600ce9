"""The pages after a round fit, in every language and window."""

import re
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QSize, QTranslator
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication

from saboteur_desktop.games.saboteur.ui.final_standing import FinalStanding
from saboteur_desktop.games.saboteur.ui.gold_sharing import GoldSharing
from saboteur_desktop.games.saboteur.ui.result_page import ResultPage
from saboteur_desktop.games.saboteur.ui.round_summary import RoundSummary
from saboteur_desktop.paint import type as lettering
from tests.games.saboteur.ui.ended import (
    SMALLEST,
    Show,
    decided,
    finished,
    sharing,
    view_of,
)
from tests.games.saboteur.ui.played import looks

WINDOWS = (
    (3, SMALLEST),
    (6, SMALLEST),
    (7, SMALLEST),
    (10, SMALLEST),
    (5, QSize(1920, 1080)),
    (6, QSize(1280, 1024)),
    (10, QSize(2560, 1080)),
    (10, QSize(3840, 2160)),
)


class Stretched(QTranslator):
    """Speaks like a language whose texts are that many times as long, in its letters."""

    def __init__(self, letters: str, share: float) -> None:
        super().__init__()
        self._letters, self._share = letters, share

    def isEmpty(self) -> bool:
        return False

    def translate(self, context: str, text: str, disambiguation: str | None = None, n: int = -1) -> str:
        if context not in ("Results", "Role", "Reason"):
            return text
        pieces = re.split(r"(\{\w+\}|%n)", text.replace("(s)", "s"))
        return "".join(piece if piece[:1] in ("{", "%") else self._spoken(piece) for piece in pieces)

    def _spoken(self, piece: str) -> str:
        wanted = round(len(piece) * self._share)
        return (self._letters * (wanted // len(self._letters) + 1))[:wanted]


LANGUAGES = {"en": None, "ja": ("金鉱掘りの勝ちです。", 0.62), "ru": ("золотоискатели победили ", 1.45)}


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    spoken = LANGUAGES[request.param]
    translator = Stretched(*spoken) if spoken else None
    if translator:
        QCoreApplication.installTranslator(translator)
    yield request.param
    if translator:
        QCoreApplication.removeTranslator(translator)


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, str, int]]:
    """Every line that is drawn: as it was meant, as it is shown, and its size."""
    lines: list[tuple[str, str, int]] = []
    honest = lettering.fitted

    def fitted(
        text: str, role: lettering.Role, px: float, width: float, floor: float | None = None
    ) -> tuple[QFont, str]:
        made, seen = honest(text, role, px, width, floor)
        lines.append((text, seen, made.pixelSize()))
        return made, seen

    monkeypatch.setattr(lettering, "fitted", fitted)
    return lines


def every_page(seats: int) -> Iterator[ResultPage]:
    for winner in ("miners", "saboteurs"):
        summary = RoundSummary()
        summary.show_view(view_of(decided(seats, winner)), looks(seats), reduced_motion=True)
        yield summary
    for chooses in (True, False):
        gold = GoldSharing()
        state = sharing(seats)
        gold.show_view(view_of(state, state.table.to_move if chooses else None), looks(seats))
        yield gold
    standing = FinalStanding()
    standing.show_view(view_of(finished(seats)), looks(seats))
    yield standing


@pytest.mark.parametrize(("seats", "size"), WINDOWS, ids=lambda value: str(getattr(value, "toTuple", lambda: value)()))
def test_no_text_is_cut_off_or_too_small_to_read(shown: Show, language: str, drawn, seats: int, size: QSize) -> None:
    for page in every_page(seats):
        shown(page, size)
        page.grab()
        for button in page.buttons:
            if button.isVisible():
                assert page.rect().contains(button.paper)
                assert min(button.paper.width(), button.paper.height()) >= 48
        page.hide()
    assert len(drawn) > 40
    assert [line for line in drawn if line[0] != line[1]] == []
    assert [line for line in drawn if line[2] < 11] == []


def test_a_switch_of_language_changes_what_is_said_at_once(shown: Show, qapp: QApplication) -> None:
    page = RoundSummary()
    page.show_view(view_of(decided(3, "miners")), looks(3), reduced_motion=True)
    shown(page)
    translator = Stretched("語", 0.5)
    QCoreApplication.installTranslator(translator)
    try:
        QApplication.processEvents()
        assert set(page.next_button.text()) == {"語"}
        assert set(page.ribbon.accessibleName()) == {"語"}
        assert set(page.columns[0].look.role_name) == {"語"}
        assert [column.turned for column in page.columns] == [1.0] * 3
    finally:
        QCoreApplication.removeTranslator(translator)


def test_a_page_that_changes_while_it_is_hidden_paints_nothing_of_what_is_gone(shown: Show) -> None:
    page = RoundSummary()
    page.show_view(view_of(decided(3, "miners")), looks(3))
    shown(page)
    page.lay_out()  # all columns wait to be painted
    page.hide()
    gone = page.columns[0]
    page.show_view(view_of(decided(4, "miners")), looks(4))
    page.queue.finish()
    assert gone not in page.columns
    shown(page)
    assert [column.is_painted for column in page.columns] == [True] * 4
