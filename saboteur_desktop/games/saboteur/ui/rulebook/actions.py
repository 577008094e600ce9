"""The action cards of the base game."""

from collections import Counter
from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

from saboteur_desktop.book.page import Chapter, Paragraph
from saboteur_desktop.book.pieces import pieces, see
from saboteur_desktop.games.saboteur.engine.cards import Card
from saboteur_desktop.games.saboteur.engine.catalog import BREAKS, MAP, REPAIRS, ROCKFALL, deck
from saboteur_desktop.games.saboteur.engine.ruleset import Ruleset
from saboteur_desktop.games.saboteur.ui.faces import face_name
from saboteur_desktop.games.saboteur.ui.rulebook import new_actions
from saboteur_desktop.games.saboteur.ui.rulebook.copies import copies
from saboteur_desktop.games.saboteur.ui.rulebook.elsewhere import elsewhere
from saboteur_desktop.games.saboteur.ui.rulebook.small_boards import small_board

translate = QCoreApplication.translate


def actions(ruleset: Ruleset) -> Chapter:
    """The chapter of action cards, those of Saboteur 2 at its end."""
    paragraphs = [_about(), _break(ruleset), _repair(ruleset), _rockfall(ruleset), _map(ruleset), _talk()]
    if ruleset.expansion:
        paragraphs += new_actions.new_actions()
    return Chapter("chapter-actions", translate("Rulebook", "The action cards"), tuple(paragraphs))


def number_of(ruleset: Ruleset, cards: Iterable[Card]) -> int:
    """How many of these cards are in the deck."""
    counts = Counter(deck(ruleset.action_deck, ruleset.expansion, ruleset.map_count))
    return sum(counts[card] for card in cards)


def _about() -> Paragraph:
    return Paragraph(
        "action-cards",
        translate("Rulebook", "Playing an action card"),
        pieces(
            translate(
                "Rulebook",
                "An action card is played openly, for all to see. Anybody may play any of them, whatever their role and"
                " even with broken tools.",
            ),
            see("not-playable", "discard"),
        ),
    )


def _break(ruleset: Ruleset) -> Paragraph:
    on_oneself = _on_oneself()
    return Paragraph(
        "break",
        translate("Rulebook", "Broken tools"),
        pieces(
            translate(
                "Rulebook",
                "Lay a broken pickaxe, a broken lantern or a broken mine cart in front of a player. As long as even one"
                " broken tool lies there, that player may not lay path cards, dead ends included. Everything else is"
                " still allowed.",
            ),
            translate(
                "Rulebook",
                "The same tool is never broken twice in front of one player, but different tools may be broken"
                " together.",
            ),
            on_oneself[ruleset.break_self],
            _broken_gold(ruleset),
            copies(number_of(ruleset, BREAKS)),
            see("repair"),
        ),
        pictures=tuple(map(face_name, BREAKS)),
        elsewhere=(
            *elsewhere(ruleset, "break_self", on_oneself),
            *elsewhere(
                ruleset,
                "broken_get_no_gold",
                {False: translate("Rulebook", "A broken tool at the end of the round costs nobody any gold.")},
            ),
        ),
    )


def _on_oneself() -> dict[object, str]:
    return {
        "allowed": translate("Rulebook", "You may break a tool of your own."),
        "forbidden": translate("Rulebook", "You may not break a tool of your own."),
    }


def _broken_gold(ruleset: Ruleset) -> str:
    if not ruleset.broken_get_no_gold:
        return ""
    return translate("Rulebook", "A gold miner who still has a broken tool at the end of the round goes without gold.")


def _repair(ruleset: Ruleset) -> Paragraph:
    decks = _repairs()
    return Paragraph(
        "repair",
        translate("Rulebook", "Repairs"),
        pieces(
            translate(
                "Rulebook",
                "A repair takes one broken tool away from any player, from yourself too. It must show the tool that is"
                " broken. The repair and the broken tool go to the discard pile together.",
            ),
            translate(
                "Rulebook",
                "A repair that shows two tools takes away only one of them: whoever plays it chooses which.",
            ),
            copies(number_of(ruleset, REPAIRS)),
            see("own-repair", "not-playable"),
        ),
        pictures=tuple(map(face_name, REPAIRS)),
        elsewhere=() if ruleset.expansion else elsewhere(ruleset, "action_deck", decks),
    )


def _repairs() -> dict[object, str]:
    return {name: _repair_counts(name) for name in ("official27", "s002_28")}


def _repair_counts(name: str) -> str:
    counts = Counter(deck(name))
    return translate("Rulebook", "Repairs in the deck: {repairs}. Maps: {maps}.").format(
        repairs=sum(counts[card] for card in REPAIRS), maps=counts[MAP]
    )


def _rockfall(ruleset: Ruleset) -> Paragraph:
    return Paragraph(
        "rockfall",
        translate("Rulebook", "Rockfall"),
        pieces(
            translate(
                "Rulebook",
                "A rockfall takes any one path card out of the mine, also a dead end and also one that is joined to"
                " nothing. The start and the goals, face up or face down, always stay. The two cards go to the discard"
                " pile; the cell is free again.",
            ),
            copies(number_of(ruleset, (ROCKFALL,))),
            see("cut-off"),
        ),
        pictures=(face_name(ROCKFALL),),
        boards=(
            small_board(
                translate("Rulebook", "Before: the tunnel on the marked cell carries everything on its right."),
                "0,0 start 1,0 EW 2,0 NESW 3,0 EW",
                "1,0",
            ),
        ),
    )


def _map(ruleset: Ruleset) -> Paragraph:
    targets = _map_targets()
    return Paragraph(
        "map",
        translate("Rulebook", "Map"),
        pieces(
            translate(
                "Rulebook",
                "With a map you look at one goal, alone, and leave it where it is. Everybody sees which goal you looked"
                " at, but nobody else sees what it is.",
            ),
            targets[ruleset.map_target],
            copies(number_of(ruleset, (MAP,))),
            see("talk"),
        ),
        pictures=(face_name(MAP),),
        elsewhere=(*elsewhere(ruleset, "map_target", targets), *_map_numbers(ruleset)),
    )


def _map_targets() -> dict[object, str]:
    return {
        "facedown_only": translate("Rulebook", "Only a goal that is still face down may be looked at."),
        "any_goal": translate(
            "Rulebook", "You may choose any of the goals, even one that is face up, though that tells you nothing."
        ),
    }


def _map_numbers(ruleset: Ruleset) -> tuple[str, ...]:
    printed = ruleset.model_copy(update={"map_count": None})
    as_many = number_of(ruleset, (MAP,)) == number_of(printed, (MAP,))
    return elsewhere(
        printed if as_many else ruleset,
        "map_count",
        {
            None: translate("Rulebook", "There are as many maps as the printed action cards have."),
            3: translate("Rulebook", "There are only three maps, so the place of the gold stays a secret longer."),
        },
    )


def _talk() -> Paragraph:
    return Paragraph(
        "talk",
        translate("Rulebook", "Talking and lying"),
        pieces(
            translate(
                "Rulebook",
                "You may tell the others whatever you like about what you saw, about your role and about your cards,"
                " and it need not be true. But you may not show any of it.",
            ),
        ),
    )
