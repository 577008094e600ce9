"""The dealer runs matches; what it hands to the screen is for the eyes at the screen only."""

import json

from pytestqt.qtbot import QtBot

from saboteur_desktop.dealer.dealer import Dealer, Doing
from saboteur_desktop.games.saboteur.engine.events import CardDrawn, Discarded, MapRead
from saboteur_desktop.games.saboteur.engine.game import Saboteur
from saboteur_desktop.games.saboteur.engine.moves import Discard
from saboteur_desktop.games.saboteur.engine.notation.encode import written_view
from saboteur_desktop.games.saboteur.engine.ruleset import Ruleset
from saboteur_desktop.kernel.match import Match
from saboteur_desktop.storage.faults import SaveFailed, SaveReason
from tests.dealer.doubles import Kept, Late, Screen, deal, take_turn


def test_two_people_never_see_each_others_hand(qtbot: QtBot, made: list[Dealer]) -> None:
    kept = Kept("hhb")
    dealer = deal(made, kept, pace="at_once")
    screen = Screen(dealer)
    dealer.start()
    for _ in range(12):
        qtbot.waitUntil(lambda: dealer.doing in (Doing.CURTAIN, Doing.ROLE, Doing.TURN))
        take_turn(dealer)
    curtains = [place for place, (name, _) in enumerate(screen.said) if name == "curtain_wanted"]
    assert len(curtains) >= 12
    for place in curtains:
        drawn = next(value for name, value in reversed(screen.said[:place]) if name == "eyes_changed")
        assert (drawn.seat, drawn.hand, drawn.role) == (None, (), None), "nothing private behind the curtain"


def test_setup_ends_at_a_curtain_and_the_first_picture_holds_no_secret(made: list[Dealer]) -> None:
    dealer = deal(made, Kept("hhh"))
    screen = Screen(dealer)
    dealer.start()
    assert [name for name, _ in screen.said] == ["eyes_changed", "curtain_wanted"]
    assert screen.views[0].seat is None
    assert screen.said[-1] == ("curtain_wanted", 0)


def test_a_person_alone_has_no_curtain_but_looks_at_the_role(made: list[Dealer]) -> None:
    dealer = deal(made, Kept("hbb"))
    screen = Screen(dealer)
    dealer.start()
    assert [name for name, _ in screen.said] == ["eyes_changed", "role_wanted"]
    dealer.see_role()
    assert screen.said[-1] == ("turn_started", 0)


def test_the_role_is_shown_once_a_round(qtbot: QtBot, made: list[Dealer]) -> None:
    dealer = deal(made, Kept("hbb"), pace="at_once", confirms=False)
    screen = Screen(dealer)
    dealer.start()
    for _ in range(3):
        qtbot.waitUntil(lambda: dealer.doing in (Doing.ROLE, Doing.TURN))
        take_turn(dealer)
    assert [name for name, _ in screen.said].count("role_wanted") == 1


def test_a_whole_match_of_people_and_computers_ends_with_a_standing(qtbot: QtBot, made: list[Dealer]) -> None:
    kept = Kept("hbhb")
    dealer = deal(made, kept, pace="at_once")
    screen = Screen(dealer)
    dealer.start()
    rounds = 0
    resting = (Doing.CURTAIN, Doing.ROLE, Doing.TURN, Doing.ROUND_OVER, Doing.MATCH_OVER)
    while screen.last != "match_decided":
        qtbot.waitUntil(lambda: dealer.doing in resting)
        if dealer.doing is Doing.ROUND_OVER:
            rounds += 1
            dealer.next_round()
        elif dealer.doing is not Doing.MATCH_OVER:
            take_turn(dealer)
    assert rounds == 2
    assert screen.last == "match_decided"
    assert kept.match.outcome is not None
    assert kept.saves >= 3 * 67, "every move is kept at once"


