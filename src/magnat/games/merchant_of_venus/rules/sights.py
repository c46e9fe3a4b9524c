"""S78-S80, S160, S161  Looking at cards and tokens that stay face down."""

from magnat.core.declare import CHANCE, tell
from magnat.core.kit import including

from ..components import ENCOUNTERS, FOIL, LINK_COUNT, LINK_KIND, LINKS, NONE, SPACE_ENCOUNTER, SPACE_SYSTEM, SPY_EYE
from ..state import DOWN, Event, Phase, Refusal, State, has_relic, knows_token
from .places import here
from .unseen import card_drawn, token_drawn


def ask_chance(st: State, phase: int) -> int:
    """A card or token is drawn when somebody first learns it."""
    st.actor = CHANCE
    st.phase = phase
    return 1

def next_to_spy(st: State) -> int:
    """S160  The first token that may be looked at; NONE if there is none."""
    if not has_relic(st, SPY_EYE): return NONE
    for encounter in range(ENCOUNTERS):
        if may_spy(st, encounter) == 0: return encounter
    return NONE

def may_spy(st: State, encounter: int) -> int:
    """S160, A38  Face down, one printed link away, not yet seen."""
    if st.face[encounter] != DOWN or not is_in_sight(st, encounter): return Refusal.NOT_IN_SIGHT
    return Refusal.SEEN_ALREADY if knows_token(st, st.active, encounter) else 0

def is_in_sight(st: State, encounter: int) -> int:
    """A38  One link away; links of Air Foil do not count."""
    space = here(st)
    for link in range(LINK_COUNT[space]):
        if SPACE_ENCOUNTER[LINKS[space][link]] == encounter and LINK_KIND[space][link] != FOIL: return 1
    return 0

def spy_on(st: State, encounter: int) -> int:
    """S160  The owner looks; the token stays face down."""
    st.spying = encounter
    if not token_drawn(st, encounter): return ask_chance(st, Phase.SPIED)
    note_spied(st)
    return 0

def note_spied(st: State) -> None:
    """S19, S160  That he looked is public."""
    tell(st, Event.SPIED, st.active, st.spying, st.token[st.spying])
    st.spied[st.spying] = including(st.spied[st.spying], st.active)
    st.spying = NONE

def look_at_card(st: State) -> int:
    """S78"""
    if not card_drawn(st, SPACE_SYSTEM[here(st)]): return ask_chance(st, Phase.OBSERVED)
    note_observed(st)
    return 0

def note_observed(st: State) -> None:
    """S79  What he saw is known to him only; that he looked is public."""
    system = SPACE_SYSTEM[here(st)]
    tell(st, Event.OBSERVED, st.active, system, st.card[system])
    st.observed[system] = including(st.observed[system], st.active)
