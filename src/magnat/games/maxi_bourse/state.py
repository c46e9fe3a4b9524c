"""What lies on the table, and what may be done when; what may be said about it is in `told.py`."""

from magnat.core.declare import OPEN, TOGETHER, Blocks, Phases, acts, chance, openly, secretly
from magnat.core.declare import TRUTH, KindTable, Numbered, beyond, does, maybe, several, unsaid
from magnat.core.declare import GameState, amount, everybody, later, local, nobody, option, owner, secret, shown
from magnat.core.kit import including

from .characters import Trait
from .components import BANK as BANK
from .components import (
    ABOUT, BOURSE, BUY_RIGHT, CARDS, CARD_IDS, CIRCUIT, COMPANIES, COMPANY_IDS, EDITIONS, EFFECTS, EFFECT_HELD, EFFECT_KIND, EFFECT_MOST_HELD,
    EFFECT_TARGET, FACES, FINE, HUNDREDS, INTERIEURE, INTERNATIONALE, LAST_CALLS, LAST_TURN, LEAST_CEILING, LONGEST_STAY, LOTS, MEANT, MOST_CASH,
    MOST_QUOTE, PERSONAL, PRINTED_CEILING, READ_SERIES, RING, ROLLS, ROLL_FIRST, ROLL_SECOND, RUMOURS_SERIES, SEATS, SECTOR_IDS, SQUARE_COMPANY,
    SQUARE_IDS, STEP, STEPS_IN_A_THOUSAND, TENS, UNITS_IN_A_MILLION, USUAL_CIRCUITS, USUAL_MINUTES, USUAL_ROUNDS,
)
from .told import Event as Event, Refusal as Refusal

KINDS: KindTable = {  # what arguments and log values count
    "company": COMPANY_IDS, "sector": SECTOR_IDS, "square": SQUARE_IDS, "lots": tuple(str(lots) for lots in range(LOTS + 1)),
    "bourse": CARD_IDS[BOURSE], "interieure": CARD_IDS[INTERIEURE], "internationale": CARD_IDS[INTERNATIONALE], "rumeur": CARD_IDS[RUMOURS_SERIES],
    "personnel": CARD_IDS[PERSONAL], "dice": {"first": ROLL_FIRST, "second": ROLL_SECOND}, "money": UNITS_IN_A_MILLION, "quote": STEPS_IN_A_THOUSAND,
    "clock": ("goes_on", "is_over"), "hundreds": STEPS_IN_A_THOUSAND // TENS,
}
LIMIT = 2_000_000  # acts of a simulated game, chance included
ALL_SEATS = 2**SEATS - 1
MOST_DUE = MOST_QUOTE * LOTS + FINE
MISSED, MISSED_TWICE = 1, 2  # turns, after a sanction and after a cessation
CIRCUITS, TABLE_ROUNDS, MINUTES = range(3)  # duration
LAST_CIRCUIT, LAST_ROUND = LAST_CALLS.index("circuit"), LAST_CALLS.index("round")
LONGEST = 120  # length: circuits, rounds or minutes
GOES_ON, IS_OVER = range(2)  # clock
PORTION, ALL_COMPANIES = range(2)  # companies
CHOOSE, RANDOM = range(2)  # portfolio
GUARDED, FREE = range(2)  # overcommit
ENDS_TURN, ONE_COMPANY = 1, 2  # sale_ends_turn
SHORT, FULL = range(2)  # forced_sale
IN_PRETURN, ON_SQUARE, NO_REQUESTS = range(3)  # private_requests
EVERY_WINDOW, TURN_WINDOW, ANY_TIME = range(3)  # rumour_windows
EXTRA = 1  # double_purchase
OWN_SALE, CARD_SALE, DEBT_SALE, SEIZED_SALE = range(1, 5)  # why shares are sold
PAYMENT, TARGET = range(5, 7)  # what a forced seller has to reach: cash for a payment, or proceeds


def purse(st: "State", seat: int, other: int) -> int:
    """M115  Cash is private unless the table plays with open purses."""
    return 1 if st.open_cash or seat == other else 0


def ledger(st: "State", seat: int, index: int) -> int:
    """M115  The bank's accounts would betray the purses."""
    return st.open_cash


