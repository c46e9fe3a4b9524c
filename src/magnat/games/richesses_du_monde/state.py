"""What lies on the table, what may be done when, and what may be said about it."""

from typing import Any

from magnat.core.declare import OPEN, TOGETHER, Blocks, Events, Phases, acts, chance, closes, event, joins, openly, secretly
from magnat.core.declare import TRUTH, GameState, KindTable, Numbered, Reasons, amount, cites, does, everybody, later, maybe, option, secret, several
from magnat.core.declare import shown, unsaid
from magnat.core.kit import how_many, including, next_of, some_of, without
from magnat.core.numbers import draw

from .characters import Trait
from .components import (
    CARDS, CASH_SIDES, COUNTRY_IDS, FACES, JOKERS, LAST_TURN, LOTS, MILLION, MOST_BOUGHT, MOST_CASH, MOST_ROYALTY, MOST_START, NEWS_IDS, PLAQUES_EACH,
    PRODUCTION_IDS, PRODUCTIONS, PROPOSAL_IDS, RAISE, ROLL_RED, ROLL_WHITE, ROLLS, SEATS, SHARED_OUT, SHORT_GAME, SLOTS, SQUARE_IDS, START_CASH,
    STEP_IDS, STEPS, TITLE_COUNTRY, TITLE_PRODUCTION, TITLES,
)

KINDS: KindTable = {  # what arguments and log values count
    "production": PRODUCTION_IDS, "country": COUNTRY_IDS, "square": SQUARE_IDS, "title": {"production": TITLE_PRODUCTION, "country": TITLE_COUNTRY},
    "proposal": PROPOSAL_IDS, "news": NEWS_IDS, "step": STEP_IDS, "dice": {"white": ROLL_WHITE, "red": ROLL_RED}, "money": MILLION,
}
LIMIT = 400_000  # acts of a simulated game, chance included: see docs/games/richesses_du_monde.md
ALL_SEATS = 2**SEATS - 1
ALL_PRODUCTIONS = 2**PRODUCTIONS - 1
MOST_DEALS = 3
NONE = -1  # as a seat: nobody yet, or the bank
ANY_TIME, OWN_TURN, NO_MARKET = range(3)  # open_market
GIVEN, ASKED_FOR = CASH_SIDES.index("given"), CASH_SIDES.index("asked_for")
AUTO, BY_HAND = 1, 2  # royalty_claim
AGREE, ALTERNATE = 1, 2  # decisions
PENALTY, ROYALTY, CARD, COLLECTION = range(1, 5)  # what a debt comes from


def purse(st: "State", seat: int, other: int) -> int:
    """R56, R83, R106  Cash is private; members of an association see what their lead sees."""
    return 1 if st.open_cash or st.lead[seat] == st.lead[other] else 0


def on_board(st: "State", seat: int, other: int) -> int:
    """R96  A pawn has a place until its party goes under."""
    return 1 if st.out[other] == 0 else 0


def decided_phase(st: Any) -> int:
    """R83  The phase of the decision that is being made, also while partners are asked for their consent."""
    return int(st.phase_below[st.depth - 1] if st.phase == Phase.CONSENT else st.phase)


def drafting(st: "State") -> int:
    """R67, R72, R76  Something is being put together that the others are not to see yet."""
    phase = decided_phase(st)
    if phase == Phase.SALE_ASK or phase == Phase.RAISE: return 1
    if phase == Phase.EXCHANGE or phase == Phase.EXCHANGE_CASH or phase == Phase.ASSOCIATION: return 1
    return 0


def drafters(st: "State", seat: int, index: int) -> int:
    """R83, R106  A draft is seen by the party that is putting it together; what is sent lies open."""
    return 1 if not drafting(st) or st.lead[seat] == st.lead[st.actor] else 0


def others(st: "State", seat: int, index: int) -> int:
    """R75  Before a roll the party about to play takes its own time."""
    return 1 if seat != st.active else 0


def traders(st: "State", seat: int, index: int) -> int:
    """R66, R72, R76  Who could start anything in the market: an association, a sale of a lot that is not barred, an exchange."""
    if not is_party(st, seat): return 0
    if st.association and party_count(st) > 2: return 1
    if lots_of(st, seat) & ~st.barred[seat]: return 1
    for other in range(st.seats):
        if other != seat and is_party(st, other) and lots_of(st, seat) and lots_of(st, other): return 1
    return 0


