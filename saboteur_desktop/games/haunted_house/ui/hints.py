"""Advice in words: two things the hunter on turn may do, each with its reason. It is given only when asked for."""

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from saboteur_desktop.games.haunted_house.bots.advice import Option, advice
from saboteur_desktop.games.haunted_house.bots.distance import steps_to
from saboteur_desktop.games.haunted_house.bots.intention import Aim
from saboteur_desktop.games.haunted_house.bots.odds import FightOdds, fight_odds
from saboteur_desktop.games.haunted_house.bots.plan import Plan
from saboteur_desktop.games.haunted_house.engine.board import Place
from saboteur_desktop.games.haunted_house.engine.moves import Decide, Walk
from saboteur_desktop.games.haunted_house.engine.open_table import OpenTable
from saboteur_desktop.games.haunted_house.ui.texts import place_name

translate = QCoreApplication.translate


class Hint(NamedTuple):
    """One thing to do."""

    move: Walk | Decide
    option: str
    """What to do, in one sentence."""
    reason: str
    """What it is good for, in one sentence."""


def hints(table: OpenTable, plan: Plan) -> tuple[Hint, ...]:
    """Return two things to do, or one where there is no other; none before the roll and after the end."""
    return tuple(Hint(one.move, _option(table, one), _reason(table, one)) for one in advice(table, plan))


def hint_text(table: OpenTable, plan: Plan) -> str:
    """Return the advice as lines of text, and before the roll what a roll brings."""
    if table.phase == "rolling":
        return translate("HouseHint", "Roll the die first. From 1 to 5 it brings a ghost card too, a 6 brings none.")
    return "\n".join(
        translate("HouseHint", "• {option} {reason}").format(option=hint.option, reason=hint.reason)
        for hint in hints(table, plan)
    )


def _option(table: OpenTable, option: Option) -> str:
    move = option.move
    if isinstance(move, Decide):
        return _deed(move)
    here, place = table.places[table.hunter], place_name(move.to)
    if move.to == here:
        sentence = _staying(move)
    elif move.to == table.board.outside:
        sentence = translate("HouseHint", "Go outside.")
    else:
        sentence = _walking(move)
    return sentence.format(place=place)


def _deed(move: Decide) -> str:
    match move.jewel:
        case "take":
            return translate("HouseHint", "Take the jewel.")
        case "lay":
            return translate("HouseHint", "Put your jewel down.")
        case "swap":
            return translate("HouseHint", "Swap the jewels.")
        case "leave":
            return translate("HouseHint", "Leave the jewel here.")


def _staying(move: Walk) -> str:
    match move.jewel:
        case "take":
            return translate("HouseHint", "Stay and take the jewel: {place}.")
        case "lay":
            return translate("HouseHint", "Stay and put your jewel down: {place}.")
        case "swap":
            return translate("HouseHint", "Stay and swap the jewels: {place}.")
        case "leave":
            return translate("HouseHint", "Stay: {place}.")


def _walking(move: Walk) -> str:
    match move.jewel:
        case "take":
            return translate("HouseHint", "Walk and take the jewel: {place}.")
        case "lay":
            return translate("HouseHint", "Walk and put your jewel down: {place}.")
        case "swap":
            return translate("HouseHint", "Walk and swap the jewels: {place}.")
        case "leave":
            return translate("HouseHint", "Walk: {place}.")


def _reason(table: OpenTable, option: Option) -> str:
    """Return what a move is good for, as the hunter stands after it."""
    intention = option.intention
    ends = option.move.to if isinstance(option.move, Walk) else table.places[table.hunter]
    fight = fight_odds(table, ends)
    if fight is not None and intention.aim in (Aim.CLEAR, Aim.BANISH, Aim.RESCUE):
        return _fought(fight)
    match intention.aim:
        case Aim.FETCH if ends == intention.room:
            return translate("HouseHint", "Then there is one jewel less to fetch.")
        case Aim.FETCH | Aim.LOOK:
            return _towards(table, ends, intention.room or ends)
        case Aim.CARRY_HOME if ends == table.board.outside:
            return translate("HouseHint", "The jewel is safe there.")
        case Aim.CARRY_HOME:
            steps = steps_to(table.board.plan.id, table.board.outside, table.lock).get(ends, 0)
            return translate("HouseHint", "From there it is %n step(s) to the outside with the jewel.", "", steps)
        case Aim.KEEP:
            return translate("HouseHint", "Your jewel is not next: wait where no ghosts are.")
        case Aim.PUT_DOWN:
            return translate("HouseHint", "Your hands are free for the next jewel then.")
        case Aim.RESCUE | Aim.BANISH | Aim.CLEAR:
            return translate("HouseHint", "Help is needed: {place}.").format(place=place_name(intention.room or ends))
        case Aim.WAIT_FOR_HELP:
            return translate("HouseHint", "With the jewel there is no way out until somebody helps.")
        case Aim.LEAVE_HOUSE:
            return translate("HouseHint", "Everybody has to be outside at the end.")


def _towards(table: OpenTable, ends: Place, room: Place) -> str:
    """Return how far the next jewel is from where the walk ends."""
    steps = steps_to(table.board.plan.id, room, table.lock).get(ends, 0)
    if not steps:
        return translate("HouseHint", "There you see which jewel it is.")
    sentence = translate(
        "HouseHint", "From there it is %n step(s) to a jewel that nobody else fetches: {place}.", "", steps
    )
    return sentence.format(place=place_name(room))


def _fought(fight: FightOdds) -> str:
    percent = round(100 * fight.success)
    if fight.against_spirit:
        return translate("HouseHint", "Two fight the evil spirit: in {percent} of 100 fights it is driven out.").format(
            percent=percent
        )
    return translate(
        "HouseHint", "You fight the ghosts before they are three: {percent} of 100 fights succeed."
    ).format(percent=percent)
