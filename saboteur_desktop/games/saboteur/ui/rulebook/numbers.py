"""Tables for every number of players, worked out by the rules of the engine themselves."""

from collections import Counter

from PySide6.QtCore import QCoreApplication

from saboteur_desktop.book.page import Chapter, Paragraph
from saboteur_desktop.book.pieces import pieces, see
from saboteur_desktop.games.saboteur.engine.cards import path_face
from saboteur_desktop.games.saboteur.engine.catalog import deck, is_path
from saboteur_desktop.games.saboteur.engine.roles import Role, hand_size, role_cards, seat_counts
from saboteur_desktop.games.saboteur.engine.ruleset import Ruleset
from saboteur_desktop.games.saboteur.ui.texts import card_name

translate = QCoreApplication.translate

Row = tuple[str, ...]


def numbers(ruleset: Ruleset) -> Chapter:
    """The chapter of tables."""
    return Chapter("chapter-numbers", translate("Rulebook", "Tables"), (_players(ruleset), _cards(ruleset)))


def _players(ruleset: Ruleset) -> Paragraph:
    if ruleset.expansion:
        text = translate("Rulebook", "The roles are the same for any number of players: the table tells what is left.")
    elif role_cards(ruleset, seat_counts(ruleset)[-1]).count("saboteur") == 1:
        text = translate("Rulebook", "All role cards are dealt.")
    elif ruleset.fixed_roles or ruleset.spare_role == "max_saboteurs":
        text = translate("Rulebook", "All role cards are dealt. What is left of the cards is the draw pile.")
    else:
        text = translate(
            "Rulebook", "One of the role cards is left over, so a saboteur fewer than shuffled may be in play."
        )
    return Paragraph(
        "numbers-players",
        translate("Rulebook", "For each number of players"),
        pieces(text, see("setup-roles", "setup-hands")),
        table=expansion_rows(ruleset) if ruleset.expansion else base_rows(ruleset),
    )


def base_rows(ruleset: Ruleset) -> tuple[Row, ...]:
    """Roles, hand and draw pile by the number of players."""
    selfish = ruleset.selfish_dwarf != "none"
    head = [translate("Rulebook", "Players"), translate("Rulebook", "Saboteurs"), translate("Rulebook", "Gold miners")]
    roles: list[Role] = ["saboteur", "miner"]
    if selfish:
        head.append(translate("Rulebook", "Selfish dwarves"))
        roles.append("selfish")
    head += [translate("Rulebook", "Hand"), translate("Rulebook", "Draw pile")]
    rows = []
    for seats in seat_counts(ruleset):
        cards = role_cards(ruleset, seats)
        counted = (cards.count(role) for role in roles)
        rows.append(tuple(map(str, (seats, *counted, hand_size(ruleset, seats), draw_pile(ruleset, seats)))))
    return tuple(head), *rows


def expansion_rows(ruleset: Ruleset) -> tuple[Row, ...]:
    """Reserve, hand and draw pile by the number of players."""
    head = (
        translate("Rulebook", "Players"),
        translate("Rulebook", "Reserve of roles"),
        translate("Rulebook", "Hand"),
        translate("Rulebook", "Draw pile"),
    )
    rows = (
        (seats, len(role_cards(ruleset, seats)) - seats, hand_size(ruleset, seats), draw_pile(ruleset, seats))
        for seats in seat_counts(ruleset)
    )
    return head, *(tuple(map(str, row)) for row in rows)


def draw_pile(ruleset: Ruleset, seats: int) -> int:
    """How many cards are in the draw pile once the hands are dealt."""
    cards = len(deck(ruleset.action_deck, ruleset.expansion, ruleset.map_count))
    aside = ruleset.removed_cards if ruleset.expansion else 0
    return cards - aside - seats * hand_size(ruleset, seats)


def _cards(ruleset: Ruleset) -> Paragraph:
    cards = deck(ruleset.action_deck, ruleset.expansion, ruleset.map_count)
    return Paragraph(
        "numbers-cards",
        translate("Rulebook", "The cards in the deck"),
        pieces(
            translate("Rulebook", "Cards in all: {all}. Of these path cards: {paths}, action cards: {actions}.").format(
                all=len(cards), paths=sum(map(is_path, cards)), actions=sum(not is_path(card) for card in cards)
            ),
            see("path-cards", "action-cards"),
        ),
        table=(
            (translate("Rulebook", "Card"), translate("Rulebook", "Number")),
            *((name, str(number)) for name, number in Counter(map(_name, cards)).items()),
        ),
    )


def _name(card: str) -> str:
    """What a card is called here: plain tunnels by their shape."""
    face = path_face(card) if is_path(card) else None
    if face is None or len(face.tunnels) > 1 or "+" in card or face.is_dead_end:
        return card_name(card)
    match face.openings.bit_count():
        case 4:
            return translate("Rulebook", "Crossing")
        case 3:
            return translate("Rulebook", "Fork")
    if face.openings in (5, 10):
        return translate("Rulebook", "Straight tunnel")
    return translate("Rulebook", "Curve")
