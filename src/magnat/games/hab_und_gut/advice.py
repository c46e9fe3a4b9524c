"""Sensible play, one step ahead, and its reasons. It reads only what the acting player may see.

Futures are averages, so spaces and money are counted in thousandths here.
"""

from itertools import combinations_with_replacement

from magnat.core.acts import Events, event, scratch, tell

from .components import (
    CARDS, COPIES, DECK, GOODS, HOLDER_CARDS, KINDS_OF_CARD, LAPS, LAST_SPACE, SHARES, STEPS, TOURS, TRACK, TRADES,
)
from .rules import worth
from .state import LEFT, RIGHT, Block, Phase, State, gifts_of, landing, net, right_holder, spaces

FULL = 1000             # thousandths
AVERAGE = 750           # of a card that somebody will play: every second card counts half
NEIGHBOUR = 200         # more, or less, when the neighbour who shares the holder wants the card to count
CROWD = 100             # what every share of the others adds to its marker in each tour: they push it too
STRAY = 500             # how far a marker may stray from its expected space, for each tour to come
MARGIN = 6              # usual gifts by which to stay ahead of the stingiest, over the number of the others: the more, the safer
NEVER = -10**9          # the value of what cannot be done

BASKETS = tuple(combinations_with_replacement(range(GOODS + 1), TRADES))    # H14, H16  GOODS stands for no share
BASKET_GOODS = tuple(good for basket in BASKETS for good in basket)
NOTHING = len(BASKETS) - 1                                                  # the empty basket is the last one


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


