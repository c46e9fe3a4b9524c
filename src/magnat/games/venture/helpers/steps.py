"""Lists of acts that page, bot or client can send as one request."""

from ..components import CAPITAL, COMPANIES
from ..rules.conglomerates import profit
from ..rules.reorganisation import add, close, has_mistake, may_reorg, reorg
from ..state import Block, Phase, State
from .payment import best_payment
from .reorganisation import best_reorganisation, movable, pair_loose, stay_together, step_towards

Step = tuple[str, int]


def payment_steps(st: State) -> list[Step]:
    """V12  The best payment of the player in turn, from the end of the operations on or from where the payment stands."""
    if st.phase not in (Phase.MAIN, Phase.PAY) or st.actor < 0 or st.owed == 0: return []
    chosen = [0] * CAPITAL
    best_payment(st.hand[st.actor], st.hand[st.actor], st.paid, st.owed, chosen)
    paying = [("pay", card) for card in range(CAPITAL) for _ in range(chosen[card])]
    return [("end_ops", 0), *paying] if st.phase == Phase.MAIN else paying


def reorganisation_steps(st: State) -> list[Step]:
    """V28  The best reorganisation of the player in turn, announced or already begun; none if it cannot be paid.

    If nothing pays more than what lies there, it is that, in the same order. After the announcement nobody knows any more what lay there.
    """
    steps: list[Step] = []
    if st.actor < 0 or st.phase not in (Phase.MAIN, Phase.REORG, Phase.FORCED): return steps
    if st.phase == Phase.MAIN and may_reorg(st): return steps
    owned, plan = [0] * COMPANIES, [0] * COMPANIES
    movable(st, owned)
    most = best_reorganisation(owned, plan)
    st = st.copy()
    if st.phase == Phase.MAIN:
        steps.append(("reorg", 0))
        if most == profit(st, st.actor) and not has_mistake(st, st.actor):
            lying = [stack_of(st, top) for top in range(COMPANIES) if st.top[top] and st.holder[top] == st.actor]
            return steps + stacking(lying, 0)
        stay_together(st, owned, plan, most)
        reorg(st)
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


def stack_of(st: State, top: int) -> list[int]:
    """V22  The stack with that top, bottom to top; none if it is -1."""
    found: list[int] = []
    while top >= 0:
        found.insert(0, top)
        top = st.under[top] - 1
    return found


def stacking(stacks: list[list[int]], begun: int) -> list[Step]:
    """V28  The acts that build stacks; of the first one, so many companies lie there already."""
    acts: list[Step] = []
    for index, stack in enumerate(stacks):
        if index: acts.append(("close", 0))
        acts += [("add", company) for company in (stack if index else stack[begun:])]
    return acts
