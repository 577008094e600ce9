"""Who may see what of an event."""

from saboteur_desktop.games.saboteur.engine.events import Event, is_secret, outside


def redact(event: Event, viewer: int | None) -> Event:
    """Return the event as that seat saw it; None is a spectator."""
    if is_secret(event) and event.seat != viewer:  # type: ignore[union-attr]
        return outside(event)
    return event
