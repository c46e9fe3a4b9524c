"""H29-H33  The price turn: which two cards, which of them counts half, and which comes first; with the reasons."""

from magnat.core.declare import scratch, tell
from magnat.core.kit import seat_after

from ..components import CARDS, GOODS, KINDS_OF_CARD, STEPS, TRACK
from ..state import Block, LEFT, RIGHT, State, landing, net, right_holder, spaces
from .hints import Hint
from .outlook import AVERAGE, FULL, NEVER, drift_to_come, held_by_others, known_cards, move_knowing, price_at

NEIGHBOUR = 200         # more, or less, when the neighbour who shares the holder wants the card to count
STAKE, MOVE = 0, GOODS                                                      # rows of an outlook: by good,
PLAYED, LEFT_OVER = 2 * GOODS, 2 * GOODS + 4 * CARDS                        # and by side (and half) and card
OUTLOOK = 2 * GOODS + 6 * CARDS
WAYS = 4                                                                    # H29, H31  which card counts half, which comes first
LEFT_CARD, RIGHT_CARD, HALVED, FIRST = range(4)                             # of a price turn that is chosen
CHOICE = 4


def advise_left_card(st: State) -> int:
    """H27, H29"""
    chosen = scratch(CHOICE)
    choose_price_turn(st, chosen)
    explain_card(st, LEFT, chosen[LEFT_CARD], 1 if chosen[HALVED] == LEFT else 0)
    return Block.left_card + chosen[LEFT_CARD]

def advise_right_card(st: State) -> int:
    """H27, H29"""
    chosen = scratch(CHOICE)
    choose_price_turn(st, chosen)
    explain_card(st, RIGHT, chosen[RIGHT_CARD], 1 if chosen[HALVED] == RIGHT else 0)
    return Block.right_card + chosen[RIGHT_CARD]

def advise_halve(st: State) -> int:
    """H29"""
    chosen = scratch(CHOICE)
    choose_price_turn(st, chosen)
    explain_half(st, chosen[LEFT_CARD] if chosen[HALVED] == LEFT else chosen[RIGHT_CARD])
    return Block.halve_left if chosen[HALVED] == LEFT else Block.halve_right

