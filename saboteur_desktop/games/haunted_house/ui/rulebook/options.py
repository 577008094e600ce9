"""Every option that a person may set: what it decides, how it stands, and which levels have it so."""

from typing import Final

from PySide6.QtCore import QCoreApplication

from saboteur_desktop.book.page import Chapter, Paragraph
from saboteur_desktop.book.pieces import pieces, see
from saboteur_desktop.dealer.setup_form import Option
from saboteur_desktop.games.haunted_house.engine.presets import PRESET_NAMES, PresetName
from saboteur_desktop.games.haunted_house.engine.ruleset import Ruleset
from saboteur_desktop.games.haunted_house.ui.rulebook.elsewhere import level_names
from saboteur_desktop.games.haunted_house.ui.setup_form import leaves_open, options

translate = QCoreApplication.translate

_TOLD_AT: Final = {
    "start_ghosts": "setup-house",
    "losing_hauntings": "too-many",
    "battle_dice": "battle-dice",
    "extra_cards": "setup-cards",
    "numbered_jewels": "carry",
    "may_put_down": "put-down",
}
"""For each option the paragraph that tells the rule."""


def options_chapter(ruleset: Ruleset) -> Chapter:
    """The chapter of options, without those that have no meaning now."""
    return Chapter(
        "chapter-options",
        translate("HouseRulebook", "Options"),
        tuple(_paragraph(ruleset, option) for option in options() if leaves_open(ruleset, option.field)),
    )


def _paragraph(ruleset: Ruleset, option: Option) -> Paragraph:
    own = getattr(ruleset, option.field)
    now = next(name for value, name in option.values if value == own)
    return Paragraph(
        f"option-{option.field}",
        option.words.name,
        pieces(
            option.words.sentence,
            translate("HouseRulebook", "Chosen here: {value}").format(value=now),
            see("numbers" if option.field == "numbered_jewels" and own else _TOLD_AT[option.field]),
        ),
        table=_table(option),
    )


def _table(option: Option) -> tuple[tuple[str, ...], ...]:
    """Each value with the levels that have it; where most of them do, their names are left out."""
    having = {
        value: [level for level in PRESET_NAMES if getattr(Ruleset(preset=level), option.field) == value]
        for value, _ in option.values
    }
    rows = [(name, _whose(having[value])) for value, name in option.values]
    return ((translate("HouseRulebook", "Possible"), translate("HouseRulebook", "Levels that have it so")), *rows)


def _whose(having: list[PresetName]) -> str:
    if not having:
        return translate("HouseRulebook", "as you choose")
    if len(having) == len(PRESET_NAMES):
        return translate("HouseRulebook", "all of them")
    if len(having) > len(PRESET_NAMES) // 2:
        return translate("HouseRulebook", "all the others")
    return level_names(having)
