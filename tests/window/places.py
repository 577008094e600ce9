"""Where the things of the window are on the screen, by name. Only what can be seen has a place."""

from collections.abc import Iterator

from PySide6.QtCore import QPoint, QPointF, QRect
from PySide6.QtWidgets import QWidget

from saboteur_desktop.games.saboteur.engine.moves import (
    BreakTool,
    Discard,
    DropRocks,
    LayPath,
    Move,
    ReadMap,
    RepairTool,
    TakeGold,
)
from saboteur_desktop.games.saboteur.ui.scene import MineScene
from saboteur_desktop.games.saboteur.ui.targets import CellTarget, DiscardTarget, GoalTarget, SeatTarget
from saboteur_desktop.table.tap_item import TapItem
from saboteur_desktop.ui.main_window import MainWindow
from saboteur_desktop.ui.screens.table import TableScreen

Place = tuple[int, int]
"""The middle of a thing."""


def places(window: MainWindow) -> dict[str, Place]:
    """Every place that a player might want to press now."""
    found = dict(_things(window))
    frame, inside = window.frameGeometry(), window.geometry()
    if inside.top() > frame.top():
        found["title bar"] = (inside.center().x(), (frame.top() + inside.top()) // 2)
    return found


def places_of_move(table: TableScreen, move: Move) -> dict[str, Place]:
    """Where the card of a move lies in the hand, and where it is to go."""
    if isinstance(move, TakeGold):
        card = table.gold.cards[table.dealer.view().offered.index(move.value)]
        return {"card": _middle(card)}
    return {
        "card": _on_table(table, _card_of(table.scene, move)),
        "target": _on_table(table, table.scene.places.rect_of_move(move).center()),
    }


def target_of_move(move: Move) -> str | None:
    """What the card of a move has to be over, as the table names it."""
    match move:
        case LayPath(_, cell) | DropRocks(cell):
            return repr(CellTarget(cell))
        case BreakTool(_, target) | RepairTool(_, target):
            return repr(SeatTarget(target))
        case ReadMap(goal):
            return repr(GoalTarget(goal))
        case Discard():
            return repr(DiscardTarget())
    return None


def _card_of(scene: MineScene, move: Move) -> QPointF:
    if isinstance(move, Discard):
        text = move.cards[0]
    else:
        text = getattr(move, "card", "map" if isinstance(move, ReadMap) else "rockfall")
    item = scene.parts.hand.item_of(text)
    assert item is not None
    return item.home.center


def tool_place(table: TableScreen, move: Move) -> Place | None:
    """The button of the tool that a repair means, while the table asks which."""
    if not isinstance(move, RepairTool) or move.tool not in table.scene.choice.buttons:
        return None
    return _on_table(table, table.scene.choice.buttons[move.tool].sceneBoundingRect().center())


def _things(window: MainWindow) -> Iterator[tuple[str, Place]]:
    widgets: dict[str, QWidget] = {
        "new game": window.home.new_game,
        "quit": window.home.leave,
        "start": window.form.start,
        **{f"kind {seat}": row.kind for seat, row in enumerate(window.form.rows)},
    }
    table = window.table
    if table is not None:
        widgets |= {
            "curtain": table.curtain.button,
            "take": table.gold.take_button,
            "next round": table.summary.next_button,
            "see the board": table.summary.board_button,
            "results": table.back_to_results,
            "home": table.standing.home_button,
        }
    for name, widget in widgets.items():
        if widget.isVisible() and widget.isEnabled():
            yield name, _middle(widget)
    if table is not None:
        yield from _table_things(table)


def _table_things(table: TableScreen) -> Iterator[tuple[str, Place]]:
    scene = table.scene
    items: dict[str, TapItem] = {
        "badge": scene.parts.badge,
        "end turn": scene.pending.end_turn,
        "take back": scene.pending.take_back,
        "hold to look": scene.peek.hold,
        "done": scene.peek.close,
    }
    for name, item in items.items():
        if item.isVisible() and item.active:
            yield name, _on_table(table, item.sceneBoundingRect().center())


def _middle(widget: QWidget) -> Place:
    whole = QRect(widget.mapToGlobal(QPoint()), widget.size())
    return whole.center().x(), whole.center().y()


def _on_table(table: TableScreen, point: QPointF) -> Place:
    there = table.view.viewport().mapToGlobal(table.view.mapFromScene(point))
    return there.x(), there.y()
