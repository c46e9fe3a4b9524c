"""S83, S112, S122-S128  What can be bought, sold and carried, as far as a seat knows the map."""

from __future__ import annotations

from magnat.core.asking import Question

from ..components import (
    BASE_CULTURE, BUYS, CITY, CULTURES, CUP_DEMAND, CUP_FACTORY, CUP_GOOD, CUP_KINDS, CUP_PASSENGER, DEMAND_CULTURE,
    DEMAND_GOOD, DEMANDS, FACTORY_COST, FACTORY_GOOD_COST, FACTORY_GOOD_VALUE, GOOD_COST, GOOD_VALUE, HELD_CARD, HELD_FACTORY, HELD_GOOD, HOME,
    HOME_DISCOUNT, IOU, NONE, ORBIT_SYSTEM, ORBITS, PASSENGER_START, PASSENGERS, PERCENT, PORT, PORT_COST, RELICS, SELLS_SHIP, SHIP_HOLDS, SHIPS,
    SOLD_EQUIPMENT, SPACE_KIND, SPACE_SYSTEM, SPACES, SYSTEMS,
)
from ..rules.market import bonus, bonus_at
from ..state import State, knows_card
from .answers import Buyer, Culture, Cup, Deal, Deals, Hidden, Loop, Loops, Market, Possible, Token, Wanted
from .turns import TURN, Times, table

CIRCLES = tuple(  # four cultures, each buying what the one before sells; the least first
    (first, second, third, fourth)
    for first in range(CULTURES) for second in range(first + 1, CULTURES) if BUYS[first][second]
    for third in range(first + 1, CULTURES) if BUYS[second][third]
    for fourth in range(first + 1, CULTURES) if BUYS[third][fourth] and BUYS[fourth][first]
)
LANDING = tuple(  # [system] its printed trading places
    tuple(space for space in range(SPACES) if SPACE_SYSTEM[space] == system and SPACE_KIND[space] in (CITY, PORT)) for system in range(SYSTEMS)
)


def homes(st: State, seat: int) -> dict[int, int]:
    """S19, S79, S82  Where the cultures live that a seat knows."""
    return {st.card[system]: system for system in range(SYSTEMS) if knows_card(st, seat, system)}


# Goods and their buyers

def deals(question: Question[State]) -> Deals:
    """S112, S125  Every good aboard or for sale at a known culture, with those who are known to buy it."""
    st, seat = question.st, question.seat
    where, times = homes(st, seat), table(st, seat, seat)
    found = []
    for factory in (False, True):
        for good in range(CULTURES):
            held, kind = (HELD_FACTORY, CUP_FACTORY) if factory else (HELD_GOOD, CUP_GOOD)
            aboard, stock = st.held[seat][held + good], st.market[kind + good]
            for_sale = bool(good in where and st.contacted[where[good]] and stock and not (factory and st.factory[good] == NONE))
            if aboard or (good in where and stock): found.append(deal(st, seat, times, where, good, factory, aboard, stock, for_sale))
    return {"deals": found}


def deal(
    st: State, seat: int, times: Times, where: dict[int, int], good: int, factory: bool, aboard: int, stock: int, for_sale: bool,
) -> Deal:  # fmt: skip
    """One good. What is aboard is paid for; what is not must first be fetched."""
    cost = 0 if aboard else FACTORY_GOOD_COST[good] if factory else GOOD_COST[good]
    value = FACTORY_GOOD_VALUE[good] if factory else GOOD_VALUE[good]
    begin = st.space[seat] if aboard else NONE
    buyers: list[Buyer] = []
    for culture, system in where.items():
        if not BUYS[good][culture]: continue
        time = times.turns(begin, system) if aboard else times.turns(st.space[seat], where[good]) + between(times, where[good], system)
        demand = bonus_at(st, good, culture)
        margin = value + demand - cost
        buyers.append({
            "culture": culture, "system": system, "pays": value + demand, "demand": demand, "margin": margin, "turns": time,
            "a_turn": margin * TURN * PERCENT // max(TURN, time),
        })  # fmt: skip
    buyers.sort(key=lambda buyer: (-buyer["a_turn"], buyer["culture"]))
    return {
        "good": good, "factory": factory, "aboard": aboard, "stock": stock, "for_sale": for_sale, "system": where.get(good, NONE), "cost": cost,
        "value": value, "buyers": buyers,
    }  # fmt: skip


def between(times: Times, system: int, other: int) -> int:
    """Expected turns from the printed trading place of a system that is nearest to another one."""
    return min(times.turns(space, other) for space in LANDING[system])


