"""The tables of the rulebook of the Haunted House tell what the engine does and what was measured."""

from fractions import Fraction
from functools import cache
from itertools import product

import pytest

from saboteur_desktop.games.haunted_house.bots.measured import WIN_SHARES
from saboteur_desktop.games.haunted_house.engine.board import RING_HOUSE, board
from saboteur_desktop.games.haunted_house.engine.cards import deck
from saboteur_desktop.games.haunted_house.engine.effects.fight import dice_in_fight
from saboteur_desktop.games.haunted_house.engine.presets import PRESET_NAMES
from saboteur_desktop.games.haunted_house.engine.ruleset import Face, Ruleset
from saboteur_desktop.games.haunted_house.ui.level_words import level_name
from saboteur_desktop.games.haunted_house.ui.rulebook.playing_together import CARD_COMES, turns_for
from saboteur_desktop.games.haunted_house.ui.rulebook.preparing import rooms_with_ghosts
from saboteur_desktop.games.haunted_house.ui.texts import lettered_room
from tests.book.number_words import numbers
from tests.games.haunted_house.ui.rulebook.house_books import changed, paragraphs, rulesets

HOUSE = board(RING_HOUSE)
each_ruleset = pytest.mark.parametrize("ruleset", rulesets().values(), ids=rulesets())


def test_every_room_is_told_with_its_doors_and_its_distance() -> None:
    rows = paragraphs(changed("normal"))["every-room"].table[1:]
    assert [row[0] for row in rows] == [lettered_room(room) for room in HOUSE.rooms]
    for room, (_, beside, corridor, steps) in zip(HOUSE.rooms, rows, strict=True):
        doors = [door for door in HOUSE.plan.doors if room in door.between]
        colours: list[str] = [door.colour for door in doors if door.colour != "none"]
        neighbours = {end for door in doors if door.colour == "none" for end in door.between} - {room}
        assert set(beside.split(", ")) == neighbours
        assert [corridor] == (colours or ["none"])
        before = HOUSE.steps("OUT")
        far, place = 0, room
        while (earlier := before[place]) is not None:
            far, place = far + 1, earlier
        assert int(steps) == far


def test_no_room_is_cut_off_by_a_lock_alone() -> None:
    for lock in ("blue", "green"):
        assert set(HOUSE.rooms) <= set(HOUSE.steps("OUT", lock))


@each_ruleset
def test_the_draw_pile_is_counted_as_it_is_shuffled(ruleset: Ruleset) -> None:
    told = paragraphs(ruleset)["setup-cards"].text.split("\n\n")[0]
    assert len(deck(HOUSE, ruleset.extra_cards)) in numbers(told, "en")


@each_ruleset
def test_ghosts_wait_where_the_option_says(ruleset: Ruleset) -> None:
    expected = {"all": ("C", "F", "I", "L"), "first_and_last": ("C", "L"), "none": ()}[ruleset.start_ghosts]
    assert rooms_with_ghosts(ruleset) == expected
    assert all(f"{room}" in paragraphs(ruleset)["setup-house"].text for room in expected)


def share(cell: str) -> int:
    return int(cell.rstrip("%"))


@each_ruleset
def test_chances_are_what_all_throws_together_give(ruleset: Ruleset) -> None:
    faces = ruleset.battle_faces
    pairs = list(product(faces, faces))

    def of(pairs_with: list[tuple[Face, Face]]) -> Fraction:
        return Fraction(len(pairs_with), len(pairs))

    spirit = of([pair for pair in pairs if "red" in pair])
    expected = (
        Fraction(faces.count("ghost"), 6),
        of([pair for pair in pairs if "ghost" in pair]),
        of([pair for pair in pairs if pair == ("ghost", "ghost")]),
        spirit,
        1 - (1 - spirit) ** 2,
        1 - (1 - spirit) ** 3,
    )
    told = [share(row[1]) for row in paragraphs(ruleset)["chances"].table[1:]]
    assert told == [round(float(100 * chance)) for chance in expected]


@each_ruleset
def test_the_faces_of_the_battle_dice_are_counted(ruleset: Ruleset) -> None:
    head, row = paragraphs(ruleset)["battle-dice"].table
    assert [int(cell) for cell in row[1:]] == [ruleset.battle_faces.count(face) for face in ("ghost", "red", "blank")]
    assert sum(int(cell) for cell in row[1:]) == 6
    assert len(head) == 4


def test_dice_are_counted_as_the_engine_rolls_them() -> None:
    assert [dice_in_fight(1, False, hunters) for hunters in (1, 2, 3, 4)] == [1, 2, 2, 2]
    assert [dice_in_fight(0, True, hunters) for hunters in (1, 2, 3, 4)] == [0, 2, 2, 2]
    assert numbers(paragraphs(changed("normal"))["against-ghosts"].text, "en") == [2]


def test_levels_are_told_with_the_shares_that_were_measured() -> None:
    rows = paragraphs(changed("easy"))["levels"].table[1:]
    assert [row[0] for row in rows] == [level_name(level) for level in PRESET_NAMES]
    for level, row in zip(PRESET_NAMES, rows, strict=True):
        assert [share(cell) for cell in row[1:]] == [round(100 * WIN_SHARES[level][hunters]) for hunters in (3, 4)]


@cache
def comes(pile: int, turns: int) -> Fraction:
    """How likely a certain card of a pile comes within so many turns, the pile made anew where the shuffle comes."""
    if not turns:
        return Fraction(0)
    still = comes(pile, turns - 1)
    whole = len(deck(HOUSE, False))
    drawn = Fraction(1, pile) + Fraction(1, pile) * comes(whole, turns - 1)
    if pile > 2:
        drawn += Fraction(pile - 2, pile) * comes(pile - 1, turns - 1)
    return Fraction(1, 6) * still + Fraction(5, 6) * drawn


@pytest.mark.parametrize(("cards", "three", "four"), CARD_COMES)
def test_how_often_a_card_comes_is_what_the_pile_gives(cards: int, three: int, four: int) -> None:
    assert [round(float(100 * comes(cards, hunters))) for hunters in (3, 4)] == [three, four]


def test_the_turns_there_and_back_are_those_of_the_die() -> None:
    assert [turns_for(steps) for steps in (1, 2, 3)] == [1, Fraction(7, 6), Fraction(49, 36)]
    rows = paragraphs(changed("normal"))["tip-share-out"].table[1:]
    assert rows[0] == ("A, L", "3", "2.7")
    assert [row[0] for row in rows] == ["A, L", "C, J", "H", "D, G", "E"]
    assert [row[2] for row in rows] == ["2.7", "3.7", "5.0", "5.6", "6.1"]


def test_the_pile_of_the_advanced_game_has_no_such_table() -> None:
    assert paragraphs(changed("normal"))["tip-two-ghosts"].table
    assert not paragraphs(changed("hard"))["tip-two-ghosts"].table
