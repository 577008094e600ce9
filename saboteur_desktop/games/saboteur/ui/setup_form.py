"""What the form for a new match offers: printed sets of rules, and every single option that they leave open."""

from typing import Final, NamedTuple

from pydantic import ValidationError
from PySide6.QtCore import QCoreApplication

from saboteur_desktop.games.saboteur.engine.presets import PresetName
from saboteur_desktop.games.saboteur.engine.roles import seat_counts
from saboteur_desktop.games.saboteur.engine.ruleset import Clash, Ruleset
from saboteur_desktop.games.saboteur.ui.option_words import BASE_OPTIONS
from saboteur_desktop.games.saboteur.ui.preset_words import PRESET_WORDS
from saboteur_desktop.games.saboteur.ui.variant_words import EXPANSION_OPTIONS, VARIANTS

translate = QCoreApplication.translate

PRESETS: Final = tuple(PRESET_WORDS)
"""In the order in which they are offered."""
_OPTIONS: Final = (*EXPANSION_OPTIONS, *VARIANTS, *BASE_OPTIONS)


class Words(NamedTuple):
    """A name, and one sentence about it."""

    name: str
    sentence: str


class Option(NamedTuple):
    """One point on which printed rules differ, its values in the order in which they are offered."""

    field: str
    """The field of the ruleset."""
    words: Words
    values: tuple[tuple[object, str], ...]
    """Each value with its name."""


def preset_words(preset: PresetName) -> Words:
    """What a preset is called, and what it changes against the standard."""
    name, sentence = PRESET_WORDS[preset]
    return Words(translate("Preset", name), translate("Preset", sentence))


def options() -> tuple[Option, ...]:
    """Every option that a person may set, whether or not the rules that are chosen leave it open."""
    return tuple(
        Option(
            field,
            Words(translate("Option", name), translate("Option", sentence)),
            tuple((value, translate("Option", label)) for value, label in values),
        )
        for field, name, sentence, values in _OPTIONS
    )


def seats_refusal(ruleset: Ruleset, seats: int) -> str:
    """Why so many cannot play by these rules, and how to mend it; nothing when they can."""
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


def clash_words(refused: ValidationError) -> str:
    """Which two options cannot be played together, and how to mend it."""
    clash = next(error["ctx"]["error"] for error in refused.errors() if "ctx" in error)
    if not isinstance(clash, Clash):
        raise refused
    one, other = (option_name(field) for field in clash.options)
    return translate("Setup", "“{one}” and “{other}” cannot be played together. Set one of them back first.").format(
        one=one, other=other
    )


def option_name(field: str) -> str:
    """What an option is called; two of them are presets of their own."""
    match field:
        case "expansion":
            return preset_words("saboteur2").name
        case "variant_selfish4":
            return preset_words("selfish-dwarf-4").name
    return next(translate("Option", name) for option, name, _, _ in _OPTIONS if option == field)


def changed_options(ruleset: Ruleset) -> int:
    """How many options stand otherwise than in the preset."""
    return len(ruleset.written()) - 1
