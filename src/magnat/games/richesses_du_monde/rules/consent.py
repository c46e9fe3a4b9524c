"""R83  The consent of partners: what all agree to is done, what one objects to is not."""

from magnat.core.compile import by_number
from magnat.core.declare import end_answer, pop, tell

from ..state import Event, Phase, Proposal, State
from . import agreed, association, auction_square, bidding, exchange, market, purchase, turn
from .partners import withdraw_proposal

CHAPTERS = (agreed, association, auction_square, bidding, exchange, market, purchase, turn)
INSTEAD = {  # where one objects: as when nobody answers in time
    "BUY": "stop", "JOKER_BUY": "decline", "JOKER_USE": "keep_joker", "AUCTION_PICK": "put_up_cheapest", "AUCTION_BID": "pass_auction",
    "SALE_BID": "pass_sale", "RAISE": "pass_instead", "SALE_ASK": "abandon_sale", "SALE_DECIDE": "keep", "EXCHANGE": "abandon",
    "EXCHANGE_REPLY": "refuse_exchange", "ASSOCIATION": "abandon_association", "ASSOCIATION_REPLY": "stay_out",
    "GRACE_PICK": "put_up_cheapest_in_grace", "ROLL": "roll",
}  # fmt: skip

carry_out = by_number("carry_out", "proposal", [(proposal, proposal.does) for proposal in Proposal], CHAPTERS)
give_way = by_number("give_way", "phase", [(row, INSTEAD[row.name]) for row in Phase if row.name in INSTEAD], CHAPTERS)


def consent(st: State) -> None:
    """R83  Once all have agreed, the lead's act is carried out."""
    tell(st, Event.CONSENTED, st.actor)
    if not end_answer(st): return
    pop(st)
    carry_out(st)

def object(st: State) -> None:
    """R83  One objection is enough."""
    tell(st, Event.OBJECTED, st.actor)
    st.pending = 0
    pop(st)
    withdraw_proposal(st)
    give_way(st)
