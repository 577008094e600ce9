"""Matches to keep: dealt and played by chance, the same for the same seed."""

from saboteur_desktop.games.saboteur.engine.game import Saboteur
from saboteur_desktop.kernel.match import Match
from saboteur_desktop.kernel.rng import Rng
from saboteur_desktop.storage.seats import SeatPlan

GAME = Saboteur()
SEATS = (
    SeatPlan(name="Aki", avatar=3),
    SeatPlan(name="Боря", avatar=5),
    SeatPlan(name="Brisk", avatar=1, kind="bot", level="careful"),
)


def dealt(seed: str = "seed", rounds: int = 3) -> Match:
    """Return a match of three that was just dealt."""
    return Match(GAME, GAME.read_ruleset({"rounds": rounds}), len(SEATS), seed)


def step(match: Match, rng: Rng) -> bool:
    """Make one move by chance, or deal the next round; returns whether there was anything to do."""
    seat = match.to_move
    if seat is not None:
        match.submit(seat, rng.choice(GAME.legal_moves(match.view(seat))))
    elif match.outcome is None:
        match.deal_next_round()
    else:
        return False
    return True
