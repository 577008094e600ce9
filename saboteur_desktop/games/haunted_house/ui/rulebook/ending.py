"""How the game is won and how it is lost."""

from PySide6.QtCore import QCoreApplication

from saboteur_desktop.book.page import Chapter, Paragraph
from saboteur_desktop.book.pieces import pieces, see
from saboteur_desktop.games.haunted_house.engine.ruleset import Ruleset
from saboteur_desktop.games.haunted_house.ui.rulebook.elsewhere import elsewhere
from saboteur_desktop.games.haunted_house.ui.rulebook.pictures import HAUNTING, JEWEL

translate = QCoreApplication.translate


def ending(ruleset: Ruleset) -> Chapter:
    """The chapter on the end."""
    paragraphs = [_won(), _too_many(ruleset), _all_locked_in()]
    if ruleset.numbered_jewels and not ruleset.may_put_down:
        paragraphs.append(_stuck())
    return Chapter("chapter-end", translate("HouseRulebook", "How the game ends"), tuple(paragraphs))


def _won() -> Paragraph:
    return Paragraph(
        "won",
        translate("HouseRulebook", "Everybody wins"),
        pieces(
            translate("HouseRulebook", "You win when all eight jewels lie outside and all hunters are outside too."),
            translate("HouseRulebook", "As long as one hunter is still in the house the game goes on, cards included."),
        ),
        pictures=(JEWEL,),
    )


def _too_many(ruleset: Ruleset) -> Paragraph:
    limits = _limits()
    return Paragraph(
        "too-many",
        translate("HouseRulebook", "Too many evil spirits"),
        pieces(
            limits[ruleset.losing_hauntings],
            translate(
                "HouseRulebook",
                "Nothing else of that turn counts any more, not even the last step out. Evil spirits"
                " that were driven out do not count.",
            ),
        ),
        pictures=(HAUNTING,),
        elsewhere=elsewhere(ruleset, "losing_hauntings", limits),
    )


def _limits() -> dict[object, str]:
    return {
        6: translate("HouseRulebook", "With six evil spirits in the house at the same time everybody loses at once."),
        7: translate("HouseRulebook", "With seven evil spirits in the house at the same time everybody loses at once."),
    }


def _all_locked_in() -> Paragraph:
    return Paragraph(
        "all-locked-in",
        translate("HouseRulebook", "Everybody locked in alone"),
        pieces(
            translate(
                "HouseRulebook",
                "When all hunters are [[locked-in|locked in]], each in another room, nobody can help"
                " anybody, and everybody loses.",
            ),
            translate("HouseRulebook", "If some of them share a room, they can fight, and the game goes on."),
        ),
    )


def _stuck() -> Paragraph:
    return Paragraph(
        "stuck",
        translate("HouseRulebook", "Nobody can fetch the next jewel"),
        pieces(
            translate(
                "HouseRulebook",
                "When every hunter carries a jewel and the next number still lies in a room, nobody"
                " can take it and nobody may go out: everybody loses.",
            ),
            see("numbers"),
        ),
    )
