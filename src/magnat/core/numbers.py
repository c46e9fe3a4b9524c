"""Numbers that look random and are the same on every machine: a hash of where they are used.

A generator with a memory would have to live in the state or be passed around; a hash of (seed, game, stream, count) needs
neither, so games may be played in any order, on any number of threads, interpreted, compiled or on a GPU.
All arithmetic stays below 2**63 and uses no 64-bit mask, so that Python, Numba and CUDA agree.
"""

CHANCE_STREAM = 0  # seats use the streams 1, 2, 3 ...
BITS = 31
WORD = 0xFFFFFFFF
MOST_SEED = 2**62 - 1


def mix(word: int) -> int:
    """Scatter the bits of a 32-bit word; two words that differ in one bit come out unrelated."""
    word = ((word ^ (word >> 16)) * 0x21F0AAAD) & WORD
    word = ((word ^ (word >> 15)) * 0x735A2D97) & WORD
    return word ^ (word >> 15)


def number(seed: int, game: int, stream: int, count: int) -> int:
    """The `count`-th number of a stream of a game: 31 bits.

    The first two lines do not depend on stream and count, and compilers lift them out of the loop over a game.

    >>> [number(7, 0, CHANCE_STREAM, count) for count in range(3)]
    [168698207, 483838232, 775590109]
    """
    low = mix(mix((seed & WORD) ^ 0x9E3779B9) ^ (game & WORD))
    high = mix(mix((seed >> 32) ^ low) + (game >> 32) & WORD)
    return mix(mix(low ^ (count * 32 + stream) & WORD) ^ high) >> 1


def below(number: int, total: int) -> int:
    """Turn a 31-bit number into one of 0 .. total - 1.

    >>> below(0, 6), below(2**31 - 1, 6)
    (0, 5)
    """
    return (number * total) >> BITS


def draw(luck: list[int], total: int) -> int:
    """The next number below `total` from `luck`, a working memory that holds [seed, count]; used by `resample`."""
    luck[1] += 1
    return below(number(luck[0], 0, CHANCE_STREAM, luck[1]), total)
