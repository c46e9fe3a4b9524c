"""R4, R89-R97  Money changes hands, titles change hands, and parties go under."""

from magnat.core.declare import everybody, tell
from magnat.core.kit import pay_bank, without

from ..components import LOT_PRICE, LOT_ROYALTY, LOT_SHARE, LOT_SIZE, LOTS, MOST_ROYALTY, PRODUCTIONS, SEATS, TITLE_SUM, WHOLE
from ..state import Event, State, party_count


# Money (R4, R90)


# Lots (R32-R34)

def size_of(st: State, seat: int, production: int) -> int:
    """R32  How many titles of a production a party owns: two or more are a monopoly."""
    return LOT_SIZE[st.held[seat][production]]

@State.fact(SEATS, PRODUCTIONS, most=WHOLE, to=everybody, of=("seat", "production"))
def share(st: State, seat: int, production: int) -> int:
    """R18  The percentage a party owns of a production."""
    return LOT_SHARE[production * LOTS + st.held[seat][production]]

def price_of(st: State, seat: int, production: int) -> int:
    """R47  The printed price of a lot."""
    return LOT_PRICE[production * LOTS + st.held[seat][production]]

def half_price(st: State, seat: int, production: int) -> int:
    """R47  What the bank pays for a lot, and where its auction starts."""
    return price_of(st, seat, production) // 2

@State.fact(SEATS, PRODUCTIONS, most=MOST_ROYALTY, to=everybody, of=("seat", "production"), value="money")
def royalty(st: State, seat: int, production: int) -> int:
    """R18, R19, R20  What the income table of a lot says; below 30 % nothing."""
    return LOT_ROYALTY[production * LOTS + st.held[seat][production]]

def titles_of(st: State, seat: int) -> int:
    """R41  How many titles a party owns."""
    total = 0
    for production in range(PRODUCTIONS):
        total += size_of(st, seat, production)
    return total

@State.fact(SEATS, most=TITLE_SUM, to=everybody, of="seat", value="money")
def value_of_titles(st: State, seat: int) -> int:
    """R78, R105  The printed price of all titles of a party."""
    total = 0
    for production in range(PRODUCTIONS):
        total += price_of(st, seat, production)
    return total

def take_lot(st: State, seat: int, production: int) -> int:
    """R33  Every title of a production leaves a party, all together."""
    lot = st.held[seat][production]
    st.held[seat][production] = 0
    lift_bar(st, seat, production)
    return lot

def join_lot(st: State, seat: int, production: int, lot: int) -> None:
    """R31, R54  Titles join what the party already owns of that production; R71: it is another lot now."""
    st.held[seat][production] += lot
    lift_bar(st, seat, production)

def lift_bar(st: State, seat: int, production: int) -> None:
    """R71  The lot may be offered again."""
    st.barred[seat] = without(st.barred[seat], production)


# Bankruptcy (R92-R96)

def go_bankrupt(st: State, seat: int) -> None:
    """R92, R94-R96  Cash to the bank, jokers to the pile, titles to the file; the party takes no further part."""
    tell(st, Event.BANKRUPT, seat)
    pay_bank(st, seat, st.cash[seat])                                   # R94
    st.joker_pile += st.jokers[seat]                                    # R94
    st.jokers[seat] = 0
    for production in range(PRODUCTIONS):
        st.file[production] += take_lot(st, seat, production)           # R95
    if not st.fell: st.falls += 1                                       # R104
    st.fell = 1
    for member in range(st.seats):
        if st.lead[member] == seat: st.out[member] = st.falls           # R87
    tell_face_to_face(st)

def tell_face_to_face(st: State) -> None:
    """R98"""
    if party_count(st) == 2 and not st.two_players: tell(st, Event.FACE_TO_FACE)
