"""What everybody saw the others do in this round, with how much it helped or hindered."""

from collections import deque
from typing import Literal, NamedTuple

from saboteur_desktop.games.saboteur.bots.distance import Distances, routes, unseen_on
from saboteur_desktop.games.saboteur.engine.board import Board, board_of, border_rules, lay, remove
from saboteur_desktop.games.saboteur.engine.cards import Card, laid
from saboteur_desktop.games.saboteur.engine.catalog import THEFT, TRAP
from saboteur_desktop.games.saboteur.engine.events import (
    CardPut,
    CardTakenOff,
    Discarded,
    Event,
    FrontCleared,
    GoalTurned,
    PathLaid,
    RocksDropped,
    ToolBroken,
    ToolRepaired,
)
from saboteur_desktop.games.saboteur.engine.open_table import OpenTable

Kind = Literal["dug", "rocks", "broke", "mended", "passed"]


class Deed(NamedTuple):
    """One turn as the table saw it."""

    seat: int
    kind: Kind
    gains: Distances = (0.0, 0.0, 0.0)
    """By how many cards the way to each goal became shorter."""
    best: float = 0.0
    """The most of them for a goal that lay face down."""
    target: int | None = None


class _Story(NamedTuple):
    """The log read so far, and the mine at its end."""

    log: tuple[Event, ...]
    board: Board
    fallen: tuple[Card, ...]
    distances: Distances
    broken: tuple[int, ...]
    deeds: tuple[Deed, ...]


_lately: deque[_Story] = deque(maxlen=8)
"""Stories told lately. A log only grows, so the next reader goes on where the last one stopped."""


def deeds(table: OpenTable) -> tuple[Deed, ...]:
    """Return what was done in this round so far, in order."""
    log = table.log
    rules = border_rules(table.ruleset)
    for story in tuple(_lately):
        if log[: len(story.log)] == story.log and len(story.broken) == table.seats and story.board.rules == rules:
            break
    else:
        board = board_of(rules, {})
        story = _Story((), board, (), routes(board, unseen_on(board, ())).distances, (0,) * table.seats, ())
    if len(story.log) < len(log):
        story = _go_on(story, log)
        _lately.appendleft(story)
    return story.deeds


def _go_on(story: _Story, log: tuple[Event, ...]) -> _Story:
    rules = story.board.rules
    board, fallen, distances = story.board, story.fallen, story.distances
    broken, told = list(story.broken), list(story.deeds)
    for event in log[len(story.log) :]:
        match event:
            case PathLaid(seat, card, cell, turned):
                board = lay(board, cell, laid(card, turned))
            case RocksDropped(seat, cell, card):
                board = remove(board, cell)
                fallen = (*fallen, card)
            case GoalTurned(goal, card, turned):
                board = lay(board, rules.goals[goal], laid(card, turned))
                distances = routes(board, unseen_on(board, fallen)).distances
                continue
            case ToolBroken(seat, _, target):
                broken[target] += 1
                told.append(Deed(seat, "broke", target=target))
                continue
            case CardPut(seat, card, target) if card == TRAP:
                broken[target] += 1
                told.append(Deed(seat, "broke", target=target))
                continue
            case CardTakenOff(seat, card, target) if card == TRAP:
                broken[target] -= 1
                told.append(Deed(seat, "mended", target=target))
                continue
            case FrontCleared(seat, removed) if removed != THEFT:
                broken[seat] -= 1
                continue
            case ToolRepaired(seat, _, target):
                broken[target] -= 1
                told.append(Deed(seat, "mended", target=target))
                continue
            case Discarded(seat):
                if not broken[seat]:
                    told.append(Deed(seat, "passed"))
                continue
            case _:
                continue
        open_goals = board.face_down.values()
        before, distances = distances, routes(board, unseen_on(board, fallen)).distances
        kind: Kind = "dug" if isinstance(event, PathLaid) else "rocks"
        gains = (before[0] - distances[0], before[1] - distances[1], before[2] - distances[2])
        best = max(gains[goal] for goal in open_goals)
        told.append(Deed(seat, kind, gains, best))
    return _Story(log, board, fallen, distances, tuple(broken), tuple(told))
