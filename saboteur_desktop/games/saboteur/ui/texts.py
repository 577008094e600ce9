"""What the table says: why a move is refused, whose turn it is, what the cards are called.

Every tool, side and goal has sentences of its own, because in other languages they change the words around them.
"""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from saboteur_desktop.games.saboteur.engine.cards import Card, Tool, path_face
from saboteur_desktop.games.saboteur.engine.catalog import BREAKS, MAP, REPAIRS, ROCKFALL, THEFT, TRAP, is_path
from saboteur_desktop.games.saboteur.engine.geometry import Side
from saboteur_desktop.games.saboteur.engine.moves import (
    BreakTool,
    ClearFront,
    LayPath,
    Move,
    PlayOn,
    PlayTheft,
    RepairTool,
)
from saboteur_desktop.games.saboteur.engine.refusal import IllegalReason, Refusal
from saboteur_desktop.games.saboteur.engine.view import PlayerView
from saboteur_desktop.games.saboteur.ui import action_words
from saboteur_desktop.games.saboteur.ui.path_words import directions, path_hint, path_name

translate = QCoreApplication.translate


def refusal_text(view: PlayerView, move: Move, refusal: Refusal) -> str:
    """One sentence that says why the move is refused."""
    match refusal.reason:
        case IllegalReason.TOOL_BROKEN:
            lying = view.table.in_front[view.seat or 0]
            return _own_tool_broken(next(BREAKS[card] for card in lying if card in BREAKS))
        case IllegalReason.EDGE_MISMATCH if isinstance(move, LayPath):
            return _clash(refusal.sides, path_face(move.card, move.turned).openings)
        case IllegalReason.ALREADY_BROKEN if isinstance(move, BreakTool):
            return _already_broken(BREAKS[move.card])
        case IllegalReason.NOTHING_TO_REPAIR if isinstance(move, RepairTool):
            return _nothing_to_repair(REPAIRS[move.card])
        case IllegalReason.ALREADY_IN_FRONT:
            return action_words.already_in_front(THEFT if isinstance(move, PlayTheft) else TRAP)
        case IllegalReason.NOTHING_TO_REMOVE if isinstance(move, PlayOn):
            return action_words.nothing_to_remove(move.card)
        case IllegalReason.WRONG_COUNT if isinstance(move, ClearFront):
            return translate("Refusal", "Discard exactly two cards to remove one in front of you.")
        case IllegalReason.WRONG_COUNT if view.table.ruleset.expansion:
            return translate("Refusal", "Discard one to three cards.")
        case IllegalReason.NOT_CONNECTED if view.table.ruleset.placement_link != "start_linked":
            return translate("Refusal", "No card joined to the start lies next to it.")
    return _plain_refusal(refusal.reason)


def _plain_refusal(reason: IllegalReason) -> str:
    match reason:
        case IllegalReason.ROUND_OVER:
            return translate("Refusal", "The round is over.")
        case IllegalReason.NOT_YOUR_TURN:
            return translate("Refusal", "It is not your turn.")
        case IllegalReason.NOT_IN_HAND:
            return translate("Refusal", "This card is not in your hand.")
        case IllegalReason.WRONG_COUNT:
            return translate("Refusal", "Discard exactly one card.")
        case IllegalReason.TRAPPED:
            return translate("Refusal", "You are trapped: no tunnels for now.")
        case IllegalReason.LADDER_AT_GOAL:
            return translate("Refusal", "A ladder may not touch a goal.")
        case IllegalReason.NOTHING_TO_REMOVE:
            return translate("Refusal", "This card does not lie in front of you.")
        case IllegalReason.NO_RESERVE:
            return translate("Refusal", "No role is left in the reserve.")
        case IllegalReason.OCCUPIED:
            return translate("Refusal", "There is a card here already.")
        case IllegalReason.NO_NEIGHBOUR:
            return translate("Refusal", "It must touch a card on the table.")
        case IllegalReason.NOT_CONNECTED:
            return translate("Refusal", "No lit tunnel leads here.")
        case IllegalReason.SELF_TARGET:
            return translate("Refusal", "Choose another player.")
        case IllegalReason.WRONG_TOOL:
            return translate("Refusal", "This card does not repair that tool.")
        case IllegalReason.NOT_A_TUNNEL:
            return translate("Refusal", "A rockfall takes away a tunnel, never the start or a goal.")
        case IllegalReason.GOAL_FACE_UP:
            return translate("Refusal", "This goal is face up already.")
        case IllegalReason.NOT_OFFERED:
            return translate("Refusal", "This gold card is not among those passed to you.")
    return translate("Refusal", "This card cannot be played there.")


def _own_tool_broken(tool: Tool) -> str:
    match tool:
        case "pickaxe":
            return translate("Refusal", "Your pickaxe is broken: no tunnels until it is repaired.")
        case "lantern":
            return translate("Refusal", "Your lantern is broken: no tunnels until it is repaired.")
        case "cart":
            return translate("Refusal", "Your mine cart is broken: no tunnels until it is repaired.")


def _already_broken(tool: Tool) -> str:
    match tool:
        case "pickaxe":
            return translate("Refusal", "This player's pickaxe is broken already.")
        case "lantern":
            return translate("Refusal", "This player's lantern is broken already.")
        case "cart":
            return translate("Refusal", "This player's mine cart is broken already.")


