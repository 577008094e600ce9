"""Reaching the goals: when they are turned over, and how a stone lies."""

from typing import Final

from PySide6.QtCore import QCoreApplication

from saboteur_desktop.book.page import Chapter, Paragraph
from saboteur_desktop.book.pieces import pieces, see
from saboteur_desktop.games.saboteur.engine.cards import path_face
from saboteur_desktop.games.saboteur.engine.catalog import GOLD, STONES
from saboteur_desktop.games.saboteur.engine.geometry import Side
from saboteur_desktop.games.saboteur.engine.ruleset import Ruleset
from saboteur_desktop.games.saboteur.ui.faces import GOAL_BACK, face_name
from saboteur_desktop.games.saboteur.ui.rulebook.elsewhere import elsewhere
from saboteur_desktop.games.saboteur.ui.rulebook.small_boards import middle_further, small_board

translate = QCoreApplication.translate

_APPROACHES: Final = (Side.W, Side.N, Side.S, Side.E)


def goals(ruleset: Ruleset) -> Chapter:
    """The chapter on goals."""
    paragraphs = [_reached(ruleset), _gold(ruleset), _stone(), _stone_turns(ruleset)]
    if ruleset.middle_goal_distance == 7:
        paragraphs.append(_two_goals())
    return Chapter("chapter-goals", translate("Rulebook", "The goals"), (*paragraphs, _beside(ruleset)))


def _reached(ruleset: Ruleset) -> Paragraph:
    if ruleset.expansion:
        source = translate(
            "Rulebook",
            "When a tunnel from the start or from a ladder opens towards a goal card that is face down, the goal is"
            " turned over at once. No door keeps it from being turned.",
        )
    else:
        source = translate(
            "Rulebook",
            "When a tunnel from the start opens towards a goal card that is face down, the goal is turned over at"
            " once.",
        )
    return Paragraph(
        "goal-reached",
        translate("Rulebook", "When a goal is turned over"),
        pieces(
            source,
            translate(
                "Rulebook",
                "A wall beside a goal does not turn it over, and neither does a dead end. Everybody sees what the goal"
                " is, and it stays face up until the end of the round.",
            ),
            _far_away(ruleset),
        ),
        pictures=(GOAL_BACK,),
        boards=(
            small_board(
                translate(
                    "Rulebook", "The tunnel on the marked cell opens towards the goal, and the goal is turned over."
                ),
                "6,0 EW 7,0 NESW 8,0 gold",
                "7,0",
                middle_further(ruleset),
            ),
        ),
    )


def _far_away(ruleset: Ruleset) -> str:
    if ruleset.placement_link == "start_linked" and not ruleset.expansion:
        return ""
    return translate(
        "Rulebook",
        "The card that completes the way need not lie beside the goal: it may join a piece of tunnel that has been"
        " waiting there.",
    )


def _gold(ruleset: Ruleset) -> Paragraph:
    if ruleset.expansion:
        found = translate(
            "Rulebook",
            "The gold ends the round at once. Which team has won depends on the doors and on who laid the last card.",
        )
        more = see("winning-team")
    elif ruleset.selfish_dwarf != "none":
        found = translate(
            "Rulebook",
            "The gold ends the round at once. The gold miners have won, even if a saboteur laid the last card; but if"
            " the selfish dwarf laid it, he alone has won.",
        )
        more = see("who-wins")
    else:
        found = translate(
            "Rulebook",
            "The gold ends the round at once. The gold miners have won, even if a saboteur laid the last card.",
        )
        more = see("sharing")
    return Paragraph(
        "gold-found",
        translate("Rulebook", "The goal is the gold"),
        pieces(found, more),
        pictures=(face_name(GOLD),),
    )


def _stone() -> Paragraph:
    return Paragraph(
        "stone",
        translate("Rulebook", "The goal is a stone"),
        pieces(
            translate(
                "Rulebook",
                "A stone stays in the mine as a piece of tunnel, and the round goes on. Its two openings are joined:"
                " the way may lead on through it to another goal. No rockfall removes it.",
            ),
        ),
        pictures=tuple(map(face_name, STONES)),
    )


