"""M76-M78  Which rumour is revealed when. Windows are frames of their own: what is about to be paid lies in the frame below."""

from typing import Any

from magnat.core.declare import tell

from ..components import CARD_EFFECT, CARDS, COMPANIES, EFFECT_SUM, EFFECT_TARGET, MAJORITY, MEANT, RUMOURS_SERIES
from ..rules.market import within
from ..state import Block, Phase, Stage, State, in_play
from .dealing import missing_lots, wanted_company
from .hints import Hint
from .worth import LATE, WHOLE, edge, road_left

NONE = -1


def rumour_gain(st: State, card: int) -> int:
    """M77  What a rumour gains on the others, with the holdings as they are."""
    first = RUMOURS_SERIES * CARDS + card
    gain = 0
    for effect in range(CARD_EFFECT[first], CARD_EFFECT[first + 1]):
        for company in range(COMPANIES):
            if in_play(st, company) and MEANT[EFFECT_TARGET[effect] + company]:
                gain += (within(st, st.quote[company] + EFFECT_SUM[effect]) - st.quote[company]) * edge(st, st.actor, company)
    return gain

def moves_fee(st: State, card: int, seat: int) -> int:
    """M100  By how much a rumour changes the fees of a player."""
    first = RUMOURS_SERIES * CARDS + card
    total = 0
    for effect in range(CARD_EFFECT[first], CARD_EFFECT[first + 1]):
        for company in range(COMPANIES):
            if in_play(st, company) and MEANT[EFFECT_TARGET[effect] + company] and st.held[seat][company] >= MAJORITY: total += EFFECT_SUM[effect]
    return total

def before_payout(st: Any) -> int:
    """M76  The window before the active player is paid."""
    return 1 if st.phase == Phase.RUMOUR and st.stage_below[st.depth - 1] == Stage.PAYOUT else 0

def is_settled(st: Any) -> int:
    """M76  Whether the price is agreed and about to be paid: in a window between two steps the others could still decline."""
    return 0 if st.stage_below[st.depth - 1] in (Stage.LAND, Stage.SPEAK, Stage.STEP, Stage.POLL, Stage.FALL) else 1

def before_payment(st: Any, card: int) -> int:
    """M76, M88  Others are about to pay for a company that the rumour raises, and one does not pay oneself: they may have too little."""
    first = RUMOURS_SERIES * CARDS + card
    if st.phase != Phase.RUMOUR or st.price == 0 or not is_settled(st) or st.demand_below[st.depth - 1][st.actor]: return 0
    for effect in range(CARD_EFFECT[first], CARD_EFFECT[first + 1]):
        if EFFECT_SUM[effect] > 0 and MEANT[EFFECT_TARGET[effect] + st.company]: return 1
    return 0

def is_time(st: State, card: int) -> int:
    """M76-M78  Now: before a payout whose fees it changes for the better, before others pay more, or in the end.

    A rumour that is kept loses nothing, and meanwhile one buys what it will raise at the lower price.
    """
    gain = rumour_gain(st, card)
    if before_payout(st):
        fees = moves_fee(st, card, st.active) if st.actor == st.active else -moves_fee(st, card, st.active)
        if fees > 0 and gain + fees * WHOLE > 0:
            tell(st, Hint.RUMOUR_BEFORE_PAYOUT, card)
            return 1
    if gain <= 0: return 0
    if before_payment(st, card):
        tell(st, Hint.RUMOUR_BEFORE_PAYMENT, card)
        return 1
    if road_left(st) <= LATE:
        tell(st, Hint.RUMOUR_PAYS, card, gain // WHOLE)
        return 1
    tell(st, Hint.RUMOUR_LATER, card)
    return 0

def rumour_to_reveal(st: State) -> int:
    """M76  The first rumour in one's hand whose time has come; -1 if there is none."""
    for card in range(CARDS):
        if st.hand[st.actor][card] and is_time(st, card): return card
    return NONE

def holds_rumour(st: State, seat: int) -> int:
    """M70"""
    for card in range(CARDS):
        if st.hand[seat][card]: return 1
    return 0

def advise_window(st: State) -> int:
    """M49, M76  A rumour, a request, or nothing."""
    card = rumour_to_reveal(st)
    if card >= 0: return Block.reveal + card
    if st.phase == Phase.PRETURN:
        company = wanted_company(st)
        if company >= 0:
            tell(st, Hint.ASKS_FOR_LOTS, company, missing_lots(st, st.actor, st.active, company), st.active)
            return Block.request + company
        if not holds_rumour(st, st.actor):
            tell(st, Hint.NOBODY_WORTH_ASKING)
            return Block.pass_by
    tell(st, Hint.NOTHING_TO_REVEAL)
    return Block.pass_by
