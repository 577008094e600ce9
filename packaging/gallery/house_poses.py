"""The screens of the Haunted House as they are pictured."""

from collections.abc import Callable
from typing import Final

from gallery.studio import BOTS, Studio, settle, settle_results
from saboteur_desktop.games.haunted_house.engine.moves import Roll, Walk
from saboteur_desktop.games.haunted_house.engine.view import HouseView
from saboteur_desktop.games.haunted_house.ui.prospect import prospects

GAME: Final = "haunted-house"
SEATS: Final = 4


def house_form(studio: Studio) -> None:
    studio.window.open_form(GAME)
    studio.window.form.settle()


def house_levels(studio: Studio) -> None:
    house_form(studio)
    studio.window.form.preset.click()


def house_table(studio: Studio) -> None:
    studio.open("lanterns", lambda view: _begins(view, 26), SEATS, "normal", GAME)
    settle(600)


def house_reach(studio: Studio) -> None:
    house_table(studio)
    table = studio.house()
    table.dealer.propose(Roll())
    settle(900)


def house_walk(studio: Studio) -> None:
    """A walk that waits to be confirmed, as long as the die allows."""
    house_reach(studio)
    table = studio.house()
    furthest = max(prospects(table.dealer.view().table).values(), key=lambda prospect: prospect.steps)
    table.scene.move_proposed.emit(Walk(furthest.place, furthest.deed))
    settle(900)


def house_master(studio: Studio) -> None:
    """Numbered jewels and locked doors."""
    studio.open("keys", lambda view: _begins(view, 20) and view.table.lock is not None, SEATS, "master", GAME)
    settle(600)


def house_odds(studio: Studio) -> None:
    house_table(studio)
    studio.house().scene.toggle_odds()
    settle(600)


def house_rules(studio: Studio) -> None:
    """The rulebook of the game that is being chosen."""
    house_form(studio)
    studio.window.open_rules("overflow")
    settle(1500)


def house_quick_reference(studio: Studio) -> None:
    house_table(studio)
    studio.window.open_quick_reference()
    settle(1500)


def house_refused(studio: Studio) -> None:
    """A hunter that was let go too far away: the way to the rules stands beside the place."""
    house_reach(studio)
    scene = studio.house().scene
    assert scene.table is not None
    assert scene.plan is not None
    far = next(room for room in scene.table.board.rooms if room not in prospects(scene.table))
    scene.controller.choose(scene.pawns.items[scene.table.hunter])
    for _ in range(2):  # the first tap aims, the second one walks
        scene.controller.tap(scene.plan.space(far).center())
    settle(900)


def house_end(studio: Studio) -> None:
    _end(studio, "won")


def house_lost(studio: Studio) -> None:
    _end(studio, "six")


def _end(studio: Studio, result: str) -> None:
    """The first of many matches that came out so."""
    for number in range(40):
        studio.open(f"night {number}", lambda view: view.table.result is not None, SEATS, "normal", GAME)
        if studio.house().dealer.view().table.result == result:
            settle_results(studio.house().end)
            return
    raise LookupError(f"no match came out as {result}")


def _begins(view: HouseView, turns: int) -> bool:
    """Whether so many turns are over and a person is to roll."""
    table = view.table
    return table.turn > turns and table.phase == "rolling" and table.to_move is not None and table.to_move not in BOTS


PICTURES: Final[dict[str, Callable[[Studio], None]]] = {
    "house-form": house_form,
    "house-levels": house_levels,
    "house-table": house_table,
    "house-reach": house_reach,
    "house-walk": house_walk,
    "house-master": house_master,
    "house-odds": house_odds,
    "house-rules": house_rules,
    "house-quick-reference": house_quick_reference,
    "house-refused": house_refused,
    "house-end": house_end,
    "house-lost": house_lost,
}
