"""V1-V5, V9, V15-V17, V37, V40, V41, V46  Setup, the order of a turn, refill, drawing, the end."""

from magnat.core.declare import CHANCE, tell
from magnat.core.kit import seat_after

from ..components import CARDS, COMPANIES, COPIES, HAND, KINDS_OF_CARD, PROFIT, PROFITS, REMOVED, SLOTS
from ..state import CENTRE, RANDOM, UNSEEN, Event, Phase, State, pile_size
from .capital import receive
from .reorganisation import has_mistake, put_right
from .result import end_game, score_profits


# Setup

def setup(st: State) -> None:
    """V1-V4  All companies unseen, all Resource cards but the Profit cards ready to be dealt."""
    for company in range(COMPANIES):
        st.holder[company] = UNSEEN
    st.reserve = COMPANIES - REMOVED if st.remove_14 else COMPANIES             # V2  the removed ones just stay unseen
    for card in range(CARDS):
        st.pile[card] = COPIES[card]
    st.actor = CHANCE
    if st.first_player == RANDOM: st.phase = Phase.HAT
    else: begin_with(st, st.first_player)

def hat(st: State, seat: int) -> None:
    """V1"""
    tell(st, Event.HAT, seat)
    begin_with(st, seat)

def begin_with(st: State, seat: int) -> None:
    """V1"""
    st.player = seat
    refill(st)

def odds_deal(st: State, card: int) -> int:
    """V4"""
    return st.pile[card]

def deal(st: State, card: int) -> None:
    """V4  Seven cards to each; the Profit cards go into the draw pile afterwards, which comes to the same."""
    st.pile[card] -= 1
    receive(st, st.dealt // HAND, card)
    st.dealt += 1
    if st.dealt == st.seats * HAND:
        st.pile[PROFIT] = PROFITS
        begin_turn(st)


# A turn

def begin_turn(st: State) -> None:
    """V9, V32"""
    st.turn += 1
    tell(st, Event.TURN, st.player, st.turn)
    st.actor = st.player
    st.phase = Phase.MAIN
    if st.mistakes and has_mistake(st, st.player) and put_right(st): begin_drawing(st)

def refill(st: State) -> None:
    """V3, V15, V40  Gaps of the centre are filled as long as the reserve lasts; then V9 goes on."""
    st.owed = 0
    st.actor = CHANCE
    if st.reserve and gap(st) < SLOTS: st.phase = Phase.OPEN
    elif st.turn == 0: st.phase = Phase.DEAL
    elif is_sold_out(st): end_with_the_last(st)                                 # V41
    else: begin_drawing(st)

def gap(st: State) -> int:
    """V15  The first gap of the centre; SLOTS if there is none."""
    slot = 0
    while slot < SLOTS and st.centre[slot]:
        slot += 1
    return slot

def odds_open_company(st: State, company: int) -> int:
    """V3, V15"""
    return 1 if st.holder[company] == UNSEEN else 0

def open_company(st: State, company: int) -> None:
    """V3, V15"""
    tell(st, Event.OPENED, company)
    st.centre[gap(st)] = company + 1
    st.holder[company] = CENTRE
    st.reserve -= 1
    if st.reserve == 0: tell(st, Event.RESERVE_EMPTY)
    refill(st)

def end_with_the_last(st: State) -> None:
    """V41  Nobody draws, nobody has another turn."""
    tell(st, Event.LAST_COMPANY, st.player)
    end_game(st)

def is_sold_out(st: State) -> int:
    """V41  The last open company has been taken; with cards in reserve there would be others."""
    for slot in range(SLOTS):
        if st.centre[slot]: return 0
    return 1


# Drawing

def begin_drawing(st: State) -> None:
    """V16, V17  There is always a card to draw: the Profit cards are never in a hand."""
    st.to_draw = st.draw_count
    st.actor = CHANCE
    st.phase = Phase.DRAW
    if pile_size(st) == 0: reshuffle(st)

def draw_on(st: State) -> None:
    """V16, V17  The next card, if there is one: an empty draw pile is replaced by the discard pile."""
    if st.to_draw and pile_size(st) == 0: reshuffle(st)
    if st.to_draw and pile_size(st) == 0: tell(st, Event.PILES_EMPTY, st.player)
    if st.to_draw == 0 or pile_size(st) == 0: end_drawing(st)

def reshuffle(st: State) -> None:
    """V17  Proxy and Profit cards too; Profit cards shown in this drawing stay out (V37)."""
    for card in range(KINDS_OF_CARD):
        st.pile[card] = st.discarded[card]
        st.discarded[card] = 0
    if pile_size(st): tell(st, Event.SHUFFLED, pile_size(st))

def odds_draw_card(st: State, card: int) -> int:
    """V16"""
    return st.pile[card]

def draw_card(st: State, card: int) -> None:
    """V16, V37  A Profit card is shown, scored and replaced; any other goes into the hand."""
    st.pile[card] -= 1
    if card == PROFIT:
        tell(st, Event.PROFIT, st.player)
        st.profits += 1
        score_profits(st)
    else:
        tell(st, Event.DREW, st.player, card)
        receive(st, st.player, card)
        st.to_draw -= 1
    draw_on(st)

def end_drawing(st: State) -> None:
    """V9, V37, V46  Profit cards shown are discarded; then the next player follows."""
    st.to_draw = 0
    st.discarded[PROFIT] += st.profits
    st.profits = 0
    if st.turn_limit and st.turn == st.turn_limit: cut_short(st)
    else:
        st.player = seat_after(st, st.player)
        begin_turn(st)

def cut_short(st: State) -> None:
    """V46"""
    tell(st, Event.CUT_SHORT, st.turn)
    st.truncated = 1
    end_game(st)
