"""Bazaar: a made-up game with frames and all three kinds of window, for the tests of the kernel. Its rules are in bazaar_data/RULES.md."""

from __future__ import annotations

import sys
from pathlib import Path

from magnat.core.acts import OPEN, TOGETHER, Blocks, Events, Phases, acts, chance, event, openly, secretly, tell
from magnat.core.frames import all_but, answered, ask, ask_again, pop
from magnat.core.game import Game
from magnat.core.kit import everyone, how_many, including, pick
from magnat.core.numbered import Laws, Reasons, cites
from magnat.core.numbers import draw
from magnat.core.state import CHANCE, NOBODY, GameState, amount, everybody, local, nobody, option, owner, secret, shown

SEATS = 4
WARE_IDS = ("silk", "spice", "tea", "lamp")
WARES = len(WARE_IDS)
COPIES = (3, 3, 3, 3)
PRICES = (1, 2, 3)
SPREAD = 4  # purses differ by less than this
TILL = 2
MOST_TURNS = 4
MOST_COINS = 60
MOST_BID = 6  # of an auction
RAISE = 3  # by which a jump exceeds the bid at most
TRINKET = 2  # what one is worth


def merchant(st: State, seat: int, index: int) -> int:
    """B4  Who looks at the ware."""
    return 1 if seat == st.lead else 0


def beholders(st: State, seat: int, index: int) -> int:
    """B4, B7  Who knows the ware: the merchant, then the buyer too."""
    return 1 if seat == st.lead or seat == st.buyer - 1 else 0


def drawer(st: State, seat: int, index: int) -> int:
    """B1  Who draws a purse."""
    return 1 if seat == st.drawn else 0


def whisperers(st: State, seat: int, index: int) -> int:
    """B6  The merchant and the right neighbour."""
    return 1 if seat in (st.lead, (st.lead - 1) % st.seats) else 0


def asker(st: State, seat: int, index: int) -> int:
    """B16  The merchant, and who has asked."""
    return 1 if seat == st.lead or seat == st.curious else 0


def jumps(st: State, listed: list[int]) -> int:
    """B15  The bids to which one may jump, as far as everybody sees."""
    count = 0
    while count < RAISE and st.bid + 1 + count <= MOST_BID:
        listed[count] = st.bid + count
        count += 1
    return count


def first_step(st: State) -> int:
    """B14  Who does not answer is in for the first step, and no further."""
    return Block.stay if st.bid == st.stake and st.purse[st.actor] >= st.bid else Block.drop


def bidders(st: State, seat: int, index: int) -> int:
    """B14  All who are still in answer against the clock."""
    return st.into[seat]


class Block(Blocks):
    """All acts."""

    price = openly(len(PRICES), of="price")
    consult = openly()
    nod = openly()
    shrug = openly()
    ask_back = openly()
    whisper = secretly(WARES, of="ware", to=whisperers)
    take = openly()
    decline = openly()
    claim = secretly(WARES, of="ware")
    abstain = openly()
    boast = openly()
    believe = openly()
    doubt = openly()
    offer = openly(WARES, of="ware")
    rest = openly()
    stay = openly()
    drop = openly()
    jump = openly(MOST_BID, of="bid", candidates=jumps, most=RAISE)
    peek = openly()
    show = secretly(WARES, of="ware", to=asker)
    draw_purse = secretly(SPREAD, of="coins", to=drawer)
    draw_ware = secretly(WARES, of="ware", to=merchant)


class Phase(Phases):
    """What may be done when."""

    PURSE = chance("draw_purse")
    DRAW = chance("draw_ware")
    PRICE = acts("price", "consult", rule="B5")
    CONSULT = acts("nod", "shrug", "ask_back", rule="B6", default="shrug")
    ASK_BACK = acts("whisper", rule="B6")
    BID = acts("take", "decline", rule="B7", default="decline")
    CLAIM = acts("claim", "abstain", "boast", rule="B8", window=TOGETHER, default="abstain")
    DOUBT = acts("believe", "doubt", rule="B9", window=TOGETHER, default="believe")
    MARKET = acts("offer", "rest", rule="B11", window=OPEN, default="rest")
    AUCTION = acts("stay", "drop", "jump", "peek", rule="B14", window=TOGETHER, default=first_step, timed=bidders)
    SHOW = acts("show", rule="B16")


