"""The twin of a scene for keyboard and screen readers: one group of widgets for each zone of the table."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QWidget

from saboteur_desktop.table.focus import FocusSpot, FocusZone
from saboteur_desktop.table.focus_widgets import MARGIN, FocusButton, FocusGroup, FocusText, name, place

_STEPS: Final = {Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1, Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1}

Twin = FocusButton | FocusText


class FocusLayer:
    """Kept in step with what the table says can be acted on or read."""

    def __init__(self, view: QWidget, viewport: QWidget) -> None:
        self._view, self._viewport = view, viewport
        self._groups: dict[str, FocusGroup] = {}
        self._twins: dict[str, Twin] = {}
        self._zones: tuple[FocusZone, ...] = ()
        self._stops: dict[str, str] = {}
        self._roves = True

    def show(self, zones: Sequence[FocusZone], roves: bool = True) -> None:
        """Offer exactly these, in this order of Tab; with `roves` the arrows go about in a zone.

        What had the focus keeps it. If it is gone, its zone has the focus, or the first zone, or the view.
        """
        before = self.focused()
        zone_before = next((zone.key for zone in self._zones if before in _keys(zone)), None)
        zones = tuple(zone for zone in zones if zone.spots)
        same_order = [_keys(zone) for zone in zones] == [_keys(zone) for zone in self._zones]
        self._zones, self._roves = zones, roves
        spots = {spot.key: spot for zone in zones for spot in zone.spots}
        lost = [twin for key, twin in self._twins.items() if not _stands_for(twin, spots.get(key))]
        held_focus = any(twin.hasFocus() for twin in lost)
        self._twins = {key: twin for key, twin in self._twins.items() if twin not in lost}
        for zone in zones:
            self._show_zone(zone)
        self._order(renewed=bool(lost) or not same_order)
        if held_focus:
            self._refocus(before, zone_before)
        for twin in lost:
            if isinstance(twin, FocusButton):
                twin.let_go()
            twin.forget()
            twin.hide()
            twin.deleteLater()
        for key in set(self._groups) - {zone.key for zone in zones}:
            group = self._groups.pop(key)
            group.hide()
            group.deleteLater()

    def focused(self) -> str | None:
        """The key of what has the focus."""
        return next((key for key, twin in self._twins.items() if twin.hasFocus()), None)

    def focus(self, key: str) -> bool:
        """Give the focus to a thing; whether it is there."""
        twin = self._twins.get(key)
        if twin is not None and not twin.hasFocus():
            twin.setFocus(Qt.FocusReason.OtherFocusReason)
        return twin is not None

    def twin(self, key: str) -> Twin | None:
        """The widget that stands for this thing."""
        return self._twins.get(key)

    def names(self) -> list[str]:
        """Everything a screen reader can find."""
        return [twin.accessibleName() for twin in self._twins.values()]

    # -- inner workings

    def _show_zone(self, zone: FocusZone) -> None:
        group = self._groups.get(zone.key)
        if group is None:
            group = self._groups[zone.key] = FocusGroup(self._viewport)
            group.show()
        name(group, zone.name)
        rects = [spot.rect.toAlignedRect() for spot in zone.spots]
        whole = QRect()
        for rect in rects:
            whole = whole.united(rect)
        place(group, whole)
        corner = whole.topLeft() - QPoint(MARGIN, MARGIN)
        for spot, rect in zip(zone.spots, rects, strict=True):
            twin = self._twins.get(spot.key) or self._make(spot, group)
            twin.take(spot)
            place(twin, rect.translated(-corner))

    def _make(self, spot: FocusSpot, group: FocusGroup) -> Twin:
        made = FocusButton if spot.is_button else FocusText
        twin = made(group, self._arrow, self._reached)
        twin.show()
        self._twins[spot.key] = twin
        return twin

    def _order(self, renewed: bool) -> None:
        """Tab stops once in each zone: where the focus was there last."""
        for zone in self._zones:
            keys = _keys(zone)
            stop = self._stops.get(zone.key)
            for key in keys:
                stops = key == stop or (stop not in keys and key == keys[0])
                self._twins[key].setFocusPolicy(
                    Qt.FocusPolicy.StrongFocus if stops else Qt.FocusPolicy.ClickFocus,
                )
        if renewed:
            previous = self._view
            for zone in self._zones:
                self._groups[zone.key].raise_()  # screen readers go by the order of the children
                for key in _keys(zone):
                    self._twins[key].raise_()
                    QWidget.setTabOrder(previous, self._twins[key])
                    previous = self._twins[key]

    def _refocus(self, key: str | None, zone_key: str | None) -> None:
        if key is not None and self.focus(key):
            return
        for zone in sorted(self._zones, key=lambda zone: zone.key != zone_key):
            stop = self._stops.get(zone.key)
            self.focus(stop if stop in _keys(zone) and stop is not None else zone.spots[0].key)
            return
        self._view.setFocus(Qt.FocusReason.OtherFocusReason)

    def _arrow(self, twin: QWidget, key: int) -> bool:
        step = _STEPS.get(Qt.Key(key))
        zone = self._zone_of(twin)
        if step is None or zone is None or not self._roves:
            return False
        keys = _keys(zone)
        at = next(index for index, known in enumerate(keys) if self._twins[known] is twin)
        self.focus(keys[(at + step) % len(keys)])
        return True

    def _reached(self, twin: QWidget) -> None:
        zone = self._zone_of(twin)
        if zone is None or not isinstance(twin, FocusButton | FocusText) or twin.spot is None:
            return
        self._stops[zone.key] = twin.spot.key
        self._order(renewed=False)
        if twin.spot.aim is not None:
            twin.spot.aim()

    def _zone_of(self, twin: QWidget) -> FocusZone | None:
        return next((zone for zone in self._zones if any(self._twins.get(key) is twin for key in _keys(zone))), None)


def _keys(zone: FocusZone) -> list[str]:
    return [spot.key for spot in zone.spots]


def _stands_for(twin: Twin, spot: FocusSpot | None) -> bool:
    """Whether the widget can go on standing for that."""
    return spot is not None and isinstance(twin, FocusButton) == spot.is_button
