"""M13  What follows by itself, until somebody is asked, chance draws, or the exchange closes."""

from ..state import Stage, State
from .cards import ask_bank_sale, bank_pays_for_lots, carry_out, collect_from, collect_next, end_purchase, pay_card, pay_difference
from .default import pay_next, raise_more, share_surplus
from .double import end_square
from .end import close_for_one
from .forced import ask_forced
from .payout import pay_active
from .request import ask_next_holder, end_request_frame
from .rumours import go_on_in_window
from .sale import allot, begin_falling, end_sale, fall, go_on_after_sale, poll, sell_rest_to_bank
from .session import end_round, go_on_after_quote, speak
from .shortage import count_answers, next_step
from .turn import begin_turn, end_turn, land


def go_on(st: State) -> None:
    """M13, M110  One stage after the other; once a single player is left, nothing follows any more."""
    while st.stage:
        if st.falls == st.seats - 1: close_for_one(st)
        else: follow(st)

def follow(st: State) -> None:
    """M13  Every frame keeps its stage, so what was interrupted goes on where it was left."""
    if st.stage == Stage.WINDOW: go_on_in_window(st)
    elif st.stage == Stage.PAY: pay_next(st)
    elif st.stage == Stage.SPEAK: speak(st)
    elif st.stage == Stage.AT_QUOTE: go_on_after_quote(st)
    elif st.stage == Stage.ROUND: end_round(st)
    elif st.stage == Stage.STEP: next_step(st)
    elif st.stage == Stage.ANSWERS: count_answers(st)
    elif st.stage == Stage.POLL: poll(st)
    elif st.stage == Stage.ALLOT: allot(st)
    elif st.stage == Stage.FALLING: begin_falling(st)
    elif st.stage == Stage.FALL: fall(st)
    elif st.stage == Stage.BANK_TAKES: sell_rest_to_bank(st)
    elif st.stage == Stage.SALE_OVER: end_sale(st)
    elif st.stage == Stage.AFTER_SALE: go_on_after_sale(st)
    elif st.stage == Stage.HOLDERS: ask_next_holder(st)
    elif st.stage == Stage.REQUEST_OVER: end_request_frame(st)
    elif st.stage == Stage.EFFECT: carry_out(st)
    elif st.stage == Stage.CARD_DUE: pay_card(st)
    elif st.stage == Stage.COLLECT: collect_next(st)
    elif st.stage == Stage.COLLECTED: collect_from(st)
    elif st.stage == Stage.TARGET: pay_difference(st)
    elif st.stage == Stage.TO_BANK: ask_bank_sale(st)
    elif st.stage == Stage.BANK_PAYS: bank_pays_for_lots(st)
    elif st.stage == Stage.BOUGHT: end_purchase(st)
    elif st.stage == Stage.FORCED: ask_forced(st)
    elif st.stage == Stage.RAISE: raise_more(st)
    elif st.stage == Stage.SURPLUS: share_surplus(st)
    elif st.stage == Stage.SQUARE_OVER: end_square(st)
    elif st.stage == Stage.TURN_OVER: end_turn(st)
    elif st.stage == Stage.TURN: begin_turn(st)
    elif st.stage == Stage.PAYOUT: pay_active(st)
    else: land(st)
