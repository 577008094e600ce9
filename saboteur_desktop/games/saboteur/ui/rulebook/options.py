"""Every option that a person may set: what it decides, how it stands, and which rules have it so."""

from PySide6.QtCore import QCoreApplication

from saboteur_desktop.book.page import Chapter, Paragraph
from saboteur_desktop.book.pieces import pieces, see
from saboteur_desktop.dealer.setup_form import Option
from saboteur_desktop.games.saboteur.engine.presets import PresetName
from saboteur_desktop.games.saboteur.engine.ruleset import Ruleset
from saboteur_desktop.games.saboteur.ui.rulebook.elsewhere import preset_names, presets_with, rules_of
from saboteur_desktop.games.saboteur.ui.setup_form import options

translate = QCoreApplication.translate

_TOLD_AT = {
    "placement_link": "link",
    "facedown_goal_borders": "beside-goals",
    "revealed_goal_borders": "beside-goals",
    "stone_misfit": "stone-turn",
    "break_self": "break",
    "map_target": "map",
    "action_deck": "numbers-cards",
    "round_end": "round-end",
    "gold_draw": "sharing",
    "gold_pick": "sharing",
    "spare_role": "roles",
    "payout_shortage": "saboteur-pay",
    "broken_get_no_gold": "break",
    "rounds": "match",
    "middle_goal_distance": "setup-mine",
    "map_count": "map",
    "gold_deck": "setup-gold",
    "selfish_dwarf": "roles",
    "fixed_roles": "numbers-players",
    "saboteurs_know_each_other": "roles",
    "crystal_scope": "geologist-pay",
    "theft_scope": "stealing",
    "boss_needs_team": "role-boss",
    "saboteur_finisher": "winning-team",
    "removed_cards": "setup-hands",
    "discard_two_refill": "clear-front",
    "show_totals": "pay",
}
"""For each option the paragraph that tells the rule."""


def options_chapter(ruleset: Ruleset) -> Chapter:
    """The chapter of options, those of other games left out."""
    return Chapter(
        "chapter-options",
        translate("Rulebook", "Variants and options"),
        tuple(_paragraph(ruleset, option) for option in options() if ruleset.leaves_open(option.field)),
    )


def _paragraph(ruleset: Ruleset, option: Option) -> Paragraph:
    own = getattr(ruleset, option.field)
    now = next((name for value, name in option.values if value == own), str(own))
    return Paragraph(
        f"option-{option.field}",
        option.words.name,
        pieces(
            option.words.sentence,
            translate("Rulebook", "Chosen here: {value}").format(value=now),
            see(_told_at(ruleset, option.field)),
        ),
        table=_table(ruleset, option),
    )


def _told_at(ruleset: Ruleset, field: str) -> str:
    return "selfish" if field == "selfish_dwarf" and ruleset.selfish_dwarf != "none" else _TOLD_AT[field]


def _table(ruleset: Ruleset, option: Option) -> tuple[tuple[str, ...], ...]:
    """Each value with the presets that have it; where most of them do, their names are left out."""
    presets = presets_with(ruleset, option.field)
    having = {
        value: [preset for preset in presets if getattr(rules_of(preset), option.field) == value]
        for value, _ in option.values
    }
    rows = [(name, _whose(having[value], len(presets))) for value, name in option.values]
    return ((translate("Rulebook", "Possible"), translate("Rulebook", "Ready-made rules that have it so")), *rows)


def _whose(having: list[PresetName], presets: int) -> str:
    if not having:
        return translate("Rulebook", "as you choose")
    if len(having) == presets:
        return translate("Rulebook", "all of them")
    if len(having) > presets // 2:
        return translate("Rulebook", "all the others")
    return preset_names(having)
