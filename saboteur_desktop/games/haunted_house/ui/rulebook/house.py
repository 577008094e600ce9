"""The house itself: its rooms, spaces and doors."""

from PySide6.QtCore import QCoreApplication

from saboteur_desktop.book.page import Chapter, Paragraph
from saboteur_desktop.book.pieces import pieces, see
from saboteur_desktop.games.haunted_house.engine.board import Board, Place, board
from saboteur_desktop.games.haunted_house.engine.ruleset import Ruleset
from saboteur_desktop.games.haunted_house.ui.rulebook.house_board import HouseBoard
from saboteur_desktop.games.haunted_house.ui.rulebook.pictures import door_picture
from saboteur_desktop.games.haunted_house.ui.rulebook.room_lists import letters
from saboteur_desktop.games.haunted_house.ui.texts import lettered_room

translate = QCoreApplication.translate


def house(ruleset: Ruleset) -> Chapter:
    """The chapter on the board."""
    return Chapter(
        "chapter-house",
        translate("HouseRulebook", "The house"),
        (_rooms(), _spaces(), _doors(ruleset), _front_door(), _every_room(board(ruleset.board))),
    )


def _rooms() -> Paragraph:
    return Paragraph(
        "rooms",
        translate("HouseRulebook", "Twelve rooms and a corridor"),
        translate(
            "HouseRulebook",
            "Each room has a letter, from A to L. The letters run clockwise round the house,"
            " beginning on the left of the front door.",
        ),
        boards=(HouseBoard(translate("HouseRulebook", "The house from above, with the front door at the bottom.")),),
    )


def _spaces() -> Paragraph:
    return Paragraph(
        "spaces",
        translate("HouseRulebook", "Spaces"),
        pieces(
            translate(
                "HouseRulebook",
                "You walk from space to space. A room is one space, however large it is drawn; so is"
                " every square of the corridor, and the place outside the front door.",
            ),
            translate(
                "HouseRulebook",
                "Nobody walks diagonally or through walls: between rooms, and between a room and the"
                " corridor, there must be a door. The two light wells cannot be walked through.",
            ),
            see("walk"),
        ),
    )


def _doors(ruleset: Ruleset) -> Paragraph:
    if ruleset.extra_cards:
        colours = translate("HouseRulebook", "Cards can [[locks|lock]] the doors of one colour.")
    else:
        colours = translate(
            "HouseRulebook", "The colours matter only with the [[option-extra_cards|cards that lock doors]]."
        )
    return Paragraph(
        "doors",
        translate("HouseRulebook", "Doors"),
        pieces(
            translate(
                "HouseRulebook",
                "Doors between rooms are plain. Doors between a room and the corridor are blue, with"
                " a round sign, or green, with a triangular sign.",
            ),
            colours,
        ),
        pictures=(door_picture("blue"), door_picture("green")),
    )


def _front_door() -> Paragraph:
    return Paragraph(
        "front-door",
        translate("HouseRulebook", "The front door"),
        translate(
            "HouseRulebook",
            "It is the only way in and out. In front of it, outside, all hunters begin, and there"
            " you put down the jewels that you bring out.",
        ),
    )


def _every_room(plan: Board) -> Paragraph:
    head = (
        translate("HouseRulebook", "Room"),
        translate("HouseRulebook", "Rooms next door"),
        translate("HouseRulebook", "Door to the corridor"),
        translate("HouseRulebook", "Steps from outside"),
    )
    return Paragraph(
        "every-room",
        translate("HouseRulebook", "Every room and its doors"),
        translate("HouseRulebook", "The steps are counted with all doors open and no evil spirit in the way."),
        table=(head, *(_row(plan, room) for room in plan.rooms)),
    )


def _row(plan: Board, room: Place) -> tuple[str, ...]:
    neighbours = [place for place in plan.ways[None][room] if plan.is_room(place)]
    return (lettered_room(room), letters(sorted(neighbours)), _corridor_door(plan, room), str(_steps(plan, room)))


def _corridor_door(plan: Board, room: Place) -> str:
    colours = {
        door.colour for door in plan.plan.doors if room in door.between and any(map(plan.is_square, door.between))
    }
    if "blue" in colours:
        return translate("HouseRulebook", "blue")
    return translate("HouseRulebook", "green") if "green" in colours else translate("HouseRulebook", "none")


def _steps(plan: Board, room: Place) -> int:
    return plan.plan.distance_from_outside[room]
