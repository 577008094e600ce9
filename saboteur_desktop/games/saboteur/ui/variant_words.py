"""The words of the variants, and of the points on which the printed rules of Saboteur 2 differ."""

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

from saboteur_desktop.games.saboteur.ui.option_words import ON_OFF, OptionWords

VARIANTS: Final[tuple[OptionWords, ...]] = (
    (
        "middle_goal_distance",
        QT_TRANSLATE_NOOP("Option", "Middle goal"),
        QT_TRANSLATE_NOOP(
            "Option",
            "How many cells lie between the start and the middle goal; with eight no card touches two goals.",
        ),
        (
            (7, QT_TRANSLATE_NOOP("Option", "seven cells, as printed")),
            (8, QT_TRANSLATE_NOOP("Option", "eight cells")),
        ),
    ),
    (
        "map_count",
        QT_TRANSLATE_NOOP("Option", "Maps"),
        QT_TRANSLATE_NOOP(
            "Option", "How many maps are in the pile: the fewer there are, the longer nobody knows where the gold lies."
        ),
        ((None, QT_TRANSLATE_NOOP("Option", "as the action cards say")), (6, "6"), (4, "4"), (3, "3")),
    ),
    (
        "gold_deck",
        QT_TRANSLATE_NOOP("Option", "Old mine"),
        QT_TRANSLATE_NOOP("Option", "Six of the gold cards are empty, as in a mine that has been dug before."),
        (
            ("old_mine", QT_TRANSLATE_NOOP("Option", "on")),
            ("printed", QT_TRANSLATE_NOOP("Option", "off")),
        ),
    ),
    (
        "selfish_dwarf",
        QT_TRANSLATE_NOOP("Option", "Selfish dwarf"),
        QT_TRANSLATE_NOOP(
            "Option", "One of the miners is selfish: he wins only by reaching the gold himself, and then alone."
        ),
        (
            ("added", QT_TRANSLATE_NOOP("Option", "on")),
            ("none", QT_TRANSLATE_NOOP("Option", "off")),
        ),
    ),
    (
        "fixed_roles",
        QT_TRANSLATE_NOOP("Option", "Fixed roles"),
        QT_TRANSLATE_NOOP(
            "Option", "For each number of players the saboteurs and their pay are fixed, and no role is spare."
        ),
        ON_OFF,
    ),
    (
        "saboteurs_know_each_other",
        QT_TRANSLATE_NOOP("Option", "Saboteurs know each other"),
        QT_TRANSLATE_NOOP("Option", "At the start of a round each saboteur is told who the others are."),
        ON_OFF,
    ),
)

EXPANSION_OPTIONS: Final[tuple[OptionWords, ...]] = (
    (
        "crystal_scope",
        QT_TRANSLATE_NOOP("Option", "Crystals"),
        QT_TRANSLATE_NOOP("Option", "Which crystals a geologist is paid for."),
        (
            ("connected", QT_TRANSLATE_NOOP("Option", "joined to the start or to a ladder")),
            ("visible", QT_TRANSLATE_NOOP("Option", "all that lie on the table")),
        ),
    ),
    (
        "theft_scope",
        QT_TRANSLATE_NOOP("Option", "Thefts"),
        QT_TRANSLATE_NOOP("Option", "Which gold a thief takes a nugget from."),
        (
            ("this_round", QT_TRANSLATE_NOOP("Option", "what was paid in this round")),
            ("any_gold", QT_TRANSLATE_NOOP("Option", "all that a player owns")),
        ),
    ),
    (
        "boss_needs_team",
        QT_TRANSLATE_NOOP("Option", "Boss needs a team"),
        QT_TRANSLATE_NOOP("Option", "The boss wins only when one of the teams wins too."),
        ON_OFF,
    ),
    (
        "saboteur_finisher",
        QT_TRANSLATE_NOOP("Option", "A saboteur completes the path"),
        QT_TRANSLATE_NOOP("Option", "Which team wins when a saboteur lays the last tunnel to the gold."),
        (
            ("neutral", QT_TRANSLATE_NOOP("Option", "every team to which the way is open")),
            ("gold_counts_but_no_team", QT_TRANSLATE_NOOP("Option", "neither team")),
        ),
    ),
    (
        "removed_cards",
        QT_TRANSLATE_NOOP("Option", "Cards set aside"),
        QT_TRANSLATE_NOOP("Option", "How many cards are set aside unseen in each round."),
        ((10, "10"), (0, "0")),
    ),
    (
        "discard_two_refill",
        QT_TRANSLATE_NOOP("Option", "Full hand after clearing"),
        QT_TRANSLATE_NOOP(
            "Option", "Whoever discards two cards to remove one that lies in front draws two, so no hand shrinks."
        ),
        ON_OFF,
    ),
    (
        "show_totals",
        QT_TRANSLATE_NOOP("Option", "Gold in sight"),
        QT_TRANSLATE_NOOP("Option", "Everybody sees how much gold each player has; if not, only who has any."),
        ON_OFF,
    ),
)
