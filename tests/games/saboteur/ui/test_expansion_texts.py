"""Every card, event and refusal of Saboteur 2 has its words, for eyes and for screen readers."""

from collections.abc import Iterator
from typing import get_args

import pytest
from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from saboteur_desktop.games.saboteur.engine import events
from saboteur_desktop.games.saboteur.engine.board import board_of, border_rules
from saboteur_desktop.games.saboteur.engine.cards import laid, looks_same_turned
from saboteur_desktop.games.saboteur.engine.catalog import EXPANSION_ACTIONS, EXPANSION_PATHS, is_path
from saboteur_desktop.games.saboteur.engine.geometry import Cell
from saboteur_desktop.games.saboteur.engine.moves import ClearFront, Discard, PlayOn, PlayTheft
from saboteur_desktop.games.saboteur.engine.refusal import IllegalReason, Refusal
from saboteur_desktop.games.saboteur.ui.explained import HeldCard, InFront, LaidCard, Player, explain
from saboteur_desktop.games.saboteur.ui.faces import paint
from saboteur_desktop.games.saboteur.ui.hints import hint_text
from saboteur_desktop.games.saboteur.ui.log_rows import rows_of
from saboteur_desktop.games.saboteur.ui.mine_view import MineView
from saboteur_desktop.games.saboteur.ui.path_words import directions, path_name
from saboteur_desktop.games.saboteur.ui.spoken import spoken_lying, spoken_seat
from saboteur_desktop.games.saboteur.ui.texts import card_hint, card_name, refusal_text, spoken_card, turn_hint
from saboteur_desktop.paint.seat_panel import sign_places
from saboteur_desktop.table.metrics import LONG_PRESS_MS
from tests.fingers import Fingers
from tests.games.saboteur.ui.expansion_table import SEATS, expansion
from tests.games.saboteur.ui.played import GAME, WINDOW, MineTable, looks

CARDS = (*EXPANSION_PATHS, *EXPANSION_ACTIONS)
VIEW = GAME.view(expansion(CARDS[:6], (("theft",), ("trap", "break-cart"), (), ())), 0)


def test_the_hint_of_a_turn_says_how_many_cards_may_be_discarded() -> None:
    assert "one to three cards" in turn_hint(None, True)
    assert "a card" in turn_hint(None, False)


@pytest.mark.parametrize("card", CARDS)
def test_every_card_has_a_name_a_sentence_a_hint_and_a_picture(card: str) -> None:
    assert card_name(card)
    assert card_hint(card).endswith(".")
    assert turn_hint(card, True).endswith(".")
    assert spoken_card(card).startswith(card_name(card))
    explained = explain(HeldCard("hand 1", card, turned=is_path(card)), VIEW.table, looks(SEATS))
    assert explained is not None
    assert (explained.name, explained.sentence) == (card_name(card), card_hint(card))
    assert isinstance(explained.picture, str)
    assert not paint(explained.picture, QSize(24, 30)).isNull()


def test_spoken_cards_differ_wherever_the_cards_do() -> None:
    said = [
        spoken_card(card, turned)
        for card in EXPANSION_PATHS
        for turned in ((False,) if looks_same_turned(card) else (False, True))
    ]
    assert len(set(said)) == len(said)


@pytest.mark.parametrize(
    ("card", "name", "said"),
    [
        ("NS|EW", "Bridge", "tunnels top to bottom and left to right that do not meet"),
        ("NW|ES", "Double curve", "tunnels top to left and right to bottom that do not meet"),
        ("NE|SW", "Double curve", "tunnels top to right and left to bottom that do not meet"),
        ("S+ladder", "Ladder", "bottom"),
        ("EW+green-door", "Green door", "right, left"),
        ("NS|E+green-door", "Green door", "top, bottom; stub: right"),
        ("SW+blue-door", "Blue door", "bottom, left"),
        ("W+crystal", "Crystal", "dead end, left"),
        ("N|ESW+crystal", "Crystal", "right, bottom, left; stub: top"),
        ("NS|E|W", "Tunnel with a stub", "top, bottom; stub: right, left"),
        ("E|W", "Dead end", "right, left"),
        ("NESW", "Tunnel", "top, right, bottom, left"),
    ],
)
def test_names_and_tunnels_are_said(card: str, name: str, said: str) -> None:
    assert path_name(card) == name
    assert directions(card, False) == said


