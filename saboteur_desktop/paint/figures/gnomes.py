"""Twelve gnomes with round noses. Hat and hair tell who is who; colour only helps."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from PySide6.QtGui import QPainter

from saboteur_desktop.paint.figures import hair, hats
from saboteur_desktop.paint.figures.hair import Hair
from saboteur_desktop.paint.palette import SEATS, Tint, color, darker, mix
from saboteur_desktop.paint.paper import sheet
from saboteur_desktop.paint.paths import curve, ellipse, polyline, quad_loop
from saboteur_desktop.paint.strokes import fill, line

_DEPTH = 2.5


def _eyes(p: QPainter, brow: Tint) -> None:
    for side in (-1, 1):
        fill(p, ellipse(side * 10.5, 1.5, 3.4, 4.2), "ink")
        fill(p, ellipse(side * 10.5 - 1.1, 0, 1.2), "#FFFFFF")
        line(p, curve([(side * 6, -7.5), (side * 10.5, -9.5), (side * 15, -7.5)]), color(darker(brow, 0.25)), 2.6)


def _glasses(p: QPainter, brow: Tint) -> None:
    frame = "#8A5A9A"
    for side in (-1, 1):
        fill(p, ellipse(side * 11, 3, 2.8, 3.4), "ink")
        line(p, ellipse(side * 11, 3, 9), frame, 2.4)
    line(p, polyline([(-2, 3), (2, 3)]), frame, 2.4)


def _smile(p: QPainter) -> None:
    line(p, curve([(-8, 23), (0, 27), (8, 23)]), "#9C3B3B", 2.6)


def _laugh(p: QPainter) -> None:
    fill(p, quad_loop((-7, 24), (0, 24), (7, 24), (5, 32), (0, 32), (-5, 32), (-7, 24)), "#8A2E3A")


@dataclass(frozen=True, slots=True)
class Gnome:
    """What makes up one gnome, from the back to the front."""

    hat: hats.Hat
    skin: str
    hair: str
    behind: Hair | None = None
    beard: tuple[Hair, ...] = ()
    eyes: Callable[[QPainter, Tint], None] = _eyes
    mouth: Callable[[QPainter], None] = _smile


GNOMES: Final = (
    Gnome(hats.pointed_hat, "#F6C9A0", "#FFF6E6", None, (hair.long_beard, hair.moustache), mouth=_laugh),
    Gnome(hats.lamp_helmet, "#E9AE7D", "#B5532A", None, (hair.broad_beard, hair.moustache), mouth=_laugh),
    Gnome(hats.crown, "#C98758", "#3B2A2A", None, (hair.box_beard, hair.moustache), mouth=_laugh),
    Gnome(hats.bobble_hat, "#F8D3B4", "#F2D27A", hair.pigtails),
    Gnome(hats.top_hat, "#DDA070", "#6A4B8A", None, (hair.handlebar,)),
    Gnome(hats.horned_helm, "#F1BE93", "#D9762B", None, (hair.braided_beard, hair.moustache), mouth=_laugh),
    Gnome(hats.headscarf, "#8F5B3C", "#2B2230"),
    Gnome(hats.goggles_cap, "#F6C9A0", "#EFEFF5", hair.white_curls, eyes=_glasses),
    Gnome(hats.propeller_cap, "#B97A4E", "#7A4A2A", None, (hair.forked_beard, hair.moustache), mouth=_laugh),
    Gnome(hats.straw_hat, "#F3C7A6", "#FBE3A2", hair.long_hair),
    Gnome(hats.jester_cap, "#E2A677", "#513A63", None, (hair.goatee,)),
    Gnome(hats.beret, "#F7D0AE", "#9E3B32", hair.red_curls),
)
"""In the order of the seat colours (`palette.SEATS`)."""


def draw_gnome(p: QPainter, index: int, hat_tint: Tint | None = None, coat: Tint | None = None) -> None:
    """Head and shoulders of a seat's gnome in the 100 x 100 box around the origin; the hat sticks out on top."""
    gnome = GNOMES[index]
    tint = hat_tint or SEATS[index]
    shoulders = quad_loop((-42, 62), (-40, 34), (-18, 30), (0, 28), (18, 30), (40, 34), (42, 62))
    sheet(p, shoulders, coat or darker(mix(tint, "#2A2F55", 0.45), 0.1), _DEPTH)
    if gnome.behind:
        gnome.behind(p, gnome.hair)
    if gnome.hat is hats.headscarf:
        hair.scarf_tail(p, tint)
    _head(p, gnome.skin)
    gnome.eyes(p, gnome.hair)
    gnome.mouth(p)
    for part in gnome.beard:
        part(p, gnome.hair)
    draw_nose(p, gnome.skin)
    if gnome.hat is hats.headscarf:
        hair.scarf_knot(p, tint)
    gnome.hat(p, tint)


def draw_miner(p: QPainter) -> None:
    """The gold miner of the role card: lamp helmet and red beard."""
    draw_gnome(p, 1, hat_tint="#2E9E93", coat="#B5453A")


def draw_nose(p: QPainter, skin: Tint) -> None:
    """A round nose."""
    sheet(p, ellipse(0, 11, 8, 7.04), mix(skin, "#F0795A", 0.32), 1.6, shade=0.2)


def _head(p: QPainter, skin: Tint) -> None:
    for side in (-1, 1):
        sheet(p, ellipse(side * 29, 6, 7, 8), darker(skin, 0.06), 1.5)
    sheet(p, ellipse(0, 6, 29, 29), skin, _DEPTH, shade=0.10)
    for side in (-1, 1):
        fill(p, ellipse(side * 17, 14, 6.5, 4.5), color("#F2705A", 0.38))
