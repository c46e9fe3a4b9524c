"""What the words of an act can name besides its argument."""

from magnat.core.game import Named

from .state import Phase, Proposal, State, decided_phase


def naming(st: State, block: str, argument: int) -> Named:
    """R53, R67, R69  The amount that is bid, put together or paid. R26  Whether anything was bought. R83  What partners are asked to agree to."""
    if block == "ok":
        return {"sum": ("money", st.sum)}
    if block == "bid_min":
        return {"sum": ("money", st.least)}
    if block == "sell_to" and st.bids[argument]:
        return {"sum": ("money", st.bids[argument])}
    if block == "stop":
        return {"bought": ("number", st.bought)}
    if st.phase != Phase.CONSENT:
        return {}
    found: dict[str, tuple[str, int]] = {"proposal": ("number", st.proposal)}
    if st.proposal == Proposal.BUY:
        found["title"] = ("title", st.matter)
    if st.proposal == Proposal.PUT_UP:
        found["production"] = ("production", st.matter)
    if st.proposal == Proposal.SELL_TO:
        found |= {"buyer": ("seat", st.matter), "sum": ("money", st.bids[st.matter])}
    if st.proposal in (Proposal.BID, Proposal.NAME_PRICE):
        found["sum"] = ("money", st.sum if decided_phase(st) in (Phase.RAISE, Phase.SALE_ASK) else st.least)
    if st.proposal in (Proposal.BID, Proposal.NAME_PRICE, Proposal.SELL_TO):
        found["production"] = ("production", st.lot - 1)
    return found
