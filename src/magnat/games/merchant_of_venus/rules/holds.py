"""S102, S103, S119-S121, S142  What a ship carries, and whether it fits."""

from magnat.core.kit import row_sum
from magnat.core.declare import everybody

from ..components import (
    CARGO, HELD_EQUIPMENT, HELD_PASSENGER, HELD_RELIC, HULL_SHIELDS, SEATS, SHIELD, SHIP_HOLDS,
)
from ..state import State


@State.fact(SEATS, most=255, to=everybody, of="seat")
def goods_aboard(st: State, seat: int) -> int:
    """S120  Tokens that fill a hold: goods and factory goods."""
    return row_sum(st.held[seat], HELD_PASSENGER)

@State.fact(SEATS, most=255, to=everybody, of="seat")
def halves_aboard(st: State, seat: int) -> int:
    """S102, S103, S120  Tokens that share a hold: passengers, drives, shields off the hull."""
    halves = 0
    for thing in range(HELD_PASSENGER, HELD_RELIC):
        halves += st.held[seat][thing]
    return halves - min(HULL_SHIELDS, st.held[seat][HELD_EQUIPMENT + SHIELD])

def load_fits(st: State, seat: int, goods: int, halves: int) -> int:
    """S119, S121  Whether so many goods and half holds fit a ship."""
    return 1 if goods + (halves + 1) // 2 <= SHIP_HOLDS[st.ship[seat]] else 0

def fits(st: State, seat: int) -> int:
    """S121"""
    return load_fits(st, seat, goods_aboard(st, seat), halves_aboard(st, seat))

def has_room(st: State, thing: int) -> int:
    """S102, S121  Whether one more of a thing fits the ship of the active player; the first shield goes on the hull."""
    goods, halves = goods_aboard(st, st.active), halves_aboard(st, st.active)
    if thing < HELD_PASSENGER: return load_fits(st, st.active, goods + 1, halves)
    if thing == HELD_EQUIPMENT + SHIELD and st.held[st.active][thing] < HULL_SHIELDS: return 1
    return load_fits(st, st.active, goods, halves + 1)

def load(st: State, thing: int) -> None:
    """S142  Something comes aboard the active ship."""
    st.held[st.active][thing] += 1
    if thing < CARGO: st.came[thing] += 1

def unload(st: State, thing: int) -> None:
    """S142  Something leaves the active ship; of equal tokens the older ones first."""
    st.held[st.active][thing] -= 1
    if thing < CARGO: st.came[thing] = min(st.came[thing], st.held[st.active][thing])
