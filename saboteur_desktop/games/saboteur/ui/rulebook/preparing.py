"""How a round is prepared: the mine, the roles, the hands, the gold, and who begins."""

from collections import Counter

from PySide6.QtCore import QCoreApplication

from saboteur_desktop.book.page import Chapter, Paragraph, SmallBoard
from saboteur_desktop.book.pieces import pieces, see
from saboteur_desktop.games.saboteur.engine.board import border_rules
from saboteur_desktop.games.saboteur.engine.catalog import GOLD_DECKS
from saboteur_desktop.games.saboteur.engine.roles import hand_size, seat_counts
from saboteur_desktop.games.saboteur.engine.ruleset import Ruleset
from saboteur_desktop.games.saboteur.ui.faces import GOAL_BACK
from saboteur_desktop.games.saboteur.ui.rulebook.elsewhere import elsewhere
from saboteur_desktop.games.saboteur.ui.rulebook.small_boards import small_board

translate = QCoreApplication.translate


def preparing(ruleset: Ruleset) -> Chapter:
    """The chapter on what is done before a round."""
    paragraphs = [_mine(ruleset), _roles(ruleset), _hands(ruleset)]
    if not ruleset.pays_points:
        paragraphs.append(_gold(ruleset))
    return Chapter("chapter-setup", translate("Rulebook", "Preparation"), (*paragraphs, _first_player(ruleset)))


def _mine(ruleset: Ruleset) -> Paragraph:
    distances = _distances()
    return Paragraph(
        "setup-mine",
        translate("Rulebook", "The mine"),
        pieces(
            distances[ruleset.middle_goal_distance],
            translate(
                "Rulebook",
                "One of the three goals is the gold, the other two are stone. They are shuffled and lie face down, so"
                " that nobody knows which is which.",
            ),
        ),
        pictures=("start", GOAL_BACK),
        boards=(_untouched(ruleset),),
        elsewhere=elsewhere(ruleset, "middle_goal_distance", distances),
    )


def _distances() -> dict[object, str]:
    return {
        7: translate(
            "Rulebook",
            "The start card lies on the left. Opposite it, seven free cells away, lies the middle goal. Above and below"
            " the middle goal, one free cell away, lie the top goal and the bottom goal.",
        ),
        8: translate(
            "Rulebook",
            "The start card lies on the left. Opposite it, eight free cells away, lies the middle goal, one cell"
            " farther than the top goal and the bottom goal: no single card touches two goals.",
        ),
    }


def _untouched(ruleset: Ruleset) -> SmallBoard:
    goals = border_rules(ruleset).goals
    return small_board(
        translate(
            "Rulebook",
            "The mine at the beginning of a round. The free cells between the start and the middle goal are marked.",
        ),
        f"0,0 start {' '.join(f'{cell.x},{cell.y} {GOAL_BACK}' for cell in goals)}",
        " ".join(f"{x},0" for x in range(1, goals[1].x)),
    )


def _roles(ruleset: Ruleset) -> Paragraph:
    if ruleset.expansion:
        dealt = translate(
            "Rulebook",
            "All fifteen role cards are shuffled, whatever the number of players, and everybody is dealt one. The rest"
            " stays hidden: it is the reserve. Look at your role and show it to nobody.",
        )
    elif ruleset.selfish_dwarf == "four_players":
        dealt = translate(
            "Rulebook",
            "Two gold miners, one saboteur and one selfish dwarf are shuffled and dealt to the four players. Look at"
            " your role and show it to nobody.",
        )
    else:
        dealt = translate(
            "Rulebook",
            "The role cards for your number of players are shuffled and everybody is dealt one. Look at your role and"
            " show it to nobody.",
        )
    return Paragraph(
        "setup-roles",
        translate("Rulebook", "Dealing the roles"),
        pieces(dealt, see("roles", "numbers-players")),
        pictures=("role-back",),
    )


def _hands(ruleset: Ruleset) -> Paragraph:
    sizes = {hand_size(ruleset, seats) for seats in seat_counts(ruleset)}
    if len(sizes) == 1:
        hands = translate("Rulebook", "Everybody is dealt a hand of %n card(s).", "", sizes.pop())
    else:
        hands = translate("Rulebook", "Everybody is dealt a hand; how many cards depends on the number of players.")
    return Paragraph(
        "setup-hands",
        translate("Rulebook", "Dealing the cards"),
        pieces(
            translate("Rulebook", "Path cards and action cards are shuffled together."),
            set_aside(ruleset),
            hands,
            translate("Rulebook", "All other cards are the draw pile."),
            see("numbers-players"),
        ),
        pictures=("card-back",),
        elsewhere=elsewhere(ruleset, "removed_cards", {10: _set_aside(10)}) if ruleset.expansion else (),
    )


def set_aside(ruleset: Ruleset) -> str:
    """How many cards are taken out of a round unseen."""
    if not ruleset.expansion or not ruleset.removed_cards:
        return ""
    return _set_aside(ruleset.removed_cards)


def _set_aside(number: int) -> str:
    return translate("Rulebook", "%n card(s) are set aside unseen and stay out of this round.", "", number)


def _gold(ruleset: Ruleset) -> Paragraph:
    decks = _gold_decks()
    return Paragraph(
        "setup-gold",
        translate("Rulebook", "The gold cards"),
        pieces(
            decks[ruleset.gold_deck],
            translate("Rulebook", "They are shuffled and put aside face down."),
        ),
        pictures=("gold-1", "gold-2", "gold-3"),
        elsewhere=elsewhere(ruleset, "gold_deck", decks),
    )


def _gold_decks() -> dict[object, str]:
    printed, old = Counter(GOLD_DECKS["printed"]), Counter(GOLD_DECKS["old_mine"])
    return {
        "printed": translate(
            "Rulebook",
            "The gold cards show nuggets. One nugget: {ones} cards. Two nuggets: {twos} cards. Three nuggets: {threes}"
            " cards.",
        ).format(ones=printed[1], twos=printed[2], threes=printed[3]),
        "old_mine": translate(
            "Rulebook",
            "The gold cards come from an old mine, and some are empty: whoever takes one gets nothing with it. Empty:"
            " {empty} cards. One nugget: {ones} cards. Two nuggets: {twos} cards. Three nuggets: {threes} cards.",
        ).format(empty=old[0], ones=old[1], twos=old[2], threes=old[3]),
    }


def _first_player(ruleset: Ruleset) -> Paragraph:
    ways = _first_players()
    return Paragraph(
        "first-player",
        translate("Rulebook", "Who begins"),
        pieces(
            ways[ruleset.first_player],
            translate("Rulebook", "From then on it is the turn of the player on the left each time, clockwise."),
            see("next-round"),
        ),
        elsewhere=elsewhere(ruleset, "first_player", ways),
    )


def _first_players() -> dict[object, str]:
    return {
        "youngest": translate("Rulebook", "The youngest player begins, unless you agree on somebody else."),
        "random": translate("Rulebook", "Chance decides who begins, unless you agree on somebody."),
    }
