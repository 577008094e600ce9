"""The keys of paragraphs that every rulebook has, for those who open it at a card or at a refusal.

Beside these there is a paragraph ``option-FIELD`` for every option that a person may set in the game that is played,
and a chapter ``tips-ROLE`` for every role that can be dealt.
"""

from typing import Final

EVERY_GAME: Final = (
    *("aim", "roles", "match"),
    *("setup-mine", "setup-roles", "setup-hands", "first-player"),
    *("turn", "discard", "draw"),
    *("path-cards", "crossing", "t-cards", "straights", "curves", "dead-ends"),
    *("lay", "edges", "link", "half-turn", "no-rim"),
    *("goal-reached", "gold-found", "stone", "stone-turn", "beside-goals"),
    *("action-cards", "break", "repair", "rockfall", "map", "talk"),
    *("round-end", "who-wins", "next-round"),
    *("cut-off", "not-playable", "own-repair"),
    *("numbers-players", "numbers-cards"),
    *("curtain", "held-to-look"),
)
"""With Saboteur 2 and without it."""

GOLD_CARDS: Final = ("setup-gold", "sharing", "saboteur-pay", "secret-gold", "numbers-gold")
"""Where gold is shared in cards."""

FOUR_PLAYERS: Final = ("selfish", "pay")
"""In the game for four with a selfish dwarf."""

EXPANSION: Final = (
    *("role-teams", "role-saboteurs", "role-boss", "role-profiteer", "role-geologists"),
    "clear-front",
    *("bridge", "double-curve", "stubs", "ladder", "door", "crystal"),
    *("in-front", "theft", "hands-off", "trap", "free", "inspect", "swap-hats", "swap-hands"),
    *("winning-team", "pay", "geologist-pay", "stealing"),
    *("double-lit", "new-hat", "late-trap"),
)
"""With Saboteur 2."""
