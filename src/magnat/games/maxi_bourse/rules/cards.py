"""M67-M75, M82, M116-M125  Cards that are read: their effects one after the other."""

from magnat.core.declare import tell
from magnat.core.kit import bank_pays, has, including, pay, pay_bank, without

from ..components import (
    BELOW_QUOTE, BOURSE, BUY_RIGHT, CARDS, CARD_EFFECT, CASH, CASH_FROM_EACH, CASH_PER_LOT, CASH_TO_EACH, COMPANIES, EFFECT_KIND, EFFECT_LOTS,
    EFFECT_PRICE, EFFECT_SUM, EFFECT_TARGET, FORCED_SALE, FREE_LOT, HALF_QUOTE, INTERIEURE, INTERNATIONALE, MEANT, PARTS, PERSONAL, QUOTE,
    QUOTE_CHOICE, REBATE,
)
from ..state import (
    BANK, PAYMENT, TARGET, Event, Phase, Refusal, Stage, State, admitted, in_game, in_play, may_go_to_bank, most_to_bank, owns_shares,
)
from .default import ruin
from .end import end_game
from .forced import open_forced, others_in_game
from .market import bank_is_empty, hand_over, move_quote, move_quotes, over_cash, within
from .rumours import open_window, settle


# Drawing

def odds_of_card(st: State, series: int, card: int) -> int:
    """M7, M67  Any card never read; after these the one that lies on top."""
    top = st.pack[series][st.next_card[series]]
    if top: return 1 if top == card + 1 else 0
    for index in range(CARDS):
        if st.pack[series][index] == card + 1: return 0
    return 1

def read_card(st: State, series: int, card: int) -> None:
    """M67, M75  It keeps its place in the pack, which is gone through again and again: that is to lie under its pile."""
    st.pack[series][st.next_card[series]] = card + 1
    st.next_card[series] = (st.next_card[series] + 1) % CARDS
    st.effect = CARD_EFFECT[series * CARDS + card]
    st.last_effect = CARD_EFFECT[series * CARDS + card + 1]
    st.actor = st.active
    st.stage = Stage.EFFECT

def odds_draw_bourse(st: State, card: int) -> int:
    """M67"""
    return odds_of_card(st, BOURSE, card)

def draw_bourse(st: State, card: int) -> None:
    """M68"""
    tell(st, Event.READ_BOURSE, st.active, card)
    read_card(st, BOURSE, card)

def odds_draw_interieure(st: State, card: int) -> int:
    """M67"""
    return odds_of_card(st, INTERIEURE, card)

def draw_interieure(st: State, card: int) -> None:
    """M69"""
    tell(st, Event.READ_INTERIEURE, st.active, card)
    read_card(st, INTERIEURE, card)

def odds_draw_internationale(st: State, card: int) -> int:
    """M67"""
    return odds_of_card(st, INTERNATIONALE, card)

def draw_internationale(st: State, card: int) -> None:
    """M69"""
    tell(st, Event.READ_INTERNATIONALE, st.active, card)
    read_card(st, INTERNATIONALE, card)

def odds_draw_personnel(st: State, card: int) -> int:
    """M67"""
    return odds_of_card(st, PERSONAL, card)

def draw_personnel(st: State, card: int) -> None:
    """M71"""
    tell(st, Event.READ_PERSONNEL, st.active, card)
    read_card(st, PERSONAL, card)


# Effects

def carry_out(st: State) -> None:
    """M75  The next effect of the card, by the rule of its kind."""
    if st.effect == st.last_effect or st.out[st.active]:
        st.stage = Stage.SQUARE_OVER
        return
    kind = EFFECT_KIND[st.effect]
    if kind == QUOTE: change_quotes(st)
    elif kind in (CASH, CASH_PER_LOT, CASH_TO_EACH): move_money(st)
    elif kind == CASH_FROM_EACH: open_collection(st)
    elif kind == FORCED_SALE: open_target(st)
    elif kind in (QUOTE_CHOICE, BUY_RIGHT): ask_by_card(st)
    elif kind == FREE_LOT: offer_free_lot(st)
    else: open_bank_sale(st)

def next_effect(st: State) -> None:
    """M75"""
    st.effect += 1
    st.stage = Stage.EFFECT

def change_quotes(st: State) -> None:
    """M116"""
    move_quotes(st, st.effect)
    next_effect(st)


# Money (M118-M121)

