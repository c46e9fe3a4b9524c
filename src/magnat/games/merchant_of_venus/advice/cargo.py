"""What can be earned where, from what the acting player sees: sales, fares, goods to be bought."""

from ..characters import Trait
from ..components import (
    BUYS, CULTURES, CUP_FACTORY, CUP_GOOD, CUP_PASSENGER, FACTORY_GOOD_COST, FACTORY_GOOD_VALUE, FARE, GOOD_COST, GOOD_VALUE, HELD_CARD,
    HELD_FACTORY, HELD_GOOD, HELD_PASSENGER, IOU, NONE, ORBIT_SYSTEM, ORBITS, PASSENGER_GOAL, PASSENGER_START, PASSENGERS, SHIP_HOLDS, SYSTEMS,
)
from ..rules.holds import goods_aboard, halves_aboard
from ..rules.market import demand_for
from ..state import State, knows_card

WHOLE = 100  # hundredths
COMPANY = 40  # of a fare, in hundredths: so much more it counts for each step of liking passengers
GUESS = 3  # of so many unknown cultures one buys a good


def culture_at(st: State, goal: int) -> int:
    """S79, S82  The culture of a system as the active player knows it; CULTURES is the Galactic Base, NONE unknown."""
    if goal == SYSTEMS: return CULTURES
    return st.card[goal] if knows_card(st, st.active, goal) else NONE

def home_of(st: State, culture: int) -> int:
    """Where a culture is known to live; NONE if it is not."""
    if culture == CULTURES: return SYSTEMS
    for system in range(SYSTEMS):
        if culture_at(st, system) == culture: return system
    return NONE

def all_known(st: State) -> int:
    """Whether no system is left to be found."""
    for system in range(SYSTEMS):
        if culture_at(st, system) == NONE: return 0
    return 1


# Sales

def sale(st: State, good: int, culture: int, count: int, value: int, sold: int) -> int:
    """What so many goods of one kind bring at a culture that buys them."""
    total = 0
    for index in range(count):
        total += value + demand_for(st, good, culture, sold + index)
    return total

def income_at(st: State, culture: int) -> int:
    """What the load brings at a culture: goods, factory goods, passengers."""
    total = 0
    held = st.held[st.active]
    if culture < CULTURES:
        for good in range(CULTURES):
            if BUYS[good][culture] and held[HELD_GOOD + good] + held[HELD_FACTORY + good]:
                total += sale(st, good, culture, held[HELD_FACTORY + good], FACTORY_GOOD_VALUE[good], 0)
                total += sale(st, good, culture, held[HELD_GOOD + good], GOOD_VALUE[good], held[HELD_FACTORY + good])
    for passenger in range(PASSENGERS):
        if held[HELD_PASSENGER + passenger] and PASSENGER_GOAL[passenger] == culture: total += FARE[passenger]
    return total

def sales_at(st: State, culture: int) -> int:
    """How many goods aboard a culture buys."""
    total = 0
    for good in range(CULTURES):
        if culture < CULTURES and BUYS[good][culture]: total += st.held[st.active][HELD_GOOD + good] + st.held[st.active][HELD_FACTORY + good]
    return total

def income_somewhere(st: State) -> int:
    """What the goods aboard might bring at a culture that nobody has found."""
    total = 0
    for good in range(CULTURES):
        total += st.held[st.active][HELD_GOOD + good] * GOOD_VALUE[good] + st.held[st.active][HELD_FACTORY + good] * FACTORY_GOOD_VALUE[good]
    return total // GUESS


# Purchases

def room_after(st: State, culture: int) -> int:
    """S121  Holds that are free once the load has been sold at a culture."""
    leaving = 0
    for passenger in range(PASSENGERS):
        if st.held[st.active][HELD_PASSENGER + passenger] and PASSENGER_GOAL[passenger] == culture: leaving += 1
    halves = halves_aboard(st, st.active) - leaving
    return SHIP_HOLDS[st.ship[st.active]] - goods_aboard(st, st.active) + sales_at(st, culture) - (halves + 1) // 2

def card_value(st: State, culture: int) -> int:
    """S108  What a First Contact card still pays there."""
    return IOU[culture] if culture < CULTURES and st.held[st.active][HELD_CARD + culture] else 0

def margin(st: State, good: int, buyer: int, count: int, credits: int) -> int:
    """What so many goods of one culture, as far as there are, earn at another, if the purse can pay for them."""
    if not BUYS[good][buyer]: return 0
    left = count
    purse = credits
    total = 0
    sold = 0
    if left and st.factory[good] != NONE and st.market[CUP_FACTORY + good] and purse >= FACTORY_GOOD_COST[good]:
        total += FACTORY_GOOD_VALUE[good] + demand_for(st, good, buyer, 0) - FACTORY_GOOD_COST[good]
        if st.factory[good] == st.active: total += FACTORY_GOOD_COST[good] // 2
        purse -= FACTORY_GOOD_COST[good]
        left -= 1
        sold = 1
    number = min(left, min(st.market[CUP_GOOD + good], purse // GOOD_COST[good]))
    return total + sale(st, good, buyer, number, GOOD_VALUE[good], sold) - number * GOOD_COST[good]

def fares(st: State, start: int, goal: int) -> int:
    """S117  What passengers who wait at one culture pay at another."""
    total = 0
    for passenger in range(PASSENGERS):
        travels = PASSENGER_START[passenger] == start and PASSENGER_GOAL[passenger] == goal
        if travels and st.market[CUP_PASSENGER + passenger]: total += FARE[passenger]
    return total * (WHOLE + COMPANY * st.character[st.active][Trait.PASSENGERS]) // WHOLE

def has_port(st: State, goal: int) -> int:
    """S91  Whether a merchant port saves the second turn of a visit."""
    for orbit in range(ORBITS):
        if ORBIT_SYSTEM[orbit] == goal and st.port[orbit] != NONE: return 1
    return 0
