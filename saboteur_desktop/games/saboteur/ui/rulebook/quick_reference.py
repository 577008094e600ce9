"""The rules of the table that is played at, on one page: roles, hand, turn and pay for so many players."""

from functools import reduce

from PySide6.QtCore import QCoreApplication

from saboteur_desktop.book.page import Chapter, Paragraph
from saboteur_desktop.games.saboteur.engine.points import PAY
from saboteur_desktop.games.saboteur.engine.roles import role_cards, saboteur_pay
from saboteur_desktop.games.saboteur.engine.ruleset import Ruleset
from saboteur_desktop.games.saboteur.ui.dealt_words import ROLE_ORDER, dealt, role_counts
from saboteur_desktop.games.saboteur.ui.preset_words import preset_name

translate = QCoreApplication.translate


def quick_reference(ruleset: Ruleset, seats: int) -> Chapter:
    """The page for a table of so many seats; links lead to paragraphs of the rulebook."""
    players = translate("QuickReference", "%n player(s)", "", seats)
    title = translate("QuickReference", "{players}: {rules}").format(players=players, rules=preset_name(ruleset.preset))
    return Chapter("quick", title, (_turn(ruleset), _roles(ruleset, seats), *_pay(ruleset, seats)))


def _lines(*texts: str) -> str:
    return "\n\n".join(text for text in texts if text)


def _run(*sentences: str) -> str:
    """The sentences one after the other, as the language joins them."""
    joined = translate("QuickReference", "{sentence} {following}")
    return reduce(lambda sentence, following: joined.format(sentence=sentence, following=following), sentences)


def _turn(ruleset: Ruleset) -> Paragraph:
    choices: tuple[str, ...]
    if ruleset.expansion:
        choices = (
            translate("QuickReference", "[[lay|Lay]] a path card into the mine."),
            translate("QuickReference", "[[action-cards|Play]] an action card."),
            translate("QuickReference", "[[discard|Discard]] one to three cards."),
            translate("QuickReference", "[[clear-front|Discard two]] cards to remove one in front of you."),
        )
        draw = translate("QuickReference", "Then [[draw|draw]], after a discard as many as you discarded.")
    else:
        choices = (
            translate("QuickReference", "[[lay|Lay]] a path card into the mine."),
            translate("QuickReference", "[[action-cards|Play]] an action card."),
            translate("QuickReference", "[[discard|Discard]] one card."),
        )
        draw = translate("QuickReference", "Then [[draw|draw]] a card.")
    return Paragraph("quick-turn", translate("QuickReference", "In your turn, one of these"), _run(*choices, draw))


def _roles(ruleset: Ruleset, seats: int) -> Paragraph:
    roles = role_cards(ruleset, seats)
    pictures = tuple(f"role-{role}" for role in ROLE_ORDER if role in roles)
    return Paragraph(
        "quick-roles",
        translate("QuickReference", "Roles that are shuffled, and hands"),
        _lines(role_counts(roles), dealt(ruleset, seats)),
        pictures,
    )


def _pay(ruleset: Ruleset, seats: int) -> tuple[Paragraph, ...]:
    if ruleset.expansion:
        return (_pay_of_winners(seats),)
    if ruleset.pays_points:
        return (_pay_for_four(),)
    return _pay_of_miners(ruleset, seats), _pay_of_saboteurs(ruleset, seats)


def _pay_of_miners(ruleset: Ruleset, seats: int) -> Paragraph:
    if ruleset.gold_draw == "miners":
        drawn = translate("QuickReference", "As many gold cards are drawn as there are gold miners.")
    else:
        cards = seats if ruleset.gold_draw == "players" else min(seats, 9)
        drawn = translate("QuickReference", "%n gold card(s) are drawn.", "", cards)
    first = translate(
        "QuickReference",
        "They are [[sharing|shared]] among the gold miners, beginning with whoever laid the last card.",
    )
    return Paragraph(
        "quick-miners",
        translate("QuickReference", "When the gold miners win"),
        _lines(_run(drawn, first), _selfish(ruleset)),
    )


def _selfish(ruleset: Ruleset) -> str:
    if ruleset.selfish_dwarf == "none":
        return ""
    return translate(
        "QuickReference",
        "If the [[selfish|selfish dwarf]] lays the last card, he alone is paid: four nuggets.",
    )


def _pay_of_saboteurs(ruleset: Ruleset, seats: int) -> Paragraph:
    most = sum(role == "saboteur" for role in role_cards(ruleset, seats))
    fewest = most - (len(role_cards(ruleset, seats)) - seats)
    numbers = range(max(1, fewest), most + 1)
    table = (
        (translate("QuickReference", "Saboteurs in play"), *map(str, numbers)),
        (
            translate("QuickReference", "Nuggets for each"),
            *(str(saboteur_pay(ruleset, seats, number)) for number in numbers),
        ),
    )
    nobody = translate("QuickReference", "If no saboteur is in play, nobody is paid.") if fewest == 0 else ""
    return Paragraph("quick-saboteurs", translate("QuickReference", "When the saboteurs win"), nobody, table=table)


def _pay_of_winners(seats: int) -> Paragraph:
    last = len(PAY) - 1
    numbers = [str(number) for number in range(1, min(seats + 1, last))]
    if seats >= last:
        numbers.append(translate("QuickReference", "{number} or more").format(number=last))
    table = (
        (translate("QuickReference", "Winners"), *numbers),
        (translate("QuickReference", "Nuggets for each"), *(str(nuggets) for nuggets in PAY[1 : len(numbers) + 1])),
    )
    return Paragraph(
        "quick-pay",
        translate("QuickReference", "The pay"),
        _lines(
            _run(
                translate("QuickReference", "The [[pay|winners]] are counted, geologists aside."),
                translate(
                    "QuickReference", "Boss: one nugget less. Profiteer: two nuggets less. Never less than nothing."
                ),
                translate("QuickReference", "Geologists: one nugget for each [[crystal|crystal]], shared by the two."),
            ),
            _run(
                translate("QuickReference", "Saboteurs win when the gold is not reached."),
                translate(
                    "QuickReference", "Whoever is [[trap|trapped]] is not paid. Then come the [[stealing|thefts]]."
                ),
            ),
        ),
        table=table,
    )


def _pay_for_four() -> Paragraph:
    head = (translate("QuickReference", "Who laid the last card"), translate("QuickReference", "Nuggets"))
    rows = (
        (
            translate("QuickReference", "the selfish dwarf"),
            translate("QuickReference", "selfish dwarf: 4"),
        ),
        (
            translate("QuickReference", "a gold miner"),
            translate("QuickReference", "this miner: 3, the other miner: 2"),
        ),
        (
            translate("QuickReference", "the saboteur"),
            translate("QuickReference", "nearest miner on the right: 3, the other miner: 2"),
        ),
        (
            translate("QuickReference", "the gold is not reached"),
            translate("QuickReference", "saboteur: 4"),
        ),
    )
    return Paragraph("quick-pay", translate("QuickReference", "The pay"), "", table=(head, *rows))
