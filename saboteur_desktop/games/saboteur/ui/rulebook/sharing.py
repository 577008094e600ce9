"""Who gets how much gold in the base game, and in its form for four with a selfish dwarf."""

from PySide6.QtCore import QCoreApplication

from saboteur_desktop.book.page import Chapter, Paragraph
from saboteur_desktop.book.pieces import pieces, see
from saboteur_desktop.games.saboteur.engine.catalog import GOLD_CARDS
from saboteur_desktop.games.saboteur.engine.roles import Role, role_cards, saboteur_pay, seat_counts
from saboteur_desktop.games.saboteur.engine.ruleset import Ruleset
from saboteur_desktop.games.saboteur.engine.scoring import sharing_order
from saboteur_desktop.games.saboteur.ui.rulebook.elsewhere import elsewhere

translate = QCoreApplication.translate


def sharing(ruleset: Ruleset) -> Chapter:
    """The chapter on gold in the base game."""
    if ruleset.pays_points:
        paragraphs: tuple[Paragraph, ...] = (_four(ruleset),)
    else:
        paragraphs = (_sharing(ruleset), _saboteurs(ruleset), _numbers(ruleset), _secret())
    return Chapter("chapter-gold", translate("Rulebook", "Sharing the gold"), paragraphs)


def _sharing(ruleset: Ruleset) -> Paragraph:
    draws, picks = _draws(), _picks()
    return Paragraph(
        "sharing",
        translate("Rulebook", "When the gold miners have won"),
        pieces(
            draws[ruleset.gold_draw],
            picks[ruleset.gold_pick],
            translate(
                "Rulebook",
                "The turn to choose goes to the right, against the direction of play: whoever prepared the last step is"
                " rewarded. Only gold miners get gold cards; everybody else is passed over.",
            ),
            translate(
                "Rulebook",
                "If a saboteur laid the last card, the nearest gold miner on the right of that saboteur comes first.",
            ),
            _broken(ruleset),
            see("numbers-gold"),
        ),
        pictures=("gold-1", "gold-2", "gold-3"),
        elsewhere=(*elsewhere(ruleset, "gold_draw", draws), *elsewhere(ruleset, "gold_pick", picks)),
    )


def _draws() -> dict[object, str]:
    return {
        "miners": translate(
            "Rulebook", "As many gold cards are drawn as there are gold miners, so that each of them gets exactly one."
        ),
        "players_cap9": translate(
            "Rulebook",
            "As many gold cards are drawn as there are players, but never more than nine. They go round until none is"
            " left, so those who come first may get two.",
        ),
        "players": translate(
            "Rulebook",
            "As many gold cards are drawn as there are players. They go round until none is left, so those who come"
            " first may get two.",
        ),
    }


def _picks() -> dict[object, str]:
    return {
        "choose": translate(
            "Rulebook",
            "Whoever laid the last card looks at the gold cards, keeps one in secret and passes the rest to the next"
            " gold miner, who does the same.",
        ),
        "auto_desc": translate(
            "Rulebook",
            "The program deals the gold cards, those with the most nuggets first, beginning with whoever laid the last"
            " card.",
        ),
    }


def _broken(ruleset: Ruleset) -> str:
    if not ruleset.broken_get_no_gold:
        return ""
    return translate(
        "Rulebook", "Gold miners who still have a broken tool are passed over too; the others share their gold cards."
    )


def _saboteurs(ruleset: Ruleset) -> Paragraph:
    shortages = _shortages()
    return Paragraph(
        "saboteur-pay",
        translate("Rulebook", "When the saboteurs have won"),
        pieces(
            translate(
                "Rulebook",
                "Gold cards are taken from the pile so that each saboteur gets the nuggets that the table tells. What"
                " counts is how many saboteurs were in play, not how many cards were shuffled.",
            )
            if not ruleset.fixed_roles
            else translate(
                "Rulebook",
                "Gold cards are taken from the pile so that each saboteur gets the nuggets that the table tells for the"
                " number of players.",
            ),
            shortages[ruleset.payout_shortage],
        ),
        table=_fixed_pay(ruleset) if ruleset.fixed_roles else _pay_by_saboteurs(ruleset),
        elsewhere=elsewhere(ruleset, "payout_shortage", shortages),
    )


