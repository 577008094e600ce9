"""What the form for a new match offers: printed sets of rules, and every single option that they leave open.

See `dealer.setup_form.SetupForm` for what each function promises.
"""

from typing import Final, cast

from pydantic import ValidationError
from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from saboteur_desktop.dealer.setup_form import FirstTable, Option, OptionRefused, Words
from saboteur_desktop.games.saboteur.engine.presets import PresetName
from saboteur_desktop.games.saboteur.engine.roles import seat_counts
from saboteur_desktop.games.saboteur.engine.ruleset import Clash, Ruleset
from saboteur_desktop.games.saboteur.ui.option_words import BASE_OPTIONS
from saboteur_desktop.games.saboteur.ui.preset_words import PRESET_WORDS
from saboteur_desktop.games.saboteur.ui.roles_in_play import RolesInPlay
from saboteur_desktop.games.saboteur.ui.variant_words import EXPANSION_OPTIONS, VARIANTS
from saboteur_desktop.paint.cavern import Furnishing, paint_cavern
from saboteur_desktop.storage.seats import SeatPlan

translate = QCoreApplication.translate

_OPTIONS: Final = (*EXPANSION_OPTIONS, *VARIANTS, *BASE_OPTIONS)
_FIRST_SEATS: Final = (
    SeatPlan(name="", avatar=6),
    SeatPlan(name="", avatar=5, kind="bot", level="careful"),
    SeatPlan(name="", avatar=8, kind="bot", level="careful"),
    SeatPlan(name="", avatar=0, kind="bot", level="careful"),
)
"""One person, so that the first game needs no explanation."""


def seats() -> range:
    return range(2, 13)


def first_table() -> FirstTable:
    return FirstTable(_FIRST_SEATS, Ruleset())


def presets() -> tuple[str, ...]:
    return tuple(PRESET_WORDS)


def presets_title() -> str:
    return translate("Setup", "Rules preset")


def preset_words(preset: PresetName) -> Words:
    """What a preset is called, and what it changes against the standard."""
    name, said = PRESET_WORDS[preset]
    return Words(translate("Preset", name), translate("Preset", said))


def offered(preset: str, ruleset: Ruleset, seats: int) -> Words:
    return preset_words(cast(PresetName, preset))


def chosen(ruleset: Ruleset, seats: int) -> Words:
    return preset_words(ruleset.preset)


def by_preset(preset: str, before: Ruleset) -> Ruleset:
    return Ruleset(preset=cast(PresetName, preset))


def options() -> tuple[Option, ...]:
    return tuple(
        Option(
            field,
            Words(translate("Option", name), translate("Option", sentence)),
            tuple((value, translate("Option", label)) for value, label in values),
        )
        for field, name, sentence, values in _OPTIONS
    )


def leaves_open(ruleset: Ruleset, field: str) -> bool:
    return ruleset.leaves_open(field)


def with_option(ruleset: Ruleset, field: str, value: object) -> Ruleset:
    try:
        return Ruleset.model_validate({**ruleset.model_dump(), field: value})
    except ValidationError as refused:
        raise OptionRefused(_clash_words(refused)) from refused


def changed_options(ruleset: Ruleset) -> int:
    return len(ruleset.written()) - 1


def draws_starter(ruleset: Ruleset) -> bool:
    return ruleset.first_player == "random"


def seats_refusal(ruleset: Ruleset, seats: int) -> str:
    allowed = seat_counts(ruleset)
    if seats in allowed:
        return ""
    if len(allowed) == 1:
        who = translate("Setup", "By these rules exactly %n player(s) can play.", "", allowed[0])
    else:
        who = translate("Setup", "By these rules {fewest} to {most} players can play.")
        who = who.format(fewest=allowed[0], most=allowed[-1])
    if seats < allowed[0]:
        mend = translate("Setup", "Add %n seat(s) or choose other rules.", "", allowed[0] - seats)
    else:
        mend = translate("Setup", "Remove %n seat(s) or choose other rules.", "", seats - allowed[-1])
    return translate("Setup", "{who} {mend}").format(who=who, mend=mend)


def seats_words(ruleset: Ruleset, seats: int) -> str:
    return ""


def seats_option(seats: int) -> None:
    return None


def paint_ground(p: QPainter, size: QSizeF, scale: float) -> None:
    hole = QRectF(20 * scale, 10 * scale, size.width() - 40 * scale, size.height() - 20 * scale)
    pools = (QPointF(size.width() * 0.75, size.height() * 0.3), QPointF(size.width() * 0.2, size.height() * 0.6))
    paint_cavern(p, size, hole, Furnishing(pools=pools))


def picture(parent: QWidget) -> RolesInPlay:
    return RolesInPlay(parent)


def option_name(field: str) -> str:
    """What an option is called; two of them are presets of their own."""
    match field:
        case "expansion":
            return preset_words("saboteur2").name
        case "variant_selfish4":
            return preset_words("selfish-dwarf-4").name
    return next(translate("Option", name) for option, name, _, _ in _OPTIONS if option == field)


def _clash_words(refused: ValidationError) -> str:
    """Which two options cannot be played together, and how to mend it."""
    clash = next(error["ctx"]["error"] for error in refused.errors() if "ctx" in error)
    if not isinstance(clash, Clash):
        raise refused
    one, other = (option_name(field) for field in clash.options)
    return translate("Setup", "“{one}” and “{other}” cannot be played together. Set one of them back first.").format(
        one=one, other=other
    )
