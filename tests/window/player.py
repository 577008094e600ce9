"""Two people at one screen: they look where things are, and do everything else with the mouse."""

from collections.abc import Callable
from typing import Any

from tests.window.hand import Hand, Spot
from tests.window.program import Program

TAKEN_BACK = 4
"""At this turn the first idea is taken back, as people do."""

Show = Callable[[str], None]


class Players:
    """Play one match from the home screen to the final standing; `show` is called at the moments worth a picture."""

    def __init__(self, program: Program, hand: Hand, show: Show) -> None:
        self._program, self._hand = program, hand
        self._shown: set[str] = set()
        self._show_always = show
        self._turns = 0
        self.kinds: set[str] = set()
        """The kinds of move that were made."""

    def begin(self, preset: str | None = None) -> None:
        """Fill the window, then start a match of two people and two computers, who sit between them.

        With a preset its rules are chosen, else those that the form offers are played.
        """
        program, hand = self._program, self._hand
        program.until("the window has the focus", active=True)
        hand.double_click(program.place("title bar"))
        program.until("the window fills the screen", maximized=True)
        self._show("home", pause=True)
        hand.click(program.place("new game"))
        hand.click(program.place("kind 2"))
        if preset is not None:
            hand.click(program.place("rules preset"))
            row = f"preset {preset}"
            sheet = program.place("presets")
            while row not in program.look()["places"]:
                hand.scroll_down(sheet)
            self._show("presets", pause=True)
            hand.click(program.place(row))
            program.until("the sheet is closed", sheet=False)
        self._show("form", pause=True)
        hand.click(program.place("start"))

    def play(self) -> None:
        """Do whatever the table asks for, until the match is over."""
        while True:
            seen = self._program.until("somebody has to do something", waits=True)
            doing = seen["doing"]
            if seen["curtain"]:
                self._take_the_screen()
            elif seen["looking"]:
                self._look_at_the_hidden()
            elif doing == "ROLE":
                self._look_at_role()
            elif doing == "TURN" and seen["sharing"]:
                self._take_gold()
            elif doing == "TURN" and seen["stealing"]:
                self._steal()
            elif doing == "TURN":
                self._make_a_move()
            elif doing == "ROUND_OVER":
                self._leave_the_results()
            else:
                self._go_to_the_standing()
                return

    def leave(self) -> None:
        """Go home and quit."""
        self._hand.click(self._program.place("home"))
        self._hand.click(self._program.place("quit"))

    # -- what the table asks for

    def _take_the_screen(self) -> None:
        self._hand.press(self._program.place("curtain"))
        self._show("curtain")
        self._program.until("the curtain opens", curtain=False)
        self._hand.release()

    def _look_at_role(self) -> None:
        self._show("reminder")
        self._hand.press(self._program.place("badge"))
        self._program.until("the role shows while the badge is held", role=True)
        self._show("role")
        self._hand.release()
        self._program.until("the role is hidden", role=False, doing="TURN")

    def _make_a_move(self) -> None:
        advice = self._program.ask("advice")
        before = self._program.look()
        self._carry_out(advice)
        if self._turns == TAKEN_BACK:
            self._hand.click(self._program.place("take back"))
            self._program.until("the move is taken back", pending=None, still=True)
            self._carry_out(self._program.ask("advice"))
        self._hand.click(self._program.place("end turn"))
        self._program.until_moved(before["moves"])
        self._turns += 1
        self.kinds.add(advice["kind"])

    def _carry_out(self, advice: dict[str, Any]) -> None:
        program, hand = self._program, self._hand
        if advice["pan"] is not None:
            start, end = advice["pan"]
            hand.drag(Spot(*start), Spot(*end))
            hand.release()
            program.until_calm()
            advice = program.ask("advice")
        for number, circle in enumerate(advice["marks"], 1):
            hand.click(Spot(*circle))
            program.until("the card is marked", marked=number)
        hand.drag(Spot(*advice["places"]["card"]), Spot(*advice["places"]["target"]))
        # The program may still be busy with places that the card has passed.
        seen = program.until(f"the card may be dropped: {advice}", held=True, over=advice["over"], allowed=True)
        if advice["kind"] == "LayPath" and seen["turned"] != advice["turned"]:
            hand.right_click()
            program.until("the card is turned", turned=advice["turned"], allowed=True)
        self._show(f"drag-{advice['kind']}")
        hand.release()
        program.until_asked_or_pending()
        if program.look()["asking"]:
            hand.click(Spot(*program.ask("advice")["choice"]))
        program.until("the move waits to be confirmed", pending=advice["move"])
        self._show(f"pending-{advice['kind']}")

    def _look_at_the_hidden(self) -> None:
        self._hand.press(self._program.place("hold to look"))
        self._program.until("the card shows while the button is held", face=True)
        self._show("goal")
        self._hand.release()
        self._program.until("the card is hidden", face=False)
        self._hand.click(self._program.place("done"))
        self._program.until("the look is over", looking=False)

    def _take_gold(self) -> None:
        advice = self._program.ask("advice")
        before = self._program.look()
        self._hand.click(Spot(*advice["places"]["card"]))
        self._program.until("a card is chosen", chosen=True)
        self._show("sharing", pause=True)
        self._hand.click(self._program.place("take"))
        self._program.until_moved(before["moves"])
        self.kinds.add(advice["kind"])

    def _steal(self) -> None:
        advice = self._program.ask("advice")
        before = self._program.look()
        self._hand.click(Spot(*advice["places"]["card"]))
        if advice["robs"] is not None:
            self._program.until("a player is chosen", robbed=advice["robs"])
            self._show("thefts", pause=True)
            self._hand.click(self._program.place("steal"))
        self._program.until_moved(before["moves"])
        self.kinds.add(advice["kind"])

    def _leave_the_results(self) -> None:
        seen = self._program.until("the results are there", summary=True)
        self._show("round-end", pause=True)
        self._hand.click(self._program.place("see the board"))
        self._program.until("the board is there", summary=False)
        self._show("board")
        self._hand.click(self._program.place("results"))
        self._program.until("the results are back", summary=True)
        self._hand.click(self._program.place("next round"))
        self._program.until("the next round is dealt", round=seen["round"] + 1)

    def _go_to_the_standing(self) -> None:
        self._program.until("the results of the last round are there", summary=True)
        self._show("match-end", pause=True)
        self._hand.click(self._program.place("next round"))
        self._program.until("the final standing is there", standing=True)
        self._show("standing", pause=True)

    # -- inner workings

    def _show(self, moment: str, pause: bool = False) -> None:
        """Show each moment once; with a pause, when everything is painted that is painted in idle time."""
        if moment not in self._shown:
            self._shown.add(moment)
            if pause:
                self._program.until_calm()
            self._show_always(moment)
