"""R26-R31, R35-R40, R57-R59  Titles from the file, and jokers."""

from magnat.core.declare import tell
from magnat.core.kit import pay_bank

from ..components import (
    CONTINENT, JOKER_PRICE, LOT_SIZE, MOST_BOUGHT, PATH, PATH_STEPS, PRODUCTIONS, SEATS, SQUARE_KIND, SQUARE_TITLES, SQUARES, TITLE_PRICE,
    TITLES_EACH, WORLD, ZONE,
)
from ..state import Event, Phase, Proposal, Refusal, State, on_board
from .course import auctions_held, end_turn, has_toured
from .partners import must_agree
from .payments import join_lot


@State.fact(SEATS, most=SQUARES - 1, to=on_board, of="seat", value="square")
def square_under(st: State, seat: int) -> int:
    """R9  The square a pawn stands on; 0 is the departure arrow."""
    return PATH[(st.progress[seat] - 1) % PATH_STEPS] if st.progress[seat] else 0


# Titles

def open_purchase(st: State) -> None:
    """R15, R37  What can be bought where the pawn stands, if anything can."""
    st.bought = 0
    kind = SQUARE_KIND[square_under(st, st.active)]
    valid = kind == ZONE                                                # R29, R30
    if kind == WORLD: valid = has_toured(st, st.active) == 1            # R37
    if kind == CONTINENT: valid = has_toured(st, st.active) == 1 or st.choice_after_tour == 1
    if valid and titles_on_sale(st): ask_purchase(st)
    else: end_turn(st)                                                  # R14

def ask_purchase(st: State) -> None:
    """R26"""
    st.actor = st.active
    st.phase = Phase.BUY

def titles_on_sale(st: State) -> int:
    """R26, R35, R39  How many titles in the file the square offers the player, whatever he can pay: purses are private."""
    square = square_under(st, st.active)
    total = 0
    for production in range(PRODUCTIONS):
        if SQUARE_KIND[square] == ZONE or st.held[st.active][production]:               # R38
            total += LOT_SIZE[st.file[production] & SQUARE_TITLES[square * PRODUCTIONS + production]]
    return total

def may_buy(st: State, title: int) -> int:
    """R26-R28, R35, R38-R40"""
    production = title // TITLES_EACH
    square = square_under(st, st.active)
    lot = 1 << title % TITLES_EACH
    if not SQUARE_TITLES[square * PRODUCTIONS + production] & lot: return Refusal.NOT_SOLD_HERE     # R26, R35
    if not st.file[production] & lot: return Refusal.NOT_IN_FILE                                    # R28
    if SQUARE_KIND[square] != ZONE and not st.held[st.actor][production]: return Refusal.NOT_OWNED_YET   # R38
    if st.cash[st.actor] < TITLE_PRICE[title]: return Refusal.TOO_DEAR                              # R27
    return 0

def buy(st: State, title: int) -> None:
    """R27, R31  One title at its printed price; up to six in a row."""
    if must_agree(st, Proposal.BUY, title): return                      # R83
    tell(st, Event.BOUGHT, st.actor, title, TITLE_PRICE[title])
    production = title // TITLES_EACH
    lot = 1 << title % TITLES_EACH
    pay_bank(st, st.actor, TITLE_PRICE[title])
    st.file[production] -= lot
    join_lot(st, st.actor, production, lot)
    st.bought += 1
    if st.bought == MOST_BOUGHT or not titles_on_sale(st): end_turn(st)

def stop(st: State) -> None:
    """R26  Nobody is obliged to buy."""
    end_turn(st)


# Jokers

def open_joker_shop(st: State) -> None:
    """R57, R99  While three parties are left and the pile is not empty."""
    if auctions_held(st) and st.joker_pile: st.phase = Phase.JOKER_BUY
    else: end_turn(st)

def may_buy_joker(st: State) -> int:
    """R57"""
    return Refusal.JOKER_TOO_DEAR if st.cash[st.actor] < JOKER_PRICE else 0

def buy_joker(st: State) -> None:
    """R57-R59  One card for this landing; it can only be used, never passed on."""
    if must_agree(st, Proposal.BUY_JOKER, 0): return                    # R83
    tell(st, Event.JOKER_BOUGHT, st.actor, JOKER_PRICE)
    pay_bank(st, st.actor, JOKER_PRICE)
    st.joker_pile -= 1
    st.jokers[st.actor] += 1
    end_turn(st)

def decline(st: State) -> None:
    """R57"""
    end_turn(st)
