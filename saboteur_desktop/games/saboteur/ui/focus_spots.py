"""Everything on the table that can have the keyboard's focus, zone by zone, with the names a screen reader says."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QTransform

from saboteur_desktop.games.saboteur.engine.cards import TOOLS
from saboteur_desktop.games.saboteur.engine.view import PlayerView
from saboteur_desktop.games.saboteur.ui import spoken, texts
from saboteur_desktop.games.saboteur.ui.targets import CellTarget, DiscardTarget, FrontTarget, GoalTarget, SeatTarget
from saboteur_desktop.table.card_item import CardItem
from saboteur_desktop.table.drag import Hold
from saboteur_desktop.table.drop_target import Place, Spot
from saboteur_desktop.table.focus import FocusSpot, FocusZone
from saboteur_desktop.table.metrics import CARD_RATIO
from saboteur_desktop.table.paper_button import PaperButton

if TYPE_CHECKING:
    from saboteur_desktop.games.saboteur.ui.scene import MineScene

translate = QCoreApplication.translate

Spots = Iterator[FocusSpot]


def focus_zones(scene: "MineScene") -> tuple[FocusZone, ...]:
    """What can be acted on or read now, in the order of Tab; while something is asked or looked at, only that."""
    view = scene.view
    if view is None or scene.layout is None:
        return ()
    if scene.peek.open:
        return (FocusZone("look", translate("Access", "A look at a hidden card"), tuple(_look(scene))),)
    if scene.choice.asking:
        return (FocusZone("choice", translate("Access", "Which one?"), tuple(_choice(scene))),)
    return (
        FocusZone("hand", translate("Access", "Your hand"), (*_hand(scene), *_badges(scene, view))),
        FocusZone("targets", translate("Access", "Where the card may go"), tuple(_targets(scene))),
        FocusZone("move", translate("Access", "Your move"), tuple(_move_buttons(scene))),
        FocusZone("board", translate("Access", "The mine"), tuple(_board(scene, view))),
        FocusZone("seats", translate("Access", "Players"), tuple(_seats(scene, view))),
        FocusZone("piles", translate("Access", "Piles"), tuple(_piles(scene))),
        FocusZone("buttons", translate("Access", "Buttons"), tuple(_buttons(scene))),
    )


def wanted_focus(scene: "MineScene") -> str | None:
    """Where a key has led: the aimed target, the card that is held, the question; None where it changed nothing."""
    hold = scene.controller.hold
    if scene.peek.open:
        return "look"
    if scene.choice.asking:
        return "choice 0"
    if scene.pending.move is not None:
        return "end turn"
    if hold is None or hold.dragged:
        return None
    if hold.place is not None:
        return _target_key(hold.place)
    # Where digits mark cards, Enter shall discard them and not mark the one that was marked last.
    return "discard" if scene.marking.listening else _hand_key(scene, hold.card)


# -- hand


def _hand(scene: "MineScene") -> Spots:
    for item in scene.parts.hand.cards:
        pick = scene.marking.toggle if scene.marking.listening else scene.controller.choose
        act = partial(_act, scene, partial(pick, item)) if scene.controller.enabled else None
        yield FocusSpot(_hand_key(scene, item), _lying(item.home), card_words(scene, item), act)


def _lying(spot: Spot) -> QRectF:
    """Where a card lies when it is at rest."""
    card = QRectF(-spot.width / 2, -spot.width * CARD_RATIO / 2, spot.width, spot.width * CARD_RATIO)
    return QTransform.fromTranslate(spot.center.x(), spot.center.y()).rotate(spot.angle).mapRect(card)


def _hand_key(scene: "MineScene", item: CardItem) -> str:
    return f"hand {scene.parts.hand.cards.index(item) + 1}" if item in scene.parts.hand.cards else "hand"


def card_words(scene: "MineScene", item: CardItem) -> str:
    """A card of the hand, as whoever is at the screen sees it."""
    card = scene.parts.hand.seen_text_of(item) if scene.private_visible else None
    words = translate("Access", "Face-down card") if card is None else texts.spoken_card(card, item.turned)
    return translate("Access", "{card}, marked").format(card=words) if item in scene.marking.marked else words


def _badges(scene: "MineScene", view: PlayerView) -> Spots:
    badge, cover = scene.parts.badge, scene.cover
    if badge.active and scene.private_visible:
        name = translate("Access", "Your role: hold to look")
        if badge.new:
            name = translate("Access", "Your new role: hold to look")
        if scene.shows_role:
            name = spoken.spoken_role(view, scene.seats)
        yield FocusSpot("role", badge.place, name, hold=(scene.show_role, scene.hide_role), radius=18)
    if cover.badge.isVisible() and cover.badge.active:
        name = translate("Access", "Turn the hand face up") if cover.covers else translate("Access", "Hide the hand")
        yield FocusSpot("hand badge", cover.badge.place, name, cover.toggle, radius=cover.badge.rect.height() * 0.36)


# -- what a card or a move can do


def _targets(scene: "MineScene") -> Spots:
    hold = scene.controller.hold
    if hold is None or hold.dragged or not scene.private_visible:
        return
    for place in hold.places:
        if place.allowed or place is hold.place:
            verdict = _verdict(place, hold)
            name = f"{_target_name(scene, place)}: {verdict}" if verdict else _target_name(scene, place)
            aim = partial(scene.controller.aim_at, place.id)
            yield FocusSpot(_target_key(place), place.rect, name, partial(_drop, scene, place), aim=aim)


def _target_key(place: Place) -> str:
    return f"target {place.id}"


def _target_name(scene: "MineScene", place: Place) -> str:
    match place.id:
        case CellTarget(cell):
            board = scene.view.table.board if scene.view is not None else None
            lies = board is not None and (cell in board.cards or cell in board.face_down)
            where = spoken.spoken_cell(cell)
            return f"{where}, {spoken.spoken_lying(board, cell)}" if lies and board is not None else where
        case GoalTarget(goal):
            return f"{texts.goal_title(goal)}, {spoken.spoken_cell(scene.parts.mine.goal(goal))}"
        case SeatTarget(seat):
            return scene.seats[seat].name
        case FrontTarget():
            return translate("Access", "What lies in front of you")
        case DiscardTarget():
            return translate("Access", "Discard pile")
    return ""


def _verdict(place: Place, hold: Hold) -> str:
    if not place.allowed:
        return place.verdict(hold.turned).text
    if isinstance(place.id, DiscardTarget):
        return ""
    if place.flipped is None:
        return translate("Access", "may be played here")
    return spoken.spoken_fit(place.fit(hold.turned))


def _move_buttons(scene: "MineScene") -> Spots:
    pending, marked = scene.pending, len(scene.marking.marked)
    discard = translate("Access", "Discard")
    if marked > 1:
        discard = translate("Access", "Discard %n card(s)", "", marked)
    yield from _buttons_of(
        ("end turn", pending.end_turn, translate("Access", "End turn"), scene.confirm_requested.emit),
        ("take back", pending.take_back, translate("Access", "Take back"), scene.take_back_requested.emit),
        ("discard", scene.parts.discard, discard, scene.discard_held),
        ("turn", scene.parts.turn, translate("Access", "Turn the card by 180 degrees"), scene.controller.turn),
    )


def _choice(scene: "MineScene") -> Spots:
    for index, (thing, button) in enumerate(scene.choice.buttons.items()):
        name = texts.card_name(f"repair-{thing}" if thing in TOOLS else thing)
        yield FocusSpot(f"choice {index}", button.place, name, button.tap)


def _look(scene: "MineScene") -> Spots:
    peek = scene.peek
    name = translate("Access", "{title}, face down: hold to look").format(title=peek.look.title if peek.look else "")
    if peek.showing and peek.look is not None:
        name = peek.look.sentence
    if peek.needs_hold:
        yield FocusSpot("look", peek.hold.place, name, hold=(peek.show_face, peek.hide_face), radius=18)
    else:
        yield FocusSpot("look", peek.card_place, name)
    yield FocusSpot("done", peek.close.place, translate("Access", "Done"), peek.close.tap, radius=18)


# -- what lies open


def _board(scene: "MineScene", view: PlayerView) -> Spots:
    board, mine = view.table.board, scene.parts.mine
    window = scene.camera.window
    for row in spoken.rows_of_mine(board):
        rect = QRectF()
        for cell in (*board.cards, *board.face_down):
            if cell.y == row:
                rect = rect.united(mine.rect_of(cell))
        seen = rect.intersected(window)
        where = seen if not seen.isEmpty() else QRectF(window.center() - QPointF(24, 24), window.center())
        look, leave = partial(mine.reach.look_along, row), partial(mine.reach.look_along, None)
        yield FocusSpot(f"row {row}", where, spoken.spoken_row(board, row), aim=look, leave=leave)


def _seats(scene: "MineScene", view: PlayerView) -> Spots:
    for seat, panel in enumerate(scene.parts.panels):
        yield FocusSpot(f"seat {seat}", panel.place, spoken.spoken_seat(view.table, scene.seats, seat), radius=18)


def _piles(scene: "MineScene") -> Spots:
    piles, log = scene.parts.piles, scene.parts.log
    deck = translate("Access", "Draw pile, %n card(s)", "", piles.deck.count)
    discards = translate("Access", "Discard pile, %n card(s)", "", piles.discards.count)
    yield FocusSpot("draw pile", piles.deck.scene_rect, deck)
    yield FocusSpot("discard pile", piles.discards.scene_rect, discards)
    if log.isVisible() and log.rows:
        name = translate("Access", "What happened last: {sentence}").format(sentence=log.rows[0].sentence)
        yield FocusSpot("log", log.place, name, log.tap)


def _buttons(scene: "MineScene") -> Spots:
    bar = scene.parts.bar.buttons
    loud = scene.parts.bar.sound_on
    switch = translate("Access", "Turn the sound off") if loud else translate("Access", "Turn the sound on")
    reach = translate("Access", "Show how far each team gets")
    if scene.parts.mine.reach.shown:
        reach = translate("Access", "Hide how far each team gets")
    yield from _buttons_of(
        ("reach", bar["reach"], reach, scene.toggle_reach),
        ("hint", bar["hint"], translate("Access", "Hint"), scene.hint_requested.emit),
        ("sound", bar["sound"], switch, scene.sound_requested.emit),
        ("full screen", bar["full-screen"], translate("Access", "Full screen"), scene.full_screen_requested.emit),
        ("menu", bar["menu"], translate("Access", "Menu"), scene.menu_requested.emit),
    )


# -- acting


def _buttons_of(*named: tuple[str, PaperButton, str, Callable[[], object]]) -> Spots:
    for key, button, name, act in named:
        if button.isVisible() and button.active:
            yield FocusSpot(key, button.place, name, act, radius=button.rect.height() * 0.36)


def _act(scene: "MineScene", act: Callable[[], object]) -> None:
    """What moves is finished first: then the card lies where it was pressed."""
    if not scene.skip():
        act()


def _drop(scene: "MineScene", place: Place) -> None:
    scene.controller.aim_at(place.id)
    scene.controller.drop()