class Refusal(Reasons):
    """Why something may not be done."""

    CONSULTED = cites("B5")
    ASKED_BACK = cites("B6")
    TOO_DEAR = cites("B7")
    CALM = cites("B9")
    NO_COIN = cites("B9")
    BOASTED = cites("B9")
    NOT_ON_THE_STALL = cites("B11")
    TILL_EMPTY = cites("B11")
    TOO_POOR = cites("B14")
    TOO_LOW = cites("B15")
    HAS_PEEKED = cites("B16")


class Event(Events):
    """What the log can say."""

    PURSE = event("seat", "coins", secrets=("coins",))
    DRAWN = event("seat", "ware", secrets=("ware",))
    PRICED = event("seat", price="coins")
    CONSULTED = event("seat")
    NODDED = event("seat")
    SHRUGGED = event("seat")
    WHISPERED = event("seat", "ware", secrets=("ware",))
    TOOK = event("seat", price="coins", reveals=True)
    DECLINED = event("seat")
    CLAIMED = event("seat", "ware", secrets=("ware",))
    ABSTAINED = event("seat")
    BOASTED = event("seat")
    DOUBTED = event("seat")
    BOAST_PAID = event("seat", coins="coins")
    REVEALED = event("ware", reveals=True)
    CLAIM_WAS = event("seat", "ware", reveals=True)
    SOLD = event("seat", "ware")
    STAYED = event("seat", bid="coins")
    DROPPED = event("seat")
    JUMPED = event("seat", bid="coins")
    PEEKED = event("seat")
    SHOWN = event("seat", "ware", secrets=("ware",))
    TRINKET = event("seat", bid="coins")
    WON = event("seat", reveals=True)


class Hint(Events):
    """Reasons of the heuristic."""

    CHEAP = event(price="coins")
    KNOWN = event("ware")


class State(GameState, frames=3):
    """All that lies on the table."""

    coins = amount(2, 20, default=4)  # B1
    turns = amount(1, MOST_TURNS, default=2)  # B3
    mood = option("calm", "lively", default=lambda seats, chosen: "lively" if seats > 2 else "calm")  # B9
    auction = option("off", "on", default="off")  # B14
    stake = amount(1, 3, default=lambda seats, chosen: 1 if int(chosen["turns"]) < 3 else 2)  # B14

    turn = shown(most=MOST_TURNS)  # B3
    lead = shown(most=SEATS - 1)  # B3  the merchant
    drawn = shown(most=SEATS)  # B1  purses drawn
    bag = secret(WARES, most=max(COPIES), to=nobody)  # B2
    ware = secret(most=WARES, to=beholders, public=nobody)  # B4, B7  0 is none, else ware + 1
    purse = secret(SEATS, most=MOST_COINS, to=owner)  # B1
    earned = shown(SEATS, least=-MOST_COINS, most=MOST_COINS)  # B13
    proven = shown(SEATS, most=SPREAD - 1)  # B7, B9  what payments prove a purse to hold beyond `coins`
    paid = shown(most=max(PRICES))  # B5  the price named
    buyer = shown(most=SEATS)  # B7  0 is none, else seat + 1
    claimed = secret(SEATS, most=WARES, to=owner)  # B8  0 is none, else ware + 1
    boasted = shown(SEATS, most=1)  # B9
    stall = shown(SEATS, WARES, most=max(COPIES))  # B10
    sold = shown(WARES, most=max(COPIES))  # B11
    till = shown(most=TILL)  # B11
    trinkets = shown(SEATS, most=MOST_TURNS, of="seat")  # B14

    consulted = local(most=1)  # B5
    asked_back = local(most=1)  # B6
    boaster = local(most=SEATS - 1)  # B9
    doubts = local(most=SEATS)  # B9
    bid = local(most=MOST_BID)  # B14
    into = local(SEATS, most=1, of="seat")  # B14  who is still in
    stayed = local(SEATS, most=1, of="seat")  # B14  who stays in this step
    alone = local(most=1)  # B14  one is asked alone
    peeked = local(SEATS, most=1, of="seat")  # B16
    glimpse = local(SEATS, most=WARES, to=owner, of="seat")  # B16  0 is none, else ware + 1
    curious = local(most=SEATS - 1)  # B16
    glimpse_below: list[list[int]]


