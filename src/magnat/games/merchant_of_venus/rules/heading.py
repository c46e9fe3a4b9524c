"""S21, S25-S30, S44, S73, S156-S159  Staying, the heading and all that is fixed with it, the roll."""

from magnat.core.declare import CHANCE, tell

from ..components import AUTO_PILOT, FACES, JUMP_START, MOST_DICE, MULLIGAN_GEAR, NONE, RED, SHIP_SPEED, YELLOW
from ..state import END, LEAVE, Event, Phase, Refusal, State, can_skip, has_relic
from .contact import meet_culture
from .flight import jump, travel
from .navigation import assign_die, has_die, may_assign
from .places import gate_elsewhere, here, is_relic, is_trading_place, link_to
from .trade import open_asteroid


# Stay, or declare a heading

def stay(st: State) -> None:
    """S21, S24, S68  The Movement phase is passed."""
    tell(st, Event.STAYED, st.actor, here(st))
    st.stage = END
    if is_trading_place(st, here(st)): meet_culture(st)
    elif is_relic(st, here(st)): st.phase = Phase.RELIC                 # A34
    else: open_asteroid(st)

def may_head(st: State, space: int) -> int:
    """S26"""
    return 0 if link_to(st, here(st), space) else Refusal.NOT_NEXT_DOOR

def head(st: State, space: int) -> None:
    """S26"""
    tell(st, Event.HEADED, st.actor, space)
    st.heading = space
    choose_drives(st)

def may_js(st: State, gate: int) -> int:
    """S156"""
    if not has_relic(st, JUMP_START): return Refusal.NO_JUMP_START
    return 0 if gate_elsewhere(st, gate + 1) != NONE else Refusal.NO_SUCH_GATE

def js(st: State, gate: int) -> None:
    """S156  A telegate instead of a heading."""
    tell(st, Event.JUMP_DECLARED, st.actor, gate + 1)
    st.gate = gate + 1
    choose_drives(st)


# What is fixed with it

def choose_drives(st: State) -> None:
    """S27, S73  Asked of everybody who owns a drive."""
    st.drives[st.active] = 0
    if can_skip(st, YELLOW) or can_skip(st, RED) or can_skip(st, YELLOW + RED): st.phase = Phase.DRIVES
    else: choose_auto_pilot(st)

def may_drv(st: State, drives: int) -> int:
    """S73, S167"""
    return 0 if can_skip(st, drives) else Refusal.NO_SUCH_DRIVE

def drv(st: State, drives: int) -> None:
    """S73"""
    tell(st, Event.DRIVES_SET, st.actor, drives)
    st.drives[st.actor] = drives
    choose_auto_pilot(st)

def choose_auto_pilot(st: State) -> None:
    """S27, S153"""
    if has_relic(st, AUTO_PILOT): st.phase = Phase.AUTOPILOT
    else: roll(st)


# The roll

def roll(st: State) -> None:
    """S28"""
    st.actor = CHANCE
    st.phase = Phase.ROLL

def odds_die(st: State, face: int) -> int:
    """S28  A fair die."""
    return 1

def die(st: State, face: int) -> None:
    """S28  One die after the other, as many as the speed of the ship."""
    index = next_die(st)
    st.dice[index] = face + 1
    if st.mulled: tell(st, Event.ROLLED_AGAIN, st.active, face + 1)
    if next_die(st) == NONE: take_roll(st)

def next_die(st: State) -> int:
    """S28  The first die that lies unrolled; NONE when all are rolled."""
    for index in range(SHIP_SPEED[st.ship[st.active]]):
        if st.dice[index] == 0: return index
    return NONE

def take_roll(st: State) -> None:
    """S29, S154  All dice count; Mulligan Gear is asked once."""
    st.points = 0
    for index in range(MOST_DICE):
        st.points += st.dice[index]
    tell(st, Event.ROLLED, st.active, st.dice[0], st.dice[1], st.dice[2], st.dice[3], st.points)
    st.actor = st.active
    if has_relic(st, MULLIGAN_GEAR) and not st.mulled: st.phase = Phase.MULLIGAN
    else: choose_die_early(st)

def choose_die_early(st: State) -> None:
    """S44, A23  Only where the table has agreed on it, and not before Jump Start."""
    if st.early_assignment and st.gate == 0: st.phase = Phase.EARLYNAV
    else: set_out(st)

def may_assign_early(st: State, face: int) -> int:
    """S44, S49"""
    return may_assign(st, face)

def assign_early(st: State, face: int) -> None:
    """S44"""
    assign_die(st, face)
    set_out(st)

def assign_later(st: State) -> None:
    """S44"""
    set_out(st)


# Off

def set_out(st: State) -> None:
    """S30, S33, S61, S156-S158  Leaving a space costs nothing, whatever lies on it."""
    st.stage = LEAVE
    if st.gate and not jumps(st): return
    travel(st)

def jumps(st: State) -> int:
    """S156-S158  To the telegate chosen, else to another one that is rolled, else not at all; 0 while the player is asked."""
    fitting = 0
    only = NONE
    for face in range(FACES):
        if may_assign_jump(st, face) == 0:
            fitting += 1
            only = face
    if fitting > 1:
        st.phase = Phase.JUMP
        return 0
    if fitting: start_jump(st, only)
    else: fail_jump(st)
    return 1

def fail_jump(st: State) -> None:
    """S158  No die is assigned, and any link is open."""
    tell(st, Event.JUMP_FAILED, st.active)
    st.gate = 0

def may_assign_jump(st: State, face: int) -> int:
    """S156, S157  The number chosen binds if it is rolled."""
    if not has_die(st, face): return Refusal.NOT_ROLLED
    if gate_elsewhere(st, face + 1) == NONE: return Refusal.NO_SUCH_GATE
    return Refusal.HEADING_BINDS if st.gate != face + 1 and has_die(st, st.gate - 1) else 0

def start_jump(st: State, face: int) -> None:
    """S156, S157, S159"""
    assign_die(st, face)
    st.gate = 0
    jump(st, face + 1)

def assign_jump(st: State, face: int) -> None:
    """S157"""
    start_jump(st, face)
    travel(st)
