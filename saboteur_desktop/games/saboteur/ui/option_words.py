"""The words of every point on which printed rules of the base game differ."""

from typing import Any, Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

OptionWords = tuple[str, Any, Any, tuple[tuple[object, Any], ...]]
"""The field of the ruleset, its name, a sentence on what it changes, and each value with its name."""

_ALLOWED: Final = (
    ("allowed", QT_TRANSLATE_NOOP("Option", "allowed")),
    ("forbidden", QT_TRANSLATE_NOOP("Option", "not allowed")),
)
ON_OFF: Final = ((True, QT_TRANSLATE_NOOP("Option", "on")), (False, QT_TRANSLATE_NOOP("Option", "off")))

BASE_OPTIONS: Final[tuple[OptionWords, ...]] = (
    (
        "placement_link",
        QT_TRANSLATE_NOOP("Option", "Way to the start"),
        QT_TRANSLATE_NOOP("Option", "How a new tunnel must hang together with the start card."),
        (
            ("start_linked", QT_TRANSLATE_NOOP("Option", "continues the way from the start")),
            ("touch_linked_region", QT_TRANSLATE_NOOP("Option", "touches a card joined to the start")),
            ("touch_any", QT_TRANSLATE_NOOP("Option", "touches any card")),
        ),
    ),
    (
        "facedown_goal_borders",
        QT_TRANSLATE_NOOP("Option", "Beside a face-down goal"),
        QT_TRANSLATE_NOOP("Option", "Whether a wall may lie against a face-down goal."),
        (
            ("free", QT_TRANSLATE_NOOP("Option", "anything may touch it")),
            ("must_match_open", QT_TRANSLATE_NOOP("Option", "only a tunnel may touch it")),
        ),
    ),
    (
        "revealed_goal_borders",
        QT_TRANSLATE_NOOP("Option", "Beside a face-up goal"),
        QT_TRANSLATE_NOOP("Option", "Whether a new tunnel must match a goal that has been turned over."),
        (
            ("must_match", QT_TRANSLATE_NOOP("Option", "must match")),
            ("free", QT_TRANSLATE_NOOP("Option", "need not match")),
        ),
    ),
    (
        "stone_misfit",
        QT_TRANSLATE_NOOP("Option", "Stone that does not fit"),
        QT_TRANSLATE_NOOP(
            "Option",
            "Whether a stone is turned over although some of its sides do not match; if not, it stays face down.",
        ),
        (
            ("allowed_if_unavoidable", QT_TRANSLATE_NOOP("Option", "if there is no other way")),
            ("never", QT_TRANSLATE_NOOP("Option", "never")),
        ),
    ),
    (
        "break_self",
        QT_TRANSLATE_NOOP("Option", "Breaking your own tools"),
        QT_TRANSLATE_NOOP("Option", "Whether a break card may be played on oneself."),
        _ALLOWED,
    ),
    (
        "map_target",
        QT_TRANSLATE_NOOP("Option", "What a map shows"),
        QT_TRANSLATE_NOOP("Option", "Whether a map may also look at a goal that is face up."),
        (
            ("facedown_only", QT_TRANSLATE_NOOP("Option", "face-down goals only")),
            ("any_goal", QT_TRANSLATE_NOOP("Option", "any goal")),
        ),
    ),
    (
        "action_deck",
        QT_TRANSLATE_NOOP("Option", "Action cards"),
        QT_TRANSLATE_NOOP("Option", "How many maps and repairs are in the pile."),
        (
            ("official27", QT_TRANSLATE_NOOP("Option", "27 cards as printed")),
            ("s002_28", QT_TRANSLATE_NOOP("Option", "28 cards of the online edition")),
        ),
    ),
    (
        "round_end",
        QT_TRANSLATE_NOOP("Option", "End of a round"),
        QT_TRANSLATE_NOOP("Option", "When a round without gold is over."),
        (
            ("hands_empty", QT_TRANSLATE_NOOP("Option", "when all hands are empty")),
            ("no_playable_now", QT_TRANSLATE_NOOP("Option", "when nobody holds a playable card")),
            (
                "all_passed_unplayable",
                QT_TRANSLATE_NOOP("Option", "when all in turn have passed for want of a playable card"),
            ),
        ),
    ),
    (
        "gold_draw",
        QT_TRANSLATE_NOOP("Option", "Gold cards to share"),
        QT_TRANSLATE_NOOP("Option", "How many gold cards are drawn when the miners win."),
        (
            ("miners", QT_TRANSLATE_NOOP("Option", "one for each miner (new mine)")),
            ("players_cap9", QT_TRANSLATE_NOOP("Option", "one for each player, nine at most")),
            ("players", QT_TRANSLATE_NOOP("Option", "one for each player")),
        ),
    ),
    (
        "gold_pick",
        QT_TRANSLATE_NOOP("Option", "Choosing the gold"),
        QT_TRANSLATE_NOOP("Option", "Whether the miners choose their cards or the program deals the best first."),
        (
            ("choose", QT_TRANSLATE_NOOP("Option", "the miners choose")),
            ("auto_desc", QT_TRANSLATE_NOOP("Option", "dealt, best first")),
        ),
    ),
    (
        "spare_role",
        QT_TRANSLATE_NOOP("Option", "Spare role"),
        QT_TRANSLATE_NOOP("Option", "Whether one role is left over, so that the number of saboteurs is uncertain."),
        (
            ("one_left_over", QT_TRANSLATE_NOOP("Option", "one role is spare")),
            ("max_saboteurs", QT_TRANSLATE_NOOP("Option", "all saboteurs in play")),
        ),
    ),
    (
        "payout_shortage",
        QT_TRANSLATE_NOOP("Option", "Gold without change"),
        QT_TRANSLATE_NOOP("Option", "What saboteurs get when the gold cards left cannot make up the exact sum."),
        (
            ("exact_credit", QT_TRANSLATE_NOOP("Option", "the exact sum is credited")),
            ("exchange_then_credit", QT_TRANSLATE_NOOP("Option", "first exchange cards, then credit")),
            ("round_down", QT_TRANSLATE_NOOP("Option", "as much as the cards make up")),
        ),
    ),
    (
        "broken_get_no_gold",
        QT_TRANSLATE_NOOP("Option", "Broken tool, no gold"),
        QT_TRANSLATE_NOOP("Option", "Miners with a broken tool at the end get no gold."),
        ON_OFF,
    ),
    (
        "rounds",
        QT_TRANSLATE_NOOP("Option", "Rounds"),
        QT_TRANSLATE_NOOP("Option", "How many rounds a game has."),
        ((1, "1"), (2, "2"), (3, "3"), (5, "5")),
    ),
)
