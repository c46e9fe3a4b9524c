"""S58, S63-S71, S78-S80  What a player does about hazards, tokens, relics and cards that he meets on his way."""

from magnat.core.declare import tell

from ..components import ENCOUNTERS, HELD_RELIC, SPACE_ENCOUNTER, SPACE_SYSTEM, SYSTEMS, TOKEN_COUNT, TOKEN_RELIC
from ..state import COLLECTED, Event, Phase, State
from .contact import make_contact
from .flight import stop_unpaid, travel, turn_up
from .places import hazard_cost, here
from .sights import look_at_card, note_observed, note_spied
from .turn import end_turn
from .unseen import card_drawn, token_drawn
from .variants import pay_bank


# Hazards

def pay(st: State) -> None:
    """S58, S59"""
    cost = hazard_cost(st, here(st))
    tell(st, Event.HAZARD_PAID, st.actor, here(st), cost)
    pay_bank(st, st.actor, cost)
    travel(st)

def stop(st: State) -> None:
    """S58"""
    stop_unpaid(st)


# Tokens and relics

def odds_token(st: State, token: int) -> int:
    """S5  All tokens that nobody has seen alike; those in the box are never drawn."""
    left = TOKEN_COUNT[token]
    for encounter in range(ENCOUNTERS):
        if token_drawn(st, encounter) and st.token[encounter] == token: left -= 1
    return left

def token(st: State, token: int) -> None:
    """S5, S63, S160  The token that was lying there all the time: for all to see, or for the player who spies."""
    st.actor = st.active
    if st.phase == Phase.SPIED:
        st.token[st.spying] = token
        note_spied(st)
    else:
        st.token[SPACE_ENCOUNTER[here(st)]] = token
        turn_up(st)
    travel(st)

def collect(st: State) -> None:
    """S66  An asteroid token takes its place, and the turn ends at once."""
    encounter = SPACE_ENCOUNTER[here(st)]
    relic = st.token[encounter] - TOKEN_RELIC
    tell(st, Event.COLLECTED, st.actor, relic)
    st.face[encounter] = COLLECTED
    st.held[st.actor][HELD_RELIC + relic] += 1
    end_turn(st)

def leave(st: State) -> None:
    """S67, S68  It stays face up; the ship flies on, or stops there as on an asteroid."""
    travel(st)


# Cards

def observe_culture(st: State) -> None:
    """S78"""
    if look_at_card(st) == 0: travel(st)

def pass_orbit(st: State) -> None:
    """S78"""
    travel(st)

def odds_culture(st: State, culture: int) -> int:
    """S4  Each card is on one system."""
    for system in range(SYSTEMS):
        if card_drawn(st, system) and st.card[system] == culture: return 0
    return 1

def culture(st: State, culture: int) -> None:
    """S4, S79, S82  The card that was lying there all the time: for the player who looks, or for all at first contact."""
    st.card[SPACE_SYSTEM[here(st)]] = culture
    st.actor = st.active
    if st.phase == Phase.CONTACT: make_contact(st)
    else:
        note_observed(st)
        travel(st)
