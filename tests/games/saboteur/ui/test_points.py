"""The end of a round in points: every outcome is told with its reasons, alike to everybody, and nothing is cut off."""

from collections.abc import Iterator
from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF

from saboteur_desktop.app.language import Languages
from saboteur_desktop.games.saboteur.engine.events import RoundPaid
from saboteur_desktop.games.saboteur.engine.roles import Role
from saboteur_desktop.games.saboteur.engine.view import PlayerView
from saboteur_desktop.games.saboteur.ui.explained import Player, explain
from saboteur_desktop.games.saboteur.ui.final_standing import FinalStanding
from saboteur_desktop.games.saboteur.ui.player_panel import gold_figure
from saboteur_desktop.games.saboteur.ui.round_summary import RoundSummary
from saboteur_desktop.games.saboteur.ui.spoken import spoken_seat
from saboteur_desktop.games.saboteur.ui.summary_column import reason_px
from saboteur_desktop.games.saboteur.ui.summary_parts import divide
from saboteur_desktop.paint.appearance import Appearance, wear
from saboteur_desktop.paint.type import CAPTION, paragraph_height
from saboteur_desktop.table.painted_panel import is_low
from tests.games.saboteur.ui.ended import Show, texts
from tests.games.saboteur.ui.in_points import OUTCOMES, came_out, finished, some
from tests.games.saboteur.ui.played import GAME, looks
from tests.games.saboteur.ui.test_results import drawn  # noqa: F401

CROWDED: tuple[Role, ...] = ("blue", "green", "saboteur", "geologist", "geologist", "boss", "profiteer", *("blue",) * 5)


@pytest.fixture(params=["en", "ja", "ru"])
def spoken(request: pytest.FixtureRequest, languages: Languages) -> str:
    languages.switch(request.param)
    return str(request.param)


@pytest.fixture(autouse=True)
def _undress() -> Iterator[None]:
    yield
    wear(Appearance())


def summary(view: PlayerView) -> RoundSummary:
    page = RoundSummary()
    page.show_view(view, looks(view.table.seats), reduced_motion=True)
    return page


def crowded() -> PlayerView:
    """Twelve players, four thieves, and some who are trapped."""
    return came_out(
        "blue",
        7,
        CROWDED,
        (1, 0, 0, 2, 2, 0, 0, 1, 1, 1, 1, 0),
        open_to=("blue", "green"),
        crystals=4,
        thefts=((3, 4), (4, 3), (5, 4), (6, None)),
        in_front={11: ("trap",)},
    )


WINNERS = {
    "blue opens": ("The blue team wins", "open to blue only"),
    "blue before green": ("The blue team wins", "open to both teams, but Player 0"),
    "green only": ("The green team wins", "open to green only"),
    "both": ("Both teams win", "open to both teams"),
    "none": ("Neither team wins", "doors shut the way to both teams"),
    "none by a saboteur": ("Neither team wins", "as a saboteur"),
    "saboteurs": ("The saboteurs win", "not reached"),
    "no saboteur": ("The gold was not reached", "No saboteur was dealt"),
    "miners of four": ("The miners win", "laid by Player 1"),
    "miners of four by the saboteur": ("The miners win", "laid by Player 3"),
    "selfish of four": ("The selfish dwarf wins", "nobody else is paid"),
    "saboteur of four": ("The saboteurs win", "not reached"),
}


@pytest.mark.parametrize("outcome", OUTCOMES)
def test_every_outcome_has_a_heading_that_explains_it(shown: Show, outcome: str) -> None:
    page = summary(OUTCOMES[outcome]())
    shown(page)
    title, why = WINNERS[outcome]
    assert page.ribbon.accessibleName() == title
    assert why in page.ribbon.accessibleDescription()


