"""What lies on the table, what may be done when, and what may be said about it."""

from magnat.core.declare import TRUTH, Blocks, Events, KindTable, Phases, acts, beyond, chance, closes, event, joins, maybe, openly, secretly, unsaid
from magnat.core.kit import each_seat, row_sum
from magnat.core.declare import NOBODY, GameState, Reasons, amount, cites, everybody, nobody, option, secret, shown, who_begins

from .characters import Trait
from .components import (
    CAPITAL, CARD_IDS, CARDS, COMPANIES, COMPANY_IDS, DECK, DRAWS, HAND, INDUSTRIES, KINDS_OF_CARD, MARKS, MASKS, MOST_COPIES, MOST_DRAWS,
    MOST_FUNDS, PROFIT, PROFITS, SEATS, SLOTS, TALLEST,
)

KINDS: KindTable = {                                                       # what arguments and log values count
    "company": COMPANY_IDS,
    "card": CARD_IDS,
    "mark": tuple(name for name in CARD_IDS if name.startswith("proxy")),
    "slot": tuple(str(slot + 1) for slot in range(SLOTS)),
}
LIMIT = 10_000                  # acts; without a turn limit nothing in the rules ends a game that nobody wants to end (B26)
RANDOM = SEATS                  # first_player: the place of "random" behind the seats
VENTURE, RICHE = 0, 1           # edition
SETS, FACES, NONE = 0, 1, 2     # final_capital
CENTRE, UNSEEN = SEATS, SEATS + 1  # where a company is, behind the seats
MOST_TURNS = 10**9
MOST_POINTS = 10**9


def holder_and_scored(st: "State", seat: int, index: int) -> int:
    """V43  One's own hand; when hands are scored, everybody's."""
    return 1 if seat == index or (st.actor == NOBODY and st.final_capital != NONE) else 0


def dealt_to(st: "State", seat: int, card: int) -> int:
    """V4  Face down."""
    return 1 if seat == st.dealt // HAND else 0


def drawer(st: "State", seat: int, card: int) -> int:
    """V16, V37  Only the drawer sees the card, but a Profit card is shown."""
    return 1 if seat == st.player or card == PROFIT else 0


def with_two(seats: int, chosen: dict[str, str]) -> str:
    """V2"""
    return "on" if seats == 2 else "off"


def by_edition(seats: int, chosen: dict[str, str]) -> str:
    """V43"""
    return "none" if chosen.get("edition") == "riche_ou_pauvre" else "sets"


class Block(Blocks):
    """All acts, in the order of the specification; chance comes last."""
    buy = openly(SLOTS, of="slot")
    proxy = openly(MARKS, of="mark")
    reorg = openly()
    end_ops = openly()
    take = openly(COMPANIES, of="company")
    place_on = openly(COMPANIES, of="company")
    place_alone = openly()
    add = openly(COMPANIES, of="company")
    close = openly()
    pay = openly(CAPITAL, of="card")
    discard = openly(CARDS, of="card")
    hat = openly(SEATS, of="seat")
    open_company = openly(COMPANIES, of="company")
    deal = secretly(CARDS, of="card", to=dealt_to)
    draw_card = secretly(KINDS_OF_CARD, of="card", to=drawer)


class Phase(Phases):
    """What may be done when."""
    HAT = chance("hat", odds=each_seat)                                                     # V1   anybody may have dealt
    OPEN = chance("open_company")
    DEAL = chance("deal")
    MAIN = acts("buy", "proxy", "reorg", "end_ops", rule="V10", default="end_ops")
    TAKE = acts("take", rule="V24")
    PLACE = acts("place_on", "place_alone", rule="V19", default="place_alone")
    REORG = acts("add", "close", rule="V28")
    PAY = acts("pay", rule="V12")
    DISCARD = acts("discard", rule="V14")
    DRAW = chance("draw_card")
    FORCED = acts("add", "close", rule="V32")


class Refusal(Reasons):
    """Why something may not be done."""
    EMPTY_SLOT = cites("V15", "V18")
    TOO_DEAR = cites("V11")
    NO_SUCH_PROXY = cites("V23")
    NOTHING_TO_TAKE = cites("V11", "V24")
    NO_COMPANY = cites("V28")
    NOT_AN_OPPONENTS_TOP = cites("V24")
    NOT_YOUR_STACK = cites("V19")
    TOO_TALL = cites("V20")
    SAME_INDUSTRY = cites("V20", "V21")
    NO_COMMON_LETTER = cites("V20")
    REORG_SAME_INDUSTRY = cites("V20", "V28")
    REORG_NO_COMMON_LETTER = cites("V20", "V28")
    NOT_IN_POOL = cites("V28")
    NO_OPEN_STACK = cites("V28")
    PAID_NOT_IN_HAND = cites("V12")
    DISCARDED_NOT_IN_HAND = cites("V14")


