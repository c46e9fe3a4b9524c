"""Sensible play: sell what is aboard, fill the holds, fly to the nearest place where something can be sold or found.

It reads only what the acting player may see.
"""

from magnat.core.acts import Events, event, tell

from .components import (
    BUYS, CARGO, CITY, CULTURES, ENCOUNTERS, FACES, GOOD_COST, HELD_CARD, HELD_GOOD, HELD_PASSENGER, LINK_COUNT, LINKS, NONE, PASSENGER_GOAL,
    PASSENGERS, PORT, RACES, SPACE_KIND, SPACE_SYSTEM, SPACES, SYSTEMS,
)
from .rules.cup import may_drop, may_pick_up
from .rules.flight import may_go, may_land
from .rules.heading import may_assign_jump, may_head
from .rules.market import may_buy_good, may_iou, may_sell, may_sellf
from .rules.navigation import exit_by, may_assign
from .rules.places import gate_on, here, is_trading_place
from .rules.setup import may_race
from .rules.sights import may_spy
from .state import Block, Phase, State, all_drives, culture_here

FAR = SPACES  # no way is longer


def _distances(system: int) -> tuple[int, ...]:
    """Links from every space to the nearest city or port of a system."""
    found = {space: 0 for space in range(SPACES) if SPACE_SYSTEM[space] == system and SPACE_KIND[space] in (CITY, PORT)}
    waiting = list(found)
    for space in waiting:
        for other in LINKS[space][: LINK_COUNT[space]]:
            if other not in found:
                found[other] = found[space] + 1
                waiting.append(other)
    return tuple(found[space] for space in range(SPACES))


DISTANCE = tuple(_distances(system) for system in range(SYSTEMS))  # [system][space]


class Hint(Events):
    """Why."""
    ON_THE_WAY = event("system")
    SELLS_HERE = event("good")
    FILL_THE_HOLDS = event("good")
    NOTHING_MORE = event()


def advise(st: State) -> int:
    """What a sensible player would do now."""
    if st.phase == Phase.TRANSACT: return advise_transaction(st)
    if st.phase == Phase.HEADING: return advise_heading(st)
    if st.phase == Phase.STEP: return advise_step(st)
    if st.phase == Phase.NAV: return Block.nav + best_die(st)
    if st.phase == Phase.LAND: return Block.land if worth_landing(st) else Block.fly
    return advise_on_the_way(st)


def advise_on_the_way(st: State) -> int:
    """Questions with a usual answer."""
    if st.phase == Phase.DRIVES: return all_drives(st)
    if st.phase == Phase.AUTOPILOT: return Block.no
    if st.phase == Phase.MULLIGAN or st.phase == Phase.EARLYNAV: return Block.skip
    if st.phase == Phase.OBSERVE: return Block.observe
    if st.phase == Phase.HAZARD: return Block.pay
    if st.phase == Phase.RELIC: return Block.collect
    if st.phase == Phase.GATELOCK: return Block.lock
    if st.phase == Phase.ASTEROID: return Block.done
    if st.phase == Phase.TRADE: return Block.cancel
    if st.phase == Phase.REPLY: return Block.refuse
    return first_allowed(st)


def first_allowed(st: State) -> int:
    """Questions where the first answer is as good as any."""
    if st.phase == Phase.RACE:
        for race in range(RACES):
            if may_race(st, race) == 0: return Block.race + race
    if st.phase == Phase.SPY:
        for encounter in range(ENCOUNTERS):
            if may_spy(st, encounter) == 0: return Block.spy + encounter
    if st.phase == Phase.JUMP:
        for face in range(FACES):
            if may_assign_jump(st, face) == 0: return Block.nav + face
    cargo = 0
    while cargo < CARGO - 1 and not st.held[st.active][cargo]:
        cargo += 1
    return Block.dump + cargo


# Where to

def attracts(st: State, system: int) -> int:
    """Whether something can be found, sold, dropped off or bought in a system."""
    if not st.contacted[system]: return 1
    culture = st.card[system]
    for good in range(CULTURES):
        if BUYS[good][culture] and (st.held[st.active][HELD_GOOD + good] or st.held[st.active][CULTURES + good]): return 1
    for passenger in range(PASSENGERS):
        if st.held[st.active][HELD_PASSENGER + passenger] and PASSENGER_GOAL[passenger] == culture: return 1
    if st.held[st.active][HELD_CARD + culture]: return 1
    return 1 if not carries_goods(st) and st.market[culture] and st.credits[st.active] >= GOOD_COST[culture] else 0


