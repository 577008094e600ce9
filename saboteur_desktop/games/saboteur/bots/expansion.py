"""What a move is worth in Saboteur 2, for each of its roles, in the same coin as the base game: cards of way gained."""

from typing import Final

from saboteur_desktop.games.saboteur.bots import miner, saboteur
from saboteur_desktop.games.saboteur.bots.reading import Reading
from saboteur_desktop.games.saboteur.engine.cards import Card, path_face
from saboteur_desktop.games.saboteur.engine.catalog import (
    FREE,
    HANDS_OFF,
    INSPECT,
    MAP,
    PATH_CARDS,
    SWAP_HANDS,
    SWAP_HATS,
    THEFT,
    TRAP,
    is_path,
)
from saboteur_desktop.games.saboteur.engine.inference import known_roles
from saboteur_desktop.games.saboteur.engine.legality import bars_tunnels
from saboteur_desktop.games.saboteur.engine.moves import (
    ClearFront,
    Discard,
    DropRocks,
    LayPath,
    Move,
    PlayOn,
    PlayTheft,
    ReadMap,
    Steal,
)

_OWN_DOOR: Final = 0.7
"""A door that lets only the own team through, on a way that leads on."""
_STRANGE_DOOR: Final = 2.5
_CRYSTAL: Final = 1.6
"""To a geologist, a crystal that hangs together with the start."""
_LAST_CARD: Final = 1.5
"""Laying the last card oneself shuts the other team out where both could win."""
_SELF_FREED: Final = 2.2
_OTHERS_FREED: Final = 1.0
_TRAP: Final = 2.8
_LATE_TRAP: Final = 1.2
"""A trap costs its victim the pay: near the end of the round it is worth more."""
_THEFT: Final = 0.9
_HANDS_OFF: Final = 0.45
_LOOK: Final = 0.5
_NEW_HAT: Final = 0.25
_POOR_HAND: Final = 0.3
_CLEARING: Final = 0.4
_FRESH: Final = 0.06
"""Each further useless card put away brings a new one."""

_KEEP: Final[dict[Card, float]] = {
    **miner.KEEP,
    "NS|EW": 0.55,
    MAP: 0.5,
    THEFT: 0.9,
    HANDS_OFF: 0.3,
    SWAP_HANDS: 0.2,
    INSPECT: 0.3,
    SWAP_HATS: 0.1,
    TRAP: 0.6,
    FREE: 0.5,
}
_DEAD_END: Final = 0.9


def worth(reading: Reading, move: Move) -> float:
    """Return what the move is worth; only the order of the figures means anything."""
    match move:
        case LayPath():
            return _laying(reading, move)
        case PlayOn(card, target):
            return _ON_A_SEAT[card](reading, target)
        case PlayTheft():
            return _THEFT if TRAP not in reading.in_front[reading.seat] else 0.3
        case Discard(cards):
            refresh = _FRESH if reading.view.table.deck_size else -_FRESH
            return refresh * (len(cards) - 1) - sum(_kept(reading, card) for card in cards)
        case ClearFront(cards, remove):
            return _clearing(reading, remove) - sum(_kept(reading, card) for card in cards)
        case Steal(target):
            return -1.0 if target is None else float(reading.view.table.gold_counts[target])
        case DropRocks() | ReadMap() if reading.view.role == "geologist":
            return -0.5
    base = saboteur.worth if reading.view.role == "saboteur" else miner.worth
    value = base(reading, move)
    return value * 0.4 if reading.view.role in ("geologist", "profiteer") else value


def _laying(reading: Reading, move: LayPath) -> float:
    face = path_face(move.card, move.turned)
    doors = {tunnel.door for tunnel in face.tunnels if tunnel.door}
    has_crystal = any(tunnel.crystal for tunnel in face.tunnels)
    match reading.view.role:
        case "saboteur":
            return saboteur.worth(reading, move)
        case "geologist":
            nearer, found = reading.laying(move)
            return _CRYSTAL * has_crystal + 0.15 * nearer + 0.1 - found
        case "blue" | "green":
            nearer, found = reading.laying(move)
            if doors and reading.team not in doors:
                return -_STRANGE_DOOR
            leads_on = _OWN_DOOR * bool(doors) * (nearer > 0)
            return nearer + leads_on + (4.0 + _LAST_CARD) * found
        case "profiteer":
            return 0.5 * miner.worth(reading, move)
    return miner.worth(reading, move)


