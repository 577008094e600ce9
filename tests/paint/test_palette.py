from PySide6.QtGui import QColor

from saboteur_desktop.paint.figures import GNOMES
from saboteur_desktop.paint.palette import SEATS, STOCKS, TOKENS, color, mix


def test_every_token_is_a_color() -> None:
    assert [name for name, text in TOKENS.items() if not QColor(text).isValid()] == []


def test_a_token_and_its_text_are_the_same_color() -> None:
    assert color("gold") == color("#FFC53A") == QColor("#FFC53A")


def test_opacity_multiplies() -> None:
    assert abs(color(color("gold", 0.5), 0.5).alphaF() - 0.25) < 0.01


def test_asking_for_a_color_leaves_the_given_one_alone() -> None:
    given = QColor("#FFC53A")
    color(given, 0.5)
    assert given.alpha() == 255


def test_a_mix_runs_from_the_first_to_the_second() -> None:
    assert mix("gold", "teal", 0.0) == color("gold")
    assert mix("gold", "teal", 1.0) == color("teal")


def test_every_gnome_has_a_seat_color_of_its_own() -> None:
    assert len(set(SEATS)) == len(SEATS) == len(GNOMES)


def test_card_stocks_are_lighter_in_the_middle_of_their_window() -> None:
    dull = [name for name, stock in STOCKS.items() if color(stock.light).lightness() <= color(stock.dark).lightness()]
    assert dull == []
