"""H14-H18  The trade turn: the best basket of shares."""

from itertools import combinations_with_replacement

from magnat.core.declare import scratch, tell

from ..characters import Trait
from ..components import GOODS, LAPS, LAST_SPACE, TOURS, TRADES
from ..rules import worth
from ..state import Block, State
from .hints import Hint
from .outlook import (
    CROWD, FULL, NEVER, STRAY, drift_to_come, held_by_others, known_cards, likely_price, move_knowing, price_at, steps_in_sight, tours_to_come,
)

FOLLOWING = 20          # what such a share adds more, or less, for each step of following the crowd
FAITH = 30              # thousandths by which the good one believes in should end higher
BASKETS = tuple(combinations_with_replacement(range(GOODS + 1), TRADES))    # H14, H16  GOODS stands for no share
BASKET_GOODS = tuple(good for basket in BASKETS for good in basket)
NOTHING = len(BASKETS) - 1                                                  # the empty basket is the last one
NOW, SOON, END, WANTED, STOCK = range(0, 5 * GOODS, GOODS)                  # rows of a market: prices, goods in order, shares
MARKET = 5 * GOODS


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