def _shortages() -> dict[object, str]:
    return {
        "exact_credit": translate(
            "Rulebook",
            "If the gold cards left cannot make up the sum, which is very rare, the missing nuggets are credited.",
        ),
        "exchange_then_credit": translate(
            "Rulebook",
            "If the gold cards left cannot make up the sum, saboteurs first exchange cards they own; what is missing"
            " even then is credited.",
        ),
        "round_down": translate(
            "Rulebook",
            "If the gold cards left cannot make up the sum, a saboteur gets as much as they can make up.",
        ),
    }


def _pay_by_saboteurs(ruleset: Ruleset) -> tuple[tuple[str, ...], ...]:
    seats = seat_counts(ruleset)[-1]
    most = role_cards(ruleset, seats).count("saboteur")
    return (
        (translate("Rulebook", "Saboteurs in play"), translate("Rulebook", "Nuggets for each")),
        *((str(number), str(saboteur_pay(ruleset, seats, number))) for number in range(1, most + 1)),
    )


def _fixed_pay(ruleset: Ruleset) -> tuple[tuple[str, ...], ...]:
    rows = []
    for seats in seat_counts(ruleset):
        saboteurs = role_cards(ruleset, seats).count("saboteur")
        rows.append((str(seats), str(saboteurs), str(saboteur_pay(ruleset, seats, saboteurs))))
    return (
        (
            translate("Rulebook", "Players"),
            translate("Rulebook", "Saboteurs in play"),
            translate("Rulebook", "Nuggets for each"),
        ),
        *rows,
    )


def _numbers(ruleset: Ruleset) -> Paragraph:
    rows = [(str(seats), cards_drawn(ruleset, seats)) for seats in seat_counts(ruleset)]
    varying = any("–" in cards for _, cards in rows)
    return Paragraph(
        "numbers-gold",
        translate("Rulebook", "How many gold cards are drawn"),
        pieces(
            translate("Rulebook", "So many are drawn when the gold miners have won."),
            translate("Rulebook", "Where two numbers stand, it depends on the roles in play.") if varying else "",
        ),
        table=((translate("Rulebook", "Players"), translate("Rulebook", "Gold cards")), *rows),
    )


def cards_drawn(ruleset: Ruleset, seats: int) -> str:
    """How many gold cards are drawn with the roles that may be in play."""
    cards = role_cards(ruleset, seats)
    numbers = set()
    for spare in set(cards) if len(cards) > seats else (None,):
        dealt: list[Role] = list(cards)
        if spare is not None:
            dealt.remove(spare)
        order = sharing_order(ruleset, tuple(dealt), ((),) * seats, dealt.index("miner"), len(GOLD_CARDS))
        numbers.add(len(order))
    return "–".join(map(str, sorted({min(numbers), max(numbers)})))


def _secret() -> Paragraph:
    return Paragraph(
        "secret-gold",
        translate("Rulebook", "Gold stays secret"),
        pieces(
            translate(
                "Rulebook",
                "Everybody sees how many gold cards you have, but how many nuggets they show you alone know until the"
                " game is over.",
            ),
        ),
    )


def _four(ruleset: Ruleset) -> Paragraph:
    return Paragraph(
        "pay",
        translate("Rulebook", "What everybody is paid"),
        pieces(
            translate(
                "Rulebook", "There are no gold cards in this game: nuggets are written down, and everybody sees them."
            ),
            translate(
                "Rulebook",
                "If a gold miner reached the gold, that miner is paid three nuggets and the other gold miner two. If"
                " the saboteur laid the last card, the nearest gold miner on the right of the saboteur counts as the"
                " one who did.",
            ),
            translate(
                "Rulebook",
                "If the selfish dwarf himself reached the gold, he alone is paid four nuggets. If nobody did, the"
                " saboteur alone is paid four nuggets.",
            ),
            translate("Rulebook", "A gold miner who still has a broken tool at the end of the round goes without gold.")
            if ruleset.broken_get_no_gold
            else "",
        ),
    )
