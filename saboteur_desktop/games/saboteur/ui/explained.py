"""What lies on the table, each with its name and one sentence: said to whoever rests on it with mouse or finger.

Everything here lies open for all, but for the cards of a hand; those are only asked for while they lie face up.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from saboteur_desktop.games.saboteur.engine.board import Board
from saboteur_desktop.games.saboteur.engine.cards import Card, Laid, Tool, path_face
from saboteur_desktop.games.saboteur.engine.catalog import BREAKS, BROKEN_BY_TOOL, GOLD, THEFT, TRAP
from saboteur_desktop.games.saboteur.engine.geometry import START, Cell
from saboteur_desktop.games.saboteur.engine.open_table import OpenTable
from saboteur_desktop.games.saboteur.ui import path_words, result_texts, texts
from saboteur_desktop.games.saboteur.ui.faces import CARD_BACK, GOAL_BACK, face_name
from saboteur_desktop.table.seat_look import SeatLook

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class HeldCard:
    """A card of the hand, face up."""

    card_id: str
    card: Card
    turned: bool


@dataclass(frozen=True, slots=True)
class LaidCard:
    """A cell of the mine with a card in it, a goal lying face down included."""

    cell: Cell


@dataclass(frozen=True, slots=True)
class DrawPile:
    """The draw pile."""


@dataclass(frozen=True, slots=True)
class DiscardPile:
    """The discard pile."""


@dataclass(frozen=True, slots=True)
class Player:
    """A seat."""

    seat: int


@dataclass(frozen=True, slots=True)
class BrokenTool:
    """The broken-tool card that lies in front of a player."""

    seat: int
    tool: Tool


@dataclass(frozen=True, slots=True)
class InFront:
    """A theft or a trap that lies in front of a player."""

    seat: int
    card: Card


Thing = HeldCard | LaidCard | DrawPile | DiscardPile | Player | BrokenTool | InFront


class Explained(NamedTuple):
    """A thing in large."""

    picture: str | SeatLook
    """The name of the card's picture, or who sits there."""
    name: str
    sentence: str


def explain(thing: Thing, table: OpenTable, seats: Sequence[SeatLook]) -> Explained | None:
    """What is said about a thing; None when it is not there any more."""
    match thing:
        case HeldCard(_, card, turned):
            return Explained(face_name(card, turned), texts.card_name(card), texts.card_hint(card))
        case LaidCard(cell):
            return _laid(table.board, cell)
        case DrawPile():
            return Explained(
                CARD_BACK, translate("Explained", "Draw pile"), _left_to_draw(table.deck_size, table.ruleset.expansion)
            )
        case DiscardPile():
            lying = translate(
                "Explained", "%n card(s) lie here. A card is dropped here to discard it.", "", len(table.discards)
            )
            return Explained(CARD_BACK, translate("Explained", "Discard pile"), lying)
        case Player(seat):
            return Explained(seats[seat], seats[seat].name, _about_player(table, seat))
        case BrokenTool(seat, tool):
            if BROKEN_BY_TOOL[tool] not in table.in_front[seat]:
                return None
            card = BROKEN_BY_TOOL[tool]
            return Explained(face_name(card), texts.card_name(card), _what_breaks(tool).format(name=seats[seat].name))
        case InFront(seat, card):
            if card not in table.in_front[seat]:
                return None
            return Explained(face_name(card), texts.card_name(card), _what_lies(card).format(name=seats[seat].name))


def _left_to_draw(cards: int, expansion: bool) -> str:
    if not cards:
        return translate("Explained", "Nothing is left to draw.")
    if expansion:
        # After two or three discards as many are drawn, after an exchange of hands somebody else draws.
        return translate("Explained", "%n card(s) are left. Cards are drawn at the end of a move.", "", cards)
    return translate("Explained", "%n card(s) are left. Each move ends with drawing one.", "", cards)


def _laid(board: Board, cell: Cell) -> Explained | None:
    if cell in board.face_down:
        about = translate(
            "Explained", "Under one of three such cards lies the gold. A tunnel that leads here turns it face up."
        )
        return Explained(GOAL_BACK, texts.goal_title(board.rules.goals.index(cell)), about)
    lying = board.cards.get(cell)
    if lying is None:
        return None
    lit = cell in board.linked
    picture = face_name(lying.card, lying.turned, lit)
    if cell == START:
        return Explained(
            picture, translate("Explained", "Start"), translate("Explained", "The way to the gold begins here.")
        )
    if cell in board.rules.goals and lying.card == GOLD:
        found = translate("Explained", "The gold: a tunnel that leads here wins the round for the miners.")
        return Explained(picture, translate("Explained", "Gold"), found)
    if cell in board.rules.goals:
        found = translate("Explained", "There is no gold here. The tunnel can be carried on from this card.")
        return Explained(picture, translate("Explained", "Stone"), found)
    return Explained(picture, path_words.path_name(lying.card), _about_tunnel(lying, board.linked.get(cell)))


def _about_tunnel(lying: Laid, linked: int | None) -> str:
    """Whether it is lit; of a card that does more than a plain tunnel, also what that is."""
    if path_words.path_kind(lying.card) in ("tunnel", "dead-end"):
        return _about_light(lying, linked)
    return f"{path_words.path_hint(lying.card)}\n{_about_light(lying, linked)}"


def _about_light(lying: Laid, linked: int | None) -> str:
    card = lying.card
    if linked is None:
        return translate("Explained", "It is dark here: no tunnel leads here from the start.")
    part = path_words.lit_part(card, lying.turned, linked)
    if part:
        return translate("Explained", "Only one of the two tunnels is lit: {directions}.").format(directions=part)
    if path_face(card).is_dead_end:
        return translate("Explained", "Light reaches this card, but no way leads on through it.")
    return translate("Explained", "It is lit: a tunnel leads here from the start and can be carried on.")


def _about_player(table: OpenTable, seat: int) -> str:
    """One line for each thing that lies open about a player."""
    broken = [BREAKS[card] for card in table.in_front[seat] if card in BREAKS]
    lines = [
        translate("Explained", "%n card(s) in the hand", "", table.hand_sizes[seat]),
        result_texts.points_owned(table, seat)
        if table.ruleset.pays_points
        else translate("Explained", "%n gold card(s)", "", table.gold_counts[seat]),
        *(_is_broken(tool) for tool in broken),
    ]
    if TRAP in table.in_front[seat]:
        lines.append(translate("Explained", "In the trap."))
    if THEFT in table.in_front[seat]:
        lines.append(translate("Explained", "A theft lies here."))
    if not broken:
        lines.append(translate("Explained", "All tools are whole."))
    return "\n".join(lines)


def _is_broken(tool: Tool) -> str:
    match tool:
        case "pickaxe":
            return translate("Explained", "The pickaxe is broken.")
        case "lantern":
            return translate("Explained", "The lantern is broken.")
        case "cart":
            return translate("Explained", "The mine cart is broken.")


def _what_breaks(tool: Tool) -> str:
    match tool:
        case "pickaxe":
            return translate("Explained", "{name} cannot lay tunnels until the pickaxe is repaired.")
        case "lantern":
            return translate("Explained", "{name} cannot lay tunnels until the lantern is repaired.")
        case "cart":
            return translate("Explained", "{name} cannot lay tunnels until the mine cart is repaired.")


def _what_lies(card: Card) -> str:
    if card == THEFT:
        return translate("Explained", "{name} steals gold from somebody at the end of the round, unless trapped then.")
    return translate("Explained", "{name} cannot lay tunnels, and wins nothing if still trapped at the end.")
