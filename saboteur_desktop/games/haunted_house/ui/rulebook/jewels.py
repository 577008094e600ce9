"""Jewels: taken, carried, brought outside."""

from PySide6.QtCore import QCoreApplication

from saboteur_desktop.book.page import Chapter, Paragraph
from saboteur_desktop.book.pieces import pieces, see
from saboteur_desktop.games.haunted_house.engine.ruleset import Ruleset
from saboteur_desktop.games.haunted_house.ui.rulebook.pictures import hunter_picture

translate = QCoreApplication.translate


def jewels(ruleset: Ruleset) -> Chapter:
    """The chapter on what is hunted for."""
    return Chapter(
        "chapter-jewels",
        translate("HouseRulebook", "The jewels"),
        (_take(ruleset), _carry(ruleset), _bring_out(ruleset)),
    )


def _take(ruleset: Ruleset) -> Paragraph:
    return Paragraph(
        "take",
        translate("HouseRulebook", "Taking a jewel"),
        pieces(
            translate(
                "HouseRulebook",
                "If you stop in a room with a jewel and carry none, you may take it. Walking through is not enough.",
            ),
            translate(
                "HouseRulebook", "You may also leave it there, and take it in a later turn by staying in the room."
            ),
            translate(
                "HouseRulebook", "Ghosts do not prevent it: first the jewel is taken, then there is a [[fight|fight]]."
            ),
            see("seen-numbers") if ruleset.numbered_jewels else "",
        ),
        pictures=(hunter_picture(0), hunter_picture(0, carries=True)),
    )


def _carry(ruleset: Ruleset) -> Paragraph:
    if ruleset.numbered_jewels and ruleset.may_put_down:
        kept = translate(
            "HouseRulebook", "It is never handed to another hunter. You put it down outside, or [[put-down|in a room]]."
        )
    else:
        kept = translate(
            "HouseRulebook",
            "It is not handed to another hunter and not put down inside the house: only outside"
            " are your hands free again.",
        )
    return Paragraph(
        "carry",
        translate("HouseRulebook", "One jewel each"),
        pieces(translate("HouseRulebook", "A hunter carries one jewel at most."), kept),
    )


def _bring_out(ruleset: Ruleset) -> Paragraph:
    return Paragraph(
        "bring-out",
        translate("HouseRulebook", "Bringing it outside"),
        pieces(
            translate(
                "HouseRulebook",
                "As soon as a hunter with a jewel is outside, the jewel lies there and is safe for"
                " good. The walk is over, even if steps are left.",
            ),
            see("numbers") if ruleset.numbered_jewels else "",
        ),
    )