@State.fact(SEATS, most=1, to=everybody)
def has_claimed(st: State, seat: int) -> int:
    """B8  Whether a claim lies face down."""
    return 1 if st.claimed[seat] else 0


# Setup


def setup(st: State) -> None:
    """B1, B2"""
    for ware in range(WARES):
        st.bag[ware] = COPIES[ware]
    st.actor = CHANCE
    st.phase = Phase.PURSE


def odds_draw_purse(st: State, more: int) -> int:
    """B1  Large purses are rare."""
    return SPREAD - more


def draw_purse(st: State, more: int) -> None:
    """B1"""
    st.purse[st.drawn] = st.coins + more
    tell(st, Event.PURSE, st.drawn, st.purse[st.drawn])
    st.drawn += 1
    if st.drawn == st.seats:
        begin_turn(st)


def begin_turn(st: State) -> None:
    """B3, B4, B11"""
    st.turn += 1
    st.till = TILL
    st.paid = 0
    st.buyer = 0
    for seat in range(st.seats):
        st.boasted[seat] = 0
    st.actor = CHANCE
    st.phase = Phase.DRAW


def odds_draw_ware(st: State, ware: int) -> int:
    """B2"""
    return st.bag[ware]


def draw_ware(st: State, ware: int) -> None:
    """B4"""
    st.bag[ware] -= 1
    st.ware = ware + 1
    tell(st, Event.DRAWN, st.lead, ware)
    st.actor = st.lead
    st.phase = Phase.PRICE
    st.consulted = 0


# Price


def may_price(st: State, step: int) -> int:
    """B5"""
    return 0


def price(st: State, step: int) -> None:
    """B5, B7"""
    st.paid = PRICES[step]
    tell(st, Event.PRICED, st.actor, st.paid)
    ask(st, Phase.BID, all_but(st, st.lead), (st.lead + 1) % st.seats)


def may_consult(st: State) -> int:
    """B5"""
    return Refusal.CONSULTED if st.consulted else 0


def consult(st: State) -> None:
    """B5, B6"""
    neighbour = (st.lead - 1) % st.seats
    tell(st, Event.CONSULTED, neighbour)
    st.consulted = 1
    ask(st, Phase.CONSULT, 1 << neighbour, neighbour)


def may_nod(st: State) -> int:
    """B6"""
    return 0


def nod(st: State) -> None:
    """B6"""
    tell(st, Event.NODDED, st.actor)
    pop(st)


def may_shrug(st: State) -> int:
    """B6"""
    return 0


def shrug(st: State) -> None:
    """B6"""
    tell(st, Event.SHRUGGED, st.actor)
    pop(st)


def may_ask_back(st: State) -> int:
    """B6"""
    return Refusal.ASKED_BACK if st.asked_back else 0


def ask_back(st: State) -> None:
    """B6"""
    st.asked_back = 1
    ask(st, Phase.ASK_BACK, 1 << st.lead, st.lead)


def may_whisper(st: State, ware: int) -> int:
    """B6"""
    return 0


def whisper(st: State, ware: int) -> None:
    """B6"""
    tell(st, Event.WHISPERED, st.actor, ware)
    pop(st)


# Bids


def prove(st: State, seat: int, coins: int) -> None:
    """B7, B9  A payment shows what a purse holds at least."""
    st.proven[seat] = max(st.proven[seat], coins - st.coins - st.earned[seat])


