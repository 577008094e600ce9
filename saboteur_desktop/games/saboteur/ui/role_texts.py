"""What the roles are called and what each is after; what one knows of the roles of others."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from saboteur_desktop.games.saboteur.engine.inference import known_roles
from saboteur_desktop.games.saboteur.engine.roles import Role
from saboteur_desktop.games.saboteur.engine.ruleset import Ruleset
from saboteur_desktop.games.saboteur.engine.view import PlayerView
from saboteur_desktop.table.seat_look import SeatLook

translate = QCoreApplication.translate


def role_name(role: Role) -> str:
    """The role of one player."""
    match role:
        case "miner":
            return translate("Role", "Gold miner")
        case "saboteur":
            return translate("Role", "Saboteur")
        case "selfish":
            return translate("Role", "Selfish dwarf")
        case "blue":
            return translate("Role", "Blue gold miner")
        case "green":
            return translate("Role", "Green gold miner")
        case "boss":
            return translate("Role", "Boss")
        case "profiteer":
            return translate("Role", "Profiteer")
        case "geologist":
            return translate("Role", "Geologist")


def role_aim(role: Role, ruleset: Ruleset) -> str:
    """One sentence about what a role is after under these rules."""
    match role:
        case "miner":
            return translate("Role", "Help the others to dig a tunnel from the start to the gold.")
        case "saboteur":
            return translate("Role", "Keep the others from the gold, and let nobody notice.")
        case "selfish":
            return translate(
                "Role", "Lay the last tunnel to the gold yourself: only then do you win, and you win alone."
            )
        case "blue":
            return translate("Role", "Reach the gold by a way that is open to blue: no green door may lie on it.")
        case "green":
            return translate("Role", "Reach the gold by a way that is open to green: no blue door may lie on it.")
        case "boss" if ruleset.boss_needs_team:
            return translate("Role", "You win with either team, but are paid one nugget less.")
        case "boss":
            return translate("Role", "You win whenever the gold is reached, but are paid one nugget less.")
        case "profiteer":
            return translate("Role", "You win whoever wins, but are paid two nuggets less.")
        case "geologist" if ruleset.crystal_scope == "visible":
            return translate("Role", "You are paid for every crystal on the table; two geologists share.")
        case "geologist":
            return translate("Role", "You are paid for every crystal joined to the start; two geologists share.")


def others_known(view: PlayerView, seats: Sequence[SeatLook]) -> list[str]:
    """The roles of others that a seat has been told or has looked at and that they still have, in words."""
    return [
        translate("Role", "{name}: {role}").format(name=seats[seat].name, role=role_name(role))
        for seat, role in sorted(known_roles(view).held.items())
        if seat != view.seat
    ]
