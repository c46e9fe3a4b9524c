"""Lists of acts that page, bot or client can send as one request."""

from ..components import CAPITAL, COMPANIES
from ..rules.reorganisation import add, close, may_reorg, reorg
from ..state import Block, Phase, State
from .payment import best_payment
from .reorganisation import best_reorganisation, movable, pair_loose, step_towards

Step = tuple[str, int]


def payment_steps(st: State) -> list[Step]:
    """V12  The best payment of the player in turn, from the end of the operations on or from where the payment stands."""
    if st.phase not in (Phase.MAIN, Phase.PAY) or st.actor < 0 or st.owed == 0: return []
    chosen = [0] * CAPITAL
    best_payment(st.hand[st.actor], st.hand[st.actor], st.paid, st.owed, chosen)
    paying = [("pay", card) for card in range(CAPITAL) for _ in range(chosen[card])]
    return [("end_ops", 0), *paying] if st.phase == Phase.MAIN else paying


def reorganisation_steps(st: State) -> list[Step]:
    """V28  The best reorganisation of the player in turn, announced or already begun; none if it cannot be paid."""
    steps: list[Step] = []
    if st.actor < 0 or st.phase not in (Phase.MAIN, Phase.REORG, Phase.FORCED): return steps
    st = st.copy()
    if st.phase == Phase.MAIN:
        if may_reorg(st): return steps
        steps.append(("reorg", 0))
        reorg(st)
    owned, plan = [0] * COMPANIES, [0] * COMPANIES
    movable(st, owned)
    best_reorganisation(owned, plan)
    pair_loose(owned, plan)
    while st.pool:
        act = step_towards(st, plan)
        if act == Block.close:
            steps.append(("close", 0))
            close(st)
        else:
            steps.append(("add", act - Block.add))
            add(st, act - Block.add)
    return steps
