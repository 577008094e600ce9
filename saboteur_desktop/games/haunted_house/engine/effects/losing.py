"""How a match is lost (rules sections 2.6 and 2.8)."""

from saboteur_desktop.games.haunted_house.engine.draft import Draft


def lost_to_hauntings(draft: Draft) -> bool:
    """End the match when there is one haunting too many; returns whether it is over."""
    if sum(draft.haunted) >= draft.ruleset.losing_hauntings:
        draft.end("six")
    return draft.result is not None


def lost_in_traps(draft: Draft) -> bool:
    """End the match when every hunter is trapped with a jewel in a room of its own; returns whether it is over."""
    rooms = [draft.board.room_number.get(place) for place in draft.places]
    trapped = (
        room is not None and draft.haunted[room] and carries is not None
        for room, carries in zip(rooms, draft.carried, strict=True)
    )
    if len(set(rooms)) == len(rooms) and all(trapped):
        draft.end("trapped")
    return draft.result is not None


def lost_for_good(draft: Draft) -> bool:
    """End the match when the next number lies in a room and every hunter holds another one that it may not lay down."""
    if draft.ruleset.numbered_jewels and not draft.ruleset.may_put_down:
        waiting = draft.out + 1 in draft.numbers
        if waiting and all(carries is not None for carries in draft.carried):
            draft.end("stuck")
    return draft.result is not None
