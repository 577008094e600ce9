"""Choices side by side: where they are pressed together, the room around the words goes before the words shrink."""

from pytestqt.qtbot import QtBot

from saboteur_desktop.paint.type import NAME, text_width
from saboteur_desktop.ui.widgets.segments import Segment, Segments
from tests.paint.canvas import load_fonts

LABELS = ("Youngest", "At random", "Chosen")


def pressed(qtbot: QtBot, share: float) -> Segments:
    """Choices where that share of the width is left that they want."""
    load_fonts()
    row = Segments(None, LABELS, LABELS[0], px=20)
    qtbot.addWidget(row)
    row.set_labels(LABELS)
    row.resize(round(row.sizeHint().width() * share), row.sizeHint().height())
    row.show()
    return row


def test_words_keep_their_size_in_three_quarters_of_the_width(qtbot: QtBot) -> None:
    row = pressed(qtbot, 0.75)
    for segment in row.findChildren(Segment):
        assert segment.text_room() >= text_width(segment.text(), NAME, segment.px())


def test_choices_never_reach_beyond_their_row(qtbot: QtBot) -> None:
    for share in (1.0, 0.75, 0.4):
        row = pressed(qtbot, share)
        ends = [segment.geometry().right() for segment in row.findChildren(Segment)]
        assert ends == sorted(ends)
        assert ends[-1] <= row.width()