def advise_order(st: State) -> int:
    """H31"""
    chosen = scratch(CHOICE)
    choose_price_turn(st, chosen)
    space = both_landing(st, chosen[LEFT_CARD], chosen[RIGHT_CARD], chosen[HALVED], chosen[FIRST])
    tell(st, Hint.ORDER, chosen[LEFT_CARD] // KINDS_OF_CARD, TRACK[space])
    return Block.first_left if chosen[FIRST] == LEFT else Block.first_right

def choose_price_turn(st: State, chosen: list[int]) -> None:
    """H27-H31  The cards, the half and the order that help one's own shares most and those of the others least."""
    outlook = scratch(OUTLOOK)
    weigh_goods(st, outlook)
    weigh_cards(st, LEFT, outlook)
    weigh_cards(st, RIGHT, outlook)
    best_gain = NEVER
    for left in range(CARDS):
        for right in range(CARDS):
            if not may_take(st, LEFT, left) or not may_take(st, RIGHT, right): continue
            for way in range(WAYS):
                halved, first = LEFT + way // 2, LEFT + way % 2
                gain = pair_gain(st, outlook, left, right, halved, first)
                if gain > best_gain:
                    best_gain = gain
                    chosen[LEFT_CARD], chosen[RIGHT_CARD], chosen[HALVED], chosen[FIRST] = left, right, halved, first

def weigh_goods(st: State, outlook: list[int]) -> None:
    """H39, H44  What is at stake in every good, and how far its marker should still move."""
    known = known_cards(st, st.actor)
    for good in range(GOODS):
        outlook[STAKE + good] = stake(st, st.actor, good)
        outlook[MOVE + good] = move_knowing(st, st.actor, good, known) + drift_to_come(st)

def weigh_cards(st: State, side: int, outlook: list[int]) -> None:
    """H27, H29  What each card of a side brings when it is played alone, whole and half, and what its marker then no longer gets from it."""
    for card in range(CARDS):
        if not may_take(st, side, card): continue
        good = card // KINDS_OF_CARD
        outlook[unplayed(side, card)] = if_left(st, side, card)
        for half in range(2):
            space = FULL * landing(st.price[good], spaces(card, half)) - outlook[unplayed(side, card)]
            outlook[alone(side, half, card)] = final_gain(st, outlook, good, space)

def alone(side: int, half: int, card: int) -> int:
    """Where the outlook has what a card brings when it is played alone."""
    return PLAYED + CARDS * (2 * (side - LEFT) + half) + card

def unplayed(side: int, card: int) -> int:
    """Where the outlook has how far a card should move its marker if it stays in the holder."""
    return LEFT_OVER + CARDS * (side - LEFT) + card

def pair_gain(st: State, outlook: list[int], left: int, right: int, halved: int, first: int) -> int:
    """H29-H31  What two cards bring, played this way; NEVER if that is decided already, or if the order makes no difference and is the second one."""
    if st.halved and st.halved != halved: return NEVER
    good = left // KINDS_OF_CARD
    if good == right // KINDS_OF_CARD:
        space = FULL * both_landing(st, left, right, halved, first) - outlook[unplayed(LEFT, left)] - outlook[unplayed(RIGHT, right)]
        return final_gain(st, outlook, good, space)
    if first == RIGHT: return NEVER                                     # H31
    return outlook[alone(LEFT, 1 if halved == LEFT else 0, left)] + outlook[alone(RIGHT, 1 if halved == RIGHT else 0, right)]

def may_take(st: State, side: int, card: int) -> int:
    """H27  Whether a card stands in the holder of a side, and no other one was chosen there."""
    chosen = st.left if side == LEFT else st.right
    if chosen: return 1 if chosen == card + 1 else 0
    return st.holder[holder_at(st, side)][card]

def holder_at(st: State, side: int) -> int:
    """H3  Whose holder stands on a side: one's own is the left one."""
    return st.actor if side == LEFT else right_holder(st)

def stake(st: State, seat: int, good: int) -> int:
    """H44  Own shares, given ones too, against the mean of the others (times their number)."""
    return (st.seats - 1) * net(st, seat, good) - held_by_others(st, seat, good)

def neighbour_at(st: State, side: int) -> int:
    """H3  Who shares the holder of a side."""
    return seat_after(st, st.actor) if side == LEFT else right_holder(st)

def if_left(st: State, side: int, card: int) -> int:
    """H29  How far a card should move its marker if it stays in the holder: perhaps the neighbour will play it."""
    steps = STEPS[card % KINDS_OF_CARD]
    if st.memory_aid == 0: return AVERAGE * steps
    wish = stake(st, neighbour_at(st, side), card // KINDS_OF_CARD) * steps
    if wish > 0: return (AVERAGE + NEIGHBOUR) * steps
    if wish < 0: return (AVERAGE - NEIGHBOUR) * steps
    return AVERAGE * steps

def both_landing(st: State, left: int, right: int, halved: int, first: int) -> int:
    """H30, H31  Where two cards of one good lead its marker."""
    space = st.price[left // KINDS_OF_CARD]
    left_steps, right_steps = spaces(left, 1 if halved == LEFT else 0), spaces(right, 1 if halved == RIGHT else 0)
    if first == LEFT: return landing(landing(space, left_steps), right_steps)
    return landing(landing(space, right_steps), left_steps)

def final_gain(st: State, outlook: list[int], good: int, space: int) -> int:
    """H41, H44  What the stake in a good gains in the end when its marker goes on from `space` instead of where it stands."""
    move = outlook[MOVE + good]
    return outlook[STAKE + good] * (price_at(space + move) - price_at(FULL * st.price[good] + move))


# Reasons for the cards

def explain_card(st: State, side: int, card: int, half: int) -> None:
    """H29  Why this card, and which one is better left to the neighbour."""
    wish = stake(st, st.actor, card // KINDS_OF_CARD) * STEPS[card % KINDS_OF_CARD]
    if wish == 0: tell(st, Hint.INDIFFERENT, card)
    elif wish < 0 and half: explain_damped(st, card)
    elif wish < 0: tell(st, Hint.HURTS, card)
    elif STEPS[card % KINDS_OF_CARD] > 0 and half: tell(st, Hint.HELPS_LESS, card)
    elif STEPS[card % KINDS_OF_CARD] > 0: tell(st, Hint.HELPS, card)
    elif half: tell(st, Hint.HITS_LESS, card)
    else: tell(st, Hint.HITS, card)
    shared = shared_wish(st, side, card)
    if shared < 0: return
    if STEPS[shared % KINDS_OF_CARD] > 0: tell(st, Hint.LEAVE_RISE, shared, neighbour_at(st, side))
    else: tell(st, Hint.LEAVE_FALL, shared, neighbour_at(st, side))

def explain_damped(st: State, card: int) -> None:
    """H29  Why a card that one would rather not play counts half: it hits oneself, or it helps the others."""
    if STEPS[card % KINDS_OF_CARD] < 0: tell(st, Hint.DAMPED, card)
    else: tell(st, Hint.HELPS_THEM, card)

def shared_wish(st: State, side: int, taken: int) -> int:
    """H29  The strongest other card of a side that the neighbour wants to count as well, or -1."""
    best = -1
    for card in range(CARDS):
        steps = STEPS[card % KINDS_OF_CARD]
        if card == taken or st.holder[holder_at(st, side)][card] == 0 or stake(st, st.actor, card // KINDS_OF_CARD) * steps <= 0: continue
        if abs(if_left(st, side, card)) <= AVERAGE * abs(steps): continue
        if best < 0 or abs(steps) > abs(STEPS[best % KINDS_OF_CARD]): best = card
    return best

def explain_half(st: State, card: int) -> None:
    """H29"""
    wish = stake(st, st.actor, card // KINDS_OF_CARD) * STEPS[card % KINDS_OF_CARD]
    if wish == 0: tell(st, Hint.INDIFFERENT, card)
    elif wish < 0: explain_damped(st, card)
    elif STEPS[card % KINDS_OF_CARD] > 0: tell(st, Hint.HELPS_LESS, card)
    else: tell(st, Hint.HITS_LESS, card)
