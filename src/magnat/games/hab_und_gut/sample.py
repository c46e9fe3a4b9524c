"""The moment that "How to play" is drawn from: prices have moved, shares are held and given, and the holders still have cards."""

from magnat.core.declare import NEWCOMER, Sample, View

from .state import Phase


def is_telling(view: View) -> bool:
    """My third trade turn of the second half: with shares of several goods, a gift on the board, and money in the charity box."""
    goods = sum(count > 0 for count in view["hand"][NEWCOMER])
    has_given = view["given"][NEWCOMER] > 0 and view["charity"][NEWCOMER] > 0
    return bool(view["phase"] == Phase.TRADE and view["actor"] == NEWCOMER and view["tour"] == 3 and goods >= 3 and has_given)


SAMPLE = Sample(seats=3, when=is_telling)