def _nothing_to_repair(tools: Sequence[Tool]) -> str:
    match tuple(tools):
        case ("pickaxe",):
            return translate("Refusal", "This player's pickaxe is not broken.")
        case ("lantern",):
            return translate("Refusal", "This player's lantern is not broken.")
        case ("cart",):
            return translate("Refusal", "This player's mine cart is not broken.")
    return translate("Refusal", "Neither of these tools of this player is broken.")


def _clash(sides: int, openings: int) -> str:
    """About the first side that clashes: a tunnel of the card against a wall, or the other way round."""
    side = next(side for side in (Side.N, Side.E, Side.S, Side.W) if sides & side)
    into_wall = bool(openings & side)
    match side:
        case Side.N if into_wall:
            return translate("Refusal", "At the top the tunnel would run into a wall.")
        case Side.E if into_wall:
            return translate("Refusal", "On the right the tunnel would run into a wall.")
        case Side.S if into_wall:
            return translate("Refusal", "At the bottom the tunnel would run into a wall.")
        case Side.W if into_wall:
            return translate("Refusal", "On the left the tunnel would run into a wall.")
        case Side.N:
            return translate("Refusal", "It would wall up the tunnel at the top.")
        case Side.E:
            return translate("Refusal", "It would wall up the tunnel on the right.")
        case Side.S:
            return translate("Refusal", "It would wall up the tunnel at the bottom.")
        case Side.W:
            return translate("Refusal", "It would wall up the tunnel on the left.")


def card_name(card: Card) -> str:
    """What a card is called."""
    if is_path(card):
        return path_name(card)
    if card in BREAKS:
        return _break_name(BREAKS[card])
    if card in REPAIRS:
        return _repair_name(REPAIRS[card])
    if card == ROCKFALL:
        return translate("Card", "Rockfall")
    if card == MAP:
        return translate("Card", "Map")
    return action_words.action_name(card)


def _break_name(tool: Tool) -> str:
    match tool:
        case "pickaxe":
            return translate("Card", "Broken pickaxe")
        case "lantern":
            return translate("Card", "Broken lantern")
        case "cart":
            return translate("Card", "Broken mine cart")


def _repair_name(tools: Sequence[Tool]) -> str:
    match tuple(tools):
        case ("pickaxe",):
            return translate("Card", "Pickaxe repair")
        case ("lantern",):
            return translate("Card", "Lantern repair")
        case ("cart",):
            return translate("Card", "Mine cart repair")
        case ("pickaxe", "lantern"):
            return translate("Card", "Pickaxe or lantern repair")
        case ("pickaxe", "cart"):
            return translate("Card", "Pickaxe or mine cart repair")
    return translate("Card", "Lantern or mine cart repair")


def card_hint(card: Card) -> str:
    """One sentence about what a card does."""
    if is_path(card):
        return path_hint(card)
    if card in BREAKS:
        return translate("Card", "Play it on a player, who cannot lay tunnels until the tool is repaired.")
    if card in REPAIRS:
        return translate("Card", "Play it on a player, yourself too, to repair a broken tool.")
    if card == ROCKFALL:
        return translate("Card", "Take one tunnel out of the mine, but never the start or a goal.")
    if card == MAP:
        return translate("Card", "Look at one goal in secret.")
    return action_words.action_hint(card)


def spoken_card(card: Card, turned: bool = False) -> str:
    """A card as a screen reader says it."""
    if is_path(card):
        return translate("Card", "{name}: {directions}").format(
            name=card_name(card), directions=directions(card, turned)
        )
    return card_name(card)


def round_label(number: int, rounds: int) -> str:
    """Which round it is."""
    return translate("TopBar", "Round {number} of {rounds}").format(number=number, rounds=rounds)


def turn_title(name: str) -> str:
    """Whose turn it is."""
    return translate("TopBar", "{name}'s turn").format(name=name)


def turn_hint(card: Card | None, expansion: bool) -> str:
    """What can be done now, with the card that is held if there is one."""
    if card is None and expansion:
        return translate("TopBar", "Lay a tunnel, play an action or discard one to three cards.")
    if card is None:
        return translate("TopBar", "Lay a tunnel, play an action or discard a card.")
    if is_path(card):
        return translate("TopBar", "Lay the card on a glowing cell.")
    if card in BREAKS:
        return translate("TopBar", "Break the tool of a player.")
    if card in REPAIRS:
        return translate("TopBar", "Repair a broken tool of a player.")
    if card == ROCKFALL:
        return translate("TopBar", "Choose a tunnel to take away.")
    if card == MAP:
        return translate("TopBar", "Choose a goal to look at.")
    return action_words.action_turn_hint(card)


def pending_hint() -> str:
    """What can be done with a move that is made but not confirmed."""
    return translate("TopBar", "End the turn, or take the card back.")


def between_rounds() -> str:
    """Said while nobody is to move."""
    return translate("TopBar", "The round is over.")


def goal_title(goal: int) -> str:
    """Which goal, from top to bottom."""
    return (
        translate("Goal", "Top goal"),
        translate("Goal", "Middle goal"),
        translate("Goal", "Bottom goal"),
    )[goal]


def role_of(name: str) -> str:
    """Whose role is looked at."""
    return translate("Goal", "Role of {name}").format(name=name)


def new_role() -> str:
    """One's own role, when it is another one than before."""
    return translate("Goal", "Your new role")


def marked_hint(number: int, can_clear: bool) -> str:
    """What can be done with several marked cards, or how to mark them."""
    if not number:
        return translate("TopBar", "Mark the cards to discard, then press Discard.")
    if can_clear:
        return translate("TopBar", "Discard both, or drop them on your own seat to remove a card there.")
    return translate("TopBar", "Discard the marked cards.")
