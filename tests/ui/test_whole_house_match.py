"""A match of the Haunted House from the home screen to its end, with the events of a real mouse."""

from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from saboteur_desktop.dealer.dealer import Doing
from saboteur_desktop.games.haunted_house.bots.careful_bot import CarefulBot
from saboteur_desktop.games.haunted_house.engine.moves import Decide, Walk
from saboteur_desktop.games.haunted_house.engine.view import HouseView
from saboteur_desktop.games.haunted_house.ui.prospect import usual_deed, would_trap
from saboteur_desktop.ui.screens.house_table import HouseTable
from tests.ui.house import LEFT, House

RESTING = (Doing.TURN, Doing.MATCH_OVER)


class Hunters:
    """People at the table who know what they want, and do everything with the mouse."""

    def __init__(self, house: House, qtbot: QtBot) -> None:
        self.house, self._qtbot = house, qtbot
        self._mind = CarefulBot("hands")
        self.drags = self.rolls = 0

    @property
    def page(self) -> HouseTable:
        assert isinstance(self.house.window.table, HouseTable)
        return self.house.window.table

    def play(self) -> None:
        """Play until the match is over."""
        page = self.page
        while True:
            self._qtbot.waitUntil(lambda: page.dealer.doing in RESTING)
            if page.dealer.doing is Doing.MATCH_OVER:
                return
            self._qtbot.waitUntil(lambda: page.scene.may_move)
            self._move()

    def _move(self) -> None:
        scene = self.page.scene
        table = self.page.dealer.view().table
        before = len(self.page.kept.match.rounds[0].moves)
        if scene.may_roll:
            self.rolls += 1
            self._click(scene.parts.dice.roll.place.center())
        else:
            move = self._mind.choose(HouseView(table, table.to_move), 0)
            if isinstance(move, Decide):
                self._push(f"{move.jewel} jewel")
            elif isinstance(move, Walk):
                self._walk(move)
        self._qtbot.waitUntil(lambda: len(self.page.kept.match.rounds[0].moves) > before)

    def _walk(self, walk: Walk) -> None:
        scene = self.page.scene
        table, plan = scene.table, scene.plan
        assert table is not None
        assert plan is not None
        offered = Walk(walk.to, usual_deed(table, walk.to))
        self._drag(scene.pawns.items[table.hunter].home.center, plan.space(walk.to).center())
        if would_trap(table, offered):
            self._push("anyway")
        self._qtbot.waitUntil(lambda: self.page.dealer.pending == offered)
        if offered != walk:
            self._push("jewel")
            if would_trap(table, walk) and not would_trap(table, offered):
                self._push("anyway")
            self._qtbot.waitUntil(lambda: self.page.dealer.pending == walk)
        self._push("go")

    def _push(self, action: str) -> None:
        """Press a button of the walk when it is there."""
        buttons = self.page.scene.buttons
        self._qtbot.waitUntil(lambda: any(offered.key == action for offered in buttons.actions))
        self._click(buttons.item(action).place.center())

    def _click(self, point: QPointF) -> None:
        QTest.mouseClick(
            self.page.view.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, self.page.view.mapFromScene(point)
        )

    def _drag(self, start: QPointF, end: QPointF) -> None:
        self.drags += 1
        view = self.page.view
        QTest.mousePress(view.viewport(), LEFT, pos=view.mapFromScene(start))
        for point in (start + QPointF(0, 12), (start + end) / 2, end):
            QTest.mouseMove(view.viewport(), view.mapFromScene(point))
        QTest.mouseRelease(view.viewport(), LEFT, pos=view.mapFromScene(end))


def test_three_people_play_from_home_to_the_end(qtbot: QtBot, house: House) -> None:
    window = house.window
    house.click(window.home.haunted_house)
    for row in window.form.rows[1:3]:
        house.click(row.kind)
    house.click(window.form.start)
    hunters = Hunters(house, qtbot)
    hunters.play()
    table = hunters.page.dealer.view().table
    assert table.result is not None
    assert hunters.rolls == table.turn
    assert hunters.drags >= table.turn - 1
    assert hunters.page.kept.match.outcome is not None

    end = hunters.page.end
    assert end.isVisible()
    house.click(end.board_button)
    assert not end.isVisible()
    back, layout = hunters.page.back_to_results, hunters.page.scene.layout
    assert layout is not None
    assert not layout.house.intersects(back.face().translated(back.pos())), "who stands outside is seen"
    house.click(back)
    assert end.isVisible()
    house.click(end.home_button)
    qtbot.waitUntil(lambda: window.home.isVisible())
    assert not window.home.go_on.isVisible(), "a match that is over is not offered"


def test_a_person_and_computer_partners_play_to_the_end(qtbot: QtBot, house: House) -> None:
    window = house.window
    house.click(window.home.haunted_house)
    house.click(window.form.start)
    hunters = Hunters(house, qtbot)
    assert [look.is_bot for look in hunters.page.looks] == [False, True, True]
    hunters.play()
    table = hunters.page.dealer.view().table
    assert table.result is not None
    assert 0 < hunters.rolls < table.turn
    assert [hunters.page.scene.parts.hunters[hunter].shown.intention for hunter in range(3)] == [""] * 3

    before = hunters.page
    house.click(before.end.again_button)
    qtbot.waitUntil(lambda: hunters.page is not before)
    again = hunters.page.dealer.view().table
    assert again.turn == 1
    assert again.starter != table.starter
