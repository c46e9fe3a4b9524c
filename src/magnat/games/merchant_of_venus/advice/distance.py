"""How far it is: movement points from every space to every system, for each set of drives; worked out once, from the printed map."""

from heapq import heappop, heappush

from ..components import (
    BASE, CITY, EXITS, FACES, FOIL, GREEN, GREEN_COST, GREY_COST, LINK_COUNT, LINK_KIND, LINKS, NONE, PORT, RED, SPACE_COLOUR, SPACE_HAZARD,
    SPACE_KIND, SPACE_NAVIGATION, SPACE_SYSTEM, SPACES, SYSTEMS, YELLOW,
)

GOALS = SYSTEMS + 1  # all systems, and the Galactic Base as the last
DELAY = (99, 6, 3, 1, 0, 0, 0)  # points lost on average where so many faces of a die lead the right way
TOLL = 10  # credits of a hazard that weigh as much as a movement point
TENTHS = 10  # of a turn
FINE = 10  # parts of a movement point in the table: a skipped space costs one of them, so that every step of the best way leads nearer


def _landings(goal: int) -> list[int]:
    """The printed trading places of a system, or the Galactic Base."""
    if goal == SYSTEMS: return [BASE]
    return [space for space in range(SPACES) if SPACE_SYSTEM[space] == goal and SPACE_KIND[space] in (CITY, PORT)]


def _step(space: int, link: int, drives: int) -> int:
    """S31, S46, S58, S74  What a step costs in fine parts of a point, with what hazards and navigation spaces cost on average."""
    other = LINKS[space][link]
    cost = 0 if SPACE_COLOUR[other] & drives else GREEN_COST if LINK_KIND[space][link] == GREEN else GREY_COST
    if SPACE_HAZARD[other] and cost: cost += SPACE_HAZARD[other] // TOLL
    if SPACE_NAVIGATION[space] != NONE: cost += DELAY[sum(EXITS[SPACE_NAVIGATION[space]][face] == other for face in range(FACES))]
    return max(1, cost * FINE)


def _distances(goal: int, drives: int) -> tuple[int, ...]:
    found: dict[int, int] = {}
    waiting = [(0, space) for space in _landings(goal)]
    while waiting:
        far, space = heappop(waiting)
        if space in found: continue
        found[space] = far
        for other in LINKS[space][: LINK_COUNT[space]]:
            back = LINKS[other].index(space)
            if other not in found and LINK_KIND[other][back] != FOIL: heappush(waiting, (far + _step(other, back, drives), other))
    return tuple(found[space] for space in range(SPACES))


DISTANCE = tuple(_distances(goal, drives) for drives in range(YELLOW + RED + 1) for goal in range(GOALS))  # [drives * GOALS + goal][space], fine
LEG = tuple(  # [drives * GOALS + from][to]  points from the nearest trading place of one to the other
    tuple(min(DISTANCE[drives * GOALS + goal][space] for space in _landings(start)) // FINE for goal in range(GOALS))
    for drives in range(YELLOW + RED + 1) for start in range(GOALS)
)
