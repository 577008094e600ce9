"""Every refusal has its sentence, every event its row, and the log never says "you"."""

import pytest

from saboteur_desktop.games.saboteur.engine.cards import TOOLS
from saboteur_desktop.games.saboteur.engine.catalog import ACTION_DECKS, BREAKS, PATH_CARDS, REPAIRS
from saboteur_desktop.games.saboteur.engine.geometry import Cell
from saboteur_desktop.games.saboteur.engine.moves import BreakTool, Discard, LayPath, RepairTool
from saboteur_desktop.games.saboteur.engine.refusal import IllegalReason, Refusal
from saboteur_desktop.games.saboteur.ui.log_rows import rows_of
from saboteur_desktop.games.saboteur.ui.texts import card_hint, card_name, refusal_text, spoken_card
from saboteur_desktop.kernel.rng import Rng
from tests.games.saboteur.ui.played import GAME, dealt, likely_move, looks

VIEW = GAME.view(dealt(4), 0)


@pytest.mark.parametrize("reason", [reason for reason in IllegalReason if reason is not IllegalReason.TOOL_BROKEN])
def test_every_reason_is_a_sentence(reason: IllegalReason) -> None:
    text = refusal_text(VIEW, Discard(("EW",)), Refusal(reason))
    assert text[0].isupper()
    assert text.endswith(".")


@pytest.mark.parametrize(("sides", "word"), [(1, "top"), (2, "right"), (4, "bottom"), (8, "left")])
def test_clash_names_the_side_and_what_clashes(sides: int, word: str) -> None:
    into_wall = refusal_text(VIEW, LayPath("NESW", Cell(1, 1)), Refusal(IllegalReason.EDGE_MISMATCH, sides))
    across = refusal_text(
        VIEW,
        LayPath("EW" if sides in (1, 4) else "NS", Cell(1, 1)),
        Refusal(IllegalReason.EDGE_MISMATCH, sides),
    )
    assert word in into_wall
    assert "run into a wall" in into_wall
    assert word in across
    assert "wall up" in across


def test_tool_sentences_differ_by_tool() -> None:
    broken = {refusal_text(VIEW, BreakTool(card, 1), Refusal(IllegalReason.ALREADY_BROKEN)) for card in BREAKS}
    whole = {
        refusal_text(VIEW, RepairTool(card, 1, None), Refusal(IllegalReason.NOTHING_TO_REPAIR)) for card in REPAIRS
    }
    assert len(broken) == len(TOOLS)
    assert len(whole) == len(TOOLS) + 1


def test_own_broken_tool_is_named() -> None:
    table = VIEW.table._replace(in_front=(("break-cart",), (), (), ()))
    text = refusal_text(VIEW._replace(table=table), LayPath("EW", Cell(1, 0)), Refusal(IllegalReason.TOOL_BROKEN))
    assert text == "Your mine cart is broken: no tunnels until it is repaired."


@pytest.mark.parametrize("card", [*PATH_CARDS, *ACTION_DECKS["official27"]])
def test_every_card_has_a_name_and_a_hint(card: str) -> None:
    assert card_name(card)
    assert card_hint(card).endswith(".")
    assert spoken_card(card).startswith(card_name(card))


def test_log_tells_what_happened_and_nothing_secret() -> None:
    rng = Rng("diary")
    state = dealt(4, "diary")
    for _ in range(60):
        if state.table.phase != "playing":
            break
        state = GAME.apply(state, likely_move(GAME.view(state, state.table.to_move), rng)).state
    rows = rows_of(state.table.log, looks(4))
    assert len(rows) > 40
    for row in rows:
        assert "you" not in row.sentence.lower()
        assert "{" not in row.sentence
        if "discards" in row.sentence:
            assert [piece.what for piece in row.pieces if piece.kind == "card"] == ["card-back"]
