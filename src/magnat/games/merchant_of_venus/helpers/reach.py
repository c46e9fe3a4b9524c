"""S43  After the roll: every space where the movement can end, with the ways that lead there."""

from __future__ import annotations

from collections.abc import Iterator
from heapq import heappop, heappush
from itertools import count
from typing import Annotated

from magnat.core.errors import Refused
from magnat.core.asking import Question
from magnat.core.declare import of

from ..components import JUMP_COST, LINK_COUNT, LINKS, MOST_DICE, NONE, SPACE_ENCOUNTER, SPACE_NAVIGATION, SPACES
from ..state import Phase, State
from .answers import Act, End, How, Reach, Way
from .chart import TRADING, Chart, chart_of, sight_of
from .flights import (
    ARRIVED, ASSIGNING, AT_END, AT_HAZARD, AT_RELIC, LEAVING, STEPPING, Move, Purse, Spot, bit, jumped, moves, values,
)
from .turns import table

QUESTIONS = {  # where the ship is when a question is asked
    Phase.SPY: ARRIVED, Phase.OBSERVE: ARRIVED, Phase.HAZARD: AT_HAZARD, Phase.RELIC: AT_RELIC, Phase.LAND: AT_END,
    Phase.GATELOCK: LEAVING, Phase.NAV: ASSIGNING, Phase.STEP: STEPPING,
}
HOW_ORDER: tuple[How, ...] = ("landed", "collected", "stopped", "unpaid", "led_back")


class Trail:
    """One step of a way, with all before it."""

    def __init__(self, move: Move, before: Trail | None) -> None:
        self.move, self.before = move, before

    def steps(self) -> list[Move]:
        found: list[Move] = []
        step: Trail | None = self
        while step is not None:
            found.append(step.move)
            step = step.before
        return found[::-1]


def reach(question: Question[State], *, system: Annotated[int, of("system")] | None = None) -> Reach:
    """S43  Where the movement of the active ship can end, from what a seat sees; a token that it has not seen is taken as harmless.
    With a system: how many turns are left from each end to there."""
    st, seat = question.st, question.seat
    if not st.points or st.phase not in (*QUESTIONS, Phase.MULLIGAN, Phase.EARLYNAV, Phase.JUMP): raise Refused("not-now", ("S43",))
    chart = chart_of(sight_of(st, seat, st.active, st.drives[st.active]))
    found: dict[tuple[int, How], dict[int, Way]] = {}
    for spot, trail, points, credits in search(chart, list(starts(st, chart)), st.credits[st.active], dice_of(st)):
        how: How = trail.move.how  # type: ignore[assignment]
        ways = found.setdefault((spot.space, how), {})
        if spot.used not in ways: ways[spot.used] = way_of(chart, spot, trail.steps(), points, st.credits[st.active] - credits)
    order = sorted(found, key=lambda end: (HOW_ORDER.index(end[1]), end[0]))
    times = None if system is None else table(st, seat, st.active)
    ends: list[End] = [
        {"space": space, "how": how, "trading": chart.landing[space] == TRADING, "ways": cheapest(found[space, how]),
         "turns": NONE if times is None or system is None else times.turns(space, system)}
        for space, how in order
    ]  # fmt: skip
    return {"seat": st.active, "dice": [die for die in st.dice if die], "points": st.points, "ends": ends}


def dice_of(st: State) -> int:
    """S28  The values rolled, as a set."""
    return sum({bit(st.dice[index]) for index in range(MOST_DICE) if st.dice[index]})


