"""S24, S138-S141  Trade between players whose ships are on the same space, put together step by step."""

from magnat.core.declare import tell

from ..components import (
    CARGO, COINS, HELD_EQUIPMENT, HELD_PASSENGER, HELD_RELIC, HULL_SHIELDS, NONE, SHIELD, THINGS,
)
from ..state import Event, Phase, Refusal, State
from .holds import load_fits
from .places import here, is_asteroid_place, is_trading_place
from .turn import end_turn


# With whom

def may_trade(st: State, seat: int) -> int:
    """S138"""
    if not st.player_trading: return Refusal.NO_TRADING
    if seat >= st.seats or seat == st.active or st.space[seat] != here(st): return Refusal.NOT_SAME_SPACE
    return Refusal.NO_OFFER_LEFT if st.offers[seat] >= st.max_trade_offers else 0

def trade(st: State, seat: int) -> None:
    """S138  A draft is opened, and counts."""
    tell(st, Event.TRADE_OPENED, st.actor, seat)
    st.offers[seat] += 1
    st.partner = seat
    st.phase = Phase.TRADE

def open_asteroid(st: State) -> None:
    """S24, S138, A28  Nothing but trade with players on the same space; if there is none, the turn ends."""
    allowed = is_asteroid_place(st, here(st)) or st.trade_places
    partners = 0
    for seat in range(st.seats):
        if may_trade(st, seat) == 0: partners += 1
    st.actor = st.active
    if allowed and partners: st.phase = Phase.ASTEROID
    else: end_turn(st)


# The draft

def may_give(st: State, thing: int) -> int:
    """S139"""
    if st.steps >= st.max_trade_steps: return Refusal.NO_STEP_LEFT
    return 0 if st.held[st.active][thing] > st.give[thing] else Refusal.NOT_HELD

def give(st: State, thing: int) -> None:
    """S139"""
    st.give[thing] += 1
    st.steps += 1

def may_take(st: State, thing: int) -> int:
    """S139"""
    if st.steps >= st.max_trade_steps: return Refusal.NO_STEP_LEFT
    return 0 if st.held[st.partner][thing] > st.take[thing] else Refusal.NOT_HELD

def take(st: State, thing: int) -> None:
    """S139"""
    st.take[thing] += 1
    st.steps += 1

def may_gc(st: State, coin: int) -> int:
    """S139, S140"""
    if st.steps >= st.max_trade_steps: return Refusal.NO_STEP_LEFT
    return 0 if st.give_credits + COINS[coin] <= st.credits[st.active] else Refusal.OVER_CREDITS

def gc(st: State, coin: int) -> None:
    """S139"""
    st.give_credits += COINS[coin]
    st.steps += 1

def may_tc(st: State, coin: int) -> int:
    """S139, S140"""
    if st.steps >= st.max_trade_steps: return Refusal.NO_STEP_LEFT
    return 0 if st.take_credits + COINS[coin] <= st.credits[st.partner] else Refusal.OVER_CREDITS

def tc(st: State, coin: int) -> None:
    """S139"""
    st.take_credits += COINS[coin]
    st.steps += 1

def fits_after(st: State, seat: int, gain: list[int], loss: list[int]) -> int:
    """S121, S140  Whether a load fits after the exchange."""
    goods = 0
    halves = 0
    for thing in range(HELD_PASSENGER):
        goods += st.held[seat][thing] + gain[thing] - loss[thing]
    for thing in range(HELD_PASSENGER, HELD_RELIC):
        halves += st.held[seat][thing] + gain[thing] - loss[thing]
    shield = HELD_EQUIPMENT + SHIELD
    on_hull = min(HULL_SHIELDS, st.held[seat][shield] + gain[shield] - loss[shield])
    return load_fits(st, seat, goods, halves - on_hull)

def may_offer(st: State) -> int:
    """S139, S140"""
    if st.steps == 0: return Refusal.EMPTY_DRAFT
    if not fits_after(st, st.active, st.take, st.give): return Refusal.LOADS_MUST_FIT
    return 0 if fits_after(st, st.partner, st.give, st.take) else Refusal.LOADS_MUST_FIT

def offer(st: State) -> None:
    """S138, S139  The partner is asked."""
    tell(st, Event.OFFERED, st.active, st.partner)
    for thing in range(THINGS):
        if st.give[thing]: tell(st, Event.WOULD_GIVE, st.active, thing, st.give[thing])
        if st.take[thing]: tell(st, Event.WOULD_GIVE, st.partner, thing, st.take[thing])
    if st.give_credits: tell(st, Event.WOULD_PAY, st.active, st.give_credits)
    if st.take_credits: tell(st, Event.WOULD_PAY, st.partner, st.take_credits)
    st.actor = st.partner
    st.phase = Phase.REPLY

def cancel(st: State) -> None:
    """S138"""
    tell(st, Event.CALLED_OFF, st.actor)
    close_draft(st)


# The reply

def accept(st: State) -> None:
    """S139-S141  All parts change hands at once."""
    tell(st, Event.TRADED, st.active, st.partner)
    for thing in range(THINGS):
        change = st.take[thing] - st.give[thing]
        st.held[st.active][thing] += change
        st.held[st.partner][thing] -= change
        if thing < CARGO: st.came[thing] = min(st.came[thing] + st.take[thing], st.held[st.active][thing])
    st.credits[st.active] += st.take_credits - st.give_credits
    st.credits[st.partner] += st.give_credits - st.take_credits
    close_draft(st)

def refuse(st: State) -> None:
    """S139  Nothing changes hands."""
    tell(st, Event.DECLINED, st.actor)
    close_draft(st)

def close_draft(st: State) -> None:
    """S138  Back to where the draft was opened."""
    for thing in range(THINGS):
        st.give[thing] = 0
        st.take[thing] = 0
    st.give_credits = 0
    st.take_credits = 0
    st.steps = 0
    st.partner = NONE
    st.actor = st.active
    st.phase = Phase.TRANSACT
    if not is_trading_place(st, here(st)): open_asteroid(st)