def card_sum(st: State) -> int:
    """M118-M120  What the card brings, or costs if negative."""
    kind, sum = EFFECT_KIND[st.effect], EFFECT_SUM[st.effect]
    if kind == CASH_TO_EACH: return -sum * others_in_game(st)
    if kind == CASH: return sum
    lots = 0
    for company in range(COMPANIES):
        if MEANT[EFFECT_TARGET[st.effect] + company]: lots += st.held[st.active][company]
    return lots * sum // PARTS if sum > 0 else -(lots * -sum // PARTS)   # M119  towards zero

def move_money(st: State) -> None:
    """M74, M118  Received, or due."""
    sum = card_sum(st)
    if sum >= 0:
        tell(st, Event.RECEIVED, st.active, sum)
        bank_pays(st, st.active, sum)
        next_effect(st)
        return
    st.due = -sum
    st.stage = Stage.CARD_DUE
    open_forced(st, st.active, st.due, PAYMENT)

def pay_card(st: State) -> None:
    """M74, M118, M120  To the bank or to each player; the bank pays players in the place of one who cannot, and he is ruined."""
    if EFFECT_KIND[st.effect] == CASH_TO_EACH: st.due = -card_sum(st)
    solvent = st.cash[st.active] >= st.due
    if EFFECT_KIND[st.effect] == CASH_TO_EACH: give_to_each(st, solvent)
    elif solvent:
        tell(st, Event.PAID, st.active, st.due)
        pay_bank(st, st.active, st.due)
    if not solvent: ruin(st, st.active)
    st.raised = 0
    st.due = 0
    next_effect(st)

def give_to_each(st: State, solvent: bool) -> None:
    """M74, M120  Clockwise, suspended players too."""
    for step in range(1, st.seats):
        seat = (st.active + step) % st.seats
        if in_game(st, seat):
            tell(st, Event.GAVE, st.active, seat, EFFECT_SUM[st.effect])
            if solvent: pay(st, st.active, seat, EFFECT_SUM[st.effect])
            else: bank_pays(st, seat, EFFECT_SUM[st.effect])

def open_collection(st: State) -> None:
    """M121  Every other player who is not ruined, suspended ones too."""
    st.concerned = 0
    for seat in range(st.seats):
        if seat != st.active and in_game(st, seat): st.concerned = including(st.concerned, seat)
    st.buyer = st.active
    st.stage = Stage.COLLECT

def collect_next(st: State) -> None:
    """M74, M121  Clockwise, one settled before the next; nobody pays a ruined player."""
    for step in range(1, st.seats):
        seat = (st.active + step) % st.seats
        if has(st.concerned, seat) and in_game(st, seat) and in_game(st, st.active):
            st.concerned = without(st.concerned, seat)
            st.buyer = seat
            st.stage = Stage.COLLECTED
            open_forced(st, seat, EFFECT_SUM[st.effect], PAYMENT)
            return
    st.concerned = 0
    next_effect(st)

def collect_from(st: State) -> None:
    """M74, M121  The bank pays in the place of a player who cannot, and he is ruined."""
    st.stage = Stage.COLLECT
    st.raised = 0
    sum = EFFECT_SUM[st.effect]
    if st.out[st.active]: return
    tell(st, Event.GAVE, st.buyer, st.active, sum)
    if st.cash[st.buyer] >= sum: pay(st, st.buyer, st.active, sum)
    else:
        bank_pays(st, st.active, sum)
        ruin(st, st.buyer)


# A sale for a sum (M79-M82, M122)

def open_target(st: State) -> None:
    """M79, M122"""
    st.due = EFFECT_SUM[st.effect]
    tell(st, Event.MUST_SELL, st.active, st.due)
    st.stage = Stage.TARGET
    open_forced(st, st.active, st.due, TARGET)

def pay_difference(st: State) -> None:
    """M82  What the shares did not yield goes to the bank in cash; whoever cannot pay it is ruined."""
    rest = st.due - st.raised
    st.raised = 0
    st.due = 0
    if rest > st.cash[st.active]: ruin(st, st.active)
    elif rest > 0:
        tell(st, Event.PAID, st.active, rest)
        pay_bank(st, st.active, rest)
    next_effect(st)


# A company of choice (M117, M123, M124)

def ask_by_card(st: State) -> None:
    """M117, M123"""
    st.actor = st.active
    st.phase = Phase.CARD_COMPANY
    st.stage = 0

def offer_free_lot(st: State) -> None:
    """M124  Without a company that is admitted there is no effect."""
    for company in range(COMPANIES):
        if may_pick_by_card(st, company) == 0:
            ask_by_card(st)
            return
    tell(st, Event.NO_EFFECT, st.active)
    next_effect(st)

def card_price(st: State, company: int) -> int:
    """M18, M123"""
    quote = st.quote[company]
    if EFFECT_PRICE[st.effect] == BELOW_QUOTE: return within(st, quote - REBATE)
    if EFFECT_PRICE[st.effect] == HALF_QUOTE: return (quote + 1) // 2
    return quote

