"""R72-R88  Exchanges and associations: what both sides gain, and who gains more."""

from magnat.core.declare import scratch, tell
from magnat.core.kit import has

from ..components import MILLION, PATH_STEPS, PRODUCTIONS, RAISE, SHARED_OUT
from ..characters import Trait
from ..rules.payments import royalty, value_of_titles
from ..state import ASKED_FOR, GIVEN, NONE, Block, State, is_party
from .buying import step_towards
from .hints import Hint
from .worth import WHOLE, all_worth, cost_of_paying, harm, look_ahead, rivals, stake, worth_of, worth_with

LEAST_SURPLUS = 8 * MILLION * WHOLE  # below this an exchange is not worth the talk
HAGGLING = 15       # and so many more, or fewer, for each step of haggling
FAIR = 95           # of the other side's gain, in hundredths
LEFT_OVER = 10 * MILLION  # what a merger should leave in the purse
LEADING = 150       # how much stronger the strongest must be before one looks for allies, in hundredths
RUIN = 90           # of the purse, in hundredths: so much the strongest must be able to claim at once
EQUALS = 2          # an ally has at most so many times as much as the other


# Exchanges

def surplus(st: State, others: int, giver: int, taker: int, production: int) -> int:
    """What both sides together gain when a lot changes hands."""
    return worth_with(st, others, taker, production, st.held[giver][production]) - worth_of(st, others, giver, production)

def best_move(st: State, others: int, giver: int, taker: int, spared: int) -> int:
    """The lot that gains most by going from one to the other; lots of the mask are spared. -1 if there is none."""
    best = NONE
    most = 0
    for production in range(PRODUCTIONS):
        if st.held[giver][production] and not has(spared, production):
            gain = surplus(st, others, giver, taker, production)
            if best < 0 or gain > most:
                best = production
                most = gain
    return best

def side_gain(st: State, others: int, seat: int, other: int, giving: int, getting: int) -> int:
    """What one side gains by an exchange of these lots, cash apart."""
    total = 0
    for production in range(PRODUCTIONS):
        if has(giving, production): total -= worth_of(st, others, seat, production)
        if has(getting, production): total += worth_with(st, others, seat, production, st.held[other][production])
    return total

def fair_cash(st: State, others: int, seat: int, other: int, giving: int, getting: int) -> int:
    """R72  What the first side should add, in units, so that both gain the same; negative if the other should."""
    gap = side_gain(st, others, seat, other, giving, getting) - side_gain(st, others, other, seat, getting, giving)
    return gap // (2 * WHOLE) // RAISE * RAISE

def own_gain(st: State, others: int, seat: int, other: int, giving: int, getting: int, cash: int) -> int:
    """What one gains by an exchange, with the cash one pays and the safety that goes with it."""
    threats = scratch(PATH_STEPS)
    look_ahead(st, seat, threats)
    return side_gain(st, others, seat, other, giving, getting) - cost_of_paying(threats, stake(st, others, seat), st.cash[seat], cash)

def pair_surplus(st: State, others: int, seat: int, other: int) -> int:
    """What the best exchange of one lot for one lot would gain for both sides together, if it is fair and affordable; else 0."""
    given = best_move(st, others, seat, other, 0)
    if given < 0: return 0
    wanted = best_move(st, others, other, seat, 1 << given)
    if wanted < 0: return 0
    total = surplus(st, others, seat, other, given) + surplus(st, others, other, seat, wanted)
    if total < LEAST_SURPLUS: return 0
    cash = fair_cash(st, others, seat, other, 1 << given, 1 << wanted)
    if cash > st.cash[seat]: return 0
    return total if own_gain(st, others, seat, other, 1 << given, 1 << wanted, cash) > harm(others) * total // 2 // WHOLE else 0

