"""Where to go: plans of two legs, judged by credits for a turn."""

from ..characters import Trait
from ..components import CULTURES, IOU, NONE, SHIP_SPEED, SPACE_SYSTEM, SYSTEMS
from ..rules.places import here, is_trading_place
from ..state import AT_BASE, State, all_drives, Block
from .cargo import card_value, culture_at, fares, has_port, income_at, income_somewhere, margin, room_after
from .distance import DISTANCE, FINE, GOALS, LEG, TENTHS

CURIOSITY = 8       # and so many more, or fewer, for each step of curiosity
DISCOVERY = 60      # credits that first contact is worth besides the card: a new market
SPARE = 10          # credits that stay in the purse
WAIT = 10           # tenths of a turn for the second turn of a visit
SLACK = 4           # points that a roll wastes
FACE_SUM = 7        # two dice on average


def fastest(st: State) -> int:
    """S73  All drives that the active player has."""
    return all_drives(st) - Block.drv

def turns_for(st: State, points: int) -> int:
    """Tenths of a turn that so many points take."""
    return max(TENTHS, (points + SLACK) * 2 * TENTHS // (FACE_SUM * SHIP_SPEED[st.ship[st.active]]))

def way_to(st: State, goal: int, space: int) -> int:
    """Points from a space to a system or to the Galactic Base."""
    return fine_way_to(st, goal, space) // FINE

def fine_way_to(st: State, goal: int, space: int) -> int:
    """The same in fine parts of a point."""
    return DISTANCE[fastest(st) * GOALS + goal][space]

def visit(st: State, goal: int) -> int:
    """S90, S91  Tenths of a turn that trading takes besides the landing."""
    return 0 if has_port(st, goal) else WAIT

def onward(st: State, goal: int, time: int, income: int) -> int:
    """The best rate of a plan that goes on from a known place with what can be bought there; credits for ten turns."""
    culture = culture_at(st, goal)
    rooms = room_after(st, culture)
    purse = max(0, st.credits[st.active] + income + card_value(st, culture) - SPARE)
    best = income * TENTHS * TENTHS // (time + TENTHS)
    for other in range(GOALS):
        buyer = culture_at(st, other)
        if other != goal and buyer != NONE:
            gain = fares(st, culture, buyer)
            if culture < CULTURES and buyer < CULTURES: gain += margin(st, culture, buyer, rooms, purse)
            if gain > 0:
                leg = turns_for(st, LEG[fastest(st) * GOALS + goal][other]) + visit(st, other)
                best = max(best, (income + gain) * TENTHS * TENTHS // (time + leg))
    return best

def rate_of(st: State, goal: int, time: int) -> int:
    """Credits for ten turns when the next stop is a system that takes so many tenths of a turn to reach."""
    culture = culture_at(st, goal)
    if culture == NONE: return (discovery(st) + IOU[0] + income_somewhere(st)) * TENTHS * TENTHS // (time + WAIT)
    income = income_at(st, culture)
    if goal < SYSTEMS and not st.contacted[goal]: income += discovery(st) + IOU[culture]
    income += card_value(st, culture)
    return onward(st, goal, time + visit(st, goal), income)

def discovery(st: State) -> int:
    """What first contact is worth to the active player, the card apart."""
    return DISCOVERY + CURIOSITY * st.character[st.active][Trait.CURIOSITY]

def goal_here(st: State) -> int:
    """The system where the ship could trade now; NONE elsewhere."""
    if not is_trading_place(st, here(st)): return NONE
    system = SPACE_SYSTEM[here(st)]
    return system if system != NONE else AT_BASE

def target(st: State) -> int:
    """The next stop that promises most for a turn, other than the one where the ship has just traded."""
    best = NONE
    most = 0
    left = goal_here(st) if not st.moved else NONE
    for goal in range(GOALS):
        if goal != left:
            rate = rate_of(st, goal, turns_for(st, way_to(st, goal, here(st))))
            if best == NONE or rate > most:
                best = goal
                most = rate
    return best