def may_pick_by_card(st: State, company: int) -> int:
    """M117, M123, M124"""
    if not in_play(st, company): return Refusal.NOT_IN_PLAY
    if not admitted(st, company): return Refusal.NOT_ADMITTED
    if EFFECT_KIND[st.effect] == QUOTE_CHOICE: return 0
    if EFFECT_KIND[st.effect] == FREE_LOT: return 0 if st.bank[company] >= EFFECT_LOTS[st.effect] else Refusal.NO_STOCK
    if st.bank[company] == 0: return Refusal.NO_STOCK
    return Refusal.OVER_CASH if over_cash(st, st.active, card_price(st, company)) else 0

def pick_by_card(st: State, company: int) -> None:
    """M117, M123, M124"""
    st.company = company
    if EFFECT_KIND[st.effect] == QUOTE_CHOICE:
        move_quote(st, company, EFFECT_SUM[st.effect])
        next_effect(st)
    elif EFFECT_KIND[st.effect] == FREE_LOT:
        tell(st, Event.FREE_LOT, st.active, company, EFFECT_LOTS[st.effect])
        hand_over(st, company, BANK, st.active, EFFECT_LOTS[st.effect])
        st.stage = Stage.BOUGHT
    else: st.phase = Phase.CARD_QTY

def may_decline_right(st: State) -> int:
    """M68, M123  Only a right to buy."""
    return 0 if EFFECT_KIND[st.effect] == BUY_RIGHT else Refusal.MUST_OBEY

def decline_right(st: State) -> None:
    """M123"""
    next_effect(st)

def may_buy_by_card(st: State, lots: int) -> int:
    """M123"""
    if lots == 0: return Refusal.AT_LEAST_ONE
    if lots > EFFECT_LOTS[st.effect]: return Refusal.OVER_CARD
    if lots > st.bank[st.company]: return Refusal.OVER_STOCK
    return Refusal.OVER_CASH if over_cash(st, st.active, lots * card_price(st, st.company)) else 0

def buy_by_card(st: State, lots: int) -> None:
    """M123  Alone, at the price of the card; the quote does not move."""
    st.seller = BANK
    st.buyer = st.active
    st.demand[st.active] = lots
    st.price = card_price(st, st.company)
    settle(st, Stage.BOUGHT)

def end_purchase(st: State) -> None:
    """M110  With the last lot of the bank the exchange closes."""
    st.price = 0
    next_effect(st)
    if bank_is_empty(st):
        tell(st, Event.BANK_IS_EMPTY)
        end_game(st)


# Sales to the bank (M125)

def open_bank_sale(st: State) -> None:
    """M125"""
    st.left = EFFECT_LOTS[st.effect]
    if not owns_shares(st, st.active): tell(st, Event.NO_EFFECT, st.active)
    st.stage = Stage.TO_BANK

def ask_bank_sale(st: State) -> None:
    """M125  Until the count is reached or nothing is left."""
    st.price = 0
    if st.left and owns_shares(st, st.active):
        st.actor = st.active
        st.phase = Phase.BANK_SALE
        st.stage = 0
    else:
        st.left = 0
        next_effect(st)

def may_pick_for_bank(st: State, company: int) -> int:
    """M125"""
    if not st.held[st.active][company]: return Refusal.NOT_OWNED
    return 0 if may_go_to_bank(st, company) else Refusal.NOT_ADMITTED

def pick_for_bank(st: State, company: int) -> None:
    """M125"""
    st.company = company
    st.phase = Phase.BANK_SALE_QTY

def may_sell_to_bank(st: State, lots: int) -> int:
    """M125"""
    if lots == 0: return Refusal.AT_LEAST_ONE
    if lots > st.left: return Refusal.OVER_CARD
    return Refusal.OVER_HOLDING if lots > most_to_bank(st) else 0

def sell_to_bank(st: State, lots: int) -> None:
    """M125  One sale without a poll: the quote falls first, then the window."""
    st.left -= lots
    st.demand[st.active] = lots
    move_quote(st, st.company, -lots)
    st.price = st.quote[st.company]
    open_window(st, Stage.BANK_PAYS)

def bank_pays_for_lots(st: State) -> None:
    """M125"""
    lots = st.demand[st.active]
    st.demand[st.active] = 0
    tell(st, Event.SOLD_TO_BANK, st.active, st.company, lots, st.price, lots * st.price)
    bank_pays(st, st.active, lots * st.price)
    hand_over(st, st.company, st.active, BANK, lots)
    st.stage = Stage.TO_BANK
