"""The rules of Saboteur 2, told for players."""

from PySide6.QtCore import QCoreApplication

from saboteur_desktop.games.saboteur.engine.ruleset import Ruleset

translate = QCoreApplication.translate

Section = tuple[str, str]


def beginning(ruleset: Ruleset) -> tuple[Section, ...]:
    """What it is about, who plays, and what a turn is."""
    if ruleset.discard_two_refill:
        after_two = translate("Rulebook", "After removing a card in front of you, you draw two.")
    else:
        after_two = translate(
            "Rulebook", "After removing a card in front of you, you draw only one: your hand shrinks."
        )
    return (
        (
            translate("Rulebook", "What it is about"),
            translate(
                "Rulebook",
                "Two teams of gold miners, blue and green, dig from the start card to the gold, which lies under one of"
                " three goal cards. Each team wants a way that no door of the other team shuts. Saboteurs want the"
                " tunnel to fail; boss, profiteer and geologists have aims of their own. Nobody knows who is who."
                " After three rounds the player with the most gold wins.",
            ),
        ),
        (
            translate("Rulebook", "The roles"),
            translate(
                "Rulebook",
                "Fifteen roles are shuffled: four blue and four green miners, three saboteurs, two geologists, the boss"
                " and the profiteer. Those that are left over stay hidden. Everybody has six cards.",
            ),
        ),
        *_set_aside(ruleset),
        (
            translate("Rulebook", "Your turn"),
            translate(
                "Rulebook",
                "Do one of four things: lay a path card, play an action card, discard one to three cards face down, or"
                " discard two cards to remove one that lies in front of you. Then draw a card, after a discard as many"
                " as you discarded, while the draw pile lasts.",
            ),
        ),
        ("", after_two),
    )


def _set_aside(ruleset: Ruleset) -> tuple[Section, ...]:
    if not ruleset.removed_cards:
        return ()
    return (("", translate("Rulebook", "In each round %n card(s) are set aside unseen.", "", ruleset.removed_cards)),)


def new_tunnels(ruleset: Ruleset) -> tuple[Section, ...]:
    """Bridges, ladders, doors and crystals."""
    if ruleset.crystal_scope == "connected":
        crystals = translate(
            "Rulebook",
            "A geologist is paid a nugget for each crystal that is joined to the start or to a ladder, whatever doors"
            " lie between. Two geologists share, and an odd crystal is lost.",
        )
    else:
        crystals = translate(
            "Rulebook",
            "A geologist is paid a nugget for each crystal on the table. Two geologists share, and an odd crystal is"
            " lost.",
        )
    return (
        (
            translate("Rulebook", "Bridges, stubs and ladders"),
            translate(
                "Rulebook",
                "On a bridge and on a double curve two tunnels pass each other and do not meet: it is enough if one of"
                " them continues the way. A stub beside a tunnel leads nowhere. A ladder is joined to the start"
                " wherever it lies: it need only meet the tunnel of some card, but it may not touch a goal.",
            ),
        ),
        (
            translate("Rulebook", "Doors"),
            translate(
                "Rulebook",
                "Only the blue team gets through a blue door, only the green team through a green one. Doors hinder"
                " nobody in laying cards or in turning goals over: they only decide who wins.",
            ),
        ),
        (translate("Rulebook", "Crystals"), crystals),
    )


def new_actions() -> Section:
    """The action cards that the base game does not have."""
    return (
        translate("Rulebook", "New action cards"),
        translate(
            "Rulebook",
            "A theft lies in front of whoever played it and takes a nugget from another player at the end of the round;"
            " hands off removes it. Whoever is trapped lays no path cards and is not paid if still trapped at the end;"
            " free at last removes the trap. With swap hands you change hands with another player, who then draws a"
            " card. An inspection shows you alone the role of another player. Swap hats gives a player, yourself too,"
            " a new role out of those that are left. Nobody has two cards of the same kind in front.",
        ),
    )


def ending(ruleset: Ruleset) -> tuple[Section, ...]:
    """Who wins a round, what everybody is paid, and who is robbed."""
    if ruleset.boss_needs_team:
        others = translate(
            "Rulebook",
            "The boss wins together with either team, the profiteer always. Whoever is trapped does not win.",
        )
    else:
        others = translate(
            "Rulebook",
            "The boss wins whenever the gold is reached, the profiteer always. Whoever is trapped does not win.",
        )
    if ruleset.theft_scope == "this_round":
        thefts = translate(
            "Rulebook",
            "Then the thieves have their turn, whoever played a theft last first and the others clockwise: each who is"
            " not trapped may take one nugget of what another player was paid in this round.",
        )
    else:
        thefts = translate(
            "Rulebook",
            "Then the thieves have their turn, whoever played a theft last first and the others clockwise: each who is"
            " not trapped may take one nugget from any other player who has gold.",
        )
    return (
        (
            translate("Rulebook", "The end of a round"),
            translate(
                "Rulebook",
                "When a tunnel from the start or from a ladder runs into a goal card, the goal is turned face up. A"
                " stone stays as a piece of the tunnel; the gold ends the round, and so does the last card of the last"
                " hand. The player to the left of the one who played the last card begins the next round.",
            ),
        ),
        (
            translate("Rulebook", "Who wins a round"),
            translate(
                "Rulebook",
                "When a way to the gold is open to the team of whoever laid the last card, that team alone wins; when"
                " it is open only to the other team, the other team wins. When somebody of neither team laid the last"
                " card, each team wins to which a way is open. When the gold is not reached, the saboteurs win.",
            ),
        ),
        ("", others),
        (
            translate("Rulebook", "The pay"),
            translate(
                "Rulebook",
                "The winners are counted, geologists aside: one alone is paid five nuggets, two get four each, three"
                " get three, four get two, five or more get one. The boss is paid one less and the profiteer two less,"
                " but never less than nothing.",
            ),
        ),
        (translate("Rulebook", "Thefts"), thefts),
    )
