"""The moment that "How to play" is drawn from: prices have moved, I have a majority, and all pawns are on their way."""

from magnat.core.declare import NEWCOMER, Sample, View

from .components import MAJORITY, NOMINAL

CALM = 60  # the dearest company, in steps of 10 $: none has been bid through the roof
MOVED = 4  # prices


def is_telling(view: View) -> bool:
    """I hold a majority and lots of other companies; the market has moved, and is calm."""
    held = view["held"][NEWCOMER]
    moved = sum(quote != nominal for quote, nominal in zip(view["quote"], NOMINAL, strict=True))
    are_out = all(square > 0 for square in view["square_under"][: view["seats"]])
    return bool(max(held) >= MAJORITY and sum(lots > 0 for lots in held) >= 4 and moved >= MOVED and are_out and max(view["quote"]) <= CALM)


SAMPLE = Sample(seats=3, when=is_telling, helpers=("payout", "wealth"))
