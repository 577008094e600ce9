"""Every game in the registry can be played, by people and by computer players."""

import subprocess
import sys
from typing import get_args

import pytest

from saboteur_desktop.games import registry


@pytest.mark.parametrize("game_id", registry.GAMES)
def test_a_game_has_rules_and_a_careful_player(game_id: str) -> None:
    assert registry.engine(game_id).id == game_id
    assert callable(registry.bot(game_id, "careful", "seed").choose)


@pytest.mark.parametrize("game_id", registry.GAMES)
def test_a_game_reads_its_own_texts(game_id: str) -> None:
    (named,) = get_args(registry.notation(game_id).SCENARIO.model_fields["game"].annotation)
    assert named == game_id


def test_an_unknown_game_or_level_is_refused() -> None:
    with pytest.raises(KeyError):
        registry.engine("no-such-game")
    with pytest.raises(KeyError):
        registry.bot("saboteur", "no-such-level", "seed")


def test_looking_at_the_registry_loads_no_game() -> None:
    command = (
        "import sys; from saboteur_desktop.games import registry; assert registry.GAMES; "
        "print([name for name in sys.modules if name.startswith('saboteur_desktop.games.') "
        "and name != 'saboteur_desktop.games.registry'])"
    )
    ran = subprocess.run([sys.executable, "-c", command], capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == "[]"
