"""What the contract tests must know about Hab & Gut."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from magnat.core.declare import NEWCOMER
from magnat.core.play import Match
from magnat.games.hab_und_gut.components import CARDS, GOODS, HOLDER_CARDS
from magnat.games.hab_und_gut.guide import TEA, card
from magnat.games.hab_und_gut.rules import worth
from tests.contract.notes import Claim, Notes

UNCITED: dict[str, str] = {  # by the code
    "H1": "seats and neighbours are those of the kernel's table: numbers clockwise",
    "H6": "boards and boxes are empty because a state is zeroed before its setup",
    "H21": "no act could do what it forbids",
}


def completion(match: Match, seat: int, target: Any) -> list[list[int | str]]:
    """The record with what the seat did not see replaced so that it leads to `target`.

    In earlier laps everything has been laid open. In this one, a holder was dealt what it holds in `target` and what was played from it;
    a donation is what lies on its space; the cards of a price turn that is not carried out yet are those chosen in `target`.
    """
    acts, seats = match.spelled(), target.seats
    deals = [ply for ply, act in enumerate(acts) if act[1] == "deal"]
    begun = deals[(target.lap - 1) * seats * HOLDER_CARDS]
    open_turn = {"left_card": target.left, "right_card": target.right}
    chosen = {block: max((ply for ply in range(begun, len(acts)) if acts[ply][1] == block), default=-1) for block in open_turn}
    dealt: list[list[int]] = [[card for card in range(CARDS) for _ in range(target.holder[holder][card])] for holder in range(seats)]
    for ply in range(begun, len(acts)):
        player, block, card = acts[ply]
        if block in open_turn and not (open_turn[str(block)] and ply == chosen[str(block)]):
            dealt[(int(player) - (block == "right_card")) % seats].append(int(card))
    given = [0] * seats
    for ply in range(begun, len(acts)):
        player, block, _ = acts[ply]
        hidden = match.redacted(seat)[ply][2] is None if block in ("deal", "donate", *open_turn) else False
        if block == "deal" and hidden:
            acts[ply][2] = dealt[deals[deals.index(begun) :].index(ply) // HOLDER_CARDS].pop()
        elif block == "donate":
            if hidden:
                acts[ply][2] = target.gift[player][given[int(player)]] - 1
            given[int(player)] += 1
        elif block in open_turn and hidden and ply == chosen[str(block)] and open_turn[str(block)]:
            acts[ply][2] = open_turn[str(block)] - 1
    return acts


LEFT, RIGHT = 1, 2  # the newcomer's neighbours


def shares_holders(st: Any) -> bool:
    """H5  The left holder is seen by the left neighbour too, the right one by the right neighbour, and tea rises in both."""
    rising = (NEWCOMER, card("tea+6"), (LEFT, RIGHT)), (RIGHT, card("tea+4"), (RIGHT, LEFT))
    return all(
        st.holder[holder][kind] and st.view(sees)["holder"][holder][kind] and st.view(blind)["holder"][holder][kind] is None
        for holder, kind, (sees, blind) in rising
    )


CLAIMS: Mapping[str, Claim] = {
    "welcome": lambda before, after, then: before.cash[NEWCOMER] == 300,
    "prices": lambda before, after, then: all(worth(before, good) == 40 and before.bank[good] for good in range(GOODS)),
    "holders": lambda before, after, then: shares_holders(before),
    "buy": lambda before, after, then: before.cash[NEWCOMER] - after.cash[NEWCOMER] == 120 and after.hand[NEWCOMER][TEA] == 3,
    "give": lambda before, after, then: after.hand[NEWCOMER][TEA] == 2 and after.given[NEWCOMER] == 1,
    "cards": lambda before, after, then: after.price[TEA] == before.price[TEA] + 6 + 4 // 2,
    "sell": lambda before, after, then: after.cash[NEWCOMER] - before.cash[NEWCOMER] == 300,
    "charity": lambda before, after, then: [before.given[seat] for seat in range(before.seats)] == [1, 0, 0],
    "hit": lambda before, after, then: sum(new < old for new, old in zip(after.price, before.price, strict=True)) == 2,
}


NOTES = Notes(completion, claims=CLAIMS, uncited=UNCITED)
