"""The variants that are on, each with a paragraph that tells what it changes."""

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from saboteur_desktop.games.saboteur.engine.ruleset import Ruleset
from saboteur_desktop.games.saboteur.ui.setup_form import option_name, preset_words

translate = QCoreApplication.translate

Section = tuple[str, str]


def variants(ruleset: Ruleset) -> Iterator[Section]:
    """Yield a section for each variant that is on."""
    yield from _of_the_mine(ruleset)
    yield from _of_the_roles(ruleset)
    if ruleset.expansion:
        yield from _of_the_expansion(ruleset)
    elif not ruleset.pays_points:
        yield from _of_the_gold(ruleset)


def four_players() -> Section:
    """How the game for four with a selfish dwarf is paid."""
    return (
        preset_words("selfish-dwarf-4").name,
        translate(
            "Rulebook",
            "Two miners, one saboteur and one selfish dwarf play. The selfish dwarf wins alone, and only by laying the"
            " last tunnel to the gold himself: then he is paid four nuggets. When a miner lays it, that miner is paid"
            " three nuggets and the other one two; when the saboteur lays it, the nearest miner on the right counts as"
            " the one who did. When the gold is not reached, the saboteur is paid four nuggets.",
        ),
    )


def _of_the_mine(ruleset: Ruleset) -> Iterator[Section]:
    if ruleset.middle_goal_distance == 8:
        far = translate(
            "Rulebook",
            "The middle goal lies one cell farther away, with eight cells between it and the start: no card touches two"
            " goals.",
        )
        yield option_name("middle_goal_distance"), far
    if ruleset.map_count is not None:
        maps = translate("Rulebook", "There are %n map(s) in the pile.", "", ruleset.map_count)
        yield option_name("map_count"), maps


def _of_the_roles(ruleset: Ruleset) -> Iterator[Section]:
    if ruleset.selfish_dwarf == "added":
        selfish = translate(
            "Rulebook",
            "One of the miners is the selfish dwarf. He wins alone, and only by laying the last tunnel to the gold"
            " himself: then he is paid four nuggets, and nobody else is paid. When somebody else reaches the gold, he"
            " gets nothing.",
        )
        yield option_name("selfish_dwarf"), selfish
    if ruleset.fixed_roles:
        fixed = translate(
            "Rulebook",
            "For each number of players the number of saboteurs is fixed, and no role is spare. What saboteurs are paid"
            " when the gold is not reached is fixed with it.",
        )
        yield option_name("fixed_roles"), fixed
    elif ruleset.spare_role == "max_saboteurs":
        yield option_name("spare_role"), translate("Rulebook", "No role is spare: every saboteur is in play.")
    if ruleset.saboteurs_know_each_other:
        known = translate("Rulebook", "At the start of a round each saboteur is told who the other saboteurs are.")
        yield option_name("saboteurs_know_each_other"), known
    if ruleset.broken_get_no_gold:
        broken = translate("Rulebook", "A miner with a broken tool at the end of the round is not paid.")
        yield option_name("broken_get_no_gold"), broken


def _of_the_gold(ruleset: Ruleset) -> Iterator[Section]:
    if ruleset.gold_deck == "old_mine":
        old = translate(
            "Rulebook",
            "Of the 28 gold cards six are empty, ten show one nugget, eight show two and four show three. Whoever takes"
            " an empty card gets nothing with it.",
        )
        yield option_name("gold_deck"), old
    if ruleset.gold_draw == "miners":
        new = translate("Rulebook", "As many gold cards are drawn as there are miners, so that each gets exactly one.")
        yield option_name("gold_draw"), new


def _of_the_expansion(ruleset: Ruleset) -> Iterator[Section]:
    if ruleset.saboteur_finisher == "gold_counts_but_no_team":
        nobody = translate(
            "Rulebook", "When a saboteur lays the last tunnel to the gold, the gold is reached but neither team wins."
        )
        yield option_name("saboteur_finisher"), nobody
    if not ruleset.show_totals:
        hidden = translate("Rulebook", "Everybody sees who has gold, but nobody sees how much until the end.")
        yield option_name("show_totals"), hidden
