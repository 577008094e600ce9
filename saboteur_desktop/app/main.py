"""From the command line to the home screen."""

import gc
from collections.abc import Sequence

from saboteur_desktop.app.arguments import read
from saboteur_desktop.app.commands import COMMANDS


def run(arguments: Sequence[str]) -> int:
    """Do what the command line says; returns the exit status."""
    given = read(arguments)
    if given.command == "run":
        return COMMANDS["run"](given)
    gc.enable()  # a frozen program begins without, because its window does
    from saboteur_desktop.app.plain_end import plainly_ended

    return plainly_ended(lambda: COMMANDS[given.command](given))
