"""S31-S43, S46-S47, S51-S57, S63, S77  The movement: one loop from question to question, in the order of S43."""

from magnat.core.declare import count_step, tell

from ..components import (
    FACES, GATE_LOCK, JUMP_COST, LINK_COUNT, LINKS, NONE, SPACE_ENCOUNTER,
    SPACE_NAVIGATION, SPACE_ORBIT, SPACE_SYSTEM, SPY_EYE, SWITCH_SWITCH,
)
from ..state import (
    ASSIGN, BRAVE, END, EXIT, FIND, LEAVE, LOOK, REVEAL, STEP, UP, WATCH, Event, Phase, Refusal, State, has_relic, knows_card,
)
from .contact import meet_culture
from .navigation import assign_die, exit_by, may_assign, remember_entry, was_entered_from
from .places import (
    gate_elsewhere, gate_on, hazard_cost, here, is_face_down, is_landing_place, is_relic, is_skipped, is_trading_place, link_to, step_cost,
)
from .sights import ask_chance, look_at_card, next_to_spy, spy_on
from .trade import open_asteroid
from .turn import end_turn, forget_run
from .unseen import token_drawn


def travel(st: State) -> None:
    """S43  Each part of the arrival asks somebody or ends the movement (1), or leads to the next part (0)."""
    st.actor = st.active
    asked = 0
    while not asked:
        count_step(st)
        if st.stage == REVEAL: asked = reveal(st)                       # (b)
        elif st.stage == LOOK: asked = look_around(st)                  # (c)
        elif st.stage == WATCH: asked = watch(st)                       # (d)
        elif st.stage == BRAVE: asked = brave_hazard(st)                # (e), (f)
        elif st.stage == FIND: asked = find_relic(st)                   # (g)
        elif st.stage == END: asked = end_or_leave(st)                  # (h), (i)
        elif st.stage == LEAVE: asked = leave_space(st)                 # (i)
        elif st.stage == ASSIGN: asked = need_die(st)
        elif st.stage == EXIT: asked = follow_die(st)
        else: asked = step_out(st)


# Entering a space

def ask_player(st: State, phase: int) -> int:
    """The active player is asked."""
    st.phase = phase
    return 1

def enter(st: State, space: int, cost: int) -> None:
    """S35, S43 (a), S77  The ship enters a space by link."""
    old = here(st)
    st.points -= cost
    st.prev = old
    st.space[st.active] = space
    st.moved = 1
    st.exempt = 0
    st.heading = NONE
    if SPACE_NAVIGATION[space] != NONE: remember_entry(st, space, old)
    if is_skipped(st, space): remember_run(st, space)
    elif not is_face_down(st, space): forget_run(st)
    tell(st, Event.FLEW, st.active, space, st.points)
    st.stage = REVEAL

def jump(st: State, gate: int) -> None:
    """S52, S159  The ship jumps to a telegate for 1 point; the way back is forgotten and the telegate needs no second die."""
    space = gate_elsewhere(st, gate)
    st.points -= JUMP_COST
    st.prev = NONE
    st.space[st.active] = space
    st.moved = 1
    st.exempt = 1
    st.heading = NONE
    forget_run(st)
    tell(st, Event.JUMPED, st.active, space, gate, st.points)
    st.stage = REVEAL

def in_run(st: State, space: int) -> int:
    """S77  Whether the present run of skipped spaces has passed a space."""
    for index in range(st.run_length):
        if st.run[index] == space: return 1
    return 0

def remember_run(st: State, space: int) -> None:
    """S77"""
    if in_run(st, space): return
    st.run[st.run_length] = space
    st.run_length += 1


# (b) to (g)

def reveal(st: State) -> int:
    """S43 (b), S63  A face-down token is turned up for all to see."""
    st.stage = LOOK
    if not is_face_down(st, here(st)): return 0
    if not token_drawn(st, SPACE_ENCOUNTER[here(st)]): return ask_chance(st, Phase.REVEALED)
    turn_up(st)
    return 0

def turn_up(st: State) -> None:
    """S63, S65  A hazard of an active colour gives the point back, and the run goes on."""
    encounter = SPACE_ENCOUNTER[here(st)]
    st.face[encounter] = UP
    tell(st, Event.REVEALED, here(st), st.token[encounter])
    if is_skipped(st, here(st)):
        st.points += 1
        remember_run(st, here(st))
        tell(st, Event.GIVEN_BACK, st.active, here(st))
    else: forget_run(st)

def look_around(st: State) -> int:
    """S43 (c), S160  Spy Eye, while a face-down token one link away is unknown to its owner."""
    encounter = next_to_spy(st)
    if encounter == NONE:
        st.stage = WATCH
        return 0
    return spy_on(st, encounter) if st.auto_observe else ask_player(st, Phase.SPY)

def watch(st: State) -> int:
    """S43 (d), S78  The card of an undiscovered system."""
    st.stage = BRAVE
    if not can_watch(st): return 0
    return look_at_card(st) if st.auto_observe else ask_player(st, Phase.OBSERVE)

def can_watch(st: State) -> int:
    """S78, S80, S161  On an orbit of a system whose card the player does not know; with Spy Eye on any space of it."""
    system = SPACE_SYSTEM[here(st)]
    if system == NONE or knows_card(st, st.active, system): return 0
    return 1 if SPACE_ORBIT[here(st)] != NONE or has_relic(st, SPY_EYE) else 0

def brave_hazard(st: State) -> int:
    """S43 (e), (f), S58, S60, S62  Pay and go on, or stop; a skipped space is only passed."""
    st.stage = LEAVE if is_skipped(st, here(st)) else FIND
    cost = hazard_cost(st, here(st))
    if st.stage == LEAVE or st.points == 0 or cost == 0: return 0
    if st.credits[st.active] >= cost: return ask_player(st, Phase.HAZARD)
    return stop_unpaid(st)

