"""What is in the box (rules section 1) and what the presets say (section 8)."""

from collections import Counter
from itertools import permutations

import pytest

from saboteur_desktop.games.saboteur.engine import catalog
from saboteur_desktop.games.saboteur.engine.board import board_of, border_rules, lay, reached_goals
from saboteur_desktop.games.saboteur.engine.cards import laid, looks_same_turned, path_face
from saboteur_desktop.games.saboteur.engine.effects.goals import lie_of_goal
from saboteur_desktop.games.saboteur.engine.geometry import (
    GOAL_CELLS,
    Cell,
    Side,
    half_turn,
    neighbour,
    opposite,
    parse_sides,
    sides_text,
)
from saboteur_desktop.games.saboteur.engine.roles import hand_size, role_cards
from saboteur_desktop.games.saboteur.engine.ruleset import AGREED, Ruleset
from tests.games.saboteur.engine.plays import BASE_PRESETS, GAME, SEATS, deal, ruleset

# The table of section 1.2: card, openings as printed, openings after a half turn, joined or stubs, copies.
FACES = [
    ("NESW", "NESW", "NESW", True, 5),
    ("ESW", "ESW", "NEW", True, 5),
    ("NSW", "NSW", "NES", True, 5),
    ("EW", "EW", "EW", True, 3),
    ("NS", "NS", "NS", True, 4),
    ("SW", "SW", "NE", True, 5),
    ("ES", "ES", "NW", True, 4),
    ("N|E|S|W", "NESW", "NESW", False, 1),
    ("E|S|W", "ESW", "NEW", False, 1),
    ("N|S|W", "NSW", "NES", False, 1),
    ("E|W", "EW", "EW", False, 1),
    ("N|S", "NS", "NS", False, 1),
    ("S|W", "SW", "NE", False, 1),
    ("E|S", "ES", "NW", False, 1),
    ("S", "S", "N", False, 1),
    ("W", "W", "E", False, 1),
]


@pytest.mark.parametrize(("card", "printed", "turned", "joined", "copies"), FACES)
def test_fault_09_every_card_opens_where_its_picture_does_both_ways_up(
    card: str, printed: str, turned: str, joined: bool, copies: int
) -> None:
    assert catalog.PATH_CARDS[card] == copies
    for way, openings in ((False, printed), (True, turned)):
        face = path_face(card, way)
        assert sides_text(face.openings) == openings
        groups = [openings] if joined else list(openings)
        assert [sides_text(tunnel.sides) for tunnel in face.tunnels] == groups
        assert face.is_dead_end == (not joined)
        for side in Side:
            leads = parse_sides(openings) if joined else side
            assert face.joined[side] == (leads if side & face.openings else 0)


@pytest.mark.parametrize("card", [*catalog.PATH_CARDS, *catalog.GOALS, "start"])
def test_fault_09_two_half_turns_are_none(card: str) -> None:
    face, turned = path_face(card), path_face(card, True)
    assert half_turn(turned.openings) == face.openings
    assert sorted(half_turn(tunnel.sides) for tunnel in turned.tunnels) == sorted(t.sides for t in face.tunnels)
    assert looks_same_turned(card) == (face == turned)


def test_a_half_turn_swaps_north_with_south_and_east_with_west() -> None:
    assert {sides_text(side): sides_text(half_turn(side)) for side in Side} == {"N": "S", "E": "W", "S": "N", "W": "E"}
    assert all(half_turn(half_turn(sides)) == sides for sides in range(16))
    here = Cell(3, -4)
    assert all(neighbour(neighbour(here, side), opposite(side)) == here for side in Side)