REASONS = {
    "blue opens": ("One of 3", "Doors shut the way", "A boss has one", "Always wins", "One nugget for each crystal"),
    "blue before green": ("The only winner", "The other team", "The other team", "The gold was reached", "No crystal"),
    "green only": ("Doors shut the way", "One of 2", "Trapped", "A boss has one", "The gold was reached"),
    "both": ("One of 5", "One of 5", "the share is used up: 5", "One of 5", "One of 5"),
    "none": ("Doors shut", "Doors shut", "A boss has one", "Always wins", "The gold was reached"),
    "none by a saboteur": ("A saboteur laid", "A saboteur laid", "Neither team wins", "No crystal", "gold was reached"),
    "saboteurs": ("Trapped", "One of 2", "One crystal is not", "One crystal is not", "Always wins"),
    "no saboteur": ("not reached", "not reached", "Two geologists", "Two geologists", "Always wins"),
    "miners of four": ("The other gold miner", "Laid the last", "Somebody else", "The gold was reached"),
    "miners of four by the saboteur": ("The other gold miner", "Somebody else", "The nearest miner", "was reached"),
    "selfish of four": ("The selfish dwarf takes", "The selfish dwarf takes", "Takes all", "The gold was reached"),
    "saboteur of four": ("not reached", "not reached", "not reached", "Kept the others"),
}


@pytest.mark.parametrize("outcome", OUTCOMES)
def test_every_player_is_told_why(shown: Show, outcome: str) -> None:
    view = OUTCOMES[outcome]()
    page = summary(view)
    shown(page)
    paid = next(event for event in view.table.log if isinstance(event, RoundPaid))
    for seat, (column, reason) in enumerate(zip(page.columns, REASONS[outcome], strict=True)):
        points = column.look.points
        assert points is not None
        assert reason in points.why[0]
        assert reason in column.accessibleDescription()
        assert column.look.pay == paid.nuggets[seat]
        assert f"Total: {view.table.gold_counts[seat]}" in column.accessibleDescription()


def test_thefts_stand_with_the_thief_and_with_the_robbed(shown: Show) -> None:
    page = summary(OUTCOMES["blue opens"]())
    shown(page)
    said = [column.accessibleDescription() for column in page.columns]
    assert "Steals from Player 4" in said[1]
    assert "Robbed by Player 1 and Player 2" in said[4]
    points = page.columns[4].look.points
    assert points is not None
    assert (points.stolen, points.lost) == (0, 2)
    waived = summary(OUTCOMES["green only"]())
    assert "Steals nothing" in waived.columns[4].accessibleDescription()


def test_whoever_is_trapped_is_shown_behind_bars(shown: Show) -> None:
    page = summary(OUTCOMES["green only"]())
    shown(page)
    assert [column.look.points is not None and column.look.points.trapped for column in page.columns] == [
        False,
        False,
        True,
        False,
        False,
    ]
    with_bars = page.columns[2].grab().toImage()
    free = came_out("green", 0, ("blue", "green", "green", "boss", "saboteur"), (0, 4, 0, 3, 0), open_to=("green",))
    page.show_view(free, looks(5), reduced_motion=True)
    page.queue.finish()
    assert page.columns[2].grab().toImage() != with_bars


def test_hidden_totals_stay_hidden_until_the_end(shown: Show) -> None:
    view = came_out("both", 2, ("blue", "green", "boss"), (3, 3, 2), open_to=("blue", "green"), show_totals=False)
    page = summary(view)
    shown(page)
    assert not any("Total" in text for text in texts(page))
    assert [gold_figure(view.table, seat) for seat in range(3)] == ["?", "?", "?"]
    poor = view.table._replace(gold_counts=(0, 1, 1))
    assert [gold_figure(poor, seat) for seat in range(3)] == ["0", "?", "?"]


def test_the_panel_of_ways_tells_open_teams_and_crystals(shown: Show) -> None:
    page = summary(OUTCOMES["blue opens"]())
    shown(page)
    assert page.ways.isVisible()
    assert not page.spare.isVisible()
    assert page.ways.accessibleDescription() == "Blue team. Crystals that count: 4"
    page = summary(OUTCOMES["saboteurs"]())
    shown(page)
    assert page.ways.accessibleDescription() == "Crystals that count: 1"
    page = summary(OUTCOMES["selfish of four"]())
    shown(page)
    assert not page.ways.isVisible()


