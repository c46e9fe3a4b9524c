"""The moment that "How to play" is drawn from: some cultures are found, others are not, and a ship carries goods."""

from magnat.core.declare import NEWCOMER, Sample, View

from .components import HELD_CARD, HELD_FACTORY, HELD_GOOD, SYSTEMS


def is_telling(view: View) -> bool:
    """I carry goods of two kinds, hold a First Contact card, and about half of the sky is known."""
    held = view["held"][NEWCOMER]
    kinds = sum(count > 0 for count in held[HELD_GOOD:HELD_FACTORY])
    return bool(kinds >= 2 and sum(held[HELD_CARD:]) > 0 and 2 * sum(view["contacted"]) >= SYSTEMS)


SAMPLE = Sample(seats=4, when=is_telling)
