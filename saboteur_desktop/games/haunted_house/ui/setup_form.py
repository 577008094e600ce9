"""What the form for a new match offers: levels, every option beside them, and who moves how many hunters.

See `dealer.setup_form.SetupForm` for what each function promises.
"""

from typing import Final, cast

from PySide6.QtCore import QCoreApplication, QRectF, QSizeF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from saboteur_desktop.dealer.setup_form import FirstTable, Option, Words
from saboteur_desktop.games.haunted_house.engine.presets import PRESET_NAMES, PresetName
from saboteur_desktop.games.haunted_house.engine.ruleset import Ruleset
from saboteur_desktop.games.haunted_house.engine.seating import SEATS, hunter_count
from saboteur_desktop.games.haunted_house.ui.level_picture import LevelPicture
from saboteur_desktop.games.haunted_house.ui.level_words import level_name, level_sentence, share_words
from saboteur_desktop.games.haunted_house.ui.night_house.garden import draw_garden
from saboteur_desktop.games.haunted_house.ui.option_words import OPTIONS
from saboteur_desktop.storage.seats import SeatPlan

translate = QCoreApplication.translate

_FIRST_SEATS: Final = (
    SeatPlan(name="", avatar=6),
    SeatPlan(name="", avatar=5, kind="bot", level="careful"),
    SeatPlan(name="", avatar=8, kind="bot", level="careful"),
)
_BESIDE_THE_SEATS: Final = "solo_hunters"


def seats() -> range:
    return SEATS


def first_table() -> FirstTable:
    return FirstTable(_FIRST_SEATS, Ruleset(preset="easy"))


def presets() -> tuple[str, ...]:
    return PRESET_NAMES


def presets_title() -> str:
    return translate("HouseSetup", "Level")


def offered(preset: str, ruleset: Ruleset, seats: int) -> Words:
    level = cast(PresetName, preset)
    said = translate("HouseLevel", "{sentence} {share}").format(
        sentence=level_sentence(level), share=share_words(level, hunter_count(ruleset, seats))
    )
    return Words(level_name(level), said)


def chosen(ruleset: Ruleset, seats: int) -> Words:
    # How often it is won stands in the picture.
    return Words(level_name(ruleset.preset), level_sentence(ruleset.preset))


def by_preset(preset: str, before: Ruleset) -> Ruleset:
    return Ruleset(preset=cast(PresetName, preset), solo_hunters=before.solo_hunters)


def options() -> tuple[Option, ...]:
    return tuple(
        Option(
            field,
            Words(translate("HouseOption", name), translate("HouseOption", sentence)),
            tuple((value, translate("HouseOption", label)) for value, label in values),
        )
        for field, name, sentence, values in OPTIONS
    )


def leaves_open(ruleset: Ruleset, field: str) -> bool:
    return field != "may_put_down" or ruleset.numbered_jewels


def with_option(ruleset: Ruleset, field: str, value: object) -> Ruleset:
    written = {**ruleset.model_dump(), field: value}
    if not written["numbered_jewels"]:
        # Nothing to be laid down: the option is not offered either.
        written["may_put_down"] = True
    return Ruleset.model_validate(written)


def changed_options(ruleset: Ruleset) -> int:
    return len(ruleset.written().keys() - {"preset", _BESIDE_THE_SEATS})


def draws_starter(ruleset: Ruleset) -> bool:
    return False


def seats_refusal(ruleset: Ruleset, seats: int) -> str:
    # Every number that the form lets sit down can play.
    return ""


def seats_words(ruleset: Ruleset, seats: int) -> str:
    if seats == 1:
        return translate("HouseSetup", "You move all hunters, one after the other.")
    if seats == 2:
        return translate("HouseSetup", "Each player moves two hunters, taking turns.")
    return translate("HouseSetup", "Each player moves one hunter. All win or lose together.")


def seats_option(seats: int) -> Option | None:
    if seats > 1:
        return None
    words = Words(translate("HouseSetup", "Hunters"), seats_words(Ruleset(), 1))
    return Option(
        _BESIDE_THE_SEATS, words, tuple((count, translate("HouseSetup", "%n hunter(s)", "", count)) for count in (3, 4))
    )


def paint_ground(p: QPainter, size: QSizeF, scale: float) -> None:
    lawn = QRectF(40 * scale, 66 * scale, size.width() - 80 * scale, size.height() - 110 * scale)
    draw_garden(p, size, lawn, QRectF(), scale)


def picture(parent: QWidget) -> LevelPicture:
    return LevelPicture(parent)
