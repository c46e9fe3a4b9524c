"""What the words of acts name in a position."""

from magnat.core.game import Named

from .components import RAISES
from .rules.request import raised_by
from .state import Phase, State

UPS = ("up_10", "up_20", "up_50", "up_100")
COUNTING = (Phase.REQ_QTY, Phase.SALE_QTY, Phase.DOUBLE_QTY, Phase.FORCED_QTY, Phase.BANK_SALE_QTY)


def naming(st: State, block: str, argument: int) -> Named:
    """M46  The whole price, where it is named by what it adds, or by its tens. M46, M51, M79, M83, M125  The company whose lots are counted."""
    if block in UPS:
        return {"price": ("quote", raised_by(st, RAISES[UPS.index(block)]))}
    if block == "qty" and st.phase in COUNTING:
        return {"company": ("company", st.company), **({"holder": ("seat", st.seller)} if st.phase == Phase.REQ_QTY else {})}
    return {"price": ("quote", st.offer + argument)} if block == "tens" else {}