def pay(st: State, seat: int, coins: int) -> None:
    """B13"""
    st.purse[seat] += coins
    st.earned[seat] += coins


def may_take(st: State) -> int:
    """B7"""
    return Refusal.TOO_DEAR if st.purse[st.actor] < st.paid else 0


def take(st: State) -> None:
    """B7"""
    tell(st, Event.TOOK, st.actor, st.paid)
    prove(st, st.actor, st.paid)
    pay(st, st.actor, -st.paid)
    pay(st, st.lead, st.paid)
    st.buyer = st.actor + 1
    ask_claims(st)


def may_decline(st: State) -> int:
    """B7"""
    return 0


def decline(st: State) -> None:
    """B7"""
    tell(st, Event.DECLINED, st.actor)
    if answered(st):
        ask_claims(st)


def ask_claims(st: State) -> None:
    """B8"""
    pop(st)
    ask(st, Phase.CLAIM, (1 << st.seats) - 1, (st.lead + 1) % st.seats)


# Claims


def may_claim(st: State, ware: int) -> int:
    """B8"""
    return 0


def claim(st: State, ware: int) -> None:
    """B8"""
    tell(st, Event.CLAIMED, st.actor, ware)
    st.claimed[st.actor] = ware + 1
    next_claim(st)


def may_abstain(st: State) -> int:
    """B8"""
    return 0


def abstain(st: State) -> None:
    """B8"""
    tell(st, Event.ABSTAINED, st.actor)
    next_claim(st)


def next_claim(st: State) -> None:
    """B8, B10"""
    if answered(st):
        pop(st)
        reveal(st)


def may_boast(st: State) -> int:
    """B9"""
    if st.mood == 0:
        return Refusal.CALM
    if st.boasted[st.actor]:
        return Refusal.BOASTED
    if st.purse[st.actor] == 0:
        return Refusal.NO_COIN
    return 0


def boast(st: State) -> None:
    """B9"""
    tell(st, Event.BOASTED, st.actor)
    seat = st.actor
    st.boasted[seat] = 1
    prove(st, seat, 1)
    ask(st, Phase.DOUBT, all_but(st, seat), (seat + 1) % st.seats)
    st.boaster = seat


def may_believe(st: State) -> int:
    """B9"""
    return 0


def believe(st: State) -> None:
    """B9"""
    if answered(st):
        settle_boast(st)


def may_doubt(st: State) -> int:
    """B9"""
    return 0


def doubt(st: State) -> None:
    """B9"""
    tell(st, Event.DOUBTED, st.actor)
    st.doubts += 1
    if answered(st):
        settle_boast(st)


def settle_boast(st: State) -> None:
    """B9  Then the boaster is asked again."""
    coins = -1 if st.doubts else 1
    tell(st, Event.BOAST_PAID, st.boaster, coins)
    pay(st, st.boaster, coins)
    pop(st)


def reveal(st: State) -> None:
    """B10"""
    ware = st.ware - 1
    tell(st, Event.REVEALED, ware)
    for seat in range(st.seats):
        if st.claimed[seat]:
            tell(st, Event.CLAIM_WAS, seat, st.claimed[seat] - 1)
        if st.claimed[seat] == st.ware:
            pay(st, seat, 1)
        st.claimed[seat] = 0
    st.stall[st.buyer - 1 if st.buyer else st.lead][ware] += 1
    st.ware = 0
    ask(st, Phase.MARKET, (1 << st.seats) - 1, st.lead)


# Market


def may_offer(st: State, ware: int) -> int:
    """B11"""
    if st.till == 0:
        return Refusal.TILL_EMPTY
    if st.stall[st.actor][ware] == 0:
        return Refusal.NOT_ON_THE_STALL
    return 0


def offer(st: State, ware: int) -> None:
    """B11  Who has sold may sell again."""
    tell(st, Event.SOLD, st.actor, ware)
    st.stall[st.actor][ware] -= 1
    st.sold[ware] += 1
    st.till -= 1
    pay(st, st.actor, 1)


