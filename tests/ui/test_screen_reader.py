"""A person who hears the window and does not see it plays a round."""

import re
import secrets

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.house import House
from tests.ui.reader import Reader

CELL = re.compile(r"Column (\d+), row (-?\d+)")
OVER = ("The miners win", "The saboteurs win", "The gold was not reached")


@pytest.fixture
def reader(house: House, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Reader:
    return Reader(house.window, qtbot, monkeypatch)


def best_place(reader: Reader) -> str | None:
    """The place for the card that lies furthest towards the goals, as its name says; none that costs the card."""
    cells = [name for name in reader.wait_for_names("Where the card may go") if CELL.match(name) and "fits" in name]

    def worth(name: str) -> tuple[int, int]:
        found = CELL.match(name)
        assert found is not None
        return int(found[1]), -abs(int(found[2]))

    return max(cells, key=worth, default=None)


def take_turn(reader: Reader) -> None:
    """Lay the first card that can be laid, or discard the first of the hand."""
    cards = [name for name in reader.names("Your hand") if name.startswith("Tunnel")]
    for card in dict.fromkeys(cards):
        reader.press(card)
        place = best_place(reader)
        if place is not None:
            reader.press(place)
            reader.press("End turn")
            return
    reader.press(reader.names("Your hand")[0])
    reader.press("Discard")
    reader.press("End turn")


def test_a_round_is_played_by_names_announcements_and_actions_alone(
    reader: Reader, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    # A deal in which laying tunnels leads to the gold, so that gold cards are shared out too.
    monkeypatch.setattr(secrets, "token_hex", lambda length: "heard 10")
    reader.press("New game")
    reader.press("Remove player 4")
    reader.press("Start the game")
    reader.wait_to_hear("First look at your role")
    reader.press("Your role: hold to look")
    role = reader.wait_to_hear("Your role: ")
    assert role.startswith(("Your role: Gold miner", "Your role: Saboteur"))
    turns = cards = 0
    while True:
        line = reader.wait_for_news("Player 1, it is your turn.", "Player 1 chooses a gold card", *OVER)
        if "it is your turn" in line:
            take_turn(reader)
            turns += 1
        elif "chooses" in line:
            while not reader.has("Take this one"):
                reader.act(reader.find(lambda name: name.endswith(("nugget", "nuggets"))))
            reader.press("Take this one")
            cards += 1
        else:
            break
    assert turns > 5
    assert cards == 2
    assert "The miners win" in line
    assert reader.has("Next round")
    told = [node for node in reader.nodes() if node.name == "Player 1" and node.description]
    assert told[0].description.startswith(role.removeprefix("Your role: ").split(".")[0])
    assert len(house.table.kept.match.rounds) == 1
    assert house.table.kept.match.view(None).table.result is not None


def test_what_others_do_is_told_in_the_words_of_the_log(reader: Reader, house: House) -> None:
    house.open("hbb")
    reader.press("Your role: hold to look")
    reader.wait_to_hear("it is your turn")
    take_turn(reader)
    reader.wait_to_hear("it is your turn", after=len(reader.heard) - 1)
    told = " ".join(reader.heard)
    for name in ("Hana", "Pip", "Misha"):
        assert re.search(rf"{name} (lays|discards|breaks|repairs|looks|plays)", told), told


def test_a_refusal_is_told_with_its_reason(reader: Reader, house: House) -> None:
    house.open("hhh", lambda view: len(view.table.board.cards) > 3)
    house.begin_turn()
    hand = house.table.scene.parts.hand
    item = next(card for card in hand.cards if card.turnable)
    controller = house.table.scene.controller
    controller.choose(item)
    assert controller.hold is not None
    place = next(place for place in controller.hold.places if not place.allowed)
    controller.aim_at(place.id)
    reason = place.verdict(controller.hold.turned).text
    controller.drop()
    assert reason
    assert reader.heard[-1] == reason


def test_a_look_at_a_goal_is_told_to_who_holds_the_button(reader: Reader, house: House) -> None:
    house.open("hhh")  # the first hand of this deal holds a map
    house.begin_turn()
    reader.press("Map")
    target = next(name for name in reader.names("Where the card may go") if name.startswith("Top goal"))
    reader.press(target)
    reader.press("End turn")
    before = len(reader.heard)
    reader.press("Top goal, face down: hold to look")
    assert reader.wait_to_hear("The top goal is", after=before)
    assert not any("The top goal is" in node.name for node in reader.nodes()), "let go, nothing tells it any more"
    reader.press("Done")