def advise(st: State) -> int:
    """What a sensible player would do now."""
    if st.phase == Phase.TRADE: return advise_trade(st)
    if st.phase == Phase.DONATE: return advise_donation(st)
    choice = scratch(4)
    choose_price_turn(st, choice)
    left, right, halved, first = choice[0], choice[1], choice[2], choice[3]
    if st.phase == Phase.LEFT_CARD:
        explain_card(st, left, 1 if halved == LEFT else 0, st.actor)
        return Block.left_card + left
    if st.phase == Phase.RIGHT_CARD:
        explain_card(st, right, 1 if halved == RIGHT else 0, right_holder(st))
        return Block.right_card + right
    if st.phase == Phase.HALVE:
        explain_half(st, left if halved == LEFT else right)
        return Block.halve_left if halved == LEFT else Block.halve_right
    tell(st, Hint.ORDER, left // KINDS_OF_CARD, TRACK[both_landing(st, left, right, halved, first)])
    return Block.first_left if first == LEFT else Block.first_right


# What a player knows

def seen(st: State, seat: int, card: int) -> int:
    """H5  Copies of a card in the two holders of a player."""
    return st.holder[seat][card] + st.holder[(seat - 1) % st.seats][card]

def unseen(st: State, seat: int, card: int) -> int:
    """H4, H5, H32  Copies of a card that stand in foreign holders or were put aside; a player cannot know where."""
    return COPIES[card % KINDS_OF_CARD] - st.discard[card] - seen(st, seat, card)

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

def expected_move(st: State, seat: int, good: int) -> int:
    """H29, H33  How far a marker should move until the end of the lap: every card in a holder will be played."""
    return move_knowing(st, seat, good, known_cards(st, seat))

def move_knowing(st: State, seat: int, good: int, known: int) -> int:
    """H4, H33  Cards in sight, and for each card in a foreign holder the mean of all that are unseen."""
    hidden = 0
    for kind in range(KINDS_OF_CARD):
        hidden += unseen(st, seat, good * KINDS_OF_CARD + kind) * STEPS[kind]
    return AVERAGE * steps_in_sight(st, seat, good) + AVERAGE * (st.dealt - known) * hidden // (DECK - known)

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

def affordable_baskets(st: State, seat: int) -> list[tuple[tuple[int, ...], int]]:
    """H14, H16-H18  Everything a player could buy in one turn, with its price. For the page; the search below goes through them as a table."""
    found = []
    for basket in BASKETS:
        goods = tuple(good for good in basket if good < GOODS)
        price = sum(worth(st, good) for good in goods)
        if price <= st.cash[seat] and all(worth(st, good) and goods.count(good) <= st.bank[good] for good in goods):
            found.append((goods, price))
    return found

def advise_trade(st: State) -> int:
    """H14-H20  The basket that earns most, together with what its money can still earn in the next turn."""
    now = scratch(GOODS)
    soon = scratch(GOODS)
    end = scratch(GOODS)
    wanted = scratch(GOODS)
    stock = scratch(GOODS)
    foresee(st, now, soon, end)
    sort_wanted(st, soon, end, wanted)
    cash = st.cash[st.actor] * FULL
    best = NOTHING
    best_sign = 1
    best_gain = later_gain(cash, soon, end, wanted)
    for sign in range(1, -2, -2):
        for good in range(GOODS):
            stock[good] = tradable(st, good, sign)
        for basket in range(NOTHING):
            gain = basket_gain(st, basket, sign, cash, stock, now, soon, end, wanted)
            if gain > best_gain:
                best = basket
                best_sign = sign
                best_gain = gain
    good = BASKET_GOODS[TRADES * best]
    if best == NOTHING:
        if wanted[0] >= 0 and soon[wanted[0]] <= cash: tell(st, Hint.SAVE, wanted[0])
        else: tell(st, Hint.NO_TRADE)
        return Block.trade_end
    if best_sign > 0:
        sight = steps_in_sight(st, st.actor, good)
        if sight > 0: tell(st, Hint.RISES, good, sight, worth(st, good), end[good] // FULL)
        else: tell(st, Hint.RISES_UNSEEN, good, sight, worth(st, good), end[good] // FULL)
        return Block.buy + good
    if st.price[good] == LAST_SPACE: tell(st, Hint.AT_TOP, good)
    elif end[good] < now[good]: tell(st, Hint.FALLS, good, worth(st, good), end[good] // FULL)
    else: tell(st, Hint.SWAP, good, wanted[0])
    return Block.sell + good

def tradable(st: State, good: int, sign: int) -> int:
    """H15, H18, H20  How many shares of a kind can be bought (sign 1) or sold (-1), money aside."""
    if sign > 0: return st.bank[good] if st.sold == 0 and worth(st, good) else 0
    return st.hand[st.actor][good] if st.bought == 0 else 0

def foresee(st: State, now: list[int], soon: list[int], end: list[int]) -> None:
    """H39, H43  The price of every good today, at the next trade turn, and at the end of the game."""
    known = known_cards(st, st.actor)
    tours = tours_to_come(st)
    stray = STRAY * (tours + TOURS * (LAPS - st.lap))
    for good in range(GOODS):
        move = move_knowing(st, st.actor, good, known)
        space = FULL * st.price[good]
        now[good] = FULL * worth(st, good)
        soon[good] = price_at(space + move // tours)
        crowd = CROWD * held_by_others(st, st.actor, good) * tours
        end[good] = likely_price(space + move + drift_to_come(st) + crowd, stray)

def sort_wanted(st: State, soon: list[int], end: list[int], wanted: list[int]) -> None:
    """The goods worth buying in the next turn, best first; -1 behind the last."""
    count = 0
    for good in range(GOODS):
        wanted[good] = -1
    if st.lap == LAPS and st.tour == TOURS: return
    for good in range(GOODS):
        if 0 < soon[good] < end[good]:
            index = count
            while index > 0 and end[wanted[index - 1]] - soon[wanted[index - 1]] < end[good] - soon[good]:
                wanted[index] = wanted[index - 1]
                index -= 1
            wanted[index] = good
            count += 1

def basket_gain(
    st: State, basket: int, sign: int, cash: int, stock: list[int], now: list[int], soon: list[int], end: list[int], wanted: list[int],
) -> int:
    """H14-H20  What buying (sign 1) or selling (-1) these shares should earn in the end; NEVER if it cannot be done."""
    slots = TRADES - st.bought - st.sold
    gain = 0
    alike = 0
    before = GOODS
    for index in range(TRADES):
        good = BASKET_GOODS[TRADES * basket + index]
        if good == GOODS: break
        alike = alike + 1 if good == before else 1
        before = good
        if index == slots or alike > stock[good]: return NEVER          # H14, H18, H20
        cash -= sign * now[good]
        gain += sign * (end[good] - now[good])
    if cash < 0: return NEVER                                           # H18
    return gain + later_gain(cash, soon, end, wanted)

def later_gain(cash: int, soon: list[int], end: list[int], wanted: list[int]) -> int:
    """H14  What money left over can earn in the next turn."""
    total = 0
    trades = TRADES
    for index in range(GOODS):
        good = wanted[index]
        if good < 0: break
        while trades and soon[good] <= cash:
            total += end[good] - soon[good]
            cash -= soon[good]
            trades -= 1
    return total


# Donation

def charity_bounds(st: State, seat: int, viewer: int) -> tuple[int, int]:
    """H23, H37  What the shares on a donation board are worth today, at least and at most, as far as a viewer can know."""
    prices = [worth(st, good) for good in range(GOODS)]
    return board_value(st, seat, viewer, prices, 1), board_value(st, seat, viewer, prices, -1)

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

def advise_donation(st: State) -> int:
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
    later = (gifts_to_come(st, st.actor) - 1 + TOURS * (LAPS - st.lap)) * dearest
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

def price_turn_outcomes(st: State, seat: int) -> dict[tuple[int, ...], tuple[int, int, int, int]]:
    """H27-H31  All price vectors (in spaces) that a player can bring about, each with one way: left, right, halved, first. For the page."""
    found: dict[tuple[int, ...], tuple[int, int, int, int]] = {}
    for left in range(CARDS):
        for right in range(CARDS):
            if st.holder[seat][left] == 0 or st.holder[(seat - 1) % st.seats][right] == 0: continue
            for halved in (LEFT, RIGHT):
                for first in (LEFT, RIGHT):
                    price = list(st.price)
                    for side in (first, LEFT + RIGHT - first):
                        card = left if side == LEFT else right
                        good = card // KINDS_OF_CARD
                        price[good] = landing(price[good], spaces(card, 1 if halved == side else 0))
                    found.setdefault(tuple(price), (left, right, halved, first))
    return found

def choose_price_turn(st: State, choice: list[int]) -> None:
    """H27-H31  The cards, the half and the order that help one's own shares most and those of the others least."""
    stakes = scratch(GOODS)
    move = scratch(GOODS)
    rest = scratch(2 * CARDS)
    alone = scratch(4 * CARDS)
    known = known_cards(st, st.actor)
    for good in range(GOODS):
        stakes[good] = stake(st, st.actor, good)
        move[good] = move_knowing(st, st.actor, good, known) + drift_to_come(st)
    for side in range(2):
        for card in range(CARDS):
            if may_take(st, side, card):
                good = card // KINDS_OF_CARD
                rest[CARDS * side + card] = if_left(st, side, card)
                for half in range(2):
                    space = FULL * landing(st.price[good], spaces(card, half)) - rest[CARDS * side + card]
                    alone[CARDS * (2 * side + half) + card] = stakes[good] * final_change(st, good, space, move)
    best_gain = NEVER
    for left in range(CARDS):
        if not may_take(st, 0, left): continue
        for right in range(CARDS):
            if not may_take(st, 1, right): continue
            for halved in range(LEFT, RIGHT + 1):
                if st.halved and st.halved != halved: continue
                for first in range(LEFT, RIGHT + 1):
                    good = left // KINDS_OF_CARD
                    if good == right // KINDS_OF_CARD:
                        space = FULL * both_landing(st, left, right, halved, first) - rest[left] - rest[CARDS + right]
                        gain = stakes[good] * final_change(st, good, space, move)
                    elif first == RIGHT: break                          # H31
                    elif halved == LEFT: gain = alone[CARDS + left] + alone[2 * CARDS + right]
                    else: gain = alone[left] + alone[3 * CARDS + right]
                    if gain > best_gain:
                        best_gain = gain
                        choice[0], choice[1], choice[2], choice[3] = left, right, halved, first

def may_take(st: State, side: int, card: int) -> int:
    """H27  Whether a card stands in the left (0) or right (1) holder, and no other one was chosen there."""
    chosen = st.left if side == 0 else st.right
    if chosen: return 1 if chosen == card + 1 else 0
    return st.holder[st.actor if side == 0 else right_holder(st)][card]

def stake(st: State, seat: int, good: int) -> int:
    """H44  Own shares, given ones too, against the mean of the others (times their number)."""
    return (st.seats - 1) * net(st, seat, good) - held_by_others(st, seat, good)

def neighbour_at(st: State, side: int) -> int:
    """H3  Who shares the left (0) or right (1) holder."""
    return (st.actor + 1) % st.seats if side == 0 else right_holder(st)

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

def final_change(st: State, good: int, space: int, move: list[int]) -> int:
    """H41  What the price of a good gains in the end when its marker goes on from `space` instead of where it stands."""
    return price_at(space + move[good]) - price_at(FULL * st.price[good] + move[good])


# Reasons for the cards

def explain_card(st: State, card: int, half: int, holder: int) -> None:
    """H29  Why this card, and which one is better left to the neighbour."""
    wish = stake(st, st.actor, card // KINDS_OF_CARD) * STEPS[card % KINDS_OF_CARD]
    if wish == 0: tell(st, Hint.INDIFFERENT, card)
    elif wish < 0 and half: explain_damped(st, card)
    elif wish < 0: tell(st, Hint.HURTS, card)
    elif STEPS[card % KINDS_OF_CARD] > 0 and half: tell(st, Hint.HELPS_LESS, card)
    elif STEPS[card % KINDS_OF_CARD] > 0: tell(st, Hint.HELPS, card)
    elif half: tell(st, Hint.HITS_LESS, card)
    else: tell(st, Hint.HITS, card)
    shared = shared_wish(st, holder, card)
    if shared < 0: return
    if STEPS[shared % KINDS_OF_CARD] > 0: tell(st, Hint.LEAVE_RISE, shared, neighbour_at(st, 0 if holder == st.actor else 1))
    else: tell(st, Hint.LEAVE_FALL, shared, neighbour_at(st, 0 if holder == st.actor else 1))

def explain_damped(st: State, card: int) -> None:
    """H29  Why a card that one would rather not play counts half: it hits oneself, or it helps the others."""
    if STEPS[card % KINDS_OF_CARD] < 0: tell(st, Hint.DAMPED, card)
    else: tell(st, Hint.HELPS_THEM, card)

def shared_wish(st: State, holder: int, taken: int) -> int:
    """H29  The strongest other card of a holder that the neighbour wants to count as well, or -1."""
    best = -1
    side = 0 if holder == st.actor else 1
    for card in range(CARDS):
        steps = STEPS[card % KINDS_OF_CARD]
        if card == taken or st.holder[holder][card] == 0 or stake(st, st.actor, card // KINDS_OF_CARD) * steps <= 0: continue
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
