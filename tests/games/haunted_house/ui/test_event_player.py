"""What playing events leaves on the table is what a fresh drawing shows, however it is played."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from saboteur_desktop.games.haunted_house.engine import events
from saboteur_desktop.games.haunted_house.engine.state import GameState
from saboteur_desktop.games.haunted_house.ui.event_sounds import sound_of
from tests.games.haunted_house.engine.plays import Step, begin, endless, play_out, ruleset, steps
from tests.games.haunted_house.ui.bare_table import BareTable, plain

__all__ = ["plain"]

pytestmark = pytest.mark.usefixtures("plain", "qapp")

FRAME_MS = 40
LONGEST_FRAMES = 1000


LONG = ruleset("master", losing_hauntings=7)


def advanced(seed: int) -> GameState:
    return begin(LONG, 4, seed)


def played_out(table: BareTable) -> None:
    """Let time pass until nothing moves any more."""
    for _ in range(LONGEST_FRAMES):
        if not table.scene.queue.playing:
            return
        table.scene.animator.advance(FRAME_MS)
    raise AssertionError("it never ends")


def steps_with_each_kind() -> Iterator[tuple[str, Step]]:
    """A move for every kind of event there is."""
    missing = {kind.__name__ for kind in events.Event.__args__} - {"MatchBegun"}
    for seed in range(60):
        for rules in (LONG, ruleset("very-easy")):
            for step in play_out(begin(rules, 4, seed), seed):
                for event in step.events:
                    name = type(event).__name__
                    if name in missing:
                        missing.discard(name)
                        yield name, step
        if not missing:
            return
    raise AssertionError(f"never happened: {missing}")


EACH_KIND = dict(steps_with_each_kind())


@pytest.mark.parametrize("way", ["played", "skipped", "skipped in the middle", "reduced", "at once"])
@pytest.mark.parametrize("kind", EACH_KIND)
def test_each_event_leaves_what_a_fresh_drawing_shows(kind: str, way: str) -> None:
    step = EACH_KIND[kind]
    table, fresh = BareTable(step.before), BareTable(step.after)
    table.scene.animator.reduced = way == "reduced"
    table.scene.animator.speed = 0.0 if way == "at once" else 1.0
    table.play(step.events)
    if way == "skipped in the middle":
        table.scene.animator.advance(300)
    if way.startswith("skipped"):
        table.scene.skip()
    played_out(table)
    table.scene.animator.finish()
    assert table.lying() == fresh.lying()
    table.finish(step.after)
    table.scene.animator.finish()
    assert table.parts.described() == fresh.parts.described()
    for shown in (table, fresh):
        shown.dispose()


def test_a_whole_match_can_be_played_and_leaves_nothing_in_the_air(qapp: QApplication) -> None:
    state = advanced(3)
    table = BareTable(state)
    items = len(table.scene.items())
    for step in play_out(state, 3):
        table.play(step.events)
        table.scene.animator.advance(FRAME_MS * 5)
        table.scene.skip()
        table.scene.animator.finish()
        table.finish(step.after)
        assert set(table.scene.cards) == {f"hunter {hunter}" for hunter in range(4)}
    pieces = len(table.parts.rooms.root.childItems())
    assert len(table.scene.items()) - items <= pieces
    table.dispose()


@pytest.mark.parametrize("kind", ["Rolled", "HauntingCame", "JewelOut", "Fought"])
def test_a_table_that_is_drawn_in_the_middle_is_whole(kind: str) -> None:
    step = EACH_KIND[kind]
    table, fresh = BareTable(step.before), BareTable(step.after)
    table.play(step.events)
    table.scene.animator.advance(700)
    table.scene.queue.clear()
    table.scene.animator.finish()
    table.finish(step.after)
    assert table.parts.described() == fresh.parts.described()
    assert table.lying() == fresh.lying()
    for shown in (table, fresh):
        shown.dispose()


def test_everything_that_happens_is_heard_in_its_order() -> None:
    state = advanced(5)
    table = BareTable(state)
    told = []
    for step in list(steps(state, endless(5)))[:60]:
        table.play(step.events)
        played_out(table)
        table.finish(step.after)
        told += [effect for effect in map(sound_of, step.events) if effect is not None]
    assert table.heard == told
    assert {"dice", "ghost", "draw", "set_down"} <= set(table.heard)
    table.dispose()


def test_a_new_spirit_is_looked_at_longer_than_a_ghost() -> None:
    haunted = EACH_KIND["HauntingCame"]
    came = next(place for place, event in enumerate(haunted.events) if isinstance(event, events.HauntingCame))
    until_then = duration(haunted.before, haunted.events[:came])
    with_spirit = duration(haunted.before, haunted.events[: came + 1])
    assert with_spirit - until_then > 1000


def duration(state: GameState, happened: tuple[events.Event, ...]) -> int:
    """How long it takes to see that, in milliseconds."""
    table = BareTable(state)
    table.play(happened)
    frames = 0
    while table.scene.queue.playing:
        table.scene.animator.advance(FRAME_MS)
        frames += 1
    table.dispose()
    return frames * FRAME_MS


def test_who_is_locked_in_is_seen_as_soon_as_the_spirit_stands_there() -> None:
    state = begin(ruleset("normal"), 4, 2)
    table = BareTable(
        state._replace(table=state.table._replace(places=("A", "h01", "A", "B"), carried=(0, 0, None, 0)))
    )
    table.play((events.GhostCame("A", "A"), events.HauntingCame("A")))
    played_out(table)
    assert [bool(panel.shown.trapped) for panel in table.parts.hunters] == [True, False, False, False]
    assert (table.parts.bar.danger.hauntings, table.parts.bar.danger.trapped) == (1, 1)
    table.play((events.HauntingGone("A"),))
    played_out(table)
    assert table.parts.bar.danger.trapped == 0
    table.dispose()


def test_a_new_ghost_fades_in_where_nothing_may_move() -> None:
    table = BareTable(begin(ruleset("very-easy"), 3, 2))
    table.scene.animator.reduced = True
    table.play((events.GhostCame("A", "A"),))
    table.scene.animator.advance(100)
    strength = table.parts.rooms.token("ghost", "A", 0).opacity()
    assert 0 < strength < 1
    played_out(table)
    assert table.parts.rooms.token("ghost", "A", 0).opacity() == 1
    table.dispose()


def test_the_light_of_the_turn_goes_to_the_next_hunter() -> None:
    step = EACH_KIND["Walked"]
    table = BareTable(step.before)
    table.play(step.events)
    played_out(table)
    assert not table.motions.turn_glow.shown
    table.finish(step.after)
    assert table.parts.hunters.active == step.after.table.hunter
    assert table.motions.turn_glow.shown
    table.scene.animator.finish()
    assert not table.motions.turn_glow.shown
    table.dispose()