def layer(st: "State", seat: int, index: int) -> int:
    """M78, M95  Revealed rumours lie open under their pile; those of a ruined player are known to him alone."""
    return 1 if st.laid_by[index] == 0 or st.laid_by[index] == seat + 1 else 0


def drawer(st: "State", seat: int, card: int) -> int:
    """M70  Only the player who draws a rumour sees it."""
    return 1 if seat == st.active else 0


def usual_length(seats: int, chosen: dict[str, str]) -> str:
    """M10  About 60 to 90 minutes with four players."""
    edition = EDITIONS.index(chosen["edition"]) if chosen.get("edition") in EDITIONS else len(EDITIONS) - 1
    if chosen.get("duration") == "minutes": return str(USUAL_MINUTES[edition])
    return str(USUAL_ROUNDS[edition] if chosen.get("duration") == "rounds" else USUAL_CIRCUITS[edition])


class Block(Blocks):
    """All acts, in the order of the specification; chance comes last."""
    company = openly(COMPANIES, of="company")
    sell = openly(COMPANIES, of="company")
    request = openly(COMPANIES, of="company")
    qty = openly(LOTS + 1, of="lots")
    player = openly(SEATS, of="seat")
    reveal = openly(CARDS, of="rumeur")
    roll = openly()
    pass_by = openly()
    ask_holders = openly()
    refuse = openly()
    close = openly()
    up_10 = openly()
    up_20 = openly()
    up_50 = openly()
    up_100 = openly()
    accept = openly()
    decline = openly()
    yes = openly()
    no = openly()
    withdraw = openly()
    stay = openly()
    stay_5 = openly()
    stay_20 = openly()
    hundreds = openly(HUNDREDS, of="hundreds")
    tens = openly(TENS, of="quote")
    deal = openly(COMPANIES, of="company")
    first_roll = openly(ROLLS, of="dice")
    dice = openly(ROLLS, of="dice")
    draw_bourse = openly(CARDS, of="bourse")
    draw_interieure = openly(CARDS, of="interieure")
    draw_internationale = openly(CARDS, of="internationale")
    draw_rumeur = secretly(CARDS, of="rumeur", to=drawer)
    draw_personnel = openly(CARDS, of="personnel")
    clock = openly(2, of="clock")


# What is played when a clock runs out, where that is more than the first act of a block

def name_the_square(st: "State") -> int:
    """M22  The company of the square."""
    return Block.company + SQUARE_COMPANY[square_under(st, st.active)]

def sell_the_dearest(st: "State") -> int:
    """M74, M79, M89, M125  The company with the highest quote among those that may be sold, the first of the list on a tie."""
    best = COMPANIES
    for company in range(COMPANIES):
        if st.held[st.actor][company] and (st.phase != Phase.BANK_SALE or may_go_to_bank(st, company)):
            if best == COMPANIES or st.quote[company] > st.quote[best]: best = company
    return Block.sell + best

def sell_the_most(st: "State") -> int:
    """M80, M125  As many lots as may be sold."""
    return Block.qty + (most_forced(st) if st.phase == Phase.FORCED_QTY else most_to_bank(st))

def announce_few(st: "State") -> int:
    """M51, M89  One lot, or all of them to raise money."""
    return Block.qty + (st.held[st.actor][st.company] if st.kind == DEBT_SALE else 1)

def obey_card(st: "State") -> int:
    """M117, M123, M124  A right is declined; otherwise the first company that the card admits."""
    if EFFECT_KIND[st.effect] == BUY_RIGHT: return Block.pass_by
    company = 0
    while company < COMPANIES - 1 and not admitted(st, company):
        company += 1
    return Block.company + company

def end_request(st: "State") -> int:
    """M46, M47  Refused, or closed at the price that was accepted."""
    return Block.close if st.price else Block.refuse


