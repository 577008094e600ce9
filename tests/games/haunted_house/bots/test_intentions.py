"""What a partner says that it intends, and how it keeps to what the table has agreed on."""

import pytest

from saboteur_desktop.games.haunted_house.bots.careful_bot import CarefulBot
from saboteur_desktop.games.haunted_house.bots.intending import announced
from saboteur_desktop.games.haunted_house.bots.intention import Aim, Intention
from saboteur_desktop.games.haunted_house.bots.plan import NO_PLAN, Plan
from saboteur_desktop.games.haunted_house.engine.events import JewelTaken
from saboteur_desktop.kernel.rng import Rng
from tests.games.haunted_house.bots.test_careful_bot import seen
from tests.games.haunted_house.engine.plays import GAME, ruleset
from tests.games.haunted_house.engine.written import Text

CASES: list[tuple[str, Text, int, Intention]] = [
    ("normal", {"jewels": {"A": 0}, "out": 7}, 0, Intention(0, Aim.FETCH, "A")),
    ("normal", {"jewels": {"E": 0}, "out": 7, "places": ["OUT", "D", "OUT"]}, 1, Intention(1, Aim.FETCH, "E")),
    ("normal", {"die": 3, "jewels": {"A": 0, "E": 0}, "out": 6}, 0, Intention(0, Aim.FETCH, "A")),
    ("normal", {"places": ["A", "OUT", "OUT"], "carried": [0, None, None]}, 0, Intention(0, Aim.CARRY_HOME)),
    ("normal", {"die": 3, "places": ["A", "OUT", "OUT"], "carried": [0, None, None]}, 0, Intention(0, Aim.CARRY_HOME)),
    ("normal", {"out": 8, "places": ["J", "OUT", "OUT"]}, 0, Intention(0, Aim.LEAVE_HOUSE)),
    (
        "normal",
        {"places": ["C", "OUT", "OUT"], "carried": [0, None, None], "haunted": ["C"], "out": 7},
        0,
        Intention(0, Aim.WAIT_FOR_HELP, "C"),
    ),
    (
        "normal",
        {"places": ["C", "C", "OUT"], "carried": [0, None, None], "haunted": ["C"], "out": 7},
        0,
        Intention(0, Aim.BANISH, "C"),
    ),
    (
        "normal",
        {"places": ["C", "OUT", "OUT"], "carried": [0, None, None], "haunted": ["C"], "out": 7},
        1,
        Intention(1, Aim.RESCUE, "C", 0),
    ),
    (
        "normal",
        {"die": 2, "places": ["C", "h07", "OUT"], "carried": [0, None, None], "haunted": ["C"], "hunter": 1, "out": 7},
        1,
        Intention(1, Aim.RESCUE, "C", 0),
    ),
    (
        "normal",
        {"die": 1, "places": ["h08", "h03", "OUT"], "ghosts": {"C": 2}, "jewels": {"D": 0}, "out": 7},
        0,
        Intention(0, Aim.CLEAR, "C"),
    ),
    (
        "normal",
        {"die": 1, "places": ["C", "C", "OUT"], "haunted": [*"CGIK"], "jewels": {"E": 0}, "out": 7},
        0,
        Intention(0, Aim.BANISH, "C"),
    ),
    ("master", {"jewels": {"A": 3}, "out": 2}, 0, Intention(0, Aim.LOOK, "A")),
    ("master", {"jewels": {"A": 3}, "shown": ["A"], "out": 2}, 0, Intention(0, Aim.FETCH, "A")),
    (
        "master",
        {"places": ["h01", "OUT", "OUT"], "carried": [4, None, None], "jewels": {"A": 3}, "out": 2},
        0,
        Intention(0, Aim.KEEP),
    ),
]


@pytest.mark.parametrize(
    ("preset", "setup", "hunter", "wanted"), CASES, ids=[f"{c[3].aim}-{n}" for n, c in enumerate(CASES)]
)
def test_a_hunter_says_what_it_is_about_to_do(preset: str, setup: Text, hunter: int, wanted: Intention) -> None:
    assert CarefulBot("seed").intend(seen(setup, preset), hunter) == wanted


@pytest.mark.parametrize("preset", ["normal", "hard", "master"])
def test_whoever_says_that_a_jewel_is_fetched_or_brought_out_does_so_now_or_walks_on(preset: str) -> None:
    state = GAME.setup(ruleset(preset), 3, Rng("words"), 0).state
    said: set[Aim] = set()
    while (seat := GAME.to_move(state)) is not None:
        view = GAME.view(state, seat)
        player = CarefulBot("seed")
        intention = player.intend(view, view.table.hunter)
        said.add(intention.aim)
        assert intention.hunter == view.table.hunter
        applied = GAME.apply(state, player.choose(view, 0))
        if view.table.phase != "rolling" and intention.aim is Aim.FETCH:
            taken = [event.room for event in applied.events if isinstance(event, JewelTaken)]
            assert taken in ([], [intention.room])
        state = applied.state
    assert {Aim.FETCH, Aim.CARRY_HOME, Aim.CLEAR} <= said


def takers(plan: Plan, seed: int, hunters: int = 3) -> dict[str, int]:
    """Who first lifted the jewel of each room in a match that kept to a plan."""
    state = GAME.setup(ruleset(), hunters, Rng(f"plan {seed}"), 0).state
    lifted: dict[str, int] = {}
    while (seat := GAME.to_move(state)) is not None:
        state, events = GAME.apply(state, CarefulBot("seed", plan).choose(GAME.view(state, seat), 0))
        for event in events:
            if isinstance(event, JewelTaken):
                lifted.setdefault(event.room, event.hunter)
    return lifted


@pytest.mark.parametrize("hunter", [0, 1, 2])
def test_a_jewel_that_was_promised_is_left_to_its_hunter(hunter: int) -> None:
    for seed in range(4):
        first = takers(Plan(((hunter, "D"),)), seed)
        assert first.get("D", hunter) == hunter
        own = [room for room, taker in first.items() if taker == hunter]
        assert own[:1] in ([], ["D"])


def test_without_a_plan_somebody_else_takes_it_sometimes() -> None:
    assert {takers(NO_PLAN, seed).get("D") for seed in range(8)} - {1}


def test_a_promise_that_was_kept_binds_nobody_any_more() -> None:
    wanted = {"A", "E"}
    assert Plan(((0, "D"),)).allows(0, "A", wanted)
    assert Plan(((0, "A"),)).allows(0, "A", wanted)
    assert not Plan(((0, "A"),)).allows(0, "E", wanted)
    assert not Plan(((0, "A"),)).allows(1, "A", wanted)


@pytest.mark.parametrize("die", [None, 3])
def test_what_is_announced_with_a_move_is_what_the_partner_intends(die: int | None) -> None:
    setup: Text = {"jewels": {"A": 0, "E": 0}, "out": 6}
    view = seen(setup if die is None else {**setup, "die": die})
    partner = CarefulBot("seed")
    assert announced(view.table, partner.choose(view, 0), NO_PLAN) == partner.intend(view, view.table.hunter)


def test_one_hunter_takes_a_jewel_and_the_last_word_counts() -> None:
    plan = NO_PLAN.with_taker(0, "A").with_taker(1, "L").with_taker(2, "A")
    assert plan.taker("A") == 2
    assert plan.taker("L") == 1
    assert plan.taker("C") is None
    assert plan.without("A").takes == ((1, "L"),)


def test_what_was_agreed_on_ends_with_the_jewel() -> None:
    plan = NO_PLAN.with_taker(0, "A").with_taker(1, "L")
    assert plan.limited_to({"L", "C"}) == Plan(((1, "L"),))
