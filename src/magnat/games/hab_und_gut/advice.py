"""Sensible play, one step ahead, and its reasons. It reads only what the acting player may see.

Futures are averages, so spaces and money are counted in thousandths here.
"""

import sys
from itertools import combinations_with_replacement

from magnat.core.compile import by_phase
from magnat.core.declare import Events, event, scratch, tell

from .components import (
    CARDS, COPIES, DECK, GOODS, HOLDER_CARDS, KINDS_OF_CARD, LAPS, LAST_SPACE, SHARES, STEPS, TOURS, TRACK, TRADES,
)
from .characters import Trait
from .rules import worth
from .state import LEFT, RIGHT, Block, Phase, State, gifts_of, landing, net, right_holder, spaces

FULL = 1000             # thousandths
AVERAGE = 750           # of a card that somebody will play: every second card counts half
NEIGHBOUR = 200         # more, or less, when the neighbour who shares the holder wants the card to count
CROWD = 100             # what every share of the others adds to its marker in each tour: they push it too
FOLLOWING = 20          # and so much more, or less, for each step of following the crowd
STRAY = 500             # how far a marker may stray from its expected space, for each tour to come
MARGIN = 6              # usual gifts by which to stay ahead of the stingiest, over the number of the others: the more, the safer
FAITH = 30              # thousandths by which the good one believes in should end higher
PUT_OFF = 500           # of the gifts that one can still make, what one relies on: shares must be there to be given
NEVER = -10**9          # the value of what cannot be done

BASKETS = tuple(combinations_with_replacement(range(GOODS + 1), TRADES))    # H14, H16  GOODS stands for no share
BASKET_GOODS = tuple(good for basket in BASKETS for good in basket)
NOTHING = len(BASKETS) - 1                                                  # the empty basket is the last one

NOW, SOON, END, WANTED, STOCK = range(0, 5 * GOODS, GOODS)                  # rows of a market: prices, goods in order, shares
MARKET = 5 * GOODS
STAKE, MOVE = 0, GOODS                                                      # rows of an outlook: by good,
PLAYED, LEFT_OVER = 2 * GOODS, 2 * GOODS + 4 * CARDS                        # and by side (and half) and card
OUTLOOK = 2 * GOODS + 6 * CARDS
WAYS = 4                                                                    # H29, H31  which card counts half, which comes first
LEFT_CARD, RIGHT_CARD, HALVED, FIRST = range(4)                             # of a price turn that is chosen
CHOICE = 4


class Hint(Events):
    """Why."""
    RISES = event("good", sight="step", price="money", end="money")
    RISES_UNSEEN = event("good", sight="step", price="money", end="money")
    AT_TOP = event("good")
    FALLS = event("good", price="money", end="money")
    SWAP = event("good", better="good")
    SAVE = event("good")
    NO_TRADE = event()
    ENOUGH_GIVEN = event("seat")
    GIVE_LATER = event("seat")
    KEEP_UP = event("seat", "good", most="money")
    CATCH_UP = event("seat", "good")
    HELPS = event("card")
    HELPS_LESS = event("card")
    HITS = event("card")
    HITS_LESS = event("card")
    DAMPED = event("card")
    HELPS_THEM = event("card")
    HURTS = event("card")
    INDIFFERENT = event("card")
    LEAVE_RISE = event("card", "seat")
    LEAVE_FALL = event("card", "seat")
    ORDER = event("good", end="money")


# What a player knows

def seen(st: State, seat: int, card: int) -> int:
    """H5  Copies of a card in the two holders of a player."""
    return st.holder[seat][card] + st.holder[(seat - 1) % st.seats][card]

def unseen(st: State, seat: int, card: int) -> int:
    """H4, H5, H32  Copies of a card that stand in foreign holders or were put aside; a player cannot know where."""
    return COPIES[card % KINDS_OF_CARD] - put_aside(st, seat, card) - seen(st, seat, card)

def put_aside(st: State, seat: int, card: int) -> int:
    """H32  Copies of a card that a player knows to be put aside; some forget half of them."""
    return st.discard[card] if st.character[seat][Trait.MEMORY] == 0 else st.discard[card] // 2