class Phase(Phases):
    """What may be done when."""
    DEAL = chance("deal")
    START = chance("first_roll")
    DICE = chance("dice")
    DRAW_BOURSE = chance("draw_bourse")
    DRAW_INTERIEURE = chance("draw_interieure")
    DRAW_INTERNATIONALE = chance("draw_internationale")
    DRAW_RUMEUR = chance("draw_rumeur")
    DRAW_PERSONNEL = chance("draw_personnel")
    PORTFOLIO = acts(company="pick_portfolio", rule="M3", default="company")
    PRETURN = acts("reveal", "request", "pass_by", rule="M76", window=OPEN, default="pass_by", timed=everybody)
    REQ_TARGET = acts(player="ask_holder", pass_by="stop_asking", rule="M45", default="pass_by")
    REQ_QTY = acts(qty="want", rule="M46", default="qty")
    REQ_PRICE = acts("refuse", "close", "up_10", "up_20", "up_50", "up_100", "hundreds", rule="M46", default=end_request, timed=everybody)
    REQ_REPLY = acts("accept", "decline", rule="M47", default="decline", timed=everybody)
    SALE = acts("roll", sell="offer", rule="M51", default="roll")
    SALE_QTY = acts(qty="announce", rule="M51", default=announce_few)
    POLL = acts(qty="take", rule="M54", default="qty", timed=everybody)
    EXTEND = acts("yes", "no", rule="M56", default="no", timed=everybody)
    FALL = acts(qty="take_falling", rule="M59", default="qty", timed=everybody)
    NAME = acts(company="name", rule="M22", default=name_the_square)
    SOLD_OUT = acts("ask_holders", company="name", pass_by="pass_square", rule="M45", default="pass_by")
    DEMAND = acts(qty="ask_for", rule="M24", default="qty", timed=everybody)
    BIDS = acts("withdraw", "stay", "stay_5", "stay_20", rule="M38", window=TOGETHER, default="withdraw", timed=everybody)
    RUMOUR = acts("reveal", "pass_by", rule="M76", window=OPEN, default="pass_by", timed=everybody)
    DOUBLE = acts(company="pick_on_double", pass_by="decline_double", rule="M85", default="pass_by")
    DOUBLE_QTY = acts(qty="buy_on_double", rule="M83", default="qty")
    FORCED = acts(sell="force", rule="M79", default=sell_the_dearest)
    FORCED_QTY = acts(qty="announce_forced", rule="M80", default=sell_the_most)
    CARD_COMPANY = acts(company="pick_by_card", pass_by="decline_right", rule="M68", default=obey_card)
    CARD_QTY = acts(qty="buy_by_card", rule="M123", default="qty")
    BANK_SALE = acts(sell="pick_for_bank", rule="M125", default=sell_the_dearest)
    BANK_SALE_QTY = acts(qty="sell_to_bank", rule="M125", default=sell_the_most)
    RAISE_CASH = acts(sell="raise_cash", rule="M89", default=sell_the_dearest)
    REQ_TENS = acts("tens", rule="M46", default="tens", timed=everybody, continues=True)
    CLOCK = chance("clock", told=True)


class Stage(Numbered):
    """What follows without anybody being asked, and the rule that carries it out. 0 means that the table waits for an answer or for chance."""
    start = 1
    TURN = does("begin_turn", "M13")                                    # a turn begins
    WINDOW = does("go_on_in_window", "M76")                             # the next holder of rumours is asked, or the window closes
    PAYOUT = does("pay_active", "M97")                                  # after the window before it
    LAND = does("land", "M13")                                          # what the square asks for
    AFTER_SALE = does("go_on_after_sale", "M52")                        # the active player may sell again, then rolls
    SPEAK = does("speak", "M24")                                        # the next one to ask for lots
    AT_QUOTE = does("go_on_after_quote", "M28")                         # the roller pays for the lots of the first round
    ROUND = does("end_round", "M27")                                    # another round of speech, if there is one
    STEP = does("next_step", "M37")                                     # the next step of an auction
    ANSWERS = does("count_answers", "M39", "M40")                       # all have answered it
    PAY = does("pay_next", "M34", "M87")                                # the next buyer pays
    POLL = does("poll", "M54")                                          # the next opponent is asked
    ALLOT = does("allot", "M55", "M57")                                 # the poll is over
    FALLING = does("begin_falling", "M58")                              # the falling rounds begin
    FALL = does("fall", "M58")                                          # the next opponent is confronted
    BANK_TAKES = does("sell_rest_to_bank", "M61")                       # the bank buys what is left, once the window has closed
    SALE_OVER = does("end_sale", "M53")
    HOLDERS = does("ask_next_holder", "M50")                            # the next request on a sold-out square
    REQUEST_OVER = does("end_request_frame", "M47")
    EFFECT = does("carry_out", "M75")                                   # the next effect of the card that was read
    CARD_DUE = does("pay_card", "M74")                                  # the roller pays what a card asks for
    COLLECT = does("collect_next", "M121")                              # the next player pays the roller
    COLLECTED = does("collect_from", "M121")
    TARGET = does("pay_difference", "M82")                              # a forced sale for a sum is over
    TO_BANK = does("ask_bank_sale", "M125")                             # the next sale to the bank by a card
    BANK_PAYS = does("bank_pays_for_lots", "M125")
    BOUGHT = does("end_purchase", "M110", "M123")                       # a purchase by card is paid
    FORCED = does("ask_forced", "M74", "M79")                           # the next forced sale
    RAISE = does("raise_more", "M89")                                   # the next sale of a buyer who cannot pay
    SURPLUS = does("share_surplus", "M93")                              # the seized shares are sold
    SQUARE_OVER = does("end_square", "M85")
    TURN_OVER = does("end_turn", "M110")


