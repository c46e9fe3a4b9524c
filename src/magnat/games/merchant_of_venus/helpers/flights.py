"""S43  Every way that a movement can take, from the tables of a chart: a search over positions of the ship, apart from the rules themselves.

A position says where the ship is in the order of S43 and all that its further way depends on; moves lead from one to the next. What the rules
carry out without asking needs no act. The dice assigned are a set: one die, or with Switch Switch all that were needed so far.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ..components import EXITS, FACES, JUMP_COST, NONE, SPACE_NAVIGATION
from .answers import Act
from .chart import Chart

ARRIVED, AT_HAZARD, AT_RELIC, AT_END, LEAVING, ASSIGNING, EXITING, STEPPING = range(8)
DICE = range(1, FACES + 1)
LANDED, COLLECTED, STOPPED, UNPAID, LED_BACK = "landed", "collected", "stopped", "unpaid", "led_back"


class Spot(NamedTuple):
    """S43  Where the ship is, and what its further way depends on."""
    stage: int
    space: int
    prev: int = NONE                          # S35
    die: int = 0                              # S45  value of the assigned die
    heading: int = NONE                       # S33  until the first step
    moved: bool = False                       # S38
    exempt: bool = False                      # S52
    run: frozenset[int] = frozenset()         # S77
    turned: frozenset[int] = frozenset()      # S57  telegates turned up on this way
    used: int = 0                             # S163 all values assigned so far, one bit each
    entered: frozenset[tuple[int, int]] = frozenset()  # S47  needed with Switch Switch alone


class Move(NamedTuple):
    """From one spot to the next: the act that is asked for, if any, with points and credits paid; or how the movement ends."""
    spot: Spot
    act: Act | None = None
    points: int = 0
    credits: int = 0
    how: str = ""
    look: bool = False  # something is turned up or may be looked at: nothing can be sent beyond


class Purse(NamedTuple):
    """What is left on the way, and the dice rolled, one bit each."""
    points: int
    credits: int
    dice: int


def bit(die: int) -> int:
    return 1 << die


def values(dice: int) -> list[int]:
    """The values in a set of dice."""
    return [die for die in DICE if dice & bit(die)]


ALL_DICE = sum(map(bit, DICE))


def moves(chart: Chart, spot: Spot, purse: Purse) -> Iterator[Move]:
    """S43  What can follow."""
    if spot.stage == ARRIVED: yield Move(spot._replace(stage=LEAVING if chart.skipped[spot.space] else AT_HAZARD), look=chart.looks[spot.space])
    elif spot.stage == AT_HAZARD: yield from hazard_moves(chart, spot, purse)
    elif spot.stage == AT_RELIC: yield from relic_moves(chart, spot)
    elif spot.stage == AT_END: yield from end_moves(chart, spot, purse)
    elif spot.stage == LEAVING: yield from leaving_moves(chart, spot)
    elif spot.stage == ASSIGNING: yield from die_moves(chart, spot, purse)
    elif spot.stage == EXITING: yield from exit_moves(chart, spot)
    else: yield from step_moves(chart, spot, purse)


def hazard_moves(chart: Chart, spot: Spot, purse: Purse) -> Iterator[Move]:
    """S58-S60"""
    cost, on = chart.hazard[spot.space], spot._replace(stage=AT_RELIC)
    if cost == 0 or purse.points == 0: yield Move(on)
    elif cost > purse.credits: yield Move(spot, how=UNPAID)
    else:
        yield Move(on, ("pay", 0), credits=cost)
        yield Move(spot, ("stop", 0), how=UNPAID)


def relic_moves(chart: Chart, spot: Spot) -> Iterator[Move]:
    """S66, S67"""
    on = spot._replace(stage=AT_END)
    if not chart.relic[spot.space]: yield Move(on)
    else:
        yield Move(spot, ("collect", 0), how=COLLECTED)
        yield Move(on, ("leave", 0))


def end_moves(chart: Chart, spot: Spot, purse: Purse) -> Iterator[Move]:
    """S38, S41, S50"""
    on = spot._replace(stage=LEAVING)
    if purse.points == 0: yield Move(spot, how=LANDED if chart.landing[spot.space] else STOPPED)
    elif SPACE_NAVIGATION[spot.space] != NONE and chart.landing[spot.space]:
        yield Move(spot, ("land", 0), how=LANDED)
        yield Move(on, ("fly", 0))
    else: yield Move(on)


def leaving_moves(chart: Chart, spot: Spot) -> Iterator[Move]:
    """S46, S51, S165"""
    gate = chart.gate[spot.space] and not spot.exempt
    if not gate and SPACE_NAVIGATION[spot.space] == NONE: yield Move(spot._replace(stage=STEPPING))
    elif not gate or not chart.lock: yield Move(spot._replace(stage=ASSIGNING))
    else:
        yield Move(spot._replace(stage=STEPPING), ("lock", 0))
        yield Move(spot._replace(stage=ASSIGNING), ("use", 0))


def die_moves(chart: Chart, spot: Spot, purse: Purse) -> Iterator[Move]:
    """S44, S45, S49, S163"""
    on = spot._replace(stage=EXITING)
    if spot.die and not chart.switch:
        yield Move(on)
        return
    allowed = fitting(spot, purse.dice)
    for die in allowed:
        yield Move(on._replace(die=die, used=spot.used | bit(die)), ("nav", die - 1) if len(allowed) > 1 else None)


def fitting(spot: Spot, dice: int) -> list[int]:
    """S49  On a navigation space the heading binds if a die leads there."""
    navigation = SPACE_NAVIGATION[spot.space]
    if spot.heading == NONE or navigation == NONE: return values(dice)
    return [die for die in values(dice) if EXITS[navigation][die - 1] == spot.heading] or values(dice)


def exit_moves(chart: Chart, spot: Spot) -> Iterator[Move]:
    """S46, S47, S51-S53"""
    navigation = SPACE_NAVIGATION[spot.space]
    if navigation == NONE:
        goal = gate_space(chart, spot)
        yield Move(spot._replace(stage=STEPPING)) if goal == NONE else Move(jumped(spot, goal), points=JUMP_COST)
        return
    other = EXITS[navigation][spot.die - 1]
    if other == spot.prev or (spot.space, other) in spot.entered: yield Move(spot, how=LED_BACK)
    else: yield entering(chart, spot, other, None)


def gate_space(chart: Chart, spot: Spot) -> int:
    """S52, S53  Where the assigned die takes a ship on a telegate; NONE: nowhere."""
    if chart.gates[spot.die] != NONE: return NONE if chart.gates[spot.die] == spot.space else chart.gates[spot.die]
    for space in spot.turned:
        if chart.gate[space] == spot.die and space != spot.space: return space
    return NONE


def jumped(spot: Spot, goal: int) -> Spot:
    """S52"""
    return spot._replace(stage=ARRIVED, space=goal, prev=NONE, heading=NONE, moved=True, exempt=True, run=frozenset())


def step_moves(chart: Chart, spot: Spot, purse: Purse) -> Iterator[Move]:
    """S33, S34, S37-S39, S77"""
    if spot.heading != NONE:
        yield entering(chart, spot, spot.heading, None)
        return
    ways = [other for other, cost in chart.steps[spot.space] if other != spot.prev and purse.points >= max(1, cost)]
    if chart.skipped[spot.space]: ways = [other for other in ways if other not in spot.run] or ways
    lands = bool(chart.landing[spot.space]) and spot.moved
    asked = (lands and bool(ways)) or len(ways) > 1
    if lands or not ways: yield Move(spot, ("land", 0) if asked else None, how=LANDED)
    for other in ways:
        yield entering(chart, spot, other, ("go", other) if asked else None)


def entering(chart: Chart, spot: Spot, other: int, act: Act | None) -> Move:
    """S31, S35, S47, S77"""
    points = next(cost for space, cost in chart.steps[spot.space] if space == other)
    keeps = chart.switch and SPACE_NAVIGATION[other] != NONE
    there = Spot(
        ARRIVED, other, spot.space, 0 if chart.switch else spot.die, moved=True,
        run=spot.run | {other} if chart.skipped[other] else frozenset(),
        turned=spot.turned | {other} if chart.hidden[other] and chart.gate[other] else spot.turned,
        used=spot.used,
        entered=spot.entered | {(other, spot.space)} if keeps else spot.entered,
    )
    return Move(there, act, points)