class Event(Events):
    """What the log can say."""
    HAT = event("seat", rules=("V1",))
    TURN = event("seat", turn="number", rules=("V9",), chapter=True)
    OPENED = event("company", rules=("V15",), gather=joins("OPENED"))
    RESERVE_EMPTY = event(rules=("V40",))
    BOUGHT = event("seat", "company", price="money", rules=("V18",), gather=joins("BOUGHT", same=("seat",)))
    PROXY = event("seat", "mark", rules=("V23",))
    RAIDED = event("seat", "company", victim="seat", price="money", rules=("V24",), gather=closes("PROXY", same=("seat",)))
    PLACED_ON = event("seat", "company", top="company", rules=("V19",), gather=joins("BOUGHT", "RAIDED", "REORGANISES", same=("seat",)))
    PLACED_ALONE = event("seat", "company", rules=("V19",), gather=joins("BOUGHT", "RAIDED", "REORGANISES", same=("seat",)))
    REORGANISES = event("seat", cost="money", rules=("V29",))
    REORGANISED = event("seat", profit="money", rules=("V28",), gather=closes("REORGANISES", same=("seat",)))
    MISTAKE_PAID = event("seat", cost="money", rules=("V33", "V34"))
    MISTAKE_NOT_PAID = event("seat", cost="money", rules=("V35",))
    PUT_RIGHT = event("seat", "company", rules=("V36",))
    LOST_CARD = event("seat", "card", reveals=True, rules=("V35",))
    PAID = event("seat", "card", gather=joins("PAID", same=("seat",)))
    PAYMENT = event("seat", owed="money", worth="money", rules=("V12",), gather=closes("PAID", same=("seat",)))
    DISCARDED = event("seat", "card", rules=("V14",))
    NOTHING_TO_DISCARD = event("seat", rules=("V14",))
    SHUFFLED = event(cards="number", rules=("V17",))
    DREW = event("seat", "card", secrets=("card",), gather=joins("DREW", same=("seat",)))
    PILES_EMPTY = event("seat", rules=("V17",))
    PROFIT = event("seat", rules=("V37",))
    SCORED = event("seat", profit="money", total="money", rules=("V38",), gather=joins("PROFIT"))
    LAST_COMPANY = event("seat", rules=("V41",))
    CUT_SHORT = event(turns="number", rules=("V46",))
    FINAL_CAPITAL = event("seat", capital="money", total="money", reveals=True, rules=("V43",))
    WON = event("seat", total="money", rules=("V45",))


class State(GameState, traits=Trait):
    """All that lies on the table."""
    edition = option("venture", "riche_ou_pauvre", default="venture", leads=True)
    first_player = who_begins(SEATS)                            # V1
    remove_14 = option("off", "on", default=with_two)                                       # V2
    draw_count = amount(DRAWS, MOST_DRAWS, default=DRAWS)                                   # V16
    final_capital = option("sets", "face", "none", default=by_edition)                      # V43
    mistakes = option("off", "on", default="off")                                           # V21
    turn_limit = amount(0, 10_000, default=0)                                               # V46

    player = shown(most=SEATS - 1, value="seat")                                            # V9   whose turn it is, also while chance acts
    turn = shown(most=MOST_TURNS)                                                           # V46  player turns begun
    truncated = shown(most=1, value=TRUTH)                                                  # V46
    points = shown(SEATS, most=MOST_POINTS, of="seat", value="money")                       # V38
    owed = shown(most=MOST_FUNDS, value="money")                                            # V11  for the operations of this turn

    centre = shown(SLOTS, most=COMPANIES, of="slot", value=maybe("company"))                # V3
    reserve = shown(most=COMPANIES)                                                         # V3   cards left face down
    holder = shown(COMPANIES, most=UNSEEN, of="company", value=beyond("seat"))              # V18  seat, CENTRE, or UNSEEN: in the reserve or removed
    top = shown(COMPANIES, most=1, of="company", value=TRUTH)                               # V24  lies on top of a stack, or alone
    under = shown(COMPANIES, most=COMPANIES, of="company", value=maybe("company"))          # V22  the company beneath
    height = shown(COMPANIES, most=TALLEST, of="company")  # V20  of the stack from its bottom up to here; 0 while held or in the pool
    letters = shown(COMPANIES, most=MASKS - 1, of="company")                                # V20  common to the stack from its bottom up to here
    industries = shown(COMPANIES, most=(1 << INDUSTRIES) - 1, of="company")                 # V20  in the stack from its bottom up to here
    controlled = shown(SEATS, most=COMPANIES, of="seat")                                    # V29  companies of each player
    taken = shown(most=COMPANIES, value=maybe("company"))                                   # V19  to be placed
    mark = shown(most=MARKS, value=maybe("mark"))                                           # V23  of the Proxy card in play
    pool = shown(most=COMPANIES)                                                            # V28  companies still to be stacked
    open_stack = shown(most=COMPANIES, value=maybe("company"))                              # V28  its top

    hand = secret(SEATS, CARDS, most=MOST_COPIES, to=holder_and_scored, of=("seat", "card"))  # V4   cards of each kind
    funds = secret(SEATS, most=MOST_FUNDS, to=holder_and_scored, of="seat", value="money")  # V11  V(hand)
    paid = shown(CAPITAL, most=MOST_COPIES, of="card")                                      # V12  named for the payment so far
    discarded = shown(KINDS_OF_CARD, most=MOST_COPIES, of="card")                           # V5
    pile = secret(KINDS_OF_CARD, most=MOST_COPIES, to=nobody, of="card", value=unsaid())    # V4   a pile without order: what is left in it
    profits = shown(most=PROFITS)                                                           # V37  shown in this drawing
    dealt = shown(most=SEATS * HAND, value=unsaid())                                        # V4
    to_draw = shown(most=MOST_DRAWS)                                                        # V16


@State.fact(SEATS, most=DECK, to=everybody, of="seat")
def hand_size(st: State, seat: int) -> int:
    """V14  How many cards a player holds."""
    return row_sum(st.hand[seat], CARDS)


@State.fact(most=DECK, to=everybody)
def pile_size(st: State) -> int:
    """V16  How many cards are left in the draw pile."""
    return row_sum(st.pile, KINDS_OF_CARD)


def refuse_options(seats: int, chosen: dict[str, int]) -> str:
    """V2  Only two players leave companies out."""
    return "companies-removed-for-two-only" if seats > 2 and chosen["remove_14"] else ""
