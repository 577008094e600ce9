"""Path cards: four sheets of paper, from the lit tunnel floor up to the rock face, and what stands in the tunnel."""

from PySide6.QtGui import QPainter

from saboteur_desktop.games.saboteur.engine.cards import PathFace, Tunnel
from saboteur_desktop.games.saboteur.engine.geometry import sides_text
from saboteur_desktop.games.saboteur.ui.face_painter.landmarks import bridge, door, ladder_shaft
from saboteur_desktop.games.saboteur.ui.face_painter.mood import LIT, UNLIT, Mood
from saboteur_desktop.games.saboteur.ui.face_painter.rock import rock_face
from saboteur_desktop.games.saboteur.ui.face_painter.track import lay_track, turntable
from saboteur_desktop.games.saboteur.ui.face_painter.tunnels import (
    FLOOR,
    STEP1,
    STEP2,
    STUB,
    bend,
    cut,
    inner_part,
    inwards,
    is_bridge,
    is_straight,
    is_stub,
    pull_of,
    reach,
    rock_around,
    straight,
)
from saboteur_desktop.paint.card_space import CX, CY, H, W
from saboteur_desktop.paint.grain import grain
from saboteur_desktop.paint.minerals import boulder_heap, crystal
from saboteur_desktop.paint.noise import seed_of
from saboteur_desktop.paint.palette import color, lighter
from saboteur_desktop.paint.paths import rounded
from saboteur_desktop.paint.strokes import fill, glow, line, soft


def paint_path(p: QPainter, face: PathFace, lit: bool) -> None:
    """A path card as it lies. Its wobble and pebbles depend on its tunnels alone, so a card always looks the same."""
    mood = LIT if lit else UNLIT
    seed = _seed(face)
    _floor(p, mood)
    _tracks(p, face, mood)
    for width, tint, depth in ((FLOOR, mood.step2, 5.5), (STEP2, mood.step1, 6.5)):
        hole = cut(face, width, seed)
        step = rock_around(hole)
        soft(p, step.translated(2.6, depth), 8.5, mood.shade, 0.50, 8)
        fill(p, step, tint)  # flat, so that both ends of every tunnel keep one colour
        grain(p, step, 0.6)
        line(p, hole, color(lighter(tint, 0.55), 0.55), 1.3)
    rock_face(p, cut(face, STEP1, seed), mood, seed)
    _blocks(p, face, seed)
    if is_bridge(face):
        bridge(p, mood)
    for tunnel in face.tunnels:
        _mark(p, tunnel)


def _seed(face: PathFace) -> int:
    return seed_of("|".join(sides_text(tunnel.sides) for tunnel in face.tunnels))


def _floor(p: QPainter, mood: Mood) -> None:
    """One colour at the border, so that neighbours meet without a seam, and hotter in the middle when lit."""
    fill(p, rounded(-60, -60, W + 120, H + 120), mood.floor)
    if mood.lit:
        glow(p, CX, CY, 108, (0, "lamphot"), (0.45, color("lamphot", 0.55)), (1, color("lamphot", 0)))
    grain(p, rounded(0, 0, W, H), 0.35)


def _tracks(p: QPainter, face: PathFace, mood: Mood) -> None:
    for tunnel in face.tunnels:
        sides = sides_text(tunnel.sides)
        if is_bridge(face) and sides == "EW":
            continue  # its track lies on the bridge
        if is_straight(sides):
            lay_track(p, straight(sides), mood.rail, mood.sleeper)
        elif len(sides) == 2:
            lay_track(p, inner_part(bend(sides, pull_of(face))), mood.rail, mood.sleeper)
        else:
            for side in sides:
                length = STUB[side] + 22 if is_stub(tunnel) else reach(side) - 30
                lay_track(p, inwards(side, length), mood.rail, mood.sleeper)
        if len(sides) > 2:
            turntable(p)


def _blocks(p: QPainter, face: PathFace, seed: int) -> None:
    """Boulders: in the middle of a card without a through way, else at the end of each stub."""
    stubs = [sides_text(tunnel.sides) for tunnel in face.tunnels if is_stub(tunnel)]
    if len(stubs) == len(face.tunnels):
        boulder_heap(p, CX, CY, 50, seed % 97, 4)
        return
    for side in stubs:
        dx, dy = {"N": (0, -76), "S": (0, 76), "E": (66, 0), "W": (-66, 0)}[side]
        boulder_heap(p, CX + dx, CY + dy, 25 if side in "NS" else 23, seed % 89 + ord(side))


def _mark(p: QPainter, tunnel: Tunnel) -> None:
    sides = sides_text(tunnel.sides)
    if tunnel.ladder:
        ladder_shaft(p, CX, CY - 4 if len(sides) == 1 else CY - 2, 52)
    if tunnel.crystal:
        crystal(p, CX, CY - 4, 47, 4)
    if tunnel.door:
        door(p, sides, tunnel.door)
