"""Numbers that name seats, seen from one of them: one's own seat is 0, the next clockwise 1. Plain functions that compile."""

from magnat.core.kit import all_of


def turned_seat(value: int, seat: int, seats: int) -> int:
    """A seat as `seat` counts; what is no seat (negative, or behind the last one) stays what it is.

    >>> [turned_seat(value, 1, 3) for value in (-1, 0, 1, 2, 3)]
    [-1, 2, 0, 1, 3]
    """
    if value < 0 or value >= seats:
        return value
    return value - seat if value >= seat else value - seat + seats


def turned_maybe(value: int, seat: int, seats: int) -> int:
    """A seat + 1, or 0 for none.

    >>> [turned_maybe(value, 1, 3) for value in (0, 1, 2, 3)]
    [0, 3, 1, 2]
    """
    return value if value <= 0 else 1 + turned_seat(value - 1, seat, seats)


def turned_several(value: int, seat: int, seats: int) -> int:
    """A set of seats, one bit each.

    >>> [bin(turned_several(value, 1, 3)) for value in (0b001, 0b110, 0b111)]
    ['0b100', '0b11', '0b111']
    """
    if value < 0:
        return value
    everybody = all_of(seats)
    these = value & everybody
    return (value - these) | (these >> seat) | ((these << (seats - seat)) & everybody)


def seat_at(place: int, seat: int, seats: int) -> int:
    """The seat that `seat` counts as `place`; places behind the table are their own.

    >>> [seat_at(place, 1, 3) for place in range(4)]
    [1, 2, 0, 3]
    """
    if place >= seats:
        return place
    return place + seat if place + seat < seats else place + seat - seats