def ledger(st: "State", seat: int, index: int) -> int:
    """R106  The bank's accounts would betray the purses."""
    return st.open_cash


class Block(Blocks):
    """All acts, in the order of the specification; chance comes last."""
    buy = openly(TITLES, of="title")
    put_up = openly(PRODUCTIONS, of="production")
    give_lot = secretly(PRODUCTIONS, of="production", to=drafters)
    ask_lot = secretly(PRODUCTIONS, of="production", to=drafters)
    exchange_with = openly(SEATS, of="seat")
    associate_with = openly(SEATS, of="seat")
    add_member = secretly(SEATS, of="seat", to=drafters)
    sell_to = openly(SEATS, of="seat")
    add = secretly(len(STEPS), of="step", to=drafters)
    ok = openly()
    pass_by = openly()
    bid_min = openly()
    raise_bid = openly()
    keep = openly()
    give_cash = openly()
    ask_cash = openly()
    send = openly()
    abandon = openly()
    accept = openly()
    refuse = openly()
    roll = openly()
    claim = openly()
    skip = openly()
    stop = openly()
    buy_joker = openly()
    decline = openly()
    use_joker = openly()
    keep_joker = openly()
    give_up = openly()
    lay = openly(PRODUCTIONS, of="production")
    first_roll = openly(ROLLS, of="dice")
    dice = openly(ROLLS, of="dice")
    turn_up = openly(CARDS, of="news")


class Phase(Phases):
    """What may be done when."""
    LAY = chance("lay")
    START = chance("first_roll")
    DICE = chance("dice")
    NEWS = chance("turn_up")
    MARKET = acts("exchange_with", "associate_with", "pass_by", put_up="offer_sale", rule="R75", window=OPEN, default="pass_by", timed=others,
                  awaited=traders)
    SALE_ASK = acts("add", ok="name_price", abandon="abandon_sale", rule="R67", default="abandon")
    SALE_BID = acts("bid_min", "raise_bid", pass_by="pass_sale", rule="R68", default="pass_by", timed=everybody)
    SALE_DECIDE = acts("sell_to", "keep", rule="R69", default="keep", timed=everybody)
    EXCHANGE = acts("give_lot", "ask_lot", "give_cash", "ask_cash", "send", "abandon", rule="R72", default="abandon")
    EXCHANGE_CASH = acts("add", ok="fix_cash", rule="R72", default="ok")
    EXCHANGE_REPLY = acts(accept="accept_exchange", refuse="refuse_exchange", rule="R72", default="refuse")
    ASSOCIATION = acts("add_member", send="send_invitations", abandon="abandon_association", rule="R76", default="abandon")
    ASSOCIATION_REPLY = acts(accept="join", refuse="stay_out", rule="R77", default="refuse")
    ROLL = acts("roll", give_up="resign", rule="R10", default="roll")
    CLAIM = acts("claim", "skip", rule="R22", window=TOGETHER, default="skip", timed=everybody)
    BUY = acts("buy", "stop", rule="R26", default="stop")
    JOKER_BUY = acts("buy_joker", "decline", rule="R57", default="decline")
    JOKER_USE = acts("use_joker", "keep_joker", rule="R45", default="keep_joker")
    AUCTION_PICK = acts("put_up", rule="R41", default="cheapest_lot")
    AUCTION_BID = acts("bid_min", "raise_bid", pass_by="pass_auction", rule="R53", default="pass_by", timed=everybody)
    RAISE = acts("add", ok="raise_to", rule="R49", default="ok", timed=everybody, continues=True)
    GRACE_PICK = acts("give_up", put_up="put_up_in_grace", rule="R92", default="put_up")
    CONSENT = acts(accept="consent", refuse="object", rule="R83", window=TOGETHER, default="accept", timed=everybody)


