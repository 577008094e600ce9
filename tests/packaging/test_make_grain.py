"""The tooth of paper lies there as it was drawn."""

from make_grain import tile
from saboteur_desktop.paint.grain import SIDE, grain_tile


def test_the_tile_on_the_disk_is_the_one_that_is_drawn(qapp: object) -> None:
    drawn, kept = tile(), grain_tile()
    assert (kept.width(), kept.height()) == (SIDE, SIDE)
    assert kept.format() == drawn.format()
    furthest = max(abs(a - b) for a, b in zip(bytes(kept.constBits()), bytes(drawn.constBits()), strict=True))
    assert furthest <= 1
