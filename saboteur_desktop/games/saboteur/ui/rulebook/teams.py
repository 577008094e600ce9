"""What Saboteur 2 is about: its teams and its roles."""

from PySide6.QtCore import QCoreApplication

from saboteur_desktop.book.page import Chapter, Paragraph
from saboteur_desktop.book.pieces import pieces, see
from saboteur_desktop.games.saboteur.engine.roles import Role, role_cards
from saboteur_desktop.games.saboteur.engine.ruleset import Ruleset
from saboteur_desktop.games.saboteur.ui.rulebook.aim import match
from saboteur_desktop.games.saboteur.ui.rulebook.elsewhere import elsewhere

translate = QCoreApplication.translate


def teams(ruleset: Ruleset) -> Chapter:
    """The chapter that a newcomer to Saboteur 2 reads first."""
    return Chapter(
        "chapter-aim",
        translate("Rulebook", "The aim of the game"),
        (
            _about(),
            _roles(ruleset),
            _miners(ruleset),
            _saboteurs(ruleset),
            _boss(ruleset),
            _profiteer(ruleset),
            _geologists(ruleset),
            match(ruleset),
        ),
    )


def _about() -> Paragraph:
    return Paragraph(
        "aim",
        translate("Rulebook", "What it is about"),
        pieces(
            translate(
                "Rulebook",
                "Two teams of gold miners, blue and green, dig in the same mine from the start card to three goal"
                " cards. One goal is the gold, the other two are stone. Each team wants a way to the gold that no door"
                " of the other team shuts.",
            ),
            translate(
                "Rulebook",
                "Saboteurs want the cards to run out before the gold is reached. The boss, the profiteer and the"
                " geologists have aims of their own. Who is who stays secret until the end of the round.",
            ),
        ),
        pictures=("role-blue", "role-green"),
    )


def _roles(ruleset: Ruleset) -> Paragraph:
    cards = role_cards(ruleset, 2)
    return Paragraph(
        "roles",
        translate("Rulebook", "The roles"),
        pieces(
            translate(
                "Rulebook",
                "There are {all} role cards, and everybody is dealt one in secret. Those that are left over stay"
                " hidden, so nobody knows which roles are in play. Your role may change during a round; what counts is"
                " the one you hold at the end.",
            ).format(all=len(cards)),
            see("swap-hats", "role-boss", "role-profiteer", "role-geologists"),
        ),
    )


def _held(ruleset: Ruleset, role: Role) -> str:
    """How many cards of a role there are."""
    number = role_cards(ruleset, 2).count(role)
    return translate("Rulebook", "%n role card(s).", "", number)


def _miners(ruleset: Ruleset) -> Paragraph:
    return Paragraph(
        "role-teams",
        translate("Rulebook", "Blue and green gold miners"),
        pieces(
            translate(
                "Rulebook",
                "A gold miner wins when the gold is reached and the miner's own team is the one that wins. Miners of"
                " one team do not know each other, and each is paid separately.",
            ),
            translate("Rulebook", "%n role card(s) for each team.", "", role_cards(ruleset, 2).count("blue")),
            see("winning-team", "door"),
        ),
        pictures=("role-blue", "role-green"),
    )


def _saboteurs(ruleset: Ruleset) -> Paragraph:
    return Paragraph(
        "role-saboteurs",
        translate("Rulebook", "The saboteurs"),
        pieces(
            translate(
                "Rulebook",
                "Saboteurs win when the gold is not reached. They do not know each other either, and it can happen that"
                " none is in play.",
            ),
            _held(ruleset, "saboteur"),
        ),
        pictures=("role-saboteur",),
    )


def _boss(ruleset: Ruleset) -> Paragraph:
    wins = _boss_wins()
    return Paragraph(
        "role-boss",
        translate("Rulebook", "The boss"),
        pieces(
            translate("Rulebook", "The boss belongs to both teams and gets past every door."),
            wins[ruleset.boss_needs_team],
            translate("Rulebook", "The boss is paid one nugget less than the other winners."),
            _held(ruleset, "boss"),
            see("pay"),
        ),
        pictures=("role-boss",),
        elsewhere=elsewhere(ruleset, "boss_needs_team", wins),
    )


def _boss_wins() -> dict[object, str]:
    return {
        False: translate(
            "Rulebook", "The boss wins whenever the gold is reached, even when doors keep both teams from it."
        ),
        True: translate(
            "Rulebook", "The boss wins together with either team; when neither team wins, the boss does not win either."
        ),
    }


def _profiteer(ruleset: Ruleset) -> Paragraph:
    return Paragraph(
        "role-profiteer",
        translate("Rulebook", "The profiteer"),
        pieces(
            translate(
                "Rulebook",
                "The profiteer wins with whoever wins, with a team as well as with the saboteurs, but is paid two"
                " nuggets less than the other winners.",
            ),
            _held(ruleset, "profiteer"),
            see("pay"),
        ),
        pictures=("role-profiteer",),
    )


def _geologists(ruleset: Ruleset) -> Paragraph:
    return Paragraph(
        "role-geologists",
        translate("Rulebook", "Geologists"),
        pieces(
            translate(
                "Rulebook",
                "A geologist never counts among the winners: geologists are paid for crystals, no matter whether the"
                " gold is reached and by whom.",
            ),
            _held(ruleset, "geologist"),
            see("geologist-pay", "crystal"),
        ),
        pictures=("role-geologist",),
    )
