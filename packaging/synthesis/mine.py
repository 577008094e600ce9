"""The sounds of the mine: tunnels, tools, rock."""

from random import Random

from synthesis.airs import band, crackle, dulled, hiss
from synthesis.bodies import GLASS, IRON, SOLID_WOOD, STONE, WOOD, struck
from synthesis.curves import fall, hump, sweep
from synthesis.waveform import Part, Waveform, mixed, shaped


def lay() -> Waveform:
    """A tunnel is laid: the card is put down firmly, and a pick strikes."""
    slap = shaped(dulled(hiss(0.05, "lay"), 2600), fall(0.04, 7))
    grit = shaped(band(hiss(0.09, "lay grit"), sweep(3400, 2400), 0.9), fall(0.04, 6))
    return mixed(
        [
            Part(struck(235, SOLID_WOOD, 0.2), 0.0, 0.8),
            Part(slap, 0.0, 0.9),
            Part(struck(1480, IRON, 0.3), 0.085, 0.20),
            Part(struck(410, STONE, 0.2), 0.085, 0.35),
            Part(grit, 0.09, 0.35),
        ]
    )


def break_pickaxe() -> Waveform:
    """A wooden handle snaps, and the iron falls."""
    crack = shaped(band(hiss(0.06, "pickaxe"), sweep(2600, 1300), 1.4), fall(0.02, 8))
    splinters = shaped(band(crackle(0.16, "pickaxe splinters", sweep(500, 60)), sweep(2400, 1500), 0.8), fall(0.02, 3))
    return mixed(
        [
            Part(crack, 0.0, 2.4),
            Part(struck(380, WOOD, 0.2), 0.0, 0.6),
            Part(splinters, 0.01, 3.0),
            Part(struck(720, IRON, 0.3), 0.23, 0.22),
            Part(struck(760, IRON, 0.22), 0.33, 0.10),
        ]
    )


def break_lantern() -> Waveform:
    """The glass of a lantern falls to pieces."""
    chance = Random("lantern")
    hit = shaped(band(hiss(0.03, "lantern"), sweep(4200, 3000), 1.2), fall(0.03, 7))
    shards = [
        Part(struck(chance.uniform(1900, 4300), GLASS, 0.25), 0.42 * chance.random() ** 1.7, 0.35 - 0.012 * number)
        for number in range(16)
    ]
    return mixed([Part(hit, 0.0, 0.9), Part(struck(520, WOOD, 0.1), 0.0, 0.5), *shards])


def break_cart() -> Waveform:
    """A wheel comes off and clatters to rest."""
    times = (0.0, 0.075, 0.16, 0.255, 0.37, 0.51)
    clatter = [
        part
        for number, at in enumerate(times)
        for part in (
            Part(struck(360 - 14 * number, SOLID_WOOD, 0.16), at, 0.9 - 0.12 * number),
            Part(struck(1120 + 40 * (number % 2), IRON, 0.2), at + 0.006, 0.16 - 0.02 * number),
        )
    ]
    crack = shaped(band(hiss(0.05, "cart"), sweep(1800, 1000), 1.2), fall(0.03, 7))
    return mixed([Part(crack, 0.0, 0.8), *clatter])


def repair() -> Waveform:
    """Two taps of a hammer, the second a third higher: it holds again."""
    tap = shaped(band(hiss(0.02, "repair"), sweep(2400, 1800), 1.0), fall(0.05, 7))
    return mixed(
        [
            Part(tap, 0.0, 0.5),
            Part(struck(523, IRON, 0.4), 0.0, 0.45),
            Part(struck(262, SOLID_WOOD, 0.2), 0.0, 0.5),
            Part(tap, 0.19, 0.5),
            Part(struck(659, IRON, 0.45), 0.19, 0.5),
            Part(struck(330, SOLID_WOOD, 0.2), 0.19, 0.5),
        ]
    )


def rockfall() -> Waveform:
    """A rumble, five stones and the dust after them."""
    rumble = shaped(dulled(hiss(1.1, "rumble"), 190), hump(0.35))
    dust = shaped(band(hiss(1.25, "dust"), sweep(2600, 1500), 1.3), hump(0.4, 1.4))
    stones = []
    for number, (at, pitch) in enumerate(((0.05, 240), (0.2, 175), (0.31, 290), (0.42, 150), (0.6, 205))):
        grit = shaped(band(hiss(0.09, f"stone {number}"), sweep(1300, 600), 1.2), fall(0.03, 6))
        stones += [Part(struck(pitch, STONE, 0.3), at, 0.6), Part(grit, at, 0.6)]
    return mixed([Part(rumble, 0.0, 3.0), Part(dust, 0.15, 0.22), *stones])


def goal() -> Waveform:
    """Only stone: a dull knock and a sigh."""
    knock = dulled(struck(205, STONE, 0.35), 1100)
    sigh = shaped(band(hiss(0.6, "sigh"), sweep(900, 760, 430), 0.45), hump(0.3))
    return mixed([Part(knock, 0.0, 1.0), Part(sigh, 0.12, 0.8)])
