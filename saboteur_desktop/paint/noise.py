"""Smooth seeded noise: what makes a cut look cut by hand, and always by the same hand."""

import math
import zlib
from functools import lru_cache


def seed_of(*parts: object) -> int:
    """A seed that depends on the parts alone, the same in every process."""
    return zlib.crc32(repr(parts).encode()) & 0x7FFFFFFF


def noise(x: float, y: float, seed: int) -> float:
    """Value noise, -1 to 1, with one knot per unit."""
    ix, iy = math.floor(x), math.floor(y)
    fx, fy = x - ix, y - iy
    ux, uy = fx * fx * (3 - 2 * fx), fy * fy * (3 - 2 * fy)
    upper_left, lower_left = _knot(ix, iy, seed), _knot(ix, iy + 1, seed)
    upper = upper_left + (_knot(ix + 1, iy, seed) - upper_left) * ux
    lower = lower_left + (_knot(ix + 1, iy + 1, seed) - lower_left) * ux
    return upper + (lower - upper) * uy


@lru_cache(maxsize=1 << 12)
def _knot(ix: int, iy: int, seed: int) -> float:
    hashed = (ix * 374761393 + iy * 668265263 + seed * 2246822519) & 0xFFFFFFFF
    hashed = ((hashed ^ (hashed >> 13)) * 1274126177) & 0xFFFFFFFF
    return ((hashed ^ (hashed >> 16)) & 0xFFFF) / 32767.5 - 1.0
