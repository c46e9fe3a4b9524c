"""What lies on the table, who sees it, what may be done and what is told."""

from __future__ import annotations

from magnat.core.declare import (
    OPEN,
    TOGETHER,
    Blocks,
    Events,
    GameState,
    Phases,
    Reasons,
    acts,
    amount,
    chance,
    cites,
    event,
    everybody,
    local,
    nobody,
    openly,
    option,
    owner,
    secret,
    secretly,
    shown,
)

from .components import COPIES, MOST_BID, MOST_COINS, MOST_TURNS, PRICES, RAISE, SEATS, SPREAD, TILL, WARES


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
