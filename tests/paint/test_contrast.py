"""Text needs a contrast of 4.5 to its ground, marks that carry meaning need 3 (WCAG 2.1); strong contrast needs 7."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

import saboteur_desktop
from saboteur_desktop.paint.appearance import Appearance, wear
from saboteur_desktop.paint.contrast import contrast
from saboteur_desktop.paint.palette import TOKENS, Tint, darker, lighter, mix

PACKAGE = Path(saboteur_desktop.__file__).parent
LIFT = 0.07
"""How much lighter than its colour the upper edge of a panel is."""


class Pair(NamedTuple):
    """An ink and the part of its ground that is worst for it."""

    ink: str
    ground: str
    lift: float = 0.0
    """How much lighter than its colour, or with a minus darker, the ground is there."""
    strength: float = 1.0
    """How much of the ink is left where it is faded towards its ground."""
    ground_mix: tuple[str, float] | None = None
    """What lies over the ground, and how much of it."""

    def ratio(self) -> float:
        ground: Tint = self.ground
        if self.ground_mix is not None:
            ground = mix(ground, *self.ground_mix)
        if self.lift:
            ground = lighter(ground, self.lift) if self.lift > 0 else darker(ground, -self.lift)
        return contrast(mix(ground, self.ink, self.strength), ground)


TEXT = [
    # panels, sheets, fields, the top bar and the ledge
    *(Pair(ink, ground, LIFT) for ink in ("cream", "sand", "mist", "lamp") for ground in ("night1", "night2")),
    Pair("cream", "night4"),
    Pair("cream", "#241E40"),
    Pair("cream", "#35294F", 0.10),
    Pair("gold", "night2", LIFT),
    Pair("#FFC4BA", "#3D2F58", 0.16),
    # the seat in turn
    Pair("#FFFFFF", "#5A3A22", LIFT),
    Pair("gold", "#5A3A22", LIFT),
    Pair("sand", "#5A3A22", LIFT),
    # a hunter's panel: its name, where it is, and a warning on it
    *(Pair(ink, "#241B58", LIFT) for ink in ("cream", "sand", "#C9BEF5")),
    Pair("#FFFFFF", "coraldeep"),
    # buttons and choices: the label in the middle, the smaller line below it
    Pair("cream", "#2F4272", 0.22),
    Pair("cream", "#2F4272", strength=0.85),
    *(Pair("ink", ground, -0.08) for ground in ("gold", "teal", "#FF7A66", "cream", "sky")),
    *(Pair("ink", ground, strength=0.85) for ground in ("gold", "cream")),
    # banner, ribbon, bubbles
    Pair("bannerink", "banner"),
    Pair("bannersub", "banner"),
    Pair("bannersub", "cream"),
    Pair("#3A1010", "cream"),
    # what a lesson, a puzzle or the explanation says: its title, and why a try was wrong
    Pair("#6B4226", "cream"),
    Pair("#8E1F1F", "cream"),
    Pair("#0B5F58", "cream"),
    # secrets: the curtain behind a halo, the look at a role, results of saboteurs and of miners
    Pair("cream", "#5A379F", ground_mix=("#1B0F36", 0.55)),
    Pair("#E3D4FF", "#5A379F", ground_mix=("#1B0F36", 0.55)),
    *(Pair(ink, "violetdeep", LIFT) for ink in ("cream", "mist", "lamp")),
    *(Pair(ink, "#3A2366", LIFT) for ink in ("cream", "#D9C2FF", "#E6D6FF", "goldhi")),
    *(Pair(ink, "#253055", LIFT) for ink in ("cream", "mist", "#FFDE8C", "goldhi")),
]
FADED = Pair("cream", "night1", LIFT, strength=0.55)
"""The oldest row of the log, which is not faded in strong contrast."""
MARKS = [
    Pair("lamp", "rock0"),
    Pair("dimfloor", "dimrock"),
    Pair("stone", "rock0"),
    Pair("stonelo", "lamp"),
    Pair("rail", "lamp"),
    Pair("tealhi", "#262654"),
    Pair("coral", "#262654"),
    Pair("coral", "rock0"),
    Pair("sky", "night0"),
    Pair("night0", "gold"),
    Pair("coral", "night2"),
    Pair("#7C8DB8", "night2", ground_mix=("night0", 0.55)),
    Pair("#7C8DB8", "night1"),
    Pair("tealhi", "tealdeep"),
    Pair("gold", "night1"),
]
DISABLED = Pair("#8C97B5", "#39415F")


@pytest.fixture
def bold() -> Iterator[None]:
    wear(Appearance(high_contrast=True))
    yield
    wear(Appearance())


@pytest.mark.parametrize("pair", [*TEXT, FADED], ids=str)
def test_text_can_be_read_on_its_ground(pair: Pair) -> None:
    assert pair.ratio() >= 4.5


@pytest.mark.parametrize("pair", [*MARKS, DISABLED], ids=str)
def test_marks_stand_out_from_their_ground(pair: Pair) -> None:
    assert pair.ratio() >= 3.0


@pytest.mark.parametrize("pair", TEXT, ids=str)
def test_in_strong_contrast_text_is_no_weaker_and_on_dark_panels_far_stronger(bold: None, pair: Pair) -> None:
    on_panel = (
        pair.ground in TOKENS and pair.ground.startswith("night") and pair.ink in ("cream", "sand", "mist", "lamp")
    )
    assert pair.ratio() >= (7.0 if on_panel else 4.5)


@pytest.mark.parametrize("pair", MARKS, ids=str)
def test_in_strong_contrast_marks_stand_out_too(bold: None, pair: Pair) -> None:
    assert pair.ratio() >= 3.0


@pytest.mark.parametrize("rim", ["night5", "parch"])
@pytest.mark.parametrize("ground", ["night0", "night1", "night2", "#253055", "#3A2366"])
def test_in_strong_contrast_rims_are_bright(bold: None, rim: str, ground: str) -> None:
    assert contrast(rim, ground) >= 7.0


@pytest.mark.parametrize(("floor", "rock"), [("lamp", "rock0"), ("dimfloor", "dimrock")])
def test_in_strong_contrast_tunnels_stand_out_more(floor: str, rock: str) -> None:
    before = contrast(floor, rock)
    wear(Appearance(high_contrast=True))
    after = contrast(floor, rock)
    wear(Appearance())
    assert after > before * 1.2


def test_the_ratio_runs_from_one_to_twenty_one() -> None:
    assert contrast("#777777", "#777777") == pytest.approx(1.0)
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21.0)
    assert contrast("#FFFFFF", "#000000") == pytest.approx(21.0)


TINT_AT = {"draw_text": 5, "draw_paragraph": 5, "draw_haloed": 5, "TextLine": 3, "Paragraph": 3}
"""Which argument of those that set text is its tint."""


def inks() -> Iterator[tuple[str, str]]:
    """Every tint that text is set in anywhere in the program, with the file."""
    for file in PACKAGE.rglob("*.py"):
        for call in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Name) or call.func.id not in TINT_AT:
                continue
            at = TINT_AT[call.func.id]
            named = [keyword.value for keyword in call.keywords if keyword.arg == "tint"]
            for tint in [*call.args[at : at + 1], *named]:
                yield from (
                    (part.value, file.name)
                    for part in ast.walk(tint)
                    if isinstance(part, ast.Constant) and isinstance(part.value, str)
                )


def test_every_ink_of_the_program_is_tested_here() -> None:
    found = dict(inks())
    assert len(found) > 8
    known = {pair.ink for pair in TEXT}
    assert {ink: file for ink, file in found.items() if ink not in known} == {}
