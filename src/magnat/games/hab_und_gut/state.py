"""What lies on the table, what may be done when, and what may be said about it."""

from magnat.core.declare import TRUTH, Blocks, Events, KindTable, Phases, acts, chance, event, joins, maybe, openly, scratch, secretly, unsaid
from magnat.core.kit import each_seat, pick, row_sum, seat_before
from magnat.core.declare import GameState, Reasons, actor, cites, count_step, everybody, nobody, option, owner, secret, shown, who_begins
from magnat.core.numbers import draw

from .characters import Trait
from .components import (
    CARD_GOODS, CARD_STEPS, CARDS, GOOD_IDS, GOODS, HOLDER_CARDS, KINDS_OF_CARD, LAPS, LAST_SPACE, MOST_CASH, MOST_COPIES, PLACES, SEATS, SHARES,
    START_CASH, STEPS, TOURS, TRADES,
)

KINDS: KindTable = {"good": GOOD_IDS, "card": {"good": CARD_GOODS, "step": CARD_STEPS}}  # what arguments and log values count
LIMIT = LAPS * SEATS * (TOURS * (TRADES + 1 + 4) + HOLDER_CARDS) + 1  # acts of the longest game, chance included
RANDOM = SEATS  # first_player: the place of "random" behind the seats
LEFT, RIGHT = 1, 2  # which of the two cards


def neighbours(st: "State", seat: int, holder: int) -> int:
    """H3, H5  A holder stands between its seat and that seat's left neighbour."""
    return 1 if holder < st.seats and (seat == holder or seat == (holder + 1) % st.seats) else 0