ROWLESS = {
    events.RoundDealt,
    events.CardDrawn,
    events.RoundEnded,
    events.GoldOffered,
    events.SaboteursPaid,
    events.HandGiven,
    events.RoleTaken,
    events.FellowsTold,
    events.MatchEnded,
}
"""What follows from another event, what pages of their own tell, and what is told to nobody else."""
EXAMPLES: tuple[events.Event, ...] = (
    *(events.PathLaid(0, card, Cell(1, 0), False) for card in EXPANSION_PATHS),
    events.CardPut(0, "theft", 0),
    events.CardPut(0, "trap", 1),
    *(events.CardTakenOff(0, card, target) for card in ("theft", "trap") for target in (0, 1)),
    events.HandsSwapped(0, 1),
    events.RoleInspected(0, 1, None),
    events.HatsSwapped(0, 0),
    events.HatsSwapped(0, 1),
    *(events.Discarded(0, number, None) for number in (1, 2, 3)),
    *(
        events.FrontCleared(0, removed, 2, None)
        for removed in ("break-pickaxe", "break-lantern", "break-cart", "theft", "trap")
    ),
    events.RoundPaid((0, 0, 0, 0)),
    events.GoldStolen(0, 1),
    events.GoldStolen(0, None),
)


@pytest.mark.parametrize("event", EXAMPLES, ids=repr)
def test_every_event_has_a_row_that_tells_nothing_secret(event: events.Event) -> None:
    (row,) = rows_of((event,), looks(SEATS))
    assert row.sentence.endswith(".")
    assert "{" not in row.sentence
    assert "you" not in row.sentence.lower().split()
    assert row.pieces


def test_no_kind_of_event_is_forgotten() -> None:
    base = {
        events.GoalTurned,
        events.ToolBroken,
        events.ToolRepaired,
        events.RocksDropped,
        events.MapRead,
        events.SeatSkipped,
        events.GoldTaken,
    }
    assert set(get_args(events.Event)) == ROWLESS | base | {type(event) for event in EXAMPLES}


@pytest.mark.parametrize(
    ("move", "reason", "sentence"),
    [
        (PlayTheft(), IllegalReason.ALREADY_IN_FRONT, "A theft lies in front of you already."),
        (PlayOn("trap", 1), IllegalReason.ALREADY_IN_FRONT, "This player is trapped already."),
        (PlayOn("free", 0), IllegalReason.NOTHING_TO_REMOVE, "This player is not trapped."),
        (PlayOn("hands-off", 1), IllegalReason.NOTHING_TO_REMOVE, "No theft lies in front of this player."),
        (
            ClearFront(("EW", "NS"), "trap"),
            IllegalReason.NOTHING_TO_REMOVE,
            "This card does not lie in front of you.",
        ),
        (Discard(("EW",) * 4), IllegalReason.WRONG_COUNT, "Discard one to three cards."),
        (PlayOn("swap-hats", 1), IllegalReason.NO_RESERVE, "No role is left in the reserve."),
    ],
)
def test_refusals_say_what_is_wrong(move: object, reason: IllegalReason, sentence: str) -> None:
    assert refusal_text(VIEW, move, Refusal(reason)) == sentence  # type: ignore[arg-type]


def test_hint_names_the_new_kinds_of_move() -> None:
    view = GAME.view(expansion(("theft", "inspect", "EW"), (("trap",), (), (), ())), 0)
    said = hint_text(view)
    assert "put a theft in front of yourself" in said
    assert "discard two cards to remove one in front of you" in said
    assert "discard one to three cards" in said


def test_seats_are_told_with_all_that_lies_in_front_of_them() -> None:
    assert "Theft" in spoken_seat(VIEW.table, looks(SEATS), 0)
    assert {"Trap", "Broken mine cart"} <= set(spoken_seat(VIEW.table, looks(SEATS), 1).split(", "))
    about = explain(Player(1), VIEW.table, looks(SEATS))
    assert about is not None
    assert "In the trap." in about.sentence


