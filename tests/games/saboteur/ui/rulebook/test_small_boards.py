"""The mines shown as examples could lie like that in a game."""

import pytest

from saboteur_desktop.games.saboteur.engine.board import (
    Board,
    board_of,
    border_rules,
    ladder_fits,
    lay,
    reached_goals,
    remove,
)
from saboteur_desktop.games.saboteur.engine.cards import Laid, laid, path_face
from saboteur_desktop.games.saboteur.engine.effects.goals import lie_of_goal
from saboteur_desktop.games.saboteur.engine.geometry import START, Cell
from saboteur_desktop.games.saboteur.engine.ruleset import Ruleset
from saboteur_desktop.games.saboteur.ui.faces import GOAL_BACK
from saboteur_desktop.games.saboteur.ui.rulebook.piece_of_mine import PieceOfMine
from saboteur_desktop.games.saboteur.ui.rulebook.small_boards import small_board
from tests.games.saboteur.ui.rulebook.books import boards, changed, paragraphs, rulesets

_STRAIGHT = laid("EW")


class Dug:
    """A small board laid anew, card by card."""

    def __init__(self, shown: PieceOfMine, ruleset: Ruleset) -> None:
        self.mine = board_of(border_rules(ruleset), {})
        self.gaps: list[Cell] = []
        self._last = START
        lying = dict(shown.cards)
        if START not in lying:
            # A piece without the start continues the middle row from the left.
            for x in range(1, min(cell.x for cell in lying)):
                self._lay(Cell(x, 0), _STRAIGHT)
        for cell, card in shown.cards:
            if card.card == GOAL_BACK:
                assert cell in self.mine.face_down, "only goals lie face down"
            elif cell in self.mine.rules.goals:
                self._turn_goal(cell, card)
            elif cell == START:
                assert card.card == "start"
            else:
                self._lay(cell, card)
        assert not reached_goals(self.mine), "a goal that is reached lies face up"
        self.whole = self.mine
        for cell in self.gaps:
            self.mine = remove(self.mine, cell)

    def _lay(self, cell: Cell, card: Laid) -> None:
        assert card == laid(card.card, card.turned), "the card is a card of the game"
        if not _fits(self.mine, cell, card):
            # What a rockfall took away lay on the left.
            gap = Cell(cell.x - 1, cell.y)
            assert _fits(self.mine, gap, _STRAIGHT), f"{card.card} at {cell} hangs on nothing"
            self.gaps.append(gap)
            self.mine = lay(self.mine, gap, _STRAIGHT)
        assert _fits(self.mine, cell, card), f"{card.card} does not fit at {cell}"
        self.mine = lay(self.mine, cell, card)
        self._last = cell

    def _turn_goal(self, cell: Cell, card: Laid) -> None:
        goal = self.mine.rules.goals.index(cell)
        sides = {reached.goal: reached.sides for reached in reached_goals(self.mine)}
        assert goal in sides, f"no way leads to the goal at {cell}"
        assert lie_of_goal(self.mine, card.card, goal, sides[goal], self._last) == card
        self.mine = lay(self.mine, cell, card)


def _fits(mine: Board, cell: Cell, card: Laid) -> bool:
    fits = ladder_fits(mine) if card.face.ladder else mine.fits
    return bool(fits.get(cell, 0) >> card.face.openings & 1)


BOARDS = {
    f"{name}: {paragraph.key} {number}": (board, ruleset)
    for name, ruleset in rulesets().items()
    if name in ("standard", "saboteur2", "selfish-dwarf-4", "standard selfish_dwarf=added")
    or "middle_goal_distance" in name
    or "goal_borders" in name
    for paragraph in paragraphs(ruleset).values()
    for number, board in enumerate(boards(paragraph))
}


@pytest.mark.parametrize("name", BOARDS)
def test_a_small_board_could_lie_like_that(name: str) -> None:
    shown, ruleset = BOARDS[name]
    dug = Dug(shown, ruleset)
    lying = {cell: card for cell, card in shown.cards if card.card != GOAL_BACK}
    assert lying.items() <= dug.mine.cards.items()
    assert len({cell for cell, _ in shown.cards}) == len(shown.cards)


@pytest.mark.parametrize("name", BOARDS)
def test_what_the_text_of_a_small_board_speaks_of_is_in_the_picture(name: str) -> None:
    shown, _ = BOARDS[name]
    assert shown.caption
    across, down = {cell.x for cell, _ in shown.cards}, {cell.y for cell, _ in shown.cards}
    for cell in shown.lit:
        assert min(across) - 1 <= cell.x <= max(across) + 1
        assert min(down) - 1 <= cell.y <= max(down) + 1


def test_a_board_that_breaks_a_rule_is_found() -> None:
    with pytest.raises(AssertionError, match="hangs on nothing"):
        Dug(small_board("", "0,0 start 1,0 E|W 2,0 EW"), changed("standard"))
    with pytest.raises(AssertionError, match="lies face up"):
        Dug(small_board("", "7,0 EW 8,0 goal-back"), changed("standard"))


def test_a_card_is_written_as_it_lies() -> None:
    shown = small_board("", "0,0 start 0,1 NE 0,-1 N|S -1,0 E 8,0 stone-NW 1,0 SW+ladder")
    assert [(card.card, card.turned) for _, card in shown.cards] == [
        ("start", False),
        ("SW", True),
        ("N|S", False),
        ("W", True),
        ("stone-ES", True),
        ("NE+ladder", True),
    ]
    assert shown.cards[1][1].face == path_face("SW", True)