class Proposal(Numbered):
    """R83  What a lead needs the consent of partners for, and what carries it out once they have given it; `matter` is its argument."""
    start = 1
    BUY = does("do_buy", "R26")
    BUY_JOKER = does("buy_joker", "R57")
    USE_JOKER = does("use_joker", "R45")
    PUT_UP = does("do_put_up", "R41", "R92")
    BID = does("do_bid", "R48", "R49")
    NAME_PRICE = does("name_price", "R67")
    SELL_TO = does("do_sell_to", "R69")
    EXCHANGE = does("send", "R72")
    ACCEPT_EXCHANGE = does("accept_exchange", "R72")
    INVITE = does("send_invitations", "R76")
    JOIN = does("join", "R77")
    GIVE_UP = does("do_give_up", "R92")


class Refusal(Reasons):
    """Why something may not be done."""
    NOT_SOLD_HERE = cites("R26", "R35")
    NOT_IN_FILE = cites("R28")
    NOT_OWNED_YET = cites("R38")
    TOO_DEAR = cites("R27")
    NO_SUCH_LOT = cites("R33")
    BARRED = cites("R71")
    NO_SUCH_PARTY = cites("R72", "R76")
    NOTHING_TO_EXCHANGE = cites("R72")
    NO_ASSOCIATION = cites("R76")
    NO_OPPONENT_LEFT = cites("R86")
    IN_DRAFT = cites("R73")
    INVITED_ALREADY = cites("R76")
    CASH_ON_ONE_SIDE = cites("R72")
    LOT_FROM_EACH = cites("R72", "R74")
    OVER_CASH = cites("R52")
    OVER_LIMIT = cites("R67", "R72")
    SMALLER_STEPS = cites("R67")
    NO_BID = cites("R69")
    CANNOT_PAY = cites("R72", "R90")
    WRONG_COUNT = cites("R42")
    JOKER_TOO_DEAR = cites("R57")
    NO_RESIGNING = cites("R92")


class Event(Events):
    """What the log can say."""
    LAID = event("production", "square", rules=("R5",), gather=joins("LAID"))
    START_ROLLED = event("seat", sum="number", rules=("R7",), gather=joins("START_ROLLED"))
    STARTS = event("seat", rules=("R7", "R8"), gather=closes("START_ROLLED"))
    ROLLED = event("seat", white="number", red="number", rules=("R11",), chapter=True)
    FINED = event("seat", sum="money", rules=("R12",), gather=joins("ROLLED", same=("seat",)))
    LANDED = event("seat", "square", rules=("R9",), gather=joins("ROLLED", same=("seat",)))
    BONUS = event("seat", sum="money", rules=("R64",), gather=joins("ROLLED", same=("seat",)))
    CLAIMED = event("seat", "production", sum="money", rules=("R22",))
    SKIPPED = event("seat", "production", sum="money", rules=("R23",))
    PAID = event("seat", other="seat", sum="money", rules=("R18", "R24"), gather=joins("CLAIMED", "DREW"))
    BOUGHT = event("seat", "title", price="money", rules=("R27",), gather=joins("BOUGHT", same=("seat",)))
    JOKER_BOUGHT = event("seat", price="money", rules=("R57",))
    JOKER_USED = event("seat", rules=("R60",))
    DREW = event("seat", "news", rules=("R61",))
    NEWS_PAID = event("seat", sum="money", rules=("R107", "R108", "R109"), gather=joins("DREW", same=("seat",)))
    PUT_UP = event("seat", "production", titles="number", rules=("R41", "R42"), gather=joins("PUT_UP", same=("seat",)))
    AUCTION = event("seat", "production", price="money", rules=("R47",))
    BID = event("seat", "production", price="money", reveals=True, rules=("R48", "R49"), gather=joins("AUCTION", "OFFERED", same=("production",)))
    PASSED = event("seat", rules=("R53",), gather=joins("AUCTION", "OFFERED"))
    KNOCKED_DOWN = event("seat", "production", price="money", rules=("R54",), gather=closes("AUCTION", same=("production",)))
    TO_THE_BANK = event("seat", "production", price="money", rules=("R55",), gather=closes("AUCTION", same=("production",)))
    OFFERED = event("seat", "production", price="money", reveals=True, rules=("R67",))
    SOLD = event("seat", "production", other="seat", price="money", rules=("R69",), gather=closes("OFFERED", same=("production",)))
    KEPT = event("seat", "production", rules=("R71",), gather=closes("OFFERED", same=("production",)))
    PROPOSED = event("seat", other="seat", reveals=True, rules=("R72",))
    WOULD_GIVE = event("seat", "production", rules=("R73",), gather=joins("PROPOSED"))
    WOULD_GIVE_CASH = event("seat", sum="money", rules=("R72",), gather=joins("PROPOSED"))
    EXCHANGED = event("seat", other="seat", rules=("R73",), gather=closes("PROPOSED"))
    DECLINED = event("seat", rules=("R72",), gather=closes("PROPOSED"))
    INVITED = event("seat", other="seat", reveals=True, rules=("R76",), gather=joins("INVITED", same=("seat",)))
    JOINS = event("seat", rules=("R77",), gather=joins("INVITED"))
    STAYS_OUT = event("seat", rules=("R77",), gather=joins("INVITED"))
    POOL_TOO_SMALL = event(tax="money", reveals=True, rules=("R79",))
    MERGED = event("seat", tax="money", reveals=True, rules=("R78",))
    MEMBER = event("seat", other="seat", rules=("R80", "R82"), gather=joins("MERGED"))
    PUT_TO_PARTNERS = event("seat", "proposal", rules=("R83",), gather=joins("PUT_TO_PARTNERS", same=("seat",)))
    CONSENTED = event("seat", reveals=True, rules=("R83",), gather=joins("PUT_TO_PARTNERS"))
    OBJECTED = event("seat", reveals=True, rules=("R83",), gather=joins("PUT_TO_PARTNERS"))
    LEADS = event("seat", rules=("R83",))
    IN_GRACE = event("seat", sum="money", rules=("R92",))
    BANKRUPT = event("seat", reveals=True, rules=("R92", "R95"))
    RESIGNED = event("seat", rules=("R92",))
    FACE_TO_FACE = event(rules=("R98",))
    WON = event("seat", rules=("R102",))
    TIME_IS_UP = event(turns="number", rules=("R105",))
    RANKED = event("seat", rank="number", sum="money", fall="number", reveals=True, rules=("R102", "R103", "R105"), gather=joins("RANKED"))


