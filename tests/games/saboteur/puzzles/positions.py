"""Positions of puzzles as the exhaustive search takes them, read from their files without the engine's help."""

import json
from collections import Counter
from itertools import permutations
from pathlib import Path
from typing import Any, NamedTuple

from tests.games.saboteur.puzzles.exhaustive import GOALS, Mine, Place, Search, lying

FOLDER = Path(__file__).parents[4] / "resources" / "puzzles"
FILES = tuple(sorted(FOLDER.glob("*.json")))


class Position(NamedTuple):
    asks: str
    mine: Mine
    hand: Counter[str]
    others: Counter[str]
    """All cards that somebody else holds or that lie in the deck."""
    team: str | None

    def worth(self, move: dict[str, Any]) -> int | None:
        """What a move, written as a record does, is worth: the most cards that the goals may make necessary."""
        spent = Counter(move["cards"]) if move["do"] == "discard" else Counter([move.get("card", move["do"])])
        stock = self.others + (self.hand - spent if self.asks == "nearest" else Counter())
        tunnels = Counter({card: copies for card, copies in stock.items() if card[0] in "NESW"})
        counted = [_fewest(mine, tunnels, self.team) for mine in self.after(move)]
        return None if None in counted else max(cards for cards in counted if cards is not None)

    def after(self, move: dict[str, Any]) -> list[Mine]:
        place: Place = (*move.get("cell", (0, 0)),)
        if move["do"] == "path":
            return self.mine.with_card(place, lying(move["card"], move["turned"]))
        if move["do"] == "rockfall":
            rest = {where: card for where, card in self.mine.cards.items() if where != place}
            return [Mine(rest, self.mine.possible)]
        return [self.mine]


_searched: dict[Any, int | None] = {}


def _fewest(mine: Mine, stock: Counter[str], team: str | None) -> int | None:
    """Many moves leave the mine as it is."""
    key = (frozenset(mine.cards.items()), mine.possible, frozenset(stock.items()), team)
    if key not in _searched:
        _searched[key] = Search(mine, stock, team).fewest()
    return _searched[key]


def read(file: Path) -> Position:
    puzzle = json.loads(file.read_text("utf-8"))
    played = puzzle["record"]["rounds"][0]
    setup = played["setup"]
    cards = {(0, 0): lying("start")}
    cards |= {(*card["cell"],): lying(card["card"], card.get("turned", False)) for card in setup["table"]}
    known: dict[int, str] = {}
    for goal in setup.get("revealed", ()):
        known[goal["goal"]] = setup["goals"][goal["goal"]]
        cards[GOALS[goal["goal"]]] = lying(known[goal["goal"]], goal.get("turned", False))
    hands, deck = [[*hand] for hand in setup["hands"]], [*setup["deck"]]
    for number, move in enumerate(played.get("moves", ())):
        seat = number % len(hands)
        hands[seat].remove("map" if move["do"] == "map" else move["cards"][0])
        hands[seat].append(deck.pop(0))
        if move["do"] == "map" and seat == 0:
            known[move["goal"]] = setup["goals"][move["goal"]]
    possible = tuple(
        goals
        for goals in permutations(("gold", "stone-SW", "stone-ES"))
        if all(goals[goal] == card for goal, card in known.items())
    )
    role = setup["roles"][0]
    others = Counter([*(card for hand in hands[1:] for card in hand), *deck])
    team = role if role in ("blue", "green") else None
    return Position(puzzle["asks"], Mine(cards, possible), Counter(hands[0]), others, team)
