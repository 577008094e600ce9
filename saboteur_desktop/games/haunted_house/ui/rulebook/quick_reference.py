"""The rules of the table that is played at, on one page."""

from PySide6.QtCore import QCoreApplication

from saboteur_desktop.book.page import Chapter, Paragraph
from saboteur_desktop.book.pieces import pieces
from saboteur_desktop.games.haunted_house.engine.ruleset import Ruleset
from saboteur_desktop.games.haunted_house.ui.level_words import level_name
from saboteur_desktop.games.haunted_house.ui.rulebook.fighting import chance_of
from saboteur_desktop.games.haunted_house.ui.rulebook.players import hunters_of
from saboteur_desktop.games.haunted_house.ui.rulebook.share import percent

translate = QCoreApplication.translate


def quick_reference(ruleset: Ruleset, seats: int) -> Chapter:
    """The page for a table of so many seats; links lead to paragraphs of the rulebook."""
    title = translate("HouseRulebook", "{players}: {level}").format(
        players=translate("HouseRulebook", "%n player(s)", "", seats), level=level_name(ruleset.preset)
    )
    return Chapter("quick", title, (_turn(ruleset, seats), _ghosts(ruleset), _fights(ruleset), _end(ruleset)))


def _turn(ruleset: Ruleset, seats: int) -> Paragraph:
    return Paragraph(
        "quick-turn",
        translate("HouseRulebook", "In your turn"),
        pieces(
            hunters_of(ruleset, seats),
            translate(
                "HouseRulebook",
                "[[roll|Roll]]: with 1 to 5 a [[cards|card]] is turned up. [[walk|Walk]] as many"
                " steps or fewer, or stay. On a [[stopping|square of the corridor]] there is room for"
                " one.",
            ),
            translate(
                "HouseRulebook",
                "Where you stop you may [[take|take]] a jewel; outside it is [[bring-out|put down]]."
                " [[fight|Fights]] begin by themselves.",
            ),
            translate(
                "HouseRulebook",
                "Jewels leave the house only [[numbers|in their order]]; a number is"
                " [[seen-numbers|seen]] by stopping there.",
            )
            if ruleset.numbered_jewels
            else "",
        ),
    )


def _ghosts(ruleset: Ruleset) -> Paragraph:
    return Paragraph(
        "quick-ghosts",
        translate("HouseRulebook", "Ghosts"),
        pieces(
            translate(
                "HouseRulebook",
                "Three in a room become an [[spirits|evil spirit]]. Where one is, ghosts"
                " [[overflow|go on]] to the next letter.",
            ),
            translate(
                "HouseRulebook",
                "A hunter with a jewel there is [[locked-in|locked in]] until [[rescue|others]] drive it out.",
            ),
            translate(
                "HouseRulebook",
                "Some cards [[draw-cards|draw more]], others [[locks|lock doors]] until the next reshuffle.",
            )
            if ruleset.extra_cards
            else "",
        ),
    )


def _fights(ruleset: Ruleset) -> Paragraph:
    faces = ruleset.battle_faces
    return Paragraph(
        "quick-fights",
        translate("HouseRulebook", "How often fights go well"),
        translate(
            "HouseRulebook",
            "[[against-ghosts|Ghosts]]: alone with one die {alone}, with others and two dice"
            " {together}. An [[against-spirits|evil spirit]]: alone never, with others and two"
            " dice {spirit}.",
        ).format(
            alone=percent(chance_of(faces, "ghost", 1)),
            together=percent(chance_of(faces, "ghost", 2)),
            spirit=percent(chance_of(faces, "red", 2)),
        ),
    )


def _end(ruleset: Ruleset) -> Paragraph:
    if ruleset.losing_hauntings == 7:
        lost = translate(
            "HouseRulebook",
            "Lost: [[too-many|seven evil spirits]] at the same time, or all hunters [[all-locked-in|locked in alone]].",
        )
    else:
        lost = translate(
            "HouseRulebook",
            "Lost: [[too-many|six evil spirits]] at the same time, or all hunters [[all-locked-in|locked in alone]].",
        )
    return Paragraph(
        "quick-end",
        translate("HouseRulebook", "The end"),
        pieces(translate("HouseRulebook", "Won: all jewels and all hunters are [[won|outside]]."), lost),
    )
