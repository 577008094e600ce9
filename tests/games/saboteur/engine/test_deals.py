"""A seed deals the same cards for ever: kept matches and shared seeds depend on it."""

import json
from pathlib import Path

from saboteur_desktop.kernel.digest import digest
from tests.games.saboteur.engine.plays import BASE_TABLES, GAME, deal, ruleset

GOLDEN = Path(__file__).resolve().parents[3] / "golden" / "deals.json"


def test_the_deal_of_a_seed_never_changes() -> None:
    dealt = {
        f"{preset} {seats}": digest(GAME.write_setup(deal(ruleset(preset), seats, "golden")))
        for preset, seats in BASE_TABLES
    }
    assert dealt == json.loads(GOLDEN.read_text("utf-8"))


def test_options_that_change_no_card_change_no_deal() -> None:
    for seats in range(3, 11):
        deals = {
            json.dumps(GAME.write_setup(deal(ruleset(preset), seats, "same")))
            for preset in ("standard", "ja-table", "ru-booklet")
        }
        assert len(deals) == 1
