"""The sounds of cards in the hand: paper, light wood and parchment."""

from synthesis.airs import band, crackle, dulled, hiss
from synthesis.bodies import SOLID_WOOD, WOOD, struck
from synthesis.curves import fall, hump, sweep
from synthesis.waveform import Part, Waveform, mixed, shaped


def card() -> Waveform:
    """A card is picked up: a flick upwards."""
    flick = shaped(band(hiss(0.09, "card"), sweep(1500, 3600), 0.9), hump(0.3))
    return mixed([Part(flick), Part(struck(1250, WOOD, 0.05), 0.02, 0.18)])


def set_down() -> Waveform:
    """A card lies down: a lower flick, and its edge on the table."""
    flick = shaped(band(hiss(0.08, "set down"), sweep(2200, 900), 0.9), hump(0.35))
    return mixed([Part(flick, 0.0, 0.8), Part(struck(210, SOLID_WOOD, 0.11), 0.045, 0.5)])


def snap() -> Waveform:
    """A card has found a place: a small wooden click."""
    grain = shaped(band(hiss(0.012, "snap"), sweep(2600, 2000), 1.2), fall(0.05))
    return mixed([Part(struck(880, WOOD, 0.12), 0.0, 0.8), Part(grain, 0.0, 0.5)])


def turn() -> Waveform:
    """A half turn: the swish of paper, as long as the turn is seen."""
    swish = shaped(band(hiss(0.16, "turn"), sweep(1100, 3400, 1500), 0.7), hump(0.45))
    fibres = shaped(band(crackle(0.16, "turn fibres", sweep(120, 400)), sweep(3200, 2600), 0.8), hump(0.6))
    return mixed([Part(swish), Part(fibres, 0.0, 1.2)])


def discard() -> Waveform:
    """A card slides across the table and stops."""
    slide = shaped(band(hiss(0.22, "discard"), sweep(1300, 2400, 1900), 0.8), hump(0.7))
    return mixed([Part(slide), Part(struck(250, SOLID_WOOD, 0.12), 0.19, 0.45)])


def draw() -> Waveform:
    """A card slides off a pile."""
    slide = shaped(band(hiss(0.13, "draw"), sweep(1500, 2900), 0.8), hump(0.6))
    return mixed([Part(slide), Part(struck(620, WOOD, 0.06), 0.1, 0.16)])


def peek() -> Waveform:
    """Parchment is unrolled."""
    sheet = shaped(band(hiss(0.42, "peek"), sweep(900, 2100, 1500, 2600), 0.8), hump(0.55))
    stiff = band(crackle(0.42, "peek fibres", sweep(60, 260, 120)), sweep(1700, 2600), 0.7)
    return mixed([Part(sheet), Part(shaped(stiff, hump(0.5, 0.6)), 0.0, 2.6)])


def refuse() -> Waveform:
    """It does not go: two muffled knocks on wood, the second lower."""
    first, second = (dulled(struck(pitch, SOLID_WOOD, 0.18), 700) for pitch in (262, 220))
    return mixed([Part(first), Part(second, 0.115, 0.85)])


def curtain_close() -> Waveform:
    """Heavy cloth falls."""
    cloth = shaped(band(hiss(0.36, "curtain close"), sweep(1500, 900, 320), 0.8), hump(0.45))
    return mixed([Part(cloth), Part(dulled(struck(110, SOLID_WOOD, 0.25), 500), 0.27, 0.5)])


def curtain_open() -> Waveform:
    """Heavy cloth is drawn aside."""
    return shaped(band(hiss(0.44, "curtain open"), sweep(320, 800, 1600), 0.8), hump(0.5))
