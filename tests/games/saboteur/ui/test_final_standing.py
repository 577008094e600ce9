"""The end of a match."""

from PySide6.QtCore import Qt

from saboteur_desktop.games.saboteur.ui.final_standing import FinalStanding
from saboteur_desktop.kernel.outcome import Outcome
from tests.games.saboteur.ui.ended import Show, emitted, finished, press, tap, view_of
from tests.games.saboteur.ui.played import looks


def test_standing_goes_from_the_best_to_the_last_with_all_gold_shown(shown: Show) -> None:
    state = finished(5)
    page = FinalStanding()
    page.show_view(view_of(state), looks(5))
    shown(page)
    assert state.table.outcome is not None
    assert [column.look.total for column in page.columns] == sorted(state.table.outcome.totals, reverse=True)
    for column in page.columns:
        assert sum(column.look.cards or ()) == column.look.total
        assert column.accessibleName().endswith(column.look.worth)
    winner = page.columns[0].look.who.name
    assert page.ribbon.accessibleName() == f"{winner} wins the game"


def test_a_tie_crowns_and_names_all_who_share_it(shown: Show) -> None:
    state = finished(4)
    table = state.table._replace(outcome=Outcome((2, 5, 5, 1), (1, 2)), gold_shown=((2,), (3, 2), (3, 1), (1,)))
    page = FinalStanding()
    page.show_view(view_of(state)._replace(table=table), looks(4))
    shown(page)
    assert [column.look.place for column in page.columns] == [1, 1, 3, 4]
    assert [column.look.winner for column in page.columns] == [True, True, False, False]
    assert page.ribbon.accessibleName() == "Shared victory"
    assert all(name in page.ribbon.accessibleDescription() for name in ("Player 1", "Player 2"))
    assert [column.look.credit for column in page.columns] == ["", "1 of them without a card", "", ""]


def test_standing_goes_on_to_another_match_or_home(shown: Show) -> None:
    page = FinalStanding()
    page.show_view(view_of(finished(3)), looks(3))
    shown(page)
    again, home = emitted(page.again_requested), emitted(page.home_requested)
    press(Qt.Key.Key_Return)
    press(Qt.Key.Key_Right)
    press(Qt.Key.Key_Space)
    tap(page.again_button)
    assert (len(again), len(home)) == (2, 1)
