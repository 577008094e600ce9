"""The rules of the game that is chosen or played, told for players."""

from PySide6.QtCore import QCoreApplication

from saboteur_desktop.games.saboteur.engine.ruleset import Ruleset
from saboteur_desktop.games.saboteur.ui.rulebook import expansion
from saboteur_desktop.games.saboteur.ui.rulebook.actions import actions
from saboteur_desktop.games.saboteur.ui.rulebook.aim import aim
from saboteur_desktop.games.saboteur.ui.rulebook.ending import ending
from saboteur_desktop.games.saboteur.ui.rulebook.goals import goals
from saboteur_desktop.games.saboteur.ui.rulebook.laying import laying
from saboteur_desktop.games.saboteur.ui.rulebook.numbers import numbers
from saboteur_desktop.games.saboteur.ui.rulebook.one_screen import one_screen
from saboteur_desktop.games.saboteur.ui.rulebook.options import options_chapter
from saboteur_desktop.games.saboteur.ui.rulebook.page import Chapter
from saboteur_desktop.games.saboteur.ui.rulebook.path_kinds import path_kinds
from saboteur_desktop.games.saboteur.ui.rulebook.points_pay import points_pay
from saboteur_desktop.games.saboteur.ui.rulebook.preparing import preparing
from saboteur_desktop.games.saboteur.ui.rulebook.sharing import sharing
from saboteur_desktop.games.saboteur.ui.rulebook.special_cases import special_cases
from saboteur_desktop.games.saboteur.ui.rulebook.teams import teams
from saboteur_desktop.games.saboteur.ui.rulebook.tips import tips
from saboteur_desktop.games.saboteur.ui.rulebook.turns import turns
from saboteur_desktop.games.saboteur.ui.rulebook.variants import four_players, variants

translate = QCoreApplication.translate

Section = tuple[str, str]
"""A heading, or none where the text goes on, and a text."""


def chapters(ruleset: Ruleset) -> tuple[Chapter, ...]:
    """Return the rulebook in the language that is on, in the order of reading."""
    return (
        teams(ruleset) if ruleset.expansion else aim(ruleset),
        preparing(ruleset),
        turns(ruleset),
        path_kinds(ruleset),
        laying(ruleset),
        goals(ruleset),
        actions(ruleset),
        ending(ruleset),
        points_pay(ruleset) if ruleset.expansion else sharing(ruleset),
        special_cases(ruleset),
        numbers(ruleset),
        one_screen(),
        *tips(ruleset),
        options_chapter(ruleset),
    )


def sections(ruleset: Ruleset) -> tuple[Section, ...]:
    """Return headings and texts, in the order of reading: with Saboteur 2 its own, and every variant that is on."""
    if ruleset.expansion:
        told = (
            *expansion.beginning(ruleset),
            _laying(),
            *expansion.new_tunnels(ruleset),
            _tools(),
            _rocks_and_map(),
            expansion.new_actions(),
            *expansion.ending(ruleset),
        )
    else:
        pay = four_players() if ruleset.pays_points else _sharing()
        told = (_about(), _turn(), _laying(), _tools(), _rocks_and_map(), _goals(), _end(), pay)
    return (*told, *variants(ruleset), _one_screen())


def _about() -> Section:
    return (
        translate("Rulebook", "What it is about"),
        translate(
            "Rulebook",
            "Gold miners dig a tunnel from the start card to the gold, which lies under one of three goal cards."
            " Among them there may be saboteurs who want the tunnel to fail. Nobody knows who is who."
            " After three rounds the player with the most nuggets wins.",
        ),
    )


def _turn() -> Section:
    return (
        translate("Rulebook", "Your turn"),
        translate(
            "Rulebook",
            "Play one card or discard one face down, then draw a card while the draw pile lasts."
            " The turn then goes to the left. You cannot pass and keep all your cards.",
        ),
    )


def _laying() -> Section:
    return (
        translate("Rulebook", "Laying a path card"),
        translate(
            "Rulebook",
            "A path card is laid beside a card on the table, upright or turned by half. Tunnels must meet tunnels"
            " and walls must meet walls on every side, and the new card must continue the tunnel that leads from"
            " the start. In a dead end nothing leads on: it may be laid, but no tunnel goes on through it."
            " The mine has no edge: you may dig in every direction.",
        ),
    )


def _tools() -> Section:
    return (
        translate("Rulebook", "Broken tools and repairs"),
        translate(
            "Rulebook",
            "A broken tool is put in front of a player. As long as a tool of yours is broken you may not lay path"
            " cards, but you may do everything else. Nobody has the same tool broken twice. A repair card mends the"
            " tool it shows, yours or another player's; a card with two tools mends one of them.",
        ),
    )


def _rocks_and_map() -> Section:
    return (
        translate("Rulebook", "Rockfall and map"),
        translate(
            "Rulebook",
            "A rockfall takes one path card out of the mine, never the start card or a goal card. With a map you"
            " look at one goal card, alone. Afterwards you may say what you like about it, true or not, but you may"
            " not show it.",
        ),
    )


def _goals() -> Section:
    return (
        translate("Rulebook", "Reaching a goal"),
        translate(
            "Rulebook",
            "When a tunnel from the start runs into a goal card, the goal is turned face up. If it is the gold, the"
            " round is over and the gold miners have won, whoever laid the card. If it is a stone, it stays as a"
            " piece of the tunnel and the round goes on.",
        ),
    )


def _end() -> Section:
    return (
        translate("Rulebook", "The end of a round"),
        translate(
            "Rulebook",
            "If the gold is never reached and the cards are used up, the saboteurs have won. All roles are turned"
            " over. The player to the left of the one who played the last card begins the next round.",
        ),
    )


def _sharing() -> Section:
    return (
        translate("Rulebook", "Sharing the gold"),
        translate(
            "Rulebook",
            "When the gold miners win, gold cards are drawn. The miner who reached the gold takes one first, in"
            " secret, and passes the rest to the right; saboteurs are passed over. When the saboteurs win, one"
            " alone gets four nuggets, two or three get three each, four get two each. Without a saboteur nobody"
            " is paid. How much gold you have stays secret until the end of the match.",
        ),
    )


def _one_screen() -> Section:
    return (
        translate("Rulebook", "One screen for all"),
        translate(
            "Rulebook",
            "Between two people a curtain falls and names who is next. Everybody else looks away until that player"
            " has finished the turn. Your role and what a map shows are seen only while you hold the button.",
        ),
    )
