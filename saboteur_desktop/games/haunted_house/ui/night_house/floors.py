"""Floors: boards, tiles, parquet and flagstones."""

import random

from saboteur_desktop.games.haunted_house.ui.night_house.room import Room
from saboteur_desktop.paint.noise import seed_of
from saboteur_desktop.paint.palette import Tint, color, darker, lighter
from saboteur_desktop.paint.paths import polyline, rounded
from saboteur_desktop.paint.strokes import fill, line


def planks(room: Room, tint: Tint, wide: float = 20) -> None:
    """Boards from wall to wall, their ends staggered."""
    room.floor(tint)
    p, rng = room.painter, random.Random(seed_of(color(tint).name()))
    row, y = 0, 0.0
    while y < room.height:
        x = -rng.random() * 70
        while x < room.width:
            long = 60 + 50 * rng.random()
            shade = rng.uniform(-0.09, 0.07)
            body = lighter(tint, shade) if shade > 0 else darker(tint, -shade)
            left, right = max(0, x), min(room.width, x + long)
            fill(p, rounded(left, y, max(0, right - left), min(wide, room.height - y)), body)
            line(p, polyline([(right, y), (right, y + wide)]), color("#0B0620", 0.3), 1)
            x += long
        line(p, polyline([(0, y), (room.width, y)]), color("#0B0620", 0.32), 1.1)
        row, y = row + 1, y + wide


def checker(room: Room, tint: Tint, other: Tint, side: float = 25) -> None:
    """Tiles of two colours by turns."""
    room.floor(tint)
    p = room.painter
    for row in range(int(room.height / side + 0.99)):
        for column in range(int(room.width / side + 0.99)):
            if (row + column) % 2:
                fill(p, rounded(column * side, row * side, side, side), other)
    _joints(room, side, 0.22)


def tiles(room: Room, tint: Tint, side: float = 33.4) -> None:
    """Square tiles of one stone, no two quite alike."""
    room.floor(tint)
    p, rng = room.painter, random.Random(seed_of(color(tint).name(), side))
    for row in range(int(room.height / side + 0.99)):
        for column in range(int(room.width / side + 0.99)):
            shade = rng.uniform(0, 0.1)
            body = lighter(tint, shade * 0.6) if rng.random() < 0.5 else darker(tint, shade)
            fill(p, rounded(column * side, row * side, side, side), body)
    _joints(room, side, 0.34)


def parquet(room: Room, tint: Tint, side: float = 25) -> None:
    """Blocks of short staves, laid across each other by turns."""
    room.floor(tint)
    p = room.painter
    for row in range(int(room.height / side + 0.99)):
        for column in range(int(room.width / side + 0.99)):
            x, y, across = column * side, row * side, (row + column) % 2
            fill(p, rounded(x, y, side, side), lighter(tint, 0.035) if across else darker(tint, 0.07))
            for stave in range(1, 4):
                at = side * stave / 4
                ends = [(x, y + at), (x + side, y + at)] if across else [(x + at, y), (x + at, y + side)]
                line(p, polyline(ends), color("#0B0620", 0.17), 0.9)
    _joints(room, side, 0.2)


def _joints(room: Room, side: float, opacity: float) -> None:
    ink, step = color("#0B0620", opacity), side
    while step < room.width:
        line(room.painter, polyline([(step, 0), (step, room.height)]), ink, 1.1)
        step += side
    step = side
    while step < room.height:
        line(room.painter, polyline([(0, step), (room.width, step)]), ink, 1.1)
        step += side
