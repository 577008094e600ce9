"""What a table of so many seats is dealt, in words: the role cards that are shuffled, and the size of a hand."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

from saboteur_desktop.games.saboteur.engine.roles import Role, hand_size, role_cards
from saboteur_desktop.games.saboteur.engine.ruleset import Ruleset

translate = QCoreApplication.translate

ROLE_ORDER: Final[tuple[Role, ...]] = (
    "miner",
    "selfish",
    "blue",
    "green",
    "boss",
    "profiteer",
    "geologist",
    "saboteur",
)
"""The order in which roles are shown and told."""


def role_counts(roles: Sequence[Role]) -> str:
    """How many of each; those that are one of a kind in every game are not counted."""
    count = Counter(roles)
    said = {
        "miner": translate("RolesInPlay", "%n gold miner(s)", "", count["miner"]),
        "selfish": translate("RolesInPlay", "selfish dwarf"),
        "blue": translate("RolesInPlay", "%n blue miner(s)", "", count["blue"]),
        "green": translate("RolesInPlay", "%n green miner(s)", "", count["green"]),
        "boss": translate("RolesInPlay", "boss"),
        "profiteer": translate("RolesInPlay", "profiteer"),
        "geologist": translate("RolesInPlay", "%n geologist(s)", "", count["geologist"]),
        "saboteur": translate("RolesInPlay", "%n saboteur(s)", "", count["saboteur"]),
    }
    return translate("RolesInPlay", ", ").join(said[role] for role in ROLE_ORDER if count[role])


def dealt(ruleset: Ruleset, seats: int) -> str:
    """The size of a hand, and how many roles stay out."""
    hand = translate("RolesInPlay", "%n card(s) in each hand", "", hand_size(ruleset, seats))
    left = len(role_cards(ruleset, seats)) - seats
    if left == 1:
        spare = translate("RolesInPlay", "One of these roles stays out, unseen.")
    else:
        spare = translate("RolesInPlay", "%n of these roles stay(s) out, unseen.", "", left) if left else ""
    return translate("RolesInPlay", "{hand}. {spare}").format(hand=hand, spare=spare).strip()