def carries_goods(st: State) -> int:
    """Whether anything aboard can be sold somewhere."""
    for thing in range(HELD_PASSENGER):
        if st.held[st.active][thing]: return 1
    return 0


def target(st: State) -> int:
    """The nearest system that attracts, other than the one where the ship has traded; NONE if none does."""
    best = NONE
    traded = SPACE_SYSTEM[here(st)] if is_trading_place(st, here(st)) and not st.moved else NONE
    for system in range(SYSTEMS):
        if attracts(st, system) and system != traded:
            if best == NONE or DISTANCE[system][here(st)] < DISTANCE[best][here(st)]: best = system
    return best


def way_to(st: State, system: int, space: int) -> int:
    """How far a space is from where the ship wants to go."""
    return DISTANCE[system][space] if system != NONE else 0


def advise_heading(st: State) -> int:
    """Stay where more can be sold, else the next space on the way."""
    if is_trading_place(st, here(st)) and sells_here(st): return Block.stay
    system = target(st)
    if system != NONE: tell(st, Hint.ON_THE_WAY, system)
    best = NONE
    for link in range(LINK_COUNT[here(st)]):
        space = LINKS[here(st)][link]
        if may_head(st, space) == 0 and (best == NONE or way_to(st, system, space) < way_to(st, system, best)): best = space
    return Block.head + best


def advise_step(st: State) -> int:
    """Land where it is worth while, else on towards the target."""
    if may_land(st) == 0 and worth_landing(st): return Block.land
    system = target(st)
    best = NONE
    for link in range(LINK_COUNT[here(st)]):
        space = LINKS[here(st)][link]
        if may_go(st, space) == 0 and (best == NONE or way_to(st, system, space) < way_to(st, system, best)): best = space
    return Block.go + best if best != NONE else Block.land


def worth_landing(st: State) -> int:
    """A trading place in a system that attracts."""
    system = SPACE_SYSTEM[here(st)]
    return 1 if is_trading_place(st, here(st)) and system != NONE and attracts(st, system) else 0


def best_die(st: State) -> int:
    """The die whose exit lies nearest to the target; on a telegate the first that may be assigned."""
    system = target(st)
    best = NONE
    for face in range(FACES):
        if may_assign(st, face) == 0 and (best == NONE or leads_nearer(st, system, face, best)): best = face
    return best


def leads_nearer(st: State, system: int, face: int, other: int) -> int:
    """Whether one die leads nearer to a system than another; on a telegate neither does."""
    if gate_on(st, here(st)): return 0
    return 1 if way_to(st, system, exit_by(st, face)) < way_to(st, system, exit_by(st, other)) else 0


# Transactions

def sells_here(st: State) -> int:
    """Whether the culture of this place buys anything aboard."""
    system = SPACE_SYSTEM[here(st)]
    if system == NONE or not st.contacted[system]: return 0
    for good in range(CULTURES):
        if BUYS[good][culture_here(st)] and (st.held[st.active][HELD_GOOD + good] or st.held[st.active][CULTURES + good]): return 1
    return 0


def advise_transaction(st: State) -> int:
    """Passengers, sales, the card, then goods as long as they fit."""
    for passenger in range(PASSENGERS):
        if may_drop(st, passenger) == 0: return Block.drop + passenger
    for good in range(CULTURES):
        if may_sell(st, good) == 0 or may_sellf(st, good) == 0:
            tell(st, Hint.SELLS_HERE, good)
            return Block.sell + good if may_sell(st, good) == 0 else Block.sellf + good
    for culture in range(CULTURES):
        if may_iou(st, culture) == 0: return Block.iou + culture
        if may_buy_good(st, culture) == 0:
            tell(st, Hint.FILL_THE_HOLDS, culture)
            return Block.buy_good + culture
    for passenger in range(PASSENGERS):
        if may_pick_up(st, passenger) == 0: return Block.pick + passenger
    tell(st, Hint.NOTHING_MORE)
    return Block.done
