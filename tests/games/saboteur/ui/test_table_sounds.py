"""A table with an ear: what is heard, and when."""

import pytest
from PySide6.QtCore import QPointF, Qt

from saboteur_desktop.games.saboteur.engine.catalog import GOALS, GOLD
from saboteur_desktop.games.saboteur.engine.events import CardDrawn, GoalTurned, GoldTaken, MatchEnded, ToolBroken
from saboteur_desktop.games.saboteur.engine.geometry import Cell
from saboteur_desktop.games.saboteur.engine.moves import Discard, LayPath
from saboteur_desktop.games.saboteur.engine.view import PlayerView
from saboteur_desktop.games.saboteur.ui.event_sounds import sound_of
from saboteur_desktop.games.saboteur.ui.table_sounds import TableSounds
from saboteur_desktop.kernel.rng import Rng
from saboteur_desktop.sound.sounds import Sounds
from saboteur_desktop.table.drag import Exit
from tests.games.saboteur.ui.played import GAME, MineTable, likely_move, position
from tests.sound.doubles import Heard


@pytest.fixture
def heard(table: MineTable) -> Heard:
    """What is heard at the table."""
    output = Heard()
    TableSounds(table.scene, Sounds(output))
    return output


def tunnels(view: PlayerView) -> list[LayPath]:
    return [move for move in GAME.legal_moves(view) if isinstance(move, LayPath) and move.card == "NESW"]


def first_lay(table: MineTable) -> LayPath:
    return next(move for move in GAME.legal_moves(table.view_of_mover()) if isinstance(move, LayPath))


# -- events


def test_each_event_is_heard_once_and_in_order(table: MineTable, heard: Heard) -> None:
    rng = Rng("heard")
    for _ in range(25):
        if table.state.table.phase != "playing":
            break
        heard.effects.clear()
        table.draw()
        events = table.make(likely_move(table.view_of_mover(), rng), table.mover)
        table.settle()
        wanted = [sound for event in events if (sound := sound_of(event)) is not None]  # type: ignore[arg-type]
        assert [effect for effect in heard.effects if effect != "light"] == wanted
        table.scene.peek.finish()


def test_the_same_move_sounds_the_same_in_the_hand_at_the_screen_and_in_that_of_another(
    table: MineTable, heard: Heard
) -> None:
    before, hand = table.state, table.view_of_mover().hand
    told = set()
    for card in dict.fromkeys(hand):
        for viewer in (table.mover, None):
            heard.effects.clear()
            table.draw(before)
            table.make(Discard((card,)), viewer)
            table.settle()
            told.add(tuple(heard.effects))
            table.state = before
    assert told == {("discard", "draw")}


def test_a_goal_is_heard_only_when_its_face_is_seen(table: MineTable, heard: Heard) -> None:
    for card, sound in ((GOLD, "gold"), (GOALS[1], "goal")):
        heard.effects.clear()
        table.draw()
        table.scene.play([GoalTurned(1, card, False)], table.view_of_mover())
        for ms in (300, 240):
            table.scene.animator.advance(ms)
            assert heard.effects == []
        table.scene.animator.advance(240)
        assert heard.effects == [sound]
        table.settle()
        assert heard.effects == [sound]


def test_a_tool_is_heard_to_break_when_it_is_seen_to(table: MineTable, heard: Heard) -> None:
    target = (table.mover + 1) % table.state.table.seats
    table.scene.play([ToolBroken(table.mover, "break-lantern", target)], table.view_of_mover())
    table.scene.animator.advance(200)
    assert heard.effects == []
    table.settle()
    assert heard.effects == ["break_lantern"]


def test_light_is_heard_only_when_it_runs_on(table: MineTable, heard: Heard) -> None:
    table.draw(position(5, lambda view: len(view.table.board.linked) > 3 and bool(tunnels(view))))
    before, move = table.state, tunnels(table.view_of_mover())[0]
    table.make(move, table.mover)
    table.settle()
    assert "light" not in heard.effects
    table.draw(before)
    dark = next(cell for cell in before.table.board.linked if cell != Cell(0, 0))
    table.scene.parts.mine.light(dark, False)
    table.make(move, table.mover)
    table.settle()
    assert heard.effects.count("light") == 1


def test_what_is_told_on_a_page_is_heard_too(table: MineTable) -> None:
    output = Heard()
    TableSounds(table.scene, Sounds(output)).hear([GoldTaken(0, 3), CardDrawn(1, None), MatchEnded((3,), (0,))])
    assert output.effects == ["coin", "draw"]


def test_nothing_is_heard_while_the_sound_is_off(table: MineTable) -> None:
    output = Heard()
    sounds = Sounds(output)
    sounds.prefer(on=False, volume=100)
    TableSounds(table.scene, sounds)
    move = first_lay(table)
    table.drag(move.card, table.scene.places.cell_rect(move.cell).center())
    table.make(move, table.mover)
    table.settle()
    assert output.effects == []


# -- the hand


def test_a_card_is_heard_when_it_is_picked_up_and_finds_its_place(table: MineTable, heard: Heard) -> None:
    move = first_lay(table)
    table.drag(move.card, table.scene.places.cell_rect(move.cell).center(), drop=False)
    assert heard.effects == ["card", "snap"]


def test_all_cards_sound_alike_when_they_are_picked_up_and_put_back(table: MineTable, heard: Heard) -> None:
    for item in table.scene.parts.hand.cards:
        heard.effects.clear()
        table.click(item.home.center)
        table.key(Qt.Key.Key_Escape)
        table.settle()
        assert heard.effects == ["card", "set_down"]


def test_a_half_turn_is_heard_once_each_time(table: MineTable, heard: Heard) -> None:
    table.draw(position(5, lambda view: any("|" in card for card in view.hand)))
    table.click(table.item(next(card for card in table.view_of_mover().hand if "|" in card)).home.center)
    table.key(Qt.Key.Key_R)
    table.key(Qt.Key.Key_R)
    assert heard.effects == ["card", "turn", "turn"]


def test_a_refusal_is_heard_and_not_the_way_home(table: MineTable, heard: Heard) -> None:
    move = first_lay(table)
    occupied = table.scene.places.cell_rect(next(iter(table.state.table.board.cards))).center()
    table.drag(move.card, occupied)
    table.settle()
    assert heard.effects == ["card", "refuse"]


def test_a_card_dropped_beside_everything_is_put_back(table: MineTable, heard: Heard) -> None:
    item = table.scene.parts.hand.cards[0]
    table.press(item.home.center)
    table.move(item.home.center - QPointF(0, 40))
    table.release(item.home.center - QPointF(0, 40))
    assert heard.effects == ["card", "set_down"]


def test_the_curtain_takes_a_card_away_without_a_sound(table: MineTable, heard: Heard) -> None:
    table.click(table.scene.parts.hand.cards[0].home.center)
    table.scene.give_up(Exit.CURTAIN)
    assert heard.effects == ["card"]


# -- looks


def test_a_look_at_the_role_is_heard_the_same_for_every_role(table: MineTable, heard: Heard) -> None:
    roles = set()
    for seat in range(table.state.table.seats):
        view = GAME.view(table.state, seat)
        roles.add(view.role)
        table.scene.sync(view, table.scene.seats)
        heard.effects.clear()
        table.scene.show_role()
        table.scene.hide_role()
        assert heard.effects == ["peek"]
    assert len(roles) > 1
