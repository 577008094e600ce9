"""Positions as text and back: the setup of a round, and the state as an answer tells it."""

from collections.abc import Iterable
from typing import Any, TypeVar

from saboteur_desktop.games.saboteur.engine.board import board_of, border_rules
from saboteur_desktop.games.saboteur.engine.cards import laid
from saboteur_desktop.games.saboteur.engine.catalog import BREAKS, GOLD, GOLD_DECKS, is_card
from saboteur_desktop.games.saboteur.engine.events import RoundDealt, Winner
from saboteur_desktop.games.saboteur.engine.geometry import START, Cell
from saboteur_desktop.games.saboteur.engine.notation.fault import Fault
from saboteur_desktop.games.saboteur.engine.notation.model import SetupText
from saboteur_desktop.games.saboteur.engine.open_table import OpenTable
from saboteur_desktop.games.saboteur.engine.roles import Role, role_cards, seat_counts
from saboteur_desktop.games.saboteur.engine.ruleset import Ruleset
from saboteur_desktop.games.saboteur.engine.setup import counted_gold, told_at_the_start, wrong_number
from saboteur_desktop.games.saboteur.engine.state import GameState

T = TypeVar("T")


def position(
    ruleset: Ruleset,
    seats: int,
    setup: SetupText,
    round_no: int = 1,
    past_winners: tuple[Winner, ...] = (),
    before: GameState | None = None,
) -> GameState:
    """Return the state at the beginning of a round; raises Fault when the setup makes no sense.

    ``before`` is the state at the end of the round before: gold that the setup leaves out is carried over from it.
    """
    if seats not in seat_counts(ruleset):
        raise Fault("seats", wrong_number(ruleset, seats))
    if not 0 <= setup.starter < seats:
        raise Fault("setup.starter", f"there is no seat {setup.starter} at a table of {seats}")
    hands = _by_seat("setup.hands", setup.hands, seats)
    in_front = _by_seat("setup.in_front", setup.in_front, seats)
    _check_cards(ruleset, setup)
    for seat, lying in enumerate(in_front):
        if len(set(lying)) != len(lying):
            raise Fault(f"setup.in_front.{seat}", "the same card cannot lie in front of a seat twice")
    gold = _gold(ruleset, setup, seats) if before is None or setup.gold is not None else before.gold
    digger: Role = "blue" if ruleset.expansion else "miner"
    roles = (digger,) * seats if setup.roles is None else setup.roles
    if len(roles) != seats:
        raise Fault("setup.roles", f"there are {len(roles)} roles for {seats} seats")
    _check_known("setup.roles", roles, set(role_cards(ruleset, seats)), "role")
    _check_known("setup.spare_roles", setup.spare_roles, set(role_cards(ruleset, seats)), "role")
    rules = border_rules(ruleset)
    cards = {}
    for place, lying_card in enumerate(setup.table):
        cell = Cell(*lying_card.cell)
        if cell == START or cell in rules.goals or cell in cards:
            raise Fault(f"setup.table.{place}.cell", "this cell is taken")
        cards[cell] = laid(lying_card.card, lying_card.turned)
    for place, revealed in enumerate(setup.revealed):
        cell = rules.goals[revealed.goal]
        if cell in cards:
            raise Fault(f"setup.revealed.{place}.goal", "this goal is named twice")
        if setup.goals[revealed.goal] == GOLD:
            raise Fault(f"setup.revealed.{place}.goal", "with the gold face up the round would be over")
        cards[cell] = laid(setup.goals[revealed.goal], revealed.turned)
    holding = [seat % seats for seat in range(setup.starter, setup.starter + seats) if hands[seat % seats]]
    table = OpenTable(
        ruleset=ruleset,
        seats=seats,
        round_no=round_no,
        phase="playing",
        starter=setup.starter,
        to_move=holding[0] if holding else setup.starter,
        board=board_of(rules, cards),
        in_front=in_front,
        hand_sizes=tuple(map(len, hands)),
        deck_size=len(setup.deck),
        discards=(),
        gold_counts=counted_gold(ruleset, gold),
        log=(RoundDealt(round_no, setup.starter),),
        result=None,
        past_winners=past_winners,
        outcome=None,
        gold_shown=None,
        reserve=len(setup.spare_roles),
        thieves=(),
    )
    return GameState(
        table=table,
        hands=hands,
        deck=setup.deck,
        roles=roles,
        spare_roles=setup.spare_roles,
        goals=setup.goals,
        gold_deck=setup.gold_deck,
        gold=gold,
        credit=before.credit if before is not None else (0,) * seats,
        offered=(),
        drawn=(),
        round_pay=(0,) * seats,
        forced_passes=0,
        put_away=(),
        memories=told_at_the_start(ruleset, roles),
    )


