"""Every sound by its name; its recording is `resources/sounds/NAME.wav`."""

from typing import Final, Literal, get_args

Effect = Literal[
    "break_cart",
    "break_lantern",
    "break_pickaxe",
    "card",
    "coin",
    "curtain_close",
    "curtain_open",
    "discard",
    "draw",
    "goal",
    "gold",
    "lay",
    "light",
    "miners_win",
    "peek",
    "refuse",
    "repair",
    "rockfall",
    "saboteurs_win",
    "set_down",
    "snap",
    "turn",
    "your_turn",
]

EFFECTS: Final[tuple[Effect, ...]] = get_args(Effect)
