"""The sounds of the haunted house: dice, ghosts, spirits, locks."""

from random import Random

from synthesis.airs import band, dulled, hiss
from synthesis.bodies import BELL, IRON, SOLID_WOOD, STONE, WOOD, struck
from synthesis.curves import fall, hump, sweep
from synthesis.waveform import Part, Waveform, mixed, shaped
from synthesis.winds import bassoon, blown


def dice() -> Waveform:
    """A die runs over a tray of wood, ever slower, and lies."""
    chance = Random("dice")
    at, knocks = 0.0, []
    for number in range(7):
        loud = 0.9 - 0.09 * number
        knocks.append(Part(struck(chance.uniform(620, 900), WOOD, 0.14), at, loud))
        knocks.append(Part(struck(chance.uniform(210, 260), SOLID_WOOD, 0.16), at + 0.004, 0.5 * loud))
        at += 0.055 + 0.016 * number
    return mixed(knocks)


def ghost() -> Waveform:
    """A small wind that goes up and down again, as one says whoo to be funny."""
    breath = shaped(band(hiss(0.85, "ghost"), sweep(420, 780, 520), 0.10), hump(0.4))
    second = shaped(band(hiss(0.85, "ghost second"), sweep(630, 1170, 780), 0.07), hump(0.45))
    return mixed([Part(breath, 0.0, 1.0), Part(second, 0.03, 0.45)])


def haunting() -> Waveform:
    """Something heavy comes down, and two low notes that do not go together stay in the room."""
    thump = dulled(mixed([Part(struck(62, STONE, 0.5)), Part(struck(94, SOLID_WOOD, 0.4), 0.0, 0.6)]), 400)
    rumble = shaped(dulled(hiss(1.3, "haunting"), 150), hump(0.25))
    growl = [Part(blown(pitch, 1.25, bassoon, 0.12, -1.5), 0.06, 0.55) for pitch in (82.4, 87.3, 123.5)]
    howl = shaped(band(hiss(1.3, "howl"), sweep(900, 380, 240), 0.12), hump(0.3))
    return mixed([Part(thump, 0.0, 3.0), Part(rumble, 0.0, 2.0), Part(howl, 0.05, 0.6), *growl])


def banish() -> Waveform:
    """The wind goes up and away, and a bell says that all is well."""
    wind = shaped(band(hiss(0.7, "banish"), sweep(300, 700, 2200), 0.16), hump(0.55))
    bells = [Part(struck(pitch, BELL, 0.8), at, 0.5) for pitch, at in ((523.25, 0.42), (783.99, 0.56))]
    return mixed([Part(wind, 0.0, 0.9), *bells])


def lock() -> Waveform:
    """A bolt slides, and a lock falls shut."""
    slide = shaped(band(hiss(0.12, "bolt"), sweep(1700, 2600), 0.8), hump(0.7))
    snap = shaped(band(hiss(0.03, "lock"), sweep(3000, 1800), 1.2), fall(0.03, 7))
    return mixed(
        [
            Part(slide, 0.0, 0.5),
            Part(snap, 0.13, 1.0),
            Part(struck(540, IRON, 0.35), 0.13, 0.5),
            Part(struck(180, SOLID_WOOD, 0.2), 0.13, 0.8),
            Part(struck(690, IRON, 0.25), 0.20, 0.25),
        ]
    )
