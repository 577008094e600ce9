"""Which buttons stand beside the house at a moment: what the person at the screen can do besides moving the hunter."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from saboteur_desktop.games.haunted_house.engine.legality import deeds_at
from saboteur_desktop.games.haunted_house.engine.moves import Decide, JewelDeed, Walk
from saboteur_desktop.games.haunted_house.engine.open_table import OpenTable
from saboteur_desktop.games.haunted_house.ui import action_words as words
from saboteur_desktop.games.haunted_house.ui.action_buttons import Action
from saboteur_desktop.games.haunted_house.ui.promise_marks import rooms_with_jewel
from saboteur_desktop.games.haunted_house.ui.prospect import other_deed

if TYPE_CHECKING:
    from saboteur_desktop.games.haunted_house.ui.scene import HouseScene


def actions_now(scene: "HouseScene") -> tuple[Action, ...]:
    """Return the buttons, from the top."""
    table, proposals = scene.table, scene.proposals
    if table is None:
        return ()
    if proposals.asked is not None:
        take_back = Action("take back", words.take_back_label(), proposals.dismiss, icon="undo")
        if proposals.deeds:
            return (*_deeds(table, proposals.deeds, proposals.choose), take_back)
        return (Action("anyway", words.anyway_label(proposals.asked), proposals.go_on, "coral"), take_back)
    if isinstance(proposals.pending, Walk):
        return (
            *_tick(scene, table, proposals.pending),
            Action("go", words.go_label(), scene.confirm_requested.emit, "teal", "confirm"),
            Action("take back", words.take_back_label(), scene.take_back_requested.emit, icon="undo"),
        )
    if scene.may_walk:
        here = table.places[table.hunter]
        return (*_planning(scene, table), Action("stay", words.stay_label(), partial(proposals.walk_to, here)))
    if scene.may_move and table.phase == "deciding":
        deeds = sorted(deeds_at(table, table.places[table.hunter]), key=lambda deed: deed == "leave")
        return _deeds(table, deeds, lambda deed: proposals.make(Decide(deed)))
    if scene.retractable:
        retract = Action("retract", words.retract_label(), scene.retract_requested.emit, icon="undo")
        return (*_planning(scene, table), retract)
    return _planning(scene, table)


def _planning(scene: "HouseScene", table: OpenTable) -> tuple[Action, ...]:
    """The button for agreeing with computer partners, as long as there is a jewel to agree on."""
    if not scene.plannable or table.to_move is None or not rooms_with_jewel(table):
        return ()
    return (Action("plan", words.plan_label(), scene.plan_requested.emit),)


def _deeds(table: OpenTable, deeds: Sequence[JewelDeed], do: Callable[[JewelDeed], object]) -> tuple[Action, ...]:
    """A button for each thing that can be done with a jewel; the first one is what suggests itself."""
    carries = table.carried[table.hunter] is not None
    return tuple(
        Action(
            f"{deed} jewel",
            words.keep_label() if deed == "leave" and carries else words.deed_label(deed),
            partial(do, deed),
            "teal" if deed == deeds[0] else "night",
        )
        for deed in deeds
    )


def _tick(scene: "HouseScene", table: OpenTable, walk: Walk) -> tuple[Action, ...]:
    """The box for what can be done to the jewel where the walk ends."""
    deed = other_deed(table, walk.to)
    if deed is None:
        return ()
    done = walk.jewel == deed
    switch = partial(scene.proposals.switch_deed, "leave" if done else deed)
    return (Action("jewel", words.deed_label(deed), switch, ticked=done),)
