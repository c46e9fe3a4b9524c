"""S13-S16, S58, S69, S72, S76  What a space is, by what is printed on it and what lies on it."""

from magnat.core.declare import everybody, unsaid

from ..components import (
    AIR_FOIL, ASTEROID, CITY, ENCOUNTERS, ENCOUNTER_SPACE, FOIL, GATES, GREEN, GREEN_COST, GREY_COST, HELD_EQUIPMENT, HELD_RELIC, LINKS,
    LINK_COUNT, LINK_KIND, MOST_TOLL, NONE, PORT, SEATS, SHIELD, SHIELD_RELIC, SHIELD_SAVES, SPACES, SPACE_COLOUR, SPACE_ENCOUNTER,
    SPACE_HAZARD, SPACE_KIND, SPACE_ORBIT, TOKEN_COLOUR, TOKEN_COST, TOKEN_GATE, TOKEN_PORT, TOKEN_RELIC, TOLLS,
)
from ..state import COLLECTED, DOWN, UP, State, has_relic


def here(st: State) -> int:
    """The space of the active ship."""
    return st.space[st.active]

def token_on(st: State, space: int) -> int:
    """S63  The face-up token on a space; NONE where there is none."""
    encounter = SPACE_ENCOUNTER[space]
    return st.token[encounter] if encounter != NONE and st.face[encounter] == UP else NONE

def is_face_down(st: State, space: int) -> int:
    """S63  A token that is still to be revealed."""
    encounter = SPACE_ENCOUNTER[space]
    return 1 if encounter != NONE and st.face[encounter] == DOWN else 0


# Landing places

def is_trading_place(st: State, space: int) -> int:
    """S69, S91, S107  A city, or a spaceport: neutral, open, or a merchant's."""
    if SPACE_KIND[space] == CITY or SPACE_KIND[space] == PORT: return 1
    orbit = SPACE_ORBIT[space]
    if orbit != NONE and st.port[orbit] != NONE: return 1
    return 1 if token_on(st, space) == TOKEN_PORT else 0

def is_asteroid_place(st: State, space: int) -> int:
    """S66, S68  An asteroid, or a relic: collected or not."""
    if SPACE_KIND[space] == ASTEROID: return 1
    encounter = SPACE_ENCOUNTER[space]
    if encounter != NONE and st.face[encounter] == COLLECTED: return 1
    return is_relic(st, space)

def is_relic(st: State, space: int) -> int:
    """S66  A relic that nobody has collected."""
    return 1 if token_on(st, space) >= TOKEN_RELIC else 0

def is_landing_place(st: State, space: int) -> int:
    """S38, S71"""
    return 1 if is_trading_place(st, space) or is_asteroid_place(st, space) else 0

def limits_actions(st: State, space: int) -> int:
    """S90  A city or a neutral port, the Galactic Base included."""
    return 1 if SPACE_KIND[space] == CITY or SPACE_KIND[space] == PORT else 0


# Colours and hazards

def colour_of(st: State, space: int) -> int:
    """S72, S168  Printed, or that of a face-up hazard token."""
    token = token_on(st, space)
    return SPACE_COLOUR[space] if token == NONE else TOKEN_COLOUR[token]

def is_skipped(st: State, space: int) -> int:
    """S62, S74, S76  A space or hazard of an active colour."""
    return 1 if colour_of(st, space) & st.drives[st.active] else 0

def hazard_on(st: State, space: int) -> int:
    """S58, S64  The printed value of a hazard; 0 where there is none."""
    token = token_on(st, space)
    return SPACE_HAZARD[space] if token == NONE else TOKEN_COST[token]

def hazard_cost(st: State, space: int) -> int:
    """S59"""
    return shielded(st, st.active, hazard_on(st, space))

def shielded(st: State, seat: int, printed: int) -> int:
    """S59, S164  What a hazard costs a player: 20 less for every shield, on the hull, in a hold or a relic."""
    shields = st.held[seat][HELD_EQUIPMENT + SHIELD] + st.held[seat][HELD_RELIC + SHIELD_RELIC]
    return max(0, printed - SHIELD_SAVES * shields)

@State.fact(SEATS, len(TOLLS), most=MOST_TOLL, to=everybody, of=("seat", ""), value=unsaid("money"), observed=False)
def toll(st: State, seat: int, number: int) -> int:
    """S59  What each printed hazard costs a player."""
    return shielded(st, seat, TOLLS[number])


# Telegates

def gate_on(st: State, space: int) -> int:
    """S51, S57  The number of the telegate on a space; 0 where there is none."""
    token = token_on(st, space)
    return token - TOKEN_GATE + 1 if NONE < token < TOKEN_PORT else 0

def space_of_gate(st: State, number: int) -> int:
    """S52, S57  Where a telegate lies face up; NONE if it does not."""
    for encounter in range(ENCOUNTERS):
        if st.face[encounter] == UP and st.token[encounter] == TOKEN_GATE + number - 1: return ENCOUNTER_SPACE[encounter]
    return NONE

@State.fact(GATES, least=NONE, most=SPACES - 1, to=everybody, value=unsaid("space"), observed=False)
def gate_space(st: State, gate: int) -> int:
    """S52, S57  The space of each telegate that lies face up."""
    return space_of_gate(st, gate + 1)

def gate_elsewhere(st: State, number: int) -> int:
    """S52, S53, S156  Where telegate `number` would take the ship; NONE if it is not on the board or the ship stands on it."""
    space = space_of_gate(st, number)
    return space if space != here(st) else NONE


# Links

def link_to(st: State, space: int, other: int) -> int:
    """S31, S155  The kind of the link between two spaces; 0 where there is none for the active player."""
    for link in range(LINK_COUNT[space]):
        if LINKS[space][link] == other:
            kind = LINK_KIND[space][link]
            return kind if kind != FOIL or has_relic(st, AIR_FOIL) else 0
    return 0

def step_cost(st: State, space: int, other: int) -> int:
    """S31, S74, S155  What a step along a link costs."""
    if is_skipped(st, other): return 0
    return GREEN_COST if link_to(st, space, other) == GREEN and not has_relic(st, AIR_FOIL) else GREY_COST
