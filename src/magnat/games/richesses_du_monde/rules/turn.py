"""R10-R14, R64, R65  The roll, the penalty of a double, the move, and what the square asks for."""

from magnat.core.declare import CHANCE, tell
from magnat.core.kit import bank_pays, pay_bank

from ..components import AUCTION, BONUS, CONTINENT, FINE, JOKER, NEWS, PIP_BONUS, ROLL_RED, ROLL_WHITE, SQUARE_KIND, ZONE
from ..state import PENALTY, Event, Phase, Proposal, Refusal, State
from .auction_square import open_auction_square
from .course import end_turn
from .grace import needs_grace, open_grace
from .news import take_card
from .partners import must_agree
from .payments import go_bankrupt
from .purchase import open_joker_shop, open_purchase, square_under
from .royalties import open_royalties


def roll(st: State) -> None:
    """R11"""
    st.actor = CHANCE
    st.phase = Phase.DICE

def may_resign(st: State) -> int:
    """R92  Only where the table has agreed on it."""
    return 0 if st.resign else Refusal.NO_RESIGNING

def resign(st: State) -> None:
    """R92, R96  Treated as bankrupt without a debt."""
    if must_agree(st, Proposal.GIVE_UP, 0): return                      # R83
    tell(st, Event.RESIGNED, st.actor)
    go_bankrupt(st, st.actor)
    end_turn(st)

def odds_dice(st: State, roll: int) -> int:
    """R11  Two fair dice."""
    return 1

def dice(st: State, roll: int) -> None:
    """R11, R12  A double costs its face in millions before the pawn moves."""
    st.white = ROLL_WHITE[roll]
    st.red = ROLL_RED[roll]
    tell(st, Event.ROLLED, st.active, st.white, st.red)
    if st.white != st.red: move(st)
    elif needs_grace(st, st.active, fine(st)): open_grace(st, st.active, fine(st), PENALTY)
    else: pay_fine(st)

def fine(st: State) -> int:
    """R12"""
    return st.red * FINE

def pay_fine(st: State) -> None:
    """R12, R92  Who cannot pay is bankrupt before moving."""
    if st.cash[st.active] >= fine(st):
        tell(st, Event.FINED, st.active, fine(st))
        pay_bank(st, st.active, fine(st))
        move(st)
    else:
        go_bankrupt(st, st.active)
        end_turn(st)

def move(st: State) -> None:
    """R9, R11  Forward by the sum of both dice."""
    st.progress[st.active] += st.white + st.red
    tell(st, Event.LANDED, st.active, square_under(st, st.active))
    land(st)

def land(st: State) -> None:
    """R14, R15, R36, R63, R65  What happens on a square of its kind."""
    st.actor = st.active
    kind = SQUARE_KIND[square_under(st, st.active)]
    if kind == ZONE or (kind == CONTINENT and st.continental_royalty): open_royalties(st)
    elif kind == BONUS: take_bonus(st)
    elif kind == NEWS: take_card(st)
    elif kind == JOKER: open_joker_shop(st)
    elif kind == AUCTION: open_auction_square(st)
    else: open_purchase(st)

def take_bonus(st: State) -> None:
    """R64, R65  500 000 F for each pip; the royalty of the plaque comes after it."""
    tell(st, Event.BONUS, st.active, PIP_BONUS * (st.white + st.red))
    bank_pays(st, st.active, PIP_BONUS * (st.white + st.red))
    open_royalties(st)