class State(GameState, frames=4, traits=Trait):
    """All that lies on the table. Quotes are in steps of 10 $, sums in units of 10 000 $: a lot at quote p costs p.

    A card in a pack or pile is 0 for none (or not yet known to anybody), else its number + 1.
    """

    edition = option(*EDITIONS, default="masters", leads=True, suggested="junior")          # M1
    duration = option("circuits", "rounds", "minutes", default="circuits")                  # M10
    length = amount(1, LONGEST, default=usual_length)                                     # M10
    turn_limit = amount(0, 99_999, default=0)                                               # M109
    companies = option("portion", "all", default="portion")                                 # M4
    portfolio = option("choose", "random", default="choose")                                # M3
    overcommit = option("guarded", "free", default="guarded")                               # M36, M42, M66
    au_cours_moves_quote = option("off", "on", default="off")                               # M29
    sale_ends_turn = option("off", "on", "one_company", default="off")                      # M52
    forced_sale = option("short", "full", default="short")                                  # M81
    private_requests = option("preturn", "square_only", "off", default="preturn")           # M49
    rumour_windows = option("full", "turn", "any_time", default="full")                     # M76
    price_ceiling = amount(LEAST_CEILING, PRINTED_CEILING, default=PRINTED_CEILING)         # M18  in $
    final_payout = option("off", "on", default="off")                                       # M112
    open_cash = option("off", "on", default="off")                                          # M115
    double_purchase = later(option("inside", "extra", default="inside"))                    # M84

    turn = shown(most=LAST_TURN)                                                            # M109 turns played to their end
    rounds = shown(most=LAST_TURN)                                                          # M10  table rounds that are over
    starter = shown(most=SEATS - 1, value=unsaid("seat"))                                   # M9
    active = shown(most=SEATS - 1, value="seat")                                            # M13  whose turn it is
    out = shown(SEATS, most=SEATS, of="seat")                                               # M114 0 is in the game, else which ruin it was
    falls = shown(most=SEATS, value=unsaid())                                               # M114 players ruined
    missing = shown(SEATS, most=MISSED_TWICE, of="seat")                                    # M91  turns still to be missed
    progress = shown(SEATS, most=2 * FACES * LAST_TURN, of="seat", value=unsaid())          # M15
    first_die = shown(most=FACES)                                                           # M14  the last roll
    second_die = shown(most=FACES)
    cash = secret(SEATS, most=MOST_CASH, to=purse, of="seat", value="money")                # M115
    taken = secret(most=MOST_CASH, to=ledger, value=unsaid("money"))                        # M12  all that the bank was ever paid
    paid = secret(most=MOST_CASH, to=ledger, value=unsaid("money"))                         # M12  all that it ever paid out
    held = shown(SEATS, COMPANIES, most=LOTS, of=("seat", "company"), value="lots")         # M115
    bank = shown(COMPANIES, most=LOTS, of="company", value="lots")                          # M5
    quote = shown(COMPANIES, most=MOST_QUOTE, of="company", value="quote")                  # M6   0 is not in play
    pack = shown(READ_SERIES, CARDS, most=CARDS, value=unsaid())                            # M67  in the order of the first reading
    next_card = shown(READ_SERIES, most=CARDS - 1, value=unsaid())                          # M67  index of the top card
    hand = secret(SEATS, CARDS, most=1, to=owner, of=("seat", "rumeur"))                    # M70  rumours
    fresh = secret(CARDS, most=1, to=nobody, of="rumeur", value=unsaid(TRUTH))              # M7   never drawn
    pile = secret(CARDS, most=CARDS, to=layer, value=unsaid())                              # M78  a ring: 0 is never drawn, or no card
    laid_by = shown(CARDS, most=SEATS, value=unsaid(maybe("seat")))                         # M95  0 is nobody, else the ruined seat + 1
    pile_top = shown(most=CARDS - 1, value=unsaid())                                        # M67  index of the top rumour
    pile_size = shown(most=CARDS)                                                           # M78
    start_best = shown(most=2 * FACES, value=unsaid())                                      # M9   highest sum so far
    start_tied = shown(most=ALL_SEATS, value=unsaid(several("seat")))                       # M9   who rolled it
    sold = shown(COMPANIES, most=1, of="company", value=TRUTH)                              # M52  put up for sale in this turn
    requested = shown(SEATS, most=1, of="seat", value=TRUTH)                                # M49  made a request before this turn
    effect = shown(most=EFFECTS, value=unsaid())                                            # M75  of the card that is carried out
    last_effect = shown(most=EFFECTS, value=unsaid())                                       # M75  behind its last effect
    owes = shown(SEATS, most=MOST_DUE, of="seat", value="money")                            # M66  in a settlement that a default has interrupted
    sealed = secret(SEATS, most=LONGEST_STAY, to=owner, of="seat")                          # M38  steps stayed in the running step of an auction
    bound = shown(SEATS, most=LONGEST_STAY, of="seat")                                      # M42  steps still to be stayed after it

    stage = local(most=99, value=unsaid())                                                  # M13  what follows by itself
    after = local(most=99, value=unsaid())                                                  # M34  and what when all have paid
    kind = local(most=TARGET, value=unsaid())                                               # M53, M74  of the sale, or of what must be reached
    company = local(most=COMPANIES - 1, value="company")                                    # M22, M51  that is traded
    seller = local(most=BANK, value=beyond("seat"))                                         # M51  a seat, or behind the seats the bank
    buyer = local(most=SEATS - 1, value="seat")                                             # M46, M88, M74  who asks, who cannot pay, who must pay
    price = local(most=MOST_QUOTE, value="quote")                                           # M32, M37, M47  agreed for the payment to come; 0 is none
    offer = local(most=MOST_QUOTE, value="quote")                                           # M46  named by the holder, or its hundreds
    named = local(most=MOST_QUOTE, value="quote")                                           # M36  quote at the beginning of it all
    left = local(most=LOTS, value="lots")                                                   # M37, M58  lots on offer
    round = local(most=2, value=unsaid())                                                   # M28, M58  the first one, or a later one
    concerned = local(most=ALL_SEATS, value=unsaid(several("seat")))                        # M26, M50, M121  still in; asked; still to pay
    due = local(most=MOST_DUE, value="money")                                               # M74, M79, M88
    raised = local(most=2 * MOST_DUE, value="money")                                        # M79, M93  proceeds of the sales so far
    demand = local(SEATS, most=LOTS, of="seat", value="lots")                               # M24, M54  asked for and not yet paid


