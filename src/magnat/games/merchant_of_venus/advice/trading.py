"""Transactions: sell, fill the holds, then put idle credits into ports, factories and a better ship."""

from magnat.core.declare import tell

from ..characters import Trait
from ..components import (
    BUYS, CARGO, CULTURES, CUP_FACTORY, CUP_GOOD, FACTORY_GOOD_COST, FACTORY_GOOD_VALUE, FARE, GOALS, GOOD_COST, GOOD_VALUE, HELD_EQUIPMENT,
    HELD_FACTORY, HELD_GOOD, HELD_PASSENGER, IOU, NONE, ORBIT_SYSTEM, ORBITS, PASSENGER_GOAL, PASSENGERS, PERCENT, PORT_COST, PORT_SHARE, SHIELD,
    SHIP_COST, SHIP_HOLDS, SHIP_TRADE_IN, SHIPS, SPACE_ORBIT, SPACE_SYSTEM, SYSTEMS, EQUIPMENT, EQUIPMENT_COST, YELLOW_DRIVE,
)
from ..rules.cup import may_drop, may_pick_up
from ..rules.deeds import home_price, may_buy_fdeed, may_buy_pdeed
from ..rules.end import net_worth
from ..rules.holds import goods_aboard, halves_aboard
from ..rules.market import demand_for, may_buy_fgood, may_buy_good, may_iou, may_sell, may_sellf
from ..rules.places import here, is_trading_place
from ..rules.ships import may_buy_equip, may_buy_ship
from ..state import Block, State, culture_here
from .bargains import bargain_act
from .cargo import WHOLE, all_known, card_value, culture_at, has_port, home_of, sales_at
from .hints import Hint

LAST_CREDITS = 10   # never spent on goods
IDLE = 40           # kept back when something that does not sell is bought with full holds
HOLD_PRICE = 60     # kept back for each empty hold
BUILDING = 20       # of what is kept back, in hundredths: so much a step of building takes away
UNSURE = 2          # a buyer that is not found yet counts half
LARGE = 3           # holds of a ship that can spare half a one for a drive
POWER = (0, 1, 3, 2)  # ships by what they earn
SHIELD_PAYS_BACK = 400  # and before a shield does
PAYS_BACK = (0, 1000, 2200, 3000)  # credits that must be missing to the goal before a ship pays for itself