def loops(question: Question[State]) -> Loops:
    """Trade loops of four cultures that this seat knows, by the margin of a full ship for a turn."""
    st, seat = question.st, question.seat
    where, times, holds = homes(st, seat), table(st, seat, seat), SHIP_HOLDS[st.ship[seat]]
    found: list[Loop] = []
    for circle in CIRCLES:
        if not all(culture in where for culture in circle): continue
        systems = [where[culture] for culture in circle]
        time = sum(between(times, here, there) for here, there in zip(systems, [*systems[1:], systems[0]], strict=True))
        margin = sum(GOOD_VALUE[culture] - GOOD_COST[culture] for culture in circle)
        a_turn = margin * holds * TURN * PERCENT // time
        found.append({"cultures": list(circle), "systems": systems, "margin": margin, "holds": holds, "turns": time, "a_turn": a_turn})
    found.sort(key=lambda loop: (-loop["a_turn"], loop["cultures"]))
    return {"loops": found}


# Cultures

def market(question: Question[State]) -> Market:
    """S83, S95, S116, S123  All 14 cultures: what is printed, what lies with them, and what is known of their place."""
    st, seat = question.st, question.seat
    where, times = homes(st, seat), table(st, seat, seat)
    return {"cultures": [culture_row(st, seat, times, where, culture) for culture in range(CULTURES)]}


def culture_row(st: State, seat: int, times: Times, where: dict[int, int], culture: int) -> Culture:
    system = where.get(culture, NONE)
    wanted: list[Wanted] = [
        {"good": DEMAND_GOOD[demand], "count": st.market[CUP_DEMAND + demand], "bonus": bonus(st, demand)}
        for demand in range(DEMANDS) if DEMAND_CULTURE[demand] == culture and st.market[CUP_DEMAND + demand]
    ]
    holders = [player for player in range(st.seats) if st.held[player][HELD_CARD + culture]]
    return {
        "culture": culture,
        "system": system,
        "discovered": bool(system != NONE and st.contacted[system]),
        "good_stock": st.market[CUP_GOOD + culture],
        "good_cost": GOOD_COST[culture],
        "good_value": GOOD_VALUE[culture],
        "factory_stock": st.market[CUP_FACTORY + culture],
        "factory_cost": FACTORY_GOOD_COST[culture],
        "factory_value": FACTORY_GOOD_VALUE[culture],
        "factory_price": deed_price(st, seat, culture, FACTORY_COST[culture]),
        "factory_owner": st.factory[culture],
        "buyers": [other for other in range(CULTURES) if BUYS[culture][other]],
        "demands": wanted,
        "passengers": [who for who in range(PASSENGERS) if PASSENGER_START[who] == culture and st.market[CUP_PASSENGER + who]],
        "equipment": SOLD_EQUIPMENT[culture],
        "ships": [ship for ship in range(SHIPS) if SELLS_SHIP[culture][ship]],
        "port_price": deed_price(st, seat, culture, PORT_COST),
        "ports": [orbit for orbit in range(ORBITS) if ORBIT_SYSTEM[orbit] == system and st.port[orbit] != NONE],
        "relics": [relic for relic in range(RELICS) if system != NONE and st.relic_at[relic] == system],
        "iou": IOU[culture],
        "card": holders[0] if holders else NONE,
        "turns": times.turns(st.space[seat], system) if system != NONE else NONE,
    }


def deed_price(st: State, seat: int, culture: int, price: int) -> int:
    """S144"""
    at_home = st.race[seat] != NONE and HOME[st.race[seat]] == culture
    return price - price * HOME_DISCOUNT // PERCENT if at_home else price


def possible(question: Question[State]) -> Possible:
    """S4, S79  Which cultures an undiscovered system can still hide from this seat."""
    st, seat = question.st, question.seat
    unknown = sorted(set(range(CULTURES)) - set(homes(st, seat)))
    rows: list[Hidden] = [
        {"system": system, "cultures": [st.card[system]] if knows_card(st, seat, system) else unknown}
        for system in range(SYSTEMS) if not st.contacted[system]
    ]
    return {"systems": rows}


# The cup

def cup(question: Question[State]) -> Cup:
    """S122  What the next draw can be: the contents of the cup are open to all."""
    st = question.st
    tokens: list[Token] = [
        {"kind": kind, "count": st.cup[kind], "culture": culture_of(kind)} for kind in range(CUP_KINDS) if st.cup[kind]
    ]
    tokens.sort(key=lambda token: (-token["count"], token["kind"]))
    return {"size": sum(token["count"] for token in tokens), "tokens": tokens}


def culture_of(kind: int) -> int:
    """S123  Where a token goes when it is drawn."""
    if kind < CUP_FACTORY: return kind - CUP_GOOD
    if kind < CUP_DEMAND: return kind - CUP_FACTORY
    if kind < CUP_PASSENGER: return DEMAND_CULTURE[kind - CUP_DEMAND]
    start = PASSENGER_START[kind - CUP_PASSENGER]
    return start if start < BASE_CULTURE else BASE_CULTURE
