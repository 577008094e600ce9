"""Fights: they happen by themselves where a walk ends among ghosts, or in pairs at a haunting (rules section 2.5)."""

from saboteur_desktop.games.haunted_house.engine.draft import Draft
from saboteur_desktop.games.haunted_house.engine.events import Fought, GhostsGone, HauntingGone

MOST_DICE = 2


def dice_in_fight(ghosts: int, haunted: bool, hunters: int) -> int:
    """Return how many battle dice are rolled in a room with those ghosts and hunters."""
    if haunted:
        return MOST_DICE if hunters >= MOST_DICE else 0
    return min(hunters, MOST_DICE) if ghosts else 0


def fight(draft: Draft) -> None:
    """Roll the battle dice of the room where the hunter on turn stands, if it has to be fought in."""
    room = draft.room_here()
    if room is None:
        return
    name = draft.board.rooms[room]
    count = dice_in_fight(draft.ghosts[room], draft.haunted[room], draft.hunters_at(name))
    if not count:
        return
    faces, draft.chance = draft.chance.fought(draft.ruleset.battle_faces, count)
    draft.happen(Fought(draft.hunter, name, faces))
    if draft.haunted[room]:
        if "red" in faces:
            draft.haunted[room] = False
            draft.happen(HauntingGone(name))
        return
    gone = min(faces.count("ghost"), draft.ghosts[room])
    if gone:
        draft.ghosts[room] -= gone
        draft.happen(GhostsGone(name, gone))