def _gold(ruleset: Ruleset, setup: SetupText, seats: int) -> tuple[tuple[int, ...], ...]:
    """Return what each seat owns: gold cards, or one number of points."""
    given = _by_seat("setup.gold", setup.gold, seats)
    if ruleset.pays_points:
        return tuple((sum(points),) for points in given)
    worths = set(GOLD_DECKS[ruleset.gold_deck])
    for seat, cards in enumerate(given):
        _check_known(f"setup.gold.{seat}", cards, worths, "gold card")
    _check_known("setup.gold_deck", setup.gold_deck, worths, "gold card")
    return given


def _check_cards(ruleset: Ruleset, setup: SetupText) -> None:
    """Raise Fault at the first card that only Saboteur 2 has, where it is not played."""
    if ruleset.expansion:
        return
    for path, cards in (
        *((f"setup.hands.{seat}", hand) for seat, hand in enumerate(setup.hands or ())),
        ("setup.deck", setup.deck),
    ):
        _check_known(path, cards, {card for card in cards if is_card(card, expansion=False)}, "card")
    for seat, lying in enumerate(setup.in_front or ()):
        _check_known(f"setup.in_front.{seat}", lying, set(BREAKS), "card")
    for place, text in enumerate(setup.table):
        if not is_card(text.card, expansion=False):
            raise Fault(f"setup.table.{place}.card", f"no path card of this game is written {text.card!r}")


def _check_known(path: str, given: Iterable[T], known: set[T], word: str) -> None:
    for place, one in enumerate(given):
        if one not in known:
            raise Fault(f"{path}.{place}", f"no {word} of this game is written {one!r}")


def _by_seat(path: str, given: tuple[tuple[T, ...], ...] | None, seats: int) -> tuple[tuple[T, ...], ...]:
    if given is None:
        return ((),) * seats
    if len(given) != seats:
        raise Fault(path, f"there are {len(given)} entries for {seats} seats")
    return given


def written_table(table: OpenTable) -> dict[str, Any]:
    """Return the cards in the mine and the goals that lie face up."""
    cards = table.board.cards
    return {
        "table": [
            {"cell": list(cell), "card": cards[cell].card, "turned": cards[cell].turned}
            for cell in sorted(table.board.laid_cells(), key=lambda cell: (cell.y, cell.x))
        ],
        "revealed": [
            {"goal": goal, "turned": cards[cell].turned}
            for goal, cell in enumerate(table.board.rules.goals)
            if cell in cards
        ],
    }


def written_state(state: GameState) -> dict[str, Any]:
    """Return the whole truth of a position, as an answer tells it."""
    return written_table(state.table) | {
        "hands": [list(hand) for hand in state.hands],
        "deck": list(state.deck),
        "in_front": [list(lying) for lying in state.table.in_front],
        "gold": [list(cards) for cards in state.gold],
        "roles": list(state.roles),
    }


def written_setup(state: GameState) -> dict[str, Any]:
    """Return a position as the setup of a round."""
    return {
        "starter": state.table.starter,
        "spare_roles": list(state.spare_roles),
        "goals": list(state.goals),
        "gold_deck": list(state.gold_deck),
    } | written_state(state)
