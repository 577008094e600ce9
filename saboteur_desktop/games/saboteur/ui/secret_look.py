"""A look at one hidden card: a goal on a map, a role that is inspected, one's own new role."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from saboteur_desktop.games.saboteur.engine.catalog import GOALS
from saboteur_desktop.games.saboteur.engine.events import Event, HatsSwapped, MapRead, RoleInspected, RoleTaken
from saboteur_desktop.games.saboteur.engine.open_table import OpenTable
from saboteur_desktop.games.saboteur.engine.roles import Role
from saboteur_desktop.games.saboteur.ui import texts
from saboteur_desktop.games.saboteur.ui.faces import GOAL_BACK, ROLE_BACK, face_name
from saboteur_desktop.games.saboteur.ui.log_rows import goal_sentence
from saboteur_desktop.games.saboteur.ui.role_peek import role_faces
from saboteur_desktop.games.saboteur.ui.role_texts import role_name
from saboteur_desktop.table.seat_look import SeatLook

translate = QCoreApplication.translate


class SecretLook(NamedTuple):
    """What is looked at, and what everybody may know of the look."""

    face: str
    """The picture of the card, for the eyes at the screen alone."""
    sentence: str
    """What it shows, in words for the same eyes."""
    title: str
    """Whose or which card it is."""
    back: str
    alike: tuple[str, ...]
    """Every picture that a card with this back can have under these rules."""
    own_role: bool = False


def own_look(events: Iterable[Event], table: OpenTable, seats: Sequence[SeatLook]) -> SecretLook | None:
    """The look that these events, as the eyes at the screen saw them, give to those eyes; usually there is none.

    A new role is looked at at once by whoever changed it for oneself; else at the next own turn, at the badge.
    """
    changer: int | None = None
    for event in events:
        match event:
            case MapRead(_, goal, str(card)):
                return goal_look(goal, card)
            case RoleInspected(_, target, str(role)):
                return _role_look(role, texts.role_of(seats[target].name), table)
            case HatsSwapped(seat):
                changer = seat
            case RoleTaken(seat, str(role)) if seat == changer:
                return _role_look(role, texts.new_role(), table)._replace(own_role=True)
    return None


def goal_look(goal: int, card: str) -> SecretLook:
    """A look at a goal."""
    return SecretLook(face_name(card), goal_sentence(goal, card), texts.goal_title(goal), GOAL_BACK, GOALS)


def _role_look(role: Role, title: str, table: OpenTable) -> SecretLook:
    sentence = translate("Access", "{title}: {role}").format(title=title, role=role_name(role))
    return SecretLook(f"role-{role}", sentence, title, ROLE_BACK, role_faces(table))
