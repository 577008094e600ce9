"""Contrast of two colours by WCAG 2.1."""

from saboteur_desktop.paint.palette import Tint, color


def luminance(tint: Tint) -> float:
    """Relative luminance, 0 (black) to 1 (white)."""
    made = color(tint)
    red, green, blue = (_linear(value) for value in (made.redF(), made.greenF(), made.blueF()))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(a: Tint, b: Tint) -> float:
    """Contrast ratio, 1 to 21. Text needs 4.5, large text and marks need 3."""
    dark, light = sorted((luminance(a), luminance(b)))
    return (light + 0.05) / (dark + 0.05)


def _linear(value: float) -> float:
    return value / 12.92 if value <= 0.04045 else float(((value + 0.055) / 1.055) ** 2.4)