def _stone_turns(ruleset: Ruleset) -> Paragraph:
    misfits = _misfits()
    further = middle_further(ruleset)
    return Paragraph(
        "stone-turn",
        translate("Rulebook", "How a stone lies"),
        pieces(
            translate(
                "Rulebook",
                "A stone is turned so that one of its openings joins the tunnel that reached it. There is always"
                " exactly one way to do so, and nobody has to choose. The two stones differ in where the way then leads"
                " on.",
            ),
            misfits[ruleset.stone_misfit],
        ),
        pictures=tuple(map(face_name, STONES)),
        table=_exits(),
        boards=(
            small_board(
                translate("Rulebook", "One stone, reached from the left: the way leads on downwards."),
                "7,0 EW 8,0 stone-SW",
                further=further,
            ),
            small_board(
                translate("Rulebook", "The other stone, reached from the left: the way leads on upwards."),
                "7,0 EW 8,0 stone-NW",
                further=further,
            ),
        ),
        elsewhere=elsewhere(ruleset, "stone_misfit", misfits),
    )


def _misfits() -> dict[object, str]:
    return {
        "allowed_if_unavoidable": translate(
            "Rulebook", "On its other sides a tunnel may then end at a wall: that is allowed."
        ),
        "never": translate(
            "Rulebook",
            "If on another side a tunnel would then end at a wall, the stone is not turned over: it stays face down"
            " where it lies.",
        ),
    }


def _exits() -> tuple[tuple[str, ...], ...]:
    """Where each stone leads on, by the side on which the tunnel came."""
    return (
        (
            translate("Rulebook", "Reached"),
            translate("Rulebook", "One stone leads on"),
            translate("Rulebook", "The other stone leads on"),
        ),
        *((_from(side), *(_towards(exit_of(stone, side)) for stone in STONES)) for side in _APPROACHES),
    )


def exit_of(stone: str, side: Side) -> Side:
    """The side on which a stone leads on that was reached on another one."""
    ways = (path_face(stone, turned).openings for turned in (False, True))
    return next(Side(openings ^ side) for openings in ways if openings & side)


def _from(side: Side) -> str:
    match side:
        case Side.N:
            return translate("Rulebook", "from above")
        case Side.E:
            return translate("Rulebook", "from the right")
        case Side.S:
            return translate("Rulebook", "from below")
        case Side.W:
            return translate("Rulebook", "from the left")


def _towards(side: Side) -> str:
    match side:
        case Side.N:
            return translate("Rulebook", "upwards")
        case Side.E:
            return translate("Rulebook", "to the right")
        case Side.S:
            return translate("Rulebook", "downwards")
        case Side.W:
            return translate("Rulebook", "to the left")


def _two_goals() -> Paragraph:
    return Paragraph(
        "two-goals",
        translate("Rulebook", "Two goals at once"),
        pieces(
            translate(
                "Rulebook",
                "If one card opens towards two goals, both are turned over. If one of them is the gold, the round is"
                " over.",
            ),
        ),
        boards=(
            small_board(
                translate(
                    "Rulebook", "The fork on the marked cell reaches the middle goal and the bottom goal at once."
                ),
                "5,0 EW 6,0 SW 6,1 NE 7,1 EW 8,1 NSW 8,0 stone-SW 8,2 gold",
                "8,1",
            ),
        ),
    )


def _beside(ruleset: Ruleset) -> Paragraph:
    face_down, face_up = _beside_face_down(), _beside_face_up()
    return Paragraph(
        "beside-goals",
        translate("Rulebook", "Cards beside a goal"),
        pieces(face_down[ruleset.facedown_goal_borders], face_up[ruleset.revealed_goal_borders]),
        elsewhere=(
            *elsewhere(ruleset, "facedown_goal_borders", face_down),
            *elsewhere(ruleset, "revealed_goal_borders", face_up),
        ),
    )


def _beside_face_down() -> dict[object, str]:
    return {
        "free": translate(
            "Rulebook", "A goal that is face down asks nothing of its neighbours: tunnel or wall may lie against it."
        ),
        "must_match_open": translate(
            "Rulebook", "Against a goal that is face down only a tunnel may lie, never a wall."
        ),
    }


def _beside_face_up() -> dict[object, str]:
    return {
        "must_match": translate(
            "Rulebook", "Once a goal is face up, new cards must fit it as they must fit any other card."
        ),
        "free": translate(
            "Rulebook", "A goal that is face up asks nothing of its neighbours either: new cards need not fit it."
        ),
    }
