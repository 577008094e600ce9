"""How the house is prepared before the first turn."""

from PySide6.QtCore import QCoreApplication

from saboteur_desktop.book.page import Chapter, Paragraph
from saboteur_desktop.book.pieces import pieces, see
from saboteur_desktop.games.haunted_house.engine.board import Place, board
from saboteur_desktop.games.haunted_house.engine.cards import DRAW, LOCK, SHUFFLE, deck
from saboteur_desktop.games.haunted_house.engine.ruleset import Ruleset
from saboteur_desktop.games.haunted_house.engine.setup import first_ghosts
from saboteur_desktop.games.haunted_house.ui.pieces.faces import CARD_BACK, card_face
from saboteur_desktop.games.haunted_house.ui.rulebook.elsewhere import elsewhere
from saboteur_desktop.games.haunted_house.ui.rulebook.house_board import HouseBoard
from saboteur_desktop.games.haunted_house.ui.rulebook.pictures import hunter_picture
from saboteur_desktop.games.haunted_house.ui.rulebook.room_lists import letters

translate = QCoreApplication.translate


def preparing(ruleset: Ruleset) -> Chapter:
    """The chapter on what stands where at the start."""
    paragraphs = [_house(ruleset), _cards(ruleset), _hunters()]
    if ruleset.numbered_jewels:
        paragraphs.insert(1, _numbers())
    return Chapter("chapter-preparing", translate("HouseRulebook", "Preparing"), tuple(paragraphs))


def _house(ruleset: Ruleset) -> Paragraph:
    plan = board(ruleset.board)
    ghosts = rooms_with_ghosts(ruleset)
    return Paragraph(
        "setup-house",
        translate("HouseRulebook", "Jewels and ghosts"),
        pieces(
            translate("HouseRulebook", "A jewel lies in each of these rooms: {rooms}.").format(
                rooms=letters(plan.jewel_rooms)
            ),
            _waiting(ruleset),
        ),
        boards=(
            HouseBoard(
                translate("HouseRulebook", "The house before the first turn."),
                ghosts=tuple((room, 1) for room in ghosts),
                jewels=tuple((room, 0) for room in plan.jewel_rooms),
                hunters=tuple((plan.outside, hunter, False) for hunter in range(4)),
            ),
        ),
        elsewhere=elsewhere(
            ruleset,
            "start_ghosts",
            {
                value: _waiting(ruleset.model_copy(update={"start_ghosts": value}))
                for value in ("all", "first_and_last", "none")
            },
        ),
    )


def rooms_with_ghosts(ruleset: Ruleset) -> tuple[Place, ...]:
    """The rooms in which a ghost waits at the start."""
    plan = board(ruleset.board)
    return tuple(room for room, count in zip(plan.rooms, first_ghosts(plan, ruleset), strict=True) if count)


def _waiting(ruleset: Ruleset) -> str:
    rooms = rooms_with_ghosts(ruleset)
    if not rooms:
        return translate("HouseRulebook", "No ghost is in the house yet.")
    return translate("HouseRulebook", "A ghost waits in each of these rooms: {rooms}.").format(rooms=letters(rooms))


def _numbers() -> Paragraph:
    return Paragraph(
        "setup-numbers",
        translate("HouseRulebook", "Jewels lie number down"),
        pieces(
            translate(
                "HouseRulebook",
                "The jewels have the numbers 1 to 8. They are mixed and lie number down, so nobody"
                " knows which is where.",
            ),
            see("numbers"),
        ),
    )


def _cards(ruleset: Ruleset) -> Paragraph:
    shown = ("draw-2", "lock-blue") if ruleset.extra_cards else ("C", SHUFFLE)
    return Paragraph(
        "setup-cards",
        translate("HouseRulebook", "The draw pile"),
        pieces(_pile(ruleset), see("cards")),
        pictures=(CARD_BACK, *map(card_face, shown)),
        elsewhere=elsewhere(
            ruleset,
            "extra_cards",
            {value: _pile(ruleset.model_copy(update={"extra_cards": value})) for value in (False, True)},
        ),
    )


def _pile(ruleset: Ruleset) -> str:
    cards = deck(board(ruleset.board), ruleset.extra_cards)
    if not ruleset.extra_cards:
        return translate(
            "HouseRulebook",
            "{number} ghost cards are shuffled and lie face down: one for each room, and one"
            " after which everything is reshuffled.",
        ).format(number=len(cards))
    more, locks = (sum(card in kind for card in cards) for kind in (DRAW, LOCK))
    return translate(
        "HouseRulebook",
        "{number} ghost cards are shuffled and lie face down: one for each room, one after"
        " which everything is reshuffled, {more} that have more cards drawn and {locks} that"
        " lock doors.",
    ).format(number=len(cards), more=more, locks=locks)


def _hunters() -> Paragraph:
    return Paragraph(
        "setup-hunters",
        translate("HouseRulebook", "The hunters"),
        pieces(
            translate(
                "HouseRulebook",
                "All hunters stand outside, in front of the door. They take turns in the order red,"
                " yellow, blue, green.",
            ),
            see("three-four", "two", "alone"),
        ),
        pictures=tuple(hunter_picture(hunter) for hunter in range(4)),
    )
