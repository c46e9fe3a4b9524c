"""R72-R74  Exchanges: put together unseen, sent to one party, accepted or refused."""

from magnat.core.declare import pop, push, tell
from magnat.core.kit import has, including, pay

from ..components import PRODUCTIONS, RAISE
from ..state import ASKED_FOR, GIVEN, NONE, Event, Phase, Proposal, Refusal, State, is_party, lots_of
from .amounts import begin_sum, take_sum
from .course import go_on_in_market
from .partners import must_agree
from .payments import join_lot, take_lot


def may_exchange_with(st: State, seat: int) -> int:
    """R72  Both sides need a lot to give."""
    if seat == st.actor or not is_party(st, seat): return Refusal.NO_SUCH_PARTY
    if not lots_of(st, st.actor) or not lots_of(st, seat): return Refusal.NOTHING_TO_EXCHANGE
    return 0

def exchange_with(st: State, seat: int) -> None:
    """R72  An offer to one party; nobody can overbid it."""
    st.deals[st.actor] += 1
    st.proposer = st.actor
    st.partner = seat
    push(st)
    st.phase = Phase.EXCHANGE

def may_give_lot(st: State, production: int) -> int:
    """R72, R73"""
    if not st.held[st.actor][production]: return Refusal.NO_SUCH_LOT
    return Refusal.IN_DRAFT if has(st.give, production) else 0

def give_lot(st: State, production: int) -> None:
    """R73  The whole lot."""
    st.give = including(st.give, production)

def may_ask_lot(st: State, production: int) -> int:
    """R72, R73"""
    if not st.held[st.partner][production]: return Refusal.NO_SUCH_LOT
    return Refusal.IN_DRAFT if has(st.want, production) else 0

def ask_lot(st: State, production: int) -> None:
    """R73  The whole lot."""
    st.want = including(st.want, production)

def may_give_cash(st: State) -> int:
    """R72  From at most one side, within one's purse."""
    if st.side: return Refusal.CASH_ON_ONE_SIDE
    return Refusal.CANNOT_PAY if st.cash[st.actor] < RAISE else 0

def give_cash(st: State) -> None:
    """R72"""
    add_cash(st, GIVEN)

def may_ask_cash(st: State) -> int:
    """R72  Nobody knows what the other has."""
    return Refusal.CASH_ON_ONE_SIDE if st.side else 0

def ask_cash(st: State) -> None:
    """R72"""
    add_cash(st, ASKED_FOR)

def add_cash(st: State, side: int) -> None:
    """R72  How much, in multiples of 100 000 F."""
    st.side = side
    st.phase = Phase.EXCHANGE_CASH
    begin_sum(st, RAISE)

def fix_cash(st: State) -> None:
    """R72  Back to the rest of the offer."""
    st.balance = take_sum(st)
    st.phase = Phase.EXCHANGE

def may_send(st: State) -> int:
    """R72, R74  A lot for cash only would be a sale."""
    return 0 if st.give and st.want else Refusal.LOT_FROM_EACH

def send(st: State) -> None:
    """R72, R106  Now the offer lies open, and the partner answers."""
    if must_agree(st, Proposal.EXCHANGE, 0): return                     # R83
    tell_offer(st)
    st.phase = Phase.EXCHANGE_REPLY
    st.actor = st.partner

def tell_offer(st: State) -> None:
    """R106"""
    tell(st, Event.PROPOSED, st.actor, st.partner)
    for production in range(PRODUCTIONS):
        if has(st.give, production): tell(st, Event.WOULD_GIVE, st.actor, production)
    for production in range(PRODUCTIONS):
        if has(st.want, production): tell(st, Event.WOULD_GIVE, st.partner, production)
    if st.side == GIVEN: tell(st, Event.WOULD_GIVE_CASH, st.actor, st.balance)
    if st.side == ASKED_FOR: tell(st, Event.WOULD_GIVE_CASH, st.partner, st.balance)

def abandon(st: State) -> None:
    """R75  The operation counts as started."""
    end_exchange(st)

def may_accept_exchange(st: State) -> int:
    """R72, R90  Only with the cash that is asked for."""
    return Refusal.CANNOT_PAY if st.side == ASKED_FOR and st.cash[st.actor] < st.balance else 0

def accept_exchange(st: State) -> None:
    """R72, R73  All lots change hands together."""
    if must_agree(st, Proposal.ACCEPT_EXCHANGE, 0): return              # R83
    proposer, partner = st.proposer, st.partner
    tell(st, Event.EXCHANGED, proposer, partner)
    swap_lots(st)
    if st.side == GIVEN: pay(st, proposer, partner, st.balance)
    if st.side == ASKED_FOR: pay(st, partner, proposer, st.balance)
    end_exchange(st)

def swap_lots(st: State) -> None:
    """R73  What both give of a production crosses over."""
    for production in range(PRODUCTIONS):
        given = take_lot(st, st.proposer, production) if has(st.give, production) else 0
        wanted = take_lot(st, st.partner, production) if has(st.want, production) else 0
        if given: join_lot(st, st.partner, production, given)
        if wanted: join_lot(st, st.proposer, production, wanted)

def refuse_exchange(st: State) -> None:
    """R72"""
    tell(st, Event.DECLINED, st.actor)
    end_exchange(st)

def end_exchange(st: State) -> None:
    """R75  Back to the market."""
    st.proposer = 0
    st.partner = NONE
    st.give = 0
    st.want = 0
    st.side = 0
    st.balance = 0
    st.steps = 0
    pop(st)
    go_on_in_market(st)
