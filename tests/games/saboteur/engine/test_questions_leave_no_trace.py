"""What a seat asks about the rules tells of its hand, so nothing that others get may remember it."""

import pickle

from saboteur_desktop.games.saboteur.engine.game import Saboteur
from saboteur_desktop.games.saboteur.engine.ruleset import Ruleset
from saboteur_desktop.kernel.rng import Rng


def test_asking_for_legal_moves_changes_nobodys_view() -> None:
    game = Saboteur()
    state = game.setup(Ruleset(), 5, Rng("trace")).state
    viewers = (None, *range(5))
    for _ in range(40):
        before = [pickle.dumps(game.view(state, viewer)) for viewer in viewers]
        moves = game.legal_moves(game.view(state, state.table.to_move))
        for move in moves:
            game.check_move(game.view(state, state.table.to_move), move)
            game.apply(state, move)
        assert [pickle.dumps(game.view(state, viewer)) for viewer in viewers] == before
        state = game.apply(state, moves[0]).state
