"""What a bot says when it declines a trade."""

from ..state import Phase, State
from .bargains import is_close, partner_gain

REMARKS = ("COSTS_ME", "TOO_CLOSE", "RATHER_NOT")


def remark(st: State, block: str) -> tuple[str, list[int]] | None:
    """S139  Why the actor declines what is offered, and to whom that is said; None if there is nothing to say."""
    if st.phase != Phase.REPLY or block != "refuse": return None
    if partner_gain(st) <= 0: return "COSTS_ME", [st.active]
    return ("TOO_CLOSE" if is_close(st, st.active) else "RATHER_NOT"), [st.active]
