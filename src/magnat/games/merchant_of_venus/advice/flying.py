"""Heading, dice, steps: the shortest way to the next stop, landing where something can be earned on the way."""

from magnat.core.declare import tell
from magnat.core.kit import row_sum

from ..characters import Trait
from ..components import (
    EXITS, FACES, GATES, HELD_EQUIPMENT, JUMP_START, LINK_COUNT, LINKS, NONE, SHIP_SPEED, SPACE_ENCOUNTER, SPACE_NAVIGATION, SPACE_SYSTEM, SYSTEMS,
    TOKEN_RELIC,
)
from ..rules.flight import may_go, may_land
from ..rules.heading import may_assign_jump, may_head, may_js
from ..rules.navigation import exit_by, has_die, may_assign, was_entered_from
from ..rules.places import gate_elsewhere, gate_on, hazard_cost, here, is_skipped, is_trading_place, step_cost
from ..state import Block, State, has_relic
from .cargo import culture_at, income_at
from .distance import FINE, TOLL
from .hints import Hint
from .plans import fine_way_to, rate_of, target, turns_for, way_to
from .trading import more_to_trade

ON_THE_WAY = 40     # credits that make a landing on the way worth while, with a few more for each point lost
POINT = 4
HAZARD = 5          # what a hazard weighs, in fine parts of a point
STUCK = 20          # and one that cannot be paid: no more, or the ship would fly in circles
LED_BACK = 15       # or a die that leads back
RELIC_ROUNDS = 25   # relics are collected in so many rounds
COLLECTING = 8      # and so many more, or fewer, for each step of a collector
SEED = 20           # credits that buy a first good
JUMP_GAIN = 3       # points that a jump must save on average
TURN_WORTH = 60     # credits that an ordinary turn brings


# Before the roll

def advise_heading(st: State) -> int:
    """Stay where more can be traded, else the first step on the way to the next stop."""
    gain = more_to_trade(st)
    if gain >= TURN_WORTH:
        tell(st, Hint.MORE_TO_TRADE, gain)
        return Block.stay
    goal = target(st)
    gate = best_jump(st, goal)
    if gate != NONE:
        tell(st, Hint.JUMP_NEARER, gate + 1)
        return Block.js + gate
    say_where_to(st, goal)
    best = NONE
    for link in range(LINK_COUNT[here(st)]):
        space = LINKS[here(st)][link]
        if may_head(st, space) == 0 and (best == NONE or weight(st, goal, space) < weight(st, goal, best)): best = space
    return Block.head + best

