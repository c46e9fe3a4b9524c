"""The moment that "How to play" is drawn from: lots that earn, others that nearly do, and squares where somebody has to be paid."""

from magnat.core.guide import NEWCOMER, View
from magnat.core.sample import Sample


def is_telling(view: View) -> bool:
    """I own titles to several productions, and a rival and I earn royalties already."""
    earning = [sum(pays > 0 for pays in row) for row in view["royalty"]]
    return sum(share > 0 for share in view["share"][NEWCOMER]) >= 4 and earning[NEWCOMER] >= 2 and max(earning[NEWCOMER + 1 :]) >= 1


SAMPLE = Sample(seats=4, when=is_telling)
