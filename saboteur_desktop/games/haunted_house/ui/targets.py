"""Where the hunter on turn may be put, by the engine's own verdict: every place of the house is a target."""

from collections.abc import Iterator

from saboteur_desktop.games.haunted_house.engine.legality import refusal
from saboteur_desktop.games.haunted_house.engine.moves import Walk
from saboteur_desktop.games.haunted_house.engine.open_table import OpenTable
from saboteur_desktop.games.haunted_house.ui.floor_plan import FloorPlan
from saboteur_desktop.games.haunted_house.ui.texts import refusal_words
from saboteur_desktop.table.drop_target import DropTarget, Verdict


def targets_of(table: OpenTable, plan: FloorPlan) -> Iterator[DropTarget]:
    """Every place, named as on the board, allowed or refused; the hunter's own place means that it stays."""
    for place in table.board.ways[None]:
        refused = refusal(table, Walk(place))
        verdict = Verdict(True) if refused is None else Verdict(False, refusal_words(refused, table, place))
        yield DropTarget(place, plan.space(place), verdict)
