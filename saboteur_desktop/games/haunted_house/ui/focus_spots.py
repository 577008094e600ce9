"""Everything on the table that can have the keyboard's focus, zone by zone, with the names a screen reader says."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QRectF

from saboteur_desktop.games.haunted_house.engine.board import Place
from saboteur_desktop.games.haunted_house.engine.open_table import OpenTable
from saboteur_desktop.games.haunted_house.ui import action_words, spoken
from saboteur_desktop.games.haunted_house.ui.floor_plan import FloorPlan
from saboteur_desktop.games.haunted_house.ui.odds_marks import spirit_words
from saboteur_desktop.games.haunted_house.ui.texts import hunter_name
from saboteur_desktop.table.drop_target import Spot
from saboteur_desktop.table.focus import FocusSpot, FocusZone
from saboteur_desktop.table.metrics import CARD_RATIO
from saboteur_desktop.table.paper_button import PaperButton

if TYPE_CHECKING:
    from saboteur_desktop.games.haunted_house.ui.scene import HouseScene

translate = QCoreApplication.translate

Spots = Iterator[FocusSpot]


def focus_zones(scene: "HouseScene") -> tuple[FocusZone, ...]:
    """What can be acted on or read now, in the order of Tab."""
    table, plan = scene.table, scene.plan
    if table is None or plan is None or scene.layout is None:
        return ()
    return (
        FocusZone("turn", translate("HouseAccess", "Your turn"), tuple(_turn(scene, table))),
        FocusZone("house", translate("HouseAccess", "The house"), tuple(_house(scene, table, plan))),
        FocusZone("hunters", translate("HouseAccess", "Hunters"), tuple(_hunters(scene, table))),
        FocusZone("piles", translate("HouseAccess", "Piles and dice"), tuple(_piles(scene, table))),
        FocusZone("buttons", translate("HouseAccess", "Buttons"), tuple(_buttons(scene, table))),
    )


def wanted_focus(scene: "HouseScene") -> str | None:
    """Where a key has led: a question, the walk to be confirmed, the place aimed at; None where it changed nothing."""
    hold = scene.controller.hold
    if scene.proposals.asked is not None:
        return scene.buttons.actions[0].key
    if scene.proposals.pending is not None:
        return "go"
    if hold is not None and not hold.dragged:
        return "pawn" if hold.place is None else _place_key(str(hold.place.id))
    if scene.may_roll:
        return "roll"
    if scene.may_move and scene.buttons.actions and not scene.may_walk:
        return scene.buttons.actions[0].key
    return None


# -- the turn


def _turn(scene: "HouseScene", table: OpenTable) -> Spots:
    if scene.may_roll:
        roll = scene.parts.dice.roll
        yield FocusSpot("roll", roll.place, translate("HouseAccess", "Roll the die"), partial(_act, scene, scene.roll))
    if scene.may_walk:
        item = scene.pawns.items[table.hunter]
        name = spoken.hunter_words(table, scene.looks, table.hunter)
        pick = partial(_act, scene, partial(scene.controller.choose, item))
        yield FocusSpot("pawn", _standing(item.home), name, pick, radius=6)
    if scene.proposals.asked is not None and not scene.proposals.deeds:
        yield FocusSpot("warning", scene.preview.reason.place, scene.preview.reason.text)
    for action in scene.buttons.actions:
        place = scene.buttons.item(action.key).place
        name = action.label
        if action.ticked is not None:
            ticked = (
                translate("HouseAccess", "{deed}: ticked")
                if action.ticked
                else translate("HouseAccess", "{deed}: not ticked")
            )
            name = ticked.format(deed=action.label)
        yield FocusSpot(action.key, place, name, action.act, radius=place.height() * 0.36)


def _standing(spot: Spot) -> QRectF:
    high = spot.width * CARD_RATIO
    return QRectF(spot.center.x() - spot.width / 2, spot.center.y() - high / 2, spot.width, high)


# -- the house


def _house(scene: "HouseScene", table: OpenTable, plan: FloorPlan) -> Spots:
    """Every room, the outside, and those squares of the corridor where somebody stands or may stop."""
    hold, lit = scene.controller.hold, scene.lights.lit
    aimed = None if hold is None or hold.place is None else str(hold.place.id)
    for place in (table.board.outside, *table.board.rooms, *(square.id for square in plan.board.corridors)):
        shown = table.board.is_square(place) and place not in (*lit, *table.places, aimed)
        if shown:
            continue
        act: Callable[[], object] | None = None
        aim: Callable[[], object] | None = None
        if hold is not None and not hold.dragged:
            act, aim = partial(_drop, scene, place), partial(scene.controller.aim_at, place)
        elif scene.may_walk and place in lit:
            act = partial(_act, scene, partial(scene.proposals.walk_to, place))
        yield FocusSpot(_place_key(place), plan.space(place), place_words(scene, table, place), act, aim=aim)


def _place_key(place: Place) -> str:
    return f"place {place}"


def place_words(scene: "HouseScene", table: OpenTable, place: Place) -> str:
    """A place with what is there, how far it is and what would come of stopping there, or why that may not be."""
    prospect, hold = scene.lights.lit.get(place), scene.controller.hold
    said = spoken.room_words(table, scene.looks, place, None if prospect is None else prospect.steps)
    taker = scene.promises.plan.taker(place)
    if taker is not None:
        promised = translate("HouseAccess", "{place}, promised to {name}")
        said = promised.format(place=said, name=hunter_name(table, scene.looks, taker))
    if place in scene.odds.chances:
        said = translate("HouseAccess", ". ").join([said, spirit_words(scene.odds.chances[place])])
    if prospect is not None:
        return translate("HouseAccess", ". ").join([said, *action_words.prospect_words(prospect)])
    if hold is not None and hold.place is not None and hold.place.id == place:
        refused = translate("HouseAccess", "{place}: {reason}")
        return refused.format(place=said, reason=hold.place.upright.text)
    return said


# -- what lies open


def _hunters(scene: "HouseScene", table: OpenTable) -> Spots:
    for hunter, panel in enumerate(scene.parts.hunters):
        words = spoken.hunter_words(table, scene.looks, hunter)
        intention = panel.shown.intention
        if intention:
            words = translate("HouseAccess", "{hunter}. {intention}").format(hunter=words, intention=intention)
        yield FocusSpot(f"hunter {hunter}", panel.place, words, radius=18)


def _piles(scene: "HouseScene", table: OpenTable) -> Spots:
    piles, dice, log = scene.parts.piles, scene.parts.dice, scene.parts.log
    yield FocusSpot("draw pile", piles.deck.scene_rect, spoken.pile_words(table))
    yield FocusSpot("discard pile", piles.discards.sceneBoundingRect(), spoken.discard_words(table))
    yield FocusSpot("die", dice.move.place, spoken.die_words(table.die))
    if log.isVisible() and log.rows:
        name = translate("HouseAccess", "What happened last: {sentence}").format(sentence=log.rows[0].sentence)
        yield FocusSpot("log", log.place, name, log.tap)


def _buttons(scene: "HouseScene", table: OpenTable) -> Spots:
    bar = scene.parts.bar
    yield FocusSpot("danger", _left_half(bar.place), spoken.danger_words(table))
    loud = bar.sound_on
    switch = translate("HouseAccess", "Turn the sound off") if loud else translate("HouseAccess", "Turn the sound on")
    odds = translate("HouseAccess", "Show the odds")
    if scene.odds.wanted:
        odds = translate("HouseAccess", "Hide the odds")
    named: tuple[tuple[str, str, str, Callable[[], object]], ...] = (
        ("odds", "odds", odds, scene.toggle_odds),
        ("hint", "hint", translate("HouseAccess", "Hint"), scene.hint_requested.emit),
        ("sound", "sound", switch, scene.sound_requested.emit),
        ("full screen", "full-screen", translate("HouseAccess", "Full screen"), scene.full_screen_requested.emit),
        ("menu", "menu", translate("HouseAccess", "Menu"), scene.menu_requested.emit),
    )
    for key, button, name, act in named:
        item: PaperButton = bar.buttons[button]
        if item.isVisible() and item.active:
            yield FocusSpot(key, item.place, name, act, radius=item.rect.height() * 0.36)


def _left_half(bar: QRectF) -> QRectF:
    return QRectF(bar.left() + 8, bar.top() + 6, bar.width() * 0.25, bar.height() - 12)


# -- acting


def _act(scene: "HouseScene", act: Callable[[], object]) -> None:
    """What moves is finished first: then the hunter stands where it was pressed."""
    if not scene.skip():
        act()


def _drop(scene: "HouseScene", place: Place) -> None:
    scene.controller.aim_at(place)
    scene.controller.drop()