def _kept(reading: Reading, card: Card) -> float:
    """Return what is lost with a card put away."""
    role = reading.view.role
    if card == MAP and reading.knows_gold:
        return 0.0
    if not is_path(card):
        return _KEEP[card]
    face = path_face(card)
    if role == "saboteur":
        if face.is_dead_end:
            return _DEAD_END
        return 0.3 if "|" in card else -0.2 if card in PATH_CARDS else 0.0
    if role == "geologist" and any(tunnel.crystal for tunnel in face.tunnels):
        return 1.2
    doors = {tunnel.door for tunnel in face.tunnels if tunnel.door}
    if doors:
        return 0.6 if reading.team in doors else 0.0
    if face.ladder:
        return 0.7
    return _KEEP.get(card, 0.0 if face.is_dead_end else 0.3)


def _clearing(reading: Reading, remove: Card) -> float:
    """Return what it is worth to be rid of a card in front of oneself."""
    if remove == THEFT:
        return -9.0
    if remove == TRAP:
        return _SELF_FREED - _CLEARING
    bars_left = reading.bars[reading.seat] - 1
    digs = reading.view.role != "geologist" or any(map(is_path, reading.view.hand))
    return (1.6 if not bars_left else 0.7) * digs - _CLEARING


def _enmity(reading: Reading, target: int) -> float:
    """Return from -1, a friend for certain, to 1, an enemy: by roles that are known, else by what the seat did."""
    role = reading.view.role
    known = known_roles(reading.view).held.get(target)
    if known is not None and role in ("blue", "green", "saboteur"):
        if known == role:
            return -1.0
        return 1.0 if known in ("blue", "green", "saboteur") else 0.0
    towards_saboteurs = 2 * reading.suspicion[target] - 1
    if role == "saboteur":
        return -towards_saboteurs
    return towards_saboteurs * (0.3 if role in ("geologist", "profiteer") else 1.0)


def _trap(reading: Reading, target: int) -> float:
    late = _LATE_TRAP * (reading.view.table.deck_size == 0 or reading.nearest < 2)
    return (_TRAP / 2 + late) * _enmity(reading, target) - 0.1


def _free(reading: Reading, target: int) -> float:
    return _SELF_FREED if target == reading.seat else -_OTHERS_FREED * _enmity(reading, target)


def _hands_off(reading: Reading, target: int) -> float:
    return -9.0 if target == reading.seat else _HANDS_OFF


def _swap_hands(reading: Reading, target: int) -> float:
    view = reading.view
    own = [_kept(reading, card) for card in view.hand if card != SWAP_HANDS]
    poor = _POOR_HAND - sum(own) / max(1, len(own))
    return poor + 0.12 * (view.table.hand_sizes[target] - len(own))


def _inspect(reading: Reading, target: int) -> float:
    if target in known_roles(reading.view).held:
        return -1.0
    return _LOOK * (1 - abs(2 * reading.suspicion[target] - 1) / 2)


def _swap_hats(reading: Reading, target: int) -> float:
    if target != reading.seat:
        return _NEW_HAT * _enmity(reading, target)
    barred = bars_tunnels(reading.in_front[reading.seat])
    no_crystals = reading.view.role == "geologist" and not any(
        tunnel.crystal for card in reading.view.table.board.cards.values() for tunnel in card.face.tunnels
    )
    return _NEW_HAT if no_crystals and not barred else -0.2


_ON_A_SEAT: Final = {
    TRAP: _trap,
    FREE: _free,
    HANDS_OFF: _hands_off,
    SWAP_HANDS: _swap_hands,
    INSPECT: _inspect,
    SWAP_HATS: _swap_hats,
}
"""What each card is worth when it is played on a seat."""
