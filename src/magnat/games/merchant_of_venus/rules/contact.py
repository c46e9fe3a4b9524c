"""S81-S87  First contact."""

from magnat.core.declare import CHANCE, tell

from ..components import HELD_CARD, NONE, SPACE_SYSTEM
from ..state import Event, Phase, State
from .cup import draw_tokens
from .market import open_transactions
from .places import here
from .unseen import card_drawn
from .variants import tokens_at_contact


def meet_culture(st: State) -> None:
    """S81, S87, S88  In an undiscovered system first contact, else the transactions."""
    system = SPACE_SYSTEM[here(st)]
    if system == NONE or st.contacted[system]: open_transactions(st)
    elif card_drawn(st, system): make_contact(st)
    else:
        st.actor = CHANCE
        st.phase = Phase.CONTACT

def make_contact(st: State) -> None:
    """S82-S86, S151  The card is turned up and taken; the supply area becomes the market, and deeds lie on the orbits."""
    system = SPACE_SYSTEM[here(st)]
    culture = st.card[system]
    st.contacted[system] = 1
    tell(st, Event.FIRST_CONTACT, st.active, system, culture)
    st.held[st.active][HELD_CARD + culture] += 1                        # S85
    open_transactions(st)                                               # S86
    if tokens_at_contact(st): draw_tokens(st, tokens_at_contact(st))
