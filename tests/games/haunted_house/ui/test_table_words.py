"""Every event has its row where it needs one, and rooms, hunters, piles and intentions are said in words."""

import pytest

from saboteur_desktop.games.haunted_house.bots.intention import Aim, Intention
from saboteur_desktop.games.haunted_house.engine.events import (
    CardTurned,
    Event,
    Fought,
    GhostCame,
    GhostsGone,
    HauntingCame,
    JewelOut,
    Rolled,
    Walked,
)
from saboteur_desktop.games.haunted_house.engine.game import HauntedHouse
from saboteur_desktop.games.haunted_house.engine.ruleset import Ruleset
from saboteur_desktop.games.haunted_house.ui import spoken
from saboteur_desktop.games.haunted_house.ui.intention_words import intention_words
from saboteur_desktop.games.haunted_house.ui.log_rows import rows_of
from saboteur_desktop.kernel.rng import Rng
from tests.games.haunted_house.ui.tables import LOOKS, new_table, walking, with_ghosts


def _sentences(*events: Event, seats: int = 3) -> list[str]:
    return [row.sentence for row in rows_of(events, new_table(seats), LOOKS)]


@pytest.mark.parametrize("preset", ["normal", "master"])
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_whatever_happens_in_a_match_is_told_in_whole_sentences(preset: str, seats: int) -> None:
    game, rng = HauntedHouse(), Rng(f"{preset}{seats}")
    state, _ = game.setup(Ruleset.model_validate({"preset": preset}), seats, rng)
    while (mover := game.to_move(state)) is not None:
        state, _ = game.apply(state, rng.choice(game.legal_moves(game.view(state, mover))))
    table = game.view(state, None).table
    silent = [event for event in table.log if not rows_of((event,), table, LOOKS)]
    assert all(isinstance(event, CardTurned) for event in silent)
    for row in rows_of(table.log, table, LOOKS):
        assert row.pieces
        assert row.sentence[-1] in ".!"
        assert "{" not in row.sentence
        assert "you" not in row.sentence.lower().split()


def test_a_ghost_that_is_sent_on_tells_why() -> None:
    [here] = _sentences(GhostCame("C", "C"))
    [further] = _sentences(GhostCame("C", "E"))
    assert here == "A ghost comes: Kitchen (C)."
    assert further == "Kitchen (C): an evil spirit is there already. The ghost goes on: Library (E)."


def test_a_fight_in_vain_says_so() -> None:
    lost = Fought(1, "C", ("blank",))
    won = Fought(1, "C", ("ghost", "red"))
    assert _sentences(lost) == ["Ben fights, Kitchen (C). Rolled: blank. Nobody is driven out."]
    fight, gone = _sentences(won, GhostsGone("C", 1))
    assert fight == "Ben fights, Kitchen (C). Rolled: ghost, evil spirit."
    assert "driven out: Kitchen (C)" in gone


def test_the_last_roll_without_a_card_says_so() -> None:
    assert _sentences(Rolled(0, 6)) == ["Anna rolls a 6: no ghost card."]
    assert _sentences(Rolled(0, 2)) == ["Anna rolls a 2."]


def test_a_walk_tells_where_it_ended() -> None:
    assert _sentences(Walked(0, ("h01", "h02", "A")))[0].endswith("Parlour (A).")
    assert _sentences(Walked(0, ("A",))) == ["Anna stays: Parlour (A)."]
    assert _sentences(Walked(0, ("h01", "OUT"))) == ["Anna leaves the house."]
    assert _sentences(JewelOut(0, 0, 3)) == ["Anna brings a jewel outside: 3 of 8."]


def test_hunters_of_one_person_show_their_sign_in_the_log() -> None:
    [row] = rows_of((Rolled(2, 4),), new_table(2), LOOKS)
    assert [piece.what for piece in row.pieces] == ["", "hunter:2", "die:4"]
    assert row.sentence.startswith("Anna (blue)")


def test_a_room_is_said_with_all_that_is_there() -> None:
    table = with_ghosts(walking(new_table(), 4, "C", "OUT", "A", carried=(0,)), {"C": 2}, "D")
    said = spoken.room_words(table, LOOKS, "C", 4)
    assert said.split(", ")[:2] == ["Kitchen", "C"]
    assert "jewel" in said
    assert "Anna" in said
    assert "ghost" in said
    assert "step" in said
    assert "evil spirit" in spoken.room_words(table, LOOKS, "D")
    assert spoken.room_words(table, LOOKS, "h05") == "Corridor, space 5"


def test_a_hunter_is_said_with_place_load_and_trap() -> None:
    table = with_ghosts(walking(new_table(), 4, "C", carried=(0,)), {}, "C")
    said = spoken.hunter_words(table, LOOKS, 0)
    assert said == "Anna, Red hunter, Kitchen (C), carries a jewel, locked in, on turn"
    assert spoken.hunter_words(table, LOOKS, 1) == "Ben, Yellow hunter, Outside"


def test_whom_a_new_evil_spirit_locks_in_is_said_aloud() -> None:
    table = with_ghosts(walking(new_table(), 4, "C", "D", carried=(0, 0)), {}, "C")
    said = spoken.spoken_events((GhostCame("C", "C"), HauntingCame("C")), table, LOOKS)
    assert "Three ghosts become an evil spirit: Kitchen (C)!" in said
    assert said.endswith("Anna is locked in.")


def test_piles_dice_and_danger_are_said() -> None:
    table = new_table()._replace(discards=("L", "lock-blue", "C"), pile_size=16, lock="blue")
    assert spoken.discard_words(table) == "Discard pile: Kitchen (C), Wardrobe (L), The blue doors are locked"
    assert spoken.discard_words(new_table()) == "Discard pile, empty"
    assert "16" in spoken.pile_words(table) or "%n" in spoken.pile_words(table)
    assert spoken.danger_words(table).startswith("Evil spirits: 0; with 6 the match is lost")
    assert spoken.danger_words(table).endswith("The blue doors are locked")
    assert len({spoken.die_words(die) for die in (None, 1, 6)}) == 3


@pytest.mark.parametrize("aim", Aim)
def test_every_intention_is_a_sentence(aim: Aim) -> None:
    said = intention_words(Intention(0, aim, "D", 1), new_table(), LOOKS)
    assert said.startswith("I ")
    assert said.endswith(".")
    assert "{" not in said


def test_a_rescue_names_who_is_helped() -> None:
    assert intention_words(Intention(0, Aim.RESCUE, "D", 1), new_table(), LOOKS) == "I help Ben in D."
