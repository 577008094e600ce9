"""Who may see what of an event."""

from saboteur_desktop.games.saboteur.engine.events import Event, Secret, outside


def redact(event: Event, viewer: int | None) -> Event:
    """Return the event as that seat saw it; None is a spectator."""
    if isinstance(event, Secret) and event.seat != viewer:
        return outside(event)
    return event
