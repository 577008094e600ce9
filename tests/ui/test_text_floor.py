"""However narrow the window and however long the names: no text is drawn too small to be read, and none is cut."""

from collections.abc import Callable

import pytest

from saboteur_desktop.app.language import Languages
from saboteur_desktop.storage.seats import SeatPlan
from tests.ui import haunted
from tests.ui import house as house_
from tests.ui.house import House
from tests.ui.pages import PAGES
from tests.ui.seen import Lettering

NAMES = ("Alexandra Montgomery", "さくらこ・ケンジロウ・ミーシャ", "Александра Константиновна", "Maximilian the Brave")
HOUSE_PAGES = ("both games", "form of the house", "table of the house", "walk in the house")
WINDOWS = ((1024, 600), (1280, 720), (800, 1280))


def long_plans(kinds: str) -> tuple[SeatPlan, ...]:
    """A table of people whose names are as long as names get."""
    return tuple(
        SeatPlan(name=name, avatar=seat)
        if kind == "h"
        else SeatPlan(name=name, avatar=seat, kind="bot", level="careful")
        for seat, (kind, name) in enumerate(zip(kinds, NAMES, strict=False))
    )


@pytest.mark.parametrize("text_scale", [100, 150, 200])
@pytest.mark.parametrize("language", ["en", "ja", "ru"])
def test_no_text_is_drawn_too_small_to_be_read(
    build: Callable[..., House], languages: Languages, monkeypatch: pytest.MonkeyPatch, language: str, text_scale: int
) -> None:
    for module in (haunted, house_):
        monkeypatch.setattr(module, "plans", long_plans)
    lettering = Lettering(monkeypatch)
    house = build(text_scale=text_scale)
    house.window.speak(language)
    for page in HOUSE_PAGES:
        PAGES[page](house)
        for window in WINDOWS:
            house.window.resize(*window)
            lettering.read(house.window, house.window.table)
            assert lettering.painted
            assert not lettering.small, (page, window)


@pytest.mark.parametrize("text_scale", [100, 200])
@pytest.mark.parametrize("language", ["en", "ja", "ru"])
def test_what_is_written_at_the_piles_is_not_cut_while_a_card_is_held(
    build: Callable[..., House], languages: Languages, monkeypatch: pytest.MonkeyPatch, language: str, text_scale: int
) -> None:
    lettering = Lettering(monkeypatch)
    house = build(text_scale=text_scale)
    house.window.speak(language)
    PAGES["table"](house)
    piles = house.table.scene.parts.piles
    for window in WINDOWS:
        house.window.resize(*window)
        house.table.scene.controller.choose(house.table.scene.parts.hand.cards[0])
        lettering.read(house.window, house.window.table)
        for label in (piles.deck_sign.label, piles.discard_sign.label):
            assert label in lettering.painted
            assert label not in lettering.cut
