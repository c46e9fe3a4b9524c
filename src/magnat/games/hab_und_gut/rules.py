"""Hab & Gut as it is played. `may_x` gives the reason why x is refused, or 0; `x` does it; then the flow of the turn.

What has no `may_x` is always allowed.
"""

from magnat.core.declare import CHANCE, NOBODY, tell
from magnat.core.kit import seat_after

from .components import (
    CARDS, COPIES, GOODS, HOLDER_CARDS, KINDS_OF_CARD, LAPS, PLACES, SHARES, START_CASH, START_SPACE, TOURS, TRACK, TRADES,
)
from .state import LEFT, RANDOM, RIGHT, Event, Phase, Refusal, State, landing, net, order_matters, right_holder, shares_held, spaces


# Setup

def setup(st: State) -> None:
    """H2, H7-H9  Markers on the start space, open piles, money; then the top hat."""
    for good in range(GOODS):
        st.price[good] = START_SPACE
        st.bank[good] = SHARES
    for seat in range(st.seats):
        st.cash[seat] = START_CASH
    st.actor = CHANCE
    if st.first_player == RANDOM: st.phase = Phase.HAT
    else: begin_with(st, st.first_player)

def hat(st: State, seat: int) -> None:
    """H9"""
    tell(st, Event.HAT, seat)
    begin_with(st, seat)

def begin_with(st: State, seat: int) -> None:
    """H9"""
    st.first = seat
    begin_lap(st)

def begin_lap(st: State) -> None:
    """H4, H38  All price cards are shuffled together."""
    st.lap += 1
    tell(st, Event.LAP, st.lap)
    for card in range(CARDS):
        st.discard[card] = 0
        st.aside[card] = COPIES[card % KINDS_OF_CARD]
    st.dealt = 0
    st.actor = CHANCE
    st.phase = Phase.DEAL

def odds_deal(st: State, card: int) -> int:
    """H4"""
    return st.aside[card]

