"""How sure a share is."""

from __future__ import annotations

import math
from collections.abc import Sequence

SURE = 1.96  # standard errors on each side of a 95 % interval


def share_interval(share: float, count: float) -> tuple[float, float]:
    """The bounds of the 95 % interval of a share of so many (Wilson). It says something even where all went one way.

    >>> [round(bound, 3) for bound in share_interval(0.25, 200)], [round(bound, 3) for bound in share_interval(1.0, 12)]
    ([0.195, 0.314], [0.757, 1.0])
    """
    square = SURE**2
    middle = (share + square / (2 * count)) / (1 + square / count)
    half = SURE / (1 + square / count) * math.sqrt(share * (1 - share) / count + square / (4 * count**2))
    return max(0.0, middle - half), min(1.0, middle + half)


def mean_interval(shares: Sequence[float]) -> tuple[float, float]:
    """The bounds of the 95 % interval of the mean of shares, each of which is a whole or a part of a victory.

    They count as so many whole victories and defeats as would be equally unsure. Where all are alike, each counts for one: how far they
    differ is not known.

    >>> [round(bound, 3) for bound in mean_interval([1.0] * 12)], [round(bound, 3) for bound in mean_interval([1.0, 0.5] * 20)]
    ([0.757, 1.0], [0.668, 0.817])
    """
    count = len(shares)
    mean = sum(shares) / count
    spread = sum((share - mean) ** 2 for share in shares) / max(1, count - 1)
    worth = count * mean * (1 - mean) / spread if spread > 0 else count
    return share_interval(mean, worth)