def reserve(st: State) -> int:
    """Credits that stay in the purse when deeds, ships and drives are bought."""
    empty = max(0, SHIP_HOLDS[st.ship[st.active]] - goods_aboard(st, st.active) - (halves_aboard(st, st.active) + 1) // 2)
    return (IDLE + HOLD_PRICE * empty) * (WHOLE - BUILDING * st.character[st.active][Trait.BUILDING]) // WHOLE

def is_enough(st: State) -> int:
    """S145  Whether the goal is reached if the turn ends now, with one's own commission."""
    if st.goal >= len(GOALS): return 0
    orbit = SPACE_ORBIT[here(st)]
    own = st.total * PORT_SHARE // PERCENT if orbit != NONE and st.port[orbit] == st.active else 0
    return 1 if net_worth(st, st.active) + own >= GOALS[st.goal] else 0


def missing(st: State) -> int:
    """S145  What the active player still lacks; without a goal there is always time."""
    return GOALS[st.goal] - net_worth(st, st.active) if st.goal < len(GOALS) else GOALS[len(GOALS) - 1]


# What goods earn

def earns(st: State, good: int, value: int, cost: int) -> int:
    """The margin of one good at the best buyer that is known, or half of it where one may still be found."""
    best = 0
    for system in range(SYSTEMS):
        buyer = culture_at(st, system)
        if buyer != NONE and BUYS[good][buyer]: best = max(best, value + demand_for(st, good, buyer, st.held[st.active][HELD_GOOD + good]) - cost)
    own = cost - st.iou - card_value(st, good)
    if best == 0 and not all_known(st) and UNSURE * own <= st.credits[st.active]: best = (value - cost) // UNSURE
    return best

def is_risk(st: State, good: int) -> int:
    """Whether nobody is known who buys the good, and it costs too much to hope for one."""
    return 1 if not all_known(st) and earns(st, good, GOOD_VALUE[good], GOOD_COST[good]) == 0 else 0

def more_to_trade(st: State) -> int:
    """What a second turn here would bring: sales and purchases that the first did not allow."""
    if not is_trading_place(st, here(st)): return 0
    culture = culture_here(st)
    if culture >= CULTURES or not st.contacted[SPACE_SYSTEM[here(st)]]: return 0
    gain = 0
    rooms = SHIP_HOLDS[st.ship[st.active]] - goods_aboard(st, st.active) - (halves_aboard(st, st.active) + 1) // 2 + sales_at(st, culture)
    for good in range(CULTURES):
        if BUYS[good][culture]:
            count = st.held[st.active][HELD_GOOD + good] + st.held[st.active][HELD_FACTORY + good]
            if count: gain += count * (GOOD_VALUE[good] // 2) + demand_for(st, good, culture, 0)
    number = min(min(rooms, st.market[CUP_GOOD + culture]), (st.credits[st.active] + gain - LAST_CREDITS) // GOOD_COST[culture])
    if number > 0: gain += number * earns(st, culture, GOOD_VALUE[culture], GOOD_COST[culture])
    return gain


# One transaction after another

def advise_transaction(st: State) -> int:
    """S145  The goal first; then what brings credits; then goods; then what credits are for."""
    if is_enough(st):
        tell(st, Hint.REACHES_GOAL, net_worth(st, st.active))
        return Block.done
    act = earning(st)
    if act == NONE: act = bargain_act(st)
    if act == NONE: act = loading(st)
    if act == NONE: act = investing(st)
    if act != NONE: return act
    culture = culture_here(st)
    if st.iou + st.pool: tell(st, Hint.UNSPENT, st.iou + st.pool)
    elif culture < CULTURES and may_buy_good(st, culture) == 0 and is_risk(st, culture): tell(st, Hint.NO_BUYER_YET, culture)
    else: tell(st, Hint.NOTHING_MORE)
    return Block.done

def earning(st: State) -> int:
    """Fares, then the sale that pays most; NONE if there is nothing to be had."""
    for passenger in range(PASSENGERS):
        if may_drop(st, passenger) == 0:
            tell(st, Hint.FARE, passenger, FARE[passenger])
            return Block.drop + passenger
    best = NONE
    most = 0
    for good in range(CULTURES):
        bonus = demand_for(st, good, culture_here(st), 0) if culture_here(st) < CULTURES else 0
        if may_sellf(st, good) == 0 and FACTORY_GOOD_VALUE[good] + bonus > most:
            most = FACTORY_GOOD_VALUE[good] + bonus
            best = Block.sellf + good
        if may_sell(st, good) == 0 and GOOD_VALUE[good] + bonus > most:
            most = GOOD_VALUE[good] + bonus
            best = Block.sell + good
    if best != NONE: tell(st, Hint.SELLS_HERE, best - Block.sell if best < Block.sellf else best - Block.sellf, most)
    return best

def loading(st: State) -> int:
    """The card, passengers whose way is known, goods with a buyer, then any passenger."""
    culture = culture_here(st)
    for passenger in range(PASSENGERS):
        if may_pick_up(st, passenger) == 0 and home_of(st, PASSENGER_GOAL[passenger]) != NONE:
            tell(st, Hint.TAKE_ALONG, passenger, FARE[passenger])
            return Block.pick + passenger
    if culture < CULTURES:
        act = goods_act(st, culture)
        if act != NONE: return act
    for passenger in range(PASSENGERS):
        if may_pick_up(st, passenger) == 0:
            tell(st, Hint.TAKE_ALONG, passenger, FARE[passenger])
            return Block.pick + passenger
    return NONE

def goods_act(st: State, culture: int) -> int:
    """S94, S108  Factory goods before ordinary ones; the card before either, if something is bought with it."""
    if may_iou(st, culture) == 0 and is_spent(st, culture):
        tell(st, Hint.FREE_WITH_THE_CARD, culture, IOU[culture])
        return Block.iou + culture
    act = wanted_good(st, culture)
    if act == Block.buy_fgood + culture:
        tell(st, Hint.FILL_THE_HOLDS, culture, earns(st, culture, FACTORY_GOOD_VALUE[culture], FACTORY_GOOD_COST[culture]))
    elif act != NONE: tell(st, Hint.FILL_THE_HOLDS, culture, earns(st, culture, GOOD_VALUE[culture], GOOD_COST[culture]))
    return act

def wanted_good(st: State, culture: int) -> int:
    """S94  The purchase of goods that pays, if one does."""
    purse = st.credits[st.active] + st.iou + st.pool
    if may_buy_fgood(st, culture) == 0 and purse >= FACTORY_GOOD_COST[culture] + LAST_CREDITS:
        if earns(st, culture, FACTORY_GOOD_VALUE[culture], FACTORY_GOOD_COST[culture]) > 0: return Block.buy_fgood + culture
    if may_buy_good(st, culture) == 0 and (st.iou >= GOOD_COST[culture] or purse >= GOOD_COST[culture] + LAST_CREDITS):
        if earns(st, culture, GOOD_VALUE[culture], GOOD_COST[culture]) > 0: return Block.buy_good + culture
    return NONE

def is_spent(st: State, culture: int) -> int:
    """S108, S109  Whether something would be bought with the First Contact card: card credit that nobody spends is lost."""
    credit = st.iou
    st.iou = IOU[culture]
    bought = 1 if wanted_good(st, culture) != NONE or investment(st) != NONE else 0
    st.iou = credit
    return bought


# What credits are for

def investing(st: State) -> int:
    """What credits that goods do not need are best put into, and why."""
    act = investment(st)
    if act == Block.buy_equip + SHIELD: tell(st, Hint.SHIELD_PAYS)
    elif Block.buy_equip <= act < Block.buy_equip + EQUIPMENT: tell(st, Hint.DRIVE_PAYS, act - Block.buy_equip)
    elif Block.buy_ship <= act < Block.buy_ship + SHIPS: tell(st, Hint.LARGER_SHIP, act - Block.buy_ship)
    elif Block.buy_fdeed <= act < Block.buy_fdeed + CULTURES: tell(st, Hint.FACTORY_PAYS, act - Block.buy_fdeed)
    elif act != NONE: tell(st, Hint.PORT_SAVES_TURNS, culture_here(st))
    return act

def investment(st: State) -> int:
    """A shield, a larger ship, a factory, a port, drives; only with credits that goods do not need."""
    culture = culture_here(st)
    purse = st.credits[st.active] + st.iou + st.pool
    if shield_pays(st): return Block.buy_equip + SHIELD
    for ship in range(SHIPS):
        price = SHIP_COST[ship] - SHIP_TRADE_IN[st.ship[st.active]]
        better = POWER[ship] > POWER[st.ship[st.active]] and missing(st) >= PAYS_BACK[ship]
        if better and may_buy_ship(st, ship) == 0 and purse >= price + reserve(st): return Block.buy_ship + ship
    if culture >= CULTURES: return NONE
    if may_buy_fdeed(st, culture) == 0 and purse >= home_price(st, 2 * PORT_COST) // 2 + reserve(st) and st.market[CUP_FACTORY + culture]:
        return Block.buy_fdeed + culture
    for orbit in range(ORBITS):
        if ORBIT_SYSTEM[orbit] == SPACE_SYSTEM[here(st)] and may_buy_pdeed(st, orbit) == 0 and port_helps(st): return Block.buy_pdeed + orbit
    return drive_act(st)

def port_helps(st: State) -> int:
    """S107, S129  The first port of a system, or at home, where it gains its discount."""
    purse = st.credits[st.active] + st.iou + st.pool
    price = home_price(st, PORT_COST)
    if purse < price + reserve(st): return 0
    return 1 if price < PORT_COST or not has_port(st, SPACE_SYSTEM[here(st)]) else 0

def shield_pays(st: State) -> int:
    """S59, S102  The first shield takes no room and saves at almost every hazard, if there are still turns to come."""
    if may_buy_equip(st, SHIELD) or st.held[st.active][HELD_EQUIPMENT + SHIELD] or missing(st) < SHIELD_PAYS_BACK: return 0
    return 1 if st.credits[st.active] + st.iou + st.pool >= EQUIPMENT_COST[SHIELD] + reserve(st) else 0

def drive_act(st: State) -> int:
    """S72  Drives on a ship with holds to spare."""
    for equipment in range(YELLOW_DRIVE, EQUIPMENT):
        if may_buy_equip(st, equipment) == 0 and not st.held[st.active][HELD_EQUIPMENT + equipment]:
            if SHIP_HOLDS[st.ship[st.active]] >= LARGE and st.credits[st.active] >= 2 * PORT_COST + reserve(st):
                return Block.buy_equip + equipment
    return NONE

def advise_overload(st: State) -> int:
    """S106  What is worth least leaves."""
    least = NONE
    for cargo in range(CARGO):
        if st.held[st.active][cargo] and (least == NONE or cargo_value(cargo) < cargo_value(least)): least = cargo
    tell(st, Hint.LEAST_USEFUL, least)
    return Block.dump + least

def cargo_value(cargo: int) -> int:
    """What a thing aboard is worth."""
    if cargo < HELD_FACTORY: return GOOD_VALUE[cargo]
    if cargo < HELD_PASSENGER: return FACTORY_GOOD_VALUE[cargo - HELD_FACTORY]
    if cargo < HELD_EQUIPMENT: return FARE[cargo - HELD_PASSENGER]
    return PORT_COST
