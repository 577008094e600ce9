"""The action cards of Saboteur 2 in words: names, what they do, what to do with them, why they are refused."""

from PySide6.QtCore import QCoreApplication

from saboteur_desktop.games.saboteur.engine.cards import Card
from saboteur_desktop.games.saboteur.engine.catalog import (
    FREE,
    HANDS_OFF,
    INSPECT,
    SWAP_HANDS,
    SWAP_HATS,
    THEFT,
    TRAP,
)

translate = QCoreApplication.translate


def action_name(card: Card) -> str:
    """What an action card of Saboteur 2 is called; raises ValueError for any other card."""
    match card:
        case "theft":
            return translate("Card", "Theft")
        case "hands-off":
            return translate("Card", "Hands off")
        case "swap-hands":
            return translate("Card", "Swap hands")
        case "inspect":
            return translate("Card", "Inspection")
        case "swap-hats":
            return translate("Card", "Swap hats")
        case "trap":
            return translate("Card", "Trap")
        case "free":
            return translate("Card", "Free at last")
    raise ValueError(f"not a card of the hand: {card!r}")


def action_hint(card: Card) -> str:
    """One sentence about what such a card does."""
    hints = {
        THEFT: translate(
            "Card", "Put it in front of you: it steals gold at the end of the round, unless you are trapped."
        ),
        HANDS_OFF: translate("Card", "Take away a theft that lies in front of a player, yourself too."),
        SWAP_HANDS: translate("Card", "Exchange the rest of your hand with another player, who then draws a card."),
        INSPECT: translate("Card", "Look at the role of another player in secret."),
        SWAP_HATS: translate("Card", "A player, yourself too, gets a new role from the reserve."),
        TRAP: translate("Card", "Play it on another player, who lays no tunnels and wins nothing until freed."),
        FREE: translate("Card", "Free a trapped player, yourself too."),
    }
    return hints[card]


def action_turn_hint(card: Card) -> str:
    """What to do with such a card now that it is held."""
    hints = {
        THEFT: translate("TopBar", "Put the theft in front of yourself."),
        HANDS_OFF: translate("TopBar", "Take away a theft."),
        SWAP_HANDS: translate("TopBar", "Choose whose hand you want."),
        INSPECT: translate("TopBar", "Choose whose role to look at."),
        SWAP_HATS: translate("TopBar", "Choose who gets a new role."),
        TRAP: translate("TopBar", "Trap another player."),
        FREE: translate("TopBar", "Free a trapped player."),
    }
    return hints[card]


def already_in_front(card: Card) -> str:
    """Why a second card of the same kind may not be put in front of somebody."""
    if card == THEFT:
        return translate("Refusal", "A theft lies in front of you already.")
    return translate("Refusal", "This player is trapped already.")


def nothing_to_remove(card: Card) -> str:
    """Why this card, which takes another one away, is of no use there."""
    if card == HANDS_OFF:
        return translate("Refusal", "No theft lies in front of this player.")
    return translate("Refusal", "This player is not trapped.")


def theft_elsewhere() -> str:
    """Why a theft may not be put in front of anybody else."""
    return translate("Refusal", "A theft goes in front of yourself.")