def test_events_are_told_as_the_eyes_at_the_screen_saw_them(qtbot: QtBot, made: list[Dealer]) -> None:
    dealer = deal(made, Kept("hhbb"), pace="at_once")
    screen = Screen(dealer)
    dealer.start()
    for _ in range(8):
        qtbot.waitUntil(lambda: dealer.doing in (Doing.CURTAIN, Doing.ROLE, Doing.TURN))
        take_turn(dealer)
    told = [(eyes, event) for eyes, event in screen.events if isinstance(event, CardDrawn | Discarded | MapRead)]
    assert told
    for eyes, event in told:
        secret = event.cards if isinstance(event, Discarded) else event.card
        assert (secret is not None) == (eyes == event.seat)


def test_no_view_for_the_screen_tells_what_its_seat_cannot_know(qtbot: QtBot, made: list[Dealer]) -> None:
    kept = Kept("hhbb")
    dealer = deal(made, kept, pace="at_once")
    screen = Screen(dealer)
    dealer.start()
    for _ in range(6):
        qtbot.waitUntil(lambda: dealer.doing in (Doing.CURTAIN, Doing.ROLE, Doing.TURN))
        take_turn(dealer)
    for view in screen.views:
        written = written_view(view)
        assert written["hand"] == [] or view.seat in (0, 1)
        assert "deck" not in json.dumps(sorted(written)).replace("deck_size", "").replace("action_deck", "")


def test_a_pending_move_can_be_taken_back_and_another_made(made: list[Dealer]) -> None:
    kept = Kept("hbb")
    dealer = deal(made, kept)
    screen = Screen(dealer)
    dealer.start()
    dealer.see_role()
    moves = Saboteur().legal_moves(dealer.view())
    dealer.propose(moves[0])
    assert screen.said[-1] == ("pending_changed", moves[0])
    dealer.take_back()
    assert screen.last == "pending_changed"
    assert dealer.pending is None
    assert kept.match.rounds[-1].moves == ()
    dealer.propose(moves[-1])
    dealer.confirm()
    assert len(kept.match.rounds[-1].moves) == 1


def test_a_burst_of_presses_makes_one_move(made: list[Dealer]) -> None:
    kept = Kept("hbb")
    dealer = deal(made, kept, Late())
    Screen(dealer)
    dealer.start()
    dealer.see_role()
    move = Saboteur().legal_moves(dealer.view())[-1]
    for _ in range(20):
        dealer.propose(move)
        dealer.confirm()
    assert len(kept.match.rounds[-1].moves) == 1


def test_without_confirmation_a_drop_is_a_move(made: list[Dealer]) -> None:
    kept = Kept("hbb")
    dealer = deal(made, kept, Late(), confirms=False)
    Screen(dealer)
    dealer.start()
    dealer.see_role()
    dealer.propose(Saboteur().legal_moves(dealer.view())[-1])
    assert len(kept.match.rounds[-1].moves) == 1


def test_a_refused_move_is_answered_with_the_reason(made: list[Dealer]) -> None:
    dealer = deal(made, Kept("hbb"))
    screen = Screen(dealer)
    dealer.start()
    dealer.see_role()
    dealer.propose(Discard(()))
    name, refusal = screen.said[-1]
    assert (name, refusal.reason) == ("rejected", "wrong_count")


def test_a_move_at_the_wrong_time_is_refused_without_a_reason(made: list[Dealer]) -> None:
    dealer = deal(made, Kept("hhb"))
    screen = Screen(dealer)
    dealer.start()
    dealer.propose(Discard(("EW",)))
    assert screen.said[-1] == ("rejected", None)


def test_when_the_person_goes_away_the_move_is_taken_back_and_the_curtain_falls(made: list[Dealer]) -> None:
    dealer = deal(made, Kept("hhb"))
    screen = Screen(dealer)
    dealer.start()
    dealer.open_curtain()
    dealer.see_role()
    dealer.propose(Saboteur().legal_moves(dealer.view())[0])
    screen.said.clear()
    dealer.close_curtain()
    assert [name for name, _ in screen.said] == ["pending_changed", "eyes_changed", "curtain_wanted"]
    assert dealer.view().seat is None
    dealer.open_curtain()
    assert dealer.doing is Doing.TURN, "the role was seen before"