def may_rest(st: State) -> int:
    """B11"""
    return 0


def rest(st: State) -> None:
    """B11, B14"""
    if answered(st):
        pop(st)
        if st.auction:
            open_auction(st)
        else:
            end_turn(st)


# Auction


def open_auction(st: State) -> None:
    """B14"""
    ask(st, Phase.AUCTION, everyone(st), st.lead)
    st.bid = st.stake
    for seat in range(st.seats):
        st.into[seat] = 1


def may_stay(st: State) -> int:
    """B14"""
    return Refusal.TOO_POOR if st.purse[st.actor] < st.bid else 0


def stay(st: State) -> None:
    """B14"""
    tell(st, Event.STAYED, st.actor, st.bid)
    prove(st, st.actor, st.bid)
    st.stayed[st.actor] = 1
    if answered(st):
        next_step(st)


def drop(st: State) -> None:
    """B14"""
    tell(st, Event.DROPPED, st.actor)
    st.into[st.actor] = 0
    if answered(st):
        next_step(st)


def may_jump(st: State, lower: int) -> int:
    """B15  To `lower` + 1 coins."""
    if lower < st.bid or lower >= st.bid + RAISE:
        return Refusal.TOO_LOW
    return Refusal.TOO_POOR if st.purse[st.actor] < lower + 1 else 0


def jump(st: State, lower: int) -> None:
    """B15  The step ends at once: what the others have answered in it is void."""
    st.bid = lower + 1
    tell(st, Event.JUMPED, st.actor, st.bid)
    prove(st, st.actor, st.bid)
    begin_step(st, (st.actor + 1) % st.seats)


def may_peek(st: State) -> int:
    """B16"""
    return Refusal.HAS_PEEKED if st.peeked[st.actor] else 0


def peek(st: State) -> None:
    """B16"""
    seat = st.actor
    tell(st, Event.PEEKED, seat)
    st.peeked[seat] = 1
    ask(st, Phase.SHOW, 1 << st.lead, st.lead)
    st.curious = seat


def show(st: State, ware: int) -> None:
    """B16  A ware, true or not; then who has asked is asked again."""
    seat = st.curious
    tell(st, Event.SHOWN, seat, ware)
    pop(st)
    st.glimpse[seat] = ware + 1


def begin_step(st: State, first: int) -> None:
    """B14"""
    seats = 0
    for seat in range(st.seats):
        st.stayed[seat] = 0
        if st.into[seat]:
            seats = including(seats, seat)
    st.alone = 1 if how_many(seats) == 1 else 0
    ask_again(st, seats, first)


def next_step(st: State) -> None:
    """B14"""
    staying = 0
    buyer = -1
    for step in range(st.seats):
        seat = (st.lead + step) % st.seats
        staying += st.stayed[seat]
        if st.stayed[seat] and buyer < 0:
            buyer = seat
    if staying == 0 or st.alone or st.bid == MOST_BID:
        close_auction(st, buyer)
    else:
        st.bid += 1
        begin_step(st, st.lead)


def close_auction(st: State, seat: int) -> None:
    """B14"""
    if seat >= 0:
        tell(st, Event.TRINKET, seat, st.bid)
        pay(st, seat, -st.bid)
        st.trinkets[seat] += 1
    pop(st)
    end_turn(st)


def end_turn(st: State) -> None:
    """B3, B12"""
    st.lead = (st.lead + 1) % st.seats
    if st.turn < st.turns:
        begin_turn(st)
    else:
        for seat in range(st.seats):
            if won(st, seat):
                tell(st, Event.WON, seat)
        st.actor = NOBODY


# Result


def standing(st: State, seat: int) -> int:
    """B12"""
    total = st.purse[seat] + TRINKET * st.trinkets[seat]
    for ware in range(WARES):
        total += st.stall[seat][ware]
    return total


def score(st: State, seat: int) -> int:
    """B12"""
    return standing(st, seat)


