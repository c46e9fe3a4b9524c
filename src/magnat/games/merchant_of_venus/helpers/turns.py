"""Expected turns from every space to every system, by value iteration in whole numbers.

The headings and rolls of a turn are the same for all systems, so they are worked out together, once for a ship, its drives and what lies open on
the map, and kept. Unknown tokens are taken as harmless, hazards as paid, relics other than Air Foil and Yellow Drive as not used.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated

from magnat.core.asking import Question
from magnat.core.declare import of

from ..components import AIR_FOIL, ENCOUNTERS, NONE, RED, SHIP_SPEED, SPACES, SPACE_SYSTEM, SYSTEMS, YELLOW
from ..state import State, can_skip
from .answers import Course, Turns
from .chart import TRADING, Sight, chart_of, sight_of
from .soonest import STEP, soonest
from .turn_ahead import headings_of, turn_ahead

COUNTING = (AIR_FOIL,)  # the relics that make a difference; Yellow Drive is among the drives
TURN = STEP  # one turn, in the units of the answers


def turns(question: Question[State], *, space: Annotated[int, of("space")] | None = None) -> Turns:
    """Expected turns to land in each system, from here or from another space, with the best heading."""
    st, seat = question.st, question.seat
    here = st.space[seat] if space is None else space
    known = table(st, seat, seat)
    courses: list[Course] = []
    for system in range(SYSTEMS):
        heading, drives = known.best(here, system)
        courses.append({"system": system, "turns": known.turns(here, system), "heading": heading, "drives": drives})
    return {"space": here, "courses": courses, "unknown_harmless": True, "hazards_paid": True, "relics_unused": True}


class Times:
    """Expected turns by space and system, and the headings that give them."""

    def __init__(self, values: list[list[int]], headings: list[tuple[int, int, int]], by_heading: list[list[int]]) -> None:
        self.values, self.headings, self.by_heading = values, headings, by_heading
        self.first: dict[int, list[int]] = {}
        for index, (space, _, _) in enumerate(headings):
            self.first.setdefault(space, []).append(index)

    def turns(self, space: int, system: int) -> int:
        """Thousandths of a turn; 0 where one has landed."""
        return self.values[space][system]

    def best(self, space: int, system: int) -> tuple[int, int]:
        """The heading and the drives that lead there soonest; NONE where one is there."""
        if self.turns(space, system) == 0: return NONE, 0
        index = min(self.first[space], key=lambda row: self.by_heading[row][system])
        return self.headings[index][1], self.headings[index][2]


def table(st: State, seat: int, ship: int) -> Times:
    """The times for the ship of a player, from what a seat sees."""
    active, st.active = st.active, ship
    sets = tuple(drives for drives in range(YELLOW + RED + 1) if can_skip(st, drives))
    st.active = active
    return times(SHIP_SPEED[st.ship[ship]], tuple(sight_for_times(st, seat, ship, drives) for drives in sets))


def sight_for_times(st: State, seat: int, ship: int, drives: int) -> Sight:
    """What the times depend on: all else is put aside, so that an answer is kept as long as it holds."""
    sight = sight_of(st, seat, ship, drives)
    relics = tuple(count if relic in COUNTING else 0 for relic, count in enumerate(sight.relics))
    return sight._replace(spied=(True,) * ENCOUNTERS, observed=(True,) * SYSTEMS, shields=0, relics=relics)


@lru_cache(maxsize=32)
def times(speed: int, sights: tuple[Sight, ...]) -> Times:
    """The times of a ship of that speed."""
    charts = [(sight.drives, chart_of(sight)) for sight in sights]
    landing, headings = charts[0][1].landing, headings_of(charts)
    goals = [[landing[space] == TRADING and SPACE_SYSTEM[space] == system for system in range(SYSTEMS)] for space in range(SPACES)]
    values, by_heading = soonest(goals, [space for space, _, _ in headings], turn_ahead(speed, charts).step())
    return Times(values, headings, by_heading)
