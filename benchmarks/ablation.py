"""What each idea of the advice of Maxi Bourse International is worth: `python benchmarks/ablation.py` (`--help`).

Half of the seats follow the advice, the others follow it without one idea: where that idea would speak, they give the answer of somebody who does not
know it. Every seat of one kind is compared by rank with every seat of the other. Every game is played twice with the same numbers, the halves
changing places: what the idea does not touch cancels out. 50 in a hundred pairs won (shared ones count half) would mean that the idea is worth
nothing; the standard error is told with it.
"""

from __future__ import annotations

import argparse
from typing import Any

from contest import pairs_won

from magnat.core.declare import scratch
from magnat.core.game import load
from magnat.games.maxi_bourse.components import CALL, CARDS
from magnat.games.maxi_bourse.rules.request import may_close
from magnat.games.maxi_bourse.rules.session import may_ask_for
from magnat.games.maxi_bourse.rules.shortage import refuse_stay
from magnat.games.maxi_bourse.state import Block, Phase, name_the_square, obey_card, sell_the_dearest, sell_the_most

GAME = load("maxi_bourse")
LEAST_RESERVE = 10  # of units, for those who buy whatever they can


def advise(st: Any) -> int: ...  # type: ignore[empty-body]


# The ideas, each left out


def no_naming(st: Any) -> int:
    """The company of the square is named."""
    return name_the_square(st) if st.phase == Phase.NAME else advise(st)


def no_choice_of_lots(st: Any) -> int:
    """As many lots as the cash covers are asked for, of whatever is named."""
    if st.phase != Phase.DEMAND:
        return advise(st)
    lots = CALL
    while lots and (may_ask_for(st, lots) or lots * (st.quote[st.company] + CALL) + LEAST_RESERVE > st.cash[st.actor]):
        lots -= 1
    return Block.qty + lots


def no_purchases(st: Any) -> int:
    """Nothing is ever asked for in a session."""
    return Block.qty if st.phase == Phase.DEMAND else advise(st)


def no_bidding(st: Any) -> int:
    """Auctions are left at once."""
    return Block.withdraw if st.phase == Phase.BIDS else advise(st)


def no_limit_in_auctions(st: Any) -> int:
    """In auctions one stays as long as the cash lasts."""
    if st.phase != Phase.BIDS:
        return advise(st)
    return Block.withdraw if refuse_stay(st, st.actor, 1) else Block.stay


def no_attack(st: Any) -> int:
    """No lot is sold of one's own will."""
    return Block.roll if st.phase == Phase.SALE else advise(st)


def no_defence(st: Any) -> int:
    """Nothing is taken off a poll or in a falling round."""
    return Block.qty if st.phase == Phase.POLL or st.phase == Phase.FALL else advise(st)


def no_rumours(st: Any) -> int:
    """Rumours are forgotten: none is revealed, and nothing is bought because of one."""
    hand = scratch(CARDS)
    for card in range(CARDS):
        hand[card] = st.hand[st.actor][card]
        st.hand[st.actor][card] = 0
    act = advise(st)
    for card in range(CARDS):
        st.hand[st.actor][card] = hand[card]
    return act


def no_requests(st: Any) -> int:
    """Nobody is asked for lots, and nothing is sold on request."""
    if st.phase == Phase.REQ_PRICE:
        return Block.refuse if may_close(st) else Block.close
    if st.phase == Phase.REQ_TARGET:
        return Block.pass_by
    act = advise(st)
    return Block.pass_by if act == Block.ask_holders or Block.request <= act < Block.qty else act


def no_care_in_forced_sales(st: Any) -> int:
    """The dearest company, and as many lots as may be sold."""
    if st.phase == Phase.FORCED or st.phase == Phase.BANK_SALE or st.phase == Phase.RAISE_CASH:
        return sell_the_dearest(st)
    return sell_the_most(st) if st.phase == Phase.FORCED_QTY or st.phase == Phase.BANK_SALE_QTY else advise(st)


def no_bargains(st: Any) -> int:
    """Doubles and rights to buy are declined; the first company that a card admits."""
    if st.phase == Phase.DOUBLE:
        return Block.pass_by
    return obey_card(st) if st.phase == Phase.CARD_COMPANY else advise(st)


IDEAS = (
    no_purchases, no_naming, no_choice_of_lots, no_bidding, no_limit_in_auctions, no_attack, no_defence, no_rumours, no_requests,
    no_care_in_forced_sales, no_bargains,
)  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("option", nargs="*", help="as in edition=junior")
    parser.add_argument("--idea", nargs="*", help=f"default: all of {', '.join(idea.__name__ for idea in IDEAS)}")
    parser.add_argument("--games", type=int, default=400, help="an even number")
    parser.add_argument("--players", type=int, nargs="*", default=[2, 4, 6])
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    chosen: dict[str, object] = dict(pair.split("=", 1) for pair in wanted.option)
    for idea in IDEAS:
        if not wanted.idea or idea.__name__ in wanted.idea:
            for players in wanted.players:
                won, error = pairs_won(GAME, idea.__name__, idea, players, wanted.games, wanted.seed, chosen)
                print(f"{idea.__name__}, {players} players: {100 * won:.1f} ± {100 * error:.1f}", flush=True)


if __name__ == "__main__":
    main()
