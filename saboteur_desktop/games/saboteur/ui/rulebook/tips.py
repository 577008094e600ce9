"""Tips: a page for each role that can be dealt."""

from saboteur_desktop.book.page import Chapter
from saboteur_desktop.games.saboteur.engine.ruleset import Ruleset
from saboteur_desktop.games.saboteur.ui.rulebook.digging_tips import digging_tips
from saboteur_desktop.games.saboteur.ui.rulebook.miner_tips import miner_tips
from saboteur_desktop.games.saboteur.ui.rulebook.role_tips import boss_tips, geologist_tips, profiteer_tips
from saboteur_desktop.games.saboteur.ui.rulebook.saboteur_tips import saboteur_tips
from saboteur_desktop.games.saboteur.ui.rulebook.selfish_tips import selfish_tips
from saboteur_desktop.games.saboteur.ui.rulebook.team_tips import blue_tips, green_tips


def tips(ruleset: Ruleset) -> tuple[Chapter, ...]:
    """The pages for the roles of a game; what helps whoever digs stands before them."""
    if ruleset.expansion:
        return (
            digging_tips(ruleset),
            blue_tips(ruleset),
            green_tips(ruleset),
            saboteur_tips(ruleset),
            boss_tips(ruleset),
            profiteer_tips(),
            geologist_tips(ruleset),
        )
    pages = digging_tips(ruleset), miner_tips(ruleset), saboteur_tips(ruleset)
    return pages if ruleset.selfish_dwarf == "none" else (*pages, selfish_tips(ruleset))
