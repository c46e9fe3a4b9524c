"""How one number of an observation becomes one of a feature, in whole numbers. Plain functions that compile."""

ONE = 127  # what stands for 1 in features of whole numbers
NUMBER, PLACES, SET = range(3)  # how a number is shown: scaled, one column for each thing, or a bit for each


def scaled(value: int, usual: int) -> int:
    """A number in steps of which ONE are its usual size, to the nearest; what is larger counts as that. A plain function that compiles.

    >>> [scaled(value, 10) for value in (-30, -5, 0, 1, 10, 11)]
    [-127, -64, 0, 13, 127, 127]
    """
    size = min(ONE, (2 * ONE * abs(value) + usual) // (2 * usual))
    return -size if value < 0 else size
