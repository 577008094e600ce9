"""What people agree on with computer players is passed on and kept; nothing private can be agreed on."""

from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from saboteur_desktop.dealer.dealer import Dealer
from saboteur_desktop.games.haunted_house.engine.moves import Roll
from saboteur_desktop.storage.faults import SaveFailed, SaveReason
from tests.dealer.doubles import Kept, KeptHouse, Late, Screen, deal


class Partners(Late):
    """Computer players that note what was agreed on."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[Any] = []

    def ask(self, game_id: str, level: str, view: Any, seed: str, agreement: Any) -> int:
        self.heard.append(agreement)
        return super().ask(game_id, level, view, seed, agreement)


def test_it_is_passed_on_from_the_next_question_and_kept_at_once(qtbot: QtBot, made: list[Dealer]) -> None:
    kept, partners = KeptHouse("bbh"), Partners()
    dealer = deal(made, kept, partners, pace="at_once")
    Screen(dealer)
    dealer.start()
    saves = kept.saves
    dealer.agree("the left stairs are yours", ["left"])
    assert kept.agreement == ["left"]
    assert kept.saves == saves + 1
    partners.answer(Roll())
    qtbot.waitUntil(lambda: partners.heard == [None, "the left stairs are yours"])


def test_it_is_said_when_it_cannot_be_kept(made: list[Dealer]) -> None:
    kept = KeptHouse("hbb")
    dealer = deal(made, kept)
    screen = Screen(dealer)
    dealer.start()
    kept.failure = SaveFailed(SaveReason.DISK_FULL, "full")
    dealer.agree("yours", 1)
    assert screen.said[-1] == ("save_failed", kept.failure)
    assert dealer.agreement == "yours"


@pytest.mark.parametrize("kinds", ["hhh", "hbb"])
def test_where_somebody_knows_what_others_must_not_nothing_is_agreed_on(made: list[Dealer], kinds: str) -> None:
    kept = Kept(kinds)
    dealer = deal(made, kept)
    dealer.start()
    with pytest.raises(ValueError, match="open to all"):
        dealer.agree("I am a saboteur", "saboteur")
    assert dealer.agreement is None
    assert kept.agreement is None
