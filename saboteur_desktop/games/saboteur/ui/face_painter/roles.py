"""Role cards: a portrait in a scene that says what the role is after."""

from collections.abc import Callable

from PySide6.QtGui import QPainter

from saboteur_desktop.paint.card_frames import Backdrop, arch_window, badge, frame, rays, rings
from saboteur_desktop.paint.card_space import CX
from saboteur_desktop.paint.figures import draw_gnome, draw_miner, draw_saboteur
from saboteur_desktop.paint.marks import drop, leaf
from saboteur_desktop.paint.minerals import crystal, gold_heap, nugget, sparkle
from saboteur_desktop.paint.palette import DOORS, Stock, Tint
from saboteur_desktop.paint.paper import sheet
from saboteur_desktop.paint.paths import ellipse, ground
from saboteur_desktop.paint.placing import box, clipped, placed
from saboteur_desktop.paint.props import bomb, magnifier
from saboteur_desktop.paint.tools import pickaxe

_BACK_HILL = ((-10.0, 214.0), (50.0, 196.0), (120.0, 208.0), (190.0, 192.0), (250.0, 206.0))
_FRONT_HILL = ((-10.0, 262.0), (60.0, 246.0), (120.0, 256.0), (180.0, 244.0), (250.0, 258.0))
_DRESS = "#8B4A2A"


def paint_miner(p: QPainter) -> None:
    """Gold miner: lamp helmet, pickaxe, gold at his feet, sun."""
    stock = Stock("#B5741C", "#FFE9A0", "#C9731E")
    _scene(p, stock, rays, "goldhi", ("#B5602C", "#7E3F22"), draw_miner, _pickaxe_behind)
    for x, y, radius in ((64, 252, 17), (92, 262, 13), (150, 258, 18), (178, 250, 14), (120, 266, 14)):
        nugget(p, x, y, radius, x, 3)
    sparkle(p, 66, 234, 13)
    sparkle(p, 172, 236, 11)


def paint_saboteur(p: QPainter) -> None:
    """Saboteur: hood, mask, grin, bomb, moon."""
    window = frame(p, Stock("#3A2366", "#8E66D8", "#170B34"), arch_window(), rings, "#C9A8FF")
    with clipped(p, window):
        sheet(p, ellipse(168, 78, 26).subtracted(ellipse(178, 70, 23)), "#FFE9A8", 3)
        sheet(p, ground([(-10, 222), (50, 204), (120, 218), (190, 198), (250, 214)]), "#2E1A58", 4)
        with placed(p, CX, 170, 1.42):
            draw_saboteur(p)
    with box(p, 182, 232, 84):
        bomb(p)


def paint_team_miner(p: QPainter, team: str) -> None:
    """A gold miner of a team: helmet in its colour, and its sign."""
    base, light = DOORS[team]
    sign = leaf if team == "green" else drop
    stock = Stock("#2F5A24", "#E4F6B8", base) if team == "green" else Stock("#1D4686", "#DCEEFF", base)

    def portrait(p: QPainter) -> None:
        draw_gnome(p, 1, hat_tint=base, coat=_DRESS)

    _scene(p, stock, rays, light, ("#8A5A34", "#5E3A26"), portrait, _pickaxe_behind)
    badge(p, sign, light)


def paint_boss(p: QPainter) -> None:
    """Boss: a crown, and the signs of both teams."""

    def portrait(p: QPainter) -> None:
        draw_gnome(p, 2, coat="#7A2E4E")

    _scene(p, Stock("#7A2E4E", "#FFDDC2", "#A0405A"), rays, "goldhi", ("#8A3E4A", "#5A2438"), portrait)
    badge(p, leaf, DOORS["green"][1])
    badge(p, drop, DOORS["blue"][1], x=196)


def paint_profiteer(p: QPainter) -> None:
    """Profiteer: top hat and moustache behind a heap of gold."""

    def portrait(p: QPainter) -> None:
        draw_gnome(p, 4, hat_tint="#3F4A6E", coat="#2A3150")

    _scene(p, Stock("#2E3C5E", "#C8D6F0", "#3A4A74"), rings, "steel", ("#3A4468", "#262E4C"), portrait)
    gold_heap(p, CX, 252, 62, 20, 15)
    sparkle(p, 84, 236, 12)


def paint_geologist(p: QPainter) -> None:
    """Geologist: goggles, crystals and a magnifying glass."""

    def portrait(p: QPainter) -> None:
        draw_gnome(p, 7, hat_tint="#4E8C9A", coat="#2F6070")

    _scene(p, Stock("#1F6070", "#D2F6FA", "#2A8296"), rings, "#9EF2FF", ("#35707E", "#1E4A58"), portrait)
    crystal(p, 66, 240, 30, 3)
    crystal(p, 122, 258, 20, 3)
    with box(p, 178, 226, 78):
        magnifier(p)


def paint_selfish(p: QPainter) -> None:
    """Selfish miner: horned helm over a wall of his own gold."""

    def portrait(p: QPainter) -> None:
        draw_gnome(p, 5, hat_tint="#B0413A", coat="#6A2A2E")

    _scene(p, Stock("#6E4A14", "#FFF0B0", "#B57A1E"), rings, "gold", ("#9A6A2A", "#6A4018"), portrait)
    gold_heap(p, 82, 254, 46, 14, 21)
    gold_heap(p, 162, 254, 46, 14, 33)
    nugget(p, CX, 258, 26, 9, 3)


def _pickaxe_behind(p: QPainter) -> None:
    with box(p, 174, 128, 128, 4):
        pickaxe(p)


def _scene(
    p: QPainter,
    stock: Stock,
    backdrop: Backdrop,
    rim: Tint,
    hills: tuple[Tint, Tint],
    portrait: Callable[[QPainter], None],
    behind: Callable[[QPainter], None] | None = None,
) -> None:
    """A gnome between two hills."""
    window = frame(p, stock, arch_window(), backdrop, rim)
    back, front = hills
    with clipped(p, window):
        sheet(p, ground(_BACK_HILL), back, 4)
        if behind:
            behind(p)
        with placed(p, CX - 6, 168, 1.42):
            portrait(p)
        sheet(p, ground(_FRONT_HILL), front, 5)
