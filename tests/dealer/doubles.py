"""A screen, a library and computer players to try the dealer with."""

from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from saboteur_desktop.bots.service import Answer
from saboteur_desktop.dealer.dealer import Dealer, Doing
from saboteur_desktop.games import registry
from saboteur_desktop.games.saboteur.engine.game import Saboteur
from saboteur_desktop.games.saboteur.engine.ruleset import Ruleset
from saboteur_desktop.kernel.match import Match
from saboteur_desktop.storage.faults import SaveFailed
from saboteur_desktop.storage.seats import SeatPlan


class LastMove(QObject):
    """Thinkers that answer soon with the last legal move of any game: in Saboteur a discard, or the smallest gold."""

    answered = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[Any] = []

    def ask(self, game_id: str, level: str, view: Any, seed: str, agreement: Any) -> int:
        self.asked.append(view)
        number = len(self.asked)
        answer = Answer(number, registry.engine(game_id).legal_moves(view)[-1], None)
        QTimer.singleShot(0, self, lambda: self.answered.emit(answer))
        return number


class Late(LastMove):
    """Thinkers that answer when they are told to."""

    def ask(self, game_id: str, level: str, view: Any, seed: str, agreement: Any) -> int:
        self.asked.append(view)
        return len(self.asked)

    def answer(self, move: Any = None) -> None:
        view = self.asked[-1]
        self.answered.emit(Answer(len(self.asked), move or Saboteur().legal_moves(view)[-1], None))


class Kept:
    """A match that is kept in memory, or cannot be kept."""

    def __init__(self, kinds: str, seed: str = "dealer") -> None:
        self.match = Match(Saboteur(), Ruleset(), len(kinds), seed)
        self.seats = tuple(
            SeatPlan(
                name=f"P{number}", kind="human" if kind == "h" else "bot", level=None if kind == "h" else "careful"
            )
            for number, kind in enumerate(kinds)
        )
        self.agreement: Any = None
        self.failure: SaveFailed | None = None
        self.saves = 0

    def retract(self) -> None:
        self.match.retract()

    def save(self) -> SaveFailed | None:
        self.saves += 1
        return self.failure


class KeptHouse(Kept):
    """A match of the Haunted House."""

    def __init__(self, kinds: str) -> None:
        super().__init__(kinds)
        game = registry.engine("haunted-house")
        self.match = Match(game, game.read_ruleset({}), len(kinds), "retracting")


class Screen:
    """Notes everything the dealer says, and shows what happened at once."""

    def __init__(self, dealer: Dealer, *, shows: bool = True) -> None:
        self.dealer = dealer
        self.said: list[tuple[str, Any]] = []
        self.views: list[Any] = []
        for name in ("eyes_changed", "curtain_wanted", "role_wanted", "turn_started", "round_decided", "match_decided"):
            getattr(dealer, name).connect(lambda value, name=name: self._note(name, value))
        dealer.rejected.connect(lambda refusal: self._note("rejected", refusal))
        dealer.pending_changed.connect(lambda move: self._note("pending_changed", move))
        dealer.save_failed.connect(lambda failure: self._note("save_failed", failure))
        dealer.saved_again.connect(lambda: self._note("saved_again", None))
        dealer.committed.connect(self._commit)
        self.shows = shows
        self.events: list[tuple[int | None, Any]] = []

    def _note(self, name: str, value: Any) -> None:
        self.said.append((name, value))
        if name in ("eyes_changed", "round_decided", "match_decided"):
            self.views.append(value)

    def _commit(self, events: Any, view: Any) -> None:
        self.said.append(("committed", events))
        self.views.append(view)
        self.events += [(view.seat, event) for event in events]
        if self.shows:
            self.dealer.go_on()

    @property
    def last(self) -> str:
        return self.said[-1][0]


def deal(made: list[Dealer], kept: Any, thinkers: Any = None, **settings: Any) -> Dealer:
    """Return a dealer that is left when the test is over."""
    dealer = Dealer(kept, thinkers or LastMove(), **settings)
    made.append(dealer)
    return dealer


def take_turn(dealer: Dealer) -> None:
    """Do what the person named has to do, up to a confirmed discard."""
    if dealer.doing is Doing.CURTAIN:
        dealer.open_curtain()
    if dealer.doing is Doing.ROLE:
        dealer.see_role()
    assert dealer.doing is Doing.TURN
    dealer.propose(Saboteur().legal_moves(dealer.view())[-1])
    dealer.confirm()