def forgotten(st: State, seat: int) -> int:
    """H32  How many cards put aside a player has forgotten."""
    if st.character[seat][Trait.MEMORY] == 0: return 0
    total = 0
    for card in range(CARDS):
        total += st.discard[card] - put_aside(st, seat, card)
    return total

def known_cards(st: State, seat: int) -> int:
    """H5, H32  How many cards a player has seen in this lap."""
    total = 0
    for card in range(CARDS):
        total += st.discard[card] + seen(st, seat, card)
    return total

def steps_in_sight(st: State, seat: int, good: int) -> int:
    """H5  The sum of all cards of a good in the two holders of a player."""
    total = 0
    for kind in range(KINDS_OF_CARD):
        total += seen(st, seat, good * KINDS_OF_CARD + kind) * STEPS[kind]
    return total

def move_knowing(st: State, seat: int, good: int, known: int) -> int:
    """H4, H29, H33  How far a marker should move until the end of the lap: by all cards in sight, and for each in a foreign holder the mean of
    all that are unseen."""
    hidden = 0
    for kind in range(KINDS_OF_CARD):
        hidden += unseen(st, seat, good * KINDS_OF_CARD + kind) * STEPS[kind]
    return AVERAGE * steps_in_sight(st, seat, good) + AVERAGE * (st.dealt - known) * hidden // (DECK - known + forgotten(st, seat))

def held_by_others(st: State, seat: int, good: int) -> int:
    """H7, H48  Shares that are neither in the pile nor one's own."""
    return SHARES - st.bank[good] - net(st, seat, good)


# What shares will be worth

def price_at(space: int) -> int:
    """H30  The price at a place between two spaces; the track ends where it ends."""
    if space <= 0: return 0
    if space >= LAST_SPACE * FULL: return TRACK[LAST_SPACE] * FULL
    below = space // FULL
    return TRACK[below] * FULL + (TRACK[below + 1] - TRACK[below]) * (space - below * FULL)

def likely_price(space: int, stray: int) -> int:
    """H30  The mean price of a marker that may stray: near an end of the track it can stray to one side only."""
    return (price_at(space - stray) + 2 * price_at(space) + price_at(space + stray)) // 4

def tours_to_come(st: State) -> int:
    """H10  Price phases still to be played in this lap."""
    return TOURS - st.tour + 1

def drift_to_come(st: State) -> int:
    """H38  What the laps to come should add to every marker: there are more cards up than down."""
    total = 0
    for kind in range(KINDS_OF_CARD):
        total += COPIES[kind] * STEPS[kind]
    return (LAPS - st.lap) * AVERAGE * HOLDER_CARDS * st.seats * total // DECK


# Trade turn

def advise_trade(st: State) -> int:
    """H14-H20  The basket that earns most, together with what its money can still earn in the next turn."""
    market = scratch(MARKET)
    foresee(st, market)
    sort_wanted(st, market)
    cash = st.cash[st.actor] * FULL
    best = NOTHING
    best_sign = 1
    best_gain = later_gain(market, cash)
    for sign in range(1, -2, -2):
        for good in range(GOODS):
            market[STOCK + good] = tradable(st, good, sign)
        for basket in range(NOTHING):
            gain = basket_gain(market, basket, sign, TRADES - st.bought - st.sold, cash)
            if gain > best_gain:
                best = basket
                best_sign = sign
                best_gain = gain
    good = BASKET_GOODS[TRADES * best]
    if best == NOTHING: return advise_waiting(st, market, cash)
    return advise_purchase(st, market, good) if best_sign > 0 else advise_selling(st, market, good)

def advise_waiting(st: State, market: list[int], cash: int) -> int:
    """H14  Keep the money for the next turn, if it can buy something then."""
    first = market[WANTED]
    if first >= 0 and market[SOON + first] <= cash: tell(st, Hint.SAVE, first)
    else: tell(st, Hint.NO_TRADE)
    return Block.trade_end

