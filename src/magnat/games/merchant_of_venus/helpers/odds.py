"""S26-S29, S153, S154, S156  Before the roll: from how many rolls one can land on each place, for every heading and set of drives.

Who can land somewhere with some points can also land there with more. So a place needs so many points with a certain set of dice assigned, and
the rolls that show those dice and add up to as much allow landing there.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from heapq import heappop, heappush
from itertools import count

from magnat.core.errors import Refused

from magnat.core.asking import Question

from ..components import (
    AUTO_PILOT, EXITS, FACES, GATES, JUMP_COST, JUMP_START, MULLIGAN_GEAR, NONE, SHIP_SPEED, SPACE_NAVIGATION, YELLOW, RED,
)
from ..state import Phase, State, can_skip, has_relic
from .answers import Heading, Odds
from .chart import Chart, chart_of, sight_of
from .flights import ALL_DICE, ARRIVED, DICE, LANDED, LEAVING, Purse, Spot, bit, jumped, moves, values
from .rolls import Rolls, rolls_of

LACKING = tuple(sum(FACES - die for die in values(dice)) for dice in range(ALL_DICE + 1))  # [dice] what they show less than the most
USED = Spot._fields.index("used")  # what comes from here on in a spot only binds: the less of it, the better
Needs = dict[int, dict[int, int]]  # [space][dice that must be among those rolled] points needed
Lands = dict[int, int]  # [space] the rolls that allow landing there


def odds(question: Question[State]) -> Odds:
    """S38  For each heading, set of drives and use of Auto Pilot: the rolls that allow landing on each place."""
    st, seat = question.st, question.seat
    if st.phase != Phase.HEADING: raise Refused("not-now", ("S26",))
    speed, ship = SHIP_SPEED[st.ship[st.active]], st.active
    rolls, mulligan = rolls_of(speed), bool(has_relic(st, MULLIGAN_GEAR))
    headings: list[Heading] = []
    for drives in range(YELLOW + RED + 1):
        if not can_skip(st, drives): continue
        chart = chart_of(sight_of(st, seat, ship, drives))
        declarations = list(declared(st, chart, rolls))
        for auto in (False, True) if has_relic(st, AUTO_PILOT) else (False,):
            for space, gate, lands in declarations:
                toll, unpaid = tolls(chart, st.space[ship], space, st.credits[ship])
                counts = {place: rolls.count(lands[place], auto, mulligan) for place in sorted(lands)}
                headings.append({
                    "space": space, "gate": gate, "drives": drives, "auto_pilot": auto, "toll": toll, "unpaid": unpaid,
                    "landings": [{"space": place, "rolls": times} for place, times in counts.items() if times],
                })  # fmt: skip
    return {"seat": ship, "rolls": FACES ** (speed + mulligan), "headings": headings}


def tolls(chart: Chart, prev: int, space: int, credits: int) -> tuple[int, int]:
    """S58  What hazards cost on a heading as long as there is neither a landing place nor a choice, and where the purse is empty."""
    spent = 0
    while space != NONE:
        if chart.hazard[space] and not chart.skipped[space]:
            spent += chart.hazard[space]
            if spent > credits: return spent, space
        ways = [other for other, _ in chart.steps[space] if other != prev]
        if chart.landing[space] or chart.gate[space] or SPACE_NAVIGATION[space] != NONE or len(ways) != 1: break
        prev, space = space, ways[0]
    return spent, NONE


def declared(st: State, chart: Chart, rolls: Rolls) -> Iterator[tuple[int, int, Lands]]:
    """S26, S156  Every heading and every telegate of Jump Start, with the rolls that allow landing."""
    here, credits = st.space[st.active], st.credits[st.active]
    start, most = Spot(LEAVING, here), FACES * SHIP_SPEED[st.ship[st.active]]
    for other, _ in chart.steps[here]:
        bound = allowing(rolls, needs(chart, start._replace(heading=other), most, credits))
        yield other, NONE, bound if SPACE_NAVIGATION[here] == NONE else by_exit(rolls, bound, other, chart, start, most, credits)
    if not has_relic(st, JUMP_START): return
    gates = [number for number in range(1, GATES + 1) if chart.gates[number] not in (NONE, here)]
    if not gates: return
    free = allowing(rolls, needs(chart, start, most, credits))
    through = {}
    for number in gates:
        landed = jumped(start._replace(die=number, used=bit(number)), chart.gates[number])
        through[number] = allowing(rolls, needs(chart, landed, most - JUMP_COST, credits), JUMP_COST)
    for number in gates:
        yield NONE, number - 1, by_jump(rolls, number, through, free)


def needs(chart: Chart, start: Spot, most: int, credits: int) -> Needs:
    """S38  The points needed to land on each place, for each set of dice assigned on the way."""
    found: Needs = {}
    number, dice = count(), (most + FACES - 1) // FACES
    waiting = [(0, 0, next(number), start)]
    before: dict[tuple[object, ...], list[tuple[int, Spot]]] = {}
    while waiting:
        points, spent, _, spot = heappop(waiting)
        alike = before.setdefault(spot[:USED], [])
        if any(other.used & ~spot.used == 0 and paid <= spent and other.entered <= spot.entered for paid, other in alike): continue
        alike.append((spent, spot))
        for step, paid, price in arrivals(chart, spot, Purse(most - points, credits - spent, ALL_DICE)):
            if step.stage != ARRIVED: found.setdefault(step.space, {}).setdefault(step.used, points)
            elif step.used.bit_count() <= dice and points + price <= most - LACKING[step.used]:
                heappush(waiting, (points + price, spent + paid, next(number), step))
    return found


def arrivals(chart: Chart, spot: Spot, purse: Purse) -> Iterator[tuple[Spot, int, int]]:
    """The spaces that can be entered next, with credits and points paid, and the place itself if one can land there."""
    stages = [(spot, 0)]
    while stages:
        now, paid = stages.pop()
        for move in moves(chart, now, purse._replace(credits=purse.credits - paid)):
            if move.how == LANDED: yield now, paid, 0
            elif move.how: continue
            elif move.spot.stage == ARRIVED: yield move.spot, paid + move.credits, move.points
            else: stages.append((move.spot, paid + move.credits))


def allowing(rolls: Rolls, found: Needs, extra: int = 0) -> Lands:
    """The rolls that have the dice and the points that places need."""
    return {
        space: any_of(rolls.with_dice(dice) & rolls.at_least[points + extra] for dice, points in need.items()) for space, need in found.items()
    }


def any_of(sets: Iterable[int]) -> int:
    found = 0
    for one in sets: found |= one
    return found


def by_exit(rolls: Rolls, bound: Lands, other: int, chart: Chart, start: Spot, most: int, credits: int) -> Lands:
    """S49  A heading from a navigation space binds only rolls with a die that leads there."""
    leading = any_of(rolls.showing[die] for die in DICE if EXITS[SPACE_NAVIGATION[start.space]][die - 1] == other)
    free = allowing(rolls, needs(chart, start, most, credits))
    return {space: bound.get(space, 0) & leading | free.get(space, 0) & ~leading for space in {*bound, *free}}


def by_jump(rolls: Rolls, number: int, through: dict[int, Lands], free: Lands) -> Lands:
    """S156-S158  To the telegate chosen if its number is rolled, else to any that is; else one flies."""
    chosen = rolls.showing[number]
    jumps = any_of(rolls.showing[die] for die in through)
    return {
        space: any_of(lands.get(space, 0) & rolls.showing[die] & (chosen if die == number else ~chosen) for die, lands in through.items())
        | free.get(space, 0) & ~jumps
        for space in set(free).union(*through.values())
    }