def say_where_to(st: State, goal: int) -> None:
    """The reason for a heading."""
    if goal == SYSTEMS: tell(st, Hint.TO_THE_BASE, rate_of(st, goal, turns_for(st, way_to(st, goal, here(st)))) // 10)
    elif culture_at(st, goal) == NONE: tell(st, Hint.UNKNOWN_SYSTEM, goal)
    else: tell(st, Hint.ON_THE_WAY, goal, rate_of(st, goal, turns_for(st, way_to(st, goal, here(st)))) // 10)

def best_jump(st: State, goal: int) -> int:
    """S156  The telegate from which the next stop is nearest on average, if that is nearer than from here by some points; NONE without Jump Start."""
    if not has_relic(st, JUMP_START): return NONE
    best = NONE
    least = fine_way_to(st, goal, here(st)) - JUMP_GAIN * FINE
    for gate in range(GATES):
        if may_js(st, gate) == 0 and way_by_jump(st, goal, gate) < least:
            best = gate
            least = way_by_jump(st, goal, gate)
    return best

def way_by_jump(st: State, goal: int, gate: int) -> int:
    """S156-S158  The way on average: through the telegate if a die shows its number, else through another that is rolled, else from here."""
    others = 0
    elsewhere = 0
    for other in range(GATES):
        if other != gate and may_js(st, other) == 0:
            others += 1
            elsewhere += fine_way_to(st, goal, gate_elsewhere(st, other + 1)) + FINE
    rolls = 1
    without = 1
    with_none = 1
    for _ in range(SHIP_SPEED[st.ship[st.active]]):
        rolls *= FACES
        without *= FACES - 1
        with_none *= FACES - 1 - others
    through = (rolls - without) * (fine_way_to(st, goal, gate_elsewhere(st, gate + 1)) + FINE)
    astray = (without - with_none) * elsewhere // max(1, others)
    return (through + astray + with_none * fine_way_to(st, goal, here(st))) // rolls

def advise_mulligan(st: State) -> int:
    """S154  A low die again, where the roll is too short for the next stop."""
    low = NONE
    for face in range(FACES // 2):
        if low == NONE and has_die(st, face): low = face
    if low == NONE or st.points >= way_to(st, target(st), here(st)):
        tell(st, Hint.ROLL_WILL_DO)
        return Block.skip
    tell(st, Hint.ROLL_AGAIN)
    return Block.mull + low


# On the way

def weight(st: State, goal: int, space: int) -> int:
    """How good a space is as the next one, in fine parts of a point: the step, the way from there, hazards, dice that lead the wrong way."""
    total = fine_way_to(st, goal, space)
    if SPACE_NAVIGATION[space] != NONE and st.points: total = total // 2 + best_exit(st, goal, space) * FINE // 2
    cost = 0 if is_skipped(st, space) else hazard_cost(st, space)
    if st.points != 1 and cost: total += HAZARD if cost <= st.credits[st.active] else STUCK  # S60
    return total + max(1, step_cost(st, here(st), space) * FINE)

def best_exit(st: State, goal: int, space: int) -> int:
    """Points from a navigation space with the dice of this turn."""
    best = NONE
    for face in range(FACES):
        if st.nav == face + 1 or (st.nav == 0 and has_die(st, face)):
            way = exit_weight(st, goal, space, face, here(st))
            if best == NONE or way < best: best = way
    return best

def exit_weight(st: State, goal: int, space: int, face: int, origin: int) -> int:
    """Points from the exit of a die; a die that leads back ends the turn there."""
    other = EXITS[SPACE_NAVIGATION[space]][face]
    return way_to(st, goal, space) + LED_BACK if other == origin else way_to(st, goal, other) + 1

def advise_step(st: State) -> int:
    """Land where it is worth while, else on towards the next stop."""
    goal = target(st)
    if may_land(st) == 0 and worth_landing(st, goal):
        say_why_landed(st)
        return Block.land
    best = NONE
    for link in range(LINK_COUNT[here(st)]):
        space = LINKS[here(st)][link]
        if may_go(st, space) == 0 and (best == NONE or weight(st, goal, space) < weight(st, goal, best)): best = space
    if best == NONE: return Block.land
    say_how_near(st, goal, best)
    return Block.go + best

def say_how_near(st: State, goal: int, space: int) -> None:
    """The reason for a step, a die or a telegate."""
    nearer = space != NONE and fine_way_to(st, goal, space) < fine_way_to(st, goal, here(st))
    if goal < SYSTEMS: tell(st, Hint.NEAREST_TO if nearer else Hint.DETOUR, goal)

def advise_landing(st: State) -> int:
    """S50"""
    if worth_landing(st, target(st)):
        say_why_landed(st)
        return Block.land
    tell(st, Hint.KEEP_FLYING)
    return Block.fly

def worth_landing(st: State, goal: int) -> int:
    """The next stop itself, an unknown culture, or a place where the load brings more than the points left are worth."""
    if not is_trading_place(st, here(st)): return 0
    system = SPACE_SYSTEM[here(st)] if SPACE_SYSTEM[here(st)] != NONE else SYSTEMS
    if system == goal: return 1
    if system < SYSTEMS and not st.contacted[system]: return 1
    return 1 if income_at(st, culture_at(st, system)) >= ON_THE_WAY + POINT * st.points else 0

def say_why_landed(st: State) -> None:
    """The reason for a landing."""
    system = SPACE_SYSTEM[here(st)]
    if system != NONE: tell(st, Hint.LAND_TO_TRADE if st.contacted[system] else Hint.LAND_TO_MEET, system)

def advise_die(st: State) -> int:
    """S44  The die that leads nearest to the next stop, by an exit or by a telegate."""
    goal = target(st)
    best = NONE
    for face in range(FACES):
        if may_assign(st, face) == 0 and (best == NONE or die_weight(st, goal, face) < die_weight(st, goal, best)): best = face
    say_how_near(st, goal, gate_elsewhere(st, best + 1) if gate_on(st, here(st)) else exit_by(st, best))
    return Block.nav + best

def die_weight(st: State, goal: int, face: int) -> int:
    """Points to the next stop with a die."""
    if gate_on(st, here(st)):
        space = gate_elsewhere(st, face + 1)
        return fine_way_to(st, goal, space) + FINE if space != NONE else fine_way_to(st, goal, here(st))
    other = exit_by(st, face)
    return fine_way_to(st, goal, here(st)) + LED_BACK * FINE if was_entered_from(st, here(st), other) else weight(st, goal, other)

def advise_jump(st: State) -> int:
    """S157  The telegate nearest to the next stop."""
    goal = target(st)
    best = NONE
    for face in range(FACES):
        if may_assign_jump(st, face) == 0 and (best == NONE or die_weight_of_jump(st, goal, face) < die_weight_of_jump(st, goal, best)): best = face
    tell(st, Hint.JUMP_NEARER, best + 1)
    return Block.nav + best

def die_weight_of_jump(st: State, goal: int, face: int) -> int:
    return way_to(st, goal, gate_elsewhere(st, face + 1))

def advise_hazard(st: State) -> int:
    """S58  Pay what is less than a turn is worth, if something is left for goods."""
    cost = hazard_cost(st, here(st))
    if worth_paying(st, cost):
        tell(st, Hint.WORTH_A_TURN, cost)
        return Block.pay
    tell(st, Hint.TOO_DEAR, cost)
    return Block.stop

def worth_paying(st: State, cost: int) -> int:
    """A43  Without a load the price of a cheap good stays in the purse."""
    if row_sum(st.held[st.active], HELD_EQUIPMENT) == 0: return 1 if cost + SEED <= st.credits[st.active] else 0
    return 1 if cost * 2 <= st.credits[st.active] or cost <= TOLL or income_ahead(st) else 0

def income_ahead(st: State) -> int:
    """Whether the next stop pays for something aboard."""
    goal = target(st)
    return 1 if culture_at(st, goal) != NONE and income_at(st, culture_at(st, goal)) else 0

def advise_relic(st: State) -> int:
    """S66  In the first rounds; it costs the turn."""
    relic = st.token[SPACE_ENCOUNTER[here(st)]] - TOKEN_RELIC
    if st.turn <= (RELIC_ROUNDS + COLLECTING * st.character[st.active][Trait.RELICS]) * st.seats:
        tell(st, Hint.RELIC_EARLY, relic)
        return Block.collect
    tell(st, Hint.KEEP_FLYING)
    return Block.leave
