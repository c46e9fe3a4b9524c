"""Another world that looks the same to a seat."""

from __future__ import annotations

from magnat.core.kit import pick
from magnat.core.numbers import draw

from .components import SPREAD, WARES
from .state import State, beholders


def resample(st: State, seat: int, luck: list[int]) -> None:
    """Purses of others within what is proven; the ware, if only others have seen it; claims that lie face down, glimpses."""
    for other in range(st.drawn):
        if other != seat:
            more = st.proven[other] + draw(luck, SPREAD - st.proven[other])
            st.purse[other] = st.coins + st.earned[other] + more
            if st.claimed[other]:
                st.claimed[other] = 1 + draw(luck, WARES)
            if st.glimpse[other]:
                st.glimpse[other] = 1 + draw(luck, WARES)
            for depth in range(st.depth):
                if st.glimpse_below[depth][other]:
                    st.glimpse_below[depth][other] = 1 + draw(luck, WARES)
    if st.ware and not beholders(st, seat, 0):
        st.bag[st.ware - 1] += 1
        ware = pick(luck, st.bag, WARES)
        st.bag[ware] -= 1
        st.ware = ware + 1