def exchange_partner(st: State) -> int:
    """R72  With whom an exchange promises most; -1 if with nobody. Face to face one side's gain is the other's loss."""
    others = rivals(st)
    best = NONE
    most = 0
    for other in range(st.seats):
        if others > 1 and other != st.actor and is_party(st, other):
            total = pair_surplus(st, others, st.actor, other)
            if total > most:
                best = other
                most = total
    if best >= 0: tell(st, Hint.GOOD_FOR_BOTH, best, most // 2 // WHOLE)
    return best

def advise_exchange(st: State) -> int:
    """R72  One lot for one lot, then the cash that makes it fair, then off it goes."""
    others = rivals(st)
    if st.give == 0 or st.want == 0:
        if pair_surplus(st, others, st.actor, st.partner) == 0: return Block.abandon
        given = best_move(st, others, st.actor, st.partner, st.want)
        wanted = best_move(st, others, st.partner, st.actor, st.give)
        if given < 0 or wanted < 0: return Block.abandon
        return Block.ask_lot + wanted if st.give else Block.give_lot + given
    cash = fair_cash(st, others, st.actor, st.partner, st.give, st.want)
    if st.side == 0 and RAISE <= cash <= st.cash[st.actor]: return Block.give_cash
    if st.side == 0 and cash <= -RAISE: return Block.ask_cash
    return Block.send

def advise_exchange_cash(st: State) -> int:
    """R72"""
    cash = fair_cash(st, rivals(st), st.actor, st.partner, st.give, st.want)
    if st.side == GIVEN: return step_towards(st, cash, st.cash[st.actor])
    return step_towards(st, -cash, SHARED_OUT)

def advise_reply(st: State) -> int:
    """R72  Yes to what gains at least as much as it gives away, all dangers counted."""
    others = rivals(st)
    cash = 0
    if st.side == GIVEN: cash = -st.balance
    if st.side == ASKED_FOR: cash = st.balance
    if st.cash[st.actor] < cash:
        tell(st, Hint.TOO_RISKY, cash)
        return Block.refuse
    mine = own_gain(st, others, st.actor, st.proposer, st.want, st.give, cash)
    theirs = side_gain(st, others, st.proposer, st.actor, st.give, st.want) + cash * WHOLE
    if mine <= 0:
        tell(st, Hint.COSTS_ME, -mine // WHOLE)
        return Block.refuse
    if mine * WHOLE < theirs * max(FAIR + HAGGLING * st.character[st.actor][Trait.HAGGLING], harm(others)):
        tell(st, Hint.HELPS_THEM_MORE, mine // WHOLE, theirs // WHOLE)
        return Block.refuse
    tell(st, Hint.FAIR_OFFER, mine // WHOLE, theirs // WHOLE)
    return Block.accept


# Associations

def strongest(st: State, others: int, spared: int) -> int:
    """The party with the most valuable titles, those of the mask apart; -1 if there is none."""
    best = NONE
    for seat in range(st.seats):
        if not has(spared, seat) and is_party(st, seat):
            if best < 0 or all_worth(st, others, seat) > all_worth(st, others, best): best = seat
    return best

def joint_worth(st: State, others: int, seat: int, other: int) -> int:
    """R84  What the titles of two parties are worth in one hand."""
    total = all_worth(st, others, seat)
    for production in range(PRODUCTIONS):
        total += worth_with(st, others, seat, production, st.held[other][production])
    return total

def dearest_royalty(st: State, seat: int) -> int:
    """R18  The most a party can claim for one landing."""
    most = 0
    for production in range(PRODUCTIONS):
        most = max(most, royalty(st, seat, production))
    return most

def merger_helps(st: State, others: int, seat: int, other: int) -> int:
    """R76-R86  Somebody can ruin one soon, together one would be stronger, and the tax seems bearable."""
    leader = strongest(st, others, (1 << seat) + (1 << other))
    if leader < 0 or dearest_royalty(st, leader) * WHOLE < st.cash[seat] * RUIN: return 0
    tax = (value_of_titles(st, seat) + value_of_titles(st, other)) // 2
    if 2 * st.cash[seat] < tax + LEFT_OVER: return 0
    mine, theirs, ahead = all_worth(st, others, seat), all_worth(st, others, other), all_worth(st, others, leader)
    if mine > EQUALS * theirs or theirs > EQUALS * mine or ahead * WHOLE < max(mine, theirs) * LEADING: return 0
    return 1 if joint_worth(st, others, seat, other) > ahead else 0

def ally(st: State) -> int:
    """R76  With whom a merger would turn the game; -1 if with nobody."""
    others = rivals(st)
    best = NONE
    for other in range(st.seats):
        if other != st.actor and is_party(st, other) and merger_helps(st, others, st.actor, other):
            if best < 0 or joint_worth(st, others, st.actor, other) > joint_worth(st, others, st.actor, best): best = other
    if best >= 0: tell(st, Hint.STRONGER_TOGETHER, best)
    return best

def advise_invitation(st: State) -> int:
    """R77"""
    if merger_helps(st, rivals(st), st.actor, st.proposer):
        tell(st, Hint.STRONGER_TOGETHER, st.proposer)
        return Block.accept
    tell(st, Hint.BETTER_ALONE)
    return Block.refuse
