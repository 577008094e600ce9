"""One's own role is shown with its name and aim, inside the window and only to the eyes it belongs to."""

import pytest

from saboteur_desktop.games.saboteur.engine.catalog import GOALS
from saboteur_desktop.games.saboteur.engine.events import MapRead
from saboteur_desktop.games.saboteur.engine.roles import Role
from saboteur_desktop.games.saboteur.ui.role_peek import RolePeek, role_aim
from tests.games.saboteur.ui.played import MineTable


@pytest.mark.parametrize("role", ["miner", "saboteur"])
@pytest.mark.parametrize("knows_a_goal", [True, False])
def test_role_stands_with_its_name_and_aim_in_the_window(table: MineTable, role: Role, knows_a_goal: bool) -> None:
    view = table.view_of_mover()._replace(role=role)
    if knows_a_goal:
        view = view._replace(memory=(*view.memory, MapRead(seat=table.mover, goal=1, card=GOALS[0])))
    assert table.scene.layout is not None
    peek = RolePeek(view, table.scene.layout, table.scene.renderer)
    name, aim = peek.words
    assert name
    assert aim == role_aim(role)
    table.scene.addItem(peek)
    assert table.scene.sceneRect().contains(peek.sceneBoundingRect().adjusted(14, 14, -14, -14))
    assert peek.sceneBoundingRect().bottom() < table.scene.layout.role.bottom()
    assert not table.view.grab().isNull()
    table.scene.removeItem(peek)


def test_the_two_aims_differ() -> None:
    assert role_aim("miner") != role_aim("saboteur")