def test_b72_and_fault_32_the_decks_hold_67_and_68_cards() -> None:
    actions = {
        "official27": {"break": 9, "single": 6, "double": 3, "map": 6, "rockfall": 3},
        "s002_28": {"break": 9, "single": 9, "double": 3, "map": 4, "rockfall": 3},
    }
    for name, wanted in actions.items():
        deck = catalog.deck(name)
        assert sum(map(catalog.is_path, deck)) == 40
        assert len(deck) == 40 + sum(wanted.values())
        found = Counter(
            "break"
            if card in catalog.BREAKS
            else ("single" if len(catalog.REPAIRS[card]) == 1 else "double")
            if card in catalog.REPAIRS
            else card
            for card in deck
            if not catalog.is_path(card)
        )
        assert found == wanted
        for kind, tools in ((catalog.BREAKS, 3), (catalog.REPAIRS, 6)):
            assert len(kind) == tools
    assert len(catalog.deck("official27")) == 67
    assert len(catalog.deck("s002_28")) == 68


def test_the_copies_of_every_action_card() -> None:
    official, online = (Counter(catalog.deck(name)) for name in ("official27", "s002_28"))
    for tool in ("pickaxe", "lantern", "cart"):
        assert official[f"break-{tool}"] == online[f"break-{tool}"] == 3
        assert (official[f"repair-{tool}"], online[f"repair-{tool}"]) == (2, 3)
    for pair in ("pickaxe-lantern", "pickaxe-cart", "lantern-cart"):
        assert official[f"repair-{pair}"] == online[f"repair-{pair}"] == 1


def test_the_hands_of_the_tunnels_are_as_the_rules_count_them() -> None:
    # Section 1.2: what carries straight on, what turns, and what can be laid on a lone exit.
    deck = [card for card in catalog.deck("official27") if catalog.is_path(card)]
    passable = [card for card in deck if not path_face(card).is_dead_end]
    assert (len(passable), len(deck) - len(passable)) == (31, 9)
    assert sum({"E", "W"} <= set(card) for card in passable) == 13
    assert sum({"N", "S"} <= set(card) for card in passable) == 14
    assert sum(card not in ("EW", "NS") for card in passable) == 24
    assert sum(any(path_face(card, way).openings & Side.W for way in (False, True)) for card in deck) == 34
    assert sum(any(path_face(card, way).openings & Side.N for way in (False, True)) for card in deck) == 35


def test_fault_34_the_gold_is_28_cards_of_44_nuggets() -> None:
    assert Counter(catalog.GOLD_CARDS) == {1: 16, 2: 8, 3: 4}
    assert (len(catalog.GOLD_CARDS), sum(catalog.GOLD_CARDS)) == (28, 44)


@pytest.mark.parametrize(
    ("seats", "saboteurs", "miners", "hand", "pile"),
    [
        (3, 1, 3, 6, 49),
        (4, 1, 4, 6, 43),
        (5, 2, 4, 6, 37),
        (6, 2, 5, 5, 37),
        (7, 3, 5, 5, 32),
        (8, 3, 6, 4, 35),
        (9, 3, 7, 4, 31),
        (10, 4, 7, 4, 27),
    ],
)
def test_faults_30_and_31_roles_and_hands_for_every_number_of_players(
    seats: int, saboteurs: int, miners: int, hand: int, pile: int
) -> None:
    assert Counter(role_cards(ruleset(), seats)) == {"saboteur": saboteurs, "miner": miners}
    assert Counter(role_cards(ruleset(spare_role="max_saboteurs"), seats)) == {
        "saboteur": saboteurs,
        "miner": seats - saboteurs,
    }
    assert hand_size(ruleset(), seats) == hand
    state = deal(ruleset(), seats, "box")
    assert [len(held) for held in state.hands] == [hand] * seats
    assert len(state.deck) == state.table.deck_size == pile
    assert len(state.spare_roles) == 1
    assert Counter(state.roles + state.spare_roles) == {"saboteur": saboteurs, "miner": miners}
    all_in = deal(ruleset(spare_role="max_saboteurs"), seats, "box")
    assert all_in.spare_roles == ()
    assert Counter(all_in.roles) == {"saboteur": saboteurs, "miner": seats - saboteurs}


@pytest.mark.parametrize("seats", [-1, 0, 1, 2, 11, 12])
def test_two_or_eleven_cannot_play_the_base_game(seats: int) -> None:
    with pytest.raises(ValueError, match="3 to 10 players"):
        deal(ruleset(), seats, "box")