class State(GameState, frames=4, traits=Trait):
    """All that lies on the table."""
    open_market = option("any_time", "own_turn", "none", default="any_time")                # R75
    market_cap = amount(1, MOST_DEALS, default=2)                                           # R75
    association = option("off", "on", default="on")                                         # R76
    bankruptcy = option("strict", "grace", default="strict")                                # R92
    royalty_claim = option("decide", "auto", "by_hand", default="decide")                   # R22
    two_players = option("face_to_face", "keep_auctions", default="face_to_face")           # R98
    continental_royalty = option("off", "on", default="on")                                 # R36
    choice_after_tour = option("both", "world_only", default="both")                        # R37
    sale_bar = option("next_turn", "until_auction_square", default="next_turn")             # R71
    starting_cash = amount(0, MOST_START, default=0)                                        # R3   in M; 0 is the share of R3
    open_cash = option("off", "on", default="off")                                          # R106
    turn_limit = amount(0, LAST_TURN, default=0, offered=(0, SHORT_GAME), suggested=SHORT_GAME)      # R105
    resign = option("off", "on", default="off")                                             # R92
    decisions = later(option("leader", "agree", "alternate", default="leader"))             # R83

    turn = shown(most=LAST_TURN)                                                            # R105 turns played
    active = shown(most=SEATS - 1, value="seat")                                            # R10  whose turn it is
    lead = shown(SEATS, most=SEATS - 1, of="seat", value="seat")                            # R83  who decides for the party of a seat
    out = shown(SEATS, most=SEATS, of="seat", value=TRUTH)                                  # R103 0 is in the game, else which elimination it was
    falls = shown(most=SEATS, value=unsaid())                                               # R104 events that eliminated somebody
    fell = shown(most=1, value=unsaid(TRUTH))                                               # R104 one of them in this turn
    progress = secret(SEATS, most=2 * FACES * LAST_TURN, to=on_board, of="seat", value=unsaid())  # R9
    white = shown(most=FACES)                                                               # R11  the last roll
    red = shown(most=FACES)
    cash = secret(SEATS, most=MOST_CASH, to=purse, of="seat", value="money")                # R106 an association's in its lead's row
    taken = secret(most=MOST_CASH, to=ledger, value=unsaid("money"))                        # R4   all that the bank was ever paid
    paid = secret(most=MOST_CASH, to=ledger, value=unsaid("money"))                         # R4   all that it ever paid out
    held = shown(SEATS, PRODUCTIONS, most=LOTS - 1, of=("seat", "production"))              # R33  lots: one bit a title
    file = shown(PRODUCTIONS, most=LOTS - 1, of="production")                               # R2
    jokers = shown(SEATS, most=JOKERS, of="seat")                                           # R58
    joker_pile = shown(most=JOKERS)                                                         # R6
    plaque = shown(SLOTS, most=PRODUCTIONS, value=maybe("production"))                      # R5
    unlaid = shown(PRODUCTIONS, most=PLAQUES_EACH, of="production", value=unsaid())         # R5
    laid = shown(most=SLOTS, value=unsaid())                                                # R5
    pack = shown(CARDS, most=CARDS, value=unsaid(maybe("news")))                            # R61  in the order of the first draw
    next_card = shown(most=CARDS - 1, value=unsaid())                                       # R61  place of the top card
    start_best = shown(most=2 * FACES, value=unsaid())                                      # R7   highest sum so far
    start_tied = shown(most=ALL_SEATS, value=unsaid(several("seat")))                          # R7   who rolled it
    bought = shown(most=MOST_BOUGHT)                                                        # R26  in this purchase
    due = shown(SEATS, most=MOST_ROYALTY, of="seat", value="money")                         # R25  royalties of this landing
    debt = shown(most=SEATS * MOST_ROYALTY, value="money")                                  # R92  what a debtor in grace has to find
    cause = shown(most=COLLECTION, value=unsaid())                                          # R89  and what for
    queue = shown(FACES, most=PRODUCTIONS, value=unsaid(maybe("production")))               # R46  lots put up, in order
    queued = shown(most=FACES, value=unsaid())                                              # R46
    lot = shown(most=PRODUCTIONS, value=maybe("production"))                                # R46  on offer now
    seller = shown(most=SEATS - 1, value="seat")                                            # R50
    price = shown(most=MOST_CASH, value="money")  # R47, R67  the highest bid, before it the starting or asking price
    least = shown(most=MOST_CASH + RAISE, value="money")                                    # R48, R49, R68  the least bid that can follow
    bidder = shown(least=NONE, most=SEATS - 1, value="seat")                                # R53  whose bid it is
    bids = shown(SEATS, most=MOST_CASH, of="seat", value="money")                           # R69  the last bid of each party
    barred = shown(SEATS, most=ALL_PRODUCTIONS, of="seat", value=unsaid(several("production")))  # R71
    deals = shown(SEATS, most=MOST_DEALS, of="seat", value=unsaid())                        # R75  operations started in this window
    proposer = shown(most=SEATS - 1, value=unsaid("seat"))                                  # R72, R76  of an exchange or a merger
    partner = shown(least=NONE, most=SEATS - 1, value=unsaid("seat"))                       # R72, R76  to whom it was first proposed
    give = secret(most=ALL_PRODUCTIONS, to=drafters, value=unsaid(several("production")))      # R72
    want = secret(most=ALL_PRODUCTIONS, to=drafters, value=unsaid(several("production")))      # R72
    side = shown(most=ASKED_FOR, value=unsaid())                                            # R72  who adds cash
    balance = secret(most=MOST_CASH, to=drafters, value="money")                            # R72  how much
    members = secret(most=ALL_SEATS, to=drafters, value=unsaid(several("seat")))               # R76
    sum = secret(most=MOST_CASH, to=drafters, value=unsaid("money"))                        # R67  the amount being put together
    step = secret(most=len(STEPS), to=drafters, value=unsaid(maybe("step")))                # R67  its last step, the next one is no larger
    steps = shown(most=MOST_CASH, value=unsaid())                                           # R67  how many steps it took
    shift = later(shown(SEATS, most=SEATS - 1, of="seat", value=unsaid()))                  # R83  how far behind its seat a party has its turn
    proposal = later(shown(most=len(PROPOSAL_IDS), value=maybe("proposal")))                # R83  what partners are asked about
    matter = later(shown(most=TITLES - 1, value=unsaid()))                                  # R83  which title, production or seat it is about