def test_the_rounds_of_a_match_are_named_by_their_winners(shown: Show) -> None:
    page = summary(OUTCOMES["both"]())
    shown(page)
    assert page.pips.accessibleDescription() == "1: Both teams"


@pytest.mark.parametrize("outcome", OUTCOMES)
def test_the_page_is_the_same_whoever_looks(shown: Show, outcome: str) -> None:
    view = OUTCOMES[outcome]()
    page = summary(view)
    shown(page)
    for seat in range(view.table.seats):
        other = summary(view._replace(seat=seat, role="saboteur", hand=("NESW",)))
        shown(other)
        assert texts(other) == texts(page)


@pytest.mark.parametrize("text", [1.0, 2.0])
@pytest.mark.parametrize("outcome", [*OUTCOMES, "crowded"])
def test_no_text_is_cut_off_in_any_language(
    shown: Show,
    text: float,
    spoken: str,
    drawn: list[tuple[str, str, int]],  # noqa: F811
    outcome: str,
) -> None:
    wear(Appearance(text))
    page = summary(crowded() if outcome == "crowded" else OUTCOMES[outcome]())
    shown(page)
    assert [line for line in drawn if line[0] != line[1]] == []
    assert [line for line in drawn if line[2] < 11] == []
    for column in page.columns:
        points = column.look.points
        assert points is not None
        panel = QRectF(column.panel)
        room = divide(panel, column.scale, points).why
        why = (" " if is_low(panel) else "\n").join(points.why)
        px = reason_px(why, room, column.scale)
        assert px >= 11
        assert paragraph_height(why, CAPTION, px, room.width()) <= room.height() + 1, why
        parts = divide(panel, column.scale, points)
        upright = (parts.gold, parts.words, parts.total, parts.why)
        assert all(upper.bottom() <= lower.top() + 0.5 for upper, lower in pairwise(upright))
        assert panel.contains(parts.why)


@pytest.mark.parametrize("preset", ["saboteur2", "selfish-dwarf-4"])
def test_the_final_standing_counts_nuggets_and_knows_no_cards(shown: Show, preset: str) -> None:
    state = finished(preset, 4)
    page = FinalStanding()
    page.show_view(GAME.view(state, None), looks(4))
    shown(page)
    assert state.table.outcome is not None
    assert [column.look.total for column in page.columns] == sorted(state.table.outcome.totals, reverse=True)
    assert {column.look.cards for column in page.columns} == {None}
    assert {column.look.credit for column in page.columns} == {""}
    assert not any("card" in text.lower() for text in texts(page))


def test_a_selfish_dwarf_of_the_base_game_is_paid_in_gold_cards(shown: Show) -> None:
    state = some(
        "standard",
        5,
        lambda state: state.table.result is not None and state.table.result.winner == "selfish",
        selfish_dwarf="added",
    )
    page = summary(GAME.view(state, None))
    shown(page)
    assert state.table.result is not None
    assert page.ribbon.accessibleName() == "The selfish dwarf wins"
    winner = page.columns[state.table.result.finisher or 0]
    assert winner.look.role_name == "Selfish dwarf"
    assert winner.look.pay == 4
    assert sum(column.look.pay for column in page.columns) == 4
    assert page.won


def test_a_seat_is_said_to_have_nuggets_and_no_cards() -> None:
    view = came_out("both", 2, ("blue", "green", "boss"), (3, 3, 2), open_to=("blue", "green"))
    hiding = came_out("both", 2, ("blue", "green", "boss"), (3, 3, 2), open_to=("blue", "green"), show_totals=False)
    explained = explain(Player(0), view.table, looks(3))
    assert explained is not None
    for said in (spoken_seat(view.table, looks(3), 0), explained.sentence):
        assert "4 nugget" in said
        assert "gold card" not in said
    assert "Has gold" in spoken_seat(hiding.table, looks(3), 0)
