"""The stock of framed cards: paper with a window cut into it, corner badges, and the back."""

import math
import random
from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from saboteur_desktop.paint.card_space import CORNER, CX, CY, H, W, card_outline
from saboteur_desktop.paint.grain import grain
from saboteur_desktop.paint.palette import Stock, Tint, color, darker, lighter, mix
from saboteur_desktop.paint.paper import sheet
from saboteur_desktop.paint.paths import around, ellipse, polar, polygon, rounded, spun
from saboteur_desktop.paint.placing import box, clipped
from saboteur_desktop.paint.strokes import fill, line, linear, radial, soft
from saboteur_desktop.paint.wobble import wobble

Backdrop = Callable[[QPainter, Stock], None]


def arch_window() -> QPainterPath:
    """The window of helpful cards."""
    path = QPainterPath(QPointF(22, 278))
    path.lineTo(22, 110)
    path.cubicTo(22, 4, 218, 4, 218, 110)
    path.lineTo(218, 278)
    path.closeSubpath()
    return path


def square_window() -> QPainterPath:
    """The window of harmful and neutral cards."""
    return rounded(20, 20, W - 40, H - 40, 18)


def rays(p: QPainter, stock: Stock) -> None:
    """Light from the middle."""
    white = "#FFFFFF"
    centre_y = CY - 4
    light = radial(CX, centre_y, 190, (0, color(white, 0.30)), (0.9, color(white, 0.04)), (1, color(white, 0)))
    for i in range(14):
        start = math.radians(i * 360 / 14)
        end = start + math.radians(12.8)
        fill(p, polygon([(CX, centre_y), polar(CX, centre_y, 300, start), polar(CX, centre_y, 300, end)]), light)


def rings(p: QPainter, stock: Stock) -> None:
    """Three sheets cut one into the other."""
    for i, radius in enumerate((132, 106, 80)):
        disc = wobble(ellipse(CX, CY, radius), 3, 30, 1 + i)
        sheet(p, disc, mix(stock.dark, stock.light, 0.28 + 0.28 * i), 4)


def burst(seed: int) -> Backdrop:
    """A jagged star of two sheets: something breaks."""

    def draw(p: QPainter, stock: Stock) -> None:
        rng = random.Random(seed)
        points = []
        for i in range(22):
            angle = i * 6.283 / 22
            radius = (128 if i % 2 else 78) * (0.9 + 0.3 * rng.random())
            points.append((CX + math.cos(angle) * radius, CY - 2 + math.sin(angle) * radius * 1.12))
        star = polygon(points)
        sheet(p, star, mix(stock.light, stock.frame, 0.30), 5)
        sheet(p, spun(star, 9, CX, CY, 0.80, 0.80), "#FFD3B0", 4, shade=0.08)

    return draw


def frame(p: QPainter, stock: Stock, window: QPainterPath, backdrop: Backdrop, rim: Tint = "parch") -> QPainterPath:
    """A framed card; returns the inner window, to clip a scene that stands in it."""
    plain_stock(p, stock.frame, 0.14, 0.22, 0.9)
    edge = linear(0, 0, W, H, (0, color(rim, 0.95)), (1, color(rim, 0.45)))
    line(p, rounded(5, 5, W - 10, H - 10, CORNER - 4), edge, 2.4)
    inner = spun(window, 0, CX, CY, 0.93, 0.945)
    with clipped(p, window):
        _window_layers(p, stock, window, inner, backdrop)
    with clipped(p, window):
        card = _card_without(window)
        soft(p, card.translated(2, 4), 7, "#05030C", 0.5, 7)
    line(p, window, linear(0, 0, W, H, (0, color(rim, 0.9)), (1, color(rim, 0.35))), 1.8)
    return inner


def plain_stock(p: QPainter, tint: Tint, light: float, dark: float, tooth: float) -> None:
    """The whole card as one lit sheet."""
    fill(p, card_outline(), linear(0, 0, W * 0.6, H, (0, lighter(tint, light)), (1, darker(tint, dark))))
    grain(p, card_outline(), tooth)


def plain_back(p: QPainter, base: Tint, pattern: Tint) -> None:
    """The back of a card: lozenges, a rim, and a disc in the middle for the sign of what lies face down."""
    plain_stock(p, base, 0.12, 0.3, 0.0)
    with clipped(p, card_outline()):
        for row in range(7):
            for column in range(6):
                x, y = column * 48 + (24 if row % 2 else 0), row * 50
                line(p, polygon([(x, y - 22), (x + 20, y), (x, y + 22), (x - 20, y)]), color(pattern, 0.35), 2)
    grain(p, card_outline(), 0.8)
    line(p, rounded(7, 7, W - 14, H - 14, CORNER - 5), color("parch", 0.85), 3)
    sheet(p, ellipse(CX, CY, 74), darker(base, 0.35), 5)
    line(p, ellipse(CX, CY, 68), color("gold", 0.9), 3)


def badge(p: QPainter, drawing: Callable[[QPainter], None], ring: Tint, x: float = 44.0, y: float = 256.0) -> None:
    """A round mark in a corner that says the card's kind without colour."""
    radius = 27
    sheet(p, ellipse(x, y, radius), "night1", 4)
    line(p, ellipse(x, y, radius - 2), ring, 3)
    with box(p, x, y, radius * 1.25):
        drawing(p)


def _window_layers(p: QPainter, stock: Stock, window: QPainterPath, inner: QPainterPath, backdrop: Backdrop) -> None:
    """The lit back of the window, and the step between frame and window with its shade."""
    fill(p, window, mix(stock.frame, stock.dark, 0.55))
    step = around(QRectF(-80, -80, W + 160, H + 160), inner)
    with clipped(p, inner):
        middle = mix(stock.light, stock.dark, 0.55)
        fill(p, inner, radial(CX, CY - 10, 190, (0, stock.light), (0.55, middle), (1, stock.dark)))
        backdrop(p, stock)
        soft(p, step.translated(3, 6), 11, "#05030C", 0.55, 9)
        grain(p, inner, 0.5)
    fill(p, step, mix(stock.frame, stock.dark, 0.25))
    line(p, inner, color(lighter(stock.light, 0.4), 0.7), 1.5)


def _card_without(window: QPainterPath) -> QPainterPath:
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.OddEvenFill)
    path.addPath(card_outline())
    path.addPath(window)
    return path
