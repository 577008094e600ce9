"""The card pictures of one page, painted once for the size that the page has."""

from PySide6.QtGui import QPixmap

from saboteur_desktop.table.renderer import PaintFace, device_size


class PageFaces:
    """Pictures by name and width. The page says when to forget them: on another size, or when they were secret."""

    def __init__(self, paint_face: PaintFace) -> None:
        self._paint_face = paint_face
        self._ratio = 1.0
        self._pictures: dict[tuple[str, float], QPixmap] = {}

    def picture(self, face: str, width: float) -> QPixmap:
        """The card of that name, painted now unless it is there."""
        key = (face, width)
        if key not in self._pictures:
            image = self._paint_face(face, device_size(width, self._ratio))
            image.setDevicePixelRatio(self._ratio)
            self._pictures[key] = QPixmap.fromImage(image)
        return self._pictures[key]

    def forget(self, ratio: float) -> None:
        """Drop all pictures and paint for a screen of that pixel ratio from now on."""
        self._ratio = ratio
        self._pictures.clear()

    def names(self) -> set[str]:
        """The cards of which there is a picture."""
        return {face for face, _ in self._pictures}
