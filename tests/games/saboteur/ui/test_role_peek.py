"""One's own role is shown with its name and aim, inside the window and only to the eyes it belongs to."""

from typing import get_args

import pytest

from saboteur_desktop.games.saboteur.engine.catalog import GOALS
from saboteur_desktop.games.saboteur.engine.events import FellowsTold, MapRead
from saboteur_desktop.games.saboteur.engine.presets import PresetName
from saboteur_desktop.games.saboteur.engine.roles import Role
from saboteur_desktop.games.saboteur.engine.ruleset import Ruleset
from saboteur_desktop.games.saboteur.ui.faces import ROLE_BACK
from saboteur_desktop.games.saboteur.ui.role_peek import RolePeek, role_faces
from saboteur_desktop.games.saboteur.ui.role_texts import role_aim, role_name
from saboteur_desktop.games.saboteur.ui.spoken import spoken_role
from tests.games.saboteur.ui.played import MineTable, looks

EVERY_ROLE: tuple[Role, ...] = get_args(Role)


@pytest.mark.parametrize("role", EVERY_ROLE)
@pytest.mark.parametrize("knows_a_goal", [True, False])
def test_role_stands_with_its_name_and_aim_in_the_window(table: MineTable, role: Role, knows_a_goal: bool) -> None:
    view = table.view_of_mover()._replace(role=role)
    if knows_a_goal:
        view = view._replace(memory=(*view.memory, MapRead(seat=table.mover, goal=1, card=GOALS[0])))
    assert table.scene.layout is not None
    peek = RolePeek(view, looks(5), table.scene.layout, table.scene.renderer)
    name, aim = peek.words
    assert name
    assert aim == role_aim(role, view.table.ruleset)
    table.scene.addItem(peek)
    assert table.scene.sceneRect().contains(peek.sceneBoundingRect().adjusted(14, 14, -14, -14))
    assert peek.sceneBoundingRect().bottom() < table.scene.layout.role.bottom()
    assert not table.view.grab().isNull()
    table.scene.removeItem(peek)


@pytest.mark.parametrize("preset", ["standard", "saboteur2", "saboteur2-printed", "selfish-dwarf-4"])
def test_every_role_has_an_aim_of_its_own(preset: PresetName) -> None:
    aims = {role_aim(role, Ruleset(preset=preset)) for role in EVERY_ROLE}
    assert len(aims) == len(EVERY_ROLE)
    assert len({role_name(role) for role in EVERY_ROLE}) == len(EVERY_ROLE)


def test_aims_of_boss_and_geologist_follow_the_rules() -> None:
    plain, printed = Ruleset(preset="saboteur2"), Ruleset(preset="saboteur2-printed", boss_needs_team=True)
    assert role_aim("boss", plain) != role_aim("boss", printed)
    assert role_aim("geologist", plain) != role_aim("geologist", printed)


def test_a_saboteur_is_reminded_of_the_fellows_and_nobody_else_is(table: MineTable) -> None:
    view = table.view_of_mover()
    told = FellowsTold(table.mover, tuple(seat for seat in (1, 3) if seat != table.mover))
    knowing = view._replace(role="saboteur", memory=(told, *view.memory))
    assert told.fellows
    names = [f"Player {seat}: Saboteur" for seat in told.fellows]
    assert table.scene.layout is not None
    peek = RolePeek(knowing, looks(5), table.scene.layout, table.scene.renderer)
    assert peek.others == names
    assert all(name in spoken_role(knowing, looks(5)) for name in names)
    table.scene.addItem(peek)
    assert table.scene.sceneRect().contains(peek.sceneBoundingRect().adjusted(14, 14, -14, -14))
    table.scene.removeItem(peek)
    for other in (view, view._replace(seat=None, role=None)):
        assert RolePeek(other, looks(5), table.scene.layout, table.scene.renderer).others == []


def test_the_reminder_fetches_all_roles_in_play_whoever_looks(table: MineTable) -> None:
    assert set(role_faces(table.view_of_mover().table)) == {"role-miner", "role-saboteur", ROLE_BACK}
