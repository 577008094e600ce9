"""Every sound by its name; its recording is `resources/sounds/NAME.wav`."""

from typing import Final, Literal, get_args

Effect = Literal[
    "banish",
    "break_cart",
    "break_lantern",
    "break_pickaxe",
    "card",
    "coin",
    "curtain_close",
    "curtain_open",
    "dice",
    "discard",
    "draw",
    "ghost",
    "goal",
    "gold",
    "haunting",
    "lay",
    "light",
    "lock",
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