def beside_the_holder(st: "State", seat: int, card: int) -> int:
    """H4, H5  Who sees the card that is being dealt."""
    return neighbours(st, seat, st.dealt // HOLDER_CARDS)


def remembered(st: "State", seat: int, index: int) -> int:
    """A19  What follows from the public trades; without the memory aid everybody remembers for himself."""
    return 1 if st.memory_aid or seat == index else 0


class Block(Blocks):
    """All acts, in the order of the specification; chance comes last."""
    buy = openly(GOODS, of="good")
    sell = openly(GOODS, of="good")
    trade_end = openly()
    donate = secretly(GOODS, of="good")
    donate_none = openly()
    left_card = secretly(CARDS, of="card", shown_by="PLAYED")
    right_card = secretly(CARDS, of="card", shown_by="PLAYED")
    halve_left = openly()
    halve_right = openly()
    first_left = openly()
    first_right = openly()
    hat = openly(SEATS, of="seat")
    deal = secretly(CARDS, of="card", to=beside_the_holder)


class Phase(Phases):
    """What may be done when."""
    HAT = chance("hat", odds=each_seat)                                                     # H9   everybody may be the youngest
    DEAL = chance("deal")
    TRADE = acts("buy", "sell", "trade_end", rule="H14", default="trade_end")
    DONATE = acts("donate", "donate_none", rule="H22", default="donate_none")
    LEFT_CARD = acts("left_card", rule="H27")
    RIGHT_CARD = acts("right_card", rule="H27")
    HALVE = acts("halve_left", "halve_right", rule="H29")
    ORDER = acts("first_left", "first_right", rule="H31")


class Refusal(Reasons):
    """Why something may not be done."""
    BUY_OR_SELL = cites("H15")
    WORTHLESS = cites("H18")
    NONE_LEFT = cites("H18")
    TOO_DEAR = cites("H18")
    NOT_YOURS = cites("H20")
    NOTHING_TO_GIVE = cites("H23")
    NOT_IN_LEFT_HOLDER = cites("H27")
    NOT_IN_RIGHT_HOLDER = cites("H27")


class Event(Events):
    """What the log can say."""
    HAT = event("seat", rules=("H9",))
    LAP = event(lap="number", rules=("H38",), chapter=True)
    TOUR = event("seat", tour="number", rules=("H12",), chapter=True)
    BOUGHT = event("seat", "good", price="money", rules=("H17",), opens_turn=True, gather=joins("BOUGHT", same=("seat",)))
    SOLD = event("seat", "good", price="money", rules=("H20",), opens_turn=True, gather=joins("SOLD", same=("seat",)))
    PASSED = event("seat", rules=("H14",), opens_turn=True)
    DONATED = event("seat", "good", secrets=("good",), rules=("H23",))
    DONATED_NOTHING = event("seat", rules=("H22",), gather=joins("BOUGHT", "SOLD", "PASSED", same=("seat",)))
    PLAYED = event("seat", full="card", half="card", reveals=True, rules=("H29",), opens_turn=True)
    MOVED = event("good", before="money", after="money", rules=("H28",), gather=joins("PLAYED"))
    GIFT_SOLD = event("seat", "good", price="money", reveals=True, rules=("H35",), gather=joins("GIFT_SOLD", same=("seat",)))
    CHARITY = event("seat", sum="money", rules=("H36",), gather=joins("CHARITY"))
    STINGIEST = event("seat", sum="money", rules=("H42",))
    FINAL_SALE = event("seat", sum="money", total="money", rules=("H43",))
    WON = event("seat", total="money", rules=("H44",))
    NO_WINNER = event(rules=("H46",))


class State(GameState, traits=Trait):
    """All that lies on the table."""
    first_player = who_begins(SEATS)                                                        # H9
    memory_aid = option("off", "on", default="on", leads=True)                              # A19
    all_tied = option("no_winner", "nobody_out", default="no_winner")                       # H46
    cash_tie = option("shared", "charity", default="shared")                                # H45

    lap = shown(most=LAPS)                                                                  # H10  laps begun
    tour = shown(most=TOURS)                                                                # H10  tours begun in this lap
    first = shown(most=SEATS - 1, value="seat")                                             # H9   who wears the top hat
    dealt = shown(most=SEATS * HOLDER_CARDS, value=unsaid())                                # H4   cards dealt in this lap
    bought = shown(most=TRADES, value=unsaid())                                             # H14  in this trade turn
    sold = shown(most=TRADES, value=unsaid())                                               # H14
    price = shown(GOODS, most=LAST_SPACE, of="good")                                        # H2   space of each marker
    bank = shown(GOODS, most=SHARES, of="good")                                             # H7   shares in the open piles
    cash = secret(SEATS, most=MOST_CASH, to=remembered, of="seat", value="money")           # H8
    charity = shown(SEATS, most=MOST_CASH, of="seat", value="money")                        # H37  money in the charity boxes
    given = shown(SEATS, most=PLACES, of="seat")                                            # H23  shares on the donation boards
    discard = shown(CARDS, most=MOST_COPIES, of="card")                                     # H32
    out = shown(SEATS, most=1, of="seat", value=TRUTH)                                      # H42  eliminated at the end
    hand = secret(SEATS, GOODS, most=SHARES, to=owner, of=("seat", "good"))                 # H19  face down
    gift = secret(SEATS, PLACES, most=GOODS, to=owner, of=("seat", ""), value=maybe("good"))  # H23  face down
    backing = secret(SEATS, PLACES, GOODS, most=SHARES, to=remembered, of=("seat", "", "good"), value=unsaid())  # H23  see `resample`
    holder = secret(SEATS, CARDS, most=MOST_COPIES, to=neighbours, of=("seat", "card"))     # H5   copies of each card
    aside = secret(CARDS, most=MOST_COPIES, to=nobody, of="card", value=unsaid())           # H4   not dealt in this lap
    left = secret(most=CARDS, to=actor, value=maybe("card"))                                # H27  chosen, still in its holder
    right = secret(most=CARDS, to=actor, value=maybe("card"))
    halved = shown(most=RIGHT, value=unsaid())                                              # H29


@State.fact(SEATS, most=GOODS * SHARES, to=everybody, of="seat")
def shares_held(st: State, seat: int) -> int:
    """H19  How many shares lie face down before a player."""
    return row_sum(st.hand[seat], GOODS)


@State.fact(SEATS, GOODS, most=SHARES, to=remembered, of=("seat", "good"))
def net(st: State, seat: int, good: int) -> int:
    """H48  Bought, not sold, not yet turned up: held or given. All trades are public."""
    return st.hand[seat][good] + gifts_of(st, seat, good)


@State.fact(SEATS, most=HOLDER_CARDS, to=everybody, of="seat")
def cards_left(st: State, holder: int) -> int:
    """H33  How many cards a holder still has."""
    return row_sum(st.holder[holder], CARDS)


def right_holder(st: State) -> int:
    """H3  The holder between the player and the right neighbour; the left one has the player's own number."""
    return seat_before(st, st.actor)


def gifts_of(st: State, seat: int, good: int) -> int:
    """H23  Shares of a kind on a donation board."""
    total = 0
    for place in range(PLACES):
        if st.gift[seat][place] == good + 1:
            total += 1
    return total


def spaces(card: int, half: int) -> int:
    """H28, H29  How far a card moves its marker."""
    return STEPS[card % KINDS_OF_CARD] // (1 + half)


def landing(space: int, move: int) -> int:
    """H30  A marker never leaves the track; the surplus is lost."""
    return min(LAST_SPACE, max(0, space + move))


def order_matters(st: State, left: int, right: int) -> int:
    """H31  Only for two cards of one resource that reach an end of the track."""
    good = left // KINDS_OF_CARD
    if good != right // KINDS_OF_CARD: return 0
    one = spaces(left, 1 if st.halved == LEFT else 0)
    other = spaces(right, 1 if st.halved == RIGHT else 0)
    return 1 if landing(landing(st.price[good], one), other) != landing(landing(st.price[good], other), one) else 0


def resample(st: State, seat: int, luck: list[int]) -> None:
    """Put the unseen in one of the ways that agree with all that `seat` has seen.

    Cards: what is neither discarded nor in the two holders of the seat is dealt anew over the other holders and the cards put aside.
    Gifts: others' shares are known together (`net`), their split is not. A share on space k must have been owned when it was
    given and never sold since: of each kind at most `backing[k]` lie on the spaces up to k.
    Cards chosen in a price turn: any that led to the present question; a deal that leaves none is dealt again.
    """
    redeal(st, seat, luck)
    for other in range(st.seats):
        if other != seat:
            regive(st, other, luck)
    if st.left and st.actor != seat:
        while ways_to_choose(st) == 0:
            count_step(st)
            redeal(st, seat, luck)
        rechoose(st, luck)


def veil(st: State, seat: int, world: int) -> None:
    """A19, H48  Without the memory aid nobody is told a purse, nor who has bought what, though both could be counted.

    What others hold together follows from the open piles; it is dealt again to as many places as each of them has filled.
    """
    if st.memory_aid: return
    pool = scratch(GOODS)
    for good in range(GOODS):
        pool[good] = 0
        for other in range(st.seats):
            if other != seat: pool[good] += net(st, other, good)
    good = world % GOODS
    for other in range(st.seats):
        if other != seat:
            st.cash[other] = START_CASH * (1 + world % 2)
            good = refill(st, other, pool, good)


def refill(st: State, seat: int, pool: list[int], first: int) -> int:
    """H19, H23  As many shares as the seat has, given and held, from the pool in turn; returns the good with which the next seat begins."""
    held = shares_held(st, seat)
    good = first
    for kind in range(GOODS):
        st.hand[seat][kind] = 0
    for place in range(st.given[seat] + held):
        while pool[good] == 0:
            count_step(st)
            good = (good + 1) % GOODS
        pool[good] -= 1
        if place < st.given[seat]: st.gift[seat][place] = good + 1
        else: st.hand[seat][good] += 1
        good = (good + 1) % GOODS
    for place in range(st.given[seat]):
        for kind in range(GOODS):
            st.backing[seat][place][kind] = net(st, seat, kind)
    return good


def redeal(st: State, seat: int, luck: list[int]) -> None:
    """H4, H5  All cards this seat does not see, in equal chance over the places where they may be."""
    for card in range(CARDS):
        for holder in range(st.seats):
            if not neighbours(st, seat, holder):
                st.aside[card] += st.holder[holder][card]
    for holder in range(st.seats):
        if not neighbours(st, seat, holder):
            size = cards_left(st, holder)
            for card in range(CARDS):
                st.holder[holder][card] = 0
            for _ in range(size):
                card = pick(luck, st.aside, CARDS)
                st.aside[card] -= 1
                st.holder[holder][card] += 1


def regive(st: State, seat: int, luck: list[int]) -> None:
    """H23  Draw the shares on a donation board anew, space by space; every choice leaves the later spaces their backing."""
    weights = scratch(GOODS)
    for place in range(st.given[seat]):
        st.hand[seat][st.gift[seat][place] - 1] += 1
    for place in range(st.given[seat]):
        st.gift[seat][place] = 0
    for place in range(st.given[seat]):
        for good in range(GOODS):
            weights[good] = may_have_given(st, seat, place, good)
        good = pick(luck, weights, GOODS)
        st.gift[seat][place] = good + 1
        st.hand[seat][good] -= 1


def may_have_given(st: State, seat: int, place: int, good: int) -> int:
    """H23  Weight of a kind for a space: what could still be given of it without breaking the backing of any later space."""
    room = st.hand[seat][good]
    earlier = gifts_of(st, seat, good)
    for later in range(place, st.given[seat]):
        room = min(room, st.backing[seat][later][good] - earlier)
    return max(room, 0)


def may_have_chosen(st: State, left: int, right: int) -> int:
    """H27-H31  Weight of two cards: the copies in their holders, if choosing them leads to the present question. Right is 0 before it is chosen."""
    if st.right == 0: return st.holder[st.actor][left] if right == 0 else 0
    if left == right: return 0                                          # H29  nothing to halve
    if st.halved and order_matters(st, left, right) == 0: return 0      # H31
    return st.holder[st.actor][left] * st.holder[right_holder(st)][right]


def ways_to_choose(st: State) -> int:
    """H27-H31  All weights together."""
    total = 0
    for left in range(CARDS):
        if st.holder[st.actor][left]:
            for right in range(CARDS):
                total += may_have_chosen(st, left, right)
    return total


def rechoose(st: State, luck: list[int]) -> None:
    """H27  Draw the cards anew that the player to act has chosen."""
    rest = draw(luck, ways_to_choose(st))
    chosen = st.right
    for left in range(CARDS):
        for right in range(CARDS):
            weight = may_have_chosen(st, left, right)
            if 0 <= rest < weight:
                st.left = left + 1
                chosen = right + 1 if st.right else 0
            rest -= weight
    st.right = chosen
