"""M70, M76-M78, M95  Rumours: drawn in secret, revealed in a window, laid under their pile."""

from magnat.core.declare import CHANCE, ask, next_asked, pop, tell
from magnat.core.kit import has, including, without

from ..components import CARD_EFFECT, CARDS, EFFECT_SUM, EFFECT_TARGET, MEANT, RUMOURS_SERIES
from ..state import (
    ANY_TIME, DEBT_SALE, IN_PRETURN, SEIZED_SALE, TURN_WINDOW, Event, Phase, Refusal, Stage, State, holders, in_play, may_deal, owns_shares,
)
from .market import move_quotes, within


# Drawing

def take_rumour(st: State) -> None:
    """M70, M78  Without a card in the pile the square has no effect."""
    if st.pile_size:
        st.actor = CHANCE
        st.phase = Phase.DRAW_RUMEUR
        st.stage = 0
    else:
        tell(st, Event.NO_RUMOURS, st.active)
        st.stage = Stage.SQUARE_OVER

def odds_draw_rumeur(st: State, card: int) -> int:
    """M7, M67  Any card never drawn; after these the one that lies on top."""
    top = st.pile[st.pile_top]
    if top == 0: return st.fresh[card]
    return 1 if top == card + 1 else 0

def draw_rumeur(st: State, card: int) -> None:
    """M70  Kept in secret."""
    tell(st, Event.DREW_RUMEUR, st.active, card)
    st.fresh[card] = 0
    st.hand[st.active][card] = 1
    st.pile[st.pile_top] = 0
    st.laid_by[st.pile_top] = 0
    st.pile_top = (st.pile_top + 1) % CARDS
    st.pile_size -= 1
    st.stage = Stage.SQUARE_OVER

def put_under(st: State, card: int, layer: int) -> None:
    """M78, M95  Under the pile: open for all, or unseen by all but the ruined player who lays it."""
    index = (st.pile_top + st.pile_size) % CARDS
    st.pile[index] = card + 1
    st.laid_by[index] = layer
    st.pile_size += 1


# Windows

def open_window(st: State, then: int) -> None:
    """M65, M76, M89  Every holder may speak before the payment to come, clockwise from the active player; none opens in the sales of a default."""
    st.stage = then
    asked = holders(st)
    if asked == 0 or st.rumour_windows == TURN_WINDOW or st.kind == DEBT_SALE or st.kind == SEIZED_SALE: return
    company, price = st.company, st.price
    ask(st, Phase.RUMOUR, asked, st.active)
    st.company = company
    st.price = price

def between(st: State, then: int, price: int) -> None:
    """M76  Where rumours may be revealed at any time, holders are asked before the next step too; `price` is what it is about."""
    st.stage = then
    if st.rumour_windows != ANY_TIME: return
    st.price = price
    open_window(st, then)

def settle(st: State, then: int) -> None:
    """M34, M65, M76  The window, then all who have asked pay, then what follows."""
    st.after = then
    open_window(st, Stage.PAY)

def can_request(st: State, seat: int) -> int:
    """M49  Once, of the active player, if he owns anything."""
    if st.private_requests != IN_PRETURN or seat == st.active or st.requested[seat]: return 0
    return 1 if may_deal(st, seat) and owns_shares(st, st.active) else 0

def askable(st: State) -> int:
    """M49, M76  Who may speak in the open window: holders of rumours, and before a turn those who may make a request."""
    mask = holders(st)
    for seat in range(st.seats):
        if st.phase == Phase.PRETURN and not has(mask, seat) and can_request(st, seat): mask = including(mask, seat)
    return mask

def go_on_in_window(st: State) -> None:
    """M76  The same player again until he passes, then the next one; whoever has nothing left to say is not asked."""
    st.pending = st.pending & askable(st)
    st.stage = 0
    if st.pending: st.actor = next_asked(st, st.actor)
    elif st.phase == Phase.PRETURN: ask_sale(st)
    else: close_window(st)

def close_window(st: State) -> None:
    """M77  The payment is made at the price that the rumours have left."""
    price = st.price
    pop(st)
    st.price = price

def ask_sale(st: State) -> None:
    """M51  The active player may sell, or rolls."""
    st.actor = st.active
    st.phase = Phase.SALE
    st.stage = 0

def may_reveal(st: State, card: int) -> int:
    """M70"""
    return 0 if st.hand[st.actor][card] else Refusal.NOT_YOUR_CARD

def reveal(st: State, card: int) -> None:
    """M77, M78  Quotes change at once, and so does the price of the transaction that is about to be paid."""
    tell(st, Event.REVEALED, st.actor, card)
    st.hand[st.actor][card] = 0
    put_under(st, card, 0)
    first = RUMOURS_SERIES * CARDS + card
    for effect in range(CARD_EFFECT[first], CARD_EFFECT[first + 1]):
        move_quotes(st, effect)
        if st.price and in_play(st, st.company) and MEANT[EFFECT_TARGET[effect] + st.company]:
            st.price = within(st, st.price + EFFECT_SUM[effect])
            tell(st, Event.PAYS_NOW, st.company, st.price)
    st.stage = Stage.WINDOW

def pass_by(st: State) -> None:
    """M76  One sweep: nobody is asked again after passing."""
    st.pending = without(st.pending, st.actor)
    st.stage = Stage.WINDOW
