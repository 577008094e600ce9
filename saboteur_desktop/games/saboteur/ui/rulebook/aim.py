"""What the game is about, who plays on which side, and who wins in the end."""

from PySide6.QtCore import QCoreApplication

from saboteur_desktop.book.page import Chapter, Paragraph
from saboteur_desktop.book.pieces import pieces, see
from saboteur_desktop.games.saboteur.engine.ruleset import Ruleset
from saboteur_desktop.games.saboteur.ui.rulebook.elsewhere import elsewhere

translate = QCoreApplication.translate


def aim(ruleset: Ruleset) -> Chapter:
    """The chapter that a newcomer reads first."""
    paragraphs = [_about(), _roles(ruleset)]
    if ruleset.selfish_dwarf != "none":
        paragraphs.append(_selfish(ruleset))
    return Chapter("chapter-aim", translate("Rulebook", "The aim of the game"), (*paragraphs, match(ruleset)))


def _about() -> Paragraph:
    return Paragraph(
        "aim",
        translate("Rulebook", "What it is about"),
        pieces(
            translate(
                "Rulebook",
                "You are dwarfs in a gold mine. Together you lay cards that form a tunnel from the start card to three"
                " goal cards. One of them is the gold, the other two are nothing but stone.",
            ),
            translate(
                "Rulebook",
                "Gold miners want to reach the gold before the cards run out. Saboteurs want the cards to run out"
                " before the gold is reached. Who is who stays secret until the end of the round.",
            ),
        ),
        pictures=("role-miner", "role-saboteur"),
    )


def _roles(ruleset: Ruleset) -> Paragraph:
    return Paragraph(
        "roles",
        translate("Rulebook", "Who plays with whom"),
        pieces(
            translate(
                "Rulebook",
                "At the start of each round everybody is dealt a role card and keeps it secret. Gold miners play"
                " together, and saboteurs play together against them, but nobody knows who is on which side: only what"
                " people do gives them away.",
            ),
            _spare(ruleset),
            _fellows()[ruleset.saboteurs_know_each_other],
        ),
        elsewhere=(
            *(
                elsewhere(ruleset, "fixed_roles", {False: _left_over()})
                if ruleset.fixed_roles
                else elsewhere(ruleset, "spare_role", {"one_left_over": _left_over()})
            ),
            *elsewhere(ruleset, "saboteurs_know_each_other", _fellows()),
        ),
    )


def _spare(ruleset: Ruleset) -> str:
    if ruleset.selfish_dwarf == "four_players":
        return ""
    if ruleset.fixed_roles or ruleset.spare_role == "max_saboteurs":
        return translate(
            "Rulebook", "No role card is left over: all saboteurs of the table “[[numbers-players]]” are in play."
        )
    return _left_over()


def _left_over() -> str:
    return translate(
        "Rulebook",
        "One role card is left over and stays hidden until the end of the round. That is why nobody can be sure how"
        " many saboteurs there are.",
    )


def _fellows() -> dict[object, str]:
    return {
        False: translate("Rulebook", "Saboteurs do not know each other either."),
        True: translate("Rulebook", "Only the saboteurs are told at the start of a round who the other saboteurs are."),
    }


def _selfish(ruleset: Ruleset) -> Paragraph:
    if ruleset.selfish_dwarf == "four_players":
        pay = see("pay")
    else:
        pay = translate(
            "Rulebook",
            "Then he is paid four nuggets, and nobody else is paid. When somebody else reaches the gold, or when nobody"
            " does, he gets nothing.",
        )
    return Paragraph(
        "selfish",
        translate("Rulebook", "The selfish dwarf"),
        pieces(
            translate(
                "Rulebook",
                "One player is the selfish dwarf. He looks like a gold miner, but he wins alone, and only if he himself"
                " lays the card that reaches the gold.",
            ),
            pay,
        ),
        pictures=("role-selfish",),
        elsewhere=elsewhere(ruleset, "selfish_dwarf", {"none": translate("Rulebook", "There is no selfish dwarf.")}),
    )


def match(ruleset: Ruleset) -> Paragraph:
    """How long a game lasts and who has won it."""
    if ruleset.pays_points:
        won = translate(
            "Rulebook",
            "After the last round whoever has the most gold wins. Players with the same highest total win together.",
        )
    else:
        won = translate(
            "Rulebook",
            "After the last round all nuggets are counted, not the gold cards. Whoever has the most wins. Players with"
            " the same highest total win together.",
        )
    return Paragraph(
        "match",
        translate("Rulebook", "Rounds and winners"),
        pieces(
            translate(
                "Rulebook",
                "A game has %n round(s). In each round the mine is built anew and the roles are dealt anew; the gold"
                " you have earned stays yours.",
                "",
                ruleset.rounds,
            ),
            won,
        ),
        elsewhere=elsewhere(ruleset, "rounds", {3: translate("Rulebook", "A game has three rounds.")}),
    )
