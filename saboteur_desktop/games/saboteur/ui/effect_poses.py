"""How the pictures of effects move: pure functions from a moment between 0 and 1 to a pose."""

from typing import Final

from PySide6.QtCore import QEasingCurve, QPointF, QRectF

from saboteur_desktop.table.flourish import Pose

_BOUNCE: Final = QEasingCurve(QEasingCurve.Type.OutBounce)
_FALL: Final = QEasingCurve(QEasingCurve.Type.InQuad)


def puff(start: QPointF, end: QPointF, size: float, now: float) -> Pose:
    """A cloud that rises, grows and thins out."""
    place = start + (end - start) * now
    return Pose(place.x(), place.y(), size * (0.55 + 0.75 * now), 0, (1 - now) ** 1.2)


def drop(to: QPointF, height: float, late: float, spin: float, now: float) -> Pose:
    """A stone that falls from that height and lies where it lands; `late` is the share of the time it waits."""
    own = min(1.0, max(0.0, (now - late) / (1 - 0.35)))
    fallen = _FALL.valueForProgress(own)
    return Pose(to.x(), to.y() - height * (1 - fallen), 1, spin * (1 - fallen), min(1.0, own * 6))


def settle(to: QPointF, now: float) -> Pose:
    """A stone that has landed and sinks into the dust."""
    return Pose(to.x(), to.y() + 3 * now, 1 - 0.25 * now, 0, 1 - now)


def shine(centre: QPointF, now: float) -> Pose:
    """Rays that spread, turn a little and fade towards the end."""
    return Pose(
        centre.x(), centre.y(), 0.55 + 0.45 * now, 14 * now, min(1.0, now * 5) * (1 - max(0.0, now - 0.6) / 0.4)
    )


def thrown(centre: QPointF, throw: QPointF, gravity: float, spin: float, now: float) -> Pose:
    """A lump that is thrown up and comes down."""
    place = centre + throw * now + QPointF(0, 2.6 * gravity * now * now)
    return Pose(place.x(), place.y(), 1 - 0.3 * now, spin * now, min(1.0, now * 8) * (1 - max(0.0, now - 0.75) / 0.25))


def brought(start: QPointF, end: QPointF, grow: tuple[float, float], now: float) -> Pose:
    """A card that comes nearer on its way to the middle."""
    place = start + (end - start) * now
    return Pose(place.x(), place.y(), grow[0] + (grow[1] - grow[0]) * now)


def flash(centre: QPointF, now: float) -> Pose:
    """A light that is there at once and goes."""
    return Pose(centre.x(), centre.y(), 0.8 + 0.3 * now, 0, 1 - now * now)


def fall(socket: QRectF, side: int, now: float) -> Pose:
    """Half of a tool that tips over to its side and bounces where the floor of its socket is."""
    centre, size = socket.center(), socket.width()
    fallen = _BOUNCE.valueForProgress(now)
    away = side * size * 0.70 * now
    return Pose(centre.x() + away, centre.y() + size * 0.55 * fallen, 1, side * 42 * now, min(1.0, (1 - now) * 4))


def come_together(socket: QRectF, side: int, now: float) -> Pose:
    """Half of a tool that comes from its side and meets the other; a curve that overshoots makes them knock."""
    centre, size, apart = socket.center(), socket.width(), 1 - now
    return Pose(centre.x() + side * size * 0.9 * apart, centre.y(), 1, side * 26 * apart, min(1.0, 0.25 + now))


def glint(socket: QRectF, now: float) -> Pose:
    """A spark at the moment in which the halves meet."""
    near = max(0.0, 1 - abs(now - 0.9) / 0.35)
    return Pose(socket.center().x(), socket.center().y(), 0.4 + 0.6 * near, 30 * now, near)
