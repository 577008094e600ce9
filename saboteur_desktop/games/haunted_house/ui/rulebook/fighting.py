"""Fights, the battle dice and the chances."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from saboteur_desktop.book.page import Chapter, Paragraph
from saboteur_desktop.book.pieces import pieces, see
from saboteur_desktop.games.haunted_house.engine.ruleset import Face, Ruleset
from saboteur_desktop.games.haunted_house.ui.rulebook.pictures import battle_die_picture
from saboteur_desktop.games.haunted_house.ui.rulebook.share import percent

translate = QCoreApplication.translate


def fighting(ruleset: Ruleset) -> Chapter:
    """The chapter on fights."""
    return Chapter(
        "chapter-fights",
        translate("HouseRulebook", "Fights"),
        (_fight(), _battle_dice(ruleset), _against_ghosts(), _against_spirits(), _chances(ruleset)),
    )


def chance_of(faces: Sequence[Face], face: Face, dice: int, fights: int = 1) -> float:
    """How likely so many dice show a face at least once, within so many fights."""
    return float(1 - (1 - faces.count(face) / len(faces)) ** (dice * fights))


def chance_of_two(faces: Sequence[Face], face: Face) -> float:
    """How likely both of two dice show a face."""
    return float((faces.count(face) / len(faces)) ** 2)


def _fight() -> Paragraph:
    return Paragraph(
        "fight",
        translate("HouseRulebook", "When there is a fight"),
        pieces(
            translate("HouseRulebook", "A fight begins by itself when you stop in a room with ghosts, or stay in one."),
            translate(
                "HouseRulebook", "Against an evil spirit there is a fight only if another hunter is in the room too."
            ),
            translate(
                "HouseRulebook", "The dice are rolled once. A bad roll harms nobody: everything stays as it was."
            ),
        ),
    )


def _battle_dice(ruleset: Ruleset) -> Paragraph:
    faces = ruleset.battle_faces
    table = (
        (
            translate("HouseRulebook", "Face"),
            translate("HouseRulebook", "ghost"),
            translate("HouseRulebook", "evil spirit"),
            translate("HouseRulebook", "blank"),
        ),
        (
            translate("HouseRulebook", "How many of six"),
            *(str(faces.count(face)) for face in ("ghost", "red", "blank")),
        ),
    )
    kinds: tuple[Face, ...] = ("ghost", "red", "blank")
    return Paragraph(
        "battle-dice",
        translate("HouseRulebook", "The battle dice"),
        pieces(
            translate("HouseRulebook", "All battle dice are alike. A blank face does nothing.")
            if "blank" in faces
            else translate("HouseRulebook", "All battle dice are alike."),
        ),
        pictures=tuple(battle_die_picture(face) for face in kinds if face in faces),
        table=table,
    )


def _against_ghosts() -> Paragraph:
    return Paragraph(
        "against-ghosts",
        translate("HouseRulebook", "Against ghosts"),
        pieces(
            translate(
                "HouseRulebook", "Alone you roll one die. If other hunters are in the room, however many, you roll two."
            ),
            translate("HouseRulebook", "Each ghost on the dice drives one ghost out of the room."),
        ),
    )


def _against_spirits() -> Paragraph:
    return Paragraph(
        "against-spirits",
        translate("HouseRulebook", "Against an evil spirit"),
        pieces(
            translate(
                "HouseRulebook",
                "Alone nobody can fight it. If another hunter is in the room, two dice are rolled:"
                " with at least one evil spirit on them it is driven out.",
            ),
            translate("HouseRulebook", "Whoever of them is on turn rolls, with a jewel or without."),
            see("rescue"),
        ),
    )


def _chances(ruleset: Ruleset) -> Paragraph:
    faces = ruleset.battle_faces
    rows = (
        (translate("HouseRulebook", "alone: a ghost is driven out"), chance_of(faces, "ghost", 1)),
        (translate("HouseRulebook", "not alone: at least one ghost is driven out"), chance_of(faces, "ghost", 2)),
        (translate("HouseRulebook", "not alone, two ghosts there: both are driven out"), chance_of_two(faces, "ghost")),
        (translate("HouseRulebook", "not alone: the evil spirit is driven out"), chance_of(faces, "red", 2)),
        (translate("HouseRulebook", "the evil spirit, within two such fights"), chance_of(faces, "red", 2, 2)),
        (translate("HouseRulebook", "the evil spirit, within three such fights"), chance_of(faces, "red", 2, 3)),
    )
    return Paragraph(
        "chances",
        translate("HouseRulebook", "Your chances"),
        translate("HouseRulebook", "How often it goes well, in rounded numbers."),
        table=(
            (translate("HouseRulebook", "Fight"), translate("HouseRulebook", "Goes well")),
            *((told, percent(chance)) for told, chance in rows),
        ),
    )
