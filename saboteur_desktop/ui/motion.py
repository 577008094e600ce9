"""How much may move on the screen."""

from saboteur_desktop.storage.preferences import Preferences


def is_reduced(preferences: Preferences) -> bool:
    """Whether things shall stand in their places at once instead of moving there."""
    return preferences.motion == "reduced"
