"""Breaking and mending tools (rules/base.md section 5)."""

from functools import cache

from saboteur_desktop.games.saboteur.engine.catalog import BROKEN_BY_TOOL
from saboteur_desktop.games.saboteur.engine.draft import Draft, put
from saboteur_desktop.games.saboteur.engine.events import ToolBroken, ToolRepaired
from saboteur_desktop.games.saboteur.engine.moves import BreakTool, RepairTool

_tool_broken = cache(ToolBroken)
_tool_repaired = cache(ToolRepaired)


def break_tool(draft: Draft, seat: int, move: BreakTool) -> None:
    """Put the card in front of the target."""
    draft.lose_card(seat, move.card)
    draft.in_front = put(draft.in_front, move.target, (*draft.in_front[move.target], move.card))
    draft.happen(_tool_broken(seat, move.card, move.target))


def repair_tool(draft: Draft, seat: int, move: RepairTool) -> None:
    """Mend one tool: the broken-tool card and the repair card are discarded."""
    assert move.tool is not None
    mended = BROKEN_BY_TOOL[move.tool]
    draft.lose_card(seat, move.card)
    left = tuple(card for card in draft.in_front[move.target] if card != mended)
    draft.in_front = put(draft.in_front, move.target, left)
    draft.discards += (mended, move.card)
    draft.happen(_tool_repaired(seat, move.card, move.target, move.tool))
