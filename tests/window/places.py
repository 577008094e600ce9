"""Where the things of the window are on the screen, by name. Only what can be seen has a place."""

from collections.abc import Iterator
from dataclasses import replace

from PySide6.QtCore import QPoint, QPointF, QRect
from PySide6.QtWidgets import QWidget

from saboteur_desktop.games.saboteur.engine.catalog import MAP, ROCKFALL, THEFT
from saboteur_desktop.games.saboteur.engine.moves import (
    BreakTool,
    ClearFront,
    Discard,
    DropRocks,
    LayPath,
    Move,
    PlayOn,
    PlayTheft,
    ReadMap,
    RepairTool,
    Steal,
    TakeGold,
)
from saboteur_desktop.games.saboteur.ui.scene import MineScene
from saboteur_desktop.games.saboteur.ui.targets import CellTarget, DiscardTarget, FrontTarget, GoalTarget, SeatTarget
from saboteur_desktop.table.card_item import CardItem
from saboteur_desktop.table.tap_item import TapItem
from saboteur_desktop.ui.main_window import MainWindow
from saboteur_desktop.ui.screens.table import TableScreen
from saboteur_desktop.ui.widgets.radio_row import RadioRow

NAMELESS = {ReadMap: MAP, DropRocks: ROCKFALL, PlayTheft: THEFT}
"""Moves of which the card needs no telling."""
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
    if isinstance(move, Steal):
        chosen = [choice for choice in table.thefts.choices if choice.seat == move.target]
        return {"card": _middle(chosen[0] if chosen else table.thefts.nothing_button)}
    return {
        "card": _on_table(table, _cards_of(table.scene, move)[0].home.center),
        "target": _on_table(table, table.scene.places.rect_of_move(move).center()),
    }


def way_into_sight(table: TableScreen, move: Move) -> tuple[Place, Place] | None:
    """Where to take hold of the mine and how far to pull it until a cell out of sight is seen; None for none."""
    if not isinstance(move, LayPath | DropRocks | ReadMap):
        return None
    window, cell = table.scene.camera.window, table.scene.places.rect_of_move(move)
    if window.contains(cell):
        return None
    middle = window.center()
    shift = QPointF(
        max(window.left() - cell.left(), 0) + min(window.right() - cell.right(), 0),
        max(window.top() - cell.top(), 0) + min(window.bottom() - cell.bottom(), 0),
    )
    # A pull begins after a few pixels.
    return _on_table(table, middle), _on_table(table, middle + shift * 1.3)


def places_to_mark(table: TableScreen, move: Move) -> list[Place]:
    """The circles over the cards of a move, where it takes several."""
    if not isinstance(move, Discard | ClearFront) or len(move.cards) < 2:
        return []
    scene, cards = table.scene, _cards_of(table.scene, move)
    circles = scene.marking.circles
    return [_on_table(table, circles[scene.parts.hand.cards.index(card)].place.center()) for card in cards]


def target_of_move(table: TableScreen, move: Move) -> str | None:
    """What the card of a move has to be over, as the table names it."""
    seat = table.dealer.view().seat
    match move:
        case LayPath(_, cell) | DropRocks(cell):
            return repr(CellTarget(cell))
        case BreakTool(_, target) | RepairTool(_, target) | PlayOn(_, target):
            return repr(SeatTarget(target))
        case PlayTheft() if seat is not None:
            return repr(SeatTarget(seat))
        case ClearFront() if seat is not None:
            return repr(FrontTarget(seat))
        case ReadMap(goal):
            return repr(GoalTarget(goal))
        case Discard():
            return repr(DiscardTarget())
    return None


def told(move: Move) -> str:
    """A move in words; cards that go together have no order."""
    return repr(replace(move, cards=tuple(sorted(move.cards))) if isinstance(move, Discard | ClearFront) else move)


def _cards_of(scene: MineScene, move: Move) -> list[CardItem]:
    """The cards of the hand that a move takes."""
    match move:
        case Discard(cards) | ClearFront(cards):
            wanted = cards
        case LayPath(card) | BreakTool(card) | RepairTool(card) | PlayOn(card):
            wanted = (card,)
        case _:
            wanted = (NAMELESS[type(move)],)
    found: list[CardItem] = []
    for text in wanted:
        alike = (item for item in scene.parts.hand.cards if scene.parts.hand.text_of(item.card_id) == text)
        found.append(next(item for item in alike if item not in found))
    return found


def choice_place(table: TableScreen, move: Move) -> Place | None:
    """The button of what a move means, while the table asks which."""
    buttons = table.scene.choice.buttons
    meant = move.tool if isinstance(move, RepairTool) else move.remove if isinstance(move, ClearFront) else None
    return None if meant not in buttons else _on_table(table, buttons[meant].sceneBoundingRect().center())


def _things(window: MainWindow) -> Iterator[tuple[str, Place]]:
    widgets: dict[str, QWidget] = {
        "new game": window.home.new_game,
        "quit": window.home.leave,
        "start": window.form.start,
        "rules preset": window.form.preset,
        "presets": window.form.presets.area,
        **{f"preset {row.value}": row for row in window.form.presets.findChildren(RadioRow)},
        **{f"kind {seat}": row.kind for seat, row in enumerate(window.form.rows)},
    }
    table = window.table
    assert table is None or isinstance(table, TableScreen)
    if table is not None:
        widgets |= {
            "curtain": table.curtain.button,
            "take": table.gold.take_button,
            "steal": table.thefts.steal_button,
            "next round": table.summary.next_button,
            "see the board": table.summary.board_button,
            "results": table.back_to_results,
            "home": table.standing.home_button,
        }
    for name, widget in widgets.items():
        if widget.isVisible() and widget.isEnabled() and widget.visibleRegion().contains(widget.rect().center()):
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
