"""How a picture looks to eyes that lack one kind of cone, for tests and for sheets to look at.

Machado, Oliveira and Fernandes 2009, full severity, applied in linear light.
"""

from typing import Final, Literal

from PySide6.QtGui import QImage

Eyes = Literal["deuteranopia", "protanopia", "tritanopia"]

_Row = tuple[float, float, float]
_MATRICES: Final[dict[Eyes, tuple[_Row, _Row, _Row]]] = {
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
EYES: Final = tuple(_MATRICES)
_STEPS = 4095


def _linear(value: float) -> float:
    return value / 12.92 if value <= 0.04045 else float(((value + 0.055) / 1.055) ** 2.4)


def _encoded(value: float) -> float:
    return value * 12.92 if value <= 0.0031308 else 1.055 * float(value ** (1 / 2.4)) - 0.055


_LINEAR: Final = tuple(_linear(byte / 255) for byte in range(256))
_BYTES: Final = bytes(round(255 * _encoded(step / _STEPS)) for step in range(_STEPS + 1))


def seen_by(eyes: Eyes, picture: QImage) -> QImage:
    """The picture as those eyes see it; what was transparent lies on black."""
    image = picture.convertToFormat(QImage.Format.Format_RGB888)
    data, stride, width = bytearray(image.constBits()), image.bytesPerLine(), image.width()
    red_row, green_row, blue_row = _MATRICES[eyes]
    known: dict[bytes, bytes] = {}
    for y in range(image.height()):
        for at in range(y * stride, y * stride + 3 * width, 3):
            colour = bytes(data[at : at + 3])
            seen = known.get(colour)
            if seen is None:
                red, green, blue = (_LINEAR[byte] for byte in colour)
                mixed = (r * red + g * green + b * blue for r, g, b in (red_row, green_row, blue_row))
                seen = bytes(_BYTES[round(min(1.0, max(0.0, value)) * _STEPS)] for value in mixed)
                known[colour] = seen
            data[at : at + 3] = seen
    return QImage(bytes(data), width, image.height(), stride, QImage.Format.Format_RGB888).copy()
