"""The places somebody came from while going through the rulebook, and the way forward after going back."""

from typing import NamedTuple


class Place(NamedTuple):
    """Where somebody reads: a paragraph or chapter, and how far its heading lies above the upper edge."""

    key: str
    above: int


class Ways:
    """Places are paragraphs, not heights of a page: they are the same in every size and language."""

    def __init__(self) -> None:
        self._back: list[Place] = []
        self._forward: list[Place] = []

    @property
    def open(self) -> tuple[bool, bool]:
        """Whether there is a way back, and a way forward."""
        return bool(self._back), bool(self._forward)

    def clear(self) -> None:
        """Begin anew."""
        self._back.clear()
        self._forward.clear()

    def leave(self, place: Place) -> None:
        """Somebody goes on from here."""
        self._back.append(place)
        self._forward.clear()

    def back_from(self, place: Place) -> Place | None:
        """Where the way back leads, None where there is none."""
        return self._step(place, self._back, self._forward)

    def forward_from(self, place: Place) -> Place | None:
        """Where the way forward leads, None where there is none."""
        return self._step(place, self._forward, self._back)

    def _step(self, place: Place, since: list[Place], then: list[Place]) -> Place | None:
        if not since:
            return None
        then.append(place)
        return since.pop()