def rank(st: State, seat: int) -> int:
    """B12"""
    place = 1
    for other in range(st.seats):
        if standing(st, other) > standing(st, seat):
            place += 1
    return place


def won(st: State, seat: int) -> int:
    """B12"""
    return 1 if rank(st, seat) == 1 else 0


class Law(Laws):
    """B13"""

    WARES = cites("B13")
    PURSES = cites("B13")


def broken_law(st: State) -> int:
    """B13"""
    for ware in range(WARES):
        pieces = st.bag[ware] + st.sold[ware]
        if st.ware == ware + 1:
            pieces += 1
        for seat in range(st.seats):
            pieces += st.stall[seat][ware]
        if pieces != COPIES[ware]:
            return Law.WARES
    for seat in range(st.drawn):
        more = st.purse[seat] - st.coins - st.earned[seat]
        if more < st.proven[seat] or more >= SPREAD:
            return Law.PURSES
    return 0


# Advice and resampling


def advise(st: State) -> int:
    """A plain player: consults, takes what is cheap, claims what it knows, sells what it has."""
    if st.phase == Phase.PRICE:
        if st.consulted == 0 and st.turn == 1:
            return Block.consult
        return Block.price + st.turn % len(PRICES)
    if st.phase == Phase.CONSULT:
        return Block.nod if st.asked_back else Block.ask_back
    if st.phase == Phase.ASK_BACK:
        return Block.whisper + st.ware - 1
    if st.phase == Phase.BID:
        if may_take(st) == 0 and st.paid <= 2:
            tell(st, Hint.CHEAP, st.paid)
            return Block.take
        return Block.decline
    if st.phase == Phase.CLAIM:
        if st.actor == st.lead:
            tell(st, Hint.KNOWN, st.ware - 1)
            return Block.claim + st.ware - 1
        return Block.boast if may_boast(st) == 0 else Block.abstain
    if st.phase == Phase.DOUBT:
        return Block.doubt if st.actor == st.lead else Block.believe
    if st.phase == Phase.AUCTION:
        if st.turn == 1 and may_peek(st) == 0:
            return Block.peek
        return Block.stay if st.bid < 3 and may_stay(st) == 0 else Block.drop
    if st.phase == Phase.SHOW:
        return Block.show + st.turn % WARES
    for ware in range(WARES):
        if may_offer(st, ware) == 0:
            return Block.offer + ware
    return Block.rest


def resample(st: State, seat: int, luck: list[int]) -> None:
    """Purses of others within what is proven; the ware, if only others have seen it; claims that lie face down, glimpses."""
    for other in range(st.drawn):
        if other != seat:
            more = st.proven[other] + draw(luck, SPREAD - st.proven[other])
            st.purse[other] = st.coins + st.earned[other] + more
            if st.claimed[other]:
                st.claimed[other] = 1 + draw(luck, WARES)
            if st.glimpse[other]:
                st.glimpse[other] = 1 + draw(luck, WARES)
            for depth in range(st.depth):
                if st.glimpse_below[depth][other]:
                    st.glimpse_below[depth][other] = 1 + draw(luck, WARES)
    if st.ware and not beholders(st, seat, 0):
        st.bag[st.ware - 1] += 1
        ware = pick(luck, st.bag, WARES)
        st.bag[ware] -= 1
        st.ware = ware + 1


BAZAAR = Game(
    name="bazaar",
    version=1,
    seat_counts=range(2, SEATS + 1),
    usual_seats=3,
    limit=SEATS + MOST_TURNS * (50 + SEATS * (4 + 2 * MOST_BID)),
    state=State,
    blocks=Block,
    phases=Phase,
    events=Event,
    refusals=Refusal,
    kinds={"ware": WARE_IDS},
    rules=(sys.modules[__name__],),
    setup=setup,
    score=score,
    rank=rank,
    won=won,
    standing=standing,
    resample=resample,
    laws=Law,
    broken_law=broken_law,
    advise=advise,
    hints=Hint,
)
FOLDER = Path(__file__).with_name("bazaar_data")