@pytest.mark.parametrize("seats", SEATS)
def test_each_kind_of_card_and_each_place_of_the_gold_is_dealt_now_and_then(seats: int) -> None:
    deals = [deal(ruleset(), seats, number) for number in range(60)]
    in_hands = {card for state in deals for hand in state.hands for card in hand}
    assert in_hands == set(catalog.deck("official27"))
    assert {state.goals for state in deals} == set(permutations(catalog.GOALS))
    assert {state.roles.count("saboteur") for state in deals} == {
        role_cards(ruleset(), seats).count("saboteur"),
        role_cards(ruleset(), seats).count("saboteur") - 1,
    }


@pytest.mark.parametrize("stone", catalog.STONES)
@pytest.mark.parametrize("goal", range(3))
@pytest.mark.parametrize("side", list(Side))
def test_exactly_one_way_up_of_a_stone_joins_each_side(stone: str, goal: int, side: Side) -> None:
    joining = [turned for turned in (False, True) if path_face(stone, turned).openings & side]
    assert len(joining) == 1
    beside = neighbour(GOAL_CELLS[goal], side)
    board = board_of(border_rules(ruleset()), {})
    lying = lie_of_goal(lay(board, beside, laid("NESW")), stone, goal, side, beside)
    assert lying.turned == joining[0]


def test_no_goal_is_reached_on_the_empty_board() -> None:
    assert reached_goals(board_of(border_rules(ruleset()), {})) == []


# Section 8, row by row: what each preset says where the sources differ.
_LINK = {"amigo-2004": "touch_any", "amigo-later": "touch_any", "ru-booklet": "touch_linked_region"}
_FORBIDDEN = {"ja-table": "forbidden", "ja-short": "forbidden", "bga": "forbidden"}
_FACE_DOWN = {"ja-table": "facedown_only", "ru-booklet": "facedown_only"}
_DRAWN = {"ja-table": "miners", "ja-short": "miners", "amigo-later": "miners", "bga": "players"}
_RANDOM = {"ja-aloud": "random", "ja-short": "random", "bga": "random"}


@pytest.mark.parametrize("preset", BASE_PRESETS)
def test_a_preset_is_its_column_of_the_dialect_table(preset: str) -> None:
    rules = ruleset(preset)
    assert rules.model_dump() == {
        **{name: field.default for name, field in Ruleset.model_fields.items()},
        "preset": preset,
        "placement_link": _LINK.get(preset, "start_linked"),
        "facedown_goal_borders": "free",
        "revealed_goal_borders": "must_match",
        "stone_misfit": "allowed_if_unavoidable",
        "break_self": _FORBIDDEN.get(preset, "allowed"),
        "map_target": _FACE_DOWN.get(preset, "any_goal"),
        "action_deck": "s002_28" if preset == "bga" else "official27",
        "round_end": {"ru-booklet": "all_passed_unplayable", "amigo-later": "no_playable_now"}.get(
            preset, "hands_empty"
        ),
        "gold_draw": _DRAWN.get(preset, "players_cap9"),
        "gold_pick": "auto_desc" if preset == "bga" else "choose",
        "payout_shortage": "exact_credit",
        "first_player": _RANDOM.get(preset, "youngest"),
        "spare_role": "one_left_over",
        "broken_get_no_gold": False,
        "rounds": 3,
    }
    assert GAME.read_ruleset(GAME.write_ruleset(rules)) == rules


def test_agreed_points_may_be_stated_and_not_changed() -> None:
    assert Ruleset.model_validate(dict(AGREED)) == Ruleset()
    for name in AGREED:
        with pytest.raises(ValueError, match=name):
            Ruleset.model_validate({name: "otherwise"})


def test_all_saboteurs_in_play_can_be_asked_for_in_two_words() -> None:
    assert Ruleset.model_validate({"max_saboteurs": True}).spare_role == "max_saboteurs"
    assert Ruleset.model_validate({"max_saboteurs": False}).spare_role == "one_left_over"
    with pytest.raises(ValueError, match="max_saboteurs and spare_role"):
        Ruleset.model_validate({"max_saboteurs": True, "spare_role": "one_left_over"})
