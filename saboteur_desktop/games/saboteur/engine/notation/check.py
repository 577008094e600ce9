"""Whether a record holds: whole decks, legal moves, rounds that follow each other, checkpoints that agree."""

from collections import Counter
from collections.abc import Iterable
from typing import Any

from saboteur_desktop.games.saboteur.engine.catalog import GOALS, GOLD_DECKS, deck
from saboteur_desktop.games.saboteur.engine.notation.fault import Fault
from saboteur_desktop.games.saboteur.engine.notation.model import RecordText
from saboteur_desktop.games.saboteur.engine.notation.position import written_setup
from saboteur_desktop.games.saboteur.engine.notation.replay import play
from saboteur_desktop.games.saboteur.engine.roles import hand_size, role_cards
from saboteur_desktop.games.saboteur.engine.state import GameState
from saboteur_desktop.kernel.digest import digest


def check_record(record: RecordText) -> dict[str, Any]:
    """Return how many rounds and moves a record tells; raises Fault at the first thing that does not hold."""
    before: GameState | None = None
    state: GameState | None = None
    moves = 0
    for step in play(record):
        if step.refusal is not None:
            raise Fault(
                f"rounds.{step.round}.moves.{step.moves}",
                f"this move is not legal: {step.refusal.reason}",
                "illegal_move",
            )
        if step.moves == 0:
            before, state = state, step.state
            _check_deal(step.round, step.state, before)
        else:
            state = step.state
            moves += 1
        for place, checkpoint in enumerate(record.rounds[step.round].checkpoints):
            if checkpoint.after == step.moves and checkpoint.digest != state_digest(step.state):
                raise Fault(f"rounds.{step.round}.checkpoints.{place}", "the position is another one", "checkpoint")
    for place, played in enumerate(record.rounds):
        for number, checkpoint in enumerate(played.checkpoints):
            if checkpoint.after > len(played.moves):
                raise Fault(f"rounds.{place}.checkpoints.{number}", "the round has fewer moves", "checkpoint")
    return {"holds": True, "rounds": len(record.rounds), "moves": moves}


def state_digest(state: GameState) -> str:
    """Return a short text that differs for different positions."""
    return digest(written_setup(state))


def _check_deal(place: int, state: GameState, before: GameState | None) -> None:
    table = state.table
    path = f"rounds.{place}.setup"
    if table.board.laid_cells() or len(table.board.face_down) != len(GOALS) or any(table.in_front):
        raise Fault(path, "a round begins with an empty mine and whole tools", "deal")
    ruleset = table.ruleset
    whole = deck(ruleset.action_deck, ruleset.expansion, ruleset.map_count)
    dealt = [card for hand in state.hands for card in hand] + [*state.deck]
    _compare(f"{path}.deck", dealt, whole, ruleset.removed_cards if ruleset.expansion else 0)
    size = hand_size(ruleset, table.seats)
    for seat, hand in enumerate(state.hands):
        if len(hand) != size:
            raise Fault(f"{path}.hands.{seat}", f"a hand has {size} cards, not {len(hand)}", "deal")
    _compare(f"{path}.roles", [*state.roles, *state.spare_roles], role_cards(ruleset, table.seats))
    _compare(f"{path}.goals", state.goals, GOALS)
    if not ruleset.pays_points:
        gold = [card for cards in state.gold for card in cards] + [*state.gold_deck]
        _compare(f"{path}.gold_deck", gold, GOLD_DECKS[ruleset.gold_deck])
    if before is None:
        if any(map(sum, state.gold)):
            raise Fault(f"{path}.gold", "nobody has gold before the first round", "deal")
        return
    assert before.table.result is not None
    if table.starter != before.table.result.next_starter:
        raise Fault(f"{path}.starter", f"seat {before.table.result.next_starter} begins this round", "deal")
    for seat, (has, had) in enumerate(zip(state.gold, before.gold, strict=True)):
        if sorted(has) != sorted(had):
            raise Fault(f"{path}.gold.{seat}", "gold is kept from the round before", "deal")


def _compare(path: str, found: Iterable[Any], wanted: Iterable[Any], aside: int = 0) -> None:
    """Raise Fault unless these are the wanted ones, without as many as are set aside unseen."""
    missing = Counter(wanted)
    missing.subtract(Counter(found))
    short = {card: count for card, count in missing.items() if count > 0}
    over = {card: -count for card, count in missing.items() if count < 0}
    if over or sum(short.values()) != aside:
        told = [
            f"{count} x {card} {word}"
            for word, odd in (("missing", short), ("too many", over))
            for card, count in odd.items()
        ]
        but = f", but {aside} cards are set aside unseen" if aside else ""
        raise Fault(path, ", ".join(told) + but, "deal")