# Players

def in_game(st: State, seat: int) -> int:
    """M95  Not ruined."""
    return 1 if seat < st.seats and st.out[seat] == 0 else 0

def may_deal(st: State, seat: int) -> int:
    """M64, M91  Neither ruined nor suspended."""
    return 1 if in_game(st, seat) and st.missing[seat] == 0 else 0

def dealers(st: State) -> int:
    """M64, M91  The mask of those neither ruined nor suspended."""
    mask = 0
    for seat in range(st.seats):
        if may_deal(st, seat): mask = including(mask, seat)
    return mask

def owns_shares(st: State, seat: int) -> int:
    """M89  Anything left to sell."""
    for company in range(COMPANIES):
        if st.held[seat][company]: return 1
    return 0

@State.fact(SEATS, most=CARDS, to=everybody, of="seat")
def rumours_held(st: State, seat: int) -> int:
    """M70  Only the number is public."""
    total = 0
    for card in range(CARDS):
        total += st.hand[seat][card]
    return total

def holders(st: State) -> int:
    """M76  The mask of those who may reveal a rumour."""
    mask = 0
    for seat in range(st.seats):
        if may_deal(st, seat) and rumours_held(st, seat): mask = including(mask, seat)
    return mask


# Board and companies

@State.fact(SEATS, most=len(SQUARE_IDS) - 1, to=everybody, of="seat", value="square")
def square_under(st: State, seat: int) -> int:
    """M15  The square a pawn stands on."""
    return st.progress[seat] % CIRCUIT[st.edition]

