"""What the person in turn can do with the cards in the hand, in one line."""

from PySide6.QtCore import QCoreApplication

from saboteur_desktop.games.saboteur.engine.legality import legal_moves
from saboteur_desktop.games.saboteur.engine.moves import (
    BreakTool,
    ClearFront,
    DropRocks,
    LayPath,
    PlayOn,
    PlayTheft,
    ReadMap,
    RepairTool,
)
from saboteur_desktop.games.saboteur.engine.view import PlayerView

translate = QCoreApplication.translate


def hint_text(view: PlayerView) -> str:
    """Return the kinds of move that are possible; it never says which of them helps whom."""
    kinds = {type(move) for move in legal_moves(view)}
    words = (
        (LayPath, translate("Hint", "lay a tunnel")),
        (BreakTool, translate("Hint", "break a tool")),
        (RepairTool, translate("Hint", "repair a tool")),
        (DropRocks, translate("Hint", "play a rockfall")),
        (ReadMap, translate("Hint", "look at a goal")),
        (PlayTheft, translate("Hint", "put a theft in front of yourself")),
        (PlayOn, translate("Hint", "play a card on a player")),
        (ClearFront, translate("Hint", "discard two cards to remove one in front of you")),
    )
    possible = [word for kind, word in words if kind in kinds]
    more = view.table.ruleset.expansion
    possible.append(translate("Hint", "discard one to three cards") if more else translate("Hint", "discard a card"))
    return translate("Hint", "You can: {actions}").format(actions=translate("Hint", ", ").join(possible))