# Parties

def is_party(st: State, seat: int) -> int:
    """R83, R96  A seat that still plays for itself or for its association."""
    return 1 if seat < st.seats and st.lead[seat] == seat and st.out[seat] == 0 else 0

def parties(st: State) -> int:
    """R88  The mask of all parties left."""
    mask = 0
    for seat in range(st.seats):
        if is_party(st, seat): mask = including(mask, seat)
    return mask

def party_count(st: State) -> int:
    """R88  An association counts once."""
    return how_many(parties(st))

def next_party(st: State, seat: int) -> int:
    """R8, R83  The next party clockwise; one whose lead has passed on keeps its place in the order."""
    if st.decisions != ALTERNATE: return next_of(st, parties(st), seat)
    found = seat
    for step in range(1, st.seats):
        for other in range(st.seats):
            if found == seat and is_party(st, other) and place_of(st, other) == (place_of(st, seat) + step) % st.seats: found = other
    return found

def place_of(st: State, seat: int) -> int:
    """R83  The place of a seat in the order of turns."""
    return (seat + st.shift[seat]) % st.seats

def partners(st: State, lead: int) -> int:
    """R83  The mask of the others in the party of a lead."""
    mask = 0
    for seat in range(st.seats):
        if seat != lead and st.lead[seat] == lead: mask = including(mask, seat)
    return mask


