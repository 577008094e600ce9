"""Everything on the table that can have the keyboard's focus, with the names a screen reader says."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QRectF

from saboteur_desktop.games.saboteur.engine.catalog import BREAKS
from saboteur_desktop.games.saboteur.ui import texts
from saboteur_desktop.games.saboteur.ui.paper_button import PaperButton
from saboteur_desktop.games.saboteur.ui.targets import CellTarget, DiscardTarget, GoalTarget, SeatTarget
from saboteur_desktop.table.drop_target import Place
from saboteur_desktop.table.focus import FocusSpot

if TYPE_CHECKING:
    from saboteur_desktop.games.saboteur.ui.scene import MineScene

translate = QCoreApplication.translate


def focus_spots(scene: "MineScene") -> list[FocusSpot]:
    """What can be acted on now, in the order of Tab: hand, targets, seats, piles, buttons.

    While a secret is looked at there is nothing: its keys belong to the look.
    """
    if scene.view is None or scene.peek.open or scene.choice.asking:
        return []
    return [*_hand(scene), *_targets(scene), *_seats(scene), *_piles(scene), *_buttons(scene)]


def _hand(scene: "MineScene") -> Iterator[FocusSpot]:
    hand = scene.parts.hand
    for number, item in enumerate(hand.cards, 1):
        card = hand.seen_text_of(item)
        name = translate("Access", "Face-down card") if card is None else texts.spoken_card(card, item.turned)
        home = item.home
        rect = QRectF(0, 0, home.width, home.width * 1.25)
        rect.moveCenter(home.center)
        yield FocusSpot(f"hand {number}", rect, name, partial(_act, scene, partial(scene.controller.choose, item)))


def _targets(scene: "MineScene") -> Iterator[FocusSpot]:
    hold = scene.controller.hold
    if hold is None or hold.dragged:
        return
    for place in hold.places:
        if place.allowed:
            yield FocusSpot(f"target {place.id}", place.rect, _target_name(scene, place), partial(_drop, scene, place))


def _target_name(scene: "MineScene", place: Place) -> str:
    match place.id:
        case CellTarget(cell):
            return translate("Access", "Cell: column {column}, row {row}").format(column=cell.x, row=cell.y)
        case GoalTarget(goal):
            return texts.goal_title(goal)
        case SeatTarget(seat):
            return scene.seats[seat].name
        case DiscardTarget():
            return translate("Access", "Discard pile")
    return ""


def _seats(scene: "MineScene") -> Iterator[FocusSpot]:
    if scene.view is None:
        return
    table = scene.view.table
    for seat, (panel, who) in enumerate(zip(scene.parts.panels, scene.seats, strict=True)):
        words = [
            who.name,
            translate("Access", "%n card(s) in hand", "", table.hand_sizes[seat]),
            translate("Access", "%n gold card(s)", "", table.gold_counts[seat]),
            *(texts.card_name(card) for card in table.in_front[seat] if card in BREAKS),
        ]
        if seat == table.to_move:
            words.append(translate("Access", "to move"))
        yield FocusSpot(f"seat {seat}", panel.place, ", ".join(words), _nothing, 18)


def _piles(scene: "MineScene") -> Iterator[FocusSpot]:
    piles = scene.parts.piles
    deck = translate("Access", "Draw pile, %n card(s)", "", piles.deck.count)
    discards = translate("Access", "Discard pile, %n card(s)", "", piles.discards.count)
    yield FocusSpot("draw pile", piles.deck.scene_rect, deck, _nothing)
    yield FocusSpot("discard pile", piles.discards.scene_rect, discards, _nothing)


def _buttons(scene: "MineScene") -> Iterator[FocusSpot]:
    bar = scene.parts.bar.buttons
    named: list[tuple[str, PaperButton, str]] = [
        ("end turn", scene.pending.end_turn, translate("Access", "End turn")),
        ("take back", scene.pending.take_back, translate("Access", "Take back")),
        ("discard", scene.parts.discard, translate("Access", "Discard")),
        ("turn", scene.parts.turn, translate("Access", "Turn the card by 180 degrees")),
        ("hint", bar["hint"], translate("Access", "Hint")),
        ("full screen", bar["full-screen"], translate("Access", "Full screen")),
        ("menu", bar["menu"], translate("Access", "Menu")),
    ]
    cover = scene.cover
    if cover.badge.isVisible() and cover.badge.active:
        name = translate("Access", "Turn the hand face up") if cover.covers else translate("Access", "Hide the hand")
        yield FocusSpot("hand badge", cover.badge.place, name, cover.toggle, cover.badge.rect.height() * 0.36)
    for key, button, name in named:
        if button.isVisible() and button.active:
            yield FocusSpot(key, button.place, name, button.tap, button.rect.height() * 0.36)


def _act(scene: "MineScene", act: Callable[[], None]) -> None:
    """What moves is finished first: then the card lies where it was pressed."""
    if not scene.skip():
        act()


def _drop(scene: "MineScene", place: Place) -> None:
    scene.controller.aim_at(place.id)
    scene.controller.drop()


def _nothing() -> None:
    """A thing that is only read."""
