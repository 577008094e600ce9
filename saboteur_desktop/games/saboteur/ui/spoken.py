"""The table in words, for those who do not see it: seats, rows of the mine, places for a card, what is looked at."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QCoreApplication

from saboteur_desktop.games.saboteur.engine.board import Board
from saboteur_desktop.games.saboteur.engine.events import Event, GoalTurned, MapRead, PathLaid, RocksDropped
from saboteur_desktop.games.saboteur.engine.geometry import START, Cell
from saboteur_desktop.games.saboteur.engine.open_table import OpenTable
from saboteur_desktop.games.saboteur.engine.view import PlayerView
from saboteur_desktop.games.saboteur.ui import path_words, result_texts, texts
from saboteur_desktop.games.saboteur.ui.log_rows import goal_sentence, rows_of
from saboteur_desktop.games.saboteur.ui.role_texts import others_known, role_aim, role_name
from saboteur_desktop.table.drop_target import Fit
from saboteur_desktop.table.seat_look import SeatLook

translate = QCoreApplication.translate


def spoken_cell(cell: Cell) -> str:
    """Where in the mine: the start is column 0 of row 0, the goals lie in column 8, rows go down."""
    return translate("Access", "Column {column}, row {row}").format(column=cell.x, row=cell.y)


def spoken_seat(table: OpenTable, seats: Sequence[SeatLook], seat: int) -> str:
    """Who sits there, with what, and whether it is their turn: all that lies open."""
    words = [
        seats[seat].name,
        translate("Access", "%n card(s) in hand", "", table.hand_sizes[seat]),
        result_texts.points_owned(table, seat)
        if table.ruleset.pays_points
        else translate("Access", "%n gold card(s)", "", table.gold_counts[seat]),
        *(texts.card_name(card) for card in table.in_front[seat]),
    ]
    if seat == table.to_move:
        words.append(translate("Access", "to move"))
    return ", ".join(words)


def rows_of_mine(board: Board) -> list[int]:
    """The rows in which there is anything, from top to bottom."""
    return sorted({cell.y for cell in (*board.cards, *board.face_down)})


def spoken_row(board: Board, row: int) -> str:
    """What lies in one row of the mine, from left to right."""
    cells = sorted(cell for cell in (*board.cards, *board.face_down) if cell.y == row)
    lying = [
        translate("Access", "column {column}: {card}").format(column=cell.x, card=spoken_lying(board, cell))
        for cell in cells
    ]
    return translate("Access", "Row {row}. {cards}").format(row=row, cards="; ".join(lying))


def spoken_lying(board: Board, cell: Cell) -> str:
    """What lies in a cell, as everybody sees it."""
    if cell in board.face_down:
        return translate("Access", "goal, face down")
    card = board.cards[cell]
    if cell == START:
        return translate("Access", "start")
    ways = path_words.directions(card.card, card.turned)
    if cell in board.rules.goals:
        if card.card == "gold":
            return translate("Access", "gold, tunnels: {directions}").format(directions=ways)
        return translate("Access", "stone, tunnels: {directions}").format(directions=ways)
    if cell in board.linked:
        said = texts.spoken_card(card.card, card.turned)
        part = path_words.lit_part(card.card, card.turned, board.linked[cell])
        return translate("Access", "{card}, lit: {directions}").format(card=said, directions=part) if part else said
    return translate("Access", "{card}, unlit").format(card=texts.spoken_card(card.card, card.turned))


def spoken_fit(fit: Fit) -> str:
    """How a held card fits somewhere."""
    match fit:
        case Fit.AS_HELD:
            return translate("Access", "fits as held")
        case Fit.AFTER_TURN:
            return translate("Access", "fits after a half turn")
        case Fit.BOTH:
            return translate("Access", "fits either way")
        case Fit.NOT:
            return translate("Access", "does not fit")


def spoken_role(view: PlayerView, seats: Sequence[SeatLook]) -> str:
    """What its seat alone knows: its role and its aim, roles of others, and the goals it has looked at."""
    if view.role is None:
        return ""
    said = [translate("Access", "Your role: {role}").format(role=role_name(view.role))]
    said += [role_aim(view.role, view.table.ruleset).rstrip(".。"), *others_known(view, seats)]
    said += [
        goal_sentence(event.goal, event.card) for event in view.memory if isinstance(event, MapRead) and event.card
    ]
    return ". ".join(said)


def spoken_events(events: Iterable[Event], seats: Sequence[SeatLook]) -> str:
    """What happened in the words of the log, and where; nothing that only one seat saw."""
    said: list[str] = []
    for event in events:
        said += [row.sentence for row in rows_of((event,), seats)]
        match event:
            case PathLaid(_, card, cell, turned):
                said.append(f"{spoken_cell(cell)}: {path_words.directions(card, turned)}.")
            case RocksDropped(_, cell):
                said.append(f"{spoken_cell(cell)}.")
            case GoalTurned(_, card, turned):
                said.append(f"{path_words.directions(card, turned)}.")
    return " ".join(said)