def starts(st: State, chart: Chart) -> Iterator[tuple[int, Spot, Trail]]:
    """Where the ship is now, in the order of S43: points left, and the acts that come before its way."""
    here = st.space[st.active]
    entered = entries(st) if chart.switch else frozenset()
    spot = Spot(
        LEAVING, here, st.prev, st.nav, st.heading, bool(st.moved), bool(st.exempt), frozenset(st.run[: st.run_length]),
        used=bit(st.nav) if st.nav else 0, entered=entered,
    )
    if st.phase not in (Phase.MULLIGAN, Phase.EARLYNAV, Phase.JUMP):
        spot = spot._replace(stage=QUESTIONS[st.phase])
        yield st.points, spot, Trail(Move(spot, look=st.phase in (Phase.SPY, Phase.OBSERVE)), None)
        return
    trail = Trail(Move(spot), None)
    if st.phase != Phase.JUMP: trail = Trail(Move(spot, ("skip", 0)), trail)
    if st.phase == Phase.MULLIGAN and st.early_assignment and not st.gate: trail = Trail(Move(spot, ("skip", 0)), trail)
    numbers = [die for die in values(dice_of(st)) if chart.gates[die] not in (NONE, here)] if st.gate else []
    if st.gate in numbers: numbers = [st.gate]                          # S156
    for die in numbers:                                                 # S157
        landed = jumped(spot._replace(die=die, used=bit(die)), chart.gates[die])
        move = Move(landed, ("nav", die - 1) if len(numbers) > 1 else None, JUMP_COST)
        yield st.points - JUMP_COST, landed, Trail(move, trail)
    if not numbers: yield st.points, spot, trail                        # S158


def entries(st: State) -> frozenset[tuple[int, int]]:
    """S47  By which links navigation spaces were entered this turn."""
    found = set()
    for space in range(SPACES):
        navigation = SPACE_NAVIGATION[space]
        if navigation != NONE:
            found |= {(space, LINKS[space][link]) for link in range(LINK_COUNT[space]) if st.entered[navigation] >> link & 1}
    return frozenset(found)


def search(chart: Chart, begin: list[tuple[int, Spot, Trail]], credits: int, dice: int) -> Iterator[tuple[Spot, Trail, int, int]]:
    """All ends: the spot, the way, points and credits left. Ways that cost little come first, then those with few unknown tokens."""
    number = count()  # of two equal ways the one found first
    waiting: list[tuple[int, int, int, int, int, Spot, Trail]] = []
    for points, spot, trail in begin:
        heappush(waiting, (0, 0, 0, next(number), points, spot, trail))
    seen: set[tuple[int, Spot]] = set()
    while waiting:
        spent, unknown, length, _, points, spot, trail = heappop(waiting)
        if (points, spot) in seen: continue
        seen.add((points, spot))
        for move in moves(chart, spot, Purse(points, credits - spent, dice)):
            on = Trail(move, trail)
            if move.how: yield move.spot, on, points, credits - spent
            else:
                guess = unknown + (spot.stage == ARRIVED and chart.unknown[spot.space])
                heappush(waiting, (spent + move.credits, guess, length + 1, next(number), points - move.points, move.spot, on))


def way_of(chart: Chart, spot: Spot, steps: list[Move], points: int, credits: int) -> Way:
    """A way in the form of the answer."""
    spaces = [step.spot.space for index, step in enumerate(steps) if step.spot.stage == ARRIVED and index]
    acts: list[Act] = []
    whole = True
    for step in steps:
        if step.act is not None: acts.append(step.act)
        if step.look:
            whole = False
            break
    unknown = [SPACE_ENCOUNTER[space] for space in dict.fromkeys(spaces) if chart.unknown[space]]
    return {"dice": values(spot.used), "credits": credits, "points": points, "unknown": unknown, "spaces": spaces, "acts": acts, "whole": whole}


def cheapest(ways: dict[int, Way]) -> list[Way]:
    """A way for each set of dice; one that needs more dice than another and saves nothing is left out."""
    kept = {
        used: way for used, way in ways.items()
        if not any(other != used and other & used == other and ways[other]["credits"] <= way["credits"] for other in ways)
    }
    return sorted(kept.values(), key=lambda way: (way["credits"], len(way["dice"]), way["dice"]))