def test_a_computer_player_is_seen_thinking_before_its_move_falls(qtbot: QtBot, made: list[Dealer]) -> None:
    kept = Kept("bhh")
    dealer = deal(made, kept, pace="double")
    Screen(dealer)
    dealer.start()
    assert dealer.doing is Doing.THINKING, "the answer is there, but the table has not seen the player yet"
    with qtbot.waitSignal(dealer.committed, timeout=5000):
        pass
    assert len(kept.match.rounds[-1].moves) == 1


def test_skipping_ends_at_the_persons_turn(qtbot: QtBot, made: list[Dealer]) -> None:
    kept = Kept("bbh")
    dealer = deal(made, kept, pace="half")
    Screen(dealer)
    dealer.start()
    dealer.skip_to_my_turn()
    qtbot.waitUntil(lambda: dealer.doing is Doing.ROLE, timeout=1500)
    assert len(kept.match.rounds[-1].moves) == 2


def test_an_illegal_answer_becomes_a_legal_move(qtbot: QtBot, made: list[Dealer]) -> None:
    kept, late = Kept("bhh"), Late()
    dealer = deal(made, kept, late, pace="at_once")
    Screen(dealer)
    dealer.start()
    late.answer(Discard(("no such card",)))
    qtbot.waitUntil(lambda: len(kept.match.rounds[-1].moves) == 1)


def test_an_answer_after_leaving_changes_nothing(made: list[Dealer]) -> None:
    kept, late = Kept("bhh"), Late()
    dealer = deal(made, kept, late, pace="at_once")
    Screen(dealer)
    dealer.start()
    dealer.leave()
    late.answer()
    assert kept.match.rounds[-1].moves == ()


def test_a_match_is_resumed_at_the_same_turn_behind_the_curtain(made: list[Dealer]) -> None:
    kept = Kept("hhb")
    first = deal(made, kept, Late())
    Screen(first)
    first.start()
    take_turn(first)
    again = Kept("hhb")
    again.match = Match.resumed(Saboteur(), Ruleset(), 3, "dealer", kept.match.rounds)
    dealer = deal(made, again)
    screen = Screen(dealer)
    dealer.start()
    assert screen.said[-1] == ("curtain_wanted", 1)
    assert screen.views[-1].seat is None


def test_a_move_that_cannot_be_kept_is_played_and_said(made: list[Dealer]) -> None:
    kept = Kept("hbb")
    dealer = deal(made, kept, Late())
    screen = Screen(dealer)
    dealer.start()
    dealer.see_role()
    kept.failure = SaveFailed(SaveReason.DISK_FULL, "no space left")
    dealer.propose(Saboteur().legal_moves(dealer.view())[-1])
    dealer.confirm()
    assert ("save_failed", kept.failure) in screen.said
    assert len(kept.match.rounds[-1].moves) == 1


def test_a_save_that_fails_again_is_said_once_until_it_works(qtbot: QtBot, made: list[Dealer]) -> None:
    kept = Kept("hbb")
    kept.failure = SaveFailed(SaveReason.NOT_ALLOWED, "read only")
    dealer = deal(made, kept, pace="at_once")
    screen = Screen(dealer)
    dealer.start()
    take_turn(dealer)
    qtbot.waitUntil(lambda: dealer.doing is Doing.TURN)
    assert [name for name, _ in screen.said].count("save_failed") == 1
    kept.failure = None
    take_turn(dealer)
    assert [name for name, _ in screen.said].count("saved_again") == 1


def test_computer_players_are_not_told_the_seed_of_the_deal(made: list[Dealer]) -> None:
    class Seeds(Late):
        def ask(self, game_id: str, level: str, view: object, seed: str, agreement: object) -> int:
            seeds.append(seed)
            return super().ask(game_id, level, view, seed, agreement)

    seeds: list[str] = []
    dealer = deal(made, Kept("bhh", seed="the deal"), Seeds())
    dealer.start()
    assert len(seeds) == 1
    assert "the deal" not in seeds[0]
