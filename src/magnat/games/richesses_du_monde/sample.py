"""The moment that "How to play" is drawn from: lots that earn, others that nearly do, and squares where somebody has to be paid."""

from magnat.core.declare import NEWCOMER, Sample, View


def is_telling(view: View) -> bool:
    """Everybody owns titles, I to several productions; a rival and I earn royalties already."""
    earning = [sum(pays > 0 for pays in row) for row in view["royalty"]]
    owning = [sum(share > 0 for share in row) for row in view["share"][: view["seats"]]]
    return bool(owning[NEWCOMER] >= 3 and min(owning) >= 1 and earning[NEWCOMER] >= 2 and max(earning[NEWCOMER + 1 :]) >= 1)


SAMPLE = Sample(seats=4, when=is_telling)