def advise_purchase(st: State, market: list[int], good: int) -> int:
    """H16"""
    sight = steps_in_sight(st, st.actor, good)
    if sight > 0: tell(st, Hint.RISES, good, sight, worth(st, good), market[END + good] // FULL)
    else: tell(st, Hint.RISES_UNSEEN, good, sight, worth(st, good), market[END + good] // FULL)
    return Block.buy + good

def advise_selling(st: State, market: list[int], good: int) -> int:
    """H19, H20"""
    if st.price[good] == LAST_SPACE: tell(st, Hint.AT_TOP, good)
    elif market[END + good] < market[NOW + good]: tell(st, Hint.FALLS, good, worth(st, good), market[END + good] // FULL)
    else: tell(st, Hint.SWAP, good, market[WANTED])
    return Block.sell + good

def tradable(st: State, good: int, sign: int) -> int:
    """H15, H18, H20  How many shares of a kind can be bought (sign 1) or sold (-1), money aside."""
    if sign > 0: return st.bank[good] if st.sold == 0 and worth(st, good) else 0
    return st.hand[st.actor][good] if st.bought == 0 else 0

def foresee(st: State, market: list[int]) -> None:
    """H39, H43  The price of every good today, at the next trade turn, and at the end of the game."""
    known = known_cards(st, st.actor)
    tours = tours_to_come(st)
    stray = STRAY * (tours + TOURS * (LAPS - st.lap))
    for good in range(GOODS):
        move = move_knowing(st, st.actor, good, known)
        space = FULL * st.price[good]
        crowd = (CROWD + FOLLOWING * following(st)) * held_by_others(st, st.actor, good) * tours
        market[NOW + good] = FULL * worth(st, good)
        market[SOON + good] = price_at(space + move // tours)
        market[END + good] = likely_price(space + move + drift_to_come(st) + crowd, stray)
        if st.character[st.actor][Trait.GOOD] == good + 1: market[END + good] += market[END + good] * FAITH // FULL

def following(st: State) -> int:
    """How much more one goes by what the others hold; who forgets cards does so more."""
    character = st.character[st.actor]
    return character[Trait.FOLLOWING] - 2 * character[Trait.MEMORY]

def sort_wanted(st: State, market: list[int]) -> None:
    """The goods worth buying in the next turn, best first; -1 behind the last."""
    count = 0
    for good in range(GOODS):
        market[WANTED + good] = -1
    if st.lap == LAPS and st.tour == TOURS: return
    for good in range(GOODS):
        if 0 < market[SOON + good] < market[END + good]:
            index = count
            while index > 0 and gain_of(market, market[WANTED + index - 1]) < gain_of(market, good):
                market[WANTED + index] = market[WANTED + index - 1]
                index -= 1
            market[WANTED + index] = good
            count += 1

def gain_of(market: list[int], good: int) -> int:
    """What a share that is bought in the next turn should earn until the end."""
    return market[END + good] - market[SOON + good]

def basket_gain(market: list[int], basket: int, sign: int, trades: int, cash: int) -> int:
    """H14-H20  What buying (sign 1) or selling (-1) these shares should earn in the end; NEVER if trades, stock or cash do not suffice."""
    gain = 0
    alike = 0
    before = GOODS
    for index in range(TRADES):
        good = BASKET_GOODS[TRADES * basket + index]
        if good == GOODS: break
        alike = alike + 1 if good == before else 1
        before = good
        if index == trades or alike > market[STOCK + good]: return NEVER    # H14, H18, H20
        cash -= sign * market[NOW + good]
        gain += sign * (market[END + good] - market[NOW + good])
    if cash < 0: return NEVER                                               # H18
    return gain + later_gain(market, cash)

def later_gain(market: list[int], cash: int) -> int:
    """H14  What money left over can earn in the next turn."""
    total = 0
    trades = TRADES
    for index in range(GOODS):
        good = market[WANTED + index]
        if good < 0: break
        while trades and market[SOON + good] <= cash:
            total += gain_of(market, good)
            cash -= market[SOON + good]
            trades -= 1
    return total


# Donation

def may_lie(st: State, seat: int, viewer: int, good: int) -> int:
    """H23, H48  At most so many shares of a kind can lie on a donation board that is not empty."""
    if seat == viewer: return gifts_of(st, seat, good)
    if st.memory_aid: return st.backing[seat][st.given[seat] - 1][good]
    return held_by_others(st, viewer, good)

def board_value(st: State, seat: int, viewer: int, prices: list[int], sign: int) -> int:
    """H23, H35  The least (sign 1) or the most (-1) that a board can bring at these prices: its cheapest or dearest shares."""
    total = 0
    taken = scratch(GOODS)
    for good in range(GOODS):
        taken[good] = 0
    for _ in range(st.given[seat]):
        next = -1
        for good in range(GOODS):
            if taken[good] == may_lie(st, seat, viewer, good): continue
            if next < 0 or sign * prices[good] < sign * prices[next]: next = good
        total += prices[next]
        taken[next] += 1
    return total

def gifts_to_come(st: State, seat: int) -> int:
    """H11, H24  Donations a player can still make in this lap."""
    has_traded = (seat - st.first) % st.seats < (st.actor - st.first) % st.seats
    return TOURS - st.tour + (0 if has_traded else 1)

def advise_donate(st: State) -> int:
    """H22-H24, H42  Stay ahead of the stingiest, with as little as possible and as late as possible."""
    prices = scratch(GOODS)
    known = known_cards(st, st.actor)
    usual = 0
    dearest = 0
    for good in range(GOODS):
        prices[good] = price_at(FULL * st.price[good] + move_knowing(st, st.actor, good, known))
        usual += prices[good] // GOODS
        if st.hand[st.actor][good]: dearest = max(dearest, prices[good])
    stingiest = -1
    least = 0
    for seat in range(st.seats):
        if seat != st.actor:
            charity = expected_charity(st, seat, prices, usual)
            if stingiest < 0 or charity < least:
                stingiest = seat
                least = charity
    mine = st.charity[st.actor] * FULL + board_value(st, st.actor, st.actor, prices, 1)
    later = (gifts_to_come(st, st.actor) - 1 + TOURS * (LAPS - st.lap)) * dearest * PUT_OFF // FULL
    need = least + MARGIN * usual // (st.seats - 1) + lead(st) * FULL // 2 - mine - later
    if need <= 0:
        if need + later <= 0: tell(st, Hint.ENOUGH_GIVEN, stingiest)
        else: tell(st, Hint.GIVE_LATER, stingiest)
        return Block.donate_none
    good = cheapest_worth(st, prices, need)
    if prices[good] < need: tell(st, Hint.CATCH_UP, stingiest, good)
    else: tell(st, Hint.KEEP_UP, stingiest, good, st.charity[stingiest] + board_value(st, stingiest, st.actor, prices, -1) // FULL)
    return Block.donate + good

def expected_charity(st: State, seat: int, prices: list[int], usual: int) -> int:
    """H35, H42  What another player's charity box should hold in the end if giving goes on at this pace."""
    board = board_value(st, seat, st.actor, prices, 1) + board_value(st, seat, st.actor, prices, -1)
    to_come = gifts_to_come(st, seat)
    pace = usual * (st.given[seat] + 1) // (TOURS - to_come + 2)
    return st.charity[seat] * FULL + board // 2 + pace * (to_come + TOURS * (LAPS - st.lap))

def lead(st: State) -> int:
    """A19  How much richer one is than the richest other player; a leader can afford to be safe. 0 where that is not known."""
    if st.memory_aid == 0: return 0
    mine = 0
    best = 0
    for seat in range(st.seats):
        fortune = st.cash[seat]
        for good in range(GOODS):
            fortune += net(st, seat, good) * worth(st, good)
        if seat == st.actor: mine = fortune
        else: best = max(best, fortune)
    return max(mine - best, 0)

def cheapest_worth(st: State, prices: list[int], need: int) -> int:
    """H22  The cheapest own share that brings what is needed, else the dearest."""
    best = -1
    for good in range(GOODS):
        if st.hand[st.actor][good] == 0: continue
        if best < 0 or (prices[best] < need and prices[good] > prices[best]) or need <= prices[good] < prices[best]: best = good
    return best


# Price turn

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
    return (st.actor + 1) % st.seats if side == LEFT else right_holder(st)

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


advise = by_phase("advise", Phase, sys.modules[__name__])
