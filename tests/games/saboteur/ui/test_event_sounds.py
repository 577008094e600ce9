"""Every kind of event is decided upon, and none tells by its sound what only one seat may know."""

from collections.abc import Sequence
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from saboteur_desktop.games.saboteur.engine.catalog import BREAKS, GOALS, GOLD, REPAIRS
from saboteur_desktop.games.saboteur.engine.events import (
    FROM_OUTSIDE,
    CardDrawn,
    CardPut,
    CardTakenOff,
    Discarded,
    Event,
    FellowsTold,
    FrontCleared,
    GoalTurned,
    GoldOffered,
    GoldStolen,
    GoldTaken,
    HandGiven,
    HandsSwapped,
    HatsSwapped,
    MapRead,
    MatchEnded,
    PathLaid,
    RocksDropped,
    RoleInspected,
    RoleTaken,
    RoundDealt,
    RoundEnded,
    RoundPaid,
    SaboteursPaid,
    SeatSkipped,
    ToolBroken,
    ToolRepaired,
    outside,
)
from saboteur_desktop.games.saboteur.engine.geometry import Cell
from saboteur_desktop.games.saboteur.ui.event_sounds import sound_of
from saboteur_desktop.kernel.rng import Rng
from saboteur_desktop.sound.effects import EFFECTS
from tests.games.saboteur.ui.played import GAME, dealt, likely_move

REPAIR = next(iter(REPAIRS))
CELL = Cell(1, 0)
SOUNDS: dict[Event, str | None] = {
    RoundDealt(1, 0): None,
    PathLaid(0, "NESW", CELL, False): "lay",
    GoalTurned(0, GOLD, False): "gold",
    GoalTurned(0, GOALS[1], False): "goal",
    ToolBroken(0, "break-pickaxe", 1): "break_pickaxe",
    ToolBroken(0, "break-lantern", 1): "break_lantern",
    ToolBroken(0, "break-cart", 1): "break_cart",
    ToolRepaired(0, REPAIR, 1, "cart"): "repair",
    RocksDropped(0, CELL, "NESW"): "rockfall",
    MapRead(0, 1, None): "peek",
    Discarded(0, 1, None): "discard",
    CardDrawn(0, None): "draw",
    SeatSkipped(0): None,
    RoundEnded("miners", 0, (), ()): "miners_win",
    RoundEnded("saboteurs", None, (), ()): "saboteurs_win",
    GoldOffered((0, 1)): None,
    GoldTaken(0, None): "coin",
    SaboteursPaid((0,), (3,)): None,
    CardPut(0, "theft", 0): "lay",
    CardPut(0, "trap", 1): "lay",
    CardTakenOff(0, "trap", 1): "lay",
    HandsSwapped(0, 1): "draw",
    HandGiven(0, 1, None): None,
    RoleInspected(0, 1, None): "peek",
    HatsSwapped(0, 1): "peek",
    RoleTaken(1, None, None): None,
    FellowsTold(0, None): None,
    FrontCleared(0, "trap", 2, None): "discard",
    RoundEnded("both", 0, (), ()): "miners_win",
    RoundEnded("none", 0, (), ()): "saboteurs_win",
    RoundPaid((3, 0)): None,
    GoldStolen(0, 1): "coin",
    GoldStolen(0, None): "coin",
    MatchEnded((1, 2), (1,)): None,
}


@pytest.mark.parametrize("event", SOUNDS, ids=lambda event: event.kind)
def test_an_event_makes_its_sound(event: Event) -> None:
    assert sound_of(event) == SOUNDS[event]


def test_every_kind_of_event_and_every_broken_tool_is_decided_upon() -> None:
    assert {type(event) for event in SOUNDS} == set(get_args(Event))
    assert {event.card for event in SOUNDS if isinstance(event, ToolBroken)} == set(BREAKS)
    assert {sound for sound in SOUNDS.values() if sound} <= set(EFFECTS)


CARDS = st.sampled_from(["NESW", "E|W", "map", "rockfall", "break-cart"])
SECRETS = st.one_of(
    st.builds(CardDrawn, st.integers(0, 9), CARDS),
    st.builds(
        lambda seat, cards: Discarded(seat, len(cards), tuple(cards)), st.integers(0, 9), st.lists(CARDS, max_size=3)
    ),
    st.builds(MapRead, st.integers(0, 9), st.integers(0, 2), st.sampled_from(GOALS)),
    st.builds(GoldTaken, st.integers(0, 9), st.integers(1, 3)),
)


@given(SECRETS)
def test_what_one_seat_alone_knows_sounds_as_it_does_to_everybody_else(event: Event) -> None:
    assert type(event) in FROM_OUTSIDE
    assert sound_of(event) == sound_of(outside(event))


@given(st.integers(0, 10_000))
def test_a_whole_round_sounds_the_same_to_all_eyes(seed: int) -> None:
    rng, state = Rng(f"round {seed}"), dealt(4, str(seed))
    for _ in range(30):
        if state.table.to_move is None:
            break
        applied = GAME.apply(state, likely_move(GAME.view(state, state.table.to_move), rng))
        heard = {_heard([GAME.redact(event, eyes) for event in applied.events]) for eyes in (None, *range(4))}
        assert len(heard) == 1
        state = applied.state


def _heard(events: Sequence[Event]) -> tuple[str | None, ...]:
    return tuple(map(sound_of, events))
