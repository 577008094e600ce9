"""From every card, thing and refusal the rulebook opens where it tells about it, in every set of rules."""

import pytest

from saboteur_desktop.book.page_html import headings_of
from saboteur_desktop.games.saboteur.engine.board import Board
from saboteur_desktop.games.saboteur.engine.catalog import BREAKS, FREE, MAP, REPAIRS, THEFT, TRAP, deck, is_path
from saboteur_desktop.games.saboteur.engine.game import Saboteur
from saboteur_desktop.games.saboteur.engine.geometry import START, Cell
from saboteur_desktop.games.saboteur.engine.moves import (
    BreakTool,
    ClearFront,
    Discard,
    DropRocks,
    LayPath,
    Move,
    PlayOn,
    PlayTheft,
    ReadMap,
    RepairTool,
    Steal,
    TakeGold,
)
from saboteur_desktop.games.saboteur.engine.open_table import OpenTable
from saboteur_desktop.games.saboteur.engine.presets import PRESET_NAMES
from saboteur_desktop.games.saboteur.engine.refusal import IllegalReason
from saboteur_desktop.games.saboteur.engine.roles import seat_counts
from saboteur_desktop.games.saboteur.engine.ruleset import Ruleset
from saboteur_desktop.games.saboteur.ui.explained import (
    BrokenTool,
    DiscardPile,
    DrawPile,
    HeldCard,
    InFront,
    LaidCard,
    Player,
    Thing,
)
from saboteur_desktop.games.saboteur.ui.rulebook.contents import chapters
from saboteur_desktop.games.saboteur.ui.rulebook.where import key_of_card, key_of_refusal, key_of_thing
from saboteur_desktop.kernel.rng import Rng

ONLY_SABOTEUR_2 = {
    IllegalReason.TRAPPED,
    IllegalReason.LADDER_AT_GOAL,
    IllegalReason.ALREADY_IN_FRONT,
    IllegalReason.NOTHING_TO_REMOVE,
    IllegalReason.NO_RESERVE,
}


def moves(ruleset: Ruleset) -> list[Move]:
    """A move of each kind that the game has."""
    hand = deck(ruleset.action_deck, ruleset.expansion)
    path = next(card for card in hand if is_path(card))
    made: list[Move] = [LayPath(path, Cell(1, 0)), DropRocks(Cell(1, 0)), ReadMap(0), Discard((path,))]
    made += [BreakTool(card, 1) for card in BREAKS] + [RepairTool(card, 1, tools[0]) for card, tools in REPAIRS.items()]
    if ruleset.expansion:
        actions = {card for card in hand if not is_path(card)} - {*BREAKS, *REPAIRS, MAP, "rockfall", THEFT}
        made += [PlayTheft(), ClearFront((path, path), TRAP), Steal(1), *(PlayOn(card, 1) for card in sorted(actions))]
    elif not ruleset.pays_points:
        made.append(TakeGold(1))
    return made


def table_of(ruleset: Ruleset) -> OpenTable:
    game = Saboteur()
    table: OpenTable = game.setup(ruleset, seat_counts(ruleset)[-1], Rng("where")).state.table
    return table


@pytest.mark.parametrize("preset", PRESET_NAMES)
def test_every_refusal_has_a_paragraph(preset: str) -> None:
    ruleset = Ruleset.model_validate({"preset": preset})
    headings = headings_of(chapters(ruleset))
    for reason in IllegalReason:
        if reason in ONLY_SABOTEUR_2 and not ruleset.expansion:
            continue
        for move in moves(ruleset):
            assert key_of_refusal(reason, move) in headings, (reason, move)


@pytest.mark.parametrize("preset", PRESET_NAMES)
def test_every_card_of_the_deck_has_a_paragraph(preset: str) -> None:
    ruleset = Ruleset.model_validate({"preset": preset})
    headings = headings_of(chapters(ruleset))
    cards = set(deck(ruleset.action_deck, ruleset.expansion, ruleset.map_count))
    assert len(cards) > 20
    assert {key_of_card(card) for card in cards} <= headings.keys()


@pytest.mark.parametrize("preset", PRESET_NAMES)
def test_everything_on_the_table_has_a_paragraph(preset: str) -> None:
    ruleset = Ruleset.model_validate({"preset": preset})
    headings, table = headings_of(chapters(ruleset)), table_of(ruleset)
    things: list[Thing] = [DrawPile(), DiscardPile(), Player(0), BrokenTool(0, "cart"), HeldCard("card 1", MAP, False)]
    things += [LaidCard(cell) for cell in (*table.board.cards, *table.board.face_down)]
    if ruleset.expansion:
        things += [InFront(0, THEFT), InFront(0, TRAP)]
    assert {key_of_thing(thing, table) for thing in things} <= headings.keys()


def test_kinds_of_tunnels_are_told_apart() -> None:
    assert [key_of_card(card) for card in ("NESW", "NSW", "EW", "SW", "E|W", "NS|EW", "NE|SW", "NS|E")] == [
        "crossing",
        "t-cards",
        "straights",
        "curves",
        "dead-ends",
        "bridge",
        "double-curve",
        "stubs",
    ]


def test_a_goal_lying_face_down_and_the_gold_are_told_apart_from_tunnels() -> None:
    table = table_of(Ruleset())
    assert key_of_thing(LaidCard(table.board.rules.goals[0]), table) == "goal-reached"
    assert key_of_thing(LaidCard(START), table) == "setup-mine"


def test_all_goals_face_down_have_the_same_paragraph_whatever_lies_under_them() -> None:
    table = table_of(Ruleset())
    board: Board = table.board
    assert len({key_of_thing(LaidCard(goal), table) for goal in board.face_down}) == 1


def test_clashing_sides_and_a_missing_link_are_told_apart() -> None:
    move = LayPath("EW", Cell(1, 0))
    told = [key_of_refusal(reason, move) for reason in (IllegalReason.EDGE_MISMATCH, IllegalReason.NOT_CONNECTED)]
    assert told == ["edges", "link"]
    assert key_of_refusal(IllegalReason.OCCUPIED, move) == "lay"


def test_what_lies_in_front_already_is_told_where_that_card_is() -> None:
    reason = IllegalReason.ALREADY_IN_FRONT
    assert key_of_refusal(reason, PlayTheft()) == "theft"
    assert key_of_refusal(reason, PlayOn(TRAP, 1)) == "trap"
    assert key_of_refusal(IllegalReason.NOTHING_TO_REMOVE, PlayOn(FREE, 1)) == "free"
