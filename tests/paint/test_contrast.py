"""Text needs a contrast of 4.5 to its ground, marks that carry meaning need 3 (WCAG 2.1)."""

import pytest

from saboteur_desktop.paint.contrast import contrast
from saboteur_desktop.paint.palette import Tint, darker, lighter, mix

TEXT: list[tuple[Tint, Tint]] = [
    ("cream", lighter("night1", 0.07)),
    ("cream", lighter("night2", 0.07)),
    ("cream", "night4"),
    ("cream", lighter("#2F4272", 0.22)),
    ("mist", lighter("night1", 0.07)),
    (mix("night1", "cream", 0.55), lighter("night1", 0.07)),
    ("#FFFFFF", lighter("#5A3A22", 0.07)),
    ("gold", lighter("#5A3A22", 0.07)),
    ("gold", lighter("night2", 0.07)),
    ("ink", "gold"),
    ("ink", darker("gold", 0.08)),
    ("ink", darker("teal", 0.08)),
    ("ink", "#FF7A66"),
    ("ink", "cream"),
    ("ink", "sky"),
    ("bannerink", "banner"),
    ("bannersub", "banner"),
    ("#3A1010", "cream"),
    ("cream", mix("#5A379F", "#1B0F36", 0.55)),
    ("#E3D4FF", mix("#5A379F", "#1B0F36", 0.55)),
]
MARKS: list[tuple[Tint, Tint]] = [
    ("#8C97B5", "#39415F"),
    ("lamp", "rock0"),
    ("dimfloor", "dimrock"),
    ("stone", "rock0"),
    ("stonelo", "lamp"),
    ("rail", "lamp"),
    ("tealhi", "#262654"),
    ("coral", "#262654"),
    ("coral", "rock0"),
    ("sky", "night0"),
    ("night0", "gold"),
    ("coral", "night2"),
    ("#7C8DB8", mix("night2", "night0", 0.55)),
]


@pytest.mark.parametrize(("ink", "ground"), TEXT, ids=str)
def test_text_can_be_read_on_its_ground(ink: Tint, ground: Tint) -> None:
    assert contrast(ink, ground) >= 4.5


@pytest.mark.parametrize(("mark", "ground"), MARKS, ids=str)
def test_marks_stand_out_from_their_ground(mark: Tint, ground: Tint) -> None:
    assert contrast(mark, ground) >= 3.0


def test_the_ratio_runs_from_one_to_twenty_one() -> None:
    assert contrast("#777777", "#777777") == pytest.approx(1.0)
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21.0)
    assert contrast("#FFFFFF", "#000000") == pytest.approx(21.0)