def stop_unpaid(st: State) -> int:
    """S58  The turn ends there at once."""
    tell(st, Event.STOPPED, st.active, here(st), hazard_cost(st, here(st)))
    end_turn(st)
    return 1

def find_relic(st: State) -> int:
    """S43 (g), S66"""
    st.stage = END
    return ask_player(st, Phase.RELIC) if is_relic(st, here(st)) else 0


# (h) and (i)

def end_or_leave(st: State) -> int:
    """S38, S41, S43 (h), (i), S50  Without points the movement ends; a navigation space with a merchant port asks whether to land."""
    st.stage = LEAVE
    if st.points == 0: return come_to_rest(st)
    if SPACE_NAVIGATION[here(st)] != NONE and is_landing_place(st, here(st)): return ask_player(st, Phase.LAND)
    return 0

def come_to_rest(st: State) -> int:
    """S22, S24, S38, S40, S41  Landed, or the end of the turn."""
    if is_landing_place(st, here(st)): return touch_down(st)
    tell(st, Event.CAME_TO_REST, st.active, here(st))
    open_asteroid(st)                                                   # A28  where trading is allowed on any space
    return 1

def touch_down(st: State) -> int:
    """S24, S38, S40, S81  First contact or transactions; on an asteroid only trade with players."""
    if st.moved: tell(st, Event.LANDED, st.active, here(st))
    st.points = 0
    if is_trading_place(st, here(st)): meet_culture(st)
    else: open_asteroid(st)
    return 1

def leave_space(st: State) -> int:
    """S43 (i), S46, S51, S54, S165  By telegate, by navigation, or by a free choice."""
    gate = 1 if gate_on(st, here(st)) and not st.exempt else 0
    st.stage = ASSIGN if gate or SPACE_NAVIGATION[here(st)] != NONE else STEP
    return ask_player(st, Phase.GATELOCK) if gate and has_relic(st, GATE_LOCK) else 0

def need_die(st: State) -> int:
    """S44, S45, S163  A die must be assigned, afresh with Switch Switch; where one value is left nobody is asked."""
    st.stage = EXIT
    if st.nav and not has_relic(st, SWITCH_SWITCH): return 0
    values = 0
    only = NONE
    for face in range(FACES):
        if may_assign(st, face) == 0:
            values += 1
            only = face
    if values > 1: return ask_player(st, Phase.NAV)
    assign_die(st, only)
    return 0

def follow_die(st: State) -> int:
    """S46, S47, S51-S53  By the printed exit, or to the telegate of that number; no jump: an ordinary step."""
    space = here(st)
    if SPACE_NAVIGATION[space] == NONE:
        st.stage = STEP                                                 # S53
        if gate_elsewhere(st, st.nav) != NONE: jump(st, st.nav)         # S52
        return 0
    other = exit_by(st, st.nav - 1)
    if was_entered_from(st, space, other):
        tell(st, Event.LED_BACK, st.active, space, st.nav)
        end_turn(st)                                                    # S47
        return 1
    enter(st, other, step_cost(st, space, other))
    return 0

def step_out(st: State) -> int:
    """S33, S34, S39, S75  The first step follows the heading, then the choice is free, on skipped spaces too; one answer left is not asked."""
    space = here(st)
    if st.heading != NONE:
        enter(st, st.heading, step_cost(st, space, st.heading))         # S33
        return 0
    ways = 0
    only = NONE
    for link in range(LINK_COUNT[space]):
        if may_go(st, LINKS[space][link]) == 0:
            ways += 1
            only = LINKS[space][link]
    if (ways and may_land(st) == 0) or ways > 1: return ask_player(st, Phase.STEP)
    if ways == 0: return touch_down(st)                                 # S39
    enter(st, only, step_cost(st, space, only))
    return 0

def may_go(st: State, space: int) -> int:
    """S32, S34, S35, S77"""
    refused = step_refused(st, space)
    if refused: return refused
    return Refusal.IN_THIS_RUN if is_skipped(st, here(st)) and in_run(st, space) and has_fresh_way(st) else 0

def step_refused(st: State, space: int) -> int:
    """S32, S34, S35"""
    if link_to(st, here(st), space) == 0: return Refusal.NOT_NEXT_DOOR
    if space == st.prev: return Refusal.NO_WAY_BACK                     # S35
    return 0 if st.points >= max(1, step_cost(st, here(st), space)) else Refusal.TOO_FEW_POINTS     # S32

def has_fresh_way(st: State) -> int:
    """S77  Whether a legal link leads to a space that the run has not passed."""
    space = here(st)
    for link in range(LINK_COUNT[space]):
        other = LINKS[space][link]
        if step_refused(st, other) == 0 and not in_run(st, other): return 1
    return 0

def may_land(st: State) -> int:
    """S30, S38"""
    if not is_landing_place(st, here(st)): return Refusal.NO_LANDING_HERE
    return 0 if st.moved else Refusal.MUST_MOVE                         # S30

def go(st: State, space: int) -> None:
    """S34"""
    enter(st, space, step_cost(st, here(st), space))
    travel(st)

def land(st: State) -> None:
    """S38, S40"""
    touch_down(st)

def land_on_orbit(st: State) -> None:
    """S50  A merchant port on a navigation space."""
    touch_down(st)

def fly(st: State) -> None:
    """S50  On by the exit of a die."""
    travel(st)

def assign(st: State, face: int) -> None:
    """S44, S45  It stays assigned for the rest of the turn."""
    assign_die(st, face)
    travel(st)
