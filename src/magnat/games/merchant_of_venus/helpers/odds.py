"""S26-S29, S153, S154, S156  Before the roll: from how many rolls one can land on each place, for every heading and set of drives.

Who can land somewhere with some points can also land there with more. So a place needs so many points with a certain set of dice assigned,
and the rolls that have those dice and add up to as much are counted.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from heapq import heappop, heappush
from itertools import combinations_with_replacement, count
from math import factorial, prod

from magnat.core.errors import Refused

from ..components import (
    AUTO_PILOT, AUTO_PILOT_VALUE, EXITS, FACES, GATES, JUMP_COST, JUMP_START, MULLIGAN_GEAR, NONE, SHIP_SPEED, SPACE_NAVIGATION, YELLOW, RED,
)
from ..state import Phase, State, can_skip
from .answers import Chance, Heading, Odds
from .chart import Chart, chart_of, owns
from .flights import LANDED, LEAVING, Purse, Spot, bit, jumped, moves

ALL_DICE = sum(bit(die) for die in range(1, FACES + 1))
Needs = dict[int, dict[int, int]]  # [space][dice that must be among those rolled] points needed
Roll = tuple[int, ...]


def odds(st: State, seat: int) -> Odds:
    """S38  For each heading, set of drives and use of Auto Pilot: the rolls that allow landing on each place."""
    if st.phase != Phase.HEADING: raise Refused("not-now", ("S26",))
    speed, ship = SHIP_SPEED[st.ship[st.active]], st.active
    mulligan = owns(st, ship, MULLIGAN_GEAR)
    headings: list[Heading] = []
    for drives in range(YELLOW + RED + 1):
        if not can_skip(st, drives): continue
        chart = chart_of(st, seat, ship, drives)
        most = FACES * speed
        for auto in (False, True) if owns(st, ship, AUTO_PILOT) else (False,):
            rolls = list(all_rolls(speed, auto))
            for space, gate, lands in declared(st, chart, most):
                toll, unpaid = tolls(chart, st.space[ship], space, st.credits[ship])
                headings.append({
                    "space": space, "gate": gate, "drives": drives, "auto_pilot": auto, "toll": toll, "unpaid": unpaid,
                    "landings": list(counted(lands, rolls, mulligan)),
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


class Lands:
    """The places where a roll allows landing, for one heading."""

    def __init__(self, places: set[int], allows: Callable[[Roll, int], bool]) -> None:
        self.places, self.allows = places, allows


def declared(st: State, chart: Chart, most: int) -> Iterator[tuple[int, int, Lands]]:
    """S26, S156  Every heading and every telegate of Jump Start."""
    here, credits = st.space[st.active], st.credits[st.active]
    start = Spot(LEAVING, here)
    exits = set(EXITS[SPACE_NAVIGATION[here]]) if SPACE_NAVIGATION[here] != NONE else set()
    for other, _ in chart.steps[here]:
        if exits: yield other, NONE, by_exit(chart, start, other, most, credits)
        else: yield other, NONE, by_need(needs(chart, start._replace(heading=other), most, credits))
    if not owns(st, st.active, JUMP_START): return
    gates = [number for number in range(1, GATES + 1) if chart.gates[number] not in (NONE, here)]
    if not gates: return
    free = needs(chart, start, most, credits)
    through = {}
    for number in gates:
        landed = jumped(start._replace(die=number, used=bit(number)), chart.gates[number])
        through[number] = needs(chart, landed, most - JUMP_COST, credits)
    for number in gates:
        yield NONE, number - 1, by_jump(number, through, free)


def needs(chart: Chart, start: Spot, most: int, credits: int, dice: int = ALL_DICE) -> Needs:
    """S38  The points needed to land on each place, for each set of dice assigned on the way."""
    found: Needs = {}
    number = count()
    waiting = [(0, 0, next(number), start)]
    paid: dict[Spot, int] = {}
    while waiting:
        points, spent, _, spot = heappop(waiting)
        if paid.get(spot, spent + 1) <= spent: continue
        paid[spot] = spent
        for move in moves(chart, spot, Purse(most - points, credits - spent, dice)):
            if move.how == LANDED:
                best = found.setdefault(spot.space, {})
                best[spot.used] = min(points, best.get(spot.used, points))
            elif not move.how: heappush(waiting, (points + move.points, spent + move.credits, next(number), move.spot))
    return found


def has_landed(need: dict[int, int], points: int, dice: int) -> bool:
    """Whether a roll has the dice and the points that a place needs."""
    return any(points >= least and used & dice == used for used, least in need.items())


def set_of(roll: Roll) -> int:
    return sum({bit(die) for die in roll})


def by_need(found: Needs) -> Lands:
    """S33  An ordinary heading."""
    return Lands(set(found), lambda roll, space: has_landed(found[space], sum(roll), set_of(roll)))


def by_exit(chart: Chart, start: Spot, other: int, most: int, credits: int) -> Lands:
    """S49  A heading from a navigation space binds only rolls with a die that leads there."""
    exits = EXITS[SPACE_NAVIGATION[start.space]]
    leading = sum(bit(die) for die in range(1, FACES + 1) if exits[die - 1] == other)
    kept = needs(chart, start._replace(heading=other), most, credits, ALL_DICE)  # every die at hand: only those that lead there are taken
    lost = needs(chart, start, most, credits)

    def allows(roll: Roll, space: int) -> bool:
        need = (kept if set_of(roll) & leading else lost).get(space, {})
        return has_landed(need, sum(roll), set_of(roll))

    return Lands(set(kept) | set(lost), allows)


def by_jump(number: int, through: dict[int, Needs], free: Needs) -> Lands:
    """S156-S158"""

    def allows(roll: Roll, space: int) -> bool:
        rolled = [number] if number in roll else [die for die in set(roll) if die in through]
        if not rolled: return has_landed(free.get(space, {}), sum(roll), set_of(roll))
        return any(has_landed(through[die].get(space, {}), sum(roll) - JUMP_COST, set_of(roll)) for die in rolled)

    return Lands(set(free).union(*through.values()), allows)


def all_rolls(speed: int, auto: bool) -> Iterator[tuple[Roll, int]]:
    """S28, S153  Every roll in rising order, with the number of ways it comes up; those with a set die count six times."""
    free = speed - auto
    for roll in combinations_with_replacement(range(1, FACES + 1), free):
        ways = factorial(free) // prod(factorial(times) for times in Counter(roll).values())
        yield ((*roll, AUTO_PILOT_VALUE), FACES * ways) if auto else (roll, ways)


def counted(lands: Lands, rolls: list[tuple[Roll, int]], mulligan: bool) -> Iterator[Chance]:
    """S38, S154  In how many rolls each place can be reached; Mulligan Gear rolls again the die that promises most."""
    for space in sorted(lands.places):
        allowed = {alike: lands.allows(alike, space) for alike in {tuple(sorted(roll)) for roll, _ in (rolls if not mulligan else after(rolls))}}
        total = 0
        for roll, ways in rolls:
            if allowed[tuple(sorted(roll))]: total += ways * (FACES if mulligan else 1)
            elif mulligan: total += ways * max(again(allowed, roll, index) for index in range(len(roll)))
        if total: yield {"space": space, "rolls": total}


def after(rolls: list[tuple[Roll, int]]) -> list[tuple[Roll, int]]:
    """S154  All rolls that can lie there in the end: with Mulligan Gear a set die can change as well."""
    return list(all_rolls(len(rolls[0][0]), auto=False))


def again(allowed: dict[Roll, bool], roll: Roll, index: int) -> int:
    """S154  How many faces help when one die is rolled again."""
    return sum(allowed[tuple(sorted((*roll[:index], face, *roll[index + 1 :])))] for face in range(1, FACES + 1))