def test_bridge_of_which_one_tunnel_is_lit_is_told_so() -> None:
    table = VIEW.table
    cell = Cell(3, 0)
    cards = {known: lying for known, lying in table.board.cards.items() if table.board.is_laid(known)}
    board = board_of(border_rules(table.ruleset), {**cards, cell: laid("NS|EW")})
    assert spoken_lying(board, cell).endswith(", lit: right, left")
    explained = explain(LaidCard(cell), table._replace(board=board), looks(SEATS))
    assert explained is not None
    assert explained.sentence.splitlines() == [
        card_hint("NS|EW"),
        "Only one of the two tunnels is lit: right, left.",
    ]


# -- on the table


@pytest.fixture
def twin(plain: None, qtbot: QtBot) -> Iterator[MineTable]:
    shown = MineTable(SEATS)
    shown.view = MineView(shown.scene)
    shown.view.resize(WINDOW)
    qtbot.addWidget(shown.view)
    with qtbot.waitActive(shown.view):
        shown.view.show()
    shown.view.setFocus()
    yield shown
    shown.scene.dispose()


def names(table: MineTable) -> list[str]:
    assert isinstance(table.view, MineView)
    table.view.refresh_focus()
    return table.view.focus_layer.names()


def test_twin_tells_targets_marks_and_choices(twin: MineTable) -> None:
    twin.draw(expansion(("trap", "EW", "NS"), (("theft", "break-cart"), (), (), ())))
    twin.key(Qt.Key.Key_1)
    assert "Player 2: may be played here" in names(twin)
    assert not any(name.startswith("Player 0: ") for name in names(twin))
    twin.key(Qt.Key.Key_Escape)
    for key in (Qt.Key.Key_D, Qt.Key.Key_2, Qt.Key.Key_3):
        twin.key(key)
    said = names(twin)
    assert sum(name.endswith(", marked") for name in said) == 2
    assert any(name.startswith("What lies in front of you: ") for name in said)
    twin.click(twin.scene.places.seat_rect(0).center())
    assert names(twin) == ["Theft", "Broken mine cart"]


def test_keys_discard_through_whatever_has_the_focus(twin: MineTable) -> None:
    twin.draw(expansion(("trap", "EW", "NS", "map")))
    names(twin)
    for key in (Qt.Key.Key_D, Qt.Key.Key_2, Qt.Key.Key_3, Qt.Key.Key_4, Qt.Key.Key_3, Qt.Key.Key_Return):
        focus = QApplication.focusWidget()
        assert focus is not None
        QTest.keyClick(focus, key)
    assert [sorted(move.cards) for move in twin.moves if isinstance(move, Discard)] == [["EW", "map"]]


def test_twin_names_a_hidden_role_only_while_it_is_held(twin: MineTable) -> None:
    twin.draw(expansion(("inspect", "EW")))
    twin.make(PlayOn("inspect", 3), 0)
    twin.settle()
    assert "Role of Player 3, face down: hold to look" in names(twin)
    twin.key(Qt.Key.Key_Space, up=False)
    assert "Role of Player 3: Geologist" in names(twin)
    twin.key(Qt.Key.Key_Space, down=False)
    assert not any("Geologist" in name for name in names(twin))


@pytest.mark.parametrize(("seat", "sign", "name"), [(0, "theft", "Theft"), (1, "trap", "Trap")])
def test_long_press_on_a_sign_explains_it(table: MineTable, qtbot: QtBot, seat: int, sign: str, name: str) -> None:
    table.draw(expansion(("EW",), (("theft",), ("trap", "break-cart"), (), ())))
    table.settle()
    panel = table.scene.parts.panels[seat]
    point = sign_places(panel.place, panel.scale_)[sign].center() + QPointF(1, 1)
    assert table.scene.eye.thing_at(point) == InFront(seat, sign)
    fingers, look = Fingers(), table.scene.closer_look
    fingers.down(table.view.viewport(), point)
    qtbot.waitUntil(look.isVisible, timeout=LONG_PRESS_MS * 4)
    assert look.words[0] == name
    assert f"Player {seat}" in look.words[1]
    fingers.up(table.view.viewport(), point)
    QApplication.processEvents()
    assert not look.isVisible()
