"""The levels of difficulty, and how often careful partners win them."""

from PySide6.QtCore import QCoreApplication

from saboteur_desktop.book.page import Chapter, Paragraph
from saboteur_desktop.book.pieces import pieces, see
from saboteur_desktop.games.haunted_house.bots.measured import WIN_SHARES
from saboteur_desktop.games.haunted_house.engine.presets import PRESET_NAMES
from saboteur_desktop.games.haunted_house.engine.ruleset import Ruleset
from saboteur_desktop.games.haunted_house.ui.level_words import level_name, level_sentence
from saboteur_desktop.games.haunted_house.ui.rulebook.share import percent

translate = QCoreApplication.translate


def levels(ruleset: Ruleset) -> Chapter:
    """The chapter on difficulty."""
    return Chapter(
        "chapter-levels",
        translate("HouseRulebook", "How hard it is"),
        (_levels(ruleset), _differences(), _first_level()),
    )


def _levels(ruleset: Ruleset) -> Paragraph:
    head = (
        translate("HouseRulebook", "Level"),
        translate("HouseRulebook", "Won by 3 hunters"),
        translate("HouseRulebook", "Won by 4 hunters"),
    )
    rows = ((level_name(level), *(percent(WIN_SHARES[level][hunters]) for hunters in (3, 4))) for level in PRESET_NAMES)
    return Paragraph(
        "levels",
        translate("HouseRulebook", "The levels"),
        pieces(
            translate("HouseRulebook", "Chosen here: {value}").format(value=level_name(ruleset.preset)),
            translate(
                "HouseRulebook",
                "The table tells how often careful partners win: computer players that look one turn"
                " ahead, in 2000 games for every level and number of hunters. With other options the"
                " numbers change.",
            ),
            translate(
                "HouseRulebook",
                "Four hunters have a harder time than three: more of them walk in and out while the"
                " ghosts come just as fast.",
            ),
        ),
        table=(head, *rows),
    )


def _differences() -> Paragraph:
    return Paragraph(
        "level-differences",
        translate("HouseRulebook", "What the levels change"),
        translate(
            "HouseRulebook",
            "Every level sets some of the [[chapter-options|options]]; you may set each of them otherwise.",
        ),
        table=(
            (translate("HouseRulebook", "Level"), translate("HouseRulebook", "What makes it so")),
            *((level_name(level), level_sentence(level)) for level in PRESET_NAMES),
        ),
    )


def _first_level() -> Paragraph:
    return Paragraph(
        "first-level",
        translate("HouseRulebook", "Which level to begin with"),
        pieces(
            translate(
                "HouseRulebook",
                "Begin with “{easy}”. Once you win most of your games, go on to the next level."
                " “{normal}” is the basic game as printed.",
            ).format(easy=level_name("easy"), normal=level_name("normal")),
            see("chapter-options"),
        ),
    )