def deal(st: State, card: int) -> None:
    """H4  Eight cards into holder 0, then holder 1 ...; the rest stays aside, unseen."""
    st.aside[card] -= 1
    st.holder[st.dealt // HOLDER_CARDS][card] += 1
    st.dealt += 1
    if st.dealt == st.seats * HOLDER_CARDS: begin_tour(st)


# Trade turn: buy or sell

def worth(st: State, good: int) -> int:
    """H17  Today's price of a share."""
    return TRACK[st.price[good]]

def may_buy(st: State, good: int) -> int:
    """H14-H18"""
    if st.sold: return Refusal.BUY_OR_SELL                              # H15
    if worth(st, good) == 0: return Refusal.WORTHLESS                   # H18
    if st.bank[good] == 0: return Refusal.NONE_LEFT                     # H18
    if st.cash[st.actor] < worth(st, good): return Refusal.TOO_DEAR     # H18
    return 0

def buy(st: State, good: int) -> None:
    """H17  Pay the price of the day to the bank, take the share from its pile."""
    tell(st, Event.BOUGHT, st.actor, good, worth(st, good))
    st.cash[st.actor] -= worth(st, good)
    st.bank[good] -= 1
    st.hand[st.actor][good] += 1
    st.bought += 1
    if st.bought == TRADES: offer_donation(st)                          # H14, H16

def may_sell(st: State, good: int) -> int:
    """H14-H16, H20"""
    if st.bought: return Refusal.BUY_OR_SELL                            # H15
    if st.hand[st.actor][good] == 0: return Refusal.NOT_YOURS           # H20, H25
    return 0

def sell(st: State, good: int) -> None:
    """H20  The share goes back on its pile, even at price 0."""
    tell(st, Event.SOLD, st.actor, good, worth(st, good))
    st.cash[st.actor] += worth(st, good)
    st.bank[good] += 1
    st.hand[st.actor][good] -= 1
    st.sold += 1
    remember_backing(st, good)
    if st.sold == TRADES: offer_donation(st)                            # H14, H16

def trade_end(st: State) -> None:
    """H14  Nobody is obliged to trade."""
    if st.bought + st.sold == 0: tell(st, Event.PASSED, st.actor)
    offer_donation(st)


# Trade turn: donation

def offer_donation(st: State) -> None:
    """H22, H26  Asked after the trade, if there is a share to give."""
    st.bought = 0
    st.sold = 0
    if shares_held(st, st.actor): st.phase = Phase.DONATE
    else: end_trade_turn(st)

def may_donate(st: State, good: int) -> int:
    """H22-H24  One share of one's own; four tours, four spaces."""
    if st.hand[st.actor][good] == 0: return Refusal.NOTHING_TO_GIVE     # H23
    return 0

def donate(st: State, good: int) -> None:
    """H23  Face down on the next free space, there to stay until the end of the lap (H25)."""
    tell(st, Event.DONATED, st.actor, good)
    place = st.given[st.actor]
    st.hand[st.actor][good] -= 1
    st.gift[st.actor][place] = good + 1
    st.given[st.actor] += 1
    for other in range(GOODS):
        st.backing[st.actor][place][other] = net(st, st.actor, other)
    end_trade_turn(st)

def donate_none(st: State) -> None:
    """H22  Giving is voluntary."""
    tell(st, Event.DONATED_NOTHING, st.actor)
    end_trade_turn(st)

def remember_backing(st: State, good: int) -> None:
    """H23  A sale shows what cannot lie on the board."""
    place = st.given[st.actor] - 1
    if place >= 0:
        st.backing[st.actor][place][good] = min(st.backing[st.actor][place][good], net(st, st.actor, good))


# Price turn

def may_left_card(st: State, card: int) -> int:
    """H27"""
    return 0 if st.holder[st.actor][card] else Refusal.NOT_IN_LEFT_HOLDER

def left_card(st: State, card: int) -> None:
    """H27  It stays in its holder until the turn is resolved."""
    st.left = card + 1
    st.phase = Phase.RIGHT_CARD

def may_right_card(st: State, card: int) -> int:
    """H27"""
    return 0 if st.holder[right_holder(st)][card] else Refusal.NOT_IN_RIGHT_HOLDER

def right_card(st: State, card: int) -> None:
    """H27, H29  Two equal cards leave nothing to choose."""
    st.right = card + 1
    st.phase = Phase.HALVE
    if st.left == st.right: halve_right(st)

def halve_left(st: State) -> None:
    """H29"""
    st.halved = LEFT
    ask_order(st)

def halve_right(st: State) -> None:
    """H29"""
    st.halved = RIGHT
    ask_order(st)

def ask_order(st: State) -> None:
    """H31  The order is asked only where it matters."""
    if order_matters(st, st.left - 1, st.right - 1): st.phase = Phase.ORDER
    else: resolve(st, LEFT)

def first_left(st: State) -> None:
    """H31"""
    resolve(st, LEFT)

def first_right(st: State) -> None:
    """H31"""
    resolve(st, RIGHT)

def resolve(st: State, first: int) -> None:
    """H28-H32  Both cards are laid open, carried out one after the other, and discarded."""
    left, right = st.left - 1, st.right - 1
    half_left, half_right = 1 if st.halved == LEFT else 0, 1 if st.halved == RIGHT else 0
    if half_left: tell(st, Event.PLAYED, st.actor, right, left)
    else: tell(st, Event.PLAYED, st.actor, left, right)
    if first == LEFT:
        move_marker(st, left, half_left)
        move_marker(st, right, half_right)
    else:
        move_marker(st, right, half_right)
        move_marker(st, left, half_left)
    st.holder[st.actor][left] -= 1
    st.holder[right_holder(st)][right] -= 1
    st.discard[left] += 1
    st.discard[right] += 1
    st.left = 0
    st.right = 0
    st.halved = 0
    end_price_turn(st)

def move_marker(st: State, card: int, half: int) -> None:
    """H28-H30"""
    good = card // KINDS_OF_CARD
    before = worth(st, good)
    st.price[good] = landing(st.price[good], spaces(card, half))
    tell(st, Event.MOVED, good, before, worth(st, good))


# Course of play

def begin_tour(st: State) -> None:
    """H10, H11  First everybody trades."""
    st.tour += 1
    tell(st, Event.TOUR, st.first, st.tour)
    st.actor = st.first
    st.phase = Phase.TRADE

def end_trade_turn(st: State) -> None:
    """H11  Clockwise; when all have traded, the price phase begins."""
    st.actor = seat_after(st, st.actor)
    st.phase = Phase.LEFT_CARD if st.actor == st.first else Phase.TRADE

def end_price_turn(st: State) -> None:
    """H11, H34"""
    st.actor = seat_after(st, st.actor)
    st.phase = Phase.LEFT_CARD
    if st.actor == st.first: end_tour(st)

def end_tour(st: State) -> None:
    """H12, H13  The top hat goes to the left."""
    st.first = seat_after(st, st.first)
    if st.tour < TOURS: begin_tour(st)
    else: end_lap(st)

def end_lap(st: State) -> None:
    """H35, H38-H41  Charity is counted; markers, cash and undonated shares stay."""
    st.tour = 0
    for seat in range(st.seats):
        cash_gifts(st, seat)
    if st.lap < LAPS: begin_lap(st)
    else: end_game(st)

def cash_gifts(st: State, seat: int) -> None:
    """H35, H36  Donated shares are turned up and sold; the money goes into the charity box."""
    for place in range(st.given[seat]):
        good = st.gift[seat][place] - 1
        tell(st, Event.GIFT_SOLD, seat, good, worth(st, good))
        st.charity[seat] += worth(st, good)
        st.bank[good] += 1
    for place in range(PLACES):
        st.gift[seat][place] = 0
        for good in range(GOODS):
            st.backing[seat][place][good] = 0
    st.given[seat] = 0
    tell(st, Event.CHARITY, seat, st.charity[seat])

def end_game(st: State) -> None:
    """H42-H46  The stingiest are out; the others sell everything."""
    eliminate(st)
    for seat in range(st.seats):
        if st.out[seat] == 0: sell_all(st, seat)
    for seat in range(st.seats):
        if won(st, seat): tell(st, Event.WON, seat, st.cash[seat])
    if remaining(st) == 0: tell(st, Event.NO_WINNER)
    st.actor = NOBODY

def eliminate(st: State) -> None:
    """H42, H46  Whoever gave least, and all who are level with him."""
    least = st.charity[0]
    for seat in range(st.seats):
        least = min(least, st.charity[seat])
    for seat in range(st.seats):
        st.out[seat] = 1 if st.charity[seat] == least else 0
    if remaining(st) == 0 and st.all_tied:
        for seat in range(st.seats):
            st.out[seat] = 0
    for seat in range(st.seats):
        if st.out[seat]: tell(st, Event.STINGIEST, seat, least)

def sell_all(st: State, seat: int) -> None:
    """H43  No limit of three."""
    before = st.cash[seat]
    for good in range(GOODS):
        st.cash[seat] += st.hand[seat][good] * worth(st, good)
        st.bank[good] += st.hand[seat][good]
        st.hand[seat][good] = 0
    tell(st, Event.FINAL_SALE, seat, st.cash[seat] - before, st.cash[seat])


# Result

def remaining(st: State) -> int:
    """H42  How many are still in."""
    total = 0
    for seat in range(st.seats):
        total += 1 - st.out[seat]
    return total

def standing(st: State, seat: int) -> int:
    """H43  Cash, and the shares held at today's prices; for a player who is out, what the fortune would have been (H47)."""
    total = st.cash[seat]
    for good in range(GOODS):
        total += st.hand[seat][good] * worth(st, good)
    return total

def score(st: State, seat: int) -> int:
    """H44, H47  Charity money does not count."""
    return standing(st, seat)

def ahead(st: State, seat: int, other: int) -> int:
    """H44, H45  Whether a player stands before another one who is still in."""
    mine, theirs = score(st, seat), score(st, other)
    if mine != theirs: return 1 if mine > theirs else 0
    return 1 if st.cash_tie and st.charity[seat] > st.charity[other] else 0

def rank(st: State, seat: int) -> int:
    """H44-H47  Those who remain by fortune, which is cash at the end; those who are out share the last rank."""
    if st.out[seat]: return remaining(st) + 1
    place = 1
    for other in range(st.seats):
        if st.out[other] == 0: place += ahead(st, other, seat)
    return place

def won(st: State, seat: int) -> int:
    """H44-H46"""
    return 1 if st.out[seat] == 0 and rank(st, seat) == 1 else 0
