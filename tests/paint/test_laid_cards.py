from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from saboteur_desktop.paint.laid_cards import draw_cracks, draw_laid_shadow, draw_lit_glow
from saboteur_desktop.paint.round_pips import Pip, draw_round_pip
from tests.paint.canvas import picture, pixels

CARDS = [QRectF(30, 30, 40, 50), QRectF(70, 30, 40, 50)]


def test_joined_cards_throw_one_shadow(qtbot: QtBot) -> None:
    joined, single = (
        picture(140, 120, lambda p, cards=cards: draw_laid_shadow(p, cards, 1))  # type: ignore[misc]
        for cards in (CARDS, [QRectF(30, 30, 80, 50)])
    )
    rows = [abs(joined.pixelColor(x, 60).alpha() - single.pixelColor(x, 60).alpha()) for x in range(140)]
    assert max(rows) <= 3


def test_lit_cards_throw_warm_light_around_them(qtbot: QtBot) -> None:
    light = picture(140, 120, lambda p: draw_lit_glow(p, CARDS, 0.5))
    beside = light.pixelColor(26, 55)
    assert beside.alpha() > 0
    assert beside.red() > beside.blue()


def test_cracks_keep_to_their_card(qtbot: QtBot) -> None:
    cracked = picture(80, 100, lambda p: draw_cracks(p, QRectF(10, 10, 60, 75)))
    outside = [cracked.pixelColor(x, y) for x in range(80) for y in range(100) if not (10 <= x < 70 and 10 <= y < 85)]
    assert set(map(QColor.alpha, outside)) == {0}
    assert cracked.pixelColor(40, 47).alpha() > 200


def test_pips_tell_past_present_and_future_rounds_apart(qtbot: QtBot) -> None:
    kinds: tuple[Pip, ...] = ("miners", "saboteurs", "now", "to-come")
    pips = {pixels(picture(40, 40, lambda p, k=kind: draw_round_pip(p, QRectF(4, 4, 32, 32), k, 3))) for kind in kinds}  # type: ignore[misc]
    assert len(pips) == 4
