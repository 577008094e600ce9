"""A person with nothing but fingers plays a round, from the home screen to the sharing of the gold."""

import secrets

import pytest
from pytestqt.qtbot import QtBot

from saboteur_desktop.dealer.dealer import Doing
from saboteur_desktop.games.saboteur.engine.geometry import START
from saboteur_desktop.games.saboteur.ui import texts
from tests.fingers import Fingers
from tests.ui.house import House
from tests.ui.seen import check_secrets
from tests.ui.touch_player import TouchPlayer

SHORT = "touch-237"
"""In this deal two who work together reach the gold in eleven moves, with a map, a broken tool and a discard."""


@pytest.mark.timeout(180)
def test_two_people_finish_a_round_with_fingers_alone(
    qtbot: QtBot, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(secrets, "token_hex", lambda _bytes=None: SHORT)
    fingers = Fingers()
    player = TouchPlayer(house, fingers, qtbot)
    window, form = house.window, house.window.form

    player.tap(window.home.new_game)
    player.tap(form.rows[1].kind)
    player.tap(form.rows[3].remove)
    assert [row.is_bot for row in form.rows] == [False, False, True]
    player.tap(form.start)
    qtbot.waitUntil(lambda: house.doing is Doing.CURTAIN)
    check_secrets(window, house.table)

    player.begin_turn()
    scene = house.table.scene
    card = scene.parts.hand.cards[0]
    text = scene.parts.hand.text_of(card.card_id)
    assert text is not None
    assert player.long_press(card.home.center) == (texts.card_name(text), texts.card_hint(text))
    assert "Start" in player.long_press(scene.places.cell_rect(START).center())
    scale = scene.camera.scale
    player.pinch(120, 260)
    assert scene.camera.scale > scale
    player.pinch(260, 60)
    assert scene.camera.following

    while house.table.dealer.view().table.phase == "playing":
        player.begin_turn()
        player.make_move()
        check_secrets(window, house.table)

    while house.doing is not Doing.ROUND_OVER:
        player.begin_turn()
        player.take_gold()
        check_secrets(window, house.table)

    table = house.table
    qtbot.waitUntil(table.summary.isVisible)
    assert table.dealer.view().table.past_winners == ("miners",)
    assert player.done == {
        *("curtain", "role", "long press", "pinch", "drag", "tap", "look", "TakeGold"),
        *("turn by second finger", "turn by the round button"),
        *("LayPath", "BreakTool", "ReadMap", "Discard"),
    }
    player.tap(table.summary.next_button)
    qtbot.waitUntil(lambda: table.curtain.closed)
    assert len(table.kept.match.rounds) == 2, "the next round is dealt"
    check_secrets(window, table)