@State.fact(SEATS, most=12 * LAST_TURN, to=everybody, of="seat")
def circuits(st: State, seat: int) -> int:
    """M15  Circuits completed."""
    return st.progress[seat] // CIRCUIT[st.edition]

@State.fact(most=LAST_ROUND, to=everybody, value=unsaid(), observed=False)
def last_call(st: State) -> int:
    """M10, M109  The circuit or the round of the table that is the last one has begun."""
    if st.duration == MINUTES: return 0
    if st.duration == TABLE_ROUNDS: return LAST_ROUND if st.rounds >= st.length - 1 else 0
    most = 0
    for seat in range(st.seats):
        most = max(most, circuits(st, seat))
    if most >= st.length: return LAST_ROUND
    return LAST_CIRCUIT if most == st.length - 1 else 0

def in_play(st: State, company: int) -> int:
    """M4  With a square on the rings used, or all by agreement."""
    return 1 if st.companies == ALL_COMPANIES or RING[company] <= st.edition + 1 else 0

@State.fact(CARDS, most=1, to=everybody, value=unsaid(TRUTH), observed=False)
def dead_rumour(st: State, rumour: int) -> int:
    """M4, M75  Whether none of the companies that a rumour is about is in play: revealing it changes nothing."""
    for company in range(COMPANIES):
        if ABOUT[rumour][company] and in_play(st, company): return 0
    return 1

def ceiling(st: State) -> int:
    """M18"""
    return st.price_ceiling // STEP


# Bounds of an answer that defaults and rules share

def missing_sum(st: State) -> int:
    """M80  What a forced seller still has to find: proceeds for a sum, or cash for a payment."""
    return st.due - (st.raised if st.kind == TARGET else st.cash[st.buyer])

def most_forced(st: State) -> int:
    """M80  Lots needed at the quote to cover what is missing, within the holding."""
    return min(st.held[st.buyer][st.company], (missing_sum(st) + st.quote[st.company] - 1) // st.quote[st.company])

def most_to_bank(st: State) -> int:
    """M125  Lots still to be sold by the card, within the holding."""
    return min(st.left, st.held[st.active][st.company])

def admitted(st: State, company: int) -> int:
    """M117, M123, M124  Whether the card means a company: in play, of its sector, with the lots one must own."""
    if not in_play(st, company) or not MEANT[EFFECT_TARGET[st.effect] + company]: return 0
    return 1 if st.held[st.active][company] >= EFFECT_HELD[st.effect] else 0

def may_go_to_bank(st: State, company: int) -> int:
    """M125  Any company he owns, or one of which he owns the most."""
    if not st.held[st.active][company]: return 0
    for other in range(COMPANIES):
        if EFFECT_MOST_HELD[st.effect] and st.held[st.active][other] > st.held[st.active][company]: return 0
    return 1


def refuse_options(seats: int, chosen: dict[str, int]) -> str:
    """M18, M52  The ceiling is a quote; a turn that a sale ends moves no pawn, so circuits alone might never be completed."""
    endless = chosen["sale_ends_turn"] == ENDS_TURN and chosen["duration"] == CIRCUITS and not chosen["turn_limit"]
    if endless: return "sale-ends-turn-without-turn-limit"
    return "price-ceiling-not-a-multiple-of-10" if chosen["price_ceiling"] % STEP else ""
