"""Makes `resources/sounds/*.wav` out of numbers; run it after a change in `packaging/synthesis/`.

Standard library only, and the same bytes each time: chance comes from fixed seeds.
"""

import io
import wave
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

from synthesis import cards, house, mine, music
from synthesis.mastering import mastered, sixteen_bit
from synthesis.waveform import RATE, Waveform

SOUNDS: Final = Path(__file__).resolve().parent.parent / "resources" / "sounds"

QUIET, USUAL, FULL = 0.05, 0.09, 0.12
"""Root mean squares of the loudest tenth of a second: what the hand does is quieter than what happens to everybody."""


class Recipe(NamedTuple):
    """How a sound is made and how loud it is."""

    make: Callable[[], Waveform]
    loudness: float


RECIPES: Final = {
    "banish": Recipe(house.banish, USUAL),
    "break_cart": Recipe(mine.break_cart, USUAL),
    "break_lantern": Recipe(mine.break_lantern, USUAL),
    "break_pickaxe": Recipe(mine.break_pickaxe, USUAL),
    "card": Recipe(cards.card, QUIET),
    "coin": Recipe(music.coin, USUAL),
    "curtain_close": Recipe(cards.curtain_close, USUAL),
    "curtain_open": Recipe(cards.curtain_open, USUAL),
    "dice": Recipe(house.dice, USUAL),
    "discard": Recipe(cards.discard, USUAL),
    "draw": Recipe(cards.draw, QUIET),
    "ghost": Recipe(house.ghost, USUAL),
    "goal": Recipe(mine.goal, FULL),
    "gold": Recipe(music.gold, FULL),
    "haunting": Recipe(house.haunting, FULL),
    "lay": Recipe(mine.lay, FULL),
    "light": Recipe(music.light, USUAL),
    "lock": Recipe(house.lock, USUAL),
    "miners_win": Recipe(music.miners_win, FULL),
    "peek": Recipe(cards.peek, USUAL),
    "refuse": Recipe(cards.refuse, USUAL),
    "repair": Recipe(mine.repair, USUAL),
    "rockfall": Recipe(mine.rockfall, FULL),
    "saboteurs_win": Recipe(music.saboteurs_win, FULL),
    "set_down": Recipe(cards.set_down, QUIET),
    "snap": Recipe(cards.snap, QUIET),
    "turn": Recipe(cards.turn, QUIET),
    "your_turn": Recipe(music.your_turn, USUAL),
}


def made(name: str) -> bytes:
    """The file of one sound: one channel, 16 bits a sample."""
    recipe = RECIPES[name]
    file = io.BytesIO()
    with wave.open(file, "wb") as written:
        written.setnchannels(1)
        written.setsampwidth(2)
        written.setframerate(RATE)
        written.writeframes(sixteen_bit(mastered(recipe.make(), recipe.loudness)).tobytes())
    return file.getvalue()


def main() -> None:
    """Write every sound."""
    SOUNDS.mkdir(exist_ok=True)
    for name in RECIPES:
        (SOUNDS / f"{name}.wav").write_bytes(made(name))


if __name__ == "__main__":
    main()
