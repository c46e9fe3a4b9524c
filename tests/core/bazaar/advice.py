"""A plain player."""

from __future__ import annotations

from magnat.core.declare import tell

from .auction import may_peek, may_stay
from .bids import may_take
from .claims import may_boast
from .components import PRICES, WARES
from .market import may_offer
from .state import Block, Hint, Phase, State


def advise(st: State) -> int:
    """A plain player: consults, takes what is cheap, claims what it knows, sells what it has."""
    if st.phase == Phase.PRICE:
        if st.consulted == 0 and st.turn == 1:
            return Block.consult
        return Block.price + st.turn % len(PRICES)
    if st.phase == Phase.CONSULT:
        return Block.nod if st.asked_back else Block.ask_back
    if st.phase == Phase.ASK_BACK:
        return Block.whisper + st.ware - 1
    if st.phase == Phase.BID:
        if may_take(st) == 0 and st.paid <= 2:
            tell(st, Hint.CHEAP, st.paid)
            return Block.take
        return Block.decline
    if st.phase == Phase.CLAIM:
        if st.actor == st.lead:
            tell(st, Hint.KNOWN, st.ware - 1)
            return Block.claim + st.ware - 1
        return Block.boast if may_boast(st) == 0 else Block.abstain
    if st.phase == Phase.DOUBT:
        return Block.doubt if st.actor == st.lead else Block.believe
    if st.phase == Phase.AUCTION:
        if st.turn == 1 and may_peek(st) == 0:
            return Block.peek
        return Block.stay if st.bid < 3 and may_stay(st) == 0 else Block.drop
    if st.phase == Phase.SHOW:
        return Block.show + st.turn % WARES
    for ware in range(WARES):
        if may_offer(st, ware) == 0:
            return Block.offer + ware
    return Block.rest