# The unseen

def veil(st: State, seat: int, world: int) -> None:
    """R56, R106  Nobody is told a purse, though it could be counted: in a preview those of others are empty in one world and full in the next."""
    for other in range(st.seats):
        has_purse = st.lead[other] == other and not st.out[other]
        if has_purse and not purse(st, seat, other): st.cash[other] = SHARED_OUT * (world % 2)
    if ledger(st, seat, 0): return
    share = st.starting_cash * MILLION if st.starting_cash else START_CASH[st.seats]
    st.taken, st.paid = share * st.seats, 0                     # R4   the ledger tells the sum of all purses
    for other in range(st.seats): st.paid += st.cash[other]

def resample(st: State, seat: int, luck: list[int]) -> None:
    """Put the unseen in one of the ways that agree with all that `seat` has seen.

    R106  Purses follow from public payments and stay as they are; unseen news cards are not in the state. What remains is the draft
    of another party: others saw how many steps it took and of what kind, so it is drawn anew with as many.
    """
    if not drafting(st) or drafters(st, seat, 0): return
    phase, lead = decided_phase(st), st.lead[st.actor]
    if phase == Phase.SALE_ASK: st.sum = any_sum(st, RAISE, SHARED_OUT, luck)
    if phase == Phase.RAISE: st.sum = any_sum(st, st.least + RAISE, st.cash[lead], luck)
    if phase == Phase.ASSOCIATION:
        others = without(without(parties(st), lead), st.partner)
        st.members = (1 << st.partner) + some_of(luck, others, how_many(st.members) - 1)
    if phase == Phase.EXCHANGE or phase == Phase.EXCHANGE_CASH:
        st.give = some_of(luck, lots_of(st, lead), how_many(st.give))
        st.want = some_of(luck, lots_of(st, st.partner), how_many(st.want))
        most = st.cash[lead] if st.side == GIVEN else SHARED_OUT
        if phase == Phase.EXCHANGE_CASH: st.sum = any_sum(st, RAISE, most, luck)
        elif st.side: st.balance = any_sum(st, RAISE, most, luck)

def any_sum(st: State, least: int, most: int, luck: list[int]) -> int:
    """R67  An amount that can be put together in as many steps, none larger than the one before."""
    total = least
    largest = len(STEPS)
    for done in range(st.steps):
        room = most - total - STEPS[0] * (st.steps - done - 1)
        fitting = 0
        while fitting < largest and STEPS[fitting] <= room:
            fitting += 1
        largest = 1 + draw(luck, fitting)
        total += STEPS[largest - 1]
    if st.step: st.step = largest
    return total

def lots_of(st: State, seat: int) -> int:
    """R33  The productions of which a party owns something, one bit each."""
    mask = 0
    for production in range(PRODUCTIONS):
        if st.held[seat][production]: mask = including(mask, production)
    return mask
